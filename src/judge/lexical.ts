import { lexicalTokens } from '../text/tokens.ts';

/** The retrieved context of one answer, read once. */
interface LexicalContext {
  /** Whether enough of the claim's tokens (with repeats) occur in the context; a claim without tokens is entailed. */
  readonly entails: (claim: string) => boolean;
}

/** A judge by word overlap: blind to paraphrase, negation and reversed numbers. */
export interface LexicalJudge {
  /** Reads the chunks once; all of them together are the context of every claim. */
  readonly context: (chunks: readonly string[]) => LexicalContext;
}

const RAGSPINE_THRESHOLD = 0.6;

/**
 * The offline judge of RAGSpine eval: a claim is entailed iff (its tokens found in the context) / (its tokens)
 * reaches `threshold` (a share from 0 to 1).
 */
export function createLexicalJudge(threshold: number = RAGSPINE_THRESHOLD): LexicalJudge {
  return {
    context: (chunks) => {
      const known = new Set(chunks.flatMap(lexicalTokens));
      return { entails: (claim) => shareOf(lexicalTokens(claim), known) >= threshold };
    },
  };
}

/** Share (0–1) of the reference's distinct tokens that occur in the answer; 1 for a reference without tokens. */
export function answerAccuracy(reference: string, answer: string): number {
  return shareOf([...new Set(lexicalTokens(reference))], new Set(lexicalTokens(answer)));
}

function shareOf(tokens: readonly string[], known: ReadonlySet<string>): number {
  if (tokens.length === 0) return 1;
  return tokens.filter((token) => known.has(token)).length / tokens.length;
}
