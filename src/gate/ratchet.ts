import canonicalize from 'canonicalize';
import type { Baseline, BaselineEntry, BaselineMetric, RecordedChange } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import { entryKey, matchesRow, parseEntryKey, type RowPlace } from '../model/row-name.ts';
import type { Report, Row, SuiteReport } from '../model/report.ts';
import { bumpCases, scoresOf } from './ratchet-cases.ts';
import { countable, recordedDrop, recordedFloor } from './recorded.ts';

/** What a bump did, row by row, for the commit message. */
export interface Raise {
  readonly row: RowPlace;
  readonly from?: number;
  readonly to: number;
  readonly why: 'raised' | 'new' | 'remeasured' | 'lowered' | 'case_set';
}

export interface Bump {
  readonly baseline: Baseline;
  readonly raises: readonly Raise[];
  /** Whether anything but provenance changed. */
  readonly changed: boolean;
}

export interface BumpOptions {
  readonly commit?: string;
  readonly date: string;
  /** Characters of each answer to keep; 0 keeps no evidence. */
  readonly evidence: number;
}

type EntryName = Omit<RowPlace, 'metric'>;

/**
 * What the baseline becomes after this run (design §8): a metric that is not worse on the shared cases takes its new
 * value and the new case set; a worse one keeps its floor and old scores, and only new cases join. Rows that are ERROR,
 * filtered or skipped, and entries that the run does not know, stay as they are. Recorded changes are applied once.
 * What is worse is found from the two sides' own scores: the report may have been judged against another baseline.
 */
export function bump(baseline: Baseline, report: Report, options: BumpOptions): Bump {
  const pending = countable(baseline.changes);
  const entries = dropRecorded(baseline.entries, pending);
  const steps: Step[] = [];
  for (const suite of report.suites) {
    const key = entryKey(placeOf(suite));
    const bumped = bumpEntry(suite, ownValue(entries, key), pending, options);
    if (!bumped) continue;
    entries[key] = bumped.entry;
    steps.push(...bumped.steps);
  }
  const isDone = (change: RecordedChange): boolean =>
    pending.includes(change) && tookEffect(change, steps, entries);
  const changes = baseline.changes.map((change) =>
    isDone(change) ? { ...change, applied: options.commit ?? options.date } : change,
  );
  const next = { ...baseline, entries, changes };
  const changed = canonicalize(substance(next)) !== canonicalize(substance(baseline));
  return { baseline: changed ? next : baseline, raises: steps.flatMap(toRaise), changed };
}

/** A metric that takes the run's value. */
interface Step {
  readonly place: RowPlace;
  readonly row: Row;
  readonly old: BaselineMetric | undefined;
  readonly why: Raise['why'] | 'same';
}

function toRaise({ place, row, old, why }: Step): Raise[] {
  return why === 'same' ? [] : [{ row: place, ...(old && { from: old.value }), to: row.value, why }];
}

/** A recorded floor is done with once its row took a value, or when no row is left that it could lower. */
function tookEffect(
  { kind, row = '' }: RecordedChange,
  steps: readonly Step[],
  entries: Baseline['entries'],
): boolean {
  if (kind !== 'floor') return true;
  const places = Object.entries(entries).flatMap(([key, { metrics }]) => {
    const place = parseEntryKey(key);
    return place ? Object.keys(metrics).map((metric) => ({ ...place, metric })) : [];
  });
  return steps.some(({ place }) => matchesRow(row, place)) || !places.some((place) => matchesRow(row, place));
}

function placeOf({ id, tier, variant }: SuiteReport): EntryName {
  return { suite: id, tier, variant };
}

function dropRecorded(entries: Baseline['entries'], pending: readonly RecordedChange[]): Baseline['entries'] {
  const drops = pending.filter(({ kind }) => kind === 'drop');
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => dropRows(key, entry, drops).map((kept) => [key, kept])),
  );
}

/** The entry without its dropped rows and their scores; nothing when no row is left. */
function dropRows(key: string, entry: BaselineEntry, drops: readonly RecordedChange[]): BaselineEntry[] {
  const place = parseEntryKey(key);
  const names = Object.keys(entry.metrics);
  const kept = names.filter((metric) => !place || !recordedDrop({ ...place, metric }, drops));
  if (kept.length === names.length) return [entry];
  if (kept.length === 0) return [];
  const cases = Object.entries(entry.cases).map(([id, one]) => [
    id,
    { ...one, scores: scoresOf(one.scores, (metric) => kept.includes(metric)) },
  ]);
  return [
    {
      ...entry,
      metrics: Object.fromEntries(kept.map((metric) => [metric, entry.metrics[metric]])),
      cases: Object.fromEntries(cases),
    } as BaselineEntry,
  ];
}

function bumpEntry(
  suite: SuiteReport,
  stored: BaselineEntry | undefined,
  pending: readonly RecordedChange[],
  options: BumpOptions,
): { entry: BaselineEntry; steps: Step[] } | undefined {
  const judged = suite.rows.filter(({ verdict, n }) => verdict !== 'ERROR' && verdict !== 'SKIPPED' && n > 0);
  if (judged.length === 0) return undefined;
  const isOther = stored !== undefined && isOtherMeasure(stored, suite);
  // Figures of another judge or scorer compare with nothing, so that they are replaced all at once or not at all.
  if (isOther && !Object.keys(stored.metrics).every((metric) => judged.some((row) => row.metric === metric)))
    return undefined;
  const old = isOther ? undefined : stored;
  const steps = judged.flatMap((row): Step[] => {
    const place = { ...placeOf(suite), metric: row.metric };
    const before = ownValue(stored?.metrics, row.metric);
    const why = isOther && before ? 'remeasured' : stepOf(row, place, old, suite, pending);
    return why ? [{ place, row, old: before, why }] : [];
  });
  return { entry: nextEntry(suite, old, { judged, taken: steps.map(({ row }) => row) }, options), steps };
}

