import type { CharSet } from './ast.ts';
import type { PatternCursor } from './cursor.ts';

const HEX = '0123456789abcdefABCDEF';
const OCTAL = '01234567';
const CONTROLS: Readonly<Record<string, number>> = { a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11, '\\': 92 };
const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };
const LAST_OCTAL = 0o377;

/** What an escape means where it means a character; `named` is `\N{…}`, whose table JavaScript lacks. */
export type EscapedChar = { readonly kind: 'char'; readonly codePoint: number } | { readonly kind: 'named' };

/** A member of a bracketed class or the end of a range. */
export type ClassEscape = EscapedChar | { readonly kind: 'category'; readonly category: CharSet };

/** Reads the rest of an escape inside brackets. `category` resolves `\d` and its like. */
export function parseClassEscape(
  cursor: PatternCursor,
  token: string,
  category: (letter: string) => CharSet | null,
): ClassEscape {
  const letter = token.slice(1);
  const named = category(letter);
  if (named !== null) return { kind: 'category', category: named };
  const control = CONTROLS[letter];
  if (control !== undefined) return { kind: 'char', codePoint: control };
  if (OCTAL.includes(letter)) return parseOctal(cursor, token + cursor.takeWhile(2, OCTAL));
  return parseCharEscape(cursor, token);
}

/** Reads the rest of an escape that can only be a character: `\n`, `\xhh`, `\uhhhh`, `\Uhhhhhhhh`, `\N{…}` or an escaped sign. */
export function parseCharEscape(cursor: PatternCursor, token: string): EscapedChar {
  const letter = token.slice(1);
  const control = letter === 'b' ? undefined : CONTROLS[letter];
  if (control !== undefined) return { kind: 'char', codePoint: control };
  const digits = HEX_DIGITS[letter];
  if (digits !== undefined) return parseHex(cursor, token, digits);
  if (letter === 'N') return parseNamed(cursor);
  if (/^[A-Za-z0-9]$/.test(letter)) cursor.fail(`bad escape ${token}`, 2);
  return { kind: 'char', codePoint: letter.codePointAt(0) ?? 0 };
}

/** The character of an octal escape that has been read whole. */
export function parseOctal(cursor: PatternCursor, escape: string): EscapedChar {
  const codePoint = Number.parseInt(escape.slice(1), 8);
  if (codePoint > LAST_OCTAL) {
    cursor.fail(`octal escape value ${escape} outside of range 0-0o377`, escape.length);
  }
  return { kind: 'char', codePoint };
}

/** Reads up to `limit` octal digits. */
export function takeOctal(cursor: PatternCursor, limit: number): string {
  return cursor.takeWhile(limit, OCTAL);
}

function parseHex(cursor: PatternCursor, token: string, digits: number): EscapedChar {
  const escape = token + cursor.takeWhile(digits, HEX);
  if (escape.length !== digits + 2) cursor.fail(`incomplete escape ${escape}`, escape.length);
  const codePoint = Number.parseInt(escape.slice(2), 16);
  if (codePoint > 0x10ffff) cursor.fail(`bad escape ${escape}`, escape.length);
  return { kind: 'char', codePoint };
}

function parseNamed(cursor: PatternCursor): EscapedChar {
  if (!cursor.takeIf('{')) cursor.fail('missing {');
  cursor.takeName('}', 'character name');
  return { kind: 'named' };
}
