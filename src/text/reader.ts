import { clauseSplitter } from './clauses.ts';
import type { Phrase, PhraseBook } from './phrases/book.ts';
import { phraseBooks } from './phrases/index.ts';

/** The phrases of all languages that a sentence may be in. */
export interface Reader {
  readonly refusing: readonly Phrase[];
  readonly idioms: readonly Phrase[];
  readonly reporting: readonly Phrase[];
  readonly asides: readonly Phrase[];
  readonly remarks: readonly Phrase[];
  readonly disputing: readonly Phrase[];
  readonly notDisputing: readonly Phrase[];
  readonly resolving: readonly Phrase[];
  readonly hedging: readonly Phrase[];
  readonly notHedging: readonly Phrase[];
  /** See `clauseSplitter`. */
  readonly splitClauses: (sentence: string) => string[];
}

const readers = new Map<string, Reader>();

/** The reader for languages as `languagesOf` gives them; there is one per set, made when it is first needed. */
export function readerOf(languages: readonly number[]): Reader {
  const key = languages.join();
  const known = readers.get(key);
  if (known !== undefined) return known;
  const reader = readerFor(phraseBooks.filter((_, index) => languages.includes(index)));
  readers.set(key, reader);
  return reader;
}

function readerFor(books: readonly PhraseBook[]): Reader {
  return {
    refusing: books.flatMap((book) => book.refusing),
    idioms: books.flatMap((book) => book.idioms),
    reporting: books.flatMap((book) => book.reporting),
    asides: books.flatMap((book) => book.asides),
    remarks: books.flatMap((book) => [...book.remarks, ...book.disputing, ...book.notDisputing]),
    disputing: books.flatMap((book) => book.disputing),
    notDisputing: books.flatMap((book) => book.notDisputing),
    resolving: books.flatMap((book) => book.resolving),
    hedging: books.flatMap((book) => book.hedging),
    notHedging: books.flatMap((book) => book.notHedging),
    splitClauses: clauseSplitter(books.map((book) => book.joints)),
  };
}
