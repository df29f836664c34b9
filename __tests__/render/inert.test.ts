import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inert, inertMiddle } from '../../src/render/inert.ts';
import { hang, wrap } from '../../src/render/lines.ts';
import { charWidth, displayWidth, pad } from '../../src/render/width.ts';

describe('inert', () => {
  it.each([
    ['a newline', 'one\ntwo\r\n', 'one\\ntwo\\r\\n'],
    ['a tab', 'a\tb', 'a\\tb'],
    ['a colour code', '\u001b[31mred', '\\x1b[31mred'],
    ['an 8-bit control', '\u009b31m', '\\x9b31m'],
    ['an order change', 'a\u202eb', 'a\\u{202e}b'],
    ['an invisible space', 'a\u200bb', 'a\\u{200b}b'],
    ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
    ['half a surrogate pair', 'a\ud800b', 'a\\u{d800}b'],
    ['a byte order mark', '\ufeffa', '\\u{feff}a'],
    ['a tag character', 'a\u{e0041}', 'a\\u{e0041}'],
    ['a workflow command', '::error::x', ':\\x3aerror::x'],
    ['an indented workflow command', 'x  ::error::x', 'x  :\\x3aerror::x'],
    ['an old workflow command', 'x ##[error]y', 'x ##\\x5berror]y'],
    ['too many marks on one letter', `e${'\u0301'.repeat(6)}`, `e${'\u0301'.repeat(4)}\\u{301}\\u{301}`],
    ['trailing spaces', 'a  ', 'a'],
  ])('shows %s and lets nothing act', (_what, text, shown) => {
    expect(inert(text)).toBe(shown);
  });

  it.each([
    'seed::1',
    'std::vector',
    'réponse : oui',
    '## Title [1]',
    'می‌خواهم',
    '👨‍👩‍👧',
    'प्रश्न',
    '再生可能エネルギー',
    'tag::[ok]',
  ])('leaves ordinary text alone: %s', (text) => {
    expect(inert(text)).toBe(text);
  });

  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, 'abcde…'],
    ['漢字漢字', 6, '漢字…'],
    ['a漢字漢字', 6, 'a漢字…'],
    ['ab\ncd', 4, 'ab…'],
    ['👩‍🚀👩‍🚀', 4, '👩‍…'],
    ['abc', 1, '…'],
    ['abc', 0, ''],
  ])('cuts %j to %i columns', (text, columns, shown) => {
    expect(inert(text, columns)).toBe(shown);
  });

  it('reads no more of a long text than it shows', () => {
    expect(inert('x'.repeat(10_000_000), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});

describe('inertMiddle', () => {
  it.each([
    ['qa.tier0.citation_validity', 26, 'qa.tier0.citation_validity'],
    ['qa.tier0.citation_validity', 16, 'qa.tier0…alidity'],
    ['漢字漢字漢字漢字', 9, '漢字…漢字'],
    ['a'.repeat(1000) + 'end', 9, 'aaaa…aend'],
  ])('keeps both ends of %s', (text, columns, shown) => {
    expect(inertMiddle(text, columns)).toBe(shown);
  });

  it('never takes more columns than it was given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 4, max: 60 }),
        (text, columns) => {
          expect(displayWidth(inertMiddle(text, columns))).toBeLessThanOrEqual(columns);
          expect(displayWidth(inert(text, columns))).toBeLessThanOrEqual(columns);
        },
      ),
    );
  });
});

describe('displayWidth', () => {
  it.each([
    ['abc', 3],
    ['漢字', 4],
    ['ﾊﾝｶｸ', 4],
    ['ＡＢ', 4],
    ['한국어', 6],
    ['é', 1],
    ['é', 1],
    ['✅', 2],
    ['⚠️', 2],
    ['👍', 2],
    ['−·…→█', 5],
    ['', 0],
  ])('%s takes %i columns', (text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });

  it('is the sum over the code points', () => {
    expect(charWidth('漢') + charWidth('a')).toBe(displayWidth('漢a'));
    expect(pad('漢', 4)).toBe('漢  ');
    expect(pad('漢', 4, 'left')).toBe('  漢');
  });
});

describe('wrap', () => {
  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['漢字漢字 a', 4, ['漢字', '漢字', 'a']],
    ['', 4, []],
    ['aaaaaaaa::b', 8, ['aaaaaaaa', '\\x3a:b']],
  ])('breaks %j at %i columns', (text, columns, lines) => {
    expect(wrap(text, columns)).toEqual(lines);
  });

  it('hangs the further lines under the first', () => {
    expect(hang('fixed: ', 'one two three', 14)).toEqual(['fixed: one two', '       three']);
  });
});
