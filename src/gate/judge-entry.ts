import type { BaselineEntry, BaselineMetric } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import { entryKey, parseEntryKey, rowName, type RowPlace } from '../model/row-name.ts';
import type { Row, SuiteReport } from '../model/report.ts';
import { worst } from '../model/verdict.ts';
import { reportCases } from './case-changes.ts';
import { floorOf } from './floor.ts';
import type { BaseEntry, BaselineState, Entry, EntryPlace, GateInput, GateRules } from './input.ts';
import { judgeRow, type RowContext } from './judge-row.ts';
import { measureRows, type Measured } from './measure.ts';
import { applySettings, describeChange, recordedDrop, recordedFloor } from './recorded.ts';
import { isAdvisory } from './settings.ts';

/** Judges one suite, tier and variant: its rows, its cases, its verdict. */
export function judgeEntry(entry: Entry, input: GateInput): SuiteReport {
  const baseline = baselineEntry(input.baseline, entry);
  const base = baseOf(entry, input);
  const rows = rowsOf(entry, baseline, base, input);
  return {
    id: entry.suite,
    kind: entry.kind,
    tier: entry.tier,
    variant: entry.variant,
    verdict: suiteVerdict(rows, entry),
    n_cases: entry.cases.length,
    rows,
    cases: reportCases(entry, baseline, base),
    details: entry.details,
    fingerprint: entry.fingerprint,
  };
}

/** The verdict alone of {@link judgeEntry}, without its cases. */
export function entryVerdict(entry: Entry, input: GateInput): SuiteReport['verdict'] {
  return suiteVerdict(
    rowsOf(entry, baselineEntry(input.baseline, entry), baseOf(entry, input), input),
    entry,
  );
}

function baseOf(entry: Entry, { base }: GateInput): BaseEntry | undefined {
  return base?.entries.find((other) => entryKey(other) === entryKey(entry));
}

function rowsOf(
  entry: Entry,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
  input: GateInput,
): Row[] {
  const rows = entry.state === 'judged' ? judgedRows(entry, baseline, base, input) : skippedRows(entry);
  return [
    ...rows,
    ...lostRows(
      entry,
      entry.metrics.map(({ name }) => name),
      baseline,
      input,
    ),
  ];
}

/** A suite that nothing was asked of is no pass. */
function suiteVerdict(rows: readonly Row[], entry: Entry): SuiteReport['verdict'] {
  if (entry.state === 'judged' && entry.cases.length === 0) return 'ERROR';
  return verdictOf(rows);
}

/** The worst row that decides. */
function verdictOf(rows: readonly Row[]): SuiteReport['verdict'] {
  return worst(rows.filter(({ advisory }) => !advisory).map(({ verdict }) => verdict));
}

function judgedRows(
  entry: Entry,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
  input: GateInput,
): Row[] {
  return measureRows(entry).map((row) => judgeRow(row, rowContext(row, entry, baseline, base, input)));
}

function rowContext(
  row: Measured,
  entry: Entry,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
  input: GateInput,
): RowContext {
  const place = { ...entry, metric: row.metric };
  return {
    place,
    sides: rulesOf(input).map((rules, index) => ({
      rules,
      dataThreshold: dataThreshold(row.metric, entry, index === 0 ? undefined : base),
    })),
    advisory: isAdvisoryRow(place, baseline, base, input),
    baseline: input.baseline.kind,
    baselineWhy: input.baseline.kind === 'found' ? 'the baseline lacks this row' : input.baseline.why,
    baselineN: ownValue(baseline?.metrics, row.metric)?.n,
    floor: floorOf(row, entry, baseline, base),
    remeasured: otherFingerprint(entry, baseline, base),
    onDefaultBranch: input.onDefaultBranch,
    lowered: recordedFloor(place, row.direction, input.recorded),
    dropped: recordedDrop(place, input.recorded),
  };
}

/** Of the base's rules the threshold that the data had there: lowering it in the data loosens the gate like any other. */
function dataThreshold(metric: string, entry: Entry, base: BaseEntry | undefined): number | undefined {
  return ownValue((base ?? entry).thresholds, metric);
}

/** This side's rules, and the base's with what was lowered on purpose: the stricter judges each row. */
export function rulesOf({ rules, base, recorded }: GateInput): GateRules[] {
  return base ? [rules, applySettings(base.rules, recorded)] : [rules];
}

