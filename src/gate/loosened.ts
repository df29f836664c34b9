import canonicalize from 'canonicalize';
import type { RecordedChange } from '../model/baseline.ts';
import type { Direction } from '../model/report.ts';
import { matchesRow, rowName, type RowPlace } from '../model/row-name.ts';
import type { GateRules, ThresholdSetting, Weakening } from './input.ts';
import { applySettings, recordedDrop } from './recorded.ts';
import { ALL_ROWS, isAdvisory, thresholdOf, toleranceOf, type Threshold } from './settings.ts';

/** The settings of a config that guard its gate. */
export interface GuardedSettings {
  readonly gate: GateRules & {
    readonly stop_after_tier0: boolean;
    readonly confirm: number;
    readonly noise: 'strict' | 'learned';
    readonly alpha: number;
  };
  readonly baseline: { readonly store: string; readonly path: string; readonly bump: string };
  readonly judge: { readonly fail: 'open' | 'closed' };
  readonly when: { readonly [suite: string]: readonly string[] | undefined };
}

/** A row of the base's plan: which way is better, and the threshold that the data sets there and on this side. */
export interface GuardedRow {
  readonly place: RowPlace;
  readonly direction: Direction;
  readonly threshold: { readonly base: number | undefined; readonly own: number | undefined };
}

/** The base's settings with the recorded ones put in: a recorded value counts instead of the base's (design §8). */
export function applyRecorded(base: GuardedSettings, recorded: readonly RecordedChange[]): GuardedSettings {
  const settings = recorded.filter(({ kind }) => kind === 'setting');
  const valueOf = <T>(name: string, before: T): T =>
    (settings.findLast(({ setting }) => setting === name)?.to as T | undefined) ?? before;
  const { store, path, bump } = base.baseline;
  return {
    ...base,
    gate: applySettings(base.gate, recorded),
    baseline: {
      store: valueOf('baseline.store', store),
      path: valueOf('baseline.path', path),
      bump: valueOf('baseline.bump', bump),
    },
    judge: { fail: valueOf('judge.fail', base.judge.fail) },
  };
}

/**
 * Every setting that this side makes looser than `base` has it (design §7); `base` with the recorded changes put in, so
 * that a record hides no more than it says. What is stricter is not listed.
 */
export function loosenedSettings(
  base: GuardedSettings,
  own: GuardedSettings,
  rows: readonly GuardedRow[],
): Weakening[] {
  return [
    ...looserThresholds(base.gate, own.gate, rows),
    ...looserTolerance(base.gate, own.gate, rows),
    ...looserAdvisory(base.gate, own.gate, rows),
    ...looserWords(base, own),
    ...changedGuards(base, own),
  ];
}

/** Suites, tiers and variants that the base runs and this side does not, unless their end is recorded. */
export function lostSuites(
  base: readonly RowPlace[],
  own: readonly RowPlace[],
  recorded: readonly RecordedChange[],
): Weakening[] {
  const nameOf = (place: RowPlace): string => rowName({ ...place, metric: '' }).slice(0, -1);
  const kept = new Set(own.map(nameOf));
  const lost = base.filter((place) => !kept.has(nameOf(place)) && !recordedDrop(place, recorded));
  return [...new Set(lost.map(nameOf))]
    .sort()
    .map((name) => ({ what: `suite ${name}`, from: 'run at the base', to: 'not in this config' }));
}

function looserThresholds(base: GateRules, own: GateRules, rows: readonly GuardedRow[]): Weakening[] {
  const changed = changedNames(base.thresholds, own.thresholds);
  const found = new Map<string, Weakening>();
  for (const { place, direction, threshold } of rows) {
    const [before, now] = [thresholdOf(place, base, threshold.base), thresholdOf(place, own, threshold.own)];
    if (!before || !isLooser(before, now, direction)) continue;
    const names = changed.filter((name) => matchesRow(name, place));
    for (const what of names.length > 0
      ? names.map((name) => `gate.thresholds of ${name}`)
      : [`the data's own threshold of ${rowName(place)}`])
      if (!found.has(what)) found.set(what, { what, from: show(before), to: show(now) });
  }
  return [...found.values()].sort((a, b) => (a.what < b.what ? -1 : 1));
}

/** Whether this side asks less of the row than the base does, by the threshold that really applies to it. */
function isLooser(before: Threshold, now: Threshold | undefined, direction: Direction): boolean {
  const sign = direction === 'higher' ? 1 : -1;
  return !now || sign * (now.pass - before.pass) < 0 || sign * (now.weak - before.weak) < 0;
}

