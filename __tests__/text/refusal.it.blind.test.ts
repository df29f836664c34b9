import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// Written before the first rule of the language.
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
];

describe('detectRefusal, Italian, wordings first met blind', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
