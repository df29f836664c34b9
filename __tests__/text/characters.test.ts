import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { straightenQuotes } from '../../src/text/quotes.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { lexicalTokens } from '../../src/text/tokens.ts';
import { splitLines, trimSpace } from '../../src/text/whitespace.ts';
import { foldWidth } from '../../src/text/width.ts';

describe('foldWidth', () => {
  it('folds the width of letters and digits and nothing else', () => {
    expect(foldWidth('２０３０年ＦＹａｚ①㎡％（）ｱ')).toBe('2030年FYaz①㎡％（）ｱ');
  });

  it('keeps the length and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldWidth(text)).toHaveLength(text.length);
        expect(foldWidth(foldWidth(text))).toBe(foldWidth(text));
      }),
    );
  });
});

describe('straightenQuotes', () => {
  it('makes every apostrophe and quotation mark straight', () => {
    expect(straightenQuotes('can’t “a” „b“ «c» ‘d’ ‚e‘')).toBe('can\'t "a" "b" "c" \'d\' \'e\'');
  });
});

describe('lexicalTokens', () => {
  it('gives ASCII runs in lower case and single Han characters, with repeats', () => {
    expect(lexicalTokens('Q1 收入 rose, ROSE 8.18%')).toEqual(['q1', '收', '入', 'rose', 'rose', '8', '18']);
  });

  it('folds no width and knows no other letters', () => {
    expect(lexicalTokens('２０ é かな')).toEqual([]);
  });
});

describe('white space as Python has it', () => {
  it('trims its white space but no BOM', () => {
    expect(trimSpace('\u001c\u0085\u3000a b\n')).toBe('a b');
    expect(trimSpace('\uFEFFa')).toBe('\uFEFFa');
  });

  it('splits at its line breaks', () => {
    expect(splitLines('a\r\nb\rc\u2028d\u000ce')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('splitSentences', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['See No. 5 of the plan. It is short.', ['See No. 5 of the plan.', 'It is short.']],
    ['Dr. Roth agreed, e.g. Monday. Fine.', ['Dr. Roth agreed, e.g. Monday.', 'Fine.']],
    ['Das gilt z. B. Montag. Nr. 5 fehlt.', ['Das gilt z. B. Montag.', 'Nr. 5 fehlt.']],
    ['It was not found. 2023 was better.', ['It was not found.', '2023 was better.']],
    ['收入上升。成本下降。', ['收入上升。', '成本下降。']],
  ])('%s', (line, sentences) => {
    expect(splitSentences(line)).toEqual(sentences);
  });
});
