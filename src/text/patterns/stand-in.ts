/** Where a pattern that is run as it is written may mean another thing on a stand-in than on the text itself. */
export const TRAPS = {
  /** The pattern names the digit 7, on a text with decimal digits outside ASCII, for which 7 stands. */
  digits: 1,
  /** It names `_`, on a text with other letters or numbers outside ASCII, for which `_` stands. */
  words: 2,
  /** It has a `$`, on a text that ends in a line feed: Python's also holds before that. */
  ending: 4,
} as const;

/** An ASCII text that a pattern run as it is written cannot tell from the text it stands for. */
export type StandIn = {
  readonly text: string;
  /** The traps in it, added up. */
  readonly traps: number;
  /** From an offset in it to the one in the text itself; null where they are the same. */
  readonly offsets: Uint32Array | null;
};

// What Python takes for i, s and k where case is ignored; by themselves they are letters like others.
const FOLDED_I = /[\u0130\u0131]/g;
const FOLDED_S = /\u017f/g;
const FOLDED_K = /\u212a/g;
const SIMPLE = /^[\t\n\x20-\x7f]*$/;
const DIGITS = /(?![0-9])\p{Nd}/gu;
const WORDS = /(?![\0-\x7f])[\p{L}\p{N}]/gu;
// Python's spaces but tab, line feed and blank, which stay.
const SPACES = /[\v-\r\x1c-\x1f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
const OTHERS = /[^\t\n\x20-\x7f]/gu;
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;
const LAST_UNIT = 0xffff;

/**
 * Every character outside ASCII gives way to one of its kind: a digit to 7, another letter or number to `_`, a space to a
 * tab, anything else to DEL, and where case is ignored İ ı ſ K to the letters that they equal. A pattern of classes and
 * ASCII characters that names none of the four reads both alike.
 */
export function standInFor(text: string, ignoreCase: boolean): StandIn {
  const ending = text.endsWith('\n') ? TRAPS.ending : 0;
  if (SIMPLE.test(text)) return { text, traps: ending, offsets: null };
  const folded = ignoreCase
    ? text.replace(FOLDED_I, 'i').replace(FOLDED_S, 's').replace(FOLDED_K, 'k')
    : text;
  const counted = folded.replace(DIGITS, '7');
  const worded = counted.replace(WORDS, '_');
  const traps = ending | (counted === folded ? 0 : TRAPS.digits) | (worded === counted ? 0 : TRAPS.words);
  const ascii = worded.replace(SPACES, '\t').replace(OTHERS, '\x7f');
  return { text: ascii, traps, offsets: PAIR.test(text) ? offsetsIn(text, ascii.length) : null };
}

function offsetsIn(text: string, length: number): Uint32Array {
  const offsets = new Uint32Array(length + 1);
  let at = 0;
  for (let index = 0; index < length; index += 1) {
    offsets[index] = at;
    at += (text.codePointAt(at) ?? 0) > LAST_UNIT ? 2 : 1;
  }
  offsets[length] = at;
  return offsets;
}
