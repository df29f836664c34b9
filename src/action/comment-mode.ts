import type { Change, Report } from '../model/report.ts';
import type { CommentMode } from './inputs.ts';

const TELLING: readonly Change[] = ['regressed', 'new_failing', 'error', 'vanished', 'fixed', 'new_passing'];

/** Whether the report is worth a comment where there is none yet. */
export function isWorthAComment(mode: CommentMode, { verdict, exit_code, ledger }: Report): boolean {
  if (mode === 'never') return false;
  if (mode === 'on-failure') return exit_code !== 0;
  return mode === 'always' || verdict !== 'PASS' || TELLING.some((change) => (ledger[change] ?? 0) > 0);
}
