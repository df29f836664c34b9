import canonicalize from 'canonicalize';
import type { Baseline, BaselineCase, BaselineEntry, BaselineMetric, RecordedChange } from '../model/baseline.ts';
import { entryKey, matchesRow, parseEntryKey, type RowPlace } from '../model/row-name.ts';
import type { CaseReport, Report, Row, SuiteReport } from '../model/report.ts';
import { clip } from '../text/clip.ts';
import { recordedDrop, recordedFloor } from './recorded.ts';

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

/** Suites with more cases keep no answers in the baseline. */
const EVIDENCE_CASES = 500;

/**
 * What the baseline becomes after this run (design §8): a metric that is not worse on the shared cases takes its new
 * value and the new case set; a worse one keeps its floor and old scores, and only new cases join. Rows that are ERROR,
 * filtered or skipped, and entries that the run does not know, stay as they are. Recorded changes are applied once.
 */
export function bump(baseline: Baseline, report: Report, options: BumpOptions): Bump {
  const pending = baseline.changes.filter((change) => !change.applied && change.kind !== 'accept');
  const entries = dropRecorded(baseline.entries, pending);
  const raises: Raise[] = [];
  for (const suite of report.suites) {
    if (suite.kind === 'lost' || suite.verdict === 'SKIPPED') continue;
    const key = entryKey(placeOf(suite));
    const bumped = bumpEntry(suite, entries[key], pending, options);
    if (Object.keys(bumped.entry.metrics).length > 0) entries[key] = bumped.entry;
    raises.push(...bumped.raises);
  }
  const changes = baseline.changes.map((change) => (tookEffect(change, pending, raises) ? { ...change, applied: options.commit ?? options.date } : change));
  const next = { ...baseline, entries, changes };
  const changed = canonicalize(substance(next)) !== canonicalize(substance(baseline));
  return { baseline: changed ? next : baseline, raises, changed };
}

/** A recorded floor that no row could be judged against stays pending for the next run. */
function tookEffect(change: RecordedChange, pending: readonly RecordedChange[], raises: readonly Raise[]): boolean {
  if (!pending.includes(change)) return false;
  return change.kind !== 'floor' || raises.some(({ row, why }) => why === 'lowered' && change.row !== undefined && matchesRow(change.row, row));
}

function placeOf({ id, tier, variant }: SuiteReport): EntryName {
  return { suite: id, tier, variant };
}

function dropRecorded(entries: Baseline['entries'], pending: readonly RecordedChange[]): Baseline['entries'] {
  const kept = Object.entries(entries).map(([key, entry]) => [key, dropRows(key, entry, pending)] as const);
  return Object.fromEntries(kept.filter(([, entry]) => Object.keys(entry.metrics).length > 0));
}

function dropRows(key: string, entry: BaselineEntry, pending: readonly RecordedChange[]): BaselineEntry {
  const place = parseEntryKey(key);
  if (!place) return entry;
  const metrics = Object.fromEntries(Object.entries(entry.metrics).filter(([metric]) => !recordedDrop({ ...place, metric }, pending)));
  return { ...entry, metrics };
}

function bumpEntry(
  suite: SuiteReport,
  stored: BaselineEntry | undefined,
  pending: readonly RecordedChange[],
  options: BumpOptions,
): { entry: BaselineEntry; raises: Raise[] } {
  const place = placeOf(suite);
  const taken = suite.rows.flatMap((row) => {
    const why = stepOf(row, stored?.metrics[row.metric], { ...place, metric: row.metric }, pending);
    return why ? [{ row, why }] : [];
  });
  // Figures of another judge or scorer compare with nothing: the first that are measured anew replace them all.
  const old = taken.some(({ why }) => why === 'remeasured') ? undefined : stored;
  const metrics = { ...old?.metrics, ...Object.fromEntries(taken.map(({ row: { metric, value, n, direction } }) => [metric, { value, n, direction }])) };
  const raises = taken.flatMap(({ row, why }) =>
    why === 'same' ? [] : [{ row: { ...place, metric: row.metric }, ...fromOf(stored?.metrics[row.metric]), to: row.value, why }],
  );
  const cases = bumpCases(suite, old, new Set(taken.map(({ row }) => row.metric)), options);
  const fingerprint = old?.fingerprint ?? { ...suite.fingerprint };
  const provenance = { date: options.date, ...(options.commit !== undefined && { commit: options.commit }) };
  return { entry: { ...old, metrics, cases, fingerprint: { ...fingerprint, config: suite.fingerprint.config }, provenance }, raises };
}

