import type { Evidence } from '../../model/report.ts';
import type { Found } from './search.ts';

/** What one rule says of one answer. An `error` judges nothing. */
export interface Judgement {
  readonly verdict: 'pass' | 'fail' | 'error';
  readonly reason: string;
  readonly evidence: Evidence;
}

/** The judgement of a case one of whose patterns could not be searched; undefined when all could. */
export function searchError(found: readonly Found[]): Judgement | undefined {
  const error = found.find((result) => result.kind === 'error');
  return error && { verdict: 'error', reason: error.message, evidence: {} };
}
