import type { Baseline, RecordedChange } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import { matchesRow, parseEntryKey, type RowPlace } from '../model/row-name.ts';
import type { Direction } from '../model/report.ts';
import type { GateRules, ThresholdSetting } from './input.ts';
import { faultOf } from './recordable.ts';
import { ALL_ROWS } from './settings.ts';

/**
 * The changes on purpose that count and are not applied yet (design §8): those of the base as they stand there, and of
 * this side's baseline file only records that are new, by an id that the base lacks. `from` is what really stands at the
 * base, whatever the record claims.
 */
export function pendingChanges(
  own: Baseline | undefined,
  base: Baseline | undefined,
  settings?: object,
): RecordedChange[] {
  const known = new Set(base?.changes.map(({ id }) => id));
  const added = newRecords(own?.changes ?? [], known);
  return [
    ...countable(base?.changes ?? []),
    ...countable(added).map((change) => ({ ...change, from: trueFrom(change, base ?? own, settings) })),
  ];
}

/** Records that the next bump applies: valid ones that it has not applied yet. */
export function countable(changes: readonly RecordedChange[]): RecordedChange[] {
  return changes.filter((change) => !change.applied && faultOf(change) === undefined);
}

/** Records by an id that is not known yet; of a doubled id only the first. */
export function newRecords(changes: readonly RecordedChange[], known: ReadonlySet<string>): RecordedChange[] {
  return changes.filter(
    (change, index) => !known.has(change.id) && changes.findIndex(({ id }) => id === change.id) === index,
  );
}

function trueFrom(
  change: RecordedChange,
  baseline: Baseline | undefined,
  settings: object | undefined,
): unknown {
  if (change.kind === 'floor') return floorNow(change, baseline);
  if (change.kind !== 'setting' || settings === undefined) return change.from;
  return settingOf(settings, change.setting ?? '', change.row);
}

/** A setting's value by its name, e.g. `gate.tolerance`; of one that is kept per row the row's, null where it has none. */
export function settingOf(settings: object, setting: string, row: string | undefined): unknown {
  const [section = '', key = ''] = setting.split('.');
  const value = ownValue(
    ownValue(settings as { readonly [section: string]: { readonly [key: string]: unknown } }, section),
    key,
  );
  if (row === undefined) return value;
  if (Array.isArray(value)) return value.includes(row);
  return typeof value === 'object' && value !== null
    ? (ownValue(value as { readonly [row: string]: unknown }, row) ?? null)
    : value;
}

/** Of the floors that the record means, the one that it lowers most. */
function floorNow({ row = '' }: RecordedChange, baseline: Baseline | undefined): number | undefined {
  const floors = Object.entries(baseline?.entries ?? {}).flatMap(([key, { metrics }]) => {
    const place = parseEntryKey(key);
    return place
      ? Object.entries(metrics)
          .filter(([metric]) => matchesRow(row, { ...place, metric }))
          .map(([, metric]) => metric)
      : [];
  });
  const values = floors.map(({ value }) => value);
  if (values.length === 0) return undefined;
  return floors[0]?.direction === 'lower' ? Math.min(...values) : Math.max(...values);
}

/** The recorded floor of a row: the one furthest down, where several are recorded. */
export function recordedFloor(
  place: RowPlace,
  direction: Direction,
  recorded: readonly RecordedChange[],
): RecordedChange | undefined {
  const matching = recorded.filter(
    ({ kind, row }) => kind === 'floor' && row !== undefined && matchesRow(row, place),
  );
  const sign = direction === 'higher' ? 1 : -1;
  return matching.sort((a, b) => sign * (Number(a.to) - Number(b.to)))[0];
}

/** The record that drops this row, or the whole suite, from the baseline. */
export function recordedDrop(
  place: RowPlace,
  recorded: readonly RecordedChange[],
): RecordedChange | undefined {
  return recorded.find(({ kind, row, suite }) => {
    if (kind !== 'drop') return false;
    return row === undefined ? suite === place.suite : matchesRow(row, place);
  });
}

/** The base's rules with the recorded settings put in: what was lowered on purpose no longer judges. */
export function applySettings<Rules extends GateRules>(
  rules: Rules,
  recorded: readonly RecordedChange[],
): Rules {
  return recorded
    .filter(({ kind, setting }) => kind === 'setting' && setting?.startsWith('gate.'))
    .reduce(applySetting, rules);
}

function applySetting<Rules extends GateRules>(
  rules: Rules,
  { setting = '', row, to }: RecordedChange,
): Rules {
  if (row === undefined) return { ...rules, [setting.slice('gate.'.length)]: to };
  if (setting === 'gate.advisory') return { ...rules, advisory: [...rules.advisory, row] };
  if (setting === 'gate.thresholds')
    return { ...rules, thresholds: withRow(rules.thresholds, row, to as ThresholdSetting | null) };
  const perRow = typeof rules.tolerance === 'number' ? { [ALL_ROWS]: rules.tolerance } : rules.tolerance;
  return { ...rules, tolerance: { ...perRow, [row]: Number(to) } };
}

function withRow(
  thresholds: GateRules['thresholds'],
  row: string,
  to: ThresholdSetting | null,
): GateRules['thresholds'] {
  const { [row]: _, ...others } = thresholds;
  return to === null ? others : { ...others, [row]: to };
}

/** A recorded change in one line: what, by how much, why and by whom. */
export function describeChange({ kind, row, suite, setting, from, to, reason, by }: RecordedChange): string {
  const what = [setting, row ?? suite].filter(Boolean).join(' of ');
  const step =
    kind === 'drop' ? 'dropped' : `${JSON.stringify(from ?? null)} → ${JSON.stringify(to ?? null)}`;
  return `${what} ${step}, claimed by ${by}: ${reason}`;
}
