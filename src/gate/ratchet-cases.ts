import type { BaselineCase, BaselineEntry } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import type { CaseReport, Scores, SuiteReport } from '../model/report.ts';
import { clip } from '../text/clip.ts';

/** Suites with more cases keep no answers in the baseline. */
const EVIDENCE_CASES = 500;

/** The metrics that this run could judge, and of these the ones that take their new value. */
interface Metrics {
  readonly judged: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

/**
 * The cases after the bump. Each score belongs to a metric: where the metric took its new value, the new scores of the
 * new case set stand; where it kept its floor, the old scores stay and only cases new to it join; where it could not be
 * judged, nothing changes. `length`: characters of each answer to keep.
 */
export function bumpCases(
  suite: SuiteReport,
  old: BaselineEntry['cases'] | undefined,
  metrics: Metrics,
  length: number,
): BaselineEntry['cases'] {
  const current = new Map(suite.cases.map((one) => [one.id, one]));
  const kept = suite.n_cases <= EVIDENCE_CASES ? length : 0;
  const ids = [...new Set([...Object.keys(old ?? {}), ...current.keys()])].sort();
  return Object.fromEntries(
    ids.flatMap((id) =>
      mergeCase(ownValue(old, id), current.get(id), metrics, kept).map((merged) => [id, merged]),
    ),
  );
}

function mergeCase(
  old: BaselineCase | undefined,
  current: CaseReport | undefined,
  { judged, taken }: Metrics,
  length: number,
): BaselineCase[] {
  const fresh = scoresOf(current?.scores ?? {}, (metric) => judged.has(metric));
  const kept = scoresOf(old?.scores ?? {}, (metric) => !taken.has(metric));
  if (!current || Object.keys(fresh).length === 0)
    return old && Object.keys(kept).length > 0 ? [{ ...old, scores: kept }] : [];
  const hash = current.hash ?? '';
  // Another content is another case: its old scores say nothing of it.
  if (old?.hash !== hash) return [{ scores: fresh, hash, ...evidenceOf(current, length) }];
  const scores = sorted({ ...fresh, ...kept });
  return [{ ...withEvidence(old, scores, current, length), scores }];
}

/** The scores of some metrics, by name in order. */
export function scoresOf(scores: Scores, isWanted: (metric: string) => boolean): Record<string, number> {
  return sorted(Object.fromEntries(Object.entries(scores).filter(([metric]) => isWanted(metric))));
}

function sorted(scores: Scores): Record<string, number> {
  return Object.fromEntries(Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Evidence is rewritten only when a score of the case moves, or none was kept: a bump's diff is what changed. An answer
 * that lost a score which the floor keeps is not the one that earned it.
 */
function withEvidence(old: BaselineCase, scores: Scores, current: CaseReport, length: number): BaselineCase {
  const { answer, cited, retrieved, ...rest } = old;
  const hasMoved = JSON.stringify(sorted(old.scores)) !== JSON.stringify(scores);
  const hasEvidence = answer !== undefined || cited !== undefined || retrieved !== undefined;
  const isOfScores = Object.entries(scores).every(
    ([metric, score]) => (ownValue(current.scores, metric) ?? score) === score,
  );
  if (!isOfScores || (!hasMoved && (hasEvidence || length === 0))) return old;
  return { ...rest, ...evidenceOf(current, length) };
}

type KeptEvidence = Partial<Pick<BaselineCase, 'answer' | 'cited' | 'retrieved'>>;

function evidenceOf({ evidence }: CaseReport, length: number): KeptEvidence {
  if (length === 0) return {};
  const { answer, cited, retrieved } = evidence;
  return {
    ...(typeof answer === 'string' && { answer: clip(answer, length) }),
    ...(isTexts(cited) && { cited: [...cited] }),
    ...(isTexts(retrieved) && { retrieved: [...retrieved] }),
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
