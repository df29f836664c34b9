import canonicalize from 'canonicalize';
import type { Baseline, BaselineMetric } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import { parseEntryKey, rowName } from '../model/row-name.ts';
import type { BaselineState, Weakening } from './input.ts';
import { faultOf } from './recordable.ts';
import { newRecords } from './recorded.ts';

/** Edits of the baseline file that are no newly recorded change: ignored by the gate, and called out (design §8). */
export function editedBaseline(base: Baseline | undefined, own: BaselineState, path: string): Weakening[] {
  if (!base) return [];
  const present = { what: `the baseline ${path}`, from: 'present at the base' };
  if (own.kind === 'none') return [{ ...present, to: "removed (the base's was applied)" }];
  if (own.kind === 'unusable') return [{ ...present, to: "no longer readable (the base's was applied)" }];
  return [...editedEntries(base, own.baseline, path), ...editedRecords(base, own.baseline, path)];
}

function editedEntries(base: Baseline, own: Baseline, path: string): Weakening[] {
  if (canonicalize(base.entries) === canonicalize(own.entries)) return [];
  const lowered = Object.keys(base.entries)
    .sort()
    .flatMap((key) => loweredFloors(key, base, own));
  if (lowered.length > 0)
    return lowered.map((weakening) => ({ ...weakening, what: `${weakening.what} in ${path}` }));
  return [
    {
      what: `the baseline ${path}`,
      from: 'edited by this change',
      to: 'ignored here; merged, the edit counts',
    },
  ];
}

function loweredFloors(key: string, base: Baseline, own: Baseline): Weakening[] {
  const place = parseEntryKey(key);
  const before = ownValue(base.entries, key)?.metrics;
  if (!place || !before) return [];
  return Object.keys(before)
    .sort()
    .flatMap((metric) => {
      const [was, is] = [ownValue(before, metric), ownValue(ownValue(own.entries, key)?.metrics, metric)];
      if (!was || (is && !isLower(was, is))) return [];
      return [
        {
          what: `the floor of ${rowName({ ...place, metric })}`,
          from: String(was.value),
          to: `${is ? is.value : 'removed'} (ignored here; merged, the edit counts)`,
        },
      ];
    });
}

function isLower(was: BaselineMetric, is: BaselineMetric): boolean {
  return (
    was.direction !== is.direction ||
    (was.direction === 'higher' ? is.value < was.value : is.value > was.value)
  );
}

/** Records of the base that were altered or removed, and new ones that cannot count. */
function editedRecords(base: Baseline, own: Baseline, path: string): Weakening[] {
  const kept = new Set(own.changes.map((change) => canonicalize(change)));
  const altered = base.changes.filter((change) => !kept.has(canonicalize(change)));
  const known = new Set(base.changes.map((change) => canonicalize(change)));
  const fresh = new Set(newRecords(own.changes, new Set(base.changes.map(({ id }) => id))));
  const ignored = own.changes.filter(
    (change) =>
      !known.has(canonicalize(change)) &&
      (!fresh.has(change) || change.applied !== undefined || faultOf(change) !== undefined),
  );
  const ids = new Set(altered.map(({ id }) => id));
  return [
    ...altered.map(({ id }) => ({
      what: `the record ${id} in ${path}`,
      from: 'as at the base',
      to: 'edited or removed',
    })),
    ...ignored
      .filter(({ id }) => !ids.has(id))
      .map((change) => ({
        what: `the new record ${change.id} in ${path}`,
        from: 'ignored',
        to: whyVoid(change),
      })),
  ];
}

function whyVoid(change: Baseline['changes'][number]): string {
  if (change.applied !== undefined) return 'it claims to be applied already';
  return faultOf(change) ?? 'its id is taken';
}
