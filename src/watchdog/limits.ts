import type { MatchResult, MatchSpan, TranslatedPattern } from '../text/patterns/types.ts';

/** More matches of one pattern in one answer are an error: their list would help nobody. */
export const MAX_SPANS_PER_JOB = 10_000;

/** What all matches of a batch together may come to, so that they fit in memory. */
export const MAX_SPANS_PER_BATCH = 1_000_000;

const LONGEST_QUOTE = 200;

/** The result of a search that ended; null spans are too many. */
export function resultOf(pattern: TranslatedPattern, spans: readonly MatchSpan[] | null): MatchResult {
  if (spans !== null) return { kind: 'matched', spans };
  return failure(pattern, `matches more than ${MAX_SPANS_PER_JOB} times in this answer`);
}

/** An error that names the pattern. */
export function failure(pattern: TranslatedPattern, what: string): MatchResult {
  return { kind: 'error', message: `${describePattern(pattern)} ${what}` };
}

// Quoted, and cut where it is very long.
function describePattern({ source }: TranslatedPattern): string {
  const shown = source.length > LONGEST_QUOTE ? `${source.slice(0, LONGEST_QUOTE)}…` : source;
  return `pattern ${JSON.stringify(shown)}`;
}
