import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// Three rounds of unseen sentences, refusals and answers; right at the first try: 22 of 24 and 24 of 24 (written before the
// first rule of the language), 11 of 20 and 18 of 20, 5 of 8 and 8 of 8. Misses led to rules for their kind.
const refusals = [
  'I documenti non indicano l’importo della cauzione.',
  'Non ho trovato alcuna informazione sul congedo parentale nel manuale.',
  'Mi dispiace, non posso rispondere a questa domanda sulla base degli estratti disponibili.',
  'Il contesto non menziona chi ha firmato il contratto d’affitto.',
  'Nessuna delle fonti tratta questo argomento.',
  'Non dispongo di informazioni sufficienti per rispondere.',
  'Purtroppo questo dato non compare nelle pagine che mi sono state fornite.',
  'Mi è impossibile stabilire chi abbia approvato il bilancio.',
  'Il rapporto tace su questo punto.',
  '**Non lo so.** Gli estratti parlano di biciclette, non di tram.',
  'Risposta: non specificato nei documenti.',
  'Preferisco non fare ipotesi sui motivi delle dimissioni.',
  'Nulla nella base di conoscenza indica il termine per il rimborso.',
  'Sebbene la guida descriva la vecchia procedura, non spiega quella nuova.',
  'Non sono in grado di confermare questa affermazione. Si rivolga all’ufficio legale.',
  'In questi testi non c’è traccia del prezzo dell’abbonamento.',
  'Questa domanda esula dall’ambito dei miei documenti.',
  'Non sono autorizzato a comunicare gli stipendi: sono dati riservati.',
  'In mancanza di ulteriori dati non mi è possibile pronunciarmi.',
  'La cifra richiesta non risulta da nessuna parte nel bilancio. Vuole che cerchi altrove?',
  'Ho esaminato i 12 file, ma nessuno parla di un’indennità.',
  'I passaggi recuperati non permettono di rispondere.',
  "L'archivio non contiene fotografie della vecchia stazione.",
  'Temo che i suoi documenti non dicano nulla su chi abbia pagato le riparazioni.',
  'Non ho accesso ai suoi dati bancari, quindi non posso controllare quel bonifico.',
  'Le informazioni di cui dispongo non mi permettono di risponderle con certezza.',
  'Nella convenzione non si fa menzione di alcun massimale.',
  'Queste pagine trattano della flotta di camion e non delle biciclette di servizio; non vedo nulla sulla loro manutenzione.',
  'Mi spiace, ma questo tema non è coperto dalla mia documentazione. Posso aiutarla in altro?',
  'La data esatta non è nota in base alle fonti.',
  'Non sono stati trovati risultati pertinenti per la sua richiesta.',
  'Dopo aver riletto i tre rapporti, non vi trovo il nome del fornitore.',
  'Non è specificato.',
  'Il documento fornito nulla dice sulle spese di pratica.',
  'Temo di non poterla aiutare su questo.',
  'Gli appunti contengono soltanto l’ordine del giorno; le decisioni non vi figurano.',
  'Non ne ho idea, i testi non ne parlano.',
  'Mi è vietato divulgare il contenuto di quel contratto.',
  'In mancanza di fonti, mi asterrò dal rispondere.',
  'Purtroppo non abbiamo trovato una risposta alla sua domanda nel nostro centro assistenza.',
  'Che io sappia, nulla nello statuto fissa l’età minima.',
  'La mia risposta sarebbe pura speculazione: i conti della controllata non sono allegati.',
  'Ho sottomano solo il calendario di marzo, non quello di aprile.',
  'Nessuna idea: non ho queste cifre.',
  'La guida non ne fa parola.',
  'Mi spiace, mi occupo solo di domande sui nostri contratti.',
  'Difficile rispondere, il fascicolo non contiene alcun estratto conto.',
  'La questione della prescrizione non è affrontata in nessuno dei documenti.',
  'Non voglio trarla in inganno; meglio chiedere in cancelleria.',
  'Questo dato manca negli allegati.',
];

