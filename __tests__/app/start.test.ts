import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../src/app/process.ts';
import { exitWords } from '../../src/app/process/failure.ts';
import { command, failure, freePort, hasIPv6, listening, settings, started } from './programs.ts';

const timeoutMs = 20_000;
const ready = { log: 'service is ready', timeoutMs };

describe('a start', () => {
  it('says how long it took, by the clock that it is given', async () => {
    const times = [10, 35];
    const now = (): number => times.shift() ?? Number.NaN;
    const result = await startApp(settings(command('print.mjs', 'stderr'), ready), { env: process.env, now });
    expect(result).toMatchObject({ kind: 'ready', ms: 25 });
    if (result.kind === 'ready') await result.app.stop();
  });

  it('gives the app the environment without the withheld names', async () => {
    const env = { ...process.env, GITHUB_TOKEN: 't', INPUT_X: 'x', ACTIONS_Y: 'y', RUNNER_TRACKING_ID: 'id' };
    await using fixture = await createFixture({});
    const start = settings(command('print.mjs', 'environment'), ready, { MODEL: 'small' });
    await using app = await started(start, { env, logFile: fixture.getPath('app.log') });
    expect(app.lineCount()).toBe(2);
    const [line = ''] = (await fixture.readFile('app.log', 'utf8')).split('\n');
    const given: Record<string, string> = JSON.parse(line);
    expect(given).toMatchObject({ MODEL: 'small', RUNNER_TRACKING_ID: 'id', PYTHONUNBUFFERED: '1' });
    expect(Object.keys(given).filter((name) => /^(GITHUB_TOKEN|INPUT_.*|ACTIONS_.*)$/.test(name))).toEqual(
      [],
    );
  });

  it('writes the log file, and runs in the folder that it is given', async () => {
    await using fixture = await createFixture({ 'own.txt': 'service is ready' });
    const start = { command: 'cat own.txt; sleep 600', cwd: fixture.path, env: {}, ready };
    await using app = await started(start, { logFile: fixture.getPath('app.log') });
    expect(app.lineCount()).toBe(1);
    expect(await fixture.readFile('app.log', 'utf8')).toBe('service is ready');
  });

  it('shows how the app ended later', async () => {
    await using app = await started(settings('echo service is ready; sleep 0.3; exit 3', ready));
    expect(await app.exit).toEqual({ code: 3, signal: null });
    expect(app.exited()).toEqual({ code: 3, signal: null });
  });
});

describe('a start fails', () => {
  it.each([
    ['an error', 'echo no index >&2; exit 3', /exit code 3,.*It printed 1 line of output:\n {2}no index$/s],
    ['success', 'echo started', /exit code 0,.*Hint: .*foreground/s],
    ['a signal', 'kill -9 $$', /ended by SIGKILL,.*It printed 0 lines/s],
    [
      'no such command',
      'no-such-command-here',
      /exit code 127 \(the shell found no such command\).*no-such-command-here/s,
    ],
  ])('at once when the command ends before it is ready: %s', async (_, run, message) => {
    const failed = await failure(settings(run, { port: await freePort(), timeoutMs: 300_000 }));
    expect(failed.code).toBe('exited');
    expect(failed.message).toMatch(message);
  });

  it('with the last lines of a long output in the message, and more beside it', async () => {
    const { message, tail } = await failure(
      settings('seq 1 80; exit 1', { port: await freePort(), timeoutMs }),
    );
    expect(message).toContain('It printed 80 lines of output, the last 10:\n  71\n  72\n');
    expect([tail.length, tail[0], tail.at(-1)]).toEqual([50, '31', '80']);
  });

  it('where the folder is missing, saying so', async () => {
    const start = { ...settings('echo x', ready), cwd: 'no/such/folder' };
    const { code, message } = await failure(start);
    expect(code).toBe('spawn_failed');
    expect(message).toContain('app.start.cwd: no/such/folder is no folder');
  });

  it.each([
    ['a NUL in it', 'echo a\u0000b'],
    ['3 MB', `echo ${'x'.repeat(3_000_000)}`],
  ])('where the system refuses the command: %s', async (_, run) => {
    const { code, message } = await failure(settings(run, ready));
    expect(code).toBe('spawn_failed');
    expect(message).toMatch(/could not be started: .{10}/);
    expect(message.length).toBeLessThan(1_000);
  });
});

describe('nothing is started where something answers already', () => {
  async function refused(start: Parameters<typeof settings>[1], probeUrl?: string): Promise<string> {
    await using fixture = await createFixture({});
    const marker = fixture.getPath('started');
    const { code, message, tail } = await failure(settings(`touch "${marker}"`, start), { probeUrl });
    expect({ code, tail, started: existsSync(marker) }).toEqual({
      code: 'already_answering',
      tail: [],
      started: false,
    });
    expect(message).toMatch(/Stop it, or give the app another port/);
    return message;
  }

  it.each(['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])])('at %s', async (host) => {
    await using other = await listening(host);
    const place = `${host === '::1' ? '[::1]' : host}:${other.port}`;
    const url = `http://localhost:${other.port}/health`;
    expect(await refused({ url, timeoutMs })).toContain(`answers at ${place},`);
    expect(await refused({ port: other.port, timeoutMs })).toContain(`answers at ${place},`);
    expect(await refused(ready, url)).toContain(`answers at ${place},`);
  });

  it("at the app's own port, though readiness is asked at another", async () => {
    await using other = await listening('127.0.0.1');
    const probe = `http://127.0.0.1:${other.port}/chat`;
    expect(await refused({ port: await freePort(), timeoutMs }, probe)).toContain(`127.0.0.1:${other.port}`);
  });

  const outer = Object.values(networkInterfaces())
    .flat()
    .find((net) => net?.family === 'IPv4' && !net.internal);
  it.skipIf(outer === undefined)('at an address that is not loopback, with any status', async () => {
    const server = createServer((_, response) => response.writeHead(500).end());
    await new Promise<void>((resolve) => server.listen(0, outer?.address, resolve));
    const url = `http://${outer?.address}:${(server.address() as AddressInfo).port}/health`;
    expect(await refused({ url, timeoutMs })).toContain(`${url} (status 500)`);
    server.close();
  });
});

describe('exitWords', () => {
  it.each([
    [{ code: 137, signal: null }, 'exit code 137 (ended by SIGKILL)'],
    [{ code: 126, signal: null }, 'exit code 126 (the shell could not run the command)'],
    [{ code: 255, signal: null }, 'exit code 255'],
    [{ code: null, signal: 'SIGSEGV' as const }, 'ended by SIGSEGV'],
  ])('%o', (info, words) => expect(exitWords(info)).toBe(words));
});