function isOtherMeasure({ fingerprint }: BaselineEntry, suite: SuiteReport): boolean {
  return fingerprint.judge !== suite.fingerprint.judge || fingerprint.scoring !== suite.fingerprint.scoring;
}

function nextEntry(
  suite: SuiteReport,
  old: BaselineEntry | undefined,
  rows: { judged: readonly Row[]; taken: readonly Row[] },
  options: BumpOptions,
): BaselineEntry {
  const taken = rows.taken.map(({ metric, value, n, direction }) => [
    metric,
    { ...ownValue(old?.metrics, metric), value, n, direction },
  ]);
  const metrics: BaselineEntry['metrics'] = { ...old?.metrics, ...Object.fromEntries(taken) };
  const names = (list: readonly Row[]): ReadonlySet<string> => new Set(list.map(({ metric }) => metric));
  const cases = bumpCases(
    suite,
    old?.cases,
    { judged: names(rows.judged), taken: names(rows.taken) },
    options.evidence,
  );
  const fingerprint = { ...old?.fingerprint, ...suite.fingerprint };
  const provenance = { date: options.date, ...(options.commit !== undefined && { commit: options.commit }) };
  return { ...old, metrics, cases, fingerprint, provenance };
}

/** Whether and why the metric takes the run's value; undefined keeps the old floor. */
function stepOf(
  row: Row,
  place: RowPlace,
  entry: BaselineEntry | undefined,
  suite: SuiteReport,
  pending: readonly RecordedChange[],
): Step['why'] | undefined {
  const old = ownValue(entry?.metrics, row.metric);
  if (!entry || !old) return 'new';
  const shared = sharedFigures(row, entry, suite);
  if (!shared && row.delta === undefined) return 'remeasured';
  if (isWorse(row, shared))
    return holdsRecorded(row, shared, recordedFloor(place, row.direction, pending)) ? 'lowered' : undefined;
  if (row.value === old.value && row.n === old.n) return 'same';
  return row.value === old.value || row.value < old.value === (row.direction === 'higher')
    ? 'case_set'
    : 'raised';
}

/** The row's figure on the cases that both sides scored with the same content. */
interface Shared {
  readonly before: number;
  readonly now: number;
}

function sharedFigures(row: Row, { cases }: BaselineEntry, suite: SuiteReport): Shared | undefined {
  const pairs = suite.cases.flatMap(({ id, hash, scores }) => {
    const old = ownValue(cases, id);
    const [before, now] = [ownValue(old?.scores, row.metric), ownValue(scores, row.metric)];
    return old?.hash === hash && before !== undefined && now !== undefined ? [{ before, now }] : [];
  });
  if (pairs.length === 0) return undefined;
  return {
    before: figure(
      row,
      pairs.map(({ before }) => before),
    ),
    now: figure(
      row,
      pairs.map(({ now }) => now),
    ),
  };
}

/** As the row counts: the mean of plain numbers, the share of passed cases, or of failed ones their share or number. */
function figure({ passed, direction, value, n }: Row, scores: readonly number[]): number {
  if (passed === undefined)
    return [...scores].sort((a, b) => a - b).reduce((sum, score) => sum + score, 0) / scores.length;
  const clean = scores.filter((score) => score === 1).length;
  if (direction === 'higher') return clean / scores.length;
  return value === n - passed ? scores.length - clean : (scores.length - clean) / scores.length;
}

const ROUNDING = 1e-9;

/** By the scores themselves, or as the gate found it, which also knows how an edited case stood to its old version. */
function isWorse({ shared, delta = 0, direction }: Row, own: Shared | undefined): boolean {
  const sign = direction === 'higher' ? 1 : -1;
  const fell = own !== undefined && sign * (own.now - own.before) < -ROUNDING;
  return fell || (shared ? shared.now < shared.before : sign * delta < -ROUNDING);
}

/** Whether the run holds the floor that was lowered on purpose. */
function holdsRecorded(
  { baseline, delta, direction }: Row,
  own: Shared | undefined,
  change: RecordedChange | undefined,
): boolean {
  if (!change) return false;
  const figures = [
    ...(own ? [own.now] : []),
    ...(baseline === undefined || delta === undefined ? [] : [baseline + delta]),
  ];
  const sign = direction === 'higher' ? 1 : -1;
  return figures.every((now) => sign * (now - Number(change.to)) >= -ROUNDING);
}

/** All of a baseline but its provenance and the shown part of its fingerprints. */
function substance({ entries, changes }: Baseline): unknown {
  const kept = Object.entries(entries).map(([key, { metrics, cases, fingerprint }]) => [
    key,
    { metrics, cases, judge: fingerprint.judge, scoring: fingerprint.scoring },
  ]);
  return [Object.fromEntries(kept), changes];
}