function fromOf(old: BaselineMetric | undefined): { from?: number } {
  return old ? { from: old.value } : {};
}

/** Whether and why the metric takes the run's value; undefined keeps the old floor. */
function stepOf(row: Row, old: BaselineMetric | undefined, place: RowPlace, pending: readonly RecordedChange[]): Raise['why'] | 'same' | undefined {
  if (row.verdict === 'ERROR' || row.verdict === 'SKIPPED' || row.n === 0) return undefined;
  if (!old) return 'new';
  if (row.reason === 'remeasured') return 'remeasured';
  if (recordedFloor(place, row.direction, pending) && row.reason === 'lowered') return 'lowered';
  if (isWorse(row)) return undefined;
  if (row.value === old.value && row.n === old.n) return 'same';
  return row.value === old.value || (row.value < old.value) === (row.direction === 'higher') ? 'case_set' : 'raised';
}

function isWorse({ shared, delta = 0, direction }: Row): boolean {
  if (shared) return shared.now < shared.before;
  return direction === 'higher' ? delta < -1e-9 : delta > 1e-9;
}

/**
 * The cases after the bump. Each score belongs to a metric: where the metric took its new value, the new scores of the
 * new case set stand; where it kept its floor, the old scores stay and only cases new to it join.
 */
function bumpCases(suite: SuiteReport, old: BaselineEntry | undefined, taken: ReadonlySet<string>, options: BumpOptions): BaselineEntry['cases'] {
  const cases: Record<string, BaselineCase> = {};
  const current = new Map(suite.cases.filter(({ status }) => status === 'pass' || status === 'fail').map((one) => [one.id, one]));
  const withEvidence = options.evidence > 0 && suite.cases.length <= EVIDENCE_CASES;
  for (const id of [...new Set([...Object.keys(old?.cases ?? {}), ...current.keys()])].sort()) {
    const merged = mergeCase(old?.cases[id], current.get(id), taken, withEvidence ? options.evidence : 0);
    if (merged) cases[id] = merged;
  }
  return cases;
}

function mergeCase(old: BaselineCase | undefined, current: CaseReport | undefined, taken: ReadonlySet<string>, evidence: number): BaselineCase | undefined {
  if (!current) return old && keepScores(old, taken);
  const hash = current.hash ?? '';
  // Another content is another case: its old scores say nothing of it.
  const before = old?.hash === hash ? old : undefined;
  const kept = Object.fromEntries(Object.entries(before?.scores ?? {}).filter(([metric]) => !taken.has(metric)));
  const scores = sortKeys({ ...current.scores, ...kept });
  return { ...before, scores, hash, ...evidenceOf(before, current, scores, evidence) };
}

function sortKeys(scores: { readonly [metric: string]: number }): Record<string, number> {
  return Object.fromEntries(Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A case that the run lacks keeps only the scores of metrics that kept their floor. */
function keepScores(old: BaselineCase, taken: ReadonlySet<string>): BaselineCase | undefined {
  const scores = Object.fromEntries(Object.entries(old.scores).filter(([metric]) => !taken.has(metric)));
  return Object.keys(scores).length > 0 ? { ...old, scores } : undefined;
}

/** Evidence is rewritten only when a score of the case moves, or none was kept: a bump's diff is what changed. */
function evidenceOf(old: BaselineCase | undefined, { evidence }: CaseReport, scores: BaselineCase['scores'], length: number): Partial<BaselineCase> {
  const moved = !old || JSON.stringify(old.scores) !== JSON.stringify(scores);
  const kept = old?.answer !== undefined;
  if (length === 0 || (kept && !moved)) return {};
  const { answer, cited, retrieved } = evidence;
  return {
    ...(typeof answer === 'string' && { answer: clip(answer, length) }),
    ...(isTexts(cited) && { cited: [...cited] }),
    ...(isTexts(retrieved) && { retrieved: [...retrieved] }),
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** All of a baseline but its provenance and the shown part of its fingerprints. */
function substance({ entries, changes }: Baseline): unknown {
  const kept = Object.entries(entries).map(([key, { metrics, cases, fingerprint }]) => [key, { metrics, cases, judge: fingerprint.judge, scoring: fingerprint.scoring }]);
  return [Object.fromEntries(kept), changes];
}
