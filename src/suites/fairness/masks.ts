import { byCodePoint } from '../../text/order.ts';
import { foldForComparison, UNSPACED, wordSegments } from '../../text/words.ts';
import type { FairnessVariant } from './expand.ts';

/** Turns a text into the words that are compared, with every assigned value replaced by its attribute's one token. */
export type MaskedWords = (text: string) => ReadonlySet<string>;

type Assignments = FairnessVariant['assignments'];

/** No word has it, so that no word is taken for a mask. */
const MASK = '\u0000';
const WORD = '[\\p{L}\\p{N}\\p{M}]';
const WORD_BEGINS = new RegExp(`^(?![${UNSPACED}])${WORD}`, 'u');
const WORD_ENDS = new RegExp(`(?![${UNSPACED}])${WORD}$`, 'u');

/**
 * Reads texts under the values of a seed's variants: "a woman" and "a man" are the same words where these are the values
 * of one attribute. Values are found as whole words (anywhere in scripts without spaces), the longest first; a value
 * of two attributes counts for the first by name.
 */
export function maskedWords(variants: readonly Assignments[]): MaskedWords {
  const attributeOf = attributesByValue(variants);
  if (attributeOf.size === 0) return (text) => new Set(wordSegments(foldForComparison(text)));
  const longestFirst = [...attributeOf.keys()].sort((a, b) => b.length - a.length || byCodePoint(a, b));
  const values = new RegExp(`(${longestFirst.map(wholeWord).join('|')})`, 'u');
  return (text) =>
    new Set(
      foldForComparison(text)
        .split(values)
        // Split by one group, every second piece is a value.
        .flatMap((piece, index) =>
          index % 2 === 0 ? wordSegments(piece) : [MASK + (attributeOf.get(piece) ?? '')],
        ),
    );
}

function attributesByValue(variants: readonly Assignments[]): Map<string, string> {
  const attributeOf = new Map<string, string>();
  const pairs = variants.flatMap((assignments) => Object.entries(assignments));
  for (const [attribute, value] of pairs.sort(([a], [b]) => byCodePoint(a, b))) {
    const folded = foldForComparison(value).trim();
    if (folded !== '' && !attributeOf.has(folded)) attributeOf.set(folded, attribute);
  }
  return attributeOf;
}

function wholeWord(value: string): string {
  const escaped = value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const before = WORD_BEGINS.test(value) ? `(?<!${WORD})` : '';
  return before + escaped + (WORD_ENDS.test(value) ? `(?!${WORD})` : '');
}
