import { exactMean } from '../../stats/exact.ts';
import { gapOf } from '../../stats/group-gaps.ts';
import type { FairnessVariant } from './expand.ts';
import { groupLabel, membersBy } from './groups.ts';
import type { FairnessMetricName } from './metrics.ts';

/** A record's own score, as `FairnessRow.records` has it, and whose it is. */
export interface ScoredVariant {
  readonly variant: Pick<FairnessVariant, 'seed_id' | 'assignments'>;
  readonly score: number;
}

/** Metrics whose value depends on more than one number per record. */
const NOT_FROM_SCORES: readonly FairnessMetricName[] = [
  'retrieval_exposure_gap',
  'retrieval_exposure_disparity',
  'escalation_reason_parity',
];

/**
 * A metric's value anew from the scores of some records, such as those that a baseline has, too: as scored, up to
 * rounding, as long as whole seeds are given. Undefined for metrics whose value the scores do not hold.
 */
export function figureFromScores(
  metric: FairnessMetricName,
  scored: readonly ScoredVariant[],
): number | undefined {
  if (NOT_FROM_SCORES.includes(metric)) return undefined;
  if (metric !== 'counterfactual_stability')
    return gapOf(meansBy(scored, ({ variant }) => groupLabel(variant.assignments)));
  // Each pair is in the means of two of its seed's records, so that their mean is the mean over pairs.
  return meansBy(scored, ({ variant }) => variant.seed_id).reduce((worst, mean) => Math.min(worst, mean), 1);
}

function meansBy(scored: readonly ScoredVariant[], label: (one: ScoredVariant) => string): number[] {
  return [...membersBy(scored, label).values()].map((members) =>
    exactMean(members.map(({ score }) => score)),
  );
}
