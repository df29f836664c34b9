import type { CharSet, UnicodeClass } from './ast.ts';
import { caseSet, foldRanges } from './casefold.ts';
import type { Folding } from './casefold.ts';
import { foldingOf } from './flags.ts';
import type { PatternFlags } from './flags.ts';
import { complementRanges, mergeRanges } from './ranges.ts';
import type { CodePointRange } from './ranges.ts';

/** One member between `[` and `]`: a character or range, or all that a category escape stands for. */
export type ClassMember = { readonly range: CodePointRange } | { readonly category: CharSet };

const ASCII_WORD: readonly CodePointRange[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
const ASCII_DIGIT: readonly CodePointRange[] = [[0x30, 0x39]];
const ASCII_SPACE: readonly CodePointRange[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
];
// Python's str.isspace; unlike JavaScript's \s it has the four separators 1C to 1F and 0085, and lacks FEFF.
const UNICODE_SPACE: readonly CodePointRange[] = [
  [0x09, 0x0d],
  [0x1c, 0x20],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

const CATEGORIES: Readonly<Record<'ascii' | 'unicode', ReadonlyMap<string, CharSet>>> = {
  ascii: new Map([
    ['d', fixed(ASCII_DIGIT)],
    ['D', fixed(complementRanges(ASCII_DIGIT))],
    ['w', fixed(ASCII_WORD)],
    ['W', fixed(complementRanges(ASCII_WORD))],
    ['s', fixed(ASCII_SPACE)],
    ['S', fixed(complementRanges(ASCII_SPACE))],
  ]),
  unicode: new Map([
    ['d', named('digit')],
    ['D', named('not-digit')],
    ['w', named('word')],
    ['W', named('not-word')],
    ['s', fixed(UNICODE_SPACE)],
    ['S', fixed(complementRanges(UNICODE_SPACE))],
  ]),
};

// Patterns are mostly letters, and the same ones: each set is made once.
const literals: Readonly<Record<Folding, Map<number, CharSet>>> = {
  none: new Map(),
  ascii: new Map(),
  unicode: new Map(),
};
const DOT: CharSet = { negated: true, ranges: [[0x0a, 0x0a]], classes: [] };
const ANYTHING: CharSet = { negated: true, ranges: [], classes: [] };

/** The set of a single literal character; the same object each time. */
export function literalSet(codePoint: number, flags: PatternFlags): CharSet {
  const folding = foldingOf(flags);
  const known = literals[folding].get(codePoint);
  if (known !== undefined) return known;
  const members = caseSet(codePoint, folding);
  const set = { negated: false, ranges: mergeRanges(members.map((member) => [member, member])), classes: [] };
  literals[folding].set(codePoint, set);
  return set;
}

/** The set of `.`: all but a line feed, or all. */
export function dotSet(flags: PatternFlags): CharSet {
  return flags.dotAll ? ANYTHING : DOT;
}

/** The set of `[…]` or `[^…]`. Folding leaves categories alone: each holds both cases of all its members. */
export function bracketSet(members: readonly ClassMember[], negated: boolean, folding: Folding): CharSet {
  const written = members.flatMap((member) => ('range' in member ? [member.range] : []));
  const categories = members.flatMap((member) => ('category' in member ? [member.category] : []));
  return {
    negated,
    ranges: mergeRanges([...foldRanges(written, folding), ...categories.flatMap(({ ranges }) => ranges)]),
    classes: [...new Set(categories.flatMap(({ classes }) => classes))],
  };
}

/** What `\d \D \s \S \w \W` stand for under these flags; null for any other letter. The same object each time. */
export function categoryOf(letter: string, flags: PatternFlags): CharSet | null {
  return CATEGORIES[flags.type === 'ascii' ? 'ascii' : 'unicode'].get(letter) ?? null;
}

function fixed(ranges: readonly CodePointRange[]): CharSet {
  return { negated: false, ranges, classes: [] };
}

function named(unicodeClass: UnicodeClass): CharSet {
  return { negated: false, ranges: [], classes: [unicodeClass] };
}
