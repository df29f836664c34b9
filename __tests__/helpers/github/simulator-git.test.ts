import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { getOctokit } from '@actions/github';
import { expect, test } from 'vitest';
import type { GithubSimulator } from './simulated-github.ts';
import { githubSimulator } from './simulator.ts';

const HERE = { owner: 'acme', repo: 'shop' };

/** A repository with two files and an open pull request that changes one of them. */
async function shop(): Promise<GithubSimulator> {
  const sim = await githubSimulator();
  await sim.commit('main', { 'README.md': 'The shop.\n', 'docs/a.md': 'A\n' }, 'First');
  await sim.commit('feature', { 'README.md': 'The new shop.\n' }, 'Feature');
  await sim.openPull({ branch: 'feature' });
  return sim;
}

function clientOf(sim: GithubSimulator): ReturnType<typeof getOctokit> {
  return getOctokit(sim.token({ contents: 'read', pull_requests: 'read' }), { baseUrl: sim.url });
}

test('files, folders and raw bytes are those of the commit', async () => {
  await using sim = await shop();
  const { rest } = clientOf(sim);
  const first = await sim.head('main');
  await sim.commit('main', { 'README.md': null, 'data/ü "1".json': '{"a":1}' });
  const path = 'data/ü "1".json';
  const { data } = await rest.repos.getContent({ ...HERE, path });
  expect(data).toMatchObject({ type: 'file', path, encoding: 'base64', content: `${btoa('{"a":1}')}\n` });
  const raw = await rest.repos.getContent({
    ...HERE,
    path: 'README.md',
    ref: first,
    mediaType: { format: 'raw' },
  });
  expect(raw.data).toBe('The shop.\n');
  const folder = await rest.repos.getContent({ ...HERE, path: 'docs' });
  expect(folder.data).toMatchObject([{ type: 'file', path: 'docs/a.md' }]);
  const gone = rest.repos.getContent({ ...HERE, path: 'README.md', ref: 'main' });
  const data404 = { message: 'Not Found', status: '404' };
  await expect(gone).rejects.toMatchObject({ status: 404, response: { data: data404 } });
});

test('git’s own objects by their shas', async () => {
  await using sim = await shop();
  const { git } = clientOf(sim).rest;
  const { object } = (await git.getRef({ ...HERE, ref: 'pull/1/merge' })).data;
  const commit = (await git.getCommit({ ...HERE, commit_sha: object.sha })).data;
  expect(commit.parents.map(({ sha }) => sha)).toEqual([await sim.head('main'), await sim.head('feature')]);
  const tree = (await git.getTree({ ...HERE, tree_sha: commit.tree.sha, recursive: '1' })).data.tree;
  expect(tree.map(({ path, type }) => `${type} ${path}`)).toEqual([
    'blob README.md',
    'tree docs',
    'blob docs/a.md',
  ]);
  const blob = await git.getBlob({ ...HERE, file_sha: tree[0]?.sha ?? '' });
  expect(atob(blob.data.content)).toBe('The new shop.\n');
  await expect(git.getRef({ ...HERE, ref: 'heads/none' })).rejects.toMatchObject({ status: 404 });
});

test('two commits compared: where they parted, how far each went, what changed', async () => {
  await using sim = await shop();
  await sim.commit('main', { 'docs/b.md': 'B\n' });
  const { rest } = clientOf(sim);
  const { data } = await rest.repos.compareCommitsWithBasehead({ ...HERE, basehead: 'main...feature' });
  const [, parted] = await sim.log('main');
  expect(data).toMatchObject({ status: 'diverged', ahead_by: 1, behind_by: 1, total_commits: 1 });
  expect(data.merge_base_commit.sha).toBe(parted?.sha);
  expect(data.files).toMatchObject([
    { filename: 'README.md', status: 'modified', additions: 1, deletions: 1 },
  ]);
});

