import type { Baseline, BaselineEntry } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import { entryKey } from '../model/row-name.ts';
import type { SuiteReport } from '../model/report.ts';
import { placeOf } from './ratchet-steps.ts';

/**
 * Whether the suite's entry in the baseline as it is `now` was measured by another judge or scorer than both the run and
 * the baseline `then` that the run was judged against: a later commit did that, and the run's figures would undo it.
 */
export function overtaken(suite: SuiteReport, then: Baseline, now: Baseline): boolean {
  const key = entryKey(placeOf(suite));
  const [earlier, later] = [ownValue(then.entries, key), ownValue(now.entries, key)];
  if (!later || measure(later) === measure(suite)) return false;
  return !earlier || measure(earlier) !== measure(later);
}

function measure({ fingerprint }: Pick<BaselineEntry | SuiteReport, 'fingerprint'>): string {
  return `${fingerprint.judge}\n${fingerprint.scoring}`;
}
