import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stopApps } from '../../../src/app/process.ts';
import { command, waitUntil } from '../programs.ts';
import { lines, said, stdioApp, type Stdio } from './apps.ts';

const ROOF = 'it printed "an error: the roof came down, says nobody"';

async function all(app: Stdio, ...prompts: string[]): Promise<unknown[]> {
  return (await Promise.all(prompts.map((prompt) => app.ask(prompt)))).map(said);
}

describe('a process that dies', () => {
  it('is started again once, and what was under way is asked again', async () => {
    await using app = await lines({ retries: 2, concurrency: 3 });
    const [slow, dead] = await Promise.all([app.ask('wait 400 slow'), app.ask('die-once 9')]);
    expect([said(slow), slow.attempts]).toEqual(['slow', 2]);
    expect([said(dead), dead.attempts]).toEqual(['die-once 9', 2]);
    expect([said(await app.ask('count')), app.pids().length]).toEqual(['2', 2]);
    expect(app.notes).toEqual([
      `the app ended during the run and was started again: exit code 9; ${ROOF}\n  | an error: the roof came down, says nobody`,
    ]);
    expect(app.hosted).toMatchObject({ kind: 'ready' });
  });

  it('between two calls is started again when the next one comes', async () => {
    await using app = await lines({ retries: 0 });
    expect(said(await app.ask('say a'))).toBe('a');
    process.kill(app.pids()[0] ?? 0, 'SIGKILL');
    await waitUntil(() => app.running().length === 0);
    await Promise.all([1, 2, 3].map(() => app.ask('say b')));
    expect(said(await app.ask('say c'))).toBe('c');
    expect(app.pids().length).toBe(2);
  });

  it('with retries: 0 is an error of what was under way; what is asked later is answered', async () => {
    await using app = await lines({ retries: 0, concurrency: 2 });
    for (const answer of await all(app, 'never', 'die-once 9'))
      expect(answer).toBe(`app_down: the app ended before it answered: exit code 9; ${ROOF}`);
    expect(said(await app.ask('say on we go'))).toBe('on we go');
  });

  it('twice is gone for good, which every later call says at once', async () => {
    await using app = await lines({ retries: 5, concurrency: 2 });
    const gone = `the app ended again after it was started anew: exit code 9; ${ROOF}`;
    expect(await all(app, 'die 9', 'never')).toEqual(Array(2).fill(`app_down: ${gone} (after 2 attempts)`));
    expect(said(await app.ask('say x'))).toBe(`app_down: ${gone}`);
    expect(app.hosted.kind === 'ready' && app.hosted.gone()).toEqual({
      brief: gone,
      message: `${gone}\n  | an error: the roof came down, says nobody`,
    });
    expect(app.pids().length).toBe(2);
  });

  it('twice in silence is told when something is asked, not before', async () => {
    await using app = await lines({}, 'ends');
    await waitUntil(() => app.pids().length === 1 && app.running().length === 0);
    expect(app.hosted.kind === 'ready' && app.hosted.gone()).toBeUndefined();
    expect(said(await app.ask('say x'))).toMatch(/^app_down: the app ended/);
    expect(said(await app.ask('say x'))).toMatch(
      /exit code 0 \(it must go on answering until its stdin ends\)$/,
    );
  });

  it('has said its last answers before it died', async () => {
    const line = '{"id": "ID", "response": {"text": "last"}}';
    await using app = await stdioApp({
      stdio: `read -r question; printf '%s' '${line.replace('ID', '1')}'; exit 3`,
    });
    expect(said(await app.ask('say x'))).toBe('last');
  });

  it('in the middle of an answer is dead, not mistaken', async () => {
    await using app = await stdioApp({ stdio: `read -r question; printf '{"id": "1", "resp'; exit 3` });
    expect(said(await app.ask('say x'))).toBe('app_down: the app ended before it answered: exit code 3');
  });

  it('is dead, too, when it has closed its stdout', async () => {
    await using app = await stdioApp({ stdio: 'exec cat > log.txt', timeout: '60s' });
    expect(said(await app.ask('say x'))).toBe(
      'app_down: the app ended before it answered: it closed its stdout',
    );
  });

  it('is one that the shell cannot find, and that is not tried twice', async () => {
    await using app = await stdioApp({ stdio: 'no-such-command-here --now' });
    expect(said(await app.ask('say x'))).toMatch(
      /^app_down: app\.stdio: exit code 127 \(the shell found no such command\); it printed ".*no-such-command-here/,
    );
    expect(app.notes).toEqual([]);
  });

  it('is one that the system refuses', async () => {
    await using app = await stdioApp({ stdio: `echo ${'x'.repeat(3_000_000)}`, retries: 1 });
    expect(said(await app.ask('say x'))).toMatch(/^app_down: .*it could not be started: .{5,300}$/);
  });
});

