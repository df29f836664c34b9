import type { RecordedChange } from '../model/baseline.ts';
import type { RowPlace } from '../model/row-name.ts';
import type { Row, RowReason } from '../model/report.ts';
import { worst, type Verdict } from '../model/verdict.ts';
import type { Floor, FloorResult } from './floor.ts';
import type { BaselineState, GateRules } from './input.ts';
import type { Measured } from './measure.ts';
import { describeChange } from './recorded.ts';
import { thresholdOf, toleranceOf, type Threshold } from './settings.ts';

/** The gate settings of one side, and the threshold that its data sets for the row. */
interface RowSide {
  readonly rules: GateRules;
  readonly dataThreshold: number | undefined;
}

/** What a row is judged against. */
export interface RowContext {
  readonly place: RowPlace;
  /** This side and, where known, the base: the stricter judges. */
  readonly sides: readonly RowSide[];
  readonly advisory: boolean;
  readonly baseline: BaselineState['kind'];
  readonly baselineWhy: string;
  /** The baseline's n of this row; undefined where it lacks the row. */
  readonly baselineN: number | undefined;
  readonly floor: FloorResult;
  /** How the judge or scorer differs from the baseline's, in words. */
  readonly remeasured: string | undefined;
  readonly onDefaultBranch: boolean;
  readonly lowered: RecordedChange | undefined;
  readonly dropped: RecordedChange | undefined;
}

interface Finding {
  readonly verdict: Verdict;
  readonly reason: RowReason;
  readonly note?: string;
}

/**
 * Judges one row (design §7): error or missing data, then the absolute threshold, then the baseline floor. The worst
 * finding is the verdict; on a tie the earlier one gives the reason.
 */
export function judgeRow(row: Measured, context: RowContext): Row {
  const threshold = strictest(row, context);
  const findings = findingsOf(row, context);
  const verdict = worst(findings.map((finding) => finding.verdict));
  const finding = findings.find((candidate) => candidate.verdict === verdict) ?? { reason: 'ok' as const };
  return {
    metric: row.metric,
    measure: row.measure,
    value: row.value,
    n: row.n,
    ...(row.passed !== undefined && { passed: row.passed }),
    direction: row.direction,
    ...(threshold && {
      threshold: threshold.pass,
      ...(threshold.weak !== threshold.pass && { weak: threshold.weak }),
    }),
    ...floorFields(context.floor),
    verdict,
    reason: finding.reason,
    ...('note' in finding && finding.note !== undefined && { note: finding.note }),
    advisory: context.advisory,
  };
}

function floorFields(result: FloorResult): Partial<Row> {
  if (result.kind !== 'floor') return {};
  const { value, now, n, passedBefore, passedNow } = result.floor;
  const shared =
    passedBefore === undefined || passedNow === undefined
      ? {}
      : { shared: { n, before: passedBefore, now: passedNow } };
  return { baseline: value, delta: now - value, ...shared };
}

function findingsOf(row: Measured, context: RowContext): Finding[] {
  if (row.error) return [{ verdict: 'ERROR', ...row.error }];
  if (row.n === 0) return [withoutCases(context)];
  const thresholds = thresholdsOf(context).flatMap((threshold) => byThreshold(row, threshold));
  return [...thresholds, againstBaseline(row, context)];
}

function withoutCases({ baselineN, dropped }: RowContext): Finding {
  if (!baselineN || dropped) return { verdict: 'SKIPPED', reason: 'no_cases' };
  return {
    verdict: 'ERROR',
    reason: 'not_comparable',
    note: `the baseline has ${baselineN} cases of it, this run has none`,
  };
}

function thresholdsOf({ sides, place }: RowContext): Threshold[] {
  return sides.flatMap(({ rules, dataThreshold }) => thresholdOf(place, rules, dataThreshold) ?? []);
}

/** A threshold that is met finds nothing: what the row passes by is for the baseline to say. */
function byThreshold(row: Measured, threshold: Threshold): Finding[] {
  if (!isWorse(row.value, threshold.pass, row)) return [];
  return [{ verdict: isWorse(row.value, threshold.weak, row) ? 'FAIL' : 'WEAK', reason: 'below_threshold' }];
}

