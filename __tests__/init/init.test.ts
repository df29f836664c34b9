import { execFileSync } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import { createFixture, type FsFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { ragbench } from '../helpers/in-process.ts';
import { APPS } from './apps.ts';

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', args, { cwd, stdio: 'ignore' });
}

const WRITTEN = ['ragbench.yml', 'eval/golden.jsonl', '.github/workflows/ragbench.yml'];

async function contents(fixture: FsFixture, paths: readonly string[]): Promise<string[]> {
  return Promise.all(paths.map((path) => readFile(fixture.getPath(path), 'utf8')));
}

describe.each(Object.entries(APPS))('ragbench init over %s', (_name, app) => {
  it('writes what `validate` passes', async () => {
    await using fixture = await createFixture(app);
    expect(await ragbench(fixture.path, 'init')).toMatchObject({ exit: 0, stderr: '' });
    expect(await ragbench(fixture.path, 'validate')).toEqual({
      exit: 0,
      stdout: 'ragbench.yml is valid: 3 cases in 1 suites, tiers and variants\n',
      stderr: '',
    });
  });
});

describe('ragbench init', () => {
  it('says what it found where, what it wrote, and what to do next', async () => {
    await using fixture = await createFixture(APPS.fastapi);
    const { stdout } = await ragbench(fixture.path, 'init');
    expect(stdout).toMatch(/^ {2}route +\/api\/v1\/ask +found in app\/routers\/chat\.py:11$/m);
    expect(stdout).toMatch(/^ {2}port +8000 +a guess \(the usual port of FastAPI\): change it$/m);
    expect(stdout).toContain(`written\n${WRITTEN.map((path) => `  ${path}\n`).join('')}`);
    const steps = ['ragbench validate', 'ragbench run', 'ragbench baseline bump'];
    for (const step of steps) expect(stdout).toContain(`. ${step} `);
    expect(stdout).toContain('make the check "ragbench gate" required');
  });

  it('writes nothing over a file, and says that nothing was written when all is there', async () => {
    await using fixture = await createFixture(APPS.express);
    await ragbench(fixture.path, 'init');
    await fixture.writeFile('ragbench.yml', '# mine\n');
    const before = await contents(fixture, WRITTEN);
    const again = await ragbench(fixture.path, 'init');
    expect(again).toMatchObject({ exit: 0, stderr: '' });
    expect(again.stdout).toContain('nothing was written\nleft alone\n  ragbench.yml ');
    for (const path of WRITTEN) expect(again.stdout).toContain(`  ${path} `);
    expect(await contents(fixture, WRITTEN)).toEqual(before);
  });

  it('adds only what is missing', async () => {
    await using fixture = await createFixture({ ...APPS.express, 'ragbench.yml': '# mine\n' });
    const { stdout } = await ragbench(fixture.path, 'init', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      files: [
        { path: 'ragbench.yml', outcome: 'kept', why: 'it exists' },
        { path: '.github/workflows/ragbench.yml', outcome: 'written' },
      ],
    });
    expect(await readFile(fixture.getPath('ragbench.yml'), 'utf8')).toBe('# mine\n');
  });

  it('follows no link, neither to read nor to write', async () => {
    await using fixture = await createFixture({
      'secret.txt': 'from fastapi import FastAPI\napp = FastAPI()\n',
      repo: {},
    });
    const repository = fixture.getPath('repo');
    await symlink(fixture.getPath('secret.txt'), `${repository}/main.py`);
    await symlink(fixture.getPath('elsewhere.yml'), `${repository}/ragbench.yml`);
    const { files, found } = JSON.parse((await ragbench(repository, 'init', '--json')).stdout) as {
      files: { path: string; outcome: string }[];
      found: { what: string }[];
    };
    expect(files[0]).toMatchObject({ path: 'ragbench.yml', outcome: 'kept' });
    expect(found.map(({ what }) => what)).toEqual(['port']);
    expect(await fixture.exists('elsewhere.yml')).toBe(false);
  });

  it('has no --force', async () => {
    await using fixture = await createFixture({});
    const { exit, stderr } = await ragbench(fixture.path, 'init', '--force');
    expect({ exit, stderr }).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining("unknown option '--force'"),
    });
    expect(await fixture.exists('ragbench.yml')).toBe(false);
  });

  it('says which place cannot be written, and exits 1', async () => {
    await using fixture = await createFixture({ '.github': 'a file where a folder belongs' });
    const { exit, stderr } = await ragbench(fixture.path, 'init');
    expect(exit).toBe(1);
    expect(stderr).toMatch(/\.github.* cannot be written \(.+\); make its folder writable/);
  });
});

describe('ragbench init in a git repository', () => {
  it("puts the workflow of a folder into the root's, on the branch that origin calls the default one", async () => {
    await using fixture = await createFixture({ services: { chat: APPS.koa, docs: APPS.flask } });
    git(fixture.path, 'init', '-b', 'trunk');
    git(fixture.path, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    for (const service of ['chat', 'docs']) {
      const folder = fixture.getPath('services', service);
      const { stdout } = await ragbench(folder, 'init');
      expect(stdout).toContain(`  ../../.github/workflows/ragbench-services-${service}.yml\n`);
      expect((await ragbench(folder, 'validate')).exit).toBe(0);
      const [text = ''] = await contents(fixture, [`.github/workflows/ragbench-services-${service}.yml`]);
      expect(text).toContain('      - trunk\n');
      expect(text).toContain(`          working-directory: services/${service}\n`);
    }
    const again = await ragbench(fixture.getPath('services', 'chat'), 'init');
    expect(again.stdout).toContain('nothing was written');
  });

  it('guesses main where origin says nothing, and says so', async () => {
    await using fixture = await createFixture(APPS.koa);
    git(fixture.path, 'init', '-b', 'trunk');
    await ragbench(fixture.path, 'init');
    const [text] = await contents(fixture, ['.github/workflows/ragbench.yml']);
    expect(text).toContain('      - main  # a guess: the default branch\n');
  });
});
