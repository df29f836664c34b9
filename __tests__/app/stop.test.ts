import { existsSync } from 'node:fs';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { stopApps } from '../../src/app/process.ts';
import { command, failure, freePort, isRunning, pidIn, settings, started, waitUntil } from './programs.ts';

const ready = { log: 'service is ready', timeoutMs: 20_000 };
/** Longer than a test may take: what waits for it fails. */
const never = 600_000;

describe('a worker that ignores SIGTERM and SIGINT is gone', () => {
  it('after stop, with its parent', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const app = await started(settings(command('leaves-worker.mjs', file, 'stay'), ready));
    expect([isRunning(app.pid), isRunning(pidIn(file))]).toEqual([true, true]);
    await Promise.all([app.stop(), app.stop()]);
    await app.stop();
    expect([isRunning(app.pid), isRunning(pidIn(file))]).toEqual([false, false]);
  });

  it('after stop, though its parent had ended long before', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const run = `${command('leaves-worker.mjs', file, 'end')} && sleep 0.5`;
    const app = await started(settings(run, ready));
    expect(await app.exit).toEqual({ code: 0, signal: null });
    expect(isRunning(pidIn(file))).toBe(true);
    await app.stop();
    expect(isRunning(pidIn(file))).toBe(false);
  });

  it.each([
    ['end', 'exited', 'exit code 0'],
    ['crash', 'exited', 'the index is missing'],
    ['stay', 'timeout', 'not ready after'],
  ])('after a failed start (%s)', async (then, code, message) => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const start = settings(command('leaves-worker.mjs', file, then), {
      port: await freePort(),
      timeoutMs: 3_000,
    });
    const failed = await failure(start);
    expect(failed.code).toBe(code);
    expect(failed.message).toContain(message);
    expect(isRunning(pidIn(file))).toBe(false);
  });
});

describe('stop', () => {
  it('waits no longer than the processes need', async () => {
    const app = await started(settings(command('print.mjs', 'stderr'), ready), { graceMs: never });
    await app.stop();
    expect(await app.exit).toMatchObject({ signal: 'SIGTERM' });
  });

  it('comes to an end after the app ended by itself', async () => {
    const app = await started(settings('echo service is ready; sleep 0.3', ready), { graceMs: never });
    await app.exit;
    await app.stop();
    expect(app.exited()).toEqual({ code: 0, signal: null });
  });

  it('lets go of the streams that a process outside the group holds open', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const app = await started(settings(command('leaves-worker.mjs', file, 'stay', 'escape'), ready));
    await app.stop();
    expect([isRunning(app.pid), isRunning(pidIn(file))]).toEqual([false, true]);
    process.kill(pidIn(file), 'SIGKILL');
  });

  it.skipIf(process.platform !== 'linux')('does not wait for a dead member that nobody reaps', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const app = await started(settings(command('zombie.py', file), ready), { graceMs: never });
    await app.stop();
    expect(isRunning(app.pid)).toBe(false);
    process.kill(pidIn(file), 'SIGKILL');
  });
});

describe('stopApps', () => {
  it('stops those that are up, and makes a start under way fail', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const up = await started(settings(command('leaves-worker.mjs', file, 'stay'), ready));
    const mark = fixture.getPath('mark');
    const neverReady = { port: await freePort(), timeoutMs: never };
    const coming = failure(settings(`touch "${mark}"; sleep 600`, neverReady));
    await waitUntil(() => existsSync(mark));
    await stopApps(300);
    expect([isRunning(up.pid), isRunning(pidIn(file))]).toEqual([false, false]);
    expect(await coming).toMatchObject({ code: 'exited' });
    await up.stop();
  });
});
