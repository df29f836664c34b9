/** What the gate says of a row, a suite or a run. SKIPPED judges nothing. */
export type Verdict = 'PASS' | 'WEAK' | 'FAIL' | 'ERROR' | 'SKIPPED';

const SEVERITY: Record<Verdict, number> = { SKIPPED: 0, PASS: 1, WEAK: 2, FAIL: 3, ERROR: 4 };

/** The worst of the verdicts; SKIPPED when there is none. */
export function worst(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = 'SKIPPED';
  for (const verdict of verdicts) if (SEVERITY[verdict] > SEVERITY[result]) result = verdict;
  return result;
}

/** Orders verdicts from bad to good, for tables that show what failed first. */
export function bySeverity(a: Verdict, b: Verdict): number {
  return SEVERITY[b] - SEVERITY[a];
}

/** Whether the verdict stops a merge by itself. */
export function isBad(verdict: Verdict): boolean {
  return verdict === 'FAIL' || verdict === 'ERROR';
}
