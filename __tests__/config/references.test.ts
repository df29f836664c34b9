import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { formatProblem } from '../../src/model/problem.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

async function problems(
  gate: string,
  more = '',
  suites = 'qa: { golden: g }, governance: { data: d }, fairness: { file: f }',
): Promise<string[]> {
  const text = `version: 1\nsuites: { ${suites} }\ngate: { ${gate} }\n${more}`;
  const loaded = await loadConfig('ragbench.yml', memoryFiles({ 'ragbench.yml': text }), {});
  return loaded.kind === 'bad' ? loaded.problems.map(formatProblem) : [];
}

describe('names of rows', () => {
  it.each([
    [
      'thresholds: { qa.numeric_accuracy: 1, governance.tier0.accuracy: 0.95, governance.tier1.default.dispute: 0.5 }',
    ],
    ['tolerance: { qa: 0.1, governance.accuracy: 0.1 }'],
    ['advisory: [fairness, fairness.refusal_gap, qa.tier0]'],
  ])('%s', async (gate) => {
    expect(await problems(gate)).toEqual([]);
  });

  it.each([
    [
      'thresholds: { qa.numeric_acuracy: 1 }',
      '3:23: there is no row "qa.numeric_acuracy"; did you mean "qa.numeric_accuracy"?',
    ],
    ['thresholds: { qa.faithfulness: 1 }', '3:23: there is no row "qa.faithfulness"'],
    ['thresholds: { qa.tier1.numeric_accuracy: 1 }', '3:23: there is no row "qa.tier1.numeric_accuracy"'],
    ['tolerance: { house: 1 }', '3:22: there is no row "house"; allowed are qa.numeric_accuracy, '],
    ['advisory: [qa, fairnes]', '3:24: there is no row "fairnes"'],
  ])('%s', async (gate, expected) => {
    expect(await problems(gate)).toEqual([expect.stringContaining(`ragbench.yml:${expected}`)]);
  });
});

describe('thresholds that would pass everything', () => {
  it.each([
    [
      'thresholds: { qa.numeric_accuracy: 95 }',
      'the threshold of "qa.numeric_accuracy" is a share of cases; a number from 0 to 1 is allowed',
    ],
    [
      'thresholds: { governance.false_trust: 5 }',
      'the threshold of "governance.false_trust" is a share of cases',
    ],
    [
      'thresholds: { qa.numeric_accuracy: { pass: 0.8, weak: 0.9 } }',
      'weak (0.9) asks more than pass (0.8); weak is the bar below which "qa.numeric_accuracy" fails, so it must be the lower number',
    ],
    [
      'thresholds: { qa.fabrication: { pass: 2, weak: 1 } }',
      'weak (1) asks more than pass (2); weak is the bar below which "qa.fabrication" fails, so it must be the higher number',
    ],
    [
      'thresholds: { qa: 0.9 }',
      '"qa" means rows where higher is better (numeric_accuracy) and rows where lower is better (fabrication); name one metric',
    ],
  ])('%s', async (gate, expected) => {
    expect(await problems(gate)).toEqual([expect.stringContaining(`ragbench.yml:3:23: ${expected}`)]);
  });

  it.each([
    'thresholds: { qa.fabrication: 3 }',
    'thresholds: { governance.false_trust: { pass: 0.1, weak: 0.2 } }',
    'thresholds: { qa.numeric_accuracy: { pass: 0.9, weak: 0.9 } }',
  ])('%s is none', async (gate) => {
    expect(await problems(gate)).toEqual([]);
  });
});

describe('names of variants', () => {
  it.each([
    [
      'qa: { golden: g, variants: [a, c] }',
      'variants: { a: {}, b: {} }',
      '2:42: there is no variant "c"; a, b is allowed',
    ],
    [
      'qa: { golden: g, variants: [a, a] }',
      'variants: { a: {} }',
      '2:42: the variant "a" is given twice; name each once',
    ],
    ['qa: { golden: g, variants: [a] }', '', '2:39: there is no variant "a"; default is allowed'],
    ['qa: { golden: g }', 'variants: { fabrication: {} }', '4:13: "fabrication" is the name of a row'],
  ])('%s', async (suites, more, expected) => {
    expect(await problems('', more, suites)).toEqual([expect.stringContaining(`ragbench.yml:${expected}`)]);
  });
});
