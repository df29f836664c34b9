import type { Folding } from './casefold.ts';
import type { PatternCursor } from './cursor.ts';
import { PatternSyntaxError } from './cursor.ts';

/** The flags in force at one place of a pattern. */
export type PatternFlags = {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
  readonly verbose: boolean;
  /** What `(?a)` or `(?u)` said; null is Unicode by default. */
  readonly type: 'ascii' | 'unicode' | null;
};

/** An inline group of flags: `(?i)` speaks for the whole pattern, `(?i:` for what follows it. */
export type InlineFlags = {
  readonly scope: 'pattern' | 'group';
  readonly apply: (flags: PatternFlags) => PatternFlags;
};

const LETTERS = 'iLmsxau';

/** Whether a character after `(?` begins inline flags. */
export function beginsFlags(char: string): boolean {
  return char === '-' || LETTERS.includes(char);
}

/** Reads inline flags whose first character has been taken, up to and with `)` or `:`. */
export function parseInlineFlags(cursor: PatternCursor, first: string): InlineFlags {
  const [on, stop] = first === '-' ? ['', '-'] : readLetters(cursor, first, '-, : or )', ')-:', checkOn);
  if (stop === ')') return { scope: 'pattern', apply: (flags) => turnOn(refuseBoth(flags, on), on) };
  const off = stop === '-' ? readOff(cursor) : '';
  if (Array.from(on).some((letter) => off.includes(letter))) {
    cursor.fail('bad inline flags: flag turned on and off', 1);
  }
  return { scope: 'group', apply: (flags) => turnOff(turnOn(flags, on), off) };
}

/** How case is ignored under these flags. */
export function foldingOf(flags: PatternFlags): Folding {
  if (!flags.ignoreCase) return 'none';
  return flags.type === 'ascii' ? 'ascii' : 'unicode';
}

function readOff(cursor: PatternCursor): string {
  const first = cursor.take();
  if (first === null) cursor.fail('missing flag');
  if (!LETTERS.includes(first)) failLetter(cursor, first, 'missing flag');
  const [off] = readLetters(cursor, first, ':', ':', checkOff);
  return off;
}

function readLetters(
  cursor: PatternCursor,
  first: string,
  wanted: string,
  stops: string,
  check: (cursor: PatternCursor, letters: string) => void,
): [letters: string, stop: string] {
  let letters = '';
  let letter = first;
  for (;;) {
    letters += letter;
    check(cursor, letters);
    const token = cursor.take();
    if (token === null) cursor.fail(`missing ${wanted}`);
    if (stops.includes(token)) return [letters, token];
    if (!LETTERS.includes(token)) failLetter(cursor, token, `missing ${wanted}`);
    letter = token;
  }
}

function checkOn(cursor: PatternCursor, letters: string): void {
  if (letters.endsWith('L')) cursor.fail("bad inline flags: cannot use 'L' flag with a str pattern");
  if (letters.includes('a') && letters.includes('u')) {
    cursor.fail("bad inline flags: flags 'a', 'u' and 'L' are incompatible");
  }
}

function checkOff(cursor: PatternCursor, letters: string): void {
  if (/[auL]$/.test(letters)) cursor.fail("bad inline flags: cannot turn off flags 'a', 'u' and 'L'");
}

function failLetter(cursor: PatternCursor, token: string, otherwise: string): never {
  cursor.fail(/^\p{L}$/u.test(token) ? 'unknown flag' : otherwise, Array.from(token).length);
}

// `(?a)(?u)`: each is fine, both speak for the whole pattern.
function refuseBoth(flags: PatternFlags, on: string): PatternFlags {
  const type = typeIn(on);
  if (type !== null && flags.type !== null && flags.type !== type) {
    throw new PatternSyntaxError('ASCII and UNICODE flags are incompatible');
  }
  return flags;
}

function turnOn(flags: PatternFlags, on: string): PatternFlags {
  return {
    ignoreCase: flags.ignoreCase || on.includes('i'),
    multiline: flags.multiline || on.includes('m'),
    dotAll: flags.dotAll || on.includes('s'),
    verbose: flags.verbose || on.includes('x'),
    type: typeIn(on) ?? flags.type,
  };
}

function typeIn(on: string): PatternFlags['type'] {
  if (on.includes('a')) return 'ascii';
  return on.includes('u') ? 'unicode' : null;
}

function turnOff(flags: PatternFlags, off: string): PatternFlags {
  return {
    ...flags,
    ignoreCase: flags.ignoreCase && !off.includes('i'),
    multiline: flags.multiline && !off.includes('m'),
    dotAll: flags.dotAll && !off.includes('s'),
    verbose: flags.verbose && !off.includes('x'),
  };
}
