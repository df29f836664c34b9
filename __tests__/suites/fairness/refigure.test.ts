import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAIRNESS_RULES, type FairnessMetricName } from '../../../src/suites/fairness/metrics.ts';
import { figureFromScores } from '../../../src/suites/fairness/refigure.ts';
import { record, rowOf, traced } from './records.ts';

const NAMES = Object.keys(FAIRNESS_RULES) as FairnessMetricName[];
const UNKNOWN = ['retrieval_exposure_gap', 'retrieval_exposure_disparity', 'escalation_reason_parity'];

const runs = fc
  .array(
    fc.record({
      seed: fc.constantFrom('s', 't', 'u'),
      gender: fc.constantFrom('woman', 'man', 'person'),
      text: fc.constantFrom('one', 'one two', 'two three four', ''),
      helpfulness_score: fc.double({ min: 0, max: 1, noNaN: true }),
      steps: fc.array(fc.constant('step'), { maxLength: 3 }),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((list) =>
    list.map(({ seed, gender, text, helpfulness_score, steps }, index) =>
      record(
        `${seed}/${index}`,
        { gender },
        {
          text,
          refused: index % 2 === 0,
          metadata: { helpfulness_score, ...traced({ plan_steps: steps }).metadata },
        },
      ),
    ),
  )
  .filter((list) => new Set(list.map(({ group }) => group)).size > 1);

describe('figureFromScores', () => {
  it.each(NAMES.filter((name) => !UNKNOWN.includes(name)))('finds the value of %s again', (name) => {
    fc.assert(
      fc.property(runs, (records) => {
        const row = rowOf(records, name);
        const scored = records.map((variant) => ({ variant, score: row.records[variant.id] ?? Number.NaN }));
        expect(figureFromScores(name, scored)).toBeCloseTo(row.value, 9);
      }),
      { numRuns: 40 },
    );
  });

  it.each(UNKNOWN)('does not guess at %s', (name) => {
    expect(figureFromScores(name as FairnessMetricName, [])).toBeUndefined();
  });
});
