import { ownValue } from '../model/own.ts';
import type { Direction, Measure, RowReason } from '../model/report.ts';
import type { MetricSpec } from '../suites/suite.ts';
import type { Entry } from './input.ts';

/** A row before it is judged: its figure, or why there is none. */
export interface Measured {
  readonly metric: string;
  readonly measure: Measure;
  readonly direction: Direction;
  readonly value: number;
  readonly n: number;
  /** Cases that scored 1, for rows of 0-or-1 scores. */
  readonly passed?: number;
  readonly error?: { readonly reason: RowReason; readonly note: string };
}

/**
 * The entry's figures, one row per metric. A case that ended in an error makes every row it counts for an error, since a
 * rate over the rest would pass in silence. A row over no cases has n 0 and value 1 (0 where lower is better).
 */
export function measureRows(entry: Entry): Measured[] {
  return entry.metrics.map((spec) => measureRow(spec, entry));
}

function measureRow(spec: MetricSpec, entry: Entry): Measured {
  const covered = entry.cases.filter(({ metrics }) => metrics.includes(spec.name));
  const scores: number[] = [];
  for (const { id } of covered) {
    const score = ownValue(entry.outcomes.get(id)?.scores, spec.name);
    if (score !== undefined) scores.push(score);
  }
  const figure = summarise(spec.measure, scores);
  const row = { metric: spec.name, measure: spec.measure, direction: spec.direction, ...figure };
  const error = entry.state === 'judged' ? faultOf(spec.name, covered, entry) : undefined;
  return error ? { ...row, error } : row;
}

/** The row's figure over the scores of its cases. */
export function summarise(
  measure: Measure,
  scores: readonly number[],
): { value: number; n: number; passed?: number } {
  const n = scores.length;
  if (measure === 'mean')
    return { value: n === 0 ? 1 : sorted(scores).reduce((sum, score) => sum + score, 0) / n, n };
  const passed = scores.filter((score) => score === 1).length;
  if (measure === 'rate') return { value: n === 0 ? 1 : passed / n, n, passed };
  if (measure === 'miss_rate') return { value: n === 0 ? 0 : (n - passed) / n, n, passed };
  return { value: n - passed, n, passed };
}

/** Summing in sorted order keeps the order of arrival out of the last digit. */
function sorted(scores: readonly number[]): number[] {
  return [...scores].sort((a, b) => a - b);
}

function faultOf(metric: string, covered: Entry['cases'], entry: Entry): Measured['error'] {
  const hint = ownValue(entry.insufficient, metric);
  if (hint !== undefined) return { reason: 'insufficient_data', note: hint };
  const failed = covered.filter(({ id }) => faultOfCase(id, metric, entry) !== undefined);
  const [first] = failed;
  const fault = first && faultOfCase(first.id, metric, entry);
  if (!fault) return undefined;
  const others = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  return {
    reason: fault.reason,
    note: `${failed.length} of ${covered.length} cases could not be scored: ${first.id}${others} (${fault.why})`,
  };
}

/** Why a case has no score that a row can use; undefined where it has one. */
function faultOfCase(
  id: string,
  metric: string,
  entry: Entry,
): { readonly reason: RowReason; readonly why: string } | undefined {
  const outcome = entry.outcomes.get(id);
  if (!outcome) return { reason: 'incomplete', why: 'it was never asked' };
  // A row may do without an answer that another row could not be scored from, but never without a score.
  const score = ownValue(outcome.scores, metric);
  if (score === undefined) return { reason: outcome.code ?? 'app_failed', why: outcome.reason };
  // NaN is neither worse nor better than anything, so it would pass every comparison.
  return Number.isFinite(score) ? undefined : { reason: 'judge_failed', why: `its score is ${score}` };
}
