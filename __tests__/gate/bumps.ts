import type { GateInput } from '../../src/gate/input.ts';
import { bump, type Bump } from '../../src/gate/ratchet.ts';
import type { Baseline, RecordedChange } from '../../src/model/baseline.ts';
import type { Report } from '../../src/model/report.ts';
import { baseline, counts, entry, judged, QA_KEY, stored, type Scored } from './inputs.ts';

export const OPTIONS = { commit: 'c'.repeat(40), date: '2026-02-01', evidence: 0 };
export const EVIDENCE = { ...OPTIONS, evidence: 300 };

/** A run on the default branch against the baseline, and the bump after it. */
export function run(
  before: Baseline,
  now: Scored,
  more: Partial<GateInput> = {},
  options = OPTIONS,
): { report: Report; result: Bump } {
  const recorded = before.changes.filter(({ applied }) => applied === undefined);
  const report = judged({
    entries: [entry(now)],
    baseline: { kind: 'found', baseline: before },
    onDefaultBranch: true,
    recorded,
    ...more,
  });
  return { report, result: bump(before, report, options) };
}

export const START = baseline({ [QA_KEY]: stored(counts(3, 4)) });
export const withChange = (change: RecordedChange): Baseline => ({ ...START, changes: [change] });
export const metric = (result: Bump, name = 'accuracy') => result.baseline.entries[QA_KEY]?.metrics[name];
export const scoresIn = (result: Bump): unknown =>
  Object.fromEntries(
    Object.entries(result.baseline.entries[QA_KEY]?.cases ?? {}).map(([id, { scores }]) => [id, scores]),
  );
