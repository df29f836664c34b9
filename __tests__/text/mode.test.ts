import { describe, expect, it } from 'vitest';
import { detectMode } from '../../src/text/mode.ts';

const disputed = [
  'The two sources offer contradictory accounts.',
  'Sources differ on whether the vaccine was approved in May or June.',
  'Source 1 reports a profit, whereas Source 2 reports a loss.',
  'It is disputed: one memo claims the tests passed; another claims they failed.',
  'The evidence is conflicting.',
  'These statements cannot both be true.',
  'The figures in the two tables do not agree.',
  'Your documents contain conflicting information on this point.',
  'There is disagreement among the sources about the cause.',
  'The older guide lists 12 steps while the newer guide lists 15.',
  'The context contains contradictory information.',
  'The press release and the annual report disagree about the headcount.',
  'Die Quellen liefern widersprüchliche Angaben.',
  'Die Pressemitteilung und der Jahresbericht widersprechen einander.',
  'Quelle 1 nennt einen Gewinn, Quelle 2 dagegen einen Verlust.',
  'Die Beleglage ist widersprüchlich.',
  'Die Dokumente sind sich nicht einig, wann das Werk schloss.',
  'Im einen Dokument steht Mai, im anderen Juni.',
  'Laut Bericht waren es 40, laut Protokoll dagegen 50.',
  'Die beiden Tabellen passen nicht zusammen.',
  'The two reports contradict each other on the closing date.',
  'The sources disagree: one says the bridge opened in 1931, another says 1934.',
  'The documents give conflicting figures for the number of visitors.',
  'There is a contradiction between the lease and the house rules.',
  'One report states that the drug works, while the other finds no effect.',
  'Document A says the fee is waived, but document B says it is due.',
  'According to the memo the project was stopped, but according to the minutes it went on.',
  'The accounts are inconsistent about who signed first.',
  'The studies reach opposite conclusions.',
  'The handbook says pets are allowed, whereas the lease says they are forbidden.',
  'The sources do not agree on the cause.',
  'The dates in the two letters do not match.',
  'I found contradictory statements about the warranty.',
  'The passages are at odds over the height of the tower.',
  'The reports tell different stories, so I cannot say which is right.',
  'The second email contradicts the first.',
  'The sources appear to conflict on this point.',
  'There are discrepancies between the documents regarding the price.',
  'Die beiden Berichte widersprechen sich beim Datum.',
  'Die Quellen sind sich uneins.',
  'Die Dokumente machen widersprüchliche Angaben zum Preis.',
  'Zwischen dem Vertrag und der Hausordnung besteht ein Widerspruch.',
  'Ein Bericht nennt 40 Euro, ein anderer 50 Euro.',
  'Die eine Quelle sagt, die Brücke sei offen, die andere spricht von einer Sperrung.',
  'Das Handbuch sagt, Hunde seien erlaubt, während der Mietvertrag sie verbietet.',
  'Die Angaben in den Dokumenten stimmen nicht überein.',
  'Die Zahlen in den beiden Briefen weichen voneinander ab.',
  'Es gibt Widersprüche zwischen den Unterlagen.',
  'Die Aussagen stehen im Widerspruch zueinander.',
  'Die Studien kommen zu gegensätzlichen Ergebnissen.',
  'Die Quellen nennen unterschiedliche Zahlen für 2024.',
  'Die Berichte gehen in diesem Punkt auseinander.',
  'Dazu liegen widersprüchliche Informationen vor.',
  'Die Quellen widersprechen sich, daher kann ich die Frage nicht beantworten.',
];

const trustworthy = [
  'The two sources complement each other.',
  'Results may differ depending on the model.',
  'He contradicted the manager in the meeting, according to the minutes.',
  'The report conflicts team meets on Monday.',
  'The study found different results for men and women.',
  'The guide lists different figures for summer and winter.',
  'The documents contain no contradictory information.',
  'The handbook mentions the fee but the guide does not.',
  'Analysts disagree about next year.',
  'The values in column A differ from those in column B by one unit.',
  'Two documents are needed: one gives the name and the other gives the address.',
  'Der Bericht nennt unterschiedliche Werte für Sommer und Winter.',
  'Die Quellen ergänzen sich.',
  'Der Mieter widerspricht der Kündigung laut Schreiben.',
  'Die Ergebnisse sind nicht widersprüchlich.',
  'Das Handbuch nennt die Gebühr, der Leitfaden die Frist.',
  'Zwei Unterlagen sind nötig: Die eine nennt den Namen, die andere die Adresse.',
  'Fachleute sind sich über die Prognose uneins.',
  'The sources agree on the closing date.',
  'The two reports do not contradict each other.',
  'There is no conflict between the lease and the house rules.',
  'The apparent contradiction is explained by different reporting periods.',
  'The figures differ because one covers Europe and the other covers Asia.',
  'Prices differ by region.',
  'The reports differ in length and style.',
  'Some gardeners prefer clay pots, others prefer plastic.',
  'The newer handbook supersedes the older one: pets are allowed.',
  'The documents contradict your assumption: the limit is 30 days.',
  'Merge conflicts are shown in red.',
  'A conflict of interest must be reported to the board.',
  'If the files conflict, the newer one wins.',
  'The report describes the armed conflict of that time.',
  'Employees who disagree with the decision may appeal.',
  'The handbook says how to borrow books, and the guide says how to return them.',
  'Both reports put the loss at 40 tonnes.',
  'The log says "the records contradict each other" when the clock is wrong.',
  'Die Quellen stimmen überein.',
  'Die beiden Berichte widersprechen sich nicht.',
  'Es gibt keinen Widerspruch zwischen Vertrag und Hausordnung.',
  'Der scheinbare Widerspruch erklärt sich durch verschiedene Zeiträume.',
  'Die Preise unterscheiden sich je nach Region.',
  'Die Berichte sind unterschiedlich lang.',
  'Manche bevorzugen Ton, andere Kunststoff.',
  'Das neue Handbuch ersetzt das alte: Hunde sind erlaubt.',
  'Die Dokumente widersprechen Ihrer Annahme: Die Frist beträgt 30 Tage.',
  'Gegen den Bescheid können Sie Widerspruch einlegen.',
  'Ein Interessenkonflikt ist dem Vorstand zu melden.',
  'Wenn sich die Dateien widersprechen, gilt die neuere.',
  'Mitarbeiter, die nicht einverstanden sind, können sich beschweren.',
  'Beide Berichte nennen 40 Tonnen.',
  'Das Handbuch regelt die Ausleihe, die Ordnung regelt die Rückgabe.',
  'Die Zahlen unterscheiden sich, weil eine Tabelle nur Europa umfasst.',
  '',
];

const hedged = [
  'The evidence is limited, but it suggests a small effect.',
  'Die Belege sind dünn, deuten aber auf einen kleinen Effekt.',
];

const abstain = [
  'The documents do not state the fee.',
  'Das kann ich leider nicht beantworten.',
  'I cannot answer; the sources do not contradict each other but are silent on the fee.',
];

describe('detectMode', () => {
  it.each(disputed)('disputed: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'disputed', signal: expect.any(String) });
  });

  it.each(trustworthy)('trustworthy: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy' });
  });

  it.each(hedged)('trustworthy with a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy', hedge: expect.any(String) });
  });

  it.each(abstain)('abstain: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'abstain', signal: expect.any(String) });
  });
});
