import canonicalize from 'canonicalize';
import type { Baseline, RecordedChange } from '../model/baseline.ts';
import type { Direction } from '../model/report.ts';
import { matchesRow, type RowPlace } from '../model/row-name.ts';
import type { GateRules, ThresholdSetting, Weakening } from './input.ts';
import { thresholdOf } from './settings.ts';

/** The settings of a config that guard its gate. */
export interface GuardedSettings {
  readonly gate: GateRules & {
    readonly stop_after_tier0: boolean;
    readonly confirm: number;
    readonly noise: 'strict' | 'learned';
    readonly alpha: number;
  };
  readonly baseline: { readonly store: string; readonly path: string; readonly bump: string; readonly evidence: number };
  readonly judge: { readonly fail: 'open' | 'closed' };
  readonly when: { readonly [suite: string]: readonly string[] | undefined };
}

/** A row of the base's plan: which way is better, and the threshold its data sets. */
export interface GuardedRow {
  readonly place: RowPlace;
  readonly direction: Direction;
  readonly threshold?: number | undefined;
}

/**
 * Every setting that this side makes looser than the base commit has it (design §7). What is stricter, or recorded as a
 * change on purpose, is not listed.
 */
export function loosenedSettings(base: GuardedSettings, own: GuardedSettings, rows: readonly GuardedRow[], recorded: readonly RecordedChange[]): Weakening[] {
  const found = [...looserThresholds(base.gate, own.gate, rows), ...looserTolerance(base.gate, own.gate), ...looserWords(base, own), ...changedGuards(base, own)];
  const onPurpose = recorded.filter(({ kind }) => kind === 'setting').map(({ setting = '', row }) => [setting, row].filter(Boolean).join(' of '));
  return found.filter(({ what }) => !onPurpose.includes(what));
}

function looserThresholds(base: GateRules, own: GateRules, rows: readonly GuardedRow[]): Weakening[] {
  const names = [...new Set([...Object.keys(base.thresholds), ...Object.keys(own.thresholds)])].sort();
  const changed = names.filter((name) => canonicalize(base.thresholds[name] ?? null) !== canonicalize(own.thresholds[name] ?? null));
  return changed
    .filter((name) => rows.some((row) => matchesRow(name, row.place) && isLooser(row, base, own)))
    .map((name) => ({ what: `gate.thresholds of ${name}`, from: show(base.thresholds[name]), to: show(own.thresholds[name]) }));
}

/** Whether this side asks less of the row than the base does, by the threshold that really applies to it. */
function isLooser({ place, direction, threshold }: GuardedRow, base: GateRules, own: GateRules): boolean {
  const [before, now] = [thresholdOf(place, base, threshold), thresholdOf(place, own, threshold)];
  if (!before || !now) return before !== undefined;
  const sign = direction === 'higher' ? 1 : -1;
  return sign * (now.pass - before.pass) < 0 || sign * (now.weak - before.weak) < 0;
}

function show(threshold: ThresholdSetting | undefined): string {
  if (threshold === undefined) return 'unset';
  return typeof threshold === 'number' ? String(threshold) : `${threshold.pass} (weak ${threshold.weak})`;
}

function looserTolerance(base: GateRules, own: GateRules): Weakening[] {
  const [before, now] = [byRow(base.tolerance), byRow(own.tolerance)];
  const rows = Object.keys(now).sort();
  return rows.flatMap((row) => {
    const [was, is] = [before[row] ?? before['*'] ?? 0, now[row] ?? 0];
    return is > was ? [{ what: row === '*' ? 'gate.tolerance' : `gate.tolerance of ${row}`, from: String(was), to: String(is) }] : [];
  });
}

function byRow(tolerance: GateRules['tolerance']): { readonly [row: string]: number } {
  return typeof tolerance === 'number' ? { '*': tolerance } : tolerance;
}

/** Settings whose values are ordered words: the second one is the looser. */
function looserWords(base: GuardedSettings, own: GuardedSettings): Weakening[] {
  const pairs: [string, string, string, string][] = [
    ['gate.fail_on', base.gate.fail_on, own.gate.fail_on, 'fail'],
    ['gate.missing_baseline', base.gate.missing_baseline, own.gate.missing_baseline, 'seed'],
    ['gate.weakening', base.gate.weakening, own.gate.weakening, 'warn'],
    ['judge.fail', base.judge.fail, own.judge.fail, 'closed'],
  ];
  const words = pairs.filter(([, before, now, looser]) => before !== now && now === looser).map(([what, from, to]) => ({ what, from, to }));
  const added = own.gate.advisory.filter((row) => !base.gate.advisory.includes(row));
  return [...words, ...added.map((row) => ({ what: `gate.advisory of ${row}`, from: 'judged', to: 'advisory' }))];
}

/** Guards of which the base commit's value counts, whatever this side says. */
function changedGuards(base: GuardedSettings, own: GuardedSettings): Weakening[] {
  const guards: [string, unknown, unknown][] = [
    ['gate.stop_after_tier0', base.gate.stop_after_tier0, own.gate.stop_after_tier0],
    ['gate.noise', base.gate.noise, own.gate.noise],
    ['gate.alpha', base.gate.alpha, own.gate.alpha],
    ['gate.confirm', base.gate.confirm, own.gate.confirm],
    ['baseline.store', base.baseline.store, own.baseline.store],
    ['baseline.path', base.baseline.path, own.baseline.path],
    ['baseline.bump', base.baseline.bump, own.baseline.bump],
    ...Object.entries(base.when).filter(([suite]) => suite in own.when).map(([suite, when]): [string, unknown, unknown] => [`suites.${suite}.when`, when, own.when[suite]]),
  ];
  return guards
    .filter(([, before, now]) => JSON.stringify(before) !== JSON.stringify(now))
    .map(([what, before, now]) => ({ what, from: `${JSON.stringify(before ?? 'unset')} (applied)`, to: JSON.stringify(now ?? 'unset') }));
}

/** Edits of the baseline file that are no newly recorded change: ignored by the gate, and called out. */
export function editedBaseline(base: Baseline | undefined, own: Baseline | undefined, path: string): Weakening[] {
  if (!base || !own) return base && !own ? [{ what: `the baseline ${path}`, from: 'present at the base', to: 'removed (the base\'s was applied)' }] : [];
  const entries = canonicalize(base.entries) === canonicalize(own.entries) ? [] : [{ what: `the baseline ${path}`, from: 'edited by this change', to: 'ignored' }];
  const kept = new Map(own.changes.map((change) => [change.id, canonicalize(change)]));
  const altered = base.changes.filter((change) => kept.get(change.id) !== canonicalize(change));
  return [...entries, ...altered.map(({ id }) => ({ what: `the record ${id} in ${path}`, from: 'as at the base', to: 'edited or removed' }))];
}
