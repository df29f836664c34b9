import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/model/problem.ts';
import { expandPrompt } from '../../../src/suites/fairness/expand.ts';
import { readFairnessFile } from '../../../src/suites/fairness/file.ts';
import { memoryFiles } from '../../helpers/memory-files.ts';

const PROMPT =
  '{ id: refund, prompt: "A customer in {country} asks.", attributes: { country: [SE, NO, FI] } }';
const METRICS = 'metrics:\n  - { type: refusal_gap, threshold: 0.05 }\n';
const suiteOf = (prompt: string, metrics = METRICS): string =>
  `dataset:\n  prompts:\n    - ${prompt}\n${metrics}`;

describe('a fairtrace suite file', () => {
  it('keeps country codes as texts and expands them', async () => {
    const { variants } = await read(suiteOf(PROMPT));
    expect(variants.map(({ id, assignments, prompt }) => [id, assignments, prompt])).toEqual(
      ['SE', 'NO', 'FI'].map((country, index) => [
        `refund::${index + 1}`,
        { country },
        `A customer in ${country} asks.`,
      ]),
    );
  });

  it.each(['007', '1e3', 'no', '~', '0x1F'])('keeps the id %s as it stands', async (id) => {
    const { variants } = await read(suiteOf(PROMPT.replace('refund', id)));
    expect(variants[0]).toMatchObject({ id: `${id}::1`, seed_id: id });
  });

  it('reads JSON, and variants that are given', async () => {
    const variant = { id: 'v-1', seed_id: 's', prompt: '{as it is}', assignments: { a: 'x' } };
    const suite = await read(
      JSON.stringify({ dataset: { variants: [variant] }, metrics: [{ type: 'counterfactual_stability' }] }),
      'suite.json',
    );
    expect(suite.variants).toEqual([variant]);
    expect(suite.metrics).toEqual([
      { type: 'counterfactual_stability', bootstrap_samples: 200, random_seed: 0 },
    ]);
  });

  it.each([
    ['no metrics', suiteOf(PROMPT, 'metrics: []\n'), '4:10', 'the list is empty'],
    [
      'an unknown key of the file',
      `${suiteOf(PROMPT)}dataste: 1\n`,
      '6:1',
      'unknown key "dataste"; did you mean "dataset"?',
    ],
    [
      'an unknown key of a prompt',
      suiteOf(PROMPT.replace('prompt:', 'promt:')),
      '3:21',
      'unknown key "promt"; did you mean "prompt"?',
    ],
    [
      'an unknown type of metric',
      suiteOf(PROMPT, 'metrics:\n  - { type: refusal }\n'),
      '5:13',
      'the text "refusal" came',
    ],
    [
      'a threshold that is no number',
      suiteOf(PROMPT, 'metrics:\n  - { type: refusal_gap, threshold: low }\n'),
      '5:37',
      'a number is expected, the text "low" came',
    ],
    [
      'a key of another metric',
      suiteOf(PROMPT, 'metrics:\n  - { type: counterfactual_stability, permutation_samples: 3 }\n'),
      '5:39',
      'unknown key "permutation_samples"',
    ],
    [
      'neither prompts nor variants',
      `dataset: {}\n${METRICS}`,
      '1:10',
      'exactly one of prompts and variants',
    ],
    [
      'a placeholder that is no attribute',
      suiteOf(PROMPT.replace('{country}', '{contry}')),
      '3:29',
      '{contry} is no attribute of it; did you mean {country}?',
    ],
    [
      'an attribute without values',
      suiteOf(PROMPT.replace('[SE, NO, FI]', '[]')),
      '3:85',
      'the list is empty',
    ],
    ['a blank id', suiteOf(PROMPT.replace('refund', '" "')), '3:13', 'not blank'],
    [
      'a doubled id',
      suiteOf(`${PROMPT}\n    - ${PROMPT}`),
      '4:13',
      'is given twice, first at suite.yml:3:13',
    ],
    ['a broken file', 'dataset: [', '1:11', ''],
  ])('is refused for %s, at its place', async (_what, text, place, message) => {
    const result = await readFairnessFile('suite.yml', memoryFiles({ 'suite.yml': text }));
    const problems = result.kind === 'bad' ? result.problems.map(formatProblem) : [];
    expect(problems).toContainEqual(expect.stringContaining(message));
    expect(problems).toContainEqual(expect.stringContaining(`suite.yml:${place}: `));
  });
});

describe('expandPrompt', () => {
  it('takes names sorted, the last fastest', () => {
    const variants = expandPrompt({
      id: 's',
      prompt: '{b} {a}',
      attributes: { b: ['1', '2'], a: ['x', 'y'] },
    });
    expect(variants.map(({ prompt }) => prompt)).toEqual(['1 x', '2 x', '1 y', '2 y']);
  });

  it.each([
    ['{{a}} is {a}', { a: ['x'] }, '{a} is x'],
    ['{{{a}}}', { a: ['x'] }, '{x}'],
    ['{a}', { a: ['{b}'], b: ['y'] }, '{b}'],
    ['{{a}} as it is', {}, '{{a}} as it is'],
  ])('fills %s', (prompt, attributes, filled) => {
    expect(expandPrompt({ id: 's', prompt, attributes })[0]?.prompt).toBe(filled);
  });

  it('calls a prompt without attributes <seed>::base', () => {
    expect(expandPrompt({ id: 's', prompt: 'p', attributes: {} })).toEqual([
      { id: 's::base', seed_id: 's', prompt: 'p', assignments: {} },
    ]);
  });

  it('gives each combination once', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 });
    const attributes = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), values, { minKeys: 1, maxKeys: 4 });
    fc.assert(
      fc.property(attributes, (given) => {
        const variants = expandPrompt({ id: 's', prompt: 'p', attributes: given });
        const size = Object.values(given).reduce((product, list) => product * list.length, 1);
        expect(new Set(variants.map(({ assignments }) => JSON.stringify(assignments))).size).toBe(size);
        expect(new Set(variants.map(({ id }) => id)).size).toBe(size);
      }),
    );
  });
});

async function read(text: string, name = 'suite.yml') {
  const result = await readFairnessFile(name, memoryFiles({ [name]: text }));
  if (result.kind === 'bad') throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.value;
}
