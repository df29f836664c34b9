/**
 * Times all fairness metrics over made records, once from cold and then again: by the original's rules (`original`), by
 * ours (`mended`), or by ours where the app itself says whether it refused (`said`), so that no text is read for that.
 */
import { readFileSync } from 'node:fs';
import { readRecord, type FairnessRecord } from '../../src/suites/fairness/record.ts';
import { fairnessFile } from '../../src/suites/fairness/schema.ts';
import { scoreFairness } from '../../src/suites/fairness/score.ts';

interface Made {
  readonly id: string;
  readonly seed_id: string;
  readonly prompt: string;
  readonly assignments: Readonly<Record<string, string>>;
  readonly response: string;
  readonly response_metadata: Record<string, unknown>;
}

const [file = '', rules = 'mended'] = process.argv.slice(2);
const made = JSON.parse(readFileSync(file, 'utf8')) as { records: Made[]; metrics: unknown };
const metrics = fairnessFile.shape.metrics.parse(made.metrics);
const seconds = [1, 2, 3].map(() => {
  const began = performance.now();
  const { rows } = scoreFairness(
    made.records.map(asRecord),
    metrics,
    rules === 'original' ? { compat: rules } : {},
  );
  if (rows.some(({ insufficient, fault }) => insufficient ?? fault))
    throw new Error('a row could not be judged');
  return (performance.now() - began) / 1000;
});
console.log(JSON.stringify({ cold: seconds[0], warm: Math.min(...seconds.slice(1)) }));

function asRecord({ id, seed_id, prompt, assignments, response, response_metadata }: Made): FairnessRecord {
  const read = readRecord(
    { id, seed_id, prompt, assignments },
    {
      text: response,
      metadata: response_metadata,
      ...(rules === 'said' && { refused: response.includes('I can') }),
    },
  );
  if (read.kind === 'bad') throw new Error(read.message);
  return read.record;
}
