import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { caseOf, fileOf } from '../helpers/governance.ts';
import { ragbench } from '../helpers/in-process.ts';
import { golden } from '../e2e/stock.ts';

const ABSTENTION = fileOf([
  caseOf('abstention', 't1_a', { difficulty: 'hard', domain: 'transport', subcategory: 'wrong_entity' }),
  caseOf('abstention', 't1_b', { difficulty: 'hard', domain: 'transport' }),
  caseOf('abstention', 't1_c', { domain: 'culture' }),
]);
const FILES = {
  'data/tier0_sanity/dispute.json': JSON.stringify(fileOf([caseOf('dispute', 't0_d')])),
  'data/tier1_core/abstention.json': JSON.stringify(ABSTENTION),
  'golden.jsonl': golden(),
  'ragbench.yml': [
    'version: 1',
    'variants: { one: {}, two: {} }',
    'app: { url: "http://127.0.0.1:9" }',
    'suites:',
    '  rules: { kind: governance, data: data }',
    '  qa: { golden: golden.jsonl, tier: 1 }',
    '  house: { kind: custom, cases: house.jsonl, tier: 1, score: { command: "true" } }',
    '',
  ].join('\n'),
};

describe('ragbench stats', () => {
  it('counts each suite once, whatever its variants, by all that its kind knows', async () => {
    await using fixture = await createFixture(FILES);
    const { exit, stdout, stderr } = await ragbench(fixture.path, 'stats');
    expect(exit).toBe(0);
    expect(stderr).toBe(
      'note: the cases of house are not counted: this version cannot load a custom suite\n',
    );
    expect(stdout).toBe(
      `rules (governance): 4 cases
  tier              1: 3, 0: 1
  category          abstention: 3, dispute: 1
  subcategory       abstention/abstention: 2, abstention/wrong_entity: 1,
                    dispute/dispute: 1
  difficulty        hard: 2, medium: 2
  domain            transport: 2, culture: 1, unknown: 1
  query_type        unknown: 4
  source_type       single: 4
  reasoning_type    unknown: 4
  evidence_pattern  unknown: 4
  context_count     1: 4
  language          unknown: 4

qa: 3 cases
  tier        1: 3
  case_type   numeric: 3
  tags.topic  STOCK: 3
  tags.scope  DEMO: 3
  tags.qtype  numeric: 3
`,
    );
  });

  it('counts a data folder without a config', async () => {
    await using fixture = await createFixture(FILES);
    const { exit, stdout } = await ragbench(fixture.path, 'stats', 'data', '--json');
    expect({ exit, found: JSON.parse(stdout) as unknown }).toMatchObject({
      exit: 0,
      found: { suites: [{ suite: 'data', kind: 'governance', cases: 4, by: { tier: { '0': 1, '1': 3 } } }] },
    });
  });

  it('keeps foreign names on their line, and a value with its number', async () => {
    const odd = caseOf('abstention', 't1_a', {
      domain: 'a\u001b[31m\n::error::b',
      query_type: 'w'.repeat(200),
    });
    const many = Array.from({ length: 40 }, (_, n) => caseOf('abstention', `t1_${n}`, { domain: `d ${n}` }));
    const file = JSON.stringify(fileOf([odd, ...many]));
    await using fixture = await createFixture({ 'data/tier1_core/abstention.json': file });
    const { stdout } = await ragbench(fixture.path, 'stats', 'data');
    expect(stdout).not.toMatch(/\u001b|^\s*::/m);
    for (const line of stdout.split('\n')) {
      expect(line.length).toBeLessThanOrEqual(80);
      expect(line).not.toMatch(/:$|^\s*\d+,/);
    }
  });

  it.each([
    [['nope'], /^nope: there is no such folder/],
    [['--config', 'nope.yml'], /nope\.yml/],
  ])('%j is refused', async (args, said) => {
    await using fixture = await createFixture(FILES);
    const { exit, stdout, stderr } = await ragbench(fixture.path, 'stats', ...args);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toMatch(said);
  });
});
