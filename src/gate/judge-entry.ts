import type { BaselineEntry } from '../model/baseline.ts';
import { entryKey, parseEntryKey } from '../model/row-name.ts';
import type { Row, SuiteReport } from '../model/report.ts';
import { worst } from '../model/verdict.ts';
import { reportCases } from './case-changes.ts';
import { floorOf } from './floor.ts';
import type { BaseEntry, BaselineState, Entry, EntryPlace, GateInput, GateRules } from './input.ts';
import { judgeRow, type RowContext } from './judge-row.ts';
import { measureRows, type Measured } from './measure.ts';
import { applySettings, recordedDrop, recordedFloor } from './recorded.ts';

/** Judges one suite, tier and variant: its rows, its cases, its verdict. */
export function judgeEntry(entry: Entry, input: GateInput): SuiteReport {
  const baseline = baselineEntry(input.baseline, entry);
  const base = input.base?.entries.find((other) => entryKey(other) === entryKey(entry));
  const rows = [...(entry.state === 'judged' ? judgedRows(entry, baseline, base, input) : skippedRows(entry)), ...lostRows(entry, baseline, input)];
  const cases = reportCases(entry, baseline, base);
  return {
    id: entry.suite,
    kind: entry.kind,
    tier: entry.tier,
    variant: entry.variant,
    verdict: suiteVerdict(rows, entry),
    n_cases: entry.cases.length,
    rows,
    cases,
    details: entry.details,
    fingerprint: entry.fingerprint,
  };
}

/** A suite that nothing was asked of is no pass. */
function suiteVerdict(rows: readonly Row[], entry: Entry): SuiteReport['verdict'] {
  if (entry.state === 'judged' && entry.cases.length === 0) return 'ERROR';
  return worst(rows.filter(({ advisory }) => !advisory).map(({ verdict }) => verdict));
}

function judgedRows(entry: Entry, baseline: BaselineEntry | undefined, base: BaseEntry | undefined, input: GateInput): Row[] {
  return measureRows(entry).map((row) => judgeRow(row, rowContext(row, entry, baseline, base, input)));
}

function rowContext(row: Measured, entry: Entry, baseline: BaselineEntry | undefined, base: BaseEntry | undefined, input: GateInput): RowContext {
  const place = { ...entry, metric: row.metric };
  return {
    place,
    rules: rulesOf(input),
    ownThreshold: entry.thresholds[row.metric],
    baseline: input.baseline.kind,
    baselineWhy: input.baseline.kind === 'found' ? 'the baseline lacks this row' : input.baseline.why,
    baselineN: baseline?.metrics[row.metric]?.n,
    floor: floorOf(row, entry, baseline, base),
    remeasured: changedFingerprint(entry, baseline),
    onDefaultBranch: input.onDefaultBranch,
    lowered: recordedFloor(place, row.direction, input.recorded),
    dropped: recordedDrop(place, input.recorded),
  };
}

/** This side's rules, and the base's with what was lowered on purpose: the stricter judges each row. */
export function rulesOf({ rules, base, recorded }: GateInput): GateRules[] {
  return base ? [rules, applySettings(base.rules, recorded)] : [rules];
}

function changedFingerprint(entry: Entry, baseline: BaselineEntry | undefined): string | undefined {
  if (!baseline) return undefined;
  return (['judge', 'scoring'] as const).find((part) => baseline.fingerprint[part] !== entry.fingerprint[part]);
}

function skippedRows(entry: Entry): Row[] {
  const reason = entry.state === 'gated' ? 'gated_by_tier0' : 'filtered';
  return entry.metrics.map(({ name, direction }) => ({ metric: name, value: 1, n: 0, direction, verdict: 'SKIPPED', reason, advisory: false }));
}

/** Rows that the baseline has and the run lacks: never a silent pass. */
function lostRows(entry: Entry, baseline: BaselineEntry | undefined, input: GateInput): Row[] {
  const known = new Set(entry.metrics.map(({ name }) => name));
  const lost = Object.entries(baseline?.metrics ?? {}).filter(([name]) => !known.has(name));
  return lost.flatMap(([metric, { value, direction }]) => lostRow(entry, metric, value, direction, input));
}

function lostRow(place: EntryPlace, metric: string, baseline: number, direction: Row['direction'], input: GateInput): Row[] {
  if (recordedDrop({ ...place, metric }, input.recorded)) return [];
  const note = `the baseline has this row, this run does not; bring it back, or record its end with: ragbench baseline drop --row ${place.suite}.tier${place.tier}.${metric} --reason …`;
  return [{ metric, value: 0, n: 0, direction, baseline, verdict: 'ERROR', reason: 'not_comparable', note, advisory: false }];
}

/** Suites, tiers and variants that the baseline has and the config lost. */
export function lostEntries(input: GateInput): SuiteReport[] {
  if (input.baseline.kind !== 'found') return [];
  const own = new Set(input.entries.map(entryKey));
  return Object.entries(input.baseline.baseline.entries).flatMap(([key, entry]) => {
    const place = parseEntryKey(key);
    return own.has(key) || !place ? [] : lostEntry({ ...place, tier: place.tier === 0 ? 0 : 1 }, entry, input);
  });
}

function lostEntry(place: EntryPlace, baseline: BaselineEntry, input: GateInput): SuiteReport[] {
  const rows = Object.entries(baseline.metrics).flatMap(([metric, { value, direction }]) => lostRow(place, metric, value, direction, input));
  if (rows.length === 0) return [];
  const fingerprint = { judge: '', scoring: '', config: '' };
  const gone: Entry = { ...place, kind: 'lost', state: 'judged', metrics: [], cases: [], outcomes: new Map(), insufficient: {}, details: {}, thresholds: {}, fingerprint };
  return [{ id: place.suite, kind: 'lost', tier: place.tier, variant: place.variant, verdict: 'ERROR', n_cases: 0, rows, cases: reportCases(gone, baseline, undefined), details: {}, fingerprint }];
}

function baselineEntry(state: BaselineState, place: EntryPlace): BaselineEntry | undefined {
  return state.kind === 'found' ? state.baseline.entries[entryKey(place)] : undefined;
}
