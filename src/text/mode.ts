import { hedgingIn } from './hedging.ts';
import { readLines, type Line, type Sentence } from './lines.ts';
import { refusalIn } from './refusal.ts';
import { whatIsSaid } from './said.ts';

/** The governance mode that a text shows, with the words that say so; `hedge` is the words that show a reservation. */
export type ModeFinding =
  | { readonly mode: 'abstain' | 'disputed'; readonly signal: string }
  | { readonly mode: 'trustworthy'; readonly hedge?: string };

/**
 * Heuristic for apps that do not name their mode: `disputed` when the answer says that sources contradict each other and
 * does not explain it away, even if it therefore declines; else `abstain` when it refuses (see `detectRefusal`); else
 * `trustworthy`, hedged (see `detectHedging`) or not. Mere differences of opinion are no dispute.
 */
export function detectMode(text: string): ModeFinding {
  const lines = readLines(text);
  const dispute = disputeWords(lines);
  if (dispute !== undefined) return { mode: 'disputed', signal: dispute };
  const said = whatIsSaid(lines);
  const refusal = refusalIn(said);
  if (refusal.refused) return { mode: 'abstain', signal: refusal.signal };
  const hedging = hedgingIn(said);
  return hedging.hedged ? { mode: 'trustworthy', hedge: hedging.signal } : { mode: 'trustworthy' };
}

function disputeWords(lines: readonly Line[]): string | undefined {
  const sentences = lines.flatMap((line) => line.sentences);
  if (sentences.some(resolves)) return undefined;
  return sentences.map(disputeIn).find((signal) => signal !== undefined);
}

function resolves({ text, reader }: Sentence): boolean {
  return reader.resolving.some((pattern) => pattern.test(text));
}

function disputeIn({ text, reader }: Sentence): string | undefined {
  if (reader.notDisputing.some((pattern) => pattern.test(text))) return undefined;
  for (const pattern of reader.disputing) {
    const match = pattern.exec(text);
    if (match !== null) return match[0];
  }
  return undefined;
}
