import { describe, expect, it } from 'vitest';
import { detectHedging } from '../../src/text/hedging.ts';

// Right at the first try, reservations and look-alikes: English 10 and 12 of 12, then 3 and 6 of 8; German 11 and 11 of 12.
const hedged = [
  'The delay is probably due to the strike.',
  'It seems that the meeting was moved to Tuesday.',
  'According to a single witness, the bridge may have been closed in March.',
  'The data are limited, but they suggest a slight rise.',
  'As far as I know, the subscription renews every year.',
  'The cause could be a leak in the seal.',
  "I don't know the exact amount, but it is around 300 euros.",
  'It is not entirely clear that the clause applies, but the text points that way.',
  'The fees might have changed since the guide was published.',
  'The cost is estimated at 2 million euros.',
  'The room appears to be free on 12 May, though this should be confirmed.',
  'One small trial hints at a benefit; the evidence is thin.',
  'The author is apparently a certain Malvar, judging by the signature.',
  'Nothing confirms it formally, but the deposit is usually returned.',
  'I would say the pump will last another two years.',
  'One may assume that the winter hours also apply on holidays.',
  'The text implies that the bonus is paid in June.',
  'It is probably the valve, although the manual is vague.',
  'About a third of members seem to have renewed, according to a small internal survey.',
  'Die Verspätung liegt wahrscheinlich am Streik.',
  'Die Sitzung wurde anscheinend auf Dienstag verlegt.',
  'Einer einzigen Aussage zufolge soll die Brücke im März geschlossen worden sein, das ist aber nicht gesichert.',
  'Die Datenlage ist dünn, sie deutet aber auf einen leichten Anstieg hin.',
  'Meines Wissens verlängert sich das Abonnement jedes Jahr.',
  'Die Ursache könnte ein Leck in der Dichtung sein.',
  'Den genauen Betrag kenne ich nicht, er liegt aber bei rund 300 Euro.',
  'Es ist nicht ganz klar, ob die Klausel gilt, der Wortlaut spricht aber dafür.',
  'Die Gebühren haben sich seit Erscheinen des Leitfadens möglicherweise geändert.',
  'Die Kosten werden auf 2 Millionen Euro geschätzt.',
  'Der Raum scheint am 12. Mai frei zu sein, das sollte aber bestätigt werden.',
  'Der Umbau dürfte im Frühjahr enden.',
];

const plain = [
  'The delay is due to the strike.',
  'Members may borrow five books.',
  'You could also cancel by letter.',
  'Reply to the letter as soon as possible.',
  'The parcel was delivered on 3 May.',
  'The name appears on page 4 of the lease.',
  'Choose the option that suits you.',
  'The sign says "probably closed in winter".',
  'If the engine seems too loud, stop it.',
  'The calculated probability is 12 %.',
  'The guide suggests a weekly cleaning.',
  'The room is free on 12 May.',
  'The deposit is returned within eight days.',
  'You can pay in three instalments.',
  'Visitors may leave their bags in the cloakroom.',
  'This medicine must be taken with a glass of water.',
  'It goes on sale on 4 March.',
  'The jury estimates each drawing out of ten points.',
  'You should receive an email; click on the link.',
  'Die Verspätung liegt am Streik.',
  'Mitglieder dürfen fünf Bücher ausleihen.',
  'Sie könnten auch schriftlich kündigen.',
  'Antworten Sie so bald wie möglich auf den Brief.',
  'Das Paket wurde am 3. Mai zugestellt.',
  'Die Zeitschrift erscheint montags und donnerstags.',
  'Wählen Sie die Option, die Ihnen zusagt.',
  'Auf dem Schild steht „vielleicht im Winter geschlossen“.',
  'Wenn der Motor zu laut scheint, schalten Sie ihn ab.',
  'Die berechnete Wahrscheinlichkeit beträgt 12 Prozent.',
  'Gäste sollen sich wohlfühlen, dafür gibt es eine Lounge.',
  'Der Raum ist am 12. Mai frei.',
];

describe('detectHedging', () => {
  it.each(hedged)('hedged: %s', (text) => {
    expect(detectHedging(text)).toMatchObject({ hedged: true, signal: expect.any(String) });
  });

  it.each(plain)('plain: %s', (text) => {
    expect(detectHedging(text)).toEqual({ hedged: false });
  });

  it.each([
    ['The fee is probably 40 euros.', 'probably'],
    ['The documents do not give the fee, but entry was free in 2023.', 'documents do not give'],
    ['L’ascenseur serait en panne.', 'serait'],
    ['电梯可能坏了。', '可能'],
  ])('names the words of %s', (text, signal) => {
    expect(detectHedging(text)).toEqual({ hedged: true, signal });
  });

  it.each([
    '',
    'It seems that the documents do not mention the amount.',
    'Perhaps it is stated elsewhere, but I found nothing in these pages.',
    'Es scheint, dass die Dokumente den Betrag nicht nennen.',
    'The guard said "it is probably closed" and left.',
    'Would it perhaps help to see the contract?',
  ])('gives nothing to have reservations about: %j', (text) => {
    expect(detectHedging(text)).toEqual({ hedged: false });
  });
});
