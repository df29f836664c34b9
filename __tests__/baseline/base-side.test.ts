import { describe, expect, it } from 'vitest';
import { baselineText, comparison, config, floorIn, gateFiles, repository, saidOf } from './repository.ts';

const EDITED =
  'the floor of qa.tier0.accuracy in .ragbench/baseline.json: 1 → 0.25 (ignored here; merged, the edit counts)';

describe('a branch is compared with the commit that it was built on', () => {
  it('whatever it or the default branch did since', async () => {
    await using repo = await repository();
    const base = await repo.commit(gateFiles());
    repo.git('checkout', '-q', '-b', 'feature');
    const head = await repo.commit({ '.ragbench/baseline.json': baselineText(1) });
    repo.git('checkout', '-q', 'main');
    await repo.commit({ '.ragbench/baseline.json': baselineText(2) });
    repo.git('checkout', '-q', 'feature');
    const found = await comparison(repo.path);
    expect(floorIn(found)).toBe(1);
    expect(found).toMatchObject({
      commits: { head, base },
      source: { source: `.ragbench/baseline.json at ${base.slice(0, 7)}` },
      warnings: [],
    });
    expect(saidOf(found)).toEqual([EDITED]);
  });

  it('also with changes that are not committed', async () => {
    await using repo = await repository();
    await repo.commit(gateFiles());
    await repo.write('.ragbench/baseline.json', baselineText(1));
    const found = await comparison(repo.path);
    expect([floorIn(found), saidOf(found)]).toEqual([1, [EDITED]]);
  });

  it('with a detached head, too', async () => {
    await using repo = await repository();
    const base = await repo.commit(gateFiles());
    repo.git('checkout', '-q', '--detach');
    await repo.commit({ 'ragbench.yml': config('tolerance: 0.5') });
    const found = await comparison(repo.path);
    expect(found.commits.base).toBe(base);
    expect(saidOf(found)).toEqual(['gate.tolerance: 0 → 0.5']);
  });

  it('of whatever name the default branch is, by the remote', async () => {
    await using origin = await repository('trunk');
    const base = await origin.commit(gateFiles());
    await using clone = await repository();
    clone.git('fetch', '-q', origin.path, 'trunk:refs/remotes/origin/trunk');
    clone.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    clone.git('checkout', '-q', '-b', 'feature', 'origin/trunk');
    await clone.commit({ 'ragbench.yml': config('tolerance: 0.5') });
    expect((await comparison(clone.path)).commits.base).toBe(base);
  });

  it('also from within a git hook, which points git elsewhere', async () => {
    await using repo = await repository();
    await using other = await repository();
    const base = await repo.commit(gateFiles());
    await other.commit({ x: 'x' });
    process.env['GIT_DIR'] = `${other.path}/.git`;
    try {
      expect((await comparison(repo.path)).commits.base).toBe(base);
    } finally {
      delete process.env['GIT_DIR'];
    }
  });

  it('on the only branch of a repository with the commit itself', async () => {
    await using repo = await repository('trunk');
    const base = await repo.commit(gateFiles());
    expect((await comparison(repo.path)).commits).toEqual({ head: base, base });
  });

  it('says how far back the baseline was measured', async () => {
    await using repo = await repository();
    const first = await repo.commit(gateFiles());
    const measured = baselineText(4).replace(
      '"date": "2026-01-01"',
      `"commit": "${first}", "date": "2026-01-01"`,
    );
    await repo.commit({ '.ragbench/baseline.json': measured });
    await repo.commit({ other: 'x' });
    expect((await comparison(repo.path)).source).toMatchObject({ commit: first, behind: 2 });
    await repo.commit({ '.ragbench/baseline.json': measured.replace(first, '--output=x') });
    expect((await comparison(repo.path)).source).toMatchObject({ commit: '--output=x' });
  });
});

describe('where the base commit cannot be found, nothing passes', () => {
  it('in a shallow clone without a common commit', async () => {
    await using origin = await repository();
    await origin.commit(gateFiles());
    origin.git('checkout', '-q', '-b', 'feature');
    await origin.commit({ 'ragbench.yml': config('tolerance: 0.5') });
    origin.git('checkout', '-q', 'main');
    await origin.commit({ other: 'x' });
    await using clone = await repository();
    for (const branch of ['main', 'feature'])
      clone.git(
        'fetch',
        '-q',
        '--depth',
        '1',
        `file://${origin.path}`,
        `${branch}:refs/remotes/origin/${branch}`,
      );
    clone.git('checkout', '-q', '-b', 'feature', 'origin/feature');
    const found = await comparison(clone.path);
    expect(floorIn(found)).toBe(
      'unusable: no common commit with origin/main is known here, so the base commit cannot be found; fetch the whole history (fetch-depth: 0), or give --baseline FILE',
    );
    const given = await comparison(clone.path, { override: '.ragbench/baseline.json' });
    expect(floorIn(given)).toBe(1);
    expect(given.warnings).toMatchObject([{ code: 'config_not_compared' }]);
  });

  it('in a shallow checkout of one commit: its own commit is never its base', async () => {
    await using origin = await repository();
    await origin.commit(gateFiles());
    await using clone = await repository('elsewhere');
    clone.git('fetch', '-q', '--depth', '1', `file://${origin.path}`, 'main:refs/remotes/pull/1/merge');
    clone.git('checkout', '-q', '--detach', 'refs/remotes/pull/1/merge');
    expect(floorIn(await comparison(clone.path))).toMatch(
      /^unusable: which branch is the default one is not known here/,
    );
  });

  it('on a branch beside others, none of which is known to be the default', async () => {
    await using repo = await repository('trunk');
    await repo.commit(gateFiles());
    repo.git('checkout', '-q', '-b', 'feature');
    await repo.commit({ 'ragbench.yml': config('tolerance: 0.5') });
    expect(floorIn(await comparison(repo.path))).toMatch(/^unusable: which branch/);
  });

  it.each([
    ['corrupt', '{', 'is not valid JSON'],
    ['of a newer version', baselineText(4).replace('"schema": 1', '"schema": 9'), 'newer ragbench'],
  ])('a baseline at the base that is %s', async (_what, text, why) => {
    await using repo = await repository();
    await repo.commit({ ...gateFiles(), '.ragbench/baseline.json': text });
    repo.git('checkout', '-q', '-b', 'feature');
    await repo.commit({ '.ragbench/baseline.json': baselineText(1) });
    expect(floorIn(await comparison(repo.path))).toContain(why);
  });
});

