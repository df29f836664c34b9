import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fixturePath } from '../programs.ts';
import { pythonApp, said, SHIM } from './apps.ts';
import { PYTHON, PYTHONS } from './pythons.ts';

describe.each(PYTHONS)('on Python $version', ({ env }) => {
  const special = { env };

  it('what is printed, however it is, does not come between the answers', async () => {
    await using app = await pythonApp('runs:noisy', {}, special);
    const answers = await Promise.all(['a', 'b', 'c'].map((prompt) => app.ask(prompt)));
    expect(answers.map(said)).toEqual(['a', 'b', 'c']);
  });

  it('its stdin is empty', async () => {
    await using app = await pythonApp('runs:reads_stdin', {}, special);
    expect(said(await app.ask('x'))).toBe("''");
  });

  it('calls run side by side, coroutines in one loop', async () => {
    await using sync = await pythonApp('runs:sleeps', { concurrency: 6 }, special);
    const began = performance.now();
    const threads = new Set((await Promise.all(Array.from({ length: 6 }, () => sync.ask('0.5')))).map(said));
    expect(performance.now() - began).toBeLessThan(2_500);
    expect(threads.size).toBe(6);
    await using coroutines = await pythonApp('runs:same_loop', { concurrency: 6 }, special);
    const answers = await Promise.all(Array.from({ length: 12 }, () => coroutines.ask('x')));
    expect(new Set(answers.map(said))).toEqual(new Set(['1']));
  });

  it('with concurrency 1 all runs on the thread that imported it, as a connection of sqlite3 needs', async () => {
    await using app = await pythonApp('runs:database', { concurrency: 1 }, special);
    for (let n = 0; n < 20; n += 1) expect(said(await app.ask('x'))).toBe('1');
  });

  it.each(['runs:sleeps', 'runs:sleeps_async'])(
    'a call that hangs is given up, and others are answered: %s',
    async (target) => {
      await using app = await pythonApp(target, { concurrency: 1, timeout: '1s' }, special);
      expect(said(await app.ask('600'))).toMatch(/^timeout: /);
      expect(said(await app.ask('0'))).toMatch(/Thread-|slept/);
    },
  );

  it('a class is made once', async () => {
    await using app = await pythonApp('takes:Adapter', { concurrency: 4 }, special);
    const answers = await Promise.all(['a', 'b', 'c'].map((prompt) => app.ask(prompt)));
    expect(answers.map(said)).toEqual(['a None 1', 'b None 1', 'c None 1']);
  });

  it('is started again once when it dies', async () => {
    await using app = await pythonApp('fails:dies', {}, special);
    expect(said(await app.ask('x'))).toBe(
      'app_down: the app ended again after it was started anew: exit code 7 (after 2 attempts)',
    );
  });
});

describe('the shim by itself', () => {
  it('answers what it was asked before its stdin ended, in any order, and ends', async () => {
    const shim = promisify(execFile)(PYTHON.command, [SHIM, 'app', 'runs:sleeps_async'], {
      cwd: fixturePath('python'),
    });
    shim.child.stdin?.end(
      ['0.4', '0.1'].map((prompt, id) => `${JSON.stringify({ id, request: { prompt } })}\n`).join(''),
    );
    const { stdout } = await shim;
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      { ready: true },
      { id: 1, response: { text: 'slept' } },
      { id: 0, response: { text: 'slept' } },
    ]);
  });

  it('has no other modes yet', async () => {
    const refused = promisify(execFile)(PYTHON.command, [SHIM, 'judge', 'runs:sleeps']);
    await expect(refused).rejects.toMatchObject({
      code: 64,
      stderr: 'usage: ragbench_shim.py app MODULE:NAME\n',
    });
  });
});
