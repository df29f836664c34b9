import { readLines } from './lines.ts';
import { refusalIn } from './refusal.ts';
import { whatIsSaid, type Said } from './said.ts';

/** Whether an answer has reservations; `signal` is the words that show them. */
export type HedgingFinding = { readonly hedged: true; readonly signal: string } | { readonly hedged: false };

/**
 * Heuristic: does this answer give something, but with a reservation? Either a clause that gives something does so in
 * words such as `probably`, `it seems`, `as far as I know`, or another clause says what the answer lacks. What somebody
 * may do ("members may bring a guest") is no reservation; a refusal is none either. Languages: `phrases/index.ts`.
 */
export function detectHedging(text: string): HedgingFinding {
  return hedgingIn(whatIsSaid(readLines(text)));
}

/** The same for an answer whose clauses are told apart already. */
export function hedgingIn(said: readonly Said[]): HedgingFinding {
  if (refusalIn(said).refused) return { hedged: false };
  const signal = said.map(reservation).find((words) => words !== undefined);
  return signal === undefined ? { hedged: false } : { hedged: true, signal };
}

function reservation(clause: Said): string | undefined {
  return clause.kind === 'refusal' ? clause.signal : clause.hedge;
}
