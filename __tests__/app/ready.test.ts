import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../src/app/process.ts';
import { logPattern } from '../../src/app/ready.ts';
import { command, failure, fixturePath, freePort, hasIPv6, settings, started } from './programs.ts';

const timeoutMs = 20_000;

describe('ready.url', () => {
  it.each([
    ['answers 2xx', '/health', undefined],
    ['answers 2xx with the text in its body', '/health', 'ready'],
    ['answers 2xx after two 503', '/warming', undefined],
    ['has the text in its body at the third time', '/text-later', 'ready'],
  ])('waits until the server %s', async (_, path, body) => {
    const port = await freePort();
    const ready = { url: `http://127.0.0.1:${port}${path}`, body, timeoutMs };
    await using app = await started(settings(command('serve.mjs', '127.0.0.1', port), ready));
    expect(app.tail()).toEqual(['listening on 127.0.0.1']);
  });

  it.concurrent.each([
    ['/busy', undefined, '127.0.0.1: status 503'],
    ['/nowhere', undefined, '127.0.0.1: status 404'],
    ['/moved', undefined, '127.0.0.1: status 307 to /health (redirects are not followed)'],
    ['/health', 'up', '127.0.0.1: status 200, body lacks "up"'],
    ['/silent', undefined, '127.0.0.1: no answer'],
  ])('%s (body %s) is not ready: %s', async (path, body, answer) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}${path}`;
    const start = settings(command('serve.mjs', '127.0.0.1', port), { url, body, timeoutMs: 3_000 });
    const { code, message } = await failure(start);
    expect(code).toBe('timeout');
    expect(message).toContain('not ready after 3 s');
    expect(message).toContain(`from ${url}.`);
    expect(message).toContain(`Tried ${answer}.`);
    expect(message).toContain('It printed 1 line of output:\n  listening on 127.0.0.1');
  });

  it("keeps the user's host name in the Host header while it tries addresses", async () => {
    const port = await freePort();
    const ready = { url: `http://localhost:${port}/host`, body: `called as localhost:${port}`, timeoutMs };
    await using app = await started(settings(command('serve.mjs', '127.0.0.1', port), ready));
    expect(app.exited()).toBeUndefined();
  });

  it.skipIf(!hasIPv6)('suggests ::1 where only that accepts connections', async () => {
    const port = await freePort();
    const ready = { url: `http://127.0.0.1:${port}/health`, timeoutMs: 3_000 };
    const { message } = await failure(settings(command('serve.mjs', '::1', port), ready));
    expect(message).toContain('Tried 127.0.0.1: refused.');
    expect(message).toContain(`write http://[::1]:${port}/health`);
  });

  it('hides a password', async () => {
    const ready = { url: `http://user:secret@127.0.0.1:${await freePort()}/`, timeoutMs: 200 };
    const { message } = await failure(settings(command('print.mjs', 'silent'), ready));
    expect(message).not.toContain('secret');
    expect(message).toContain('It printed 0 lines of output.');
  });

  it.each([
    ['takes no proxy from the environment', '', false],
    ["(where Node's own fetch would)", 'fetch', true],
  ])('%s', async (_, fetches, expected) => {
    await using proxy = await countingServer();
    const port = await freePort();
    const serve = command('serve.mjs', '127.0.0.1', port);
    const url = `http://localhost:${port}/health`;
    const args = [fixturePath('proxied.ts'), serve, url, fetches];
    const env = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy.url, http_proxy: proxy.url, NO_PROXY: '' };
    const host = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(await text(host.stdout)).toBe('ready\n');
    expect(proxy.asked() > 0).toBe(expected);
  });
});

describe('ready.port', () => {
  it.each(['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])])(
    'is ready when %s accepts, and keeps to it',
    async (host) => {
      const port = await freePort();
      await using app = await started(settings(command('serve.mjs', host, port), { port, timeoutMs }));
      const shown = host === '::1' ? '[::1]' : host;
      expect(await app.baseFor(`http://localhost:${port}/chat`)).toBe(`http://${shown}:${port}/chat`);
    },
  );

  it('says what each address answered', async () => {
    const port = await freePort();
    const { code, message } = await failure(
      settings(command('print.mjs', 'silent'), { port, timeoutMs: 500 }),
    );
    expect(code).toBe('timeout');
    expect(message).toContain(`waiting for a connection to port ${port}`);
    expect(message).toMatch(/Tried 127\.0\.0\.1: refused, ::1: (refused|no such address on this machine)\./);
  });
});

describe('ready.log', () => {
  it.each([
    ['on stderr', 'stderr', 'service is ready'],
    ['without an end of line', 'no-newline', 'service is ready'],
    ['ended by a carriage return', 'carriage-return', '/^service is ready$/'],
    ['after a line of 1 MB', 'megabyte', 'service is ready'],
    ['after invalid UTF-8', 'invalid', 'service is ready'],
    ['with ANSI codes', 'colour', 'service is ready'],
    ['by a pattern', 'stderr', '/^service (is|was) [rR]eady$/'],
    ['by a pattern that would hang a backtracking engine', 'nested', '/^((a+)+$|service is)/'],
  ])('sees a line %s', async (_, way, log) => {
    await using app = await started(settings(command('print.mjs', way), { log, timeoutMs }));
    expect(app.tail().at(-1)).toContain('service is ready');
  });

  it('takes text with signs of patterns as text', async () => {
    const ready = { log: 'service .* ready', timeoutMs: 500 };
    expect((await failure(settings(command('print.mjs', 'stderr'), ready))).code).toBe('timeout');
  });

  it('tells of buffers, and of a server that answers by then', async () => {
    const port = await freePort();
    const start = settings(command('serve.mjs', '127.0.0.1', port), { log: 'started up', timeoutMs: 3_000 });
    const { code, message, tail } = await failure(start, { probeUrl: `http://localhost:${port}/chat` });
    expect(code).toBe('timeout');
    expect(message).toContain('a line of output with "started up"');
    expect(message).toMatch(/Hint: .*buffer.*app\.start\.ready\.url/);
    expect(message).toContain(`127.0.0.1:${port} does accept connections by now`);
    expect(tail).toEqual(['listening on 127.0.0.1']);
  });

  it('refuses a pattern that is none before it starts anything', async () => {
    expect(logPattern('/(/')).toMatchObject({ kind: 'invalid', reason: expect.stringContaining('missing') });
    const start = settings(command('print.mjs', 'silent'), { log: '/(/', timeoutMs });
    await expect(startApp(start, { env: process.env })).rejects.toThrow(/is no RE2 pattern/);
  });
});

/** Counts connections, and closes them. */
async function countingServer(): Promise<{ url: string; asked: () => number } & AsyncDisposable> {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
