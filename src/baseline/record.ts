import type { Baseline, RecordedChange } from '../model/baseline.ts';
import { matchesRow, parseEntryKey, rowName, type RowPlace } from '../model/row-name.ts';
import type { Direction } from '../model/report.ts';

/** Who records a change, why and when. */
export interface Signature {
  readonly id: string;
  readonly reason: string;
  readonly by: string;
  readonly date: string;
}

/** A recorded change, or why it cannot be recorded. */
export type Recording = { readonly kind: 'ok'; readonly change: RecordedChange } | { readonly kind: 'refused'; readonly why: string };

/** Settings that may be lowered on purpose; those with `row` are kept per row. */
export const LOWERABLE = [
  'gate.thresholds',
  'gate.tolerance',
  'gate.advisory',
  'gate.fail_on',
  'gate.missing_baseline',
  'gate.weakening',
  'gate.stop_after_tier0',
  'gate.noise',
  'gate.alpha',
  'gate.confirm',
  'baseline.store',
  'baseline.path',
  'baseline.bump',
  'judge.fail',
] as const;

/** Records that a row's floor is to fall to `to` (design §8). */
export function recordFloor(baseline: Baseline, row: string, to: number, signature: Signature): Recording {
  const found = rowsOf(baseline).filter(({ place }) => matchesRow(row, place));
  const [only] = found;
  if (!only) return refused(`the baseline has no row "${row}"; ${names(rowsOf(baseline))} is allowed`);
  if (found.length > 1) return refused(`"${row}" means ${found.length} rows; name one of ${names(found)}`);
  const looser = only.direction === 'higher' ? to < only.value : to > only.value;
  if (!looser) return refused(`${rowName(only.place)} stands at ${only.value}, so ${to} is no lowering; a run that is better raises it by itself`);
  return { kind: 'ok', change: { ...signature, kind: 'floor', row: rowName(only.place), from: only.value, to } };
}

/** Records that a setting of the gate is to become looser. */
export function recordSetting(setting: string, row: string | undefined, from: unknown, to: unknown, signature: Signature): Recording {
  if (!LOWERABLE.some((known) => known === setting)) return refused(`"${setting}" is no setting that can be lowered; ${LOWERABLE.join(', ')} is allowed`);
  if ((setting === 'gate.thresholds' || setting === 'gate.advisory') && row === undefined) return refused(`${setting} is kept per row; name it with --row`);
  return { kind: 'ok', change: { ...signature, kind: 'setting', setting, ...(row !== undefined && { row }), from, to } };
}

/** Records that a suite or a row is to leave the baseline. */
export function recordDrop(baseline: Baseline, what: { readonly suite?: string; readonly row?: string }, signature: Signature): Recording {
  const rows = rowsOf(baseline);
  const { suite, row } = what;
  const found = rows.some(({ place }) => (row === undefined ? place.suite === suite : matchesRow(row, place)));
  if (!found) return refused(`the baseline has no ${row === undefined ? `suite "${suite}"` : `row "${row}"`}; ${names(rows)} is allowed`);
  return { kind: 'ok', change: { ...signature, kind: 'drop', ...(suite !== undefined && { suite }), ...(row !== undefined && { row }) } };
}

interface BaselineRow {
  readonly place: RowPlace;
  readonly value: number;
  readonly direction: Direction;
}

/** Every row of a baseline, in its order. */
export function rowsOf(baseline: Baseline): (BaselineRow & { readonly n: number })[] {
  return Object.entries(baseline.entries).flatMap(([key, { metrics }]) => {
    const place = parseEntryKey(key);
    return place ? Object.entries(metrics).map(([metric, { value, n, direction }]) => ({ place: { ...place, metric }, value, n, direction })) : [];
  });
}

function names(rows: readonly BaselineRow[]): string {
  return rows.map(({ place }) => rowName(place)).join(', ') || 'none';
}

function refused(why: string): Recording {
  return { kind: 'refused', why };
}
