import { describe, expect, it } from 'vitest';
import { judged } from '../../helpers/governance.ts';

/** Patterns mean what Python's `re` means by them: Unicode letters, full-width digits, `$` before a last newline, İ. */
describe('patterns of the data are Python patterns', () => {
  it.each([
    ['\\bélan\\b', 'Der Motor heisst élan und kam 2019.', ['élan']],
    ['\\bOs\\b', 'Founded by Rui Osório.', []],
    ['\\d+ Punkte', 'Er holte ４２ Punkte.', ['４２ Punkte']],
    ['(?i)revenue of \\w+ million', 'Revenue of fünf million was booked.', ['Revenue of fünf million']],
    ['(?i)\\bfree$', 'Delivery is free\n', ['free']],
    ['(?i)istanbul', 'The office is in İstanbul.', ['İstanbul']],
    ['(?i)\\bümit\\b', 'ÜMIT signed it.', ['ÜMIT']],
    ['売上は\\w+億円', '売上は三億円です。', ['売上は三億円']],
    ['\\b東京\\b', '本社は東京にある。', []],
  ])('%s', async (pattern, text, matched) => {
    const outcome = await judged(
      'grounding',
      { forbidden_claims: [pattern], evaluation_config: { use_regex: true } },
      text,
    );
    expect(outcome).toMatchObject({ status: matched.length > 0 ? 'fail' : 'pass', evidence: { matched } });
  });
});
