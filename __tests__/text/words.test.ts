import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCodePoint } from '../../src/text/order.ts';
import { countWords, foldForComparison, wordSegments } from '../../src/text/words.ts';

describe('wordSegments', () => {
  it.each([
    ["I don't know, e.g. 3.5 %.", ['I', "don't", 'know', 'e.g', '3.5']],
    ['Fähre (neu)', ['Fähre', 'neu']],
    ['40 €, 👍🏽!', ['40', '€', '👍🏽']],
    ['你好，世界', ['你好', '世界']],
    ['コーヒー', ['コーヒー']],
    ['\u200b — … \u0007', []],
  ])('of %j', (text, words) => {
    expect(wordSegments(text)).toEqual(words);
  });
});

describe('countWords', () => {
  it('counts pieces between white space where scripts have spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[\w.,'é!—-]{1,8}$/)), (pieces) => {
        expect(countWords(pieces.join(' \u00a0\n'))).toBe(pieces.length);
      }),
    );
  });

  it('counts segments of a piece that has letters of a script without spaces', () => {
    expect(countWords('PDF 你好，世界')).toBe(3);
  });
});

describe('foldForComparison', () => {
  it.each([
    ['It’s „HERE“', 'it\'s "here"'],
    ['ＡＢ１２', 'ab12'],
    ['Cafe\u0301', 'café'],
    ['①', '①'],
  ])('makes %j comparable', (text, folded) => {
    expect(foldForComparison(text)).toBe(folded);
  });
});

describe('byCodePoint', () => {
  it('orders as comparing code points does', () => {
    const text = fc
      .array(fc.constantFrom('a', '~', '\u{1F600}', '\uFF5E', '\uE000', '\uD7FF'))
      .map((list) => list.join(''));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = [a, b].map((one) => Array.from(one, (char) => char.codePointAt(0)!));
        const at = left!.findIndex((point, index) => point !== right![index]);
        const want = at === -1 ? left!.length - right!.length : left![at]! - (right![at] ?? -1);
        expect(Math.sign(byCodePoint(a, b))).toBe(Math.sign(want));
      }),
    );
    expect(['\u{1F600}', '\uFF5E'].sort(byCodePoint)).toEqual(['\uFF5E', '\u{1F600}']);
  });
});
