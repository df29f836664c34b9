import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { countCase, shopGolden, SHOP_STOCK } from './shop.ts';
import { expectNothingLeft, shopOnGithub } from './shop-on-github.ts';

const FEWER_BICYCLES = { 'stock.json': JSON.stringify({ ...SHOP_STOCK, bicycles: 40 }) };
const UNCHANGED = { 'README.md': 'A shop.\n' };
const ADDRESS = 'https://github.com/acme/shop';

const reportAt = (path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report;

describe('the outputs', () => {
  test('of a failed run say what, where and which cases', async () => {
    const golden = [...shopGolden(), countCase('maps', 9, 6)];
    await using shop = await shopOnGithub({ golden, stock: { ...SHOP_STOCK, maps: 5 } });
    await shop.push();
    const pull = await shop.open({
      'stock.json': JSON.stringify({ ...SHOP_STOCK, bicycles: 40, maps: 5 }),
      'eval/golden.jsonl': [...golden, countCase('nets', 3, 7), ''].join('\n'),
    });
    const workspace = await shop.github.clone(`refs/pull/${pull.number}/merge`);
    const { exit, outputs } = await shop.gate(pull, { workspace });
    const report = reportAt(join(workspace, 'ragbench-report.json'));
    const [comment] = shop.github.comments(pull.number);
    const [check] = shop.github.checks(pull.headSha);
    expect(exit).toBe(1);
    expect(outputs).toEqual({
      verdict: 'FAIL',
      'exit-code': '1',
      headline: report.headline,
      report: 'ragbench-report.json',
      'failed-cases': expect.any(String) as string,
      'comment-url': `${ADDRESS}/pull/${pull.number}#issuecomment-${comment?.id}`,
      'check-url': `${ADDRESS}/runs/${check?.id}`,
      'baseline-changed': 'false',
    });
    const place = { suite: 'qa', tier: 0, variant: 'default' };
    // What this pull request broke stands first.
    expect(JSON.parse(outputs['failed-cases'] ?? '')).toEqual([
      { ...place, case: 'bicycles', change: 'regressed' },
      { ...place, case: 'nets', change: 'new_failing' },
      { ...place, case: 'maps', change: 'still_failing' },
    ]);
    expect(report.headline).toMatch(/1 case regressed/);
  });

  test('of a run that passed name no case', async () => {
    await using shop = await shopOnGithub();
    const { outputs } = await shop.push();
    expect(outputs).toMatchObject({ 'failed-cases': '[]', 'comment-url': '', 'baseline-changed': 'true' });
    expect(outputs['check-url']).toMatch(/^https:\/\/github\.com\/acme\/shop\/runs\/\d+$/);
  });
});

describe('report-path', () => {
  test('places the report, with the recording beside it', async () => {
    await using shop = await shopOnGithub();
    const workspace = await shop.github.clone('refs/heads/main');
    const { outputs } = await shop.push({ workspace, inputs: { 'report-path': 'out/shop gate.json' } });
    expect(outputs['report']).toBe('out/shop gate.json');
    expect(reportAt(join(workspace, 'out', 'shop gate.json')).verdict).toBe('PASS');
    expect(existsSync(join(workspace, 'out', 'ragbench-recording.jsonl'))).toBe(true);
    expect(existsSync(join(workspace, 'ragbench-report.json'))).toBe(false);
  });

  test('that cannot be written fails the step, and the verdict is shown all the same', async () => {
    await using shop = await shopOnGithub();
    const pull = await shop.open(UNCHANGED);
    const run = await shop.gate(pull, { inputs: { 'report-path': 'stock.json/report.json' } });
    expect(run.exit).not.toBe(0);
    expect(run.annotations).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('stock.json') as string }),
    );
    expect(run.outputs['report']).toBe('');
  });
});

test('report-url is linked from the comment', async () => {
  await using shop = await shopOnGithub();
  const pull = await shop.open(UNCHANGED);
  await shop.gate(pull, { inputs: { 'report-url': 'https://reports.example/shop/1' } });
  const [comment] = shop.github.comments(pull.number);
  expect(comment?.body).toContain('](https://reports.example/shop/1)');
});

