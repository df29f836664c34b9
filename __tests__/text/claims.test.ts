import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FRAMING, ORIGINAL_FRAMING, splitClaims } from '../../src/text/claims.ts';
import { lexicalTokens } from '../../src/text/tokens.ts';

const rule: readonly (readonly [text: string, claims: readonly string[]])[] = [
  ['', []],
  ['Sales rose 8.18 percent. Costs fell.', ['Sales rose 8.18 percent. Costs fell.']],
  ['Sales rose! Did costs fall? Yes; a little', ['Sales rose', 'Did costs fall', 'Yes', 'a little']],
  ['收入上升。成本下降；利润不变', ['收入上升', '成本下降', '利润不变']],
  ['  Sales rose [12].  ', ['Sales rose  .']],
  ['收入上升（来源：年报，第3页）。', ['收入上升']],
  ['收入（资料来源:年报）上升', ['收入上升']],
  ['收入（来源：年报', ['收入（来源：年报']],
  ['问题：收入多少？\n收入上升', ['收入上升']],
  ['— …\r\n!!!\u2028Sales rose', ['Sales rose']],
  ['A[1]b', ['A b']],
];

describe('splitClaims', () => {
  it.each(rule)('%j gives %j, original or not', (text, claims) => {
    expect(splitClaims(text, ORIGINAL_FRAMING, { compat: 'original' })).toEqual(claims);
    expect(splitClaims(text, ORIGINAL_FRAMING)).toEqual(claims);
  });

  it.each(['[doc1]', '【4:0†source】', '[^1^]', '[1, 3]', '[ID:46]', '(Source: plan.pdf, p. 3)'])(
    'leaves %s out of a claim, which the original does not',
    (marker) => {
      expect(splitClaims(`The museum opens at ten${marker}`, [])).toEqual(['The museum opens at ten']);
      expect(splitClaims(`The museum opens at ten${marker}`, [], { compat: 'original' })).not.toEqual([
        'The museum opens at ten',
      ]);
    },
  );

  it('drops framing lines whole, by their opening, after trimming', () => {
    expect(splitClaims('  对比结果：A高于B。另见C。\nSales rose', ORIGINAL_FRAMING)).toEqual(['Sales rose']);
    expect(splitClaims('Sources: a.md, b.md\nQuellen: c.md\nSales rose', DEFAULT_FRAMING)).toEqual([
      'Sales rose',
    ]);
    expect(splitClaims('Sources: a.md', ORIGINAL_FRAMING)).toEqual(['Sources: a.md']);
  });

  it('keeps the default list a superset of the original', () => {
    expect(DEFAULT_FRAMING).toEqual(expect.arrayContaining([...ORIGINAL_FRAMING]));
  });

  it('never returns a claim without tokens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const claim of splitClaims(text, DEFAULT_FRAMING)) expect(lexicalTokens(claim)).not.toEqual([]);
      }),
    );
  });

  it.each(['（来源：', '[', '[1', ' ', '。'])('ends on 2 MB of %j', (unit) => {
    expect(Array.isArray(splitClaims(unit.repeat(2_000_000 / unit.length), DEFAULT_FRAMING))).toBe(true);
  });
});