/** The threshold shown: the one that asks most. */
function strictest({ direction }: Measured, context: RowContext): Threshold | undefined {
  const sign = direction === 'higher' ? 1 : -1;
  return thresholdsOf(context).sort((a, b) => sign * (b.pass - a.pass) || sign * (b.weak - a.weak))[0];
}

function againstBaseline(row: Measured, context: RowContext): Finding {
  const { floor, baseline, dropped, remeasured } = context;
  if (baseline === 'unusable') return { verdict: 'ERROR', reason: 'no_baseline', note: context.baselineWhy };
  if (dropped) return { verdict: 'WEAK', reason: 'lowered', note: describeChange(dropped) };
  if (floor.kind === 'new') return newRow(context);
  if (remeasured !== undefined) return otherMeasure(context, remeasured);
  if (floor.kind === 'nothing_shared')
    return otherMeasure(context, 'no case that the baseline measured is left unchanged');
  if (floor.kind === 'unscored')
    return otherMeasure(context, `case ${floor.id}, as the baseline measured it, can no longer be scored`);
  return byFloor(row, floor.floor, context);
}

function newRow({ sides, onDefaultBranch, baselineWhy }: RowContext): Finding {
  const required = !onDefaultBranch && sides.some(({ rules }) => rules.missing_baseline === 'fail');
  return required
    ? { verdict: 'ERROR', reason: 'no_baseline', note: baselineWhy }
    : { verdict: 'PASS', reason: 'new' };
}

/** On the default branch such a row is measured anew, or it would stay red for ever; elsewhere it must not pass. */
function otherMeasure({ onDefaultBranch }: RowContext, note: string): Finding {
  return onDefaultBranch
    ? { verdict: 'PASS', reason: 'remeasured', note }
    : { verdict: 'ERROR', reason: 'not_comparable', note };
}

function byFloor(row: Measured, floor: Floor, context: RowContext): Finding {
  if (context.lowered) return byRecordedFloor(row, floor, context.lowered);
  if (!fellBelow(row, floor)) return { verdict: 'PASS', reason: 'ok' };
  const tolerance = Math.min(...context.sides.map(({ rules }) => toleranceOf(context.place, rules)));
  const distance = Math.abs(floor.now - floor.value);
  if (distance <= tolerance + ROUNDING)
    return { verdict: 'WEAK', reason: 'within_tolerance', note: `tolerance ${tolerance}` };
  return { verdict: 'FAIL', reason: belowFloor(row), ...editedNote(row, floor) };
}

/** Where edited cases count by the base's version, the row's own figure is not the one it was judged by. */
function editedNote(row: Measured, { n, passedNow }: Floor): { note?: string } {
  if (passedNow === undefined || n !== row.n || passedNow === row.passed) return {};
  return { note: `${passedNow} of ${n} by the base's version of the edited cases` };
}

function byRecordedFloor(row: Measured, floor: Floor, change: RecordedChange): Finding {
  const note = describeChange(change);
  if (!isWorse(floor.now, Number(change.to), row)) return { verdict: 'WEAK', reason: 'lowered', note };
  return { verdict: 'FAIL', reason: belowFloor(row), note };
}

function belowFloor({ direction }: Measured): RowReason {
  return direction === 'higher' ? 'below_floor' : 'above_ceiling';
}

const ROUNDING = 1e-9;

/** Counts are compared where there are counts, so that no division decides a verdict. */
function fellBelow(row: Measured, { value, now, passedBefore, passedNow }: Floor): boolean {
  if (passedBefore !== undefined && passedNow !== undefined) return passedNow < passedBefore;
  return isWorse(now, value, row);
}

/** A share of cases is exact, as the nearest number to the same fraction; a mean of plain numbers is not. */
function isWorse(value: number, than: number, { direction, measure }: Measured): boolean {
  const slack = measure === 'mean' ? ROUNDING : 0;
  return direction === 'higher' ? value < than - slack : value > than + slack;
}
