import type { Baseline, RecordedChange } from '../model/baseline.ts';
import { matchesRow, type RowPlace } from '../model/row-name.ts';
import type { Direction } from '../model/report.ts';
import type { GateRules } from './input.ts';

/**
 * The changes on purpose that count: recorded in this side's baseline file and not applied yet (design §8). Records that
 * the base has already applied are history.
 */
export function pendingChanges(own: Baseline | undefined, base: Baseline | undefined): RecordedChange[] {
  const applied = new Set(base?.changes.filter((change) => change.applied).map(({ id }) => id));
  return (own?.changes ?? []).filter((change) => !change.applied && change.kind !== 'accept' && !applied.has(change.id));
}

/** The recorded floor of a row: the one furthest down, where several are recorded. */
export function recordedFloor(place: RowPlace, direction: Direction, recorded: readonly RecordedChange[]): RecordedChange | undefined {
  const matching = recorded.filter(({ kind, row, to }) => kind === 'floor' && row !== undefined && typeof to === 'number' && matchesRow(row, place));
  const sign = direction === 'higher' ? 1 : -1;
  return matching.sort((a, b) => sign * (Number(a.to) - Number(b.to)))[0];
}

/** The record that drops this row, or the whole suite, from the baseline. */
export function recordedDrop(place: RowPlace, recorded: readonly RecordedChange[]): RecordedChange | undefined {
  return recorded.find(({ kind, row, suite }) => {
    if (kind !== 'drop') return false;
    return row === undefined ? suite === place.suite : matchesRow(row, place);
  });
}

/** The base's rules with the recorded settings put in: what was lowered on purpose no longer judges. */
export function applySettings(rules: GateRules, recorded: readonly RecordedChange[]): GateRules {
  return recorded.filter(({ kind }) => kind === 'setting').reduce(applySetting, rules);
}

function applySetting(rules: GateRules, { setting = '', row, to }: RecordedChange): GateRules {
  const key = setting.replace(/^gate\./, '');
  if (!(key in rules)) return rules;
  if (key === 'advisory' && row !== undefined) return { ...rules, advisory: [...rules.advisory, row] };
  if (row === undefined) return { ...rules, [key]: to };
  const current = rules[key as keyof GateRules];
  const rest = typeof current === 'object' && !Array.isArray(current) ? current : {};
  return { ...rules, [key]: { ...rest, [row]: to } };
}

/** A recorded change in one line: what, by how much, why and by whom. */
export function describeChange({ kind, row, suite, setting, from, to, reason, by }: RecordedChange): string {
  const what = [setting, row ?? suite].filter(Boolean).join(' of ');
  const step = kind === 'drop' ? 'dropped' : `${JSON.stringify(from ?? null)} → ${JSON.stringify(to ?? null)}`;
  return `${what} ${step}, claimed by ${by}: ${reason}`;
}
