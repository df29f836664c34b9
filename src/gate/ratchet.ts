import canonicalize from 'canonicalize';
import type { Baseline, BaselineEntry, RecordedChange } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import { entryKey, matchesRow, parseEntryKey } from '../model/row-name.ts';
import type { Raise, Report, Row, SuiteReport } from '../model/report.ts';
import { bumpCases, scoresOf } from './ratchet-cases.ts';
import { entrySteps, placeOf, toRaise, type EntrySteps, type Step } from './ratchet-steps.ts';
import { countable, recordedDrop } from './recorded.ts';

export interface Bump {
  readonly baseline: Baseline;
  readonly raises: readonly Raise[];
  /** Whether anything but provenance changed. */
  readonly changed: boolean;
}

export interface BumpOptions {
  readonly commit?: string;
  /** Address of the workflow run. */
  readonly run?: string;
  readonly date: string;
  /** Characters of each answer to keep; 0 keeps no evidence. */
  readonly evidence: number;
  /** Ids of the recorded changes that the run was judged by: no other is applied. Absent: all. */
  readonly judgedBy?: ReadonlySet<string>;
}

/**
 * What the baseline becomes after this run (design §8): a metric that is not worse on the shared cases takes its new
 * value and the new case set; a worse one keeps its floor and old scores, and only new cases join. Rows that are ERROR,
 * filtered or skipped, and entries that the run does not know, stay as they are. Recorded changes are applied once.
 * What is worse is found from the two sides' own scores: the report may have been judged against another baseline.
 */
export function bump(baseline: Baseline, report: Report, options: BumpOptions): Bump {
  const pending = countable(baseline.changes).filter(({ id }) => options.judgedBy?.has(id) ?? true);
  const entries = dropRecorded(baseline.entries, pending);
  const steps: Step[] = [];
  for (const suite of report.suites) {
    const key = entryKey(placeOf(suite));
    const moved = entrySteps(suite, ownValue(entries, key), pending);
    if (!moved) continue;
    entries[key] = nextEntry(suite, moved, options);
    steps.push(...moved.steps);
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

/**
 * What {@link bump} would move, without making the new baseline: the proposal that a pull request shows. `recorded` are
 * changes on purpose that merging brings along.
 */
export function proposedRaises(
  baseline: Baseline,
  recorded: readonly RecordedChange[],
  { suites }: Pick<Report, 'suites'>,
): Raise[] {
  const pending = countable([...baseline.changes, ...recorded]);
  const entries = dropRecorded(baseline.entries, pending);
  return suites.flatMap((suite) => {
    const moved = entrySteps(suite, ownValue(entries, entryKey(placeOf(suite))), pending);
    return (moved?.steps ?? []).flatMap(toRaise);
  });
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

function nextEntry(
  suite: SuiteReport,
  { old, judged, steps }: EntrySteps,
  options: BumpOptions,
): BaselineEntry {
  const taken = steps.map(({ row: { metric, value, n, direction } }) => [
    metric,
    { ...ownValue(old?.metrics, metric), value, n, direction },
  ]);
  const metrics: BaselineEntry['metrics'] = { ...old?.metrics, ...Object.fromEntries(taken) };
  const names = (list: readonly Row[]): ReadonlySet<string> => new Set(list.map(({ metric }) => metric));
  const cases = bumpCases(
    suite,
    old?.cases,
    { judged: names(judged), taken: names(steps.map(({ row }) => row)) },
    options.evidence,
  );
  const fingerprint = { ...old?.fingerprint, ...suite.fingerprint };
  const { commit, run, date } = options;
  const provenance = { date, ...(commit !== undefined && { commit }), ...(run !== undefined && { run }) };
  return { ...old, metrics, cases, fingerprint, provenance };
}

/** All of a baseline but its provenance and the shown part of its fingerprints. */
function substance({ entries, changes }: Baseline): unknown {
  const kept = Object.entries(entries).map(([key, { metrics, cases, fingerprint }]) => [
    key,
    { metrics, cases, judge: fingerprint.judge, scoring: fingerprint.scoring },
  ]);
  return [Object.fromEntries(kept), changes];
}