test('a pull request: its sides, its files, a further push, a fork', async () => {
  await using sim = await shop();
  const { rest } = clientOf(sim);
  const before = (await rest.pulls.get({ ...HERE, pull_number: 1 })).data;
  expect(before).toMatchObject({ mergeable: true, head: { ref: 'feature', sha: await sim.head('feature') } });
  const { headSha, mergeSha } = await sim.pushPull(1, { 'docs/a.md': null });
  const files = (await rest.pulls.listFiles({ ...HERE, pull_number: 1 })).data;
  expect(files.map(({ filename, status }) => `${status} ${filename}`)).toEqual([
    'modified README.md',
    'removed docs/a.md',
  ]);
  expect(await sim.head('feature')).toBe(headSha);
  expect(mergeSha).not.toBe(before.merge_commit_sha);

  await sim.commit('theirs', { 'x.md': 'X\n' });
  const fork = await sim.openPull({ branch: 'theirs', fork: true });
  await expect(sim.head('theirs')).rejects.toThrow('no branch');
  const { data } = await rest.pulls.get({ ...HERE, pull_number: fork.number });
  expect(data.head.repo).toMatchObject({ full_name: 'a-contributor/shop', fork: true });
});

test('checkouts as a workflow has them: the merge commit alone, a branch, the whole history', async () => {
  await using sim = await shop();
  const { mergeSha } = await sim.pushPull(1, { 'new.md': 'Newer.\n' });
  const merge = await sim.clone('refs/pull/1/merge');
  expect(gitIn(merge, 'rev-parse', 'HEAD')).toBe(mergeSha);
  expect(gitIn(merge, 'rev-list', '--count', 'HEAD')).toBe('1');
  expect(gitIn(merge, 'branch', '--show-current')).toBe('');
  expect(readdirSync(merge).toSorted()).toEqual(['.git', 'README.md', 'docs', 'new.md']);
  await sim.commit('main', { 'docs/b.md': 'B\n' }, 'Second');
  const branch = await sim.clone('main', 0);
  expect(gitIn(branch, 'branch', '--show-current')).toBe('main');
  expect(gitIn(branch, 'rev-list', '--count', 'HEAD')).toBe('2');
  expect(gitIn(branch, 'rev-parse', 'origin/feature')).toBe(await sim.head('feature'));
});

function gitIn(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}

test('the payloads of the events', async () => {
  await using sim = await shop();
  await sim.commit('main', { 'docs/b.md': 'B\n' }, 'Second');
  await sim.pushPull(1, { 'docs/c.md': 'C\n' });
  const [head, parent] = await sim.log('main');
  expect(sim.pullRequestEvent(1, 'opened')).toMatchObject({
    action: 'opened',
    number: 1,
    pull_request: {
      number: 1,
      head: { sha: await sim.head('feature'), ref: 'feature', repo: { full_name: 'acme/shop', fork: false } },
      base: { sha: head?.sha, ref: 'main', repo: { full_name: 'acme/shop' } },
      user: { login: 'a-developer' },
    },
    repository: {
      name: 'shop',
      default_branch: 'main',
      owner: { login: 'acme' },
      html_url: 'https://github.com/acme/shop',
    },
  });
  expect(await sim.pushEvent('main')).toMatchObject({
    ref: 'refs/heads/main',
    before: parent?.sha,
    after: head?.sha,
  });
});

test('a pull request that conflicts has no merge commit', async () => {
  await using sim = await shop();
  await sim.commit('clash', { 'README.md': 'Closed.\n' });
  await sim.commit('main', { 'README.md': 'Open again.\n' });
  const { number, mergeSha } = await sim.openPull({ branch: 'clash' });
  expect(mergeSha).toBeNull();
  const { data } = await clientOf(sim).rest.pulls.get({ ...HERE, pull_number: number });
  expect(data).toMatchObject({ mergeable: false, merge_commit_sha: null });
});
