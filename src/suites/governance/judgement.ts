import type { Evidence } from '../../model/report.ts';
import type { Found } from './search.ts';

/** What one rule says of one answer. An `error` judges nothing. */
export interface Judgement {
  readonly verdict: 'pass' | 'fail' | 'error';
  readonly reason: string;
  readonly evidence: Evidence;
  /** A pattern of the case is no regular expression, and was looked for as plain text. */
  readonly broken?: true;
}

/** The judgement, marked where one of its searches had to take a broken pattern for plain text. */
export function markBroken(judgement: Judgement, searches: readonly Found[]): Judgement {
  const isBroken = searches.some((found) => found.kind === 'found' && found.as === 'invalid');
  return isBroken ? { ...judgement, broken: true } : judgement;
}

/** The judgement of a case one of whose patterns could not be searched; undefined when all could. */
export function searchError(found: readonly Found[]): Judgement | undefined {
  const error = found.find((result) => result.kind === 'error');
  return error && { verdict: 'error', reason: error.message, evidence: {} };
}
