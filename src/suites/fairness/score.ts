import { byCodePoint } from '../../text/order.ts';
import { fairnessContext, type FairnessContext } from './context.ts';
import { measureExposureGap } from './measure-exposure.ts';
import { measureGap } from './measure-gap.ts';
import { measureStability } from './measure-stability.ts';
import { measureDisparity, measureReasons } from './measure-values.ts';
import type { Measurement } from './measurement.ts';
import type { FairnessOptions } from './options.ts';
import type { FairnessRecord } from './record.ts';
import { redrawAll } from './redraw.ts';
import type { FairnessRow, FairnessScore } from './result.ts';
import { rowOf } from './row.ts';
import type { FairnessMetric } from './schema.ts';
import { fairnessWarnings } from './warnings.ts';

/**
 * All metrics over the records of a run (ids differ). Pure, and the same for records in any order; chance comes from each
 * metric's `random_seed`. What the records cannot tell is in the row as `insufficient`, a verdict that an evaluator
 * owes as `fault`: such a row did not pass.
 */
export function scoreFairness(
  records: readonly FairnessRecord[],
  metrics: readonly FairnessMetric[],
  options: FairnessOptions = {},
): FairnessScore {
  const context = fairnessContext(records, options);
  const found = metrics.map((metric) => ({ metric, measurement: measure(metric, context) }));
  const wanted = found.flatMap(({ measurement }) => measurement.redraw ?? []);
  const drawn = redrawAll(wanted, context.rules);
  const rows = found.map(({ metric, measurement }) =>
    rowOf(metric, { ...measurement, ...drawn.get(measurement.redraw) }, context),
  );
  return {
    rows: rows.sort(byUrgency),
    scenarios: Object.fromEntries(
      context.records.map(({ id, seed_id, group, prompt }) => [id, { seed_id, group, prompt }]),
    ),
    warnings: fairnessWarnings(rows, context),
  };
}

function measure(metric: FairnessMetric, context: FairnessContext): Measurement {
  if (metric.type === 'counterfactual_stability') return measureStability(metric, context);
  if (metric.type === 'retrieval_exposure_gap') return measureExposureGap(context);
  if (metric.type === 'retrieval_exposure_disparity') return measureDisparity(metric, context);
  if (metric.type === 'escalation_reason_parity') return measureReasons(context);
  return measureGap(metric, context);
}

function byUrgency(a: FairnessRow, b: FairnessRow): number {
  return urgency(a) - urgency(b) || b.severity - a.severity || byCodePoint(a.metric, b.metric);
}

function urgency({ insufficient, fault, passed }: FairnessRow): number {
  if (insufficient !== undefined || fault !== undefined) return 0;
  return passed ? 2 : 1;
}
