import { gapOf, groupMeans, measureOf, type Measure } from '../../stats/group-gaps.ts';
import { byCodePoint } from '../../text/order.ts';
import type { FairnessContext } from './context.ts';
import { gapEvidence } from './evidence.ts';
import { documentGroups, sharesOf } from './exposure.ts';
import { byLabel, redrawOf } from './measure-gap.ts';
import type { Measurement } from './measurement.ts';
import type { FairnessMetric } from './schema.ts';

type DisparityMetric = Extract<FairnessMetric, { type: 'retrieval_exposure_disparity' }>;

/** The rates of each escalation reason, compared between user groups: the largest gap over all reasons. */
export function measureReasons(context: FairnessContext): Measurement {
  const reasons = context.records.map(({ trace }) => trace?.escalation_reason);
  const known = reasons.filter((reason) => reason !== undefined);
  const values = [...new Set(known)].sort(byCodePoint);
  const { measurement, widest, byValue } = measureValues(values, context, (index, value) =>
    reasons[index] === value ? 1 : 0,
  );
  const records = new Map(
    context.records.map(({ id }, index) => [id, byValue.get(reasons[index] ?? '')?.gap ?? 0]),
  );
  const scores = new Map(
    context.records.map(({ id }, index) => [
      id,
      reasons[index] !== undefined && reasons[index] === widest ? 1 : 0,
    ]),
  );
  const evidence = gapEvidence({ groups: measurement.groups, scores, value: widest }, context);
  return { ...measurement, records, evidence };
}

/**
 * Each document group's share of what an answer shows (0 where it shows nothing), compared between user groups: the
 * largest gap over all document groups.
 */
export function measureDisparity(metric: DisparityMetric, context: FairnessContext): Measurement {
  const exposures = context.exposures();
  const shares = exposures.map(sharesOf);
  const { measurement, widest, measure } = measureValues(
    documentGroups(exposures),
    context,
    (index, value) => shares[index]?.get(value) ?? 0,
  );
  const records = new Map(
    context.records.map(({ id }, index) => [id, shares[index]?.get(widest ?? '') ?? 0]),
  );
  return {
    ...measurement,
    records,
    redraw: redrawOf(metric, context.layout, measure),
    evidence: gapEvidence({ groups: measurement.groups, scores: records, value: widest }, context),
  };
}

interface ByValue {
  /** A column per value. */
  readonly measure: Measure;
  /** The value with the largest gap, the first of equal ones. */
  readonly widest: string | undefined;
  readonly byValue: ReadonlyMap<
    string,
    { readonly gap: number; readonly groups: ReadonlyMap<string, number> }
  >;
  readonly measurement: Pick<Measurement, 'value' | 'groups' | 'byValue'>;
}

/** A number per value (an escalation reason, a document group) of each record, compared between user groups. */
function measureValues(
  values: readonly string[],
  { records, layout }: FairnessContext,
  scoreOf: (index: number, value: string) => number,
): ByValue {
  const measure = measureOf(values.map((value) => records.map((_, index) => scoreOf(index, value))));
  const means = groupMeans(layout, measure);
  const byValue = new Map(
    values.map((value, column) => {
      const groups = byLabel(layout, means[column] ?? []);
      return [value, { gap: gapOf([...groups.values()]), groups }] as const;
    }),
  );
  const widest = values.reduce<string | undefined>(
    (best, value) =>
      best === undefined || (byValue.get(value)?.gap ?? 0) > (byValue.get(best)?.gap ?? 0) ? value : best,
    undefined,
  );
  const found = byValue.get(widest ?? '');
  const measurement = {
    value: found?.gap ?? 0,
    groups: found?.groups ?? byLabel(layout, []),
    byValue: Object.fromEntries(
      [...byValue].map(([value, { gap, groups }]) => [value, { gap, groups: Object.fromEntries(groups) }]),
    ),
  };
  return { measure, widest, byValue, measurement };
}
