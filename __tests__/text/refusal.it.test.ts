import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// At the first try 15 of 25 refusals and all answers were right.
const refusals = [
  'In base al contesto fornito non è possibile sapere quante persone siano state assunte nel 2024. Il testo cita soltanto l’apertura dello stabilimento di Belmonte.',
  'Ciao! Grazie per la domanda. Purtroppo la nostra base di conoscenza non contiene nulla in proposito.',
  'Non ho questa informazione.',
  'I documenti che mi ha inviato non toccano il tema degli straordinari.',
  'Questo non lo so: il manuale si ferma alla versione 3.',
  'Nessuno degli estratti riporta il nome dell’architetto.',
  'La risposta non si trova nelle pagine consultate.',
  'Mi scusi, ma non posso comunicarle i recapiti di un altro cliente, perché violerebbe la sua privacy.',
  'Il verbale riporta il voto, ma non l’esito.',
  'Le fonti disponibili sono troppo scarse per trarre una conclusione.',
  'Nel fascicolo manca il contratto del 2025, che mi servirebbe per rispondere.',
  'Impossibile dirlo solo con questo documento.',
  '**Risposta breve:** i testi non lo dicono.',
  'Non essendo un medico, non posso darle pareri sanitari. Ne parli con il suo dottore.',
  'Il passaggio [2] descrive il procedimento; la quantità di colla non viene indicata.',
  'Mi rincresce, la sua richiesta esce dal mio campo di competenza.',
  'Dai documenti non si capisce se l’ascensore sia stato controllato.',
  'Niente del genere compare nel regolamento che ho davanti.',
  'Scusa, non ho trovato nulla che corrisponda a «indennità di trasporto».',
  'Né la guida né l’allegato precisano quanto dura il tirocinio.',
  'I risultati della ricerca riguardano il comune vicino. Non sono quindi in grado di dirle a che ora apre il municipio.',
  'Preferisco astenermi, poiché non mi è stata data alcuna fonte affidabile.',
  'In nessun punto del testo si parla di un rimborso.',
  'Nessuna informazione disponibile su questo punto.',
  'Senza l’estratto conto non riesco a verificare questo importo. Me lo potrebbe inviare?',
];

const answers = [
  'No. Secondo l’articolo 4 il subaffitto non è consentito.',
  'Non le consiglio di mescolare i due prodotti: sprigionano un gas irritante.',
  'Il volo non comprende il pasto, ma lo si può ordinare a bordo.',
  'Chi non ha accesso al garage può parcheggiare in via dei Gigli.',
  'Non ho il dato del 2024; quello del 2023 era di 18 milioni.',
  'Il sindaco si è rifiutato di commentare il progetto.',
  'Lo studio non ha rilevato differenze tra i due gruppi.',
  'Se lo schermo mostra «nessun dato disponibile», riavvii l’applicazione.',
  'I bambini sotto i sei anni non pagano.',
  'La lettera precisa che l’inquilino non ha trovato un sostituto.',
  'Ecco il comando, anche se io non posso eseguirlo per lei:\n```\nmake test\n```',
  'Sul treno non c’è il wifi, tranne in prima classe.',
  'Nessuno può entrare senza tessera.',
  'Non posso che confermare: la consegna è prevista per martedì.',
  'Non si può annullare un biglietto dopo la partenza.',
  'Il modulo non ha una casella per il nome; lo scriva in alto.',
  'Il contratto non precisa questo punto, ma la legge fissa un termine di un mese.',
  'Durante la migrazione non va perso alcun dato.',
  'Il comune non ha risposto alla domanda, che si intende quindi accolta.',
  'Il motore non parte sotto i -20 gradi.',
  'Quale versione usa, la 3 o la 4?',
  'La pratica incompleta viene rimandata al mittente.',
  'Il suo abbonamento non dà accesso ai rapporti. Un amministratore può attivarlo in Impostazioni, Ruoli.',
  'Non so a quale delle due fatture si riferisca. Può indicarmi il numero?',
  'Il Consiglio ha dichiarato di non disporre di nuovi elementi.',
];

describe('detectRefusal, Italian', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
