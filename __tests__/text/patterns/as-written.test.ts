import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  letrec,
  oneof,
  property,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readAsWritten } from '../../../src/text/patterns/as-written.ts';
import { compilePattern } from '../../../src/text/patterns/compile.ts';
import { repertoireOf } from '../../../src/text/patterns/repertoire.ts';
import { standInFor } from '../../../src/text/patterns/stand-in.ts';
import { findNatively } from '../../../src/watchdog/native.ts';
import { Subject } from '../../../src/watchdog/subject.ts';

const limits = { find: 'all', maxSpans: 10_000 } as const;

describe('readAsWritten', () => {
  it.each([
    String.raw`(?i)revenue (of|was) \$?\d+(?:\.\d+)? (million|billion)`,
    String.raw`^\bDr\. [A-Z][a-z]{2,15}?\b.*$`,
    `["'][^"']+["']`,
    String.raw`a{2}b{2,}c{2,3}?d*?e+?f??`,
    String.raw`[- ]|[\d,.-]|[^\s\]\\]`,
  ])('reads %s', (source) => {
    expect(readAsWritten(source, false)).not.toBeNull();
  });

  it.each([
    [
      'a source that Python refuses',
      ['(a', 'a)', 'a**', 'a{3,2}', '[z-a]', '[a', '+a', '|*', 'a???', String.raw`\q`, String.raw`\b*`],
    ],
    [
      'what JavaScript reads otherwise',
      [
        'a{,3}',
        'a{x',
        'a++',
        'a{2}+',
        '[]a]',
        '[^]a]',
        String.raw`\Aa`,
        String.raw`\x41`,
        '(?P<a>b)',
        '(?i:a)b',
        '(?s)a',
      ],
    ],
    ['what can match nothing', ['', 'a*', 'a|', '(a|)', String.raw`\b`, '(a*)+', '(?:|a)+b']],
    ['letters outside ASCII', ['é', '[é]', 'a×']],
    ['look-around and back-references', ['(?=a)b', '(?<!a)b', String.raw`(a)\1`]],
    ['very long or deep sources', ['a'.repeat(1001), '('.repeat(50) + 'a' + ')'.repeat(50)]],
  ])('leaves %s to the parser', (_, sources) => {
    for (const source of sources) expect([source, readAsWritten(source, false)]).toEqual([source, null]);
  });

  it.each([
    ['(?i)Snapchat.*Reels', [['snapchat'], ['reels']]],
    [String.raw`(he|she) (said|wrote)? that x*y`, [['he', 'she'], [' '], [' that '], ['y']]],
    [
      String.raw`in (a|an) (press release|interview)`,
      [['in '], ['a', 'an'], [' '], ['press release', 'interview']],
    ],
    [String.raw`(\d+|ten) acres?`, [[' acre']]],
    ['(?:very long|ab?c|d)+', [['very long', 'a', 'd']]],
  ])('knows what every match of %s holds', (source, needles) => {
    expect(readAsWritten(source, false)?.needles).toEqual(needles);
  });
});

describe('standInFor', () => {
  it.each([
    ['Plain\ttext\n', true, 'Plain\ttext\n', null],
    ['İıſ\u212a', true, 'iisk', null],
    ['İıſ\u212a', false, '____', null],
    ['é漢５٣½\u00a0\u2028\r\x1c“ﬀ\ufeff', true, '__77_\t\t\t\t\x7f_\x7f', null],
    ['a😀b𝒳c', false, 'a\x7fb_c', [0, 1, 3, 4, 6, 7]],
  ])('%j, ignoring case: %j', (text, ignoreCase, expected, offsets) => {
    const standIn = standInFor(text, ignoreCase);
    expect(standIn.text).toBe(expected);
    expect(standIn.offsets && [...standIn.offsets]).toEqual(offsets);
  });
});

// Characters on which the two languages, or the two ways to run a pattern, could disagree.
const HAZARDS = [
  ...Array.from(
    'aAbkKsSiI7015_-. $%"\'\n\t\r\v\x1c\x1f\x7f\x85\u00a0\u2003\u2028\u3000\ufeffİıſ\u212aéß漢５٣७½²①“😀𝒳𝟓',
  ),
  '\ud83d',
  '\ude00',
];

const patterns = letrec<{ pattern: string; sequence: string; part: string }>((tie) => ({
  pattern: oneof(
    { maxDepth: 3 },
    tie('sequence'),
    tuple(tie('sequence'), tie('sequence')).map((options) => options.join('|')),
  ),
  sequence: array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  part: tuple(
    oneof(
      { maxDepth: 3, withCrossShrink: true },
      constantFrom(
        'a',
        'k',
        's',
        'I',
        '7',
        '_',
        ' ',
        '.',
        '^',
        '$',
        String.raw`\b`,
        String.raw`\.`,
        String.raw`\n`,
      ),
      constantFrom(
        String.raw`\d`,
        String.raw`\D`,
        String.raw`\w`,
        String.raw`\W`,
        String.raw`\s`,
        String.raw`\S`,
      ),
      constantFrom(
        '[a-k]',
        '[^a-k]',
        '[0-5_]',
        String.raw`[\d.-]`,
        String.raw`[^\s\d]`,
        String.raw`[\W7]`,
        '[^_]',
        '[A-Z]',
      ),
      tie('pattern').map((inner) => `(${inner})`),
      tie('pattern').map((inner) => `(?:${inner})`),
    ),
    constantFrom('', '', '', '', '*', '+', '?', '+?', '{2}', '{0,2}', '{1,}?'),
  ).map((pieces) => pieces.join('')),
}));

it('finds what the translated pattern finds, on any text', () => {
  const text = string({ unit: constantFrom(...HAZARDS), maxLength: 24 });
  const seen = { asWritten: 0 };
  assert(
    property(
      patterns.pattern,
      oneof(constant(''), constant('(?i)')),
      boolean(),
      text,
      (body, flag, ignoreCase, subject) => {
        const pattern = compilePattern(flag + body, { ignoreCase });
        if (pattern.kind !== 'ok' || pattern.asWritten === null) return;
        seen.asWritten += 1;
        const translated = findNatively(pattern.js(repertoireOf(subject)), subject, limits);
        expect(new Subject(subject).search(pattern, limits)).toEqual(translated);
        expect(new Subject(subject).search(pattern, { ...limits, find: 'first' })).toEqual(
          translated?.slice(0, 1),
        );
      },
    ),
    { numRuns: 4000 },
  );
  expect(seen.asWritten).toBeGreaterThan(1000);
});

it('what is read as written is valid and without obstacles to the parser, too', () => {
  const piece = constantFrom(...Array.from('()[]{}?*+\\|^$-:,.ab19_ "dDsbn'));
  assert(
    property(string({ unit: piece, maxLength: 14 }), boolean(), (source, ignoreCase) => {
      const pattern = compilePattern(source, { ignoreCase });
      if (pattern.kind === 'ok') expect(() => pattern.js('any')).not.toThrow();
    }),
    { numRuns: 5000 },
  );
});
