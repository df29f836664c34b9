import { describe, expect, it } from 'vitest';
import { goldenText } from '../../src/init/golden-text.ts';
import { configOf, detected, faultsOf, planned, textOf } from './repositories.ts';

const GOLDEN = goldenText('2026-11-30');

describe('data that is there already', () => {
  it('is taken as it is, and no sample is written', async () => {
    const contents = { 'data/qa.jsonl': GOLDEN, 'data/other.jsonl': '{"text": "x"}\n' };
    const plan = await planned(contents);
    expect(configOf(plan).suites.qa.golden).toBe('data/qa.jsonl');
    expect(plan.files.find(({ path }) => path === 'data/qa.jsonl')?.step.kind).toBe('keep');
    expect(plan.files.filter(({ path }) => path.endsWith('.jsonl'))).toHaveLength(1);
    expect(await faultsOf(plan, contents)).toEqual([]);
  });

  it('is chosen by soundness, then by its name; the others are named', async () => {
    const plan = await planned({
      'a/golden.jsonl': `${GOLDEN}{"id": 1}\n`,
      'b/cases.jsonl': GOLDEN,
      'c/golden.jsonl': GOLDEN,
    });
    expect(configOf(plan).suites.qa.golden).toBe('c/golden.jsonl');
    const text = textOf(plan, 'ragbench.yml');
    for (const other of ['a/golden.jsonl', 'b/cases.jsonl'])
      expect(text).toContain(`# another golden file: ${other}`);
    expect(plan.detection.mentions).toMatchObject([{ file: 'a/golden.jsonl', line: 4 }]);
  });

  const MENTIONS: readonly (readonly [file: string, text: string, said: RegExp])[] = [
    [
      'ragverdict.yaml',
      'tests:\n  - { name: a, evaluator: rag_quality, cases: [] }\n',
      /ragverdict's suite.*behavior/,
    ],
    ['eval/suite.json', '{"metrics": [{"type": "refusal_gap"}]}', /fairtrace's suite.*fairness/],
    ['eval/q.jsonl', '{"question": "x", "answer": "y"}\n', /has questions, but not in the form/],
    ['data/tier0_sanity/dispute.json', '{}', /governance cases/],
  ];

  it.each(MENTIONS)('%s is mentioned, in the config too', async (file, text, said) => {
    const plan = await planned({ [file]: text });
    expect(plan.detection.mentions).toHaveLength(1);
    expect(plan.detection.mentions[0]?.what).toMatch(said);
    expect(textOf(plan, 'ragbench.yml')).toMatch(new RegExp(String.raw`^ +# .*${said.source}`, 'm'));
    expect(await faultsOf(plan, { [file]: text })).toEqual([]);
  });

  it('of no meaning to us is not', async () => {
    expect(
      (await detected({ 'a.json': '{"type": "x"}', 'b.yaml': 'a: 1', 'c.jsonl': '{' })).mentions,
    ).toEqual([]);
  });

  it('that holds the place of the samples keeps it', async () => {
    const contents = { 'eval/golden.jsonl': 'not ours\n', 'eval/golden-2.jsonl': 'nor this\n' };
    const plan = await planned(contents);
    expect(configOf(plan).suites.qa.golden).toBe('eval/golden-3.jsonl');
    expect(await faultsOf(plan, contents)).toEqual([]);
  });
});
