import { hasFigure } from '../gate/has-figure.ts';
import type { Report, Row, RowReason, SuiteReport } from '../model/report.ts';
import type { Verdict } from '../model/verdict.ts';
import { difference, figure, figures, scaleOf } from './numbers.ts';
import { decidingThreshold, lostCases, placedRows, type PlacedRow } from './placed-rows.ts';
import { rowReasonWords } from './words.ts';

const ROUNDING = 1e-9;
const RANKS: Readonly<Record<Verdict, number>> = { ERROR: 0, FAIL: 1, WEAK: 2, SKIPPED: 4, PASS: 5 };
const ADVISORY_RANK = 3;
/** Reasons that verdict and figures say by themselves. */
const PLAIN_REASONS: readonly RowReason[] = ['ok', 'new', 'below_floor', 'above_ceiling'];

/** The gate table's content: the rows to show one by one, worst first, and every other suite folded. */
export interface GateRows {
  readonly shown: readonly PlacedRow[];
  readonly folded: readonly FoldedSuite[];
}

/** A suite's rows that are not shown one by one. */
export interface FoldedSuite {
  readonly suite: SuiteReport;
  readonly verdict: Verdict;
  /** How many rows are folded, and how many of those are over no cases. */
  readonly rows: number;
  readonly empty: number;
  /** Whether none of the suite's rows is shown. */
  readonly isWhole: boolean;
  /** Why the suite was skipped, where it was. */
  readonly reason?: RowReason;
}

/** What is not a plain pass, or moved, is shown; what skipped or held is folded. */
export function gateRows(report: Report): GateRows {
  const shown = placedRows(report).filter(isShown).sort(byRank);
  const folded = report.suites.flatMap((suite) =>
    foldSuite(suite, shown.filter((placed) => placed.suite === suite).length),
  );
  return { shown, folded: folded.sort((a, b) => RANKS[a.verdict] - RANKS[b.verdict]) };
}

function isShown({ row }: PlacedRow): boolean {
  if (row.verdict === 'SKIPPED') return false;
  return row.verdict !== 'PASS' || row.reason !== 'ok' || lostCases(row) !== 0 || hasMoved(row);
}

/** Sums of the same scores may differ in their last digit. */
function hasMoved({ delta = 0 }: Row): boolean {
  return Math.abs(delta) > ROUNDING;
}

function byRank(a: PlacedRow, b: PlacedRow): number {
  return rank(a.row) - rank(b.row) || lostCases(b.row) - lostCases(a.row);
}

function rank({ verdict, advisory }: Row): number {
  return advisory && verdict !== 'PASS' ? ADVISORY_RANK : RANKS[verdict];
}

function foldSuite(suite: SuiteReport, shown: number): FoldedSuite[] {
  const skipped = suite.rows.filter(({ verdict }) => verdict === 'SKIPPED');
  const rows = suite.rows.length - shown;
  const isWhole = shown === 0;
  const folded = { suite, rows, empty: skipped.length, isWhole };
  if (suite.verdict === 'SKIPPED' && isWhole)
    return [{ ...folded, verdict: 'SKIPPED', reason: suite.rows[0]?.reason ?? 'no_cases' }];
  if (skipped.length === suite.rows.length)
    return [{ ...folded, verdict: suite.verdict, reason: 'no_cases' }];
  return rows === 0 ? [] : [{ ...folded, verdict: 'PASS' }];
}

/** A row's figures as people read them; absent where there is nothing to say. */
export interface RowFigures {
  readonly now?: string;
  readonly floor?: string;
  /** The change in shared cases that pass. */
  readonly cases?: number;
  /** The change of the value, where it moved. */
  readonly delta?: string;
}

/** Value, baseline and change of a row, with enough digits to tell them apart. */
export function rowFigures(row: Row): RowFigures {
  const scale = scaleOf(row);
  const { baseline, shared, delta = 0 } = row;
  if (!hasFigure(row)) return baseline === undefined ? {} : { floor: figure(scale, baseline) };
  const [now, floor] =
    baseline === undefined ? [figure(scale, row.value)] : figures(scale, row.value, baseline);
  return {
    now,
    ...(row.reason === 'new' ? { floor: 'new' } : floor !== undefined && { floor }),
    ...(shared && { cases: shared.now - shared.before }),
    ...(hasMoved(row) && { delta: difference(scale, delta) }),
  };
}

/** What a row's figures do not say by themselves: our words for its reason, and its note, which is foreign text. */
export interface Remark {
  readonly words?: string;
  readonly note?: string;
}

/** The remark on a row; empty where its figures say it all. */
export function remarkOf(row: Row): Remark {
  const { reason, note } = row;
  const bar = reason === 'below_threshold' ? decidingThreshold(row) : undefined;
  const threshold = bar === undefined ? '' : ` ${figures(scaleOf(row), bar, row.value)[0]}`;
  return {
    ...(!PLAIN_REASONS.includes(reason) && { words: rowReasonWords(reason) + threshold }),
    ...(note !== undefined && { note }),
  };
}

/** Whether the row is bad or weak and yet decides nothing. */
export function onlyAdvises({ advisory, verdict }: Row): boolean {
  return advisory && verdict !== 'PASS';
}
