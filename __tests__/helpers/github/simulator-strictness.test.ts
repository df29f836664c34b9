import { getOctokit } from '@actions/github';
import { expect, test } from 'vitest';
import { answerErrors } from './contract.ts';
import { ROUTES } from './description.ts';
import type { GithubSimulator } from './simulated-github.ts';
import { githubSimulator } from './simulator.ts';

const HERE = { owner: 'acme', repo: 'shop' };
const ALL = { contents: 'write', checks: 'write', pull_requests: 'write', actions: 'read' } as const;

async function shop(): Promise<GithubSimulator> {
  const sim = await githubSimulator();
  await sim.commit('main', { 'README.md': 'The shop.\n' }, 'First');
  await sim.commit('main', { 'README.md': 'The shop, open.\n' }, 'Second');
  await sim.commit('feature', { 'new.md': 'New.\n' }, 'Feature');
  await sim.openPull({ branch: 'feature' });
  return sim;
}

function clientOf(sim: GithubSimulator): ReturnType<typeof getOctokit> {
  return getOctokit(sim.token(ALL), { baseUrl: sim.url });
}

const AGAINST: readonly [string, string, { readonly [name: string]: unknown }, RegExp][] = [
  [
    'an unknown operation',
    'GET /repos/acme/shop/stargazers',
    {},
    /^request GET .*stargazers: there is no such/,
  ],
  ['an unknown query parameter', 'GET /repos/acme/shop/pulls', { autor: 'x' }, /pulls\/list: .* "autor"/],
  ['a page too large', 'GET /repos/acme/shop/pulls', { per_page: 101 }, /per_page is over 100/],
  [
    'a value that is none of those',
    'GET /repos/acme/shop/pulls',
    { state: 'merged' },
    /'state', must be equal to one/,
  ],
  [
    'an unknown property',
    'POST /repos/acme/shop/issues/1/comments',
    { body: 'x', text: 'y' },
    /"text" is not a permitted/,
  ],
  ['a missing property', 'POST /repos/acme/shop/issues/1/comments', {}, /"body" wasn't supplied/],
  ['a wrong type', 'POST /repos/acme/shop/issues/1/comments', { body: 1 }, /'body', must be string/],
];

test.each(AGAINST)(
  '%s is a violation, and fails the test that does not declare it',
  async (_, route, options, pattern) => {
    const sim = await shop();
    await clientOf(sim)
      .request(route, options)
      .catch(() => undefined);
    expect(sim.violations).toHaveLength(1);
    await expect(sim[Symbol.asyncDispose]()).rejects.toThrow(new RegExp(pattern.source.replace('^', '- ')));
  },
);

test('a violation that is declared has to come', async () => {
  const sim = await shop();
  sim.expectViolation(/per_page/);
  await expect(sim[Symbol.asyncDispose]()).rejects.toThrow('did not come: /per_page/');
});

test('an answer that lacks what GitHub always sends would be noticed', () => {
  const route = ROUTES.find(({ id }) => id === 'issues/create-comment')!;
  expect(answerErrors(route, { status: 201, body: { id: 1 } })).toContainEqual(
    expect.stringContaining("'html_url'"),
  );
  expect(answerErrors(route, { status: 422, body: { errors: [] } })).toContainEqual(
    expect.stringContaining("'message'"),
  );
});

test('every other operation answers as GitHub describes it', async () => {
  await using sim = await shop();
  const { rest } = clientOf(sim);
  sim.protect('main');
  sim.collaborator('a-maintainer', 'admin');
  sim.addCache({ ref: 'refs/heads/main', key: 'ragbench-1' });
  const main = await sim.head('main');
  expect((await rest.repos.get(HERE)).data).toMatchObject({ full_name: 'acme/shop', default_branch: 'main' });
  expect((await rest.repos.getBranch({ ...HERE, branch: 'main' })).data).toMatchObject({ protected: true });
  const commit = (await rest.repos.getCommit({ ...HERE, ref: 'main' })).data;
  expect(commit).toMatchObject({
    sha: main,
    commit: { message: 'Second' },
    files: [{ filename: 'README.md' }],
  });
  const level = await rest.repos.getCollaboratorPermissionLevel({ ...HERE, username: 'a-maintainer' });
  expect(level.data.permission).toBe('admin');
  expect((await rest.actions.getActionsCacheList(HERE)).data.actions_caches).toMatchObject([
    { key: 'ragbench-1' },
  ]);
  const person = getOctokit(sim.token({ login: 'a-maintainer' }), { baseUrl: sim.url });
  expect((await person.rest.users.getAuthenticated()).data.login).toBe('a-maintainer');
  await rest.git.createRef({ ...HERE, ref: 'refs/heads/ragbench/baseline', sha: main });
  const moved = await rest.git.updateRef({
    ...HERE,
    ref: 'heads/ragbench/baseline',
    sha: await sim.head('feature'),
  });
  expect(moved.data.object.sha).toBe(await sim.head('feature'));
  await expect(
    rest.git.updateRef({ ...HERE, ref: 'heads/main', sha: await sim.head('feature') }),
  ).rejects.toThrow(/through a pull request/);
  const made = await rest.pulls.create({
    ...HERE,
    head: 'ragbench/baseline',
    base: 'main',
    title: 'Baseline',
  });
  expect(sim.pulls()[1]).toMatchObject({
    number: made.data.number,
    author: { login: 'github-actions[bot]' },
  });
  const found = await rest.pulls.list({ ...HERE, head: 'acme:feature', state: 'all' });
  expect(found.data.map(({ number }) => number)).toEqual([1]);
});

test('a bad day: one failure, a lasting one, a broken connection', async () => {
  await using sim = await shop();
  const { rest } = clientOf(sim);
  sim.failNext('repos/get', 503, { message: 'Service unavailable' }, { 'retry-after': '1' });
  await expect(rest.repos.get(HERE)).rejects.toMatchObject({
    status: 503,
    response: { headers: { 'retry-after': '1' } },
  });
  expect((await rest.repos.get(HERE)).status).toBe(200);
  sim.failNext(({ path }) => path.endsWith('/pulls'), 'connection reset');
  await expect(rest.pulls.list(HERE)).rejects.toThrow();
  sim.failAll('pulls/list', 502);
  for (const _ of [1, 2]) await expect(rest.pulls.list(HERE)).rejects.toMatchObject({ status: 502 });
});

test('a request can be held until it is released', async () => {
  await using sim = await shop();
  const { rest } = clientOf(sim);
  const held = sim.hold('repos/get');
  const answer = rest.repos.get(HERE);
  expect(await held.arrived).toMatchObject({ operation: 'repos/get', login: 'github-actions[bot]' });
  await rest.pulls.list(HERE);
  held.release();
  expect((await answer).status).toBe(200);
});

test('a caller that goes away while it is held does no harm', async () => {
  await using sim = await shop();
  const { rest } = clientOf(sim);
  const held = sim.hold('checks/create');
  const cancel = new AbortController();
  const check = { ...HERE, name: 'ragbench', head_sha: await sim.head('main') };
  const answer = rest.checks.create({ ...check, request: { signal: cancel.signal } });
  await held.arrived;
  cancel.abort();
  await expect(answer).rejects.toThrow();
  expect((await rest.repos.get(HERE)).status).toBe(200);
});
