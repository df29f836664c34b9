import { TRAPS } from './stand-in.ts';
import type { AsWritten } from './types.ts';

/** What was read of a part. */
type Part = { readonly canBeEmpty: boolean; readonly needles: Needles };
type Needles = AsWritten['needles'];

type Reader = { readonly source: string; at: number; traps: number; depth: number };

// So short that no limit of the translation (depth, number of Unicode classes) can be exceeded.
const MAX_LENGTH = 1000;
const MAX_DEPTH = 20;
const MOST_NEEDLES = 64;
const MOST_SETS = 8;
const LONGEST_NEEDLE = 32;
const INLINE_FLAG = '(?i)';

const LITERALS = /[ !"#%&',\-/0-9:;<=>@A-Z_`a-z~]+/y;
const ESCAPE = /\\[dDsSwWbn!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/y;
const CLASS =
  /\[\^?-?(?:[0-9]-[0-9]|[a-z]-[a-z]|[A-Z]-[A-Z]|[ !"#$%&'()*+,./0-9:;<=>?@A-Z_`a-z{|}~]|\\[dDsSwW!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~])+-?\]/y;
const RANGE = /([0-9A-Za-z])-([0-9A-Za-z])/g;
const QUANTIFIER = /(?:[*?]|(\+)|\{(\d{1,3})(?:(,)(\d{0,3}))?\})\??(?![*+?{])/y;

/**
 * Reads a pattern whose every construct means the same in Python and in JavaScript without `u` on a {@link StandIn}, its
 * traps aside; null for any other, valid or not, which is left to the parser. Most patterns that people write are such.
 */
export function readAsWritten(source: string, ignoreCase: boolean): AsWritten | null {
  if (source.length > MAX_LENGTH) return null;
  const inline = source.startsWith(INLINE_FLAG);
  const reader: Reader = { source, at: inline ? INLINE_FLAG.length : 0, traps: namedIn(source), depth: 0 };
  const whole = readOptions(reader);
  if (whole === null || whole.canBeEmpty || reader.at < source.length) return null;
  const body = inline ? source.slice(INLINE_FLAG.length) : source;
  return new WrittenPattern(body, ignoreCase || inline, reader.traps, whole.needles);
}

function namedIn(source: string): number {
  return (/7|\d-\d/.test(source) ? TRAPS.digits : 0) | (source.includes('_') ? TRAPS.words : 0);
}

class WrittenPattern implements AsWritten {
  readonly ignoreCase: boolean;
  readonly traps: number;
  readonly needles: Needles;
  readonly #body: string;
  #form: RegExp | null = null;

  constructor(body: string, ignoreCase: boolean, traps: number, needles: Needles) {
    this.#body = body;
    this.ignoreCase = ignoreCase;
    this.traps = traps;
    this.needles = ignoreCase ? needles.map((set) => set.map((needle) => needle.toLowerCase())) : needles;
  }

  form(): RegExp {
    return (this.#form ??= new RegExp(this.#body, this.ignoreCase ? 'gi' : 'g'));
  }
}

function readOptions(reader: Reader): Part | null {
  const first = readSequence(reader);
  if (first === null || reader.source[reader.at] !== '|') return first;
  let { canBeEmpty } = first;
  let needles: readonly string[] | null = rarest(first.needles);
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    const option = readSequence(reader);
    if (option === null) return null;
    canBeEmpty ||= option.canBeEmpty;
    needles = union(needles, rarest(option.needles));
  }
  return { canBeEmpty, needles: needles === null ? [] : [needles] };
}

function union(some: readonly string[] | null, others: readonly string[] | null): readonly string[] | null {
  if (some === null || others === null || some.length + others.length > MOST_NEEDLES) return null;
  return [...some, ...others];
}

/** Of several sets the one whose shortest needle is longest; null where there is none. */
function rarest([first, ...rest]: Needles): readonly string[] | null {
  let best = first ?? null;
  for (const set of rest) if (best === null || shortest(set) > shortest(best)) best = set;
  return best;
}

function shortest(needles: readonly string[]): number {
  let least = Infinity;
  for (const { length } of needles) if (length < least) least = length;
  return least;
}

function readSequence(reader: Reader): Part | null {
  let canBeEmpty = true;
  const needles: (readonly string[])[] = [];
  for (;;) {
    const next = reader.source[reader.at];
    if (next === undefined || next === '|' || next === ')') return { canBeEmpty, needles };
    const part = readPart(reader, next);
    if (part === null) return null;
    canBeEmpty &&= part.canBeEmpty;
    for (const set of part.needles) if (needles.length < MOST_SETS) needles.push(set);
  }
}

function readPart(reader: Reader, next: string): Part | null {
  const part = readAtom(reader, next);
  return part && quantified(reader, part);
}

function readAtom(reader: Reader, next: string): Part | null {
  switch (next) {
    case '(':
      return readGroup(reader);
    case '[':
      return readClass(take(reader, CLASS));
    case '\\':
      return readEscape(take(reader, ESCAPE));
    case '.':
    case '^':
    case '$':
      return readSign(reader, next);
    default:
      return readLiterals(reader, take(reader, LITERALS));
  }
}

/** A quantifier speaks for the last of several literals, which is then read again by itself. */
function readLiterals(reader: Reader, literals: string | null): Part | null {
  if (literals === null) return null;
  const several = literals.length > 1 && isQuantifier(reader.source[reader.at]);
  if (several) reader.at -= 1;
  return {
    canBeEmpty: false,
    needles: [[literals.slice(0, several ? -1 : undefined).slice(0, LONGEST_NEEDLE)]],
  };
}

function readGroup(reader: Reader): Part | null {
  const { source, at } = reader;
  if (source[at + 1] === '?' && source[at + 2] !== ':') return null;
  reader.at += source[at + 1] === '?' ? 3 : 1;
  reader.depth += 1;
  const body = reader.depth > MAX_DEPTH ? null : readOptions(reader);
  reader.depth -= 1;
  if (body === null || source[reader.at] !== ')') return null;
  reader.at += 1;
  return body;
}

const SOMETHING: Part = { canBeEmpty: false, needles: [] };
const PLACE: Part = { canBeEmpty: true, needles: [] };

function readSign(reader: Reader, sign: '.' | '^' | '$'): Part {
  reader.at += 1;
  if (sign === '$') reader.traps |= TRAPS.ending;
  return sign === '.' ? SOMETHING : PLACE;
}

function readEscape(escape: string | null): Part | null {
  if (escape === null) return null;
  const letter = escape.slice(1);
  if (letter === 'b') return PLACE;
  return 'dDsSwWn'.includes(letter) ? SOMETHING : { canBeEmpty: false, needles: [[letter]] };
}

function readClass(found: string | null): Part | null {
  if (found === null) return null;
  for (const [, low = '', high = ''] of found.matchAll(RANGE)) if (high < low) return null;
  return SOMETHING;
}

/** The part under its quantifier, if it has one. What can be empty is not repeated: engines differ in that. */
function quantified(reader: Reader, part: Part): Part | null {
  if (!isQuantifier(reader.source[reader.at])) return part;
  if (part.canBeEmpty) return null;
  QUANTIFIER.lastIndex = reader.at;
  const match = QUANTIFIER.exec(reader.source);
  if (match === null) return null;
  const [whole, plus, low, comma, high] = match;
  if (low !== undefined && comma !== undefined && high !== '' && Number(high) < Number(low)) return null;
  reader.at += whole.length;
  const optional = plus === undefined && Number(low ?? 0) === 0;
  return optional ? PLACE : part;
}

function isQuantifier(char: string | undefined): boolean {
  return char === '*' || char === '+' || char === '?' || char === '{';
}

function take(reader: Reader, form: RegExp): string | null {
  form.lastIndex = reader.at;
  if (!form.test(reader.source)) return null;
  const taken = reader.source.slice(reader.at, form.lastIndex);
  reader.at = form.lastIndex;
  return taken;
}
