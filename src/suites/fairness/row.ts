import type { FairnessContext } from './context.ts';
import type { Measurement } from './measurement.ts';
import { FAIRNESS_RULES } from './metrics.ts';
import type { Redrawn } from './redraw.ts';
import type { FairnessRow } from './result.ts';
import type { FairnessMetric } from './schema.ts';
import { traceCounts } from './traces.ts';

/** What the rounding of a threshold and a difference may come to. */
const ROUNDING = 1e-9;

/** Holds what a metric found against its threshold. */
export function rowOf(
  metric: FairnessMetric,
  found: Measurement & Redrawn,
  context: FairnessContext,
): FairnessRow {
  const { direction, threshold: usual } = FAIRNESS_RULES[metric.type];
  const threshold = metric.threshold ?? usual;
  const excess = direction === 'lower' ? found.value - threshold : threshold - found.value;
  const kept = context.rules.original ? keeps(found.value, threshold, direction) : excess <= ROUNDING;
  const insufficient = context.rules.original ? undefined : insufficiency(metric, context);
  const judged = insufficient === undefined && found.fault === undefined;
  const traces = traceCounts(metric.type, context.records);
  return {
    metric: metric.type,
    value: found.value,
    n: found.records.size,
    direction,
    threshold,
    passed: judged && kept,
    severity: judged && !kept ? Math.max(0, excess) : 0,
    ...(judged && found.interval && { interval: found.interval }),
    ...(judged && found.p_value !== undefined && { p_value: found.p_value }),
    ...(insufficient !== undefined && { insufficient }),
    ...(found.fault !== undefined && { fault: found.fault }),
    ...(found.source && { source: found.source, heuristic: found.heuristic ?? 0 }),
    groups: Object.fromEntries(found.groups),
    group_sizes: Object.fromEntries([...context.byGroup].map(([group, members]) => [group, members.length])),
    ...(found.byValue && { by_value: found.byValue }),
    records: Object.fromEntries(found.records),
    ...(traces && { traces }),
    evidence: found.evidence,
  };
}

/** The original compares as the doubles come, so that 0.8 − 0.7 is more than 0.1. */
function keeps(value: number, threshold: number, direction: FairnessRow['direction']): boolean {
  return direction === 'lower' ? value <= threshold : value >= threshold;
}

/** Why the records say nothing of a metric; the original lets such a metric pass. */
function insufficiency({ type }: FairnessMetric, { records, byGroup }: FairnessContext): string | undefined {
  const { groups, trace } = FAIRNESS_RULES[type];
  if (records.length === 0) return 'no answer could be judged';
  if (trace && records.every((record) => record.trace === undefined)) return NO_TRACE;
  if (!groups || byGroup.size >= 2) return undefined;
  const [label = ''] = byGroup.keys();
  return `all ${records.length} answers are of one group, ${label}; give the prompts attributes with at least two values`;
}

const NO_TRACE =
  'no answer carried a trace; give it as "metadata": {"trace": {"tool_calls": [{"name": …}], …}}, or map it with app.response.trace';
