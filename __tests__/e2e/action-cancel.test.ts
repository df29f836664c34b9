import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionOptions } from '../helpers/runner/options.ts';
import { SHOP_STOCK } from './shop.ts';
import { checkOn, commentOn, expectGone, measuredShop, type ShopOnGithub } from './shop-on-github.ts';

type When = NonNullable<ActionOptions['cancelWhen']>;

/** A shop that takes questions and never answers, with patience for it. */
const hanging = (shop: ShopOnGithub, mode = 'hang_answer'): ReturnType<ShopOnGithub['open']> =>
  shop.open(shop.files({ mode, readyTimeout: '60s', config: { app: { timeout: '60s' } } }));
const printed =
  (text: string): When =>
  (soFar) =>
    soFar.raw().includes(text);
/** The runner waits this long after SIGINT, in milliseconds. */
const BUDGET_MS = 7_500;

describe('a cancelled job', () => {
  test.each([
    ['hang_answer', 'ready in', 'while the app is asked'],
    ['hang', 'starting', 'while the app comes up'],
    ['forks hang_answer', 'ready in', 'with a child of the app that ignores every signal'],
  ])('%s: the app is gone, check and comment say so (%s, %s)', async (mode, cue) => {
    await using shop = await measuredShop();
    const pull = await hanging(shop, mode);
    let asked = 0;
    const run = await shop.gate(pull, {
      cancelWhen: (soFar) => {
        asked ||= printed(cue)(soFar) ? performance.now() : 0;
        return asked > 0;
      },
    });
    expect(performance.now() - asked).toBeLessThan(BUDGET_MS);
    expect(run).toMatchObject({ sent: ['SIGINT'], signal: null, exit: 3, conclusion: 'cancelled' });
    expect(run.outputs).toMatchObject({ verdict: 'ERROR' });
    expect(checkOn(shop, pull)).toMatchObject({ status: 'completed', conclusion: 'cancelled' });
    for (const surface of [commentOn(shop, pull), run.summary])
      expect(surface).toContain('the run was cancelled by SIGINT');
    await expectGone(shop, run);
    const before = shop.github.requests.length;
    const post = await shop.gate(pull, { entry: 'post', after: run });
    expect(post).toMatchObject({ exit: 0, log: [] });
    expect(shop.github.requests).toHaveLength(before);
  });

  test('on the default branch raises no baseline', async () => {
    await using shop = await measuredShop();
    const before = await shop.github.head('main');
    const head = await shop.github.commit('main', { ...shop.files({ mode: 'hang_answer' }) });
    const run = await shop.push({ cancelWhen: printed('ready in') });
    expect(run).toMatchObject({ exit: 3, outputs: { 'baseline-changed': 'false' } });
    expect((await shop.github.log('main')).slice(0, 2)).toMatchObject([{ sha: head }, { sha: before }]);
    expect(shop.github.checks(head)).toMatchObject([{ conclusion: 'cancelled' }]);
    await expectGone(shop, run);
  });
});

describe('the post step', () => {
  test('ends what a killed main left, and closes its check', async () => {
    await using shop = await measuredShop();
    const pull = await hanging(shop, 'forks hang_answer');
    const mark = `shop-${shop.port}`;
    const run = await shop.gate(pull, {
      env: { MARK: mark },
      cancelWhen: (soFar) => {
        if (printed('ready in')(soFar) && shop.github.checks(pull.headSha).length > 0) killMain(mark);
        return false;
      },
    });
    expect(run).toMatchObject({ exit: null, signal: 'SIGKILL', conclusion: 'failure' });
    expect(
      run
        .orphans()
        .map(({ command }) => command)
        .join('\n'),
    ).toContain('shop.py');
    expect(checkOn(shop, pull)).toMatchObject({ status: 'in_progress' });
    const post = await shop.gate(pull, { entry: 'post', after: run });
    expect(post).toMatchObject({ exit: 0, annotations: [] });
    expect(checkOn(shop, pull)).toMatchObject({
      status: 'completed',
      conclusion: 'cancelled',
      title: 'Killed before it could report',
    });
    await expectGone(shop, run);
  });

  test('closes the check that GitHub kept a cancelled main from closing', async () => {
    await using shop = await measuredShop();
    const pull = await hanging(shop);
    shop.github.hold('checks/update');
    const run = await shop.gate(pull, {
      cancelWhen: printed('ready in'),
      patience: { sigint: 1_500, sigterm: 300 },
    });
    expect(run).toMatchObject({ sent: ['SIGINT', 'SIGTERM', 'SIGKILL'], conclusion: 'cancelled' });
    await expectGone(shop, run);
    await shop.gate(pull, { entry: 'post', after: run });
    expect(checkOn(shop, pull)).toMatchObject({ status: 'completed', conclusion: 'cancelled' });
  });

  test('does nothing after a main that ended by itself', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    const run = await shop.gate(pull);
    const before = shop.github.requests.length;
    const post = await shop.gate(pull, { entry: 'post', after: run });
    expect(post).toMatchObject({ exit: 0, log: [], commands: [], outputs: {}, summary: undefined });
    expect(shop.github.requests).toHaveLength(before);
  });
});

