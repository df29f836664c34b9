import { expect, test } from 'vitest';
import { readSituation } from '../../src/github/situation.ts';

const repository = { full_name: 'acme/shop', default_branch: 'trunk' };
const pull = (repo: string | null): object => ({
  repository,
  pull_request: {
    number: 7,
    head: { sha: 'head', repo: repo === null ? null : { full_name: repo } },
    base: { sha: 'base', ref: 'release', repo: { full_name: 'acme/shop' } },
  },
});
const read = (event: string, payload: unknown, ref = 'refs/heads/topic'): unknown =>
  readSituation({ event, ref, sha: 'sha', payload });

test.each([
  ['acme/shop', false],
  ['stranger/shop', true],
  // The fork was deleted.
  [null, true],
])('a pull request of %s', (repo, isForeign) => {
  expect(read('pull_request', pull(repo))).toEqual({
    kind: 'pull_request',
    number: 7,
    head: 'head',
    base: { ref: 'release', sha: 'base' },
    isForeign,
  });
});

test.each([
  ['push', true],
  ['schedule', false],
  ['workflow_dispatch', false],
])('%s on the default branch', (event, isPush) => {
  expect(read(event, { repository }, 'refs/heads/trunk')).toEqual({
    kind: 'default_branch',
    branch: 'trunk',
    head: 'sha',
    isPush,
  });
});

test('a schedule runs on the default branch, which its payload does not tell', () => {
  expect(read('schedule', { schedule: '0 4 * * *' }, 'refs/heads/trunk')).toEqual({
    kind: 'default_branch',
    branch: 'trunk',
    head: 'sha',
    isPush: false,
  });
});

test('any other ref is compared with the default branch', () => {
  expect(read('push', { repository })).toEqual({ kind: 'other', name: 'push', head: 'sha', base: 'trunk' });
});

test('a tag of the same name is not the default branch', () => {
  expect(read('push', { repository }, 'refs/tags/trunk')).toMatchObject({ kind: 'other' });
});

test('a merge queue names its base', () => {
  const payload = { repository, merge_group: { base_sha: 'queued-on' } };
  expect(read('merge_group', payload)).toMatchObject({ kind: 'other', base: 'queued-on' });
});

test.each(['pull_request_target', 'workflow_run'])('%s is refused, whatever it says', (event) => {
  expect(read(event, pull('stranger/shop'))).toEqual({ kind: 'refused', event });
});

test.each([undefined, null, 'text', { pull_request: { number: 'seven' } }])('%j is no payload', (payload) => {
  expect(read('pull_request', payload)).toBeUndefined();
});
