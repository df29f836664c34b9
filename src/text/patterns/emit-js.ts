import type { CharSet, PatternNode, Place, UnicodeClass } from './ast.ts';
import { emit } from './emit.ts';
import type { Dialect, PlaceNode } from './emit.ts';
import { emptinessOf } from './emptiness.ts';
import { hex, renderClass } from './render-class.ts';
import type { EscapePoint } from './render-class.ts';
import { COMMON_DIGITS, COMMON_WORDS, isPlain } from './repertoire.ts';
import type { Repertoire } from './repertoire.ts';
import type { JsForm } from './types.ts';
import { edgeOf } from './word-edge.ts';

type Tables = { readonly word: string; readonly digit: string };

// Python's word characters: isalnum() is exactly the letters and numbers (checked over all code points), and the underscore.
const ALL_TABLES: Tables = { word: String.raw`\p{L}\p{N}_`, digit: String.raw`\p{Nd}` };
const COMMON_TABLES: Tables = { word: COMMON_WORDS, digit: COMMON_DIGITS };
const LAST_ASCII = 0x7f;
const LAST_UNIT = 0xffff;
const MOST_POINTS_TO_TEST = 8;
const PLAIN_CLASSES: Readonly<Record<UnicodeClass, string>> = {
  word: String.raw`\w`,
  'not-word': String.raw`\W`,
  digit: String.raw`\d`,
  'not-digit': String.raw`\D`,
};
// In Python up to 3.13 `\B` holds nowhere in an empty text.
const NOT_BOUNDARY = String.raw`(?!^$)\B`;
const PLACES: Readonly<Record<Place, string>> = {
  start: '^',
  end: '$',
  'end-or-newline': String.raw`(?=\n?$)`,
  'line-start': String.raw`(?<![^\n])`,
  'line-end': String.raw`(?![^\n])`,
  boundary: String.raw`\b`,
  'ascii-boundary': String.raw`\b`,
  'not-boundary': NOT_BOUNDARY,
  'ascii-not-boundary': NOT_BOUNDARY,
};
const PLAIN: Dialect = { chars: remembered(plainChars), place: plainPlace };
const COMMON = unicodeDialect(COMMON_TABLES);
const ANY = unicodeDialect(ALL_TABLES);

/** Writes the pattern for texts of one repertoire. Flags that differ from part to part are spelled out, so none but g, y and v are set. */
export function emitJs(root: PatternNode, repertoire: Repertoire): JsForm {
  const dialect = { plain: PLAIN, common: COMMON, any: ANY }[repertoire];
  const unicode = repertoire === 'plain' ? '' : 'v';
  const emptiness = emptinessOf(root);
  const retries = emptiness.canBeEmpty && !emptiness.emptyLast;
  return {
    find: new RegExp(emit(root, dialect), `g${unicode}`),
    nonEmpty: retries ? new RegExp(refuseEmpty(emit(root, dialect, 1)), `y${unicode}`) : null,
  };
}

// Group 1 is the text from here on; a match is empty where that still lies ahead after it.
function refuseEmpty(body: string): string {
  return String.raw`(?=([\s\S]*))(?:${body})(?!\1$)`;
}

function plainChars({ negated, ranges, classes }: CharSet): string {
  const named = classes.map((name) => PLAIN_CLASSES[name]).join('');
  const kept = ranges.filter(([low, high]) => low <= LAST_UNIT && mayHoldPlain(low, high));
  return renderClass(
    kept.map(([low, high]) => [low, Math.min(high, LAST_UNIT)]),
    named,
    negated,
    escapeUnit,
  );
}

// A plain text has no letter outside ASCII, so the Kelvin sign that goes with `k` would only slow the class down.
function mayHoldPlain(low: number, high: number): boolean {
  if (low <= LAST_ASCII || high - low > MOST_POINTS_TO_TEST) return true;
  for (let point = low; point <= high; point += 1) {
    if (isPlain(String.fromCodePoint(point))) return true;
  }
  return false;
}

function plainPlace({ place }: PlaceNode): string {
  return PLACES[place];
}

function unicodeDialect(tables: Tables): Dialect {
  const named: Readonly<Record<UnicodeClass, string>> = {
    word: tables.word,
    'not-word': `[^${tables.word}]`,
    digit: tables.digit,
    'not-digit': `[^${tables.digit}]`,
  };
  return {
    chars: remembered(({ negated, ranges, classes }) =>
      renderClass(ranges, classes.map((name) => named[name]).join(''), negated, escapePoint),
    ),
    place: (node, before, after) => unicodePlace(node, before, after, `[${tables.word}]`),
  };
}

// Without the flag i, V8's own \b knows ASCII words only, under v as well: the rest is as on plain texts.
function unicodePlace(
  node: PlaceNode,
  before: PatternNode | null,
  after: PatternNode | null,
  word: string,
): string {
  if (node.place === 'boundary') return boundary(word, edgeOf(before, 'last'), edgeOf(after, 'first'));
  if (node.place !== 'not-boundary') return plainPlace(node);
  return `(?!^$)(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;
}

// Where one side is known, the other alone decides: that halves what V8 has to compile.
function boundary(word: string, before: ReturnType<typeof edgeOf>, after: ReturnType<typeof edgeOf>): string {
  if (after !== 'unknown') return after === 'word' ? `(?<!${word})` : `(?<=${word})`;
  if (before !== 'unknown') return before === 'word' ? `(?!${word})` : `(?=${word})`;
  return `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;
}

const escapeUnit: EscapePoint = (point) => (point < 0x100 ? `\\x${hex(point, 2)}` : `\\u${hex(point, 4)}`);

// Braces, since two escaped halves of a surrogate pair side by side would be read as one character.
const escapePoint: EscapePoint = (point) => (point < 0x100 ? `\\x${hex(point, 2)}` : `\\u{${hex(point)}}`);

// Sets of single characters are shared by all patterns, so most are written once for all of them.
function remembered(write: (set: CharSet) => string): (set: CharSet) => string {
  const written = new WeakMap<CharSet, string>();
  return (set) => {
    const text = written.get(set) ?? write(set);
    written.set(set, text);
    return text;
  };
}