/** Kills the process of the action itself, as the system does when memory runs out. */
function killMain(mark: string): void {
  const is = (pid: string, file: string, text: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'latin1').includes(text);
    } catch {
      return false;
    }
  };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const [pid] = pids.filter((one) => is(one, 'environ', `MARK=${mark}`) && is(one, 'cmdline', 'action.js'));
  if (pid !== undefined) process.kill(Number(pid), 'SIGKILL');
}

/** Code that runs before the action's own. */
const preload = (code: string): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
});
const TOKEN = 'night-ferry-to-pier-7';
/** Judging sorts the cases, which have hashes. */
const BREAKS_JUDGING = preload(`const sort = Array.prototype.toSorted;
  Array.prototype.toSorted = function (...how) {
    if (this[0]?.hash === undefined) return sort.apply(this, how);
    throw new Error('the shelf fell on ${TOKEN}\\n::error::@octocat <b>');
  };`);

describe('a fault of ragbench itself', () => {
  test('while it judges is told everywhere, without secrets, and closes the check', async () => {
    await using shop = await measuredShop();
    const headers = { authorization: '${APP_TOKEN}' };
    const pull = await shop.open(shop.files({ config: { app: { headers } } }));
    const run = await shop.gate(pull, { env: { ...BREAKS_JUDGING, APP_TOKEN: TOKEN } });
    const what = 'nothing was judged: ragbench itself failed: the shelf fell on [redacted]\\n:\\x3aerror::';
    expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'ERROR', 'exit-code': '1' } });
    expect(run.annotations).toMatchObject([{ level: 'error', message: expect.stringContaining(what) }]);
    expect(run.log.join('\n')).toContain('    at ');
    const check = checkOn(shop, pull);
    expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' });
    const surfaces = [commentOn(shop, pull), run.summary ?? '', check.title ?? ''];
    for (const surface of surfaces)
      expect(surface).toContain(
        'the shelf fell on \\[redacted]'.replace(surface === check.title ? '\\' : '', ''),
      );
    for (const text of [...surfaces, ...run.log, check.summary]) expect(text).not.toContain(TOKEN);
    await expectGone(shop, run);
  });

  test('while it reports fails the run and the check, after all that could be told', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    const run = await shop.gate(pull, { env: { GITHUB_OUTPUT: '/nowhere/output' } });
    const what = 'ragbench itself failed while it reported: Missing file at path: /nowhere/output';
    expect(run).toMatchObject({ exit: 1, annotations: [{ level: 'error', message: what }] });
    expect(checkOn(shop, pull)).toMatchObject({ status: 'completed', conclusion: 'failure', title: what });
    expect(commentOn(shop, pull)).toContain('PASS · 8 cases');
    await expectGone(shop, run);
  });
});

/** The retries' pauses of seconds, a hundred times as fast. */
const HURRIED = preload(`const wait = setTimeout;
  globalThis.setTimeout = (then, ms, ...more) => wait(then, ms >= 900 && ms < 20_000 ? ms / 100 : ms, ...more);`);

describe('a GitHub that is down', () => {
  test.each([500, 'connection reset'] as const)(
    'leaves the verdict to exit status and summary: %s',
    async (how) => {
      await using shop = await measuredShop();
      const pull = await shop.open({ 'stock.json': JSON.stringify({ ...SHOP_STOCK, locks: 13 }) });
      const before = shop.github.requests.length;
      shop.github.failAll(() => true, how);
      const run = await shop.gate(pull, { depth: 0, env: HURRIED });
      expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL' } });
      expect(run.annotations.map(({ level }) => level)).toEqual(['error', 'warning', 'warning', 'error']);
      expect(run.summary).toContain('1 case regressed');
      // Opening the check and looking at the pull request, each once and three times again.
      const asked = shop.github.requests.slice(before).map(({ operation }) => operation);
      expect(asked.toSorted()).toEqual([...Array(4).fill('checks/create'), ...Array(4).fill('pulls/get')]);
      await expectGone(shop, run);
    },
  );

  test('is an ERROR where the base could only be had from it', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    shop.github.failAll(() => true, 500);
    const run = await shop.gate(pull, { env: HURRIED });
    expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'ERROR' } });
    expect(run.outputs['headline']).toContain('no usable baseline');
    await expectGone(shop, run);
  });

  test.each([
    ['checks/create', { exit: 0, checks: [] }],
    ['git/get-tree', { exit: 1, checks: [{ status: 'completed', conclusion: 'failure' }] }],
    ['pulls/get', { exit: 0, checks: [{ status: 'completed', conclusion: 'success' }] }],
    ['issues/list-comments', { exit: 0, checks: [{ status: 'completed', conclusion: 'success' }] }],
  ] as const)('that answers nonsense to %s breaks nothing', async (operation, { exit, checks }) => {
    await using shop = await measuredShop();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    shop.github.failAll(operation, 200, '<html>Sign in to the proxy</html>');
    const run = await shop.gate(pull);
    expect(run.exit).toBe(exit);
    expect(shop.github.checks(pull.headSha)).toMatchObject(checks);
    const told = operation === 'git/get-tree' ? 'error' : 'warning';
    expect(run.annotations).toMatchObject([{ level: told }]);
  });
});
