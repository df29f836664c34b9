import type { Baseline, BaselineEntry } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import { entryKey } from '../model/row-name.ts';
import type { SuiteReport } from '../model/report.ts';
import { placeOf } from './ratchet-steps.ts';

/**
 * Whether a later commit has measured the suite meanwhile as the run could not: by another judge or scorer, or over other
 * cases, than both the run and the baseline `then` that the run was judged against; or has dropped it. The run's figures
 * would undo that in the baseline as it is `now`. What the run raised, the later commit measured too.
 */
export function overtaken(suite: SuiteReport, then: Baseline, now: Baseline): boolean {
  const key = entryKey(placeOf(suite));
  const [earlier, later] = [ownValue(then.entries, key), ownValue(now.entries, key)];
  if (!later) return earlier !== undefined;
  if (measure(later) !== measure(suite)) return !earlier || measure(earlier) !== measure(later);
  return hasOtherCases(suite, earlier, later);
}

function measure({ fingerprint }: Pick<BaselineEntry | SuiteReport, 'fingerprint'>): string {
  return `${fingerprint.judge}\n${fingerprint.scoring}`;
}

/** Cases that came, or whose content changed, and that the run does not ask so; or that went, and that it asks. */
function hasOtherCases(
  { cases }: SuiteReport,
  earlier: BaselineEntry | undefined,
  later: BaselineEntry,
): boolean {
  const asked = new Map(cases.map(({ id, hash }) => [id, hash]));
  const came = Object.entries(later.cases).some(
    ([id, { hash }]) => ownValue(earlier?.cases, id)?.hash !== hash && asked.get(id) !== hash,
  );
  const went = Object.entries(earlier?.cases ?? {}).some(
    ([id, { hash }]) => !Object.hasOwn(later.cases, id) && asked.get(id) === hash,
  );
  return came || went;
}
