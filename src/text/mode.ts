import { phraseBooks } from './phrases/index.ts';
import { assistantProse } from './prose.ts';
import { detectRefusal } from './refusal.ts';
import { splitSentences } from './sentences.ts';

/** The governance mode that a text shows; `signal` is the words that say so, absent for `trustworthy`. */
export interface ModeFinding {
  readonly mode: 'abstain' | 'disputed' | 'trustworthy';
  readonly signal?: string;
}

const disputing = phraseBooks.flatMap((book) => book.disputing);
const notDisputing = phraseBooks.flatMap((book) => book.notDisputing);
const resolving = phraseBooks.flatMap((book) => book.resolving);

/**
 * Heuristic for apps that do not name their mode (English, German): `disputed` when the answer says that sources
 * contradict each other and does not explain it away, even if it therefore declines; else `abstain` when it refuses
 * (see `detectRefusal`); else `trustworthy`. Hedging and mere differences of opinion are no dispute.
 */
export function detectMode(text: string): ModeFinding {
  const dispute = disputeWords(text);
  if (dispute !== undefined) return { mode: 'disputed', signal: dispute };
  const { refused, signal } = detectRefusal(text);
  if (refused && signal !== undefined) return { mode: 'abstain', signal };
  return { mode: 'trustworthy' };
}

function disputeWords(text: string): string | undefined {
  const sentences = assistantProse(text).flatMap(splitSentences);
  if (sentences.some((sentence) => resolving.some((pattern) => pattern.test(sentence)))) return undefined;
  return sentences.map(disputeIn).find((signal) => signal !== undefined);
}

function disputeIn(sentence: string): string | undefined {
  if (notDisputing.some((pattern) => pattern.test(sentence))) return undefined;
  for (const pattern of disputing) {
    const match = pattern.exec(sentence);
    if (match !== null) return match[0];
  }
  return undefined;
}
