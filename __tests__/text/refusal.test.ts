import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectMode } from '../../src/text/mode.ts';
import { detectRefusal } from '../../src/text/refusal.ts';

const reported: readonly (readonly [id: string, refused: boolean, text: string])[] = [
  ['a01', false, "I'm sorry for the mix-up earlier: the warranty runs for 24 months."],
  ['a02', false, 'Sorry this took a moment. Your plan includes three seats.'],
  ['a03', false, 'The courier\'s note reads "I cannot accept this parcel", because the label is missing.'],
  ['a04', false, 'Users who are unable to sign in should reset their passkey under Security.'],
  ['a05', false, 'You cannot combine the two vouchers; use the larger one first.'],
  ['a06', false, "I can't see a reason to wait: the update is stable and can be installed today."],
  ['a07', false, 'As an AI feature, Autotag is part of every plan.'],
  ['a08', false, 'Insufficient balance is reported as E41. Top up the account to clear it.'],
  ['a09', false, 'The log says `share not found` when the drive is offline; mount it again.'],
  ['a10', false, "I don't think that is risky. Press Save and the draft is kept."],
  [
    'a11',
    false,
    "Without the serial number I can't say which of the two models you own, but both take the same filter, part F-20.",
  ],
  ['a12', false, 'Clause 9 states that this paper is not legal advice. The notice period is 30 days.'],
  ['a13', false, 'Yes. The policy says staff may not decline a return within 14 days.'],
  ['r01', true, 'I can’t find anything about parental leave in the handbook.'],
  ['r02', true, 'I must decline: the documents I was given say nothing on salaries.'],
  ['r03', true, 'Unfortunately, that is not something the provided sources cover.'],
  ['r04', true, "**I'm not able to answer that from the supplied pages.**"],
  ['r05', true, 'Assistant: I do not have enough information to answer.'],
  ['r06', true, 'The retrieved passages lack what I would need to answer this.'],
  ['r07', true, 'No figure for 2031 could be located in these reports.'],
  ['r08', true, "There's no mention of a refund deadline in any of the documents, so I won't guess."],
  ['r09', true, 'The context does not say who signed the lease.'],
];

describe('detectRefusal', () => {
  it.each(reported)('%s (refused: %s): %s', (_id, refused, text) => {
    expect(detectRefusal(text).refused).toBe(refused);
  });

  it('names the words that refuse', () => {
    expect(detectRefusal('Sorry. **I can’t find anything** on it.')).toEqual({
      refused: true,
      signal: "I can't find",
    });
  });

  it('takes an answer in quotation marks as said, but quoted words inside an answer as quoted', () => {
    expect(detectRefusal('"I cannot answer that."').refused).toBe(true);
    expect(detectRefusal('The sign reads "I cannot answer that."').refused).toBe(false);
  });

  it('takes a code block or a block quotation as something given', () => {
    expect(detectRefusal('I cannot run it for you.\n\n```sh\nmake\n```').refused).toBe(false);
    expect(detectRefusal('I cannot find the clause.\n\n> Members pay on arrival.').refused).toBe(false);
    expect(detectRefusal('> What does it cost?\n\nI cannot find that.').refused).toBe(true);
  });

  it('does not judge by length', () => {
    expect(detectRefusal(`The documents do not say. ${'I checked every page. '.repeat(900)}`).refused).toBe(
      true,
    );
    expect(detectRefusal('No.').refused).toBe(false);
  });

  it('reads the beginning and the end of a text of 10 MB', () => {
    const middle = ' I checked the next page.'.repeat(420_000);
    expect(detectRefusal(`I cannot answer that.${middle}`).refused).toBe(true);
    expect(detectRefusal(`I cannot answer that.${middle} The fee is 40 euros.`).refused).toBe(false);
  });

  it.each([
    '"',
    "'",
    '`',
    '```\n',
    '[',
    '*_',
    '<a',
    'the document ',
    'no no ',
    'das Dokument ',
    'les documents ne ',
    'rien dans le ',
    'ni el manual ',
    'nulla nel ',
    'não se ',
    'según el informe ',
    '资料都',
    '一份说',
    '資料には',
    'が、',
    '「',
    '‘',
    ', ',
    ': ',
    '> ',
  ])('ends on a text made of %j only', (unit) => {
    expect(detectMode(unit.repeat(100_000 / unit.length)).mode).toBe('trustworthy');
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(typeof detectRefusal(text).refused).toBe('boolean');
      }),
    );
  });
});
