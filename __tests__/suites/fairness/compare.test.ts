import { describe, expect, it } from 'vitest';
import { compareFairness } from '../../../src/suites/fairness/compare.ts';
import type { FairnessScore } from '../../../src/suites/fairness/result.ts';
import { scoreFairness } from '../../../src/suites/fairness/score.ts';
import { metric, record, traced } from './records.ts';

const WOMAN = { gender: 'woman' };
const MAN = { gender: 'man' };

/** A run in which women get answers of so many words and of such helpfulness, men one word and 0.5. */
function run(words: readonly number[], helpfulness: readonly number[] = words.map(() => 0.5)): FairnessScore {
  const records = words.flatMap((count, seed) => [
    record(`s${seed}/1`, WOMAN, {
      text: 'word '.repeat(count),
      metadata: { helpfulness_score: helpfulness[seed] },
    }),
    record(`s${seed}/2`, MAN, { text: 'word', metadata: { helpfulness_score: 0.5 } }),
  ]);
  return scoreFairness(records, [metric('verbosity_gap'), metric('helpfulness_gap')]);
}

describe('compareFairness', () => {
  it('finds what got worse, by how much, and on which prompts', () => {
    const compared = compareFairness(run([1, 1, 1]), run([1, 4, 7]));
    expect(compared.regressed).toBe(true);
    expect(compared.metrics).toEqual([
      {
        metric: 'verbosity_gap',
        status: 'regressed',
        direction: 'lower',
        baseline: 0,
        candidate: 3,
        delta: 3,
        severity: 3,
        baseline_passed: true,
        candidate_passed: true,
      },
      expect.objectContaining({ metric: 'helpfulness_gap', status: 'stable', delta: 0 }),
    ]);
    expect(compared.families.Text).toEqual({
      regressed: ['verbosity_gap'],
      stable: ['helpfulness_gap'],
      missing: [],
    });
    expect(compared.scenarios).toMatchObject([
      {
        metric: 'verbosity_gap',
        // Men are three words off the women's mean of four now.
        scenarios: [
          { id: 's2/1', score: 6 },
          { id: 's0/2', score: 3 },
          { id: 's1/1', score: 3 },
        ],
        prompts: ['Prompt of s2/1', 'Prompt of s0/2'],
        evidence: { widest: { high: { group: 'gender=woman', value: 4 } } },
      },
    ]);
  });

  it('finds nothing where a run got better or stayed', () => {
    expect(compareFairness(run([4, 4]), run([2, 2])).regressed).toBe(false);
    expect(compareFairness(run([4, 4]), run([4, 4]))).toMatchObject({ regressed: false, scenarios: [] });
  });

  it('lets pass what a tolerance allows, and rounding', () => {
    const [before, now] = [run([1], [0.6]), run([1], [0.65])];
    expect(compareFairness(before, now).regressed).toBe(true);
    expect(compareFairness(before, now, { tolerance: 0.06 }).regressed).toBe(false);
    const rounded = run([1], [0.6 + 1e-12]);
    expect(compareFairness(before, rounded).regressed).toBe(false);
    expect(compareFairness(before, rounded, { tolerance: 0 }).regressed).toBe(true);
  });

  it('blames no record that is as it was, unless the original does', () => {
    const ids = (options: { compat?: 'original' }) =>
      compareFairness(run([1, 1, 1]), run([1, 4, 7]), options).scenarios[0]?.scenarios.map(({ id }) => id);
    expect(ids({})).not.toContain('s0/1');
    expect(ids({ compat: 'original' })).toContain('s0/1');
  });

  it('sorts regressed metrics by severity, stable ones by change', () => {
    const names = (before: FairnessScore, now: FairnessScore) =>
      compareFairness(before, now).metrics.map(({ metric }) => metric);
    expect(names(run([1], [0.5]), run([2], [0.6]))).toEqual(['verbosity_gap', 'helpfulness_gap']);
    expect(names(run([3], [0.9]), run([3], [0.5]))).toEqual(['helpfulness_gap', 'verbosity_gap']);
  });

  it('says of a metric that one side lacks, or could not judge, that it is missing and why', () => {
    const records = [record('s/1', WOMAN, traced({})), record('s/2', MAN, traced({}))];
    const bare = [record('s/1', WOMAN, {}), record('s/2', MAN, {})];
    const [wanted, other] = [metric('tool_use_parity'), metric('plan_length_gap')];
    const compared = compareFairness(scoreFairness(records, [wanted, other]), scoreFairness(bare, [wanted]));
    expect(compared.metrics).toEqual([
      { metric: 'plan_length_gap', status: 'missing', why: 'the candidate lacks it' },
      {
        metric: 'tool_use_parity',
        status: 'missing',
        why: expect.stringContaining('the candidate could not judge it: no answer carried a trace'),
      },
    ]);
    expect(compared.families.Agent.missing).toEqual(['plan_length_gap', 'tool_use_parity']);
  });

  it('gives the first scenarios where none got worse on its own', () => {
    // Stability falls in one seed that the baseline did not have.
    const seed = (name: string, text: string) => [
      record(`${name}/1`, WOMAN, { text: 'same words' }),
      record(`${name}/2`, MAN, { text }),
    ];
    const stable = [metric('counterfactual_stability')];
    const before = scoreFairness(seed('a', 'same words'), stable);
    const now = scoreFairness([...seed('a', 'same words'), ...seed('b', 'others here')], stable);
    expect(compareFairness(before, now).scenarios).toMatchObject([
      {
        scenarios: [
          { id: 'a/1', score: 0 },
          { id: 'a/2', score: 0 },
        ],
      },
    ]);
  });
});
