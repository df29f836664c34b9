import type { Json } from '../../src/model/json.ts';
import {
  CHANGES,
  type CaseReport,
  type Change,
  type Direction,
  type Provenance,
  type Report,
  type Row,
  type SuiteReport,
} from '../../src/model/report.ts';
import { isBad, worst } from '../../src/model/verdict.ts';
import { headline } from '../../src/render/headline.ts';

/** A pass-rate row that passes at its floor, unless told otherwise. */
export function rate(
  metric: string,
  passed: number,
  n: number,
  floor?: number,
  more: Partial<Row> = {},
): Row {
  const known =
    floor === undefined
      ? {}
      : { baseline: floor / n, delta: (passed - floor) / n, shared: { n, before: floor, now: passed } };
  return {
    ...measured(metric, passed / n, n, 'higher', floor === undefined ? 'new' : 'ok'),
    measure: 'rate',
    passed,
    ...known,
    ...more,
  };
}

/** A row that is the number of cases that did not pass. */
export function misses(
  metric: string,
  count: number,
  n: number,
  ceiling: number,
  more: Partial<Row> = {},
): Row {
  const shared = { n, before: n - ceiling, now: n - count };
  return {
    ...measured(metric, count, n, 'lower', 'ok'),
    measure: 'miss_count',
    passed: n - count,
    baseline: ceiling,
    delta: count - ceiling,
    shared,
    ...more,
  };
}

/** A row that is a mean. */
export function mean(metric: string, value: number, n: number, floor: number, more: Partial<Row> = {}): Row {
  return {
    ...measured(metric, value, n, 'higher', 'ok'),
    measure: 'mean',
    baseline: floor,
    delta: value - floor,
    ...more,
  };
}

/** A row that nothing was measured for. */
export function unmeasured(
  metric: string,
  verdict: 'ERROR' | 'SKIPPED',
  reason: Row['reason'],
  note?: string,
): Row {
  return {
    metric,
    measure: 'rate',
    value: 1,
    n: 0,
    direction: 'higher',
    verdict,
    reason,
    ...(note !== undefined && { note }),
    advisory: false,
  };
}

function measured(
  metric: string,
  value: number,
  n: number,
  direction: Direction,
  reason: Row['reason'],
): Row {
  return { metric, value, n, direction, verdict: 'PASS', reason, advisory: false };
}

const STATUS: Readonly<Record<Change, CaseReport['status']>> = {
  regressed: 'fail',
  new_failing: 'fail',
  error: 'error',
  vanished: 'skipped',
  still_failing: 'fail',
  fixed: 'pass',
  new_passing: 'pass',
  still_passing: 'pass',
  skipped: 'skipped',
};

/** A case that stands so to the baseline. */
export function aCase(
  id: string,
  change: Change = 'still_passing',
  more: Partial<CaseReport> = {},
): CaseReport {
  const reason = change === 'still_passing' ? 'as expected' : 'not as expected';
  return {
    id,
    status: STATUS[change],
    change,
    scores: {},
    reason,
    evidence: {},
    hash: `hash of ${id}`,
    ...more,
  };
}

/** So many cases, `<prefix>-001` and on. */
export function manyCases(
  prefix: string,
  count: number,
  change: Change = 'still_passing',
  more: Partial<CaseReport> = {},
): CaseReport[] {
  return Array.from({ length: count }, (_, index) =>
    aCase(`${prefix}-${String(index + 1).padStart(3, '0')}`, change, more),
  );
}

/** A suite's tier and variant; its verdict follows from its rows. */
export function suite(
  id: string,
  tier: number,
  rows: readonly Row[],
  cases: readonly CaseReport[],
  more: Partial<SuiteReport> = {},
): SuiteReport {
  const verdict = worst(rows.filter(({ advisory }) => !advisory).map((row) => row.verdict));
  const fingerprint = { judge: 'none', scoring: 'scoring', config: 'config' };
  return {
    id,
    kind: id,
    tier,
    variant: 'default',
    verdict,
    n_cases: cases.filter(({ change }) => change !== 'vanished').length,
    rows,
    cases,
    details: {},
    fingerprint,
    ...more,
  };
}

export const PROVENANCE: Provenance = {
  commit: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432',
  base: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
  baseline: { source: 'repo', commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678', behind: 2 },
  config: 'ragbench.yml',
  started: '2026-01-15T09:00:00.000Z',
  finished: '2026-01-15T09:00:14.200Z',
  seconds: 14.2,
  versions: { ragbench: '1.0.0', node: '24.0.0', icu: '77.1' },
};

/** What a report can be given beyond its suites. */
export type Extras = Partial<Omit<Report, 'suites'>> & {
  readonly partial?: string;
  readonly appFailure?: string;
  readonly refusal?: readonly string[];
};

/** A whole report: verdict, exit code, ledger and headline follow from the suites unless they are given. */
export function report(suites: readonly SuiteReport[], extras: Extras = {}): Report {
  const { partial, appFailure, refusal, ...given } = extras;
  const worstSuite = worst(suites.map(({ verdict }) => verdict));
  const verdict = worstSuite === 'SKIPPED' ? 'ERROR' : worstSuite;
  const facts = {
    schema: 1 as const,
    tool: { name: 'ragbench' as const, version: '1.0.0' },
    verdict,
    exit_code: (isBad(given.verdict ?? verdict) ? 1 : 0) as Report['exit_code'],
    provenance: PROVENANCE,
    suites,
    ledger: ledgerOf(suites),
    usage: { calls: 242, cached: 0, tokens: 0, usd: 0 },
    warnings: [],
    ...given,
  };
  const told = headline({
    ...facts,
    ...(partial !== undefined && { partial }),
    ...(appFailure !== undefined && { appFailure }),
    ...(refusal && { refusal }),
  });
  return { ...facts, headline: told, ...(given.headline !== undefined && { headline: given.headline }) };
}

function ledgerOf(suites: readonly SuiteReport[]): Report['ledger'] {
  const cases = suites.flatMap((one) => one.cases);
  const counts = CHANGES.map(
    (change) => [change, cases.filter((one) => one.change === change).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A 3×3 confusion matrix in the order abstain, disputed, trustworthy. */
export function confusion(...counts: readonly (readonly [number, number, number])[]): {
  readonly confusion: Json;
} {
  const modes = ['abstain', 'disputed', 'trustworthy'];
  const row = (cells: readonly number[]): Json =>
    Object.fromEntries(modes.map((mode, index) => [mode, cells[index] ?? 0]));
  return { confusion: Object.fromEntries(modes.map((mode, index) => [mode, row(counts[index] ?? [])])) };
}
