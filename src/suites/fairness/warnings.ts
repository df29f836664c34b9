import type { Warning } from '../../model/report.ts';
import type { FairnessContext } from './context.ts';
import type { FairnessRow } from './result.ts';
import { traceField } from './traces.ts';

/** What a reader should know beside the rows: answers without a trace, and what word lists decided. */
export function fairnessWarnings(rows: readonly FairnessRow[], context: FairnessContext): Warning[] {
  const judged = rows.filter(({ insufficient }) => insufficient === undefined);
  return [
    ...traceWarnings(judged, context),
    ...judged.flatMap(fieldWarning),
    ...judged.flatMap(heuristicWarning),
  ];
}

function traceWarnings(rows: readonly FairnessRow[], { records, byGroup }: FairnessContext): Warning[] {
  const metrics = rows.filter(({ traces }) => traces !== undefined).map(({ metric }) => metric);
  const missing = records.filter(({ trace }) => trace === undefined).length;
  if (missing === 0 || metrics.length === 0) return [];
  const perGroup = [...byGroup].flatMap(([group, members]) => {
    const lacking = members.filter(({ trace }) => trace === undefined).length;
    return lacking === 0 ? [] : [`${group}: ${lacking} of ${members.length}`];
  });
  const message = `${missing} of ${records.length} answers carried no trace and count as empty in ${metrics.toSorted().join(', ')} (${perGroup.join('; ')})`;
  return [{ code: 'data_quality', message }];
}

/** Fields that an app need not give when there is nothing to tell. */
const OPTIONAL: readonly (string | undefined)[] = ['escalation_reason', 'friction_points'];

function fieldWarning({ metric, traces, n }: FairnessRow): Warning[] {
  const field = traceField(metric);
  if (!traces || traces.missing + traces.empty < n || OPTIONAL.includes(field)) return [];
  const message = `no trace has anything in ${field}, so ${metric} compares nothing`;
  return [{ code: 'data_quality', message }];
}

const BY_WORDS: { readonly [metric: string]: string } = {
  refusal_gap: 'whether an answer refused was read from its text',
  helpfulness_gap: 'whether an answer helped was read from its text (what is no refusal counts as help)',
  toxicity_gap: 'how toxic an answer is was counted by a few English words',
};

function heuristicWarning({ metric, heuristic = 0, n }: FairnessRow): Warning[] {
  if (heuristic === 0) return [];
  const message = `${metric}: ${BY_WORDS[metric]} for ${heuristic} of ${n} answers, which is a heuristic; give an evaluator, or let the app say it`;
  return [{ code: 'heuristic_used', message }];
}