/** Advisory on both sides; a suite that the base does not know yet may come as advisory. */
function isAdvisoryRow(
  place: RowPlace,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
  input: GateInput,
): boolean {
  const isNew = base === undefined && baseline === undefined;
  const sides = isNew ? [input.rules] : rulesOf(input);
  return sides.every((rules) => isAdvisory(place, rules));
}

function otherFingerprint(
  entry: Entry,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
): string | undefined {
  const part =
    baseline &&
    (['judge', 'scoring'] as const).find((name) => baseline.fingerprint[name] !== entry.fingerprint[name]);
  if (!part) return undefined;
  const differs = `the ${part} fingerprint differs from the baseline's`;
  if (base?.fingerprint[part] === entry.fingerprint[part])
    return `${differs}, as the base commit's does already: the next bump there measures anew`;
  return `${differs}; a change of it on purpose is recorded with: ragbench baseline drop --suite ${entry.suite} --reason …`;
}

function skippedRows(entry: Entry): Row[] {
  const reason = entry.state === 'gated' ? 'gated_by_tier0' : 'filtered';
  return entry.metrics.map(({ name, direction }) => ({
    metric: name,
    value: 1,
    n: 0,
    direction,
    verdict: 'SKIPPED',
    reason,
    advisory: false,
  }));
}

/** Rows that the baseline has and the run lacks: never a silent pass. */
function lostRows(
  place: EntryPlace,
  known: readonly string[],
  baseline: BaselineEntry | undefined,
  input: GateInput,
): Row[] {
  const names = Object.keys(baseline?.metrics ?? {})
    .filter((name) => !known.includes(name))
    .sort();
  return names.flatMap((name) =>
    lostRow({ ...place, metric: name }, ownValue(baseline?.metrics, name), input),
  );
}

function lostRow(place: RowPlace, baseline: BaselineMetric | undefined, input: GateInput): Row[] {
  if (!baseline) return [];
  const { metric } = place;
  const { value, direction } = baseline;
  const row = { metric, value: 0, n: 0, direction, baseline: value };
  const dropped = recordedDrop(place, input.recorded);
  if (dropped)
    return [{ ...row, verdict: 'WEAK', reason: 'lowered', note: describeChange(dropped), advisory: false }];
  const note = `the baseline has this row, this run does not; bring it back, or record its end with: ragbench baseline drop --row ${rowName(place)} --reason …`;
  // This side's config cannot name a row that it lost, so that only the base can have made it advisory.
  const advisory =
    input.base !== undefined && isAdvisory(place, applySettings(input.base.rules, input.recorded));
  return [{ ...row, verdict: 'ERROR', reason: 'not_comparable', note, advisory }];
}

/** Suites, tiers and variants that the baseline has and the config lost. */
export function lostEntries(input: GateInput): SuiteReport[] {
  if (input.baseline.kind !== 'found') return [];
  const own = new Set(input.entries.map(entryKey));
  return Object.entries(input.baseline.baseline.entries).flatMap(([key, entry]) => {
    const place = parseEntryKey(key);
    return own.has(key) || !place
      ? []
      : [lostEntry({ ...place, tier: place.tier === 0 ? 0 : 1 }, entry, input)];
  });
}

function lostEntry(place: EntryPlace, baseline: BaselineEntry, input: GateInput): SuiteReport {
  const rows = lostRows(place, [], baseline, input);
  const fingerprint = { judge: '', scoring: '', config: '' };
  const gone: Entry = {
    ...place,
    kind: 'lost',
    state: 'judged',
    metrics: [],
    cases: [],
    outcomes: new Map(),
    insufficient: {},
    details: {},
    thresholds: {},
    fingerprint,
  };
  const head = { id: place.suite, kind: 'lost', tier: place.tier, variant: place.variant, n_cases: 0 };
  return {
    ...head,
    verdict: verdictOf(rows),
    rows,
    cases: reportCases(gone, baseline, undefined),
    details: {},
    fingerprint,
  };
}

function baselineEntry(state: BaselineState, place: EntryPlace): BaselineEntry | undefined {
  return state.kind === 'found' ? state.baseline.entries[entryKey(place)] : undefined;
}
