import MiniSearch from 'minisearch';
import type { Passage } from './corpus.ts';
import type { Terms } from './words.ts';

/** A passage with its rank score (BM25; higher is better). */
export interface Hit {
  readonly passage: Passage;
  readonly score: number;
}

/** Finds the passages for a text, best first. */
export type Retriever = (text: string, most: number) => Hit[];

const LEAST_PREFIX = 5;

/** A BM25 index over the passages. */
export function createRetriever(passages: readonly Passage[], terms: Terms): Retriever {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const index = new MiniSearch({
    fields: ['title', 'heading', 'setting', 'body'],
    tokenize: terms,
    processTerm: (term) => term,
  });
  index.addAll(
    passages.map(({ id, title, heading, setting, sentences }) => ({
      id,
      title,
      heading,
      setting,
      body: sentences.join(' '),
    })),
  );
  return (text, most) =>
    index
      .search(text, { prefix: (term) => term.length >= LEAST_PREFIX, boost: { title: 1.5, heading: 1.2 } })
      .slice(0, most)
      .flatMap(({ id, score }) => {
        const passage = byId.get(String(id));
        return passage ? [{ passage, score: Math.round(score * 1000) / 1000 }] : [];
      });
}
