import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../app/programs.ts';
import type { Files } from '../helpers/github/simulated-github.ts';
import type { Pull } from '../helpers/github/world.ts';
import type { ActionRun } from '../helpers/runner/run-action.ts';
import { shopFiles, SHOP_STOCK } from './shop.ts';
import { gatedRepository, shopOnGithub, type GatedRepository, type RunSettings } from './shop-on-github.ts';

const SERVICES = ['search', 'search-help'] as const;
type Service = (typeof SERVICES)[number];
const FEWER_BICYCLES = JSON.stringify({ ...SHOP_STOCK, bicycles: 40 });
const MARKERS = {
  search: '<!-- ragbench:ragbench%3Aservices%2Fsearch%2Fragbench.yml -->',
  'search-help': '<!-- ragbench:ragbench%3Aservices%2Fsearch-help%2Fragbench.yml -->',
} as const;
const [CHECK, HELP_CHECK] = [
  'ragbench:services/search/ragbench.yml',
  'ragbench:services/search-help/ragbench.yml',
] as const;

/** Two services in one repository, each with its own app, config and golden set; main has no baseline yet. */
interface TwoGates extends GatedRepository {
  /** One job of the workflow: the action in a service's folder. */
  job(service: Service, pull: Pull | 'push', inputs?: RunSettings['inputs']): Promise<ActionRun>;
  /** Both jobs at the same time. */
  jobs(pull: Pull | 'push', inputs?: { readonly [service in Service]?: string }): Promise<ActionRun[]>;
}

/** {@link twoGates}, with the baselines on main. */
async function seededGates(): Promise<TwoGates> {
  const gates = await twoGates();
  await gates.jobs('push');
  return gates;
}

async function twoGates(): Promise<TwoGates> {
  const shops = SERVICES.map(async (service) => below(service, shopFiles({ port: await freePort() })));
  const repository = await gatedRepository(Object.assign({}, ...(await Promise.all(shops))) as Files);
  const job: TwoGates['job'] = (service, pull, inputs = {}) => {
    const settings = { inputs: { 'working-directory': `services/${service}`, ...inputs } };
    return pull === 'push' ? repository.push(settings) : repository.gate(pull, settings);
  };
  return {
    ...repository,
    job,
    jobs: (pull, keys = {}) =>
      Promise.all(SERVICES.map((service) => job(service, pull, { 'comment-key': keys[service] ?? '' }))),
  };
}

function below(service: Service, files: { readonly [path: string]: string }): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`services/${service}/${path}`, text]),
  );
}

/** The conclusions of a commit's checks, by name. */
function checksOf({ github }: GatedRepository, { headSha }: Pull): Record<string, (string | null)[]> {
  const checks: Record<string, (string | null)[]> = {};
  for (const { name, conclusion } of github.checks(headSha)) (checks[name] ??= []).push(conclusion);
  return checks;
}

const firstLine = (body: string): string => body.split('\n', 1)[0] ?? '';

