import canonicalize from 'canonicalize';
import { faultOf } from '../gate/recordable.ts';
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
export type Recording =
  | { readonly kind: 'ok'; readonly change: RecordedChange }
  | { readonly kind: 'refused'; readonly why: string };

/** Records that a row's floor is to fall to `to` (design §8). */
export function recordFloor(baseline: Baseline, row: string, to: number, signature: Signature): Recording {
  const found = rowsOf(baseline).filter(({ place }) => matchesRow(row, place));
  const [only] = found;
  if (!only) return refused(`the baseline has no row "${row}"; ${names(rowsOf(baseline))} is allowed`);
  if (found.length > 1) return refused(`"${row}" means ${found.length} rows; name one of ${names(found)}`);
  const looser = only.direction === 'higher' ? to < only.value : to > only.value;
  if (!looser)
    return refused(
      `${rowName(only.place)} stands at ${only.value}, so ${to} is no lowering; a run that is better raises it by itself`,
    );
  return {
    kind: 'ok',
    change: { ...signature, kind: 'floor', row: rowName(only.place), from: only.value, to },
  };
}

/** Records that a setting of the gate is to become looser; `from` is what it is now. */
export function recordSetting(
  baseline: Baseline,
  setting: string,
  row: string | undefined,
  values: { readonly from: unknown; readonly to: unknown },
  signature: Signature,
): Recording {
  const change = {
    ...signature,
    kind: 'setting' as const,
    setting,
    ...(row !== undefined && { row }),
    ...values,
  };
  const fault = faultOf(change);
  if (fault !== undefined) return refused(fault);
  const rows = rowsOf(baseline);
  if (row !== undefined && !rows.some(({ place }) => matchesRow(row, place)))
    return refused(`the baseline has no row "${row}"; ${names(rows)} is allowed`);
  if (canonicalize(values.from ?? null) === canonicalize(values.to ?? null))
    return refused(
      `${setting} is ${JSON.stringify(values.to)} already at the base, so there is nothing to record`,
    );
  return { kind: 'ok', change };
}

/** Records that a suite or a row is to leave the baseline. */
export function recordDrop(
  baseline: Baseline,
  what: { readonly suite?: string; readonly row?: string },
  signature: Signature,
): Recording {
  const rows = rowsOf(baseline);
  const { suite, row } = what;
  const found = rows.some(({ place }) =>
    row === undefined ? place.suite === suite : matchesRow(row, place),
  );
  if (!found)
    return refused(
      `the baseline has no ${row === undefined ? `suite "${suite}"` : `row "${row}"`}; ${names(rows)} is allowed`,
    );
  return {
    kind: 'ok',
    change: {
      ...signature,
      kind: 'drop',
      ...(suite !== undefined && { suite }),
      ...(row !== undefined && { row }),
    },
  };
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
    return place
      ? Object.entries(metrics).map(([metric, { value, n, direction }]) => ({
          place: { ...place, metric },
          value,
          n,
          direction,
        }))
      : [];
  });
}

function names(rows: readonly BaselineRow[]): string {
  return rows.map(({ place }) => rowName(place)).join(', ') || 'none';
}

function refused(why: string): Recording {
  return { kind: 'refused', why };
}