describe('nothing to compare with is said, not hidden', () => {
  it('in a folder without a repository the file beside the config counts', async () => {
    await using repo = await repository();
    await repo.remove('.git');
    for (const [path, text] of Object.entries(gateFiles())) await repo.write(path, text);
    const found = await comparison(repo.path);
    expect(floorIn(found)).toBe(1);
    expect(found.warnings).toEqual([
      {
        code: 'config_not_compared',
        message: expect.stringContaining('this folder is in no git repository'),
      },
    ]);
  });

  it('nor in a repository without a commit', async () => {
    await using repo = await repository();
    for (const [path, text] of Object.entries(gateFiles())) await repo.write(path, text);
    expect((await comparison(repo.path)).warnings).toMatchObject([
      { message: expect.stringContaining('this git repository has no commit yet') },
    ]);
  });

  it('a baseline that was bumped but not committed is the hint', async () => {
    await using repo = await repository();
    const { '.ragbench/baseline.json': text = '', ...others } = gateFiles();
    await repo.commit(others);
    await repo.write('.ragbench/baseline.json', text);
    expect(floorIn(await comparison(repo.path))).toMatch(
      /^none: there is no baseline yet .* this checkout has one that is not there yet: commit \.ragbench\/baseline\.json, or give it with --baseline$/,
    );
  });

  it.each([
    ['absent', {}, 'there is no ragbench.yml at '],
    [
      'broken',
      { 'ragbench.yml': 'version: 2\nsuites: { qa: { golden: golden.jsonl } }' },
      'version: 1 is allowed',
    ],
  ])('a config that is %s at the base', async (_what, files, why) => {
    await using repo = await repository();
    await repo.commit({ other: 'x', ...files });
    repo.git('checkout', '-q', '-b', 'feature');
    await repo.commit(gateFiles('tolerance: 0.5'));
    const found = await comparison(repo.path);
    expect(found.base).toBeUndefined();
    expect(found.warnings).toMatchObject([
      { code: 'config_not_compared', message: expect.stringContaining(why) },
    ]);
  });

  it('broken data at the base cost none of its rules', async () => {
    await using repo = await repository();
    await repo.commit({ ...gateFiles('tolerance: 0.1'), 'golden.jsonl': '{' });
    repo.git('checkout', '-q', '-b', 'feature');
    await repo.commit(gateFiles('tolerance: 0.5'));
    const found = await comparison(repo.path);
    expect(found).toMatchObject({
      base: { side: { rules: { tolerance: 0.1 } } },
      warnings: [{ message: expect.stringContaining('the data at') }],
    });
    expect(saidOf(found)).toEqual(['gate.tolerance: 0.1 → 0.5']);
  });

  it('a variable that only the base names need not be set', async () => {
    await using repo = await repository();
    await repo.commit(
      gateFiles(
        'tolerance: 0.1',
        'app: { url: "${APP_URL}", headers: { authorization: "Bearer ${APP_TOKEN}" } }',
      ),
    );
    repo.git('checkout', '-q', '-b', 'feature');
    await repo.commit(gateFiles('tolerance: 0.5'));
    expect(await comparison(repo.path)).toMatchObject({
      warnings: [],
      base: { side: { rules: { tolerance: 0.1 } } },
    });
  });
});

describe('places', () => {
  it('a config in a folder of the repository, with spaces and letters of all kinds', async () => {
    await using repo = await repository();
    const folder = 'dienste/Fähre 渡し';
    const files = Object.fromEntries(
      Object.entries(gateFiles()).map(([path, text]) => [`${folder}/${path}`, text]),
    );
    await repo.commit({ ...files, 'ragbench.yml': config('tolerance: 0.9') });
    repo.git('checkout', '-q', '-b', 'feature');
    await repo.commit({ [`${folder}/ragbench.yml`]: config('tolerance: 0.5') });
    const found = await comparison(`${repo.path}/${folder}`);
    expect([floorIn(found), saidOf(found)]).toEqual([1, ['gate.tolerance: 0 → 0.5']]);
  });

  it('a config of another name has a baseline of its own', async () => {
    await using repo = await repository();
    await repo.commit({
      ...gateFiles(),
      'help.yml': config(),
      '.ragbench/help.baseline.json': baselineText(2),
    });
    expect(floorIn(await comparison(repo.path, { file: 'help.yml' }))).toBe(0.5);
  });
});