describe('two gates in one pull request', () => {
  test('have two comments and two checks, and each updates its own at the next push', async () => {
    await using gates = await seededGates();
    const pull = await gates.open({ 'services/search/stock.json': FEWER_BICYCLES });
    const first = await gates.jobs(pull);
    expect(first.map(({ exit }) => exit)).toEqual([1, 0]);
    const before = gates.github.comments(pull.number);
    expect(before.map(({ body }) => firstLine(body)).toSorted()).toEqual(Object.values(MARKERS).toSorted());
    expect(checksOf(gates, pull)).toEqual({ [CHECK]: ['failure'], [HELP_CHECK]: ['success'] });

    const mended = await gates.github.pushPull(pull.number, {
      'services/search/stock.json': JSON.stringify(SHOP_STOCK),
    });
    const second = await gates.jobs(mended);
    expect(second.map(({ exit }) => exit)).toEqual([0, 0]);
    const after = gates.github.comments(pull.number);
    expect(after.map(({ id, body }) => [id, firstLine(body)])).toEqual(
      before.map(({ id, body }) => [id, firstLine(body)]),
    );
    expect(checksOf(gates, mended)).toEqual({ [CHECK]: ['success'], [HELP_CHECK]: ['success'] });
    expect(checksOf(gates, pull)).toEqual({ [CHECK]: ['failure'], [HELP_CHECK]: ['success'] });
  });

  test('leave a quote by a person, each other, and what another action wrote as they are', async () => {
    await using gates = await twoGates();
    const pull = await gates.open({ 'README.md': 'Two services.\n' });
    const { number } = pull;
    const bot = { login: 'github-actions[bot]' };
    const quote = `Why does this stand here?\n\n> ${MARKERS.search}\n> # FAIL`;
    const quoted = gates.github.addComment(number, { login: 'a-reviewer' }, quote);
    const pasted = gates.github.addComment(number, { login: 'a-reviewer' }, `${MARKERS.search}\n# FAIL`);
    const help = gates.github.addComment(number, bot, `${MARKERS['search-help']}\n# PASS`);
    const search = gates.github.addComment(number, bot, `${MARKERS.search}\n# FAIL`);
    const coverage = gates.github.addComment(number, bot, `# Coverage\n\n${MARKERS.search}\n`);

    const run = await gates.job('search', pull);
    expect(run.outputs['comment-url']).toMatch(new RegExp(`#issuecomment-${search.id}$`));
    const after = gates.github.comments(number);
    expect(after.map(({ id }) => id)).toEqual([quoted, pasted, help, search, coverage].map(({ id }) => id));
    expect(after.filter((_, at) => at !== 3)).toEqual([quoted, pasted, help, coverage]);
    expect(after[3]?.body).toMatch(/^<!-- ragbench:.*-->\n#+ .*PASS/);

    const other = await gates.job('search-help', pull);
    expect(other.outputs['comment-url']).toMatch(new RegExp(`#issuecomment-${help.id}$`));
    expect(gates.github.comments(number)).toHaveLength(5);
    expect(gates.github.comments(number)[3]).toEqual(after[3]);
  });

  test.each([
    ['rag', 'rag-help'],
    ['rag --> # PASS', 'rag'],
    ['rag\n\n# PASS', 'rag # PASS'],
    ['rag--', 'rag%2D%2D'],
    ['🚲 rag', '🚲'],
  ])('with the keys %j and %j are told apart by the whole key', async (search, help) => {
    await using gates = await twoGates();
    const pull = await gates.open({ 'README.md': 'Two services.\n' });
    const keys = { search, 'search-help': help };
    const urlsOf = (runs: readonly ActionRun[]): unknown[] =>
      runs.map(({ outputs }) => outputs['comment-url']);
    const first = urlsOf(await gates.jobs(pull, keys));
    expect(checksOf(gates, pull)).toEqual({ [search]: ['success'], [help]: ['success'] });
    expect(urlsOf(await gates.jobs(pull, keys))).toEqual(first);
    const comments = gates.github.comments(pull.number);
    expect(comments).toHaveLength(2);
    for (const { body } of comments) expect(body).toMatch(/^<!-- ragbench:\S+ -->\n#+ .*PASS/);
  });

  test('of which one is named by check-name replace no check of the other', async () => {
    await using gates = await twoGates();
    const pull = await gates.open({ 'README.md': 'Two services.\n' });
    await gates.job('search', pull, { 'check-name': 'Search answers' });
    await gates.job('search-help', pull);
    expect(checksOf(gates, pull)).toEqual({ 'Search answers': ['success'], [HELP_CHECK]: ['success'] });
  });

  test('keep a baseline each, and two bumps at the same moment both arrive', async () => {
    await using gates = await twoGates();
    const held = gates.github.hold('graphql/createCommitOnBranch');
    const jobs = SERVICES.map((service) => gates.job(service, 'push'));
    // Whoever commits first is kept waiting, until the other one has moved the branch.
    await Promise.race(jobs);
    held.release();
    const runs = await Promise.all(jobs);
    expect(runs.map(({ outputs }) => outputs['baseline-changed'])).toEqual(['true', 'true']);
    const attempts = gates.github.requests.filter(
      ({ operation }) => operation === 'graphql/createCommitOnBranch',
    );
    expect(attempts).toHaveLength(3);
    for (const service of SERVICES)
      expect(await gates.github.file('main', `services/${service}/.ragbench/baseline.json`)).toContain(
        '"bicycles"',
      );
    const pull = await gates.open({ 'services/search/stock.json': FEWER_BICYCLES });
    expect((await gates.jobs(pull)).map(({ outputs }) => outputs['verdict'])).toEqual(['FAIL', 'PASS']);
  });
});

describe('two configs in one folder', () => {
  test('share no report, recording, baseline, comment or check', async () => {
    const names = ['a', 'nightly'] as const;
    const files = shopFiles({ port: await freePort() });
    const configs = names.map((name) => [`${name}.yml`, files['ragbench.yml'] ?? '']);
    await using repository = await gatedRepository({ ...files, ...Object.fromEntries(configs) });
    const workspace = await repository.github.clone('refs/heads/main');
    // Two steps of one job: the second still runs for the commit that was pushed, though the first has committed a bump.
    const sha = await repository.github.head('main');
    for (const name of names) await repository.push({ workspace, sha, inputs: { config: `${name}.yml` } });
    for (const name of names)
      expect(await repository.github.file('main', `.ragbench/${name}.baseline.json`)).toContain('"bicycles"');

    const pull = await repository.open({ 'README.md': 'Two gates.\n' });
    const checkout = await repository.github.clone(`refs/pull/${pull.number}/merge`);
    const runs: ActionRun[] = [];
    for (const name of names)
      runs.push(await repository.gate(pull, { workspace: checkout, inputs: { config: `${name}.yml` } }));
    const reports = runs.map(({ outputs }) => outputs['report'] ?? '');
    expect(reports).toEqual(['a.ragbench-report.json', 'nightly.ragbench-report.json']);
    const recordings = ['a.ragbench-recording.jsonl', 'nightly.ragbench-recording.jsonl'];
    for (const name of [...reports, ...recordings]) expect(existsSync(join(checkout, name))).toBe(true);
    const comments = repository.github.comments(pull.number).map(({ body }) => body);
    expect(comments.map(firstLine)).toEqual([
      '<!-- ragbench:ragbench%3Aa.yml -->',
      '<!-- ragbench:ragbench%3Anightly.yml -->',
    ]);
    // Each was compared with its own baseline.
    for (const body of comments) expect(body).toMatch(/PASS · 8 cases, nothing got worse/);
    const checks = repository.github.checks(pull.headSha);
    expect(checks.map(({ name }) => name)).toEqual(['ragbench:a.yml', 'ragbench:nightly.yml']);
  });
});

describe('the one comment of a gate', () => {
  const MARKER = '<!-- ragbench:ragbench -->';

  test('is found behind more than a page of others', async () => {
    await using shop = await shopOnGithub();
    await shop.push();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    for (let n = 1; n <= 105; n++)
      shop.github.addComment(pull.number, { login: 'a-reviewer' }, `${MARKER}\nThought ${n}`);
    const own = shop.github.addComment(pull.number, { login: 'github-actions[bot]' }, `${MARKER}\nold`);
    const run = await shop.gate(pull);
    expect(run.outputs['comment-url']).toMatch(new RegExp(`#issuecomment-${own.id}$`));
    const comments = shop.github.comments(pull.number);
    expect(comments).toHaveLength(106);
    expect(comments.filter(({ body }) => body.includes('nothing got worse')).map(({ id }) => id)).toEqual([
      own.id,
    ]);
  });

  test.each(['a-reviewer', 'another-app[bot]'])('is not taken from %s', async (login) => {
    await using shop = await shopOnGithub();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    const theirs = shop.github.addComment(pull.number, { login }, `${MARKER}\n# PASS`);
    await shop.gate(pull);
    const [first, second, ...more] = shop.github.comments(pull.number);
    expect(first).toEqual(theirs);
    expect(second?.actor.login).toBe('github-actions[bot]');
    expect(more).toEqual([]);
  });

  test('is that of the token: an app that acts under its own name finds its own', async () => {
    await using shop = await shopOnGithub();
    const pull = await shop.open({ 'README.md': 'A shop.\n' });
    shop.github.addComment(pull.number, { login: 'github-actions[bot]' }, `${MARKER}\n# old`);
    const permissions = { contents: 'read', pull_requests: 'write', checks: 'write' } as const;
    const token = shop.github.token({ ...permissions, login: 'shop-gate[bot]' });
    for (let push = 1; push <= 2; push++) await shop.gate(pull, { inputs: { 'github-token': token } });
    const comments = shop.github.comments(pull.number);
    expect(comments.map(({ actor }) => actor.login)).toEqual(['github-actions[bot]', 'shop-gate[bot]']);
    expect(comments[0]?.body).toBe(`${MARKER}\n# old`);
  });
});

test('a repository that is checked out below the workspace is gated as if it stood at its root', async () => {
  await using shop = await shopOnGithub();
  await shop.push();
  const pull = await shop.open({ 'stock.json': FEWER_BICYCLES });
  const clone = await shop.github.clone(`refs/pull/${pull.number}/merge`);
  const sub = basename(clone);
  const run = await shop.gate(pull, { workspace: dirname(clone), inputs: { 'working-directory': sub } });
  expect(run.outputs).toMatchObject({ verdict: 'FAIL', 'exit-code': '1' });
  expect(shop.github.comments(pull.number).map(({ body }) => firstLine(body))).toEqual([
    '<!-- ragbench:ragbench -->',
  ]);
  expect(shop.github.checks(pull.headSha)).toMatchObject([
    { name: 'ragbench', annotations: [{ path: 'eval/golden.jsonl', start_line: 1 }] },
  ]);
  expect(existsSync(join(dirname(clone), run.outputs['report'] ?? ''))).toBe(true);
});
