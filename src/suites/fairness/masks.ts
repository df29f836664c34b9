import { byCodePoint } from '../../text/order.ts';
import { foldForComparison, UNSPACED, wordSegments } from '../../text/words.ts';
import type { FairnessVariant } from './expand.ts';

/** Turns a text into the words that are compared, with every assigned value replaced by its attribute's one token. */
export type MaskedWords = (text: string) => ReadonlySet<string>;

type Assignments = FairnessVariant['assignments'];

/** A value that is looked for, and the token that stands for it. */
interface Mask {
  readonly value: string;
  readonly token: string;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly token: string;
}

/** No word has it, so that no word is taken for a mask. */
const MARK = '\u0000';
const ENDS_IN_WORD = new RegExp(`(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}]$`, 'u');
const BEGINS_IN_WORD = new RegExp(`^(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}]`, 'u');

/**
 * Reads texts under the values of a seed's variants: "a woman" and "a man" are the same words where these are the values
 * of one attribute. Values are found as whole words (anywhere in scripts without spaces), the longest first; a value
 * of two attributes counts for the first by name.
 */
export function maskedWords(variants: readonly Assignments[]): MaskedWords {
  const masks = masksOf(variants);
  return (text) => {
    const folded = foldForComparison(text);
    return new Set(cutOut(folded, findAll(folded, masks)));
  };
}

function masksOf(variants: readonly Assignments[]): Mask[] {
  const tokens = new Map<string, string>();
  const pairs = variants.flatMap((assignments) => Object.entries(assignments));
  for (const [attribute, value] of pairs.sort(([a], [b]) => byCodePoint(a, b))) {
    const folded = foldForComparison(value).trim();
    if (folded !== '' && !tokens.has(folded)) tokens.set(folded, MARK + attribute);
  }
  return Array.from(tokens, ([value, token]) => ({ value, token })).sort(
    (a, b) => b.value.length - a.value.length || byCodePoint(a.value, b.value),
  );
}

function findAll(text: string, masks: readonly Mask[]): Found[] {
  const found: Found[] = [];
  for (const { value, token } of masks)
    for (let start = text.indexOf(value); start !== -1; start = text.indexOf(value, start + 1)) {
      const end = start + value.length;
      const isFree = found.every((other) => end <= other.start || other.end <= start);
      if (isFree && isWhole(text, start, end)) found.push({ start, end, token });
    }
  return found.sort((a, b) => a.start - b.start);
}

/** Whether neither end of a piece lies inside of a word. */
function isWhole(text: string, start: number, end: number): boolean {
  return (
    !joins(text.slice(Math.max(0, start - 2), start), text.slice(start, end)) &&
    !joins(text.slice(start, end), text.slice(end))
  );
}

function joins(before: string, after: string): boolean {
  return ENDS_IN_WORD.test(before) && BEGINS_IN_WORD.test(after);
}

function cutOut(text: string, found: readonly Found[]): string[] {
  const words: string[] = [];
  let from = 0;
  for (const { start, end, token } of found) {
    words.push(...wordSegments(text.slice(from, start)), token);
    from = end;
  }
  return [...words, ...wordSegments(text.slice(from))];
}