describe('at the end', () => {
  it('the process has its stdin closed, and ends by itself', async () => {
    const mark = 'while read -r line; do :; done; touch done';
    await using app = await stdioApp({ stdio: mark, timeout: '100ms' });
    await app.ask('say x');
    await app.stop();
    expect(existsSync(app.fixture.getPath('done'))).toBe(true);
  });

  it.each(['stays', 'stubborn'])('nothing is left running: %s', async (how) => {
    await using app = await lines({}, how);
    expect(said(await app.ask('say up'))).toBe('up');
    expect(app.running().length).toBe(how === 'stubborn' ? 2 : 1);
    await app.stop();
    await app.stop();
    expect(app.running()).toEqual([]);
  });

  it('nothing is left of a first process that died and of the second', async () => {
    await using app = await lines({ retries: 1 }, 'stubborn');
    expect(said(await app.ask('die-once 1'))).toBe('die-once 1');
    expect([app.pids().length, app.running().length]).toEqual([4, 2]);
    await app.stop();
    expect(app.running()).toEqual([]);
  });

  it.each(['cancel', 'stopApps'])(
    'a cancelled run has its calls incomplete and starts nothing again',
    async (how) => {
      const cancel = new AbortController();
      await using app = await lines({ retries: 2, concurrency: 2 }, '', { signal: cancel.signal });
      expect(said(await app.ask('say up'))).toBe('up');
      const asked = [app.ask('never'), app.ask('never'), app.ask('say queued')];
      cancel.abort(new Error('the run was cancelled by SIGINT'));
      if (how === 'stopApps') await stopApps(300);
      for (const answer of (await Promise.all(asked)).map(said))
        expect(answer).toBe(
          'incomplete: the run was stopped before the answer came: the run was cancelled by SIGINT',
        );
      expect(said(await app.ask('say x'))).toMatch(/^incomplete: /);
      await app.stop();
      expect([app.pids().length, app.running(), app.notes]).toEqual([1, [], []]);
    },
  );
});

describe('what is inside and what is secret', () => {
  it('the environment comes without the withheld names', async () => {
    const env = { ...process.env, GITHUB_TOKEN: 't', INPUT_X: 'x', ACTIONS_Y: 'y', KEPT: 'kept' };
    await using app = await lines({}, '', { env });
    expect(
      await all(
        app,
        ...['GITHUB_TOKEN', 'INPUT_X', 'ACTIONS_Y', 'KEPT', 'PYTHONUNBUFFERED'].map((name) => `env ${name}`),
      ),
    ).toEqual(['unset', 'unset', 'unset', 'kept', '1']);
  });

  it('a secret is redacted in answers, errors, strange lines and last words', async () => {
    const secret = 'pier-"night-ferry"';
    const special = { env: { ...process.env, DEPOT_KEY: secret }, secrets: [secret] };
    await using app = await lines({ retries: 0, concurrency: 1 }, '', special);
    const written = JSON.stringify(secret).slice(1, -1);
    const answers = await all(
      app,
      `say key ${secret}`,
      `print {"id": "ID", "error": "bad key ${written}"}`,
      `print {"id": "ID", "error": {"message": "bad", "trace": "${'x'.repeat(390)}${written}"}}`,
      `print the key is ${secret}`,
      `print ${'x'.repeat(190)}${secret}`,
      'die 1',
      'die 1',
    );
    expect(answers[0]).toBe('key [redacted]');
    expect(
      JSON.stringify([answers, app.notes, app.hosted.kind === 'ready' && app.hosted.gone()]),
    ).not.toMatch(/pier|night|ferry/);
    expect(answers.at(-1)).toContain('says [redacted]');
  });

  it('what it prints on stderr is never taken for an answer', async () => {
    const line = '{"id": "1", "response": {"text": "wrong"}}';
    await using app = await stdioApp({ stdio: `echo '${line}' >&2; ${command('lines.mjs')}` });
    expect(said(await app.ask('wait 100 right'))).toBe('right');
  });
});
