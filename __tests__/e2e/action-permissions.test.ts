import { describe, expect, test } from 'vitest';
import type { Permissions, Pull } from '../helpers/github/world.ts';
import type { ActionRun } from '../helpers/runner/run-action.ts';
import { countCase, SHOP_STOCK, type Stock } from './shop.ts';
import {
  checkOn,
  commentOn,
  expectGone,
  measuredShop,
  shopOnGithub,
  type ShopOnGithub,
} from './shop-on-github.ts';

const BROKEN = {
  'stock.json': JSON.stringify({ ...SHOP_STOCK, bicycles: 40, locks: { count: 12, cited: [] } }),
};
const READ: Permissions = { contents: 'read' };
const NEEDED = 'permissions: { contents: read, pull-requests: write, checks: write }';

const levels = (run: ActionRun): string[] => run.annotations.map(({ level }) => level);
const told = (run: ActionRun, level: string): string[] =>
  run.annotations.filter((one) => one.level === level).map(({ message }) => message);
/** The lines that annotations of the run's page stand on. */
const placesOf = (run: ActionRun): string[] =>
  run.annotations.flatMap(({ file, line }) => (file === undefined ? [] : [`${file}:${line}`]));

/** The verdict stands, and is told whole where it can be told. */
async function expectFailAllTheSame(shop: ShopOnGithub, run: ActionRun): Promise<void> {
  expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL', 'exit-code': '1' } });
  expect(told(run, 'error').at(-1)).toMatch(/^FAIL · 2 cases regressed/);
  for (const what of ['2 cases regressed', 'There are 40 pcs of bicycles', 'retrieved but not cited'])
    expect(run.summary).toContain(what);
  await expectGone(shop, run);
}

describe('a token that may not write', () => {
  test('the comment: the check has all, and one notice names the line', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open(BROKEN);
    const run = await shop.gate(pull, { permissions: { ...READ, checks: 'write' } });
    await expectFailAllTheSame(shop, run);
    expect(levels(run)).toEqual(['notice', 'error']);
    expect(told(run, 'notice')).toEqual([expect.stringContaining(`not write the comment;`)]);
    expect(told(run, 'notice')).toEqual([expect.stringContaining(`Add to the job: ${NEEDED}`)]);
    expect(run.summary).toContain(NEEDED);
    expect(shop.github.comments(pull.number)).toEqual([]);
    expect(checkOn(shop, pull)).toMatchObject({ conclusion: 'failure', annotations: [{}, {}] });
    expect(run.outputs).toMatchObject({ 'comment-url': '', 'check-url': expect.stringMatching(/./) });
  });

  test('the check: the comment has all, and the annotations are on their lines', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open(BROKEN);
    const run = await shop.gate(pull, { permissions: { ...READ, pull_requests: 'write' } });
    await expectFailAllTheSame(shop, run);
    expect(levels(run)).toEqual(['error', 'error', 'notice', 'error']);
    expect(told(run, 'notice')).toEqual([expect.stringContaining(`not write the check run;`)]);
    expect(told(run, 'notice')).toEqual([expect.stringContaining(`Add to the job: ${NEEDED}`)]);
    expect(placesOf(run)).toEqual(['eval/golden.jsonl:1', 'eval/golden.jsonl:2']);
    expect(commentOn(shop, pull)).toContain('2 cases regressed');
    expect(shop.github.checks(pull.headSha)).toEqual([]);
  });

  test.each([false, true])('anything, the pull request coming from a fork: %s', async (fork) => {
    await using shop = await measuredShop();
    await shop.github.commit('topic', BROKEN);
    const pull = await shop.github.openPull({ branch: 'topic', fork });
    const run = await shop.gate(pull, { permissions: READ });
    await expectFailAllTheSame(shop, run);
    expect(levels(run)).toEqual(['error', 'error', 'notice', 'error']);
    const [notice] = told(run, 'notice');
    expect(notice).toContain('the token may not write the check run and the comment; the verdict stands');
    if (fork) expect(notice).toMatch(/for forks .* have a token that can only read/);
    else expect(notice).toContain(`Add to the job: ${NEEDED}`);
    expect(notice?.includes('Add to the job')).toBe(!fork);
    expectNothingWritten(shop, pull);
  });

  test('the baseline: the push is green, and the next one with the permission commits', async () => {
    await using shop = await shopOnGithub();
    const head = await shop.github.head('main');
    const run = await shop.push({ permissions: { ...READ, checks: 'write' } });
    expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'PASS', 'baseline-changed': 'false' } });
    const line = 'permissions: { contents: write, checks: write }';
    expect(told(run, 'notice')).toEqual([expect.stringContaining(`not write the baseline;`)]);
    expect(told(run, 'notice')).toEqual([expect.stringContaining(`Add to the job: ${line}`)]);
    expect(await shop.github.head('main')).toBe(head);
    expect(await shop.push()).toMatchObject({ outputs: { 'baseline-changed': 'true' } });
  });

  test('or read anything: nothing is compared, which is no pass', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    const run = await shop.gate(pull, { permissions: {} });
    expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'ERROR' } });
    expect(run.outputs['headline']).toContain('no usable baseline');
    expect(run.summary).toContain('the token needs `contents: read`'.replaceAll('`', '\\`'));
    expect(told(run, 'notice')).toEqual([expect.stringContaining(NEEDED)]);
    expectNothingWritten(shop, pull);
  });

  test('and that GitHub does not know is named, not taken for a missing permission', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open(BROKEN);
    const run = await shop.gate(pull, { depth: 0, inputs: { 'github-token': 'ghs_expired' } });
    await expectFailAllTheSame(shop, run);
    expect(levels(run)).toEqual(['error', 'error', 'warning', 'warning', 'error']);
    for (const warning of told(run, 'warning'))
      expect(warning).toMatch(/could not be written: Bad credentials.*github-token/);
    expectNothingWritten(shop, pull);
  });
});

