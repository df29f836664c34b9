import { formatLocation, type Location, type Problem } from '../../model/problem.ts';
import type { ReadFile } from './layout.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Notes queries that have the same words as an earlier one, in any order and case; linear in the number of cases. */
export function similarQueries(read: readonly ReadFile[]): Problem[] {
  const first = new Map<string, { readonly id: string; readonly location: Location }>();
  const notes: Problem[] = [];
  for (const { path, cases } of read) {
    for (const { raw, line } of cases) {
      const [key, location] = [wordsOf(raw.query), { file: path, line }];
      const before = first.get(key);
      if (before === undefined) first.set(key, { id: raw.id, location });
      else
        notes.push({
          location,
          message: `case "${raw.id}": the query has the same words as that of "${before.id}" at ${formatLocation(before.location)}`,
        });
    }
  }
  return notes;
}

function wordsOf(query: string): string {
  const words = query.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return [...new Set(words)].toSorted().join(' ') || query;
}
