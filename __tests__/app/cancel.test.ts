import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { installCancel } from '../../src/app/process/cancel.ts';
import { command, fixturePath, isRunning, pidIn, waitUntil } from './programs.ts';

type Host = { child: ChildProcess; output: () => string; ended: Promise<number | string | null> };

function host(line: string, app: string, ending: string): Host {
  const args = [fixturePath('host.ts'), line, app, ending];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return { child, output: () => output, ended };
}

describe.concurrent('nothing of the app is left', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('after %s while it is up', async (signal) => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const { child, output, ended } = host(
      'service is ready',
      command('leaves-worker.mjs', file, 'stay'),
      'stop',
    );
    await waitUntil(() => output().includes('ready\n'));
    child.kill(signal);
    expect(await ended).toBe(130);
    expect(output()).toContain(`cancelled by ${signal}`);
    expect(isRunning(pidIn(file))).toBe(false);
  });

  it('after SIGINT while it is coming up', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const { child, ended } = host('never printed', command('leaves-worker.mjs', file, 'stay'), 'stop');
    await waitUntil(() => existsSync(file));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(isRunning(pidIn(file))).toBe(false);
  });

  it('at once after a second signal', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const { child, output, ended } = host(
      'service is ready',
      command('leaves-worker.mjs', file, 'stay'),
      'patient',
    );
    await waitUntil(() => output().includes('ready\n'));
    child.kill('SIGINT');
    await waitUntil(() => output().includes('cancelled'));
    expect(isRunning(pidIn(file))).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(130);
    expect(isRunning(pidIn(file))).toBe(false);
  });

  it('within the budget, though the handler hangs', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const { child, output, ended } = host(
      'service is ready',
      command('leaves-worker.mjs', file, 'stay'),
      'hang',
    );
    await waitUntil(() => output().includes('ready\n'));
    child.kill('SIGINT');
    await waitUntil(() => !isRunning(pidIn(file)));
    child.kill('SIGKILL');
    await ended;
  });

  it('after an error that nobody caught', async () => {
    await using fixture = await createFixture({});
    const file = fixture.getPath('pid');
    const { output, ended } = host('service is ready', command('leaves-worker.mjs', file, 'stay'), 'throw');
    expect(await ended).toBe(1);
    expect(output()).toContain('a bug');
    await waitUntil(() => !isRunning(pidIn(file)));
  });
});

it('a process outside the group that holds the streams does not keep the host alive', async () => {
  await using fixture = await createFixture({});
  const file = fixture.getPath('pid');
  const app = command('leaves-worker.mjs', file, 'stay', 'escape');
  expect(await host('service is ready', app, 'stop-now').ended).toBe(0);
  process.kill(pidIn(file), 'SIGKILL');
});

describe('installCancel', () => {
  it('calls the handler once, until it is taken off', () => {
    const signals = new EventEmitter();
    const proc = {
      on: signals.on.bind(signals),
      off: signals.off.bind(signals),
    } as unknown as NodeJS.Process;
    const seen: string[] = [];
    const uninstall = installCancel(proc, async (signal) => void seen.push(signal));
    signals.emit('SIGTERM', 'SIGTERM');
    signals.emit('SIGINT', 'SIGINT');
    expect(seen).toEqual(['SIGTERM']);
    uninstall();
    expect([signals.listenerCount('SIGINT'), signals.listenerCount('SIGTERM')]).toEqual([0, 0]);
  });
});
