import { execFileSync } from 'node:child_process';
import { getOctokit } from '@actions/github';
import { expect, test } from 'vitest';
import type { GithubSimulator } from './simulated-github.ts';
import { githubSimulator } from './simulator.ts';
import type { Permissions, Protection } from './world.ts';

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;

async function shop(): Promise<GithubSimulator> {
  const sim = await githubSimulator();
  await sim.commit('main', { 'README.md': 'The shop.\n', 'old.json': '{}' }, 'First');
  return sim;
}

async function commitBaseline(
  sim: GithubSimulator,
  expectedHeadOid: string,
  {
    permissions = { contents: 'write' },
    deletions = [],
  }: { permissions?: Permissions; deletions?: { path: string }[] } = {},
): Promise<{ createCommitOnBranch: { commit: { oid: string; url: string } } }> {
  const { graphql } = getOctokit(sim.token(permissions), { baseUrl: sim.url });
  const additions = [{ path: '.ragbench/baseline.json', contents: btoa('{"schema":1}') }];
  return graphql(COMMIT, {
    input: {
      branch: { repositoryNameWithOwner: 'acme/shop', branchName: 'main' },
      expectedHeadOid,
      message: { headline: 'ragbench: baseline raised', body: 'qa: 0.8 → 0.9' },
      fileChanges: { additions, deletions },
    },
  });
}

test('createCommitOnBranch makes a commit that git reads, signed as GitHub does', async () => {
  await using sim = await shop();
  const first = await sim.head('main');
  const { createCommitOnBranch } = await commitBaseline(sim, first, { deletions: [{ path: 'old.json' }] });
  const { oid, url } = createCommitOnBranch.commit;
  const shown = execFileSync('git', ['-C', sim.git, 'show', 'main:.ragbench/baseline.json'], {
    encoding: 'utf8',
  });
  expect(shown).toBe('{"schema":1}');
  expect(url).toBe(`https://github.com/acme/shop/commit/${oid}`);
  expect(await sim.file('main', 'old.json')).toBeUndefined();
  expect((await sim.log('main'))[0]).toMatchObject({
    sha: oid,
    parents: [first],
    message: 'ragbench: baseline raised\n\nqa: 0.8 → 0.9',
    author: { name: 'github-actions[bot]' },
    committer: { name: 'GitHub', email: 'noreply@github.com' },
  });
});

test('a head that moved just before is STALE_DATA; after another look the commit is made', async () => {
  await using sim = await shop();
  const first = await sim.head('main');
  sim.before('graphql/createCommitOnBranch', () => sim.commit('main', { 'README.md': 'Moved.\n' }));
  await expect(commitBaseline(sim, first)).rejects.toMatchObject({
    errors: [
      {
        type: 'STALE_DATA',
        path: ['createCommitOnBranch'],
        message: `Expected branch to point to "${first}" but it did not. Pull and try again.`,
      },
    ],
  });
  await commitBaseline(sim, await sim.head('main'));
  expect(await sim.log('main')).toHaveLength(3);
});

const PROTECTIONS: readonly [Protection, string][] = [
  ['branch protection', 'BRANCH_PROTECTION_RULE_VIOLATION'],
  ['ruleset', 'UNPROCESSABLE'],
];

test.each(PROTECTIONS)('a branch under a %s refuses: %s', async (kind, type) => {
  await using sim = await shop();
  sim.protect('main', kind);
  const first = await sim.head('main');
  const message = expect.stringContaining('Changes must be made through a pull request');
  await expect(commitBaseline(sim, first)).rejects.toMatchObject({ errors: [{ type, message }] });
  expect(await sim.head('main')).toBe(first);
});

test('a token that may only read is FORBIDDEN', async () => {
  await using sim = await shop();
  const call = commitBaseline(sim, await sim.head('main'), { permissions: { contents: 'read' } });
  const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }];
  await expect(call).rejects.toMatchObject({ errors });
});

test('the viewer of the workflow’s token is its bot', async () => {
  await using sim = await shop();
  const { graphql } = getOctokit(sim.token({}), { baseUrl: sim.url });
  expect(await graphql('{ viewer { login } }')).toEqual({ viewer: { login: 'github-actions[bot]' } });
});

const WRONG: readonly [string, string, RegExp][] = [
  ['a field that GitHub does not have', '{ viewer { logn } }', /Cannot query field "logn" on type "User"/],
  [
    'a missing argument',
    `mutation {
      createCommitOnBranch(input: { branch: { id: "x" }, message: { headline: "x" } }) { commit { oid } }
    }`,
    /required field "expectedHeadOid"/,
  ],
  ['what is no GraphQL', '{ viewer', /Syntax Error/],
  ['a field that is not simulated', '{ viewer { bio } }', /does not play User\.bio/],
];

test.each(WRONG)('refused and recorded: %s', async (_, query, message) => {
  await using sim = await shop();
  const { graphql } = getOctokit(sim.token({ contents: 'write' }), { baseUrl: sim.url });
  sim.expectViolation(message);
  await expect(graphql(query)).rejects.toThrow(message);
});

test('refused and recorded: a variable that does not fit', async () => {
  await using sim = await shop();
  sim.expectViolation(/graphql\/createCommitOnBranch: .*"expectedHeadOid"/);
  await expect(commitBaseline(sim, undefined as unknown as string)).rejects.toThrow(/expectedHeadOid/);
  expect(await sim.log('main')).toHaveLength(1);
});
