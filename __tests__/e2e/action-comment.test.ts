import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Pull } from '../helpers/github/world.ts';
import type { Files } from '../helpers/github/simulated-github.ts';
import { ROOT } from '../helpers/cli.ts';
import { freePort } from '../app/programs.ts';
import { countCase, shopFiles, shopGolden, SHOP_STOCK, type ShopSettings } from './shop.ts';
import { gatedRepository, shopOnGithub, type ShopOnGithub } from './shop-on-github.ts';

const FEWER_BICYCLES = { 'stock.json': JSON.stringify({ ...SHOP_STOCK, bicycles: 40 }) };
const RIGHT_STOCK = { 'stock.json': JSON.stringify(SHOP_STOCK) };
const UNCHANGED = { 'README.md': 'A shop.\n' };

/** A shop whose baseline is on main. */
async function seeded(settings: Partial<ShopSettings> = {}): Promise<ShopOnGithub> {
  const shop = await shopOnGithub(settings);
  await shop.push();
  return shop;
}

const headings = (shop: ShopOnGithub, { number }: Pull): unknown[] =>
  shop.github.comments(number).map(({ body }) => /^#+ .*?(PASS|WEAK|FAIL|ERROR) · /m.exec(body)?.[1]);

describe('the comment mode', () => {
  test.each([
    ['always', ['PASS'], ['FAIL'], ['PASS']],
    ['on-change', [], ['FAIL'], ['PASS']],
    ['on-failure', [], ['FAIL'], ['PASS']],
    ['never', [], [], []],
  ])('%s of the config: unchanged, broken, mended again', async (comment, unchanged, broken, mended) => {
    await using shop = await seeded({ config: { report: { comment } } });
    const pull = await shop.open(UNCHANGED);
    await shop.gate(pull);
    expect(headings(shop, pull)).toEqual(unchanged);

    const worse = await shop.github.pushPull(pull.number, FEWER_BICYCLES);
    const failed = await shop.gate(worse);
    expect(failed.exit).toBe(1);
    expect(headings(shop, pull)).toEqual(broken);
    const comments = shop.github.comments(pull.number);
    expect(failed.outputs['comment-url']).toBe(
      comments[0] ? `https://github.com/acme/shop/pull/${pull.number}#issuecomment-${comments[0].id}` : '',
    );

    await shop.gate(await shop.github.pushPull(pull.number, RIGHT_STOCK));
    expect(headings(shop, pull)).toEqual(mended);
    expect(shop.github.comments(pull.number).map(({ id }) => id)).toEqual(comments.map(({ id }) => id));
  });

  test.each([
    ['never', 'always', ['PASS']],
    ['always', 'never', []],
    ['always', 'on-failure', []],
    ['on-failure', 'on-change', []],
  ])('%s of the config gives way to the input %s', async (comment, input, wanted) => {
    await using shop = await seeded({ config: { report: { comment } } });
    const pull = await shop.open(UNCHANGED);
    await shop.gate(pull, { inputs: { comment: input } });
    expect(headings(shop, pull)).toEqual(wanted);
  });

  test('never leaves a comment that is there as it is', async () => {
    await using shop = await seeded();
    const pull = await shop.open(UNCHANGED);
    await shop.gate(pull);
    const before = shop.github.comments(pull.number);
    await shop.gate(await shop.github.pushPull(pull.number, FEWER_BICYCLES), {
      inputs: { comment: 'never' },
    });
    expect(shop.github.comments(pull.number)).toEqual(before);
  });
});

test('a run whose commit was overtaken leaves the comment to the run of the newer one', async () => {
  await using shop = await seeded();
  const pull = await shop.open(FEWER_BICYCLES);
  let newer: Pull | undefined;
  // While the first run asks its questions, the second one has started and ended.
  shop.github.before('checks/update', async () => {
    newer = await shop.github.pushPull(pull.number, RIGHT_STOCK);
    shop.github.addComment(pull.number, { login: 'github-actions[bot]' }, NEWER);
  });
  const run = await shop.gate(pull);
  expect(run).toMatchObject({ exit: 1, outputs: { 'comment-url': '' } });
  expect(run.log.join('\n')).toContain('the pull request has a newer commit');
  expect(shop.github.comments(pull.number).map(({ body }) => body)).toEqual([NEWER]);
  expect(shop.github.checks(pull.headSha)).toMatchObject([{ conclusion: 'failure' }]);
  expect(shop.github.checks(newer?.headSha ?? '')).toEqual([]);
});

const NEWER = '<!-- ragbench:ragbench -->\n# PASS · of the newer commit';

test('all is reported before the step fails: the report on disk, then the check, then the comment', async () => {
  await using shop = await seeded();
  const pull = await shop.open(FEWER_BICYCLES);
  const workspace = await shop.github.clone(`refs/pull/${pull.number}/merge`);
  const onDisk: boolean[] = [];
  shop.github.before('checks/update', () => onDisk.push(existsSync(join(workspace, 'ragbench-report.json'))));
  const held = shop.github.hold('issues/create-comment');
  const run = shop.gate(pull, { workspace });
  const first = await Promise.race([run.then(() => 'the end'), held.arrived.then(() => 'the comment')]);
  expect({ first, onDisk }).toEqual({ first: 'the comment', onDisk: [true] });
  expect(shop.github.checks(pull.headSha)).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  held.release();
  expect((await run).exit).toBe(1);
  expect(headings(shop, pull)).toEqual(['FAIL']);
});

test('without a check, annotations go out as commands of the runner', async () => {
  await using shop = await seeded({ config: { report: { check: false } } });
  const pull = await shop.open(FEWER_BICYCLES);
  const run = await shop.gate(pull);
  expect(shop.github.checks(pull.headSha)).toEqual([]);
  expect(run.outputs['check-url']).toBe('');
  expect(run.annotations).toMatchObject([
    { level: 'error', file: 'eval/golden.jsonl', line: 1, endLine: 1 },
    { level: 'error', message: expect.stringMatching(/1 case regressed/) as string },
  ]);
});

describe('the replay command in the comment', () => {
  test('names this version of the action, and works on the recording of the run', async () => {
    const golden = [...shopGolden(), countCase("child's cargo bikes", 4, 6)];
    const stock = { ...SHOP_STOCK, "child's cargo bikes": 4 };
    await using shop = await seeded({ golden, stock });
    const pull = await shop.open({ 'stock.json': JSON.stringify({ ...stock, "child's cargo bikes": 5 }) });
    const workspace = await shop.github.clone(`refs/pull/${pull.number}/merge`);
    await shop.gate(pull, { workspace, actionRepository: 'org/ragbench-action', actionRef: 'v1' });
    const [comment] = shop.github.comments(pull.number);
    const command = /^ *(npx .* replay .*)$/m.exec(comment?.body ?? '')?.[1] ?? '';
    expect(command).toMatch(
      /^npx github:org\/ragbench-action#v1 replay --recording ragbench-recording\.jsonl /,
    );
    const { status, stdout } = inShell(command.replace(/^npx \S+/, RAGBENCH), workspace);
    expect(status).toBe(1);
    expect(stdout).toContain("How many child's cargo bikes are in stock?");
    expect(stdout).toContain('There are 5 pcs');
  });

  test('of a gate in a folder is typed at the root, beside the recording that was downloaded', async () => {
    const shop = shopFiles({ port: await freePort() });
    const files = Object.entries(shop).map(([path, text]) => [`services/the shop/${path}`, text]);
    await using repository = await gatedRepository(Object.fromEntries(files) as Files);
    const inputs = { 'working-directory': 'services/the shop' };
    await repository.push({ inputs });
    const pull = await repository.open({ 'services/the shop/stock.json': FEWER_BICYCLES['stock.json'] });
    const workspace = await repository.github.clone(`refs/pull/${pull.number}/merge`);
    await repository.gate(pull, { workspace, inputs });
    const [comment] = repository.github.comments(pull.number);
    const command = /^ *(ragbench replay .*)$/m.exec(comment?.body ?? '')?.[1] ?? '';
    const recording = 'ragbench-recording.jsonl';
    await cp(join(workspace, 'services/the shop', recording), join(workspace, recording));
    const { status, stdout } = inShell(command.replace(/^ragbench/, RAGBENCH), workspace);
    expect(status).toBe(1);
    expect(stdout).toContain('How many bicycles are in stock?');
  });
});

const RAGBENCH = `"${process.execPath}" "${ROOT}/dist/cli.js"`;

/** What a command of the comment says where a reviewer types it. */
function inShell(command: string, cwd: string): { readonly status: number | null; readonly stdout: string } {
  return spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } });
}
