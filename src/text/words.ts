import { straightenQuotes } from './quotes.ts';
import { splitSpaces } from './whitespace.ts';
import { foldWidth } from './width.ts';

// The breaks between words of these scripts come from dictionaries, whatever the locale.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Letters of scripts that put no space between words, as the inside of a regular expression's class. */
export const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const HAS_CONTENT = /[^\p{P}\p{Z}\p{C}]/u;

/**
 * How many words a text has: whitespace-separated pieces, as Python's `str.split` counts them; a piece in a script
 * without spaces counts its word segments instead.
 */
export function countWords(text: string): number {
  return splitSpaces(text).reduce(
    (count, piece) => count + (HAS_UNSPACED.test(piece) ? wordSegments(piece).length : 1),
    0,
  );
}

/** The words of a text in order, by Unicode's rules: no punctuation, but signs and emoji (`€`, 👍) are words. */
export function wordSegments(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment).filter((segment) =>
    HAS_CONTENT.test(segment),
  );
}

/** A text as it is compared: composed, straight quotes, letters and digits of the usual width, lower case. */
export function foldForComparison(text: string): string {
  return foldWidth(straightenQuotes(text.normalize('NFC'))).toLowerCase();
}