function expectNothingWritten(shop: ShopOnGithub, pull: Pull): void {
  expect(shop.github.comments(pull.number)).toEqual([]);
  expect(shop.github.checks(pull.headSha)).toEqual([]);
}

test('without a check, the worst annotations fit into what the runner shows', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `thing-${index}`);
  const stock = (more: number): Stock => Object.fromEntries(names.map((name, n) => [name, n + more]));
  await using shop = await measuredShop({
    stock: stock(0),
    golden: names.map((name, n) => countCase(name, n, n + 1)),
  });
  const pull = await shop.open({ 'stock.json': JSON.stringify(stock(1)) });
  const run = await shop.gate(pull, { permissions: READ });
  expect(run).toMatchObject({ exit: 1, dropped: [] });
  expect(levels(run)).toEqual([...Array(9).fill('error'), 'notice', 'error']);
  expect(new Set(placesOf(run)).size).toBe(9);
  expect(run.annotations.at(-1)?.message).toMatch(/^FAIL · 12 cases regressed/);
  for (const name of names) expect(run.summary).toContain(`<code>${name}</code>`);
});

describe('a config with several mistakes is refused before anything starts', () => {
  const MISTAKES: readonly (readonly [line: number, what: string])[] = [
    [16, 'unknown key "gatte"'],
    [17, 'the text "soon" came'],
    [18, 'unknown key "qu"'],
  ];
  const mistaken = (shop: ShopOnGithub): Promise<Pull> => {
    const lines = ['gatte: 1', 'limits: { max_minutes: soon }', 'judge: { provider: none, qu: 1 }'];
    return shop.open({ 'ragbench.yml': `${shop.files()['ragbench.yml']?.toString()}${lines.join('\n')}\n` });
  };

  test.each([
    ['on comment, check and summary', {}],
    ['on the summary and as annotations of the run, where the token may not write', { permissions: READ }],
  ])('and told on its lines %s', async (_where, settings) => {
    await using shop = await measuredShop();
    const pull = await mistaken(shop);
    const run = await shop.gate(pull, settings);
    expect(run).toMatchObject({ exit: 2, outputs: { verdict: 'ERROR', 'exit-code': '2' } });
    expect(run.state).not.toHaveProperty('groups');
    expect(run.log.join('\n')).not.toContain('starting');
    const mayWrite = !('permissions' in settings);
    const pages = mayWrite ? [commentOn(shop, pull), checkOn(shop, pull).summary] : [];
    for (const page of [...pages, run.summary]) for (const [, what] of MISTAKES) expect(page).toContain(what);
    const placed = mayWrite
      ? checkOn(shop, pull).annotations.map((one) => [one['path'], one['start_line'], one['message']])
      : run.annotations.filter(({ file }) => file).map(({ file, line, message }) => [file, line, message]);
    expect(placed).toEqual(
      MISTAKES.map(([line, what]) => ['ragbench.yml', line, expect.stringContaining(what)]),
    );
    if (mayWrite) expect(checkOn(shop, pull)).toMatchObject({ status: 'completed', conclusion: 'failure' });
    else expectNothingWritten(shop, pull);
    expect(levels(run)).toEqual(mayWrite ? ['error'] : ['error', 'error', 'error', 'notice', 'error']);
  });
});

const BOT = { login: 'github-actions[bot]', type: 'Bot' } as const;

describe('GitHub in trouble for a moment', () => {
  test.each(['was not made', 'was made all the same'])(
    'over a new comment, which %s, leaves one comment',
    async (how) => {
      await using shop = await measuredShop();
      const pull = await shop.open(BROKEN);
      if (how !== 'was not made')
        shop.github.before('issues/create-comment', ({ body }) =>
          shop.github.addComment(pull.number, BOT, (body as { body: string }).body),
        );
      shop.github.failNext('issues/create-comment', 502, { message: 'Bad Gateway' });
      const run = await shop.gate(pull);
      expect(levels(run)).toEqual(['error']);
      expect(commentOn(shop, pull)).toContain('2 cases regressed');
      const [comment] = shop.github.comments(pull.number);
      expect(run.outputs['comment-url']).toMatch(new RegExp(`#issuecomment-${comment?.id}$`));
    },
  );

  test('over the check has it closed in a further attempt', async () => {
    await using shop = await measuredShop();
    const pull = await shop.open(BROKEN);
    shop.github.failNext('checks/update', 500, { message: 'Server Error' });
    const run = await shop.gate(pull);
    expect(levels(run)).toEqual(['error']);
    const check = checkOn(shop, pull);
    expect(check).toMatchObject({ status: 'completed', conclusion: 'failure', annotations: [{}, {}] });
  });

  test.each([
    [422, 'Validation Failed'],
    [403, 'API rate limit exceeded for installation ID 1.'],
  ])('that refuses the comment with %d is a warning, and the verdict stands', async (status, message) => {
    await using shop = await measuredShop();
    const pull = await shop.open(BROKEN);
    shop.github.failAll('issues/create-comment', status, { message });
    const run = await shop.gate(pull);
    await expectFailAllTheSame(shop, run);
    expect(levels(run)).toEqual(['warning', 'error']);
    expect(told(run, 'warning')[0]).toContain(`the comment could not be written: ${message}`);
    expect(shop.github.comments(pull.number)).toEqual([]);
    expect(checkOn(shop, pull)).toMatchObject({ conclusion: 'failure' });
  });
});
