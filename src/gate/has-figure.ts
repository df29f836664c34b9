import type { Row, RowReason } from '../model/report.ts';

const UNMEASURED: ReadonlySet<RowReason> = new Set([
  'filtered',
  'gated_by_tier0',
  'no_cases',
  'app_failed',
  'judge_failed',
  'insufficient_data',
  'incomplete',
]);

/** Whether the row's value is a measurement: a skipped row, or one with cases missing, only has a stand-in. */
export function hasFigure({ n, reason }: Row): boolean {
  return n > 0 && !UNMEASURED.has(reason);
}
