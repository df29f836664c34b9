import type { CaseReport, Change, Report, SuiteReport } from '../model/report.ts';
import { bySeverity } from '../model/verdict.ts';

/** Cases of one suite. */
export interface CaseGroup {
  readonly suite: SuiteReport;
  readonly cases: readonly CaseReport[];
}

/** The cases that stand so to the baseline, suite by suite, the worst suite first. */
export function casesWith({ suites }: Pick<Report, 'suites'>, change: Change): CaseGroup[] {
  const groups = suites.map((suite) => ({
    suite,
    cases: suite.cases.filter((one) => one.change === change),
  }));
  return groups
    .filter(({ cases }) => cases.length > 0)
    .sort((a, b) => bySeverity(a.suite.verdict, b.suite.verdict));
}

/** The first so many cases over all groups. */
export function firstCases(groups: readonly CaseGroup[], most: number): CaseGroup[] {
  let room = most;
  return groups.flatMap(({ suite, cases }) => {
    const kept = cases.slice(0, room);
    room -= kept.length;
    return kept.length > 0 ? [{ suite, cases: kept }] : [];
  });
}

/** How many cases there are in all groups. */
export function countCases(groups: readonly CaseGroup[]): number {
  return groups.reduce((sum, { cases }) => sum + cases.length, 0);
}

/** Errors come in swarms with one cause: each cause once, with the ids that it struck. */
export function byCause(cases: readonly CaseReport[]): { readonly cause: string; readonly ids: string[] }[] {
  const causes = new Map<string, string[]>();
  for (const { reason, id } of cases) {
    const ids = causes.get(reason);
    if (ids) ids.push(id);
    else causes.set(reason, [id]);
  }
  return [...causes].map(([cause, ids]) => ({ cause, ids }));
}
