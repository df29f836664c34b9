import type { BaselineEntry, BaselineMetric, RecordedChange } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import type { RowPlace } from '../model/row-name.ts';
import type { Raise, Row, SuiteReport } from '../model/report.ts';
import { recordedFloor } from './recorded.ts';

/** A metric that takes the run's value. */
export interface Step {
  readonly place: RowPlace;
  readonly row: Row;
  readonly old: BaselineMetric | undefined;
  readonly why: Raise['why'] | 'same';
}

/** What a run moves in a suite's entry: `old` is what stays the measure, absent where the entry is made anew. */
export interface EntrySteps {
  readonly old: BaselineEntry | undefined;
  /** Rows with a figure to take. */
  readonly judged: readonly Row[];
  readonly steps: readonly Step[];
}

/** The step as it is told; a value that stays is none to tell of. */
export function toRaise({ place, row, old, why }: Step): Raise[] {
  return why === 'same' ? [] : [{ row: place, ...(old && { from: old.value }), to: row.value, why }];
}

/** The suite's run, as a baseline's entry is named. */
export function placeOf({ id, tier, variant }: SuiteReport): Omit<RowPlace, 'metric'> {
  return { suite: id, tier, variant };
}

/** Which metrics of a suite take the run's value; nothing where the run has no figure, or cannot replace the entry whole. */
export function entrySteps(
  suite: SuiteReport,
  stored: BaselineEntry | undefined,
  pending: readonly RecordedChange[],
): EntrySteps | undefined {
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
  return { old, judged, steps };
}

function isOtherMeasure({ fingerprint }: BaselineEntry, suite: SuiteReport): boolean {
  return fingerprint.judge !== suite.fingerprint.judge || fingerprint.scoring !== suite.fingerprint.scoring;
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