function show(threshold: Threshold | undefined): string {
  if (!threshold) return 'unset';
  return threshold.pass === threshold.weak
    ? String(threshold.pass)
    : `${threshold.pass} (weak ${threshold.weak})`;
}

function changedNames(
  base: { readonly [row: string]: ThresholdSetting },
  own: { readonly [row: string]: ThresholdSetting },
): string[] {
  const names = [...new Set([...Object.keys(base), ...Object.keys(own)])].sort();
  return names.filter((name) => canonicalize(base[name] ?? null) !== canonicalize(own[name] ?? null));
}

function looserTolerance(base: GateRules, own: GateRules, rows: readonly GuardedRow[]): Weakening[] {
  const [before, now] = [byRow(base.tolerance), byRow(own.tolerance)];
  const changed = changedNames(before, now);
  const found = new Map<string, Weakening>();
  for (const { place } of rows) {
    const [was, is] = [toleranceOf(place, base), toleranceOf(place, own)];
    if (is <= was) continue;
    const names = changed.filter((name) => matchesRow(name, place));
    for (const what of names.length > 0
      ? names.map((name) => `gate.tolerance of ${name}`)
      : ['gate.tolerance'])
      if (!found.has(what)) found.set(what, { what, from: String(was), to: String(is) });
  }
  return [...found.values()].sort((a, b) => (a.what < b.what ? -1 : 1));
}

function byRow(tolerance: GateRules['tolerance']): { readonly [row: string]: number } {
  return typeof tolerance === 'number' ? { [ALL_ROWS]: tolerance } : tolerance;
}

function looserAdvisory(base: GateRules, own: GateRules, rows: readonly GuardedRow[]): Weakening[] {
  const decided = rows.filter(({ place }) => !isAdvisory(place, base));
  const added = own.advisory.filter((name) => decided.some(({ place }) => matchesRow(name, place)));
  return [...new Set(added)]
    .sort()
    .map((row) => ({ what: `gate.advisory of ${row}`, from: 'judged', to: 'advisory' }));
}

/** Settings whose values are ordered words: the last one given is the looser. */
function looserWords(base: GuardedSettings, own: GuardedSettings): Weakening[] {
  const words: [string, string, string, string][] = [
    ['gate.fail_on', base.gate.fail_on, own.gate.fail_on, 'fail'],
    ['gate.missing_baseline', base.gate.missing_baseline, own.gate.missing_baseline, 'seed'],
    ['gate.weakening', base.gate.weakening, own.gate.weakening, 'warn'],
    // Open: without an answer of the judge the violation stands; closed: it is cleared.
    ['judge.fail', base.judge.fail, own.judge.fail, 'closed'],
  ];
  return words
    .filter(([, before, now, looser]) => before !== now && now === looser)
    .map(([what, from, to]) => ({ what, from, to }));
}

const BUMPS: readonly string[] = ['commit', 'pull-request', 'off'];

/** Guards of which the base commit's value counts, whatever this side says. */
function changedGuards(base: GuardedSettings, own: GuardedSettings): Weakening[] {
  const [was, is] = [base.gate, own.gate];
  const guards: [string, unknown, unknown, boolean][] = [
    ['gate.stop_after_tier0', was.stop_after_tier0, is.stop_after_tier0, !is.stop_after_tier0],
    ['gate.noise', was.noise, is.noise, is.noise === 'learned'],
    ['gate.alpha', was.alpha, is.alpha, is.alpha < was.alpha],
    ['gate.confirm', was.confirm, is.confirm, is.confirm > was.confirm],
    ['baseline.store', base.baseline.store, own.baseline.store, true],
    ['baseline.path', base.baseline.path, own.baseline.path, true],
    [
      'baseline.bump',
      base.baseline.bump,
      own.baseline.bump,
      BUMPS.indexOf(own.baseline.bump) > BUMPS.indexOf(base.baseline.bump),
    ],
    ...Object.entries(base.when).flatMap(([suite, when]): [string, unknown, unknown, boolean][] =>
      suite in own.when ? [[`suites.${suite}.when`, when, own.when[suite], true]] : [],
    ),
  ];
  return guards
    .filter(([, before, now, isLoosened]) => isLoosened && JSON.stringify(before) !== JSON.stringify(now))
    .map(([what, before, now]) => ({
      what,
      from: `${JSON.stringify(before ?? 'unset')} (applied)`,
      to: JSON.stringify(now ?? 'unset'),
    }));
}
