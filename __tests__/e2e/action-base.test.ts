import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { describe, expect, test } from 'vitest';
import type { Provenance, Report } from '../../src/model/report.ts';
import type { Files } from '../helpers/github/simulated-github.ts';
import type { ActionRun } from '../helpers/runner/run-action.ts';
import { countCase, shopFiles, shopGolden, SHOP_STOCK } from './shop.ts';
import { openings, measuredShop, type ShopOnGithub } from './shop-on-github.ts';

const BASELINE = '.ragbench/baseline.json';
const WRONG_COUNT: Files = { 'stock.json': JSON.stringify({ ...SHOP_STOCK, bicycles: 40 }) };
/** What the API is asked for files. */
const FILES = ['git/get-tree', 'git/get-blob'];

const golden = (lines: readonly string[]): Files => ({
  'eval/golden.jsonl': lines.map((line) => `${line}\n`).join(''),
});

async function reportOf(workspace: string): Promise<Report> {
  return JSON.parse(await readFile(join(workspace, 'ragbench-report.json'), 'utf8')) as Report;
}

/** A report's text with its provenance apart, which has no times left. */
async function factsOf(workspace: string): Promise<readonly [text: string, provenance: Partial<Provenance>]> {
  const { provenance, ...facts } = await reportOf(workspace);
  const { started: _started, finished: _finished, seconds: _seconds, ...rest } = provenance;
  return [JSON.stringify(facts), rest];
}

function expectError({ exit, outputs }: ActionRun, headline: RegExp): void {
  expect({ exit, ...outputs }).toMatchObject({ exit: 1, verdict: 'ERROR' });
  expect(outputs['headline']).toMatch(headline);
}

describe.concurrent('the base of a pull request', () => {
  test('read through the API or from a whole clone gives the same report, byte for byte', async () => {
    await using shop = await measuredShop();
    const loose = shop.files({ config: { gate: { tolerance: 0.1 } } })['ragbench.yml'] ?? null;
    const bent = golden([countCase('bicycles', 40, 1), ...shopGolden().slice(2)]);
    const pull = await shop.open({ 'ragbench.yml': loose, ...bent, ...WRONG_COUNT });
    const facts = [];
    for (const depth of [1, 0]) {
      const asked = shop.github.requests.length;
      const workspace = await shop.github.clone(`refs/pull/${pull.number}/merge`, depth);
      const run = await shop.gate(pull, { workspace });
      expect(run.outputs['verdict']).toBe('FAIL');
      const operations = shop.github.requests.slice(asked).map(({ operation }) => operation);
      expect(operations.some((one) => FILES.includes(one))).toBe(depth === 1);
      facts.push(await factsOf(workspace));
    }
    expect(facts[0]?.[0]).toContain('gate_weakened');
    expect(facts[0]).toEqual(facts[1]);
  });

  test('is the first parent of the merge commit, also after its base branch moved on', async () => {
    await using shop = await measuredShop();
    const base = await shop.github.head('main');
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    const moved = await shop.github.commit('main', { [BASELINE]: null });
    const early = await shop.github.clone(`refs/pull/${pull.number}/merge`);
    const run = await shop.gate(pull, { workspace: early });
    expect(run.outputs['headline']).toBe('PASS · 8 cases, nothing got worse');
    const { provenance } = await reportOf(early);
    expect(provenance).toMatchObject({ commit: pull.mergeSha, head: pull.headSha, base });

    const pushed = await shop.github.pushPull(pull.number, { 'README.md': 'A small shop.\n' });
    const late = await shop.github.clone(`refs/pull/${pull.number}/merge`);
    const next = await shop.gate(pushed, { workspace: late });
    expect(next.outputs['headline']).toContain('nothing was compared');
    expect((await reportOf(late)).provenance).toMatchObject({ head: pushed.headSha, base: moved });
  });

  test('is the merge base with the branch it goes to where the head itself is checked out', async () => {
    await using shop = await measuredShop();
    const config = shop.files({ config: { gate: { weakening: 'fail' } } })['ragbench.yml'] ?? null;
    const base = await shop.github.commit('release', { 'ragbench.yml': config });
    const pull = await shop.open(WRONG_COUNT, 'topic', 'release');
    await shop.github.commit('release', { [BASELINE]: null, ...WRONG_COUNT });
    const workspace = await shop.github.clone(pull.headSha);
    const run = await shop.gate(pull, { workspace });
    expect(run.outputs['headline']).toContain('4 of 5, floor 5');
    const { provenance, warnings } = await reportOf(workspace);
    expect(provenance).toMatchObject({ commit: pull.headSha, base });
    expect(warnings).toEqual([]);
  });

  test('is what was merged last into a head that is a merge commit itself', async () => {
    await using shop = await measuredShop();
    const topic = await shop.github.commit('topic', { 'README.md': 'A shop.\n' });
    const base = await shop.github.commit('main', { 'NEWS.md': 'Tents are in.\n' });
    const merged = { ...WRONG_COUNT, 'NEWS.md': 'Tents are in.\n' };
    await shop.github.commit('topic', merged, 'Merge branch main into topic', [topic, base]);
    const pull = await shop.github.openPull({ branch: 'topic' });
    const workspace = await shop.github.clone(pull.headSha);
    expect((await shop.gate(pull, { workspace })).outputs['verdict']).toBe('FAIL');
    expect((await reportOf(workspace)).provenance.base).toBe(base);
  });

  test('has no part in where the check is: on the head commit, never on the merge commit', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open(WRONG_COUNT);
    for (const checkout of [`refs/pull/${pull.number}/merge`, pull.headSha])
      await shop.gate(pull, { checkout });
    expect(shop.github.checks(pull.headSha)).toMatchObject([
      { conclusion: 'failure' },
      { conclusion: 'failure' },
    ]);
    expect(shop.github.checks(pull.mergeSha ?? '')).toEqual([]);
  });
});

