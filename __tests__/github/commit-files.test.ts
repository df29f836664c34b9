import { beforeAll, describe, expect, it } from 'vitest';
import { apiFiles } from '../../src/github/commit-files.ts';
import { gitObjects } from '../../src/io/git-objects.ts';
import type { DataFiles, FileRead } from '../../src/read/files.ts';
import { git } from '../helpers/github/git.ts';
import { githubSimulator } from '../helpers/github/simulator.ts';
import type { GithubSimulator } from '../helpers/github/simulated-github.ts';
import { connected, countOf } from './connected.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff]);
const FILES = {
  'ragbench.yml': 'version: 1\n',
  'services/search/eval/golden.jsonl': '{"id":"é"}\n',
  'services/search/eval/deep/er/one.txt': 'one',
  'services/shared.txt': 'shared',
  '..odd/name with spaces.txt': 'odd',
  'logo.png': PNG,
};

const bytesOf = (read: FileRead): unknown =>
  read.kind === 'ok' ? Buffer.from(read.bytes).toString() : read.kind;

describe('the files of a commit through the API', () => {
  let github: GithubSimulator;
  let commit: string;
  beforeAll(async () => {
    github = await githubSimulator();
    commit = await github.commit('main', FILES);
    return () => github[Symbol.asyncDispose]();
  });

  const filesIn = (folder: string): DataFiles =>
    apiFiles(connected(github, { contents: 'read' }), commit, folder);

  it.each([
    ['.', 'ragbench.yml', 'version: 1\n'],
    ['.', './services/shared.txt', 'shared'],
    ['services/search', 'eval/golden.jsonl', '{"id":"é"}\n'],
    ['services/search', 'eval/deep/er/one.txt', 'one'],
    ['services/search', '../shared.txt', 'shared'],
    ['services/search', '../../ragbench.yml', 'version: 1\n'],
    ['.', '..odd/name with spaces.txt', 'odd'],
  ])('in %s are read: %s', async (folder, path, text) => {
    expect(bytesOf(await filesIn(folder).read(path))).toBe(text);
  });

  it('are read to the byte', async () => {
    const read = await filesIn('.').read('logo.png');
    expect(read.kind === 'ok' && PNG.equals(read.bytes)).toBe(true);
  });

  it.each(['nope.txt', 'services/nope.txt', 'no/such/folder.txt', 'ragbench.yml/below.txt'])(
    'that the trees lack are missing: %s',
    async (path) => {
      expect(await filesIn('.').read(path)).toEqual({
        kind: 'missing',
        why: 'not in the tree of the commit',
      });
    },
  );

  it('outside of the repository are neither read nor asked for', async () => {
    const before = github.requests.length;
    for (const path of ['../x', '../../services/shared.txt', '..'])
      expect((await filesIn('.').read(path)).kind).toBe('unreadable');
    expect(await filesIn('services').list('../..')).toBeUndefined();
    expect(github.requests).toHaveLength(before);
  });

  it('are no folders', async () => {
    expect(await filesIn('.').read('services')).toMatchObject({
      kind: 'unreadable',
      why: 'it is a folder, a file is expected',
    });
  });

  it.each([
    ['.', '.', ['..odd', 'logo.png', 'ragbench.yml', 'services']],
    ['.', '', ['..odd', 'logo.png', 'ragbench.yml', 'services']],
    ['services', 'search/eval/', ['deep', 'golden.jsonl']],
    ['services/search', '..', ['search', 'shared.txt']],
  ])('in %s are listed: %j', async (folder, path, names) => {
    expect((await filesIn(folder).list(path))?.map(({ name }) => name)).toEqual(names);
  });

  it('are told from folders in a list', async () => {
    expect(await filesIn('services').list('.')).toEqual([
      { name: 'search', kind: 'folder' },
      { name: 'shared.txt', kind: 'file' },
    ]);
  });

  it.each(['nope', 'ragbench.yml', 'no/such/folder'])('in %s are none', async (folder) => {
    expect(await filesIn('.').list(folder)).toBeUndefined();
  });

  it('are asked for once, however often they are read, also at the same time', async () => {
    const files = filesIn('services/search');
    const before = github.requests.length;
    const paths = ['eval/golden.jsonl', 'eval/../eval/golden.jsonl', 'eval/golden.jsonl', 'eval/nope.jsonl'];
    await Promise.all(paths.map((path) => files.read(path)));
    await files.list('eval');
    const asked = github.requests.slice(before).map(({ operation }) => operation);
    // The root, services, search, eval; then the one file.
    expect(asked).toEqual([...Array<string>(4).fill('git/get-tree'), 'git/get-blob']);
  });

  it('that a clone has, be it of another commit, are taken from there', async () => {
    const next = await github.commit('topic', { 'services/search/eval/golden.jsonl': 'changed' });
    const clone = await github.clone(next);
    const files = apiFiles(connected(github, { contents: 'read' }), commit, '.', gitObjects(clone));
    const before = github.requests.length;
    expect(bytesOf(await files.read('services/shared.txt'))).toBe('shared');
    expect(bytesOf(await files.read('services/search/eval/deep/er/one.txt'))).toBe('one');
    expect(await files.read('ragbench.yml/x')).toMatchObject({ kind: 'missing' });
    expect(bytesOf(await files.read('services/search/eval/golden.jsonl'))).toBe('{"id":"é"}\n');
    const asked = github.requests.slice(before).map(({ operation }) => operation);
    // Only what changed, and the folders above it.
    expect(asked).toEqual([...Array<string>(4).fill('git/get-tree'), 'git/get-blob']);
  });
});

