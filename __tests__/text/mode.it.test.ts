import { describe, expect, it } from 'vitest';
import { detectMode } from '../../src/text/mode.ts';

// Right at the first try, disputes and look-alikes: 12 and 12 of 12 each, then 4 and 8 of 8 each; reservations and
// look-alikes: 11 and 11 of 12, then 6 and 7 of 8.
const disputed = [
  'I due rapporti si contraddicono sulla data di chiusura.',
  'Le fonti non sono d’accordo: una parla di 40 feriti, l’altra di 60.',
  'La guida dice che i cani sono ammessi, mentre il contratto li vieta.',
  'I documenti danno cifre diverse per lo stesso mese.',
  'C’è una contraddizione tra il contratto e il regolamento interno.',
  'Secondo la circolare il progetto è fermo; secondo il verbale va avanti.',
  'Le versioni dei testimoni divergono sull’ora dell’incidente.',
  'I suoi file contengono informazioni contraddittorie sulla garanzia.',
  'Riscontro delle incoerenze fra le due tabelle.',
  'Il documento A colloca l’apertura nel 1931, il documento B nel 1934.',
  'Gli studi giungono a conclusioni opposte, quindi non posso stabilire quale sia giusta.',
  'La seconda e-mail contraddice la prima.',
  'Il bollettino annuncia un calo del 3 %, ma la tabella allegata mostra un aumento.',
  'Le informazioni raccolte sono inconciliabili: non possono essere giuste entrambe le date.',
  'Su questo punto le sue due schede tecniche si contraddicono.',
  'Esistono due versioni diverse della ricetta a seconda del quaderno consultato.',
  'Il comune afferma di aver pagato la fattura; l’impresa, nella sua lettera, afferma il contrario.',
  'Un primo passo fissa il limite a 10 kg, un secondo a 12 kg.',
  'I periti citati nel fascicolo sono in disaccordo sulla causa del crollo.',
  'La cifra del comunicato non corrisponde a quella del rapporto annuale.',
];

const undisputed = [
  'I due rapporti non si contraddicono.',
  'Non c’è alcuna contraddizione tra il contratto e il regolamento.',
  'Le fonti concordano sulla data.',
  'I prezzi cambiano a seconda della regione.',
  'La contraddizione è solo apparente: le due tabelle coprono periodi diversi.',
  'La nuova guida sostituisce la vecchia: i cani sono ammessi.',
  'In caso di conflitto tra i file prevale il più recente.',
  'Ogni conflitto di interessi va segnalato alla direzione.',
  'I documenti contraddicono la sua ipotesi: il termine è di 30 giorni.',
  'Il manuale spiega come prendere un libro in prestito, la guida come restituirlo.',
  'L’inquilino contesta la fattura dell’idraulico.',
  'Entrambi gli studi arrivano alla stessa conclusione.',
  'La tabella conferma il calo annunciato dal bollettino.',
  'Le due schede sono coerenti tra loro.',
  'Il regolamento distingue due casi diversi: adulti e minori.',
  'Le cifre variano da un anno all’altro.',
  'Il sindacato è in disaccordo con la direzione sugli orari.',
  'Questi due valori non sono incompatibili: uno è lordo, l’altro netto.',
  'Senza connessione le modifiche in conflitto sono mostrate in rosso.',
  'Il primo capitolo tratta dell’acquisto, il secondo della vendita.',
];

const hedged = [
  'Il ritardo è probabilmente dovuto allo sciopero.',
  'Sembra che la riunione sia stata rinviata a martedì.',
  'Secondo una sola testimonianza il ponte sarebbe stato chiuso a marzo.',
  'I dati sono scarsi, ma fanno pensare a un leggero aumento.',
  'Che io sappia, l’abbonamento si rinnova ogni anno.',
  'I lavori dovrebbero finire in primavera.',
  'Non conosco l’importo esatto, ma si aggira sui 300 euro.',
  'Non è del tutto certo che la clausola si applichi, ma il testo va in questa direzione.',
  'Può darsi che le tariffe siano cambiate dopo la pubblicazione della guida.',
  'Il costo è stimato in 2 milioni di euro.',
  'Salvo conferma, la sala è libera il 12 maggio.',
  'La causa potrebbe essere una perdita nella guarnizione.',
  'L’autore sarebbe un certo Malvari, stando alla firma.',
  'Nulla lo conferma formalmente, ma di solito la cauzione viene restituita.',
  'Direi che la pompa regge altri due anni.',
  'Si può supporre che l’orario invernale valga anche nei festivi.',
  'Il testo lascia intendere che il premio si paghi a giugno.',
  'È probabilmente la valvola, anche se il manuale resta vago.',
  'Circa un terzo dei soci avrebbe rinnovato, secondo un piccolo sondaggio interno.',
  'La risposta va verificata con l’ufficio, perché la scheda è del 2019: la tariffa è di 4 euro.',
];

const plain = [
  'Il ritardo è dovuto allo sciopero.',
  'I soci possono prendere in prestito cinque libri.',
  'Può disdire in qualsiasi momento.',
  'Risponda alla lettera il più presto possibile.',
  'Il pacco è stato consegnato il 3 maggio.',
  'La rivista esce il lunedì e il giovedì.',
  'Scelga l’opzione che le sembra più semplice.',
  'Il cartello dice «forse chiuso d’inverno».',
  'I dipendenti devono timbrare all’arrivo.',
  'La probabilità calcolata è del 12 %.',
  'Il preventivo si trova nell’allegato 2.',
  'La sala è libera il 12 maggio.',
  'La cauzione viene restituita entro otto giorni.',
  'È possibile pagare in tre rate.',
  'Se la spia lampeggia, può trattarsi di un errore di collegamento; veda la pagina 4.',
  'I visitatori potranno lasciare le borse al guardaroba.',
  'Questo medicinale va preso con un bicchiere d’acqua.',
  'Uscirà in libreria il 4 marzo.',
  'La giuria valuta ogni disegno su dieci punti.',
  'Dovrebbe ricevere un’e-mail; faccia clic sul link.',
];

const abstaining = [
  'Sembra che i documenti non menzionino l’importo.',
  'Forse è indicato altrove, ma in queste pagine non ho trovato nulla.',
];

describe('detectMode, Italian', () => {
  it.each(disputed)('disputed: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'disputed', signal: expect.any(String) });
  });

  it.each(undisputed)('trustworthy: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'trustworthy' });
  });

  it.each(hedged)('trustworthy with a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy', hedge: expect.any(String) });
  });

  it.each(plain)('trustworthy without a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy' });
  });

  it.each(abstaining)('abstains, however hedged: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'abstain', signal: expect.any(String) });
  });
});
