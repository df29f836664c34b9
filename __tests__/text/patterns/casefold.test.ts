import { describe, expect, it } from 'vitest';

import { caseSet, foldRanges } from '../../../src/text/patterns/casefold.ts';
import { COMMON_DIGITS, COMMON_WORDS, repertoireOf } from '../../../src/text/patterns/repertoire.ts';

const LAST_CODE_POINT = 0x10ffff;

function everyChar(): string[] {
  return Array.from({ length: LAST_CODE_POINT + 1 }, (_, point) => String.fromCodePoint(point));
}

function chars(points: readonly number[]): string {
  return points
    .toSorted((a, b) => a - b)
    .map((point) => String.fromCodePoint(point))
    .join('');
}

describe("Python's way to ignore case", () => {
  it.each([
    ['a', 'Aa'],
    ['7', '7'],
    ['k', 'Kk\u212a'],
    ['\u212a', 'Kk\u212a'],
    ['s', 'Ssſ'],
    ['i', 'Iiİı'],
    ['ß', 'ßẞ'],
    ['ς', 'Σςσ'],
    ['ǆ', 'Ǆǅǆ'],
    ['é', 'Éé'],
    ['\u{10400}', '\u{10400}\u{10428}'],
  ])('%s matches %s', (char, expected) => {
    expect(chars(caseSet(char.codePointAt(0) ?? 0, 'unicode'))).toBe(
      chars(Array.from(expected, (member) => member.codePointAt(0) ?? 0)),
    );
  });

  it('stays within ASCII under (?a)', () => {
    expect(chars(caseSet(0x6b, 'ascii'))).toBe('Kk');
    expect(chars(caseSet(0xe9, 'ascii'))).toBe('é');
  });

  it('finds every character whose lower case is that of the literal, for all of Unicode', () => {
    const lower = (char: string): number => char.toLowerCase().codePointAt(0) ?? 0;
    const missing = everyChar().filter(
      (char) => !caseSet(lower(char), 'unicode').includes(char.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  it('folds a wide range as it folds its members one by one', () => {
    const wide = foldRanges([[0x80, 0x2fff]], 'unicode');
    const single = Array.from({ length: 0x2fff - 0x7f }, (_, i) => caseSet(0x80 + i, 'unicode')).flat();
    expect(single.filter((point) => !wide.some(([low, high]) => low <= point && point <= high))).toEqual([]);
    expect(wide.reduce((sum, [low, high]) => sum + high - low + 1, 0)).toBe(new Set(single).size);
  });
});

describe('repertoires', () => {
  const all = everyChar();

  it('plain: whatever is not ASCII is no letter, no number and has no case', () => {
    const wrong = all.filter(
      (char) =>
        char > '\u007f' &&
        repertoireOf(char) === 'plain' &&
        (/[\p{L}\p{N}]/u.test(char) || char.toLowerCase() !== char || char.toUpperCase() !== char),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['word characters', COMMON_WORDS, /[\p{L}\p{N}_]/u],
    ['digits', COMMON_DIGITS, /\p{Nd}/u],
  ])('common: the short class of %s is that of Unicode', (_, inside, unicode) => {
    const short = new RegExp(`[${inside}]`, 'u');
    const wrong = all.filter(
      (char) => repertoireOf(char) === 'common' && short.test(char) !== unicode.test(char),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['', 'plain'],
    ['“It costs €5 — or 17 %…”', 'plain'],
    ['naïve', 'common'],
    ['東京 2030年 🚀', 'common'],
    ['שלום', 'any'],
    ['\ud83d', 'any'],
  ])('%j is %s', (text, expected) => {
    expect(repertoireOf(text)).toBe(expected);
  });
});
