import type { RecordedChange } from '../model/baseline.ts';
import type { RowPlace } from '../model/row-name.ts';
import type { Row, RowReason } from '../model/report.ts';
import { worst, type Verdict } from '../model/verdict.ts';
import type { Floor, FloorResult } from './floor.ts';
import type { BaselineState, GateRules } from './input.ts';
import type { Measured } from './measure.ts';
import { describeChange } from './recorded.ts';
import { isAdvisory, thresholdOf, toleranceOf, type Threshold } from './settings.ts';

/** What a row is judged against. */
export interface RowContext {
  readonly place: RowPlace;
  /** The gate settings of this side and, where known, of the base: the stricter judges. */
  readonly rules: readonly GateRules[];
  /** The data's own threshold. */
  readonly ownThreshold: number | undefined;
  readonly baseline: BaselineState['kind'];
  readonly baselineWhy: string;
  /** The baseline's n of this row; undefined where it lacks the row. */
  readonly baselineN: number | undefined;
  readonly floor: FloorResult;
  /** Which part of the fingerprint differs from the baseline's. */
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
    value: row.value,
    n: row.n,
    ...(row.passed !== undefined && { passed: row.passed }),
    direction: row.direction,
    ...(threshold && { threshold: threshold.pass, ...(threshold.weak !== threshold.pass && { weak: threshold.weak }) }),
    ...floorFields(context.floor),
    verdict,
    reason: finding.reason,
    ...('note' in finding && finding.note !== undefined && { note: finding.note }),
    advisory: context.rules.every((rules) => isAdvisory(context.place, rules)),
  };
}

function floorFields(result: FloorResult): Partial<Row> {
  if (result.kind !== 'floor') return {};
  const { value, now, n, passedBefore, passedNow } = result.floor;
  const shared = passedBefore === undefined || passedNow === undefined ? {} : { shared: { n, before: passedBefore, now: passedNow } };
  return { baseline: value, delta: now - value, ...shared };
}

function findingsOf(row: Measured, context: RowContext): Finding[] {
  if (row.error) return [{ verdict: 'ERROR', ...row.error }];
  if (row.n === 0) return [withoutCases(context)];
  const thresholds = context.rules.map((rules) => byThreshold(row, thresholdOf(context.place, rules, context.ownThreshold)));
  return [...thresholds, againstBaseline(row, context)];
}

function withoutCases({ baselineN, dropped }: RowContext): Finding {
  if (!baselineN || dropped) return { verdict: 'SKIPPED', reason: 'no_cases' };
  return { verdict: 'ERROR', reason: 'not_comparable', note: `the baseline has ${baselineN} cases of it, this run has none` };
}

function byThreshold(row: Measured, threshold: Threshold | undefined): Finding {
  if (!threshold || !isWorse(row.value, threshold.pass, row)) return { verdict: 'PASS', reason: 'ok' };
  return { verdict: isWorse(row.value, threshold.weak, row) ? 'FAIL' : 'WEAK', reason: 'below_threshold' };
}

/** The threshold shown: the one that asks most. */
function strictest(row: Measured, { rules, place, ownThreshold }: RowContext): Threshold | undefined {
  const all = rules.flatMap((one) => thresholdOf(place, one, ownThreshold) ?? []);
  return all.sort((a, b) => (isWorse(a.pass, b.pass, row) ? 1 : -1))[0];
}

function againstBaseline(row: Measured, context: RowContext): Finding {
  if (context.dropped) return { verdict: 'WEAK', reason: 'lowered', note: describeChange(context.dropped) };
  if (context.baseline === 'unusable') return { verdict: 'ERROR', reason: 'no_baseline', note: context.baselineWhy };
  if (context.floor.kind === 'new') return newRow(context);
  if (context.remeasured !== undefined) return otherMeasure(context, `the ${context.remeasured} fingerprint differs from the baseline's`);
  if (context.floor.kind === 'nothing_shared') return otherMeasure(context, 'no case that the baseline measured is left unchanged');
  return byFloor(row, context.floor.floor, context);
}

function newRow({ rules, onDefaultBranch, baselineWhy }: RowContext): Finding {
  const required = !onDefaultBranch && rules.some(({ missing_baseline }) => missing_baseline === 'fail');
  return required ? { verdict: 'ERROR', reason: 'no_baseline', note: baselineWhy } : { verdict: 'PASS', reason: 'new' };
}

/** On the default branch such a row is measured anew, or it would stay red for ever; elsewhere it must not pass. */
function otherMeasure({ onDefaultBranch }: RowContext, note: string): Finding {
  return onDefaultBranch ? { verdict: 'PASS', reason: 'remeasured', note } : { verdict: 'ERROR', reason: 'not_comparable', note };
}

function byFloor(row: Measured, floor: Floor, context: RowContext): Finding {
  if (context.lowered) return byRecordedFloor(row, floor, context.lowered);
  if (!fellBelow(row, floor)) return { verdict: 'PASS', reason: 'ok' };
  const tolerance = Math.min(...context.rules.map((rules) => toleranceOf(context.place, rules)));
  const distance = Math.abs(floor.now - floor.value);
  if (distance <= tolerance + ROUNDING) return { verdict: 'WEAK', reason: 'within_tolerance', note: `tolerance ${tolerance}` };
  return { verdict: 'FAIL', reason: row.direction === 'higher' ? 'below_floor' : 'above_ceiling' };
}

function byRecordedFloor(row: Measured, floor: Floor, change: RecordedChange): Finding {
  const note = describeChange(change);
  if (!isWorse(floor.now, Number(change.to), row)) return { verdict: 'WEAK', reason: 'lowered', note };
  return { verdict: 'FAIL', reason: row.direction === 'higher' ? 'below_floor' : 'above_ceiling', note };
}

const ROUNDING = 1e-9;

/** Counts are compared where there are counts, so that no division decides a verdict. */
function fellBelow(row: Measured, { value, now, passedBefore, passedNow }: Floor): boolean {
  if (passedBefore !== undefined && passedNow !== undefined) return passedNow < passedBefore;
  return isWorse(now, value, row) && Math.abs(now - value) > ROUNDING;
}

function isWorse(value: number, than: number, { direction }: Pick<Measured, 'direction'>): boolean {
  return direction === 'higher' ? value < than : value > than;
}
