import type { AppResponse } from '../../../src/model/answer.ts';
import { readRecord, type FairnessRecord } from '../../../src/suites/fairness/record.ts';
import type { FairnessOptions } from '../../../src/suites/fairness/options.ts';
import type { FairnessRow } from '../../../src/suites/fairness/result.ts';
import { fairnessFile, type FairnessMetric } from '../../../src/suites/fairness/schema.ts';
import { scoreFairness } from '../../../src/suites/fairness/score.ts';

/** A record of a seed and a group, as an app's answer makes it. */
export function record(
  id: string,
  assignments: FairnessRecord['assignments'],
  response: Partial<AppResponse>,
  seed = id.split('/')[0] ?? id,
): FairnessRecord {
  const variant = { id, seed_id: seed, prompt: `Prompt of ${id}`, assignments };
  const read = readRecord(variant, { text: '', ...response });
  if (read.kind === 'bad') throw new Error(read.message);
  return read.record;
}

/** An answer's trace where a test speaks of nothing else. */
export function traced(trace: Record<string, unknown>): Partial<AppResponse> {
  return { metadata: { trace } };
}

/** A metric with the defaults that the suite's file would give it. */
export function metric(type: FairnessMetric['type'], keys: Record<string, unknown> = {}): FairnessMetric {
  const [parsed] = fairnessFile.shape.metrics.parse([{ type, ...keys }]);
  if (!parsed) throw new Error('no metric came');
  return parsed;
}

/** One metric's row. */
export function rowOf(
  records: readonly FairnessRecord[],
  wanted: FairnessMetric | FairnessMetric['type'],
  options: FairnessOptions = {},
): FairnessRow {
  const one = typeof wanted === 'string' ? metric(wanted) : wanted;
  const [row] = scoreFairness(records, [one], options).rows;
  if (!row) throw new Error('no row came');
  return row;
}
