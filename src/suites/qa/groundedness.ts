import { answerAccuracy as shareOfReference, createLexicalJudge } from '../../judge/lexical.ts';
import { DEFAULT_FRAMING, ORIGINAL_FRAMING, splitClaims } from '../../text/claims.ts';
import type { QaOutcome } from './outcome.ts';
import type { QaSettings } from './settings.ts';

/** How a narrative answer stands to its context: share (0–1) of claims entailed, and those that are not. */
export interface Faithfulness {
  readonly share: number;
  readonly unentailed: readonly string[];
}

const judge = createLexicalJudge();
const LEAST_SHARE_OF_REFERENCE = 0.6;

/** RAGSpine's rule: every claim of the answer must be entailed by the retrieved chunks; no claims → 1. */
export function faithfulness(
  { narrative, chunks }: QaOutcome,
  { framing, compat }: QaSettings,
): Faithfulness {
  const openings = framing ?? (compat === 'original' ? ORIGINAL_FRAMING : DEFAULT_FRAMING);
  const claims = splitClaims(narrative, openings, { compat });
  const context = judge.context(chunks);
  const unentailed = claims.filter((claim) => !context.entails(claim));
  return { share: claims.length === 0 ? 1 : 1 - unentailed.length / claims.length, unentailed };
}

/** The share (0–1) of the reference's tokens that the answer has, and whether that is enough. */
export function answerAccuracy(
  { narrative }: QaOutcome,
  reference: string,
): { readonly share: number; readonly enough: boolean } {
  const share = shareOfReference(reference, narrative);
  return { share, enough: share >= LEAST_SHARE_OF_REFERENCE };
}
