import type { PatternNode, Place } from './ast.ts';
import type { PatternFlags } from './flags.ts';
import type { EscapedChar } from './parse-escape.ts';
import { parseCharEscape, parseOctal, takeOctal } from './parse-escape.ts';
import type { Parser } from './parser-state.ts';
import { noteObstacle } from './parser-state.ts';
import { categoryOf, literalSet } from './sets.ts';

const DIGITS = '0123456789';

/** Reads the rest of an escape outside brackets: a place, a category, a back-reference or a character. */
export function parseBackslash(parser: Parser, flags: PatternFlags, token: string): PatternNode {
  const letter = token.slice(1);
  const place = placeOf(letter, flags);
  if (place !== null) return { kind: 'place', place };
  const category = categoryOf(letter, flags);
  if (category !== null) return { kind: 'chars', set: category };
  if (letter === '0')
    return literal(parser, flags, parseOctal(parser.cursor, token + takeOctal(parser.cursor, 2)));
  if (DIGITS.includes(letter)) return parseNumber(parser, flags, token);
  return literal(parser, flags, parseCharEscape(parser.cursor, token));
}

function placeOf(letter: string, flags: PatternFlags): Place | null {
  const ascii = flags.type === 'ascii';
  switch (letter) {
    case 'A':
      return 'start';
    case 'Z':
      return 'end';
    case 'b':
      return ascii ? 'ascii-boundary' : 'boundary';
    case 'B':
      return ascii ? 'ascii-not-boundary' : 'not-boundary';
    default:
      return null;
  }
}

// Three octal digits are a character, anything else a group: \101 is A, \10 is group 10.
function parseNumber(parser: Parser, flags: PatternFlags, token: string): PatternNode {
  const { cursor, groups } = parser;
  const escape = token + cursor.takeWhile(1, DIGITS);
  if (/^\\[0-7]{2}$/.test(escape)) {
    const third = takeOctal(cursor, 1);
    if (third !== '') return literal(parser, flags, parseOctal(cursor, escape + third));
  }
  const group = groups.refer(cursor, Number(escape.slice(1)), escape.length);
  return { kind: 'backreference', group, ignoreCase: flags.ignoreCase };
}

function literal(parser: Parser, flags: PatternFlags, escaped: EscapedChar): PatternNode {
  if (escaped.kind === 'char') return { kind: 'chars', set: literalSet(escaped.codePoint, flags) };
  noteObstacle(parser, String.raw`a character by name (\N{…})`);
  return { kind: 'chars', set: { negated: false, ranges: [], classes: [] } };
}
