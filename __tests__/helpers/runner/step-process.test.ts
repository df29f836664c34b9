import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { waitUntil } from '../../app/programs.ts';
import { actionFixture, appends, prints } from './action-fixture.ts';

const STAYS = 'setInterval(() => {}, 1000);';
const ignores = (signal: string): string => `process.on('${signal}', () => console.log('no ${signal}'));`;
/** Starts a process that outlives the action, with the given streams. */
const leavesChild = (stdio: string): string =>
  `(await import('node:child_process')).spawn('sleep', ['60'], { detached: true, stdio: '${stdio}' }).unref();`;
const patience = { sigint: 300, sigterm: 300, streams: 300 };

describe('a step', () => {
  it.each([
    ['', 'success', 0],
    ['process.exitCode = 3', 'failure', 3],
    ["process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)", 'failure', null],
  ])('that runs %j is a %s', async (main, conclusion, exit) => {
    await using action = await actionFixture({ main });
    await using run = await action.run();
    expect(run).toMatchObject({ conclusion, exit, sent: [], heldOpen: false });
  });

  it('that does not end is killed, and that is no result', async () => {
    await using action = await actionFixture({ main: `console.log('working');${STAYS}` });
    await expect(action.run({ limitMs: 500 })).rejects.toThrow(/killed after 500 ms.*working/s);
  });
});

describe('a post step', () => {
  it('has the state, variables, paths, masks and folders of main', async () => {
    const main = [
      appends('GITHUB_STATE', 'pid=41\n'),
      appends('GITHUB_ENV', 'MODEL=small\n'),
      appends('GITHUB_PATH', '/opt/late\n'),
      prints('::add-mask::hush-hush'),
      `(await import('node:fs')).writeFileSync(process.env.RUNNER_TEMP + '/log', 'of main');`,
    ].join('\n');
    const post = `
      const { STATE_pid, MODEL, PATH, RUNNER_TEMP } = process.env;
      const log = (await import('node:fs')).readFileSync(RUNNER_TEMP + '/log', 'utf8');
      console.log(STATE_pid, MODEL, PATH.split(':')[0], log, 'hush-hush');
    `;
    await using action = await actionFixture({ main, post });
    await using first = await action.run();
    const then = await action.run({ entry: 'post', after: first });
    expect(then.log).toEqual(['41 small /opt/late of main ***']);
  });

  it('can be given a state without a main', async () => {
    await using action = await actionFixture({ main: '', post: 'console.log(process.env.STATE_pid)' });
    await using run = await action.run({ entry: 'post', state: { pid: '17' } });
    expect(run.log).toEqual(['17']);
  });

  it('is refused where action.yml has none', async () => {
    await using action = await actionFixture({ main: '' });
    await expect(action.run({ entry: 'post' })).rejects.toThrow(/no runs\.post/);
  });
});

describe('a cancelled step', () => {
  const ready = (soFar: { raw(): string }): boolean => soFar.raw().includes('ready');
  const CASES: readonly [
    main: string,
    sent: readonly string[],
    exit: number | null,
    signal: string | null,
  ][] = [
    ["process.on('SIGINT', () => process.exit(5));", ['SIGINT'], 5, null],
    ['', ['SIGINT'], null, 'SIGINT'],
    [ignores('SIGINT'), ['SIGINT', 'SIGTERM'], null, 'SIGTERM'],
    [ignores('SIGINT') + ignores('SIGTERM'), ['SIGINT', 'SIGTERM', 'SIGKILL'], null, 'SIGKILL'],
  ];

  it.each(CASES)('%j', async (main, sent, exit, signal) => {
    await using action = await actionFixture({ main: `${main}${STAYS}${prints('ready')}` });
    await using run = await action.run({ cancelWhen: ready, patience });
    expect(run).toMatchObject({ sent, exit, signal, conclusion: 'cancelled' });
  });

  it('waits 7.5 s before SIGTERM unless told otherwise', async () => {
    const main = `let at; process.on('SIGINT', () => (at = performance.now()));
      process.on('SIGTERM', () => { console.log('after', performance.now() - at); process.exit(); });`;
    await using action = await actionFixture({ main: `${main}${STAYS}${prints('ready')}` });
    await using run = await action.run({ cancelWhen: ready });
    expect(Number(run.log.at(-1)?.split(' ')[1])).toBeGreaterThan(7_300);
  });

  it('gets the signal alone: what it started does not', async () => {
    const main = `const { spawn } = await import('node:child_process');
      spawn('sleep', ['60'], { stdio: 'ignore' }); process.on('SIGINT', () => process.exit(0));`;
    await using action = await actionFixture({ main: `${main}${STAYS}${prints('ready')}` });
    await using run = await action.run({ cancelWhen: ready, patience });
    expect(run.orphans()).toMatchObject([{ command: 'sleep 60' }]);
  });

  it('is none when it ended before', async () => {
    await using action = await actionFixture({ main: '' });
    await using run = await action.run({ cancelWhen: () => new Promise(() => {}) });
    expect(run).toMatchObject({ sent: [], conclusion: 'success' });
  });

  it('is killed when the question whether to cancel fails', async () => {
    await using action = await actionFixture({ main: STAYS });
    const cancelWhen = (): boolean => {
      throw new Error('who asks?');
    };
    await expect(action.run({ cancelWhen })).rejects.toThrow('who asks?');
  });
});

describe('what a step leaves behind', () => {
  it('holds the streams open only for so long', async () => {
    await using action = await actionFixture({ main: leavesChild('inherit') });
    await using run = await action.run({ patience });
    expect(run).toMatchObject({ heldOpen: true, conclusion: 'success' });
    expect(run.ms).toBeGreaterThan(patience.streams);
  });

  it('is an orphan until the job ends', async () => {
    await using action = await actionFixture({ main: leavesChild('ignore') });
    const run = await action.run();
    expect(run.heldOpen).toBe(false);
    const [orphan] = run.orphans();
    expect(orphan?.command).toBe('sleep 60');
    await run[Symbol.asyncDispose]();
    await waitUntil(() => run.orphans().length === 0);
    expect(existsSync(run.job.temp)).toBe(false);
  });

  it('is none when it carries another job’s id or has ended', async () => {
    const main = `(await import('node:child_process')).spawn('sleep', ['5'],
      { detached: true, stdio: 'ignore', env: { ...process.env, RUNNER_TRACKING_ID: 'another' } }).unref();`;
    await using action = await actionFixture({ main });
    await using run = await action.run();
    expect(run.orphans()).toEqual([]);
  });
});
