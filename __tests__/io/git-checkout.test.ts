import { chmod, copyFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { readCheckout, type Checkout } from '../../src/io/git-checkout.ts';
import { gitObjects } from '../../src/io/git-objects.ts';
import { repository } from '../baseline/repository.ts';
import { git } from '../helpers/github/git.ts';
import { githubSimulator } from '../helpers/github/simulator.ts';

type Ready = Extract<Checkout, { readonly kind: 'ok' }>;

async function ready(folder: string): Promise<Ready> {
  const checkout = await readCheckout(folder);
  if (checkout.kind === 'failed') throw new Error(checkout.why);
  return checkout;
}

describe('readCheckout', () => {
  it('tells root and commit from any folder of the repository', async () => {
    await using repo = await repository();
    const first = await repo.commit({ 'a.txt': 'a', 'deep/er/b.txt': 'b' });
    const second = await repo.commit({ 'a.txt': 'c' });
    for (const folder of [repo.path, join(repo.path, 'deep', 'er')])
      expect(await ready(folder)).toMatchObject({
        root: await realpath(repo.path),
        head: second,
        parents: [first],
      });
  });

  it('a first commit has no parents', async () => {
    await using repo = await repository();
    await repo.commit({});
    expect((await ready(repo.path)).parents).toEqual([]);
  });

  it('knows both parents of a merge in a clone that has neither, in their order', async () => {
    await using github = await githubSimulator();
    await github.commit('main', { 'a.txt': 'a' });
    await github.commit('topic', { 'b.txt': 'b' });
    const base = await github.commit('main', { 'c.txt': 'c' });
    const { number, headSha, mergeSha } = await github.openPull({ branch: 'topic' });
    const shallow = await ready(await github.clone(`refs/pull/${number}/merge`, 1));
    expect(shallow).toMatchObject({ head: mergeSha, parents: [base, headSha] });
    expect(await Promise.all([base, headSha, mergeSha ?? ''].map(shallow.has))).toEqual([false, false, true]);
    const deep = await ready(await github.clone(`refs/pull/${number}/merge`, 2));
    expect(deep.parents).toEqual(shallow.parents);
    expect(await Promise.all([base, headSha].map(deep.has))).toEqual([true, true]);
  });

  it('takes no parent out of a message', async () => {
    await using repo = await repository();
    const first = await repo.commit({});
    repo.git('commit', '-q', '--allow-empty', '-m', `subject\n\nparent ${'1'.repeat(40)}`);
    expect((await ready(repo.path)).parents).toEqual([first]);
  });

  it('is not fooled by a replacement of a commit', async () => {
    await using repo = await repository();
    const first = await repo.commit({ 'a.txt': 'a' });
    const second = await repo.commit({ 'a.txt': 'b' });
    const other = await repo.commit({ 'a.txt': 'c' });
    repo.git('checkout', '-q', second);
    repo.git('replace', second, other);
    expect(await ready(repo.path)).toMatchObject({ head: second, parents: [first] });
  });

  it('what is no commit here is not had', async () => {
    await using repo = await repository();
    await repo.commit({});
    const { has } = await ready(repo.path);
    for (const name of ['1'.repeat(40), 'no-such-branch', '', '--help']) expect(await has(name)).toBe(false);
  });

  it.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    ['no repository', async () => undefined, /^git knows no checkout here \(.*not a git repository/],
    [
      'a repository without a commit',
      (folder) => git(folder, ['init', '-q', '.']),
      /^this git repository has no commit checked out$/,
    ],
    [
      'a repository without a work tree',
      (folder) => git(folder, ['init', '-q', '--bare', '.']),
      /no checkout/,
    ],
  ])('%s is said to be one', async (_what, make, why) => {
    await using fixture = await createFixture({});
    await make(fixture.path);
    expect(await readCheckout(fixture.path)).toEqual({
      kind: 'failed',
      why: expect.stringMatching(why) as string,
    });
  });

  it('a folder that is not there is a failure', async () => {
    await using fixture = await createFixture({});
    expect((await readCheckout(fixture.getPath('nowhere'))).kind).toBe('failed');
  });
});

describe('gitObjects', () => {
  it('gives files and folders by their sha, and nothing that the clone lacks', async () => {
    await using repo = await repository();
    await repo.commit({ 'a b.txt': 'bytes\n', 'ü/c.txt': '' });
    const objects = gitObjects(repo.path);
    const sha = repo.git('rev-parse', 'HEAD:a b.txt');
    expect(Buffer.from((await objects.blob(sha)) ?? '').toString()).toBe('bytes\n');
    const tree = repo.git('rev-parse', 'HEAD^{tree}');
    expect(await objects.tree(tree)).toEqual([
      { name: 'a b.txt', mode: '100644', type: 'blob', sha },
      { name: 'ü', mode: '040000', type: 'tree', sha: repo.git('rev-parse', 'HEAD:ü') },
    ]);
    const [absent, wrong] = [await objects.blob('1'.repeat(40)), await objects.blob(tree)];
    expect([absent, wrong, await objects.tree('1'.repeat(40)), await objects.tree(sha)]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('lists a whole folder wherever in the repository it is asked', async () => {
    await using repo = await repository();
    await repo.commit({ 'deep/a.txt': 'a', 'b.txt': 'b' });
    const tree = repo.git('rev-parse', 'HEAD^{tree}');
    const names = (await gitObjects(join(repo.path, 'deep')).tree(tree))?.map(({ name }) => name);
    expect(names).toEqual(['b.txt', 'deep']);
  });

  it('gives nothing that was put in the place of another object', async () => {
    await using repo = await repository();
    await repo.commit({ 'floor.txt': '0.9', 'low.txt': '0.1' });
    const [right, wrong] = ['floor.txt', 'low.txt'].map((path) => repo.git('rev-parse', `HEAD:${path}`));
    const fileOf = (sha = ''): string => join(repo.path, '.git/objects', sha.slice(0, 2), sha.slice(2));
    await chmod(fileOf(right), 0o600);
    await copyFile(fileOf(wrong), fileOf(right));
    expect(repo.git('cat-file', 'blob', right ?? '')).toBe('0.1');
    expect(await gitObjects(repo.path).blob(right ?? '')).toBeUndefined();
  });

  it('reads a repository of the longer kind of sha', async () => {
    await using fixture = await createFixture({ 'a.txt': 'a' });
    await git(fixture.path, ['init', '-q', '--object-format=sha256', '.']);
    await git(fixture.path, ['add', '.']);
    const tree = await git(fixture.path, ['write-tree']);
    const [entry] = (await gitObjects(fixture.path).tree(tree)) ?? [];
    expect(entry).toMatchObject({ name: 'a.txt', sha: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(Buffer.from((await gitObjects(fixture.path).blob(entry?.sha ?? '')) ?? '').toString()).toBe('a');
  });
});
