import { getOctokit } from '@actions/github';
import { expect, test } from 'vitest';
import type { GithubSimulator } from './simulated-github.ts';
import { githubSimulator } from './simulator.ts';
import type { Permissions } from './world.ts';

const HERE = { owner: 'acme', repo: 'shop' };
const ALL = { contents: 'write', checks: 'write', pull_requests: 'write' } as const;

type Client = ReturnType<typeof getOctokit>;

function clientOf(
  sim: GithubSimulator,
  permissions: Permissions & { readonly login?: string } = ALL,
): Client {
  return getOctokit(sim.token(permissions), { baseUrl: sim.url });
}

/** A repository with one file and an open pull request that changes it. */
async function shop(): Promise<GithubSimulator> {
  const sim = await githubSimulator();
  await sim.commit('main', { 'README.md': 'The shop.\n', 'docs/a.md': 'A\n' }, 'First');
  await sim.commit('feature', { 'README.md': 'The new shop.\n' }, 'Feature');
  await sim.openPull({ branch: 'feature' });
  return sim;
}

/** The status and body that a call is refused with. */
async function refusal(
  call: Promise<unknown>,
): Promise<{ status: number; data: { [key: string]: unknown } }> {
  const error: unknown = await call.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  );
  const { status, response } = error as { status: number; response?: { data: { [key: string]: unknown } } };
  if (!response) throw error;
  return { status, data: response.data };
}

test('a comment of 65,536 characters is taken, one of 65,537 refused in GitHub’s words', async () => {
  await using sim = await shop();
  const { rest } = clientOf(sim);
  const made = await rest.issues.createComment({ ...HERE, issue_number: 1, body: 'x'.repeat(65_536) });
  expect(made.data.user).toMatchObject({ login: 'github-actions[bot]', type: 'Bot' });
  expect(made.data.html_url).toBe(`https://github.com/acme/shop/pull/1#issuecomment-${made.data.id}`);
  sim.expectViolation(/issues\/update-comment: Validation Failed: Body is too long/);
  const { status, data } = await refusal(
    rest.issues.updateComment({ ...HERE, comment_id: made.data.id, body: 'x'.repeat(65_537) }),
  );
  expect(status).toBe(422);
  expect(data).toMatchObject({
    status: '422',
    message: 'Validation Failed',
    errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data' }],
    documentation_url: expect.stringContaining('docs.github.com/rest'),
  });
  expect(sim.comments(1)[0]?.body).toHaveLength(65_536);
});

const NOT_ALLOWED: readonly [string, Permissions, (client: Client, sha: string) => Promise<unknown>][] = [
  [
    'comment',
    { pull_requests: 'read' },
    ({ rest }) => rest.issues.createComment({ ...HERE, issue_number: 1, body: 'x' }),
  ],
  [
    'check run',
    { contents: 'write' },
    ({ rest }, sha) => rest.checks.create({ ...HERE, name: 'ragbench', head_sha: sha }),
  ],
  ['contents', { checks: 'write' }, ({ rest }) => rest.repos.getContent({ ...HERE, path: 'README.md' })],
  ['pull request', { issues: 'write' }, ({ rest }) => rest.pulls.get({ ...HERE, pull_number: 1 })],
  ['user behind an app’s token', ALL, ({ rest }) => rest.users.getAuthenticated()],
];

test.each(NOT_ALLOWED)('without permission: %s', async (_, permissions, call) => {
  await using sim = await shop();
  const { status, data } = await refusal(call(clientOf(sim, permissions), await sim.head('main')));
  expect(status).toBe(403);
  const message = 'Resource not accessible by integration';
  expect(data).toMatchObject({ message, status: '403', documentation_url: expect.any(String) });
});

test('an unknown token has no access at all, by REST or GraphQL', async () => {
  await using sim = await shop();
  const { rest, graphql } = getOctokit('ghs_unknown', { baseUrl: sim.url });
  expect(await refusal(rest.repos.get(HERE))).toMatchObject({
    status: 401,
    data: { message: 'Bad credentials' },
  });
  await expect(graphql('query { viewer { login } }')).rejects.toMatchObject({ status: 401 });
});

