import { readLines } from './lines.ts';
import { whatIsSaid, type Said } from './said.ts';

/** Whether an answer as a whole declines; `signal` is the words that say so. */
export type RefusalFinding =
  | { readonly refused: true; readonly signal: string }
  | { readonly refused: false };

/**
 * Heuristic: does this answer, as a whole, decline or say that the question cannot be answered? It knows the languages
 * of `phrases/index.ts`.
 *
 * Each clause refuses, gives something, or is an aside (an apology, an offer, a pointer to somebody, a remark about the
 * sources or the assistant). The answer refuses iff a clause refuses and none gives anything, so a partial answer is no
 * refusal. Quotations and code are not the assistant speaking. Length plays no part; an empty text is no refusal.
 */
export function detectRefusal(text: string): RefusalFinding {
  return refusalIn(whatIsSaid(readLines(text)));
}

/** The same for an answer whose clauses are told apart already. */
export function refusalIn(said: readonly Said[]): RefusalFinding {
  const refusal = said.find((clause) => clause.kind === 'refusal');
  if (refusal === undefined || said.some(({ kind }) => kind === 'substance')) return { refused: false };
  return { refused: true, signal: refusal.signal };
}
