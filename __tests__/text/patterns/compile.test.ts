import { assert, boolean, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compilePattern } from '../../../src/text/patterns/compile.ts';
import { repertoireOf } from '../../../src/text/patterns/repertoire.ts';
import { findNatively } from '../../../src/watchdog/native.ts';

function matches(source: string, text: string, ignoreCase = false): readonly string[] {
  const pattern = compilePattern(source, { ignoreCase });
  if (pattern.kind !== 'ok') throw new Error(pattern.message);
  const spans = findNatively(pattern.js(repertoireOf(text)), text, { find: 'all', maxSpans: 1000 });
  return (spans ?? []).map((span) => span.text);
}

describe('patterns from a Python project', () => {
  // Each pattern and answer differs between Python and a plain JavaScript reading; expectations made with re.finditer.
  it.each([
    [String.raw`\bélan\b`, 'Der Motor heisst élan und kam 2019.', ['élan']],
    [String.raw`\bOs\b`, 'Founded by Rui Osório.', []],
    [String.raw`\d+ Punkte`, 'Er holte ４２ Punkte.', ['４２ Punkte']],
    [
      String.raw`(?i)revenue of \w+ million`,
      'Revenue of fünf million was booked.',
      ['Revenue of fünf million'],
    ],
    [String.raw`(?i)\bfree$`, 'Delivery is free\n', ['free']],
    ['(?i)istanbul', 'The office is in İstanbul.', ['İstanbul']],
    [String.raw`(?i)\bümit\b`, 'ÜMIT signed it.', ['ÜMIT']],
    [String.raw`売上は\w+億円`, '売上は三億円です。', ['売上は三億円']],
    [String.raw`\b東京\b`, '本社は東京にある。', []],
    [String.raw`\d+%`, '伸びは４２％でした。', []],
  ])('%s in %j matches %j', (source, text, expected) => {
    expect(matches(source, text, true)).toEqual(expected);
  });
});

describe('valid Python that has no exact form here', () => {
  it.each([
    [String.raw`\N{EM DASH}`, false, 'a character by name'],
    [String.raw`[\N{EM DASH}x]`, false, 'a character by name'],
    ['(a)?b(?(1)c|d)', false, 'a conditional group'],
    ['(?P<q>")?a(?(q)")', false, 'a conditional group'],
    [String.raw`(\w+) \1`, true, 'a back-reference to letters that ignores case'],
    [String.raw`(?i)([^x])\1`, false, 'a back-reference to letters that ignores case'],
    [String.raw`(a)?\1`, false, 'a back-reference to a group that may not have taken part'],
    [String.raw`(?:(a)|b)\1`, false, 'a back-reference to a group that may not have taken part'],
    [String.raw`(?!(a))\1`, false, 'a back-reference to a group that may not have taken part'],
    ['(?:|a)+b', false, 'a repeated part that can match nothing before it tries more'],
    ['(?:a*|b)*', false, 'a repeated part that can match nothing before it tries more'],
    ['(?<=(?>ab))c', false, 'an atomic or possessive part inside a look-behind'],
    [String.raw`\w`.repeat(501), false, String.raw`more than 500 of \w, \d, \b and their like`],
    ['a'.repeat(100_001), false, 'more than 100000 characters'],
    ['a{2000000000}', false, 'a repetition of 2000000000 times'],
  ])('%#: says what stands in the way', (source, ignoreCase, obstacle) => {
    expect(compilePattern(source, { ignoreCase })).toEqual({
      kind: 'untranslatable',
      source,
      message: expect.stringContaining(`cannot be expressed exactly outside Python: ${obstacle}`) as string,
    });
  });

  it('an error of Python comes before an obstacle', () => {
    expect(compilePattern(String.raw`\N{EM DASH}(`, { ignoreCase: false }).kind).toBe('invalid');
  });
});

describe('rewritten', () => {
  it.each([
    ['million', false],
    ['(?i)pay[a-h]+', false],
    [String.raw`\$[0-9,]+(?:\.[0-9])?`, false],
    ['^(a|b)+', false],
    ['strasse|Köln', false],
    [String.raw`\bpay\b`, true],
    [String.raw`\d+`, true],
    [String.raw`a\s*b`, true],
    ['free$', true],
    ['a.b', true],
    ['(?i)Istanbul', true],
    ['Istanbul', false],
    [String.raw`\Aa`, true],
    ['(?P<year>2019)', true],
    ['(?i:a)b', true],
    ['(?x) a b', true],
    ['a{,3}', true],
    ['a++', true],
    ['(?:|a)?b', true],
    ['[]a]', true],
  ])('%s: %j', (source, expected) => {
    const pattern = compilePattern(source, { ignoreCase: false });
    expect(pattern.kind === 'ok' && pattern.rewritten).toBe(expected);
  });
});

describe('hostile patterns', () => {
  it.each([
    ['deep nesting', '('.repeat(100_000) + ')'.repeat(100_000)],
    [
      'groups that double one another',
      Array.from({ length: 60 }, (_, i) => (i === 0 ? '(a)' : `(\\${i}\\${i})`)).join('') + '(?<=b)',
    ],
    ['one class of many ranges', `(?i)[${'a-\u{10ffff}'.repeat(10_000)}]`],
    ['many alternatives', Array.from({ length: 15_000 }, (_, i) => `a${i}`).join('|')],
  ])('%s: compiled or refused without a crash', (_, source) => {
    expect(['ok', 'invalid', 'untranslatable']).toContain(compilePattern(source, { ignoreCase: true }).kind);
  });

  it('any text at all is compiled or refused, never a crash', () => {
    const piece = constantFrom(
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '?',
      '*',
      '+',
      '\\',
      '|',
      '^',
      '-',
      ':',
      '<',
      'P',
      '=',
      '1',
      ',',
      'a',
      'é',
      '😀',
    );
    assert(
      property(string({ unit: piece, maxLength: 12 }), boolean(), (source, ignoreCase) => {
        const pattern = compilePattern(source, { ignoreCase });
        if (pattern.kind === 'ok')
          for (const text of ['a1', 'é', '\u05d0']) pattern.js(repertoireOf(text)).find.test(text);
      }),
      { numRuns: 2000 },
    );
  });
});