describe('what GitHub does not give', () => {
  it.each([
    [
      'git/get-tree',
      403,
      { message: 'Resource not accessible by integration' },
      /not accessible.*contents: read/,
    ],
    ['git/get-tree', 404, { message: 'Not Found' }, /Not Found/],
    ['git/get-blob', 404, { message: 'Not Found' }, /Not Found/],
    ['git/get-tree', 200, { sha: '0'.repeat(40), tree: [], truncated: true }, /too large to be listed/],
  ])('%s answered with %i is unreadable, never missing', async (operation, status, body, why) => {
    await using github = await githubSimulator();
    const commit = await github.commit('main', FILES);
    const files = apiFiles(connected(github, { contents: 'read' }), commit, '.');
    github.failAll(operation, status, body);
    for (const path of ['ragbench.yml', 'services/shared.txt'])
      expect(await files.read(path)).toEqual({
        kind: 'unreadable',
        why: expect.stringMatching(why) as string,
      });
    expect(countOf(github, operation)).toBe(operation === 'git/get-tree' ? 1 : 2);
  });

  it('is no list either, and no crash', async () => {
    await using github = await githubSimulator();
    const commit = await github.commit('main', FILES);
    github.failAll('git/get-tree', 403, { message: 'Resource not accessible by integration' });
    const files = apiFiles(connected(github, {}), commit, '.');
    expect(files.fault()).toBeUndefined();
    expect(await files.list('services')).toBeUndefined();
    expect(files.fault()).toContain('not accessible');
  });

  it('is kept in mind, so that nothing is concluded from it; what is missing is no fault', async () => {
    await using github = await githubSimulator();
    const commit = await github.commit('main', FILES);
    const files = apiFiles(connected(github, { contents: 'read' }), commit, '.');
    await files.read('nope.txt');
    await files.list('nope');
    expect(files.fault()).toBeUndefined();
    github.failAll('git/get-blob', 404, { message: 'Not Found' });
    await files.read('ragbench.yml');
    expect(files.fault()).toBe('GitHub did not give it: Not Found');
  });

  it('nobody follows: a symbolic link, or a file of a submodule', async () => {
    await using github = await githubSimulator();
    await github.commit('main', FILES);
    const target = await git(github.git, ['hash-object', '-w', '--stdin'], 'ragbench.yml');
    const entries = `120000 blob ${target}\tlink.yml\n160000 commit ${'1'.repeat(40)}\tlibrary\n`;
    const tree = await git(github.git, ['mktree', '--missing'], entries);
    const files = apiFiles(connected(github, { contents: 'read' }), tree, '.');
    expect(await files.read('link.yml')).toMatchObject({
      kind: 'unreadable',
      why: expect.stringContaining('symbolic link') as string,
    });
    expect(await files.read('library')).toMatchObject({ kind: 'unreadable' });
    expect(await files.list('library')).toBeUndefined();
  });
});
