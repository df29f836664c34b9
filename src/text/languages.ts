import type { PhraseBook } from './phrases/book.ts';
import { phraseBooks } from './phrases/index.ts';

const WORD = /\p{L}+/gu;
const HAN_OR_KANA = /[\u3041-\u30FF\u3400-\u9FFF\uF900-\uFAFF]/;
const KATAKANA = /[\u30A1-\u30FA]/;
const LABEL_LENGTH = 8;
const HIRAGANA = /[\u3041-\u3096]/g;

/** A single cue may be a name, or a word of another language. */
const FEW_CUES = 2;
/** Languages akin share many cues, yet the right one had the most in all but one of 1,000 sentences. */
const SHARE = 2 / 3;

const CUES: ReadonlyMap<string, readonly number[]> = cuesOf(phraseBooks);
const LATIN = phraseBooks.flatMap((book, index) => (book.script === 'latin' ? [index] : []));

/**
 * The languages that a text may be in, by the places of their books in `phraseBooks`, in order. Written in Latin
 * letters: those with nearly as many cues as the one with the most; `otherwise` (all of them) where that is one cue or
 * none (`Unbekannt.`). In Chinese characters or kana: Chinese, Japanese, or both where it may be either.
 */
export function languagesOf(text: string, otherwise: readonly number[] = LATIN): readonly number[] {
  const counts = countCues(text);
  const most = Math.max(...counts);
  const eastern = HAN_OR_KANA.test(text) ? easternLanguages(text) : [];
  if (most < FEW_CUES) return eastern.length > 0 ? eastern : otherwise;
  return [...LATIN.filter((book) => (counts[book] ?? 0) >= most * SHARE), ...eastern];
}

function countCues(text: string): number[] {
  const counts = phraseBooks.map(() => 0);
  for (const [word] of text.toLowerCase().matchAll(WORD))
    for (const book of CUES.get(word) ?? []) counts[book] = (counts[book] ?? 0) + 1;
  return counts;
}

/**
 * Japanese writes its endings in hiragana, so many characters without any are Chinese; a few may be a label (`不明。`).
 * One hiragana or some katakana may be an ornament of a Chinese name.
 */
function easternLanguages(text: string): number[] {
  const hiragana = text.match(HIRAGANA)?.length ?? 0;
  const japanese = hiragana > 0 || KATAKANA.test(text) || text.length <= LABEL_LENGTH;
  return phraseBooks.flatMap(({ script }, index) =>
    (script === 'kana' && japanese) || (script === 'han' && hiragana < 2) ? [index] : [],
  );
}

function cuesOf(books: readonly PhraseBook[]): Map<string, number[]> {
  const cues = new Map<string, number[]>();
  for (const [index, book] of books.entries())
    for (const cue of book.cues.split(' ')) cues.set(cue, [...(cues.get(cue) ?? []), index]);
  return cues;
}