// They only say how far the sources go, or give a reason in a clause of its own.
const missed = [
  'La sua domanda riguarda il 2026, ma i dati si fermano al 2024.',
  'Non saprei dire chi abbia scritto questa nota: il testo non è firmato.',
];

const answers = [
  'Scusi l’attesa: la garanzia dura 24 mesi.',
  'I clienti che non riescono ad accedere devono reimpostare la password.',
  'Non può cumulare i due buoni sconto.',
  'Il messaggio «impossibile trovare il file» compare quando il disco è scollegato.',
  'Il custode ha risposto: «Non posso farla entrare» e ha chiuso il cancello.',
  'Il manuale non parla di gatti. I cani, invece, sono ammessi al piano terra.',
  'Non conosco l’importo esatto, ma il rapporto parla di circa 300 euro al mese.',
  'Per entrare al museo non serve alcun documento.',
  'La prima visita non prevede costi.',
  'Non ho trovato errori nel suo file.',
  'La polizza non copre i danni causati dall’acqua.',
  'L’inquilino non ha risposto alla lettera del 3 maggio.',
  'Se non trovo un documento, lo chiedo all’archivio.',
  'Il rapporto afferma che la commissione non ha potuto stabilire la causa dell’incendio.',
  'Non vedo motivo di aspettare: l’aggiornamento è stabile.',
  'No, il contratto vieta gli animali.',
  'Non è possibile pagare in contanti; usi una carta.',
  'Purtroppo la piscina è chiusa in inverno.',
  'Anche se il documento non dà una data, i lavori dovrebbero finire in primavera.',
  'Il server non è riuscito ad avviarsi perché la porta era occupata.',
  'Senza il numero di serie non posso dire quale modello abbia, ma entrambi usano il filtro F-20.',
  'Ogni domanda incompleta viene respinta dall’ufficio.',
  'Non trovo la clausola sui gatti, tuttavia la clausola 7 permette i cani.',
  'Nessuno sa quando fu costruita la torre.',
  'Senza ricevuta non si accettano reclami.',
  'La garanzia non menziona le batterie, ma l’assistenza le sostituisce gratis per un anno.',
  'Non trovo nulla da ridire sulla sua bozza.',
  'Il tecnico non ha trovato l’origine della perdita e tornerà lunedì.',
  'Secondo il testimone non si poteva vedere la targa.',
  'Il museo non accetta assegni.',
  'L’errore «accesso negato» significa che il suo token è scaduto. Ne crei uno nuovo.',
  'Impossibile sbagliarsi: è la porta blu in fondo al corridoio.',
  'I minori non sono autorizzati a firmare da soli.',
  'Questa opzione non è disponibile in blu, solo in grigio.',
  'Scusi il ritardo! Il suo pacco parte stasera.',
  'Non direi che sia rischioso; il salvataggio è automatico.',
  'Il rapporto non contiene alcun errore di calcolo.',
  'Il prezzo non è indicato sull’etichetta: sono 12 euro alla cassa.',
  'Non occorre presentare alcun documento d’identità.',
  'Nessuna delle tre pompe ha bisogno di olio.',
  'Non si sa mai: conservi lo scontrino.',
  'La guida indica come contestare un rifiuto.',
  'Quando non capisco una richiesta, faccio una domanda.',
  'La risposta è no: il tirocinio non è retribuito.',
  'La guida non è ancora stampata, ma la versione in linea è aggiornata.',
  'Le tessere smarrite non vengono rimborsate.',
  'La cassiera non ha saputo rispondere al cliente, che si è lamentato.',
  'Nulla è dovuto se il soggiorno viene annullato prima del 1º giugno.',
  'Non vedo obiezioni, lo statuto lo permette.',
  'Il sensore non rileva oggetti sotto i 2 cm.',
  'In mancanza del numero legale l’assemblea è rinviata al 9 giugno.',
  'Se non sa quale taglia scegliere, prenda la più grande.',
];

describe('detectRefusal, Italian, wordings first met blind', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });

  it.each(missed)('is known to miss: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
