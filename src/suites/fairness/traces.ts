import type { FairnessMetricName } from './metrics.ts';
import type { FairnessRecord } from './record.ts';
import type { FairnessRow } from './result.ts';
import type { Trace } from './trace.ts';

const FIELDS: { readonly [metric in FairnessMetricName]?: keyof Trace } = {
  tool_use_parity: 'tool_calls',
  retrieval_exposure_gap: 'retrieved_documents',
  retrieval_exposure_disparity: 'retrieved_documents',
  plan_length_gap: 'plan_steps',
  escalation_parity: 'escalated',
  friction_point_gap: 'friction_points',
  escalation_reason_parity: 'escalation_reason',
};

/** The field of the trace that a metric reads; undefined for metrics of the text. */
export function traceField(metric: FairnessMetricName): keyof Trace | undefined {
  return FIELDS[metric];
}

/** How many records have no trace, and how many one without anything in the metric's field; undefined for metrics of the text. */
export function traceCounts(
  metric: FairnessMetricName,
  records: readonly FairnessRecord[],
): FairnessRow['traces'] {
  const field = FIELDS[metric];
  if (field === undefined) return undefined;
  const traces = records.flatMap(({ trace }) => trace ?? []);
  return {
    missing: records.length - traces.length,
    empty: traces.filter((trace) => isEmpty(trace[field])).length,
  };
}

function isEmpty(value: Trace[keyof Trace]): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