describe('a narrowed run', () => {
  const config = {
    suites: {
      qa: { golden: 'eval/golden.jsonl', tier: 0 },
      later: { kind: 'qa', golden: 'eval/golden.jsonl', tier: 1 },
    },
  };

  test.each([
    [{ suites: 'qa' }, 'later'],
    [{ suites: '\nlater,\n' }, 'qa'],
    [{ tier: '0' }, 'later'],
    [{ tier: '1' }, 'qa'],
  ])('by %j says that it is partial, and leaves %s out', async (inputs, left) => {
    await using shop = await shopOnGithub({ config });
    const pull = await shop.open(UNCHANGED);
    const workspace = await shop.github.clone(`refs/pull/${pull.number}/merge`);
    const run = await shop.gate(pull, { workspace, inputs });
    expect(run.exit).toBe(0);
    expect(run.outputs['headline']).toMatch(/partial/i);
    expect(shop.github.comments(pull.number)[0]?.body).toMatch(/^.*\n#+ .*partial/i);
    const { suites } = reportAt(join(workspace, 'ragbench-report.json'));
    const skipped = suites.filter(({ verdict }) => verdict === 'SKIPPED').map(({ id }) => id);
    expect(skipped).toEqual([left]);
  });

  test('by a suite that is not there is refused, and says which there are', async () => {
    await using shop = await shopOnGithub({ config });
    const pull = await shop.open(UNCHANGED);
    const run = await shop.gate(pull, { inputs: { suites: 'qa, latr' } });
    expect(run.exit).toBe(2);
    expect(run.outputs['verdict']).toBe('ERROR');
    expect(run.outputs['headline']).toMatch(/"latr".*"later"/);
    expect(shop.github.comments(pull.number)[0]?.body).toContain('latr');
    expect(shop.github.checks(pull.headSha)).toMatchObject([{ conclusion: 'failure' }]);
    expectNothingLeft(run);
  });
});

test.each([
  ['fail', 0, 'neutral'],
  ['weak', 1, 'failure'],
])('fail-on: %s ends a WEAK run with %i', async (failOn, exit, conclusion) => {
  await using shop = await shopOnGithub({ config: { gate: { tolerance: 0.5 } } });
  await shop.push();
  const pull = await shop.open(FEWER_BICYCLES);
  const run = await shop.gate(pull, { inputs: { 'fail-on': failOn } });
  expect(run).toMatchObject({ exit, outputs: { verdict: 'WEAK', 'exit-code': String(exit) } });
  expect(shop.github.checks(pull.headSha)).toMatchObject([{ conclusion }]);
});

describe('bad inputs', () => {
  test.each<[{ readonly [name: string]: string }, RegExp[]]>([
    [{ command: 'publish' }, [/^command: publish is not built yet/]],
    [{ command: 'rnu' }, [/^command: "rnu" is not allowed; allowed: run$/]],
    [{ shard: '1/3' }, [/^shard: is not built yet/]],
    [{ comment: 'sometimes' }, [/^comment: .*always, on-change, on-failure, never$/]],
    [{ tier: '2' }, [/^tier: "2" is not allowed; allowed: 0, 1$/]],
    [{ 'fail-on': 'error' }, [/^fail-on: .*fail, weak$/]],
    [{ 'baseline-store': 'cache' }, [/^baseline-store: cache is not built yet/]],
    [{ bump: 'yes' }, [/^bump: .*auto, off$/]],
    [{ 'report-url': 'javascript:alert(1)' }, [/^report-url: is no web address/]],
    [{ 'github-token': '' }, [/^github-token: is empty/]],
    [{ 'working-directory': 'nowhere' }, [/^working-directory: there is no folder nowhere/]],
    [{ 'working-directory': '..' }, [/must lie inside the repository/]],
    [{ config: '../ragbench.yml' }, [/must lie inside the repository/]],
    [{ 'report-path': 'ragbench-recording.jsonl' }, [/report-path/]],
    [{ comment: 'no', tier: 'x', bump: 'z' }, [/^tier: /, /^bump: /, /^comment: /]],
  ])('%j: exit 2, and a sentence for each', async (inputs, sentences) => {
    await using shop = await shopOnGithub();
    const pull = await shop.open(UNCHANGED);
    const run = await shop.gate(pull, { inputs });
    expect(run).toMatchObject({ exit: 2, outputs: { verdict: 'ERROR', 'exit-code': '2' } });
    expect(run.annotations.map(({ level }) => level)).toEqual(sentences.map(() => 'error'));
    for (const [at, sentence] of sentences.entries()) {
      expect(run.annotations[at]?.message).toMatch(sentence);
      expect(run.summary).toContain((run.annotations[at]?.message ?? '').slice(0, 12));
    }
    expect(run.log.join('\n')).not.toContain('starting');
  });
});
