import { rowName } from '../model/row-name.ts';
import type { Report, Row, SuiteReport } from '../model/report.ts';
import type { Verdict } from '../model/verdict.ts';

/** A row with the suite that it stands in. */
export interface PlacedRow {
  readonly row: Row;
  readonly suite: SuiteReport;
}

/** Every row of the report, in its order. */
export function placedRows({ suites }: Pick<Report, 'suites'>): PlacedRow[] {
  return suites.flatMap((suite) => suite.rows.map((row) => ({ row, suite })));
}

/** The rows that decide with this verdict, the one that lost most cases first. */
export function decidingRows(report: Pick<Report, 'suites'>, verdict: Verdict): PlacedRow[] {
  const rows = placedRows(report).filter(({ row }) => row.verdict === verdict && !row.advisory);
  return rows.sort((a, b) => lostCases(b.row) - lostCases(a.row));
}

/** The row's full name, as config and commands take it; foreign text. */
export function fullName({ row, suite }: PlacedRow): string {
  return rowName({ suite: suite.id, tier: suite.tier, variant: suite.variant, metric: row.metric });
}

/** The name of a suite's run, without a metric; foreign text. */
export function suiteName(suite: SuiteReport): string {
  return rowName({ suite: suite.id, tier: suite.tier, variant: suite.variant, metric: '' }).slice(0, -1);
}

/** Shared cases that passed before and do not now, on balance; 0 where the row has none. */
export function lostCases({ shared }: Row): number {
  return shared ? shared.before - shared.now : 0;
}

/** What the row's baseline is called: what must not be gone under, or over. */
export function limitWord({ direction }: Row): 'floor' | 'ceiling' {
  return direction === 'higher' ? 'floor' : 'ceiling';
}

/** The threshold that decided: for a failing row the lower bar, for a weak one the upper. */
export function decidingThreshold({ verdict, threshold, weak }: Row): number | undefined {
  return verdict === 'WEAK' ? threshold : (weak ?? threshold);
}