test('annotations of several requests add up; 51 in one are refused', async () => {
  await using sim = await shop();
  const { rest, paginate } = clientOf(sim);
  const head_sha = await sim.head('feature');
  const output = { title: 'Two regressions', summary: 'as follows' };
  const first = { ...output, annotations: annotations(50, 0) };
  const { data } = await rest.checks.create({
    ...HERE,
    name: 'ragbench',
    head_sha,
    status: 'in_progress',
    output: first,
  });
  const here = { ...HERE, check_run_id: data.id };
  const done = await rest.checks.update({
    ...here,
    conclusion: 'failure',
    output: { ...output, annotations: annotations(50, 50) },
  });
  expect(done.data).toMatchObject({
    status: 'completed',
    conclusion: 'failure',
    output: { annotations_count: 100 },
  });
  const listed = await paginate(rest.checks.listAnnotations, { ...here, per_page: 100 });
  expect(listed.map(({ start_line }) => start_line)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));

  sim.expectViolation(/checks\/update: No more than 50 items are allowed; 51 were supplied/);
  const refused = await refusal(
    rest.checks.update({ ...here, output: { ...output, annotations: annotations(51, 100) } }),
  );
  expect(refused).toMatchObject({
    status: 422,
    data: { message: expect.stringContaining('51 were supplied') },
  });
  expect(sim.checks(head_sha)[0]?.annotations).toHaveLength(100);
});

function annotations(count: number, from: number) {
  return Array.from({ length: count }, (_, at) => ({
    path: 'golden.jsonl',
    start_line: from + at + 1,
    end_line: from + at + 1,
    annotation_level: 'failure' as const,
    message: 'not retrieved',
  }));
}

const BAD_OUTPUT = [
  ['a summary of 65,536 characters', { title: 'x', summary: 'x'.repeat(65_536) }, /Only 65535 characters/],
  [
    'a title of an annotation of 256',
    { title: 'x', summary: 'x', annotations: [{ ...annotations(1, 0)[0]!, title: 'x'.repeat(256) }] },
    /Only 255/,
  ],
  [
    'an output without a summary',
    { title: 'x' } as unknown as { title: string; summary: string },
    /"summary" wasn't supplied/,
  ],
] as const;

test.each(BAD_OUTPUT)('of a check run: %s is refused', async (_, output, message) => {
  await using sim = await shop();
  const head_sha = await sim.head('feature');
  sim.expectViolation(message);
  const call = clientOf(sim).rest.checks.create({
    ...HERE,
    name: 'ragbench',
    head_sha,
    output: output as { title: string; summary: string },
  });
  expect(await refusal(call)).toMatchObject({
    status: 422,
    data: { message: expect.stringMatching(message) },
  });
  expect(sim.checks(head_sha)).toEqual([]);
});

test('a check run belongs to a commit that is there; by name and commit the latest is found', async () => {
  await using sim = await shop();
  const { rest } = clientOf(sim);
  const lost = rest.checks.create({ ...HERE, name: 'ragbench', head_sha: 'f'.repeat(40) });
  expect(await refusal(lost)).toMatchObject({
    status: 422,
    data: { message: `No commit found for SHA: ${'f'.repeat(40)}` },
  });
  const head_sha = await sim.head('feature');
  for (const name of ['ragbench', 'ragbench', 'ragbench:other.yml'])
    await rest.checks.create({ ...HERE, name, head_sha });
  const { data } = await rest.checks.listForRef({ ...HERE, ref: head_sha, check_name: 'ragbench' });
  expect(data.check_runs.map(({ id }) => id)).toEqual([sim.checks(head_sha)[1]?.id]);
});

test('121 comments come in pages, linked to one another', async () => {
  await using sim = await shop();
  for (let at = 0; at < 121; at += 1) sim.addComment(1, { login: 'a-reviewer' }, `Comment ${at}`);
  const { rest, paginate } = clientOf(sim);
  const { data, headers } = await rest.issues.listComments({ ...HERE, issue_number: 1 });
  expect(data).toHaveLength(30);
  expect(headers.link).toMatch(/<http[^>]+page=2>; rel="next", <http[^>]+page=5>; rel="last"/);
  const all = await paginate(rest.issues.listComments, { ...HERE, issue_number: 1, per_page: 100 });
  expect(all.map(({ body }) => body)).toEqual(sim.comments(1).map(({ body }) => body));
  expect(sim.requests.map(({ query }) => query['page'])).toEqual([undefined, undefined, '2']);
});