describe.concurrent('a base that cannot be read', () => {
  test.each<[what: string, fails: (shop: ShopOnGithub) => void]>([
    [
      'as GitHub finds no tree',
      ({ github }) => github.failAll('git/get-tree', 404, { message: 'Not Found' }),
    ],
    [
      'as the token may not',
      ({ github }) =>
        github.failAll('git/get-tree', 403, { message: 'Resource not accessible by integration' }),
    ],
    ['as GitHub fails', ({ github }) => github.failAll('git/get-tree', 500)],
    [
      'as a file is not handed out',
      ({ github }) => github.failAll('git/get-blob', 404, { message: 'Not Found' }),
    ],
  ])('%s is an ERROR, and no pass', async (_, fails) => {
    await using shop = await measuredShop({ config: { gate: { missing_baseline: 'seed' } } });
    const pull = await shop.open({ [BASELINE]: null, ...WRONG_COUNT });
    fails(shop);
    const run = await shop.gate(pull);
    expectError(run, /^ERROR · no usable baseline/);
    for (const first of openings(shop, pull, run)) expect(first).toContain('nothing was compared');
  });

  test('as GitHub does not tell where the branches parted is an ERROR', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    shop.github.failAll('repos/compare-commits-with-basehead', 404, { message: 'Not Found' });
    const run = await shop.gate(pull, { checkout: pull.headSha });
    expectError(run, /^ERROR · no usable baseline/);
  });

  test('as other code than the pull request is checked out is an ERROR: that would pass in its name', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open(WRONG_COUNT);
    const run = await shop.gate(pull, { checkout: 'refs/heads/main' });
    expectError(run, /^ERROR · no usable baseline/);
    expect(run.summary).toContain("is not the pull request's code");
    expect(shop.github.checks(pull.headSha)).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('but for a moment is read again', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    shop.github.failNext('git/get-tree', 502);
    expect((await shop.gate(pull)).outputs['headline']).toBe('PASS · 8 cases, nothing got worse');
  });

  test('as the workspace is no checkout is an ERROR that says to check out', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    await using bare = await createFixture({ ...shopFiles({ port: shop.port }) });
    const run = await shop.gate(pull, { workspace: bare.path });
    expectError(run, /^ERROR · no usable baseline/);
    expect(run.summary).toContain('actions/checkout');
  });
});

describe.concurrent('events other than pull_request and push', () => {
  test.each(['pull_request_target', 'workflow_run'])(
    '%s is refused by name, and no app is started',
    async (event) => {
      await using shop = await measuredShop();
      // This app writes its environment to a file once it starts.
      const pull = await shop.open({ 'mode.txt': 'env\n' });
      const asked = shop.github.requests.length;
      const workspace = await shop.github.clone(`refs/pull/${pull.number}/merge`);
      const run = await shop.gate(pull, { event, workspace });
      expect(run).toMatchObject({ exit: 2, outputs: { verdict: 'ERROR', 'exit-code': '2' } });
      expect(run.annotations).toMatchObject([
        { level: 'error', message: expect.stringContaining(`the event ${event} is refused`) },
      ]);
      expect(run.summary).toContain(`the event ${event} is refused`);
      expect(existsSync(join(workspace, 'env.json'))).toBe(false);
      expect(shop.github.requests.slice(asked)).toEqual([]);
    },
  );

  test('a merge group is judged against the commit that it is queued on, without a comment', async () => {
    await using shop = await measuredShop();
    const base = await shop.github.head('main');
    const pull = await shop.open(WRONG_COUNT);
    const queue = `gh-readonly-queue/main/pr-${pull.number}-${base}`;
    const sha = await shop.github.commit(queue, WRONG_COUNT, 'Merge pull request', [base, pull.headSha]);
    const { repository } = shop.github.pullRequestEvent(pull.number);
    await shop.github.commit('main', { [BASELINE]: null });
    const workspace = await shop.github.clone(queue);
    const ref = `refs/heads/${queue}`;
    const group = { head_sha: sha, head_ref: ref, base_sha: base, base_ref: 'refs/heads/main' };
    const payload = { action: 'checks_requested', merge_group: group, repository };
    const run = await shop.run({ event: { name: 'merge_group', payload }, sha, ref, workspace });
    expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL', 'comment-url': '' } });
    expect((await reportOf(workspace)).provenance.base).toBe(base);
    expect(shop.github.comments(pull.number)).toEqual([]);
    expect(shop.github.checks(sha)).toMatchObject([{ name: 'ragbench', conclusion: 'failure' }]);
  });

  test('a push to another branch is compared with where it left the default branch', async () => {
    await using shop = await measuredShop();
    const base = await shop.github.head('main');
    const sha = await shop.github.commit('topic', WRONG_COUNT);
    await shop.github.commit('main', { [BASELINE]: null });
    const workspace = await shop.github.clone('refs/heads/topic');
    const run = await shop.push({ branch: 'topic', workspace });
    expect(run.outputs['verdict']).toBe('FAIL');
    expect((await reportOf(workspace)).provenance).toMatchObject({ commit: sha, base });
    expect(shop.github.checks(sha)).toMatchObject([{ name: 'ragbench', conclusion: 'failure' }]);
  });
});
