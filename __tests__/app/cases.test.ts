import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { command, failure, fixturePath, freePort, hasIPv6, settings, started } from './programs.ts';

const timeoutMs = 10_000;

describe('localhost is two addresses, the app listens on one', () => {
  it.each([
    ['127.0.0.1', 'url'],
    ['::1', 'url'],
    ['127.0.0.1', 'port'],
    ['::1', 'port'],
  ])('app on %s, ready by %s: ready, and calls go where it listens', async (host, by) => {
    const port = await freePort();
    const ready = by === 'url' ? { url: `http://localhost:${port}/health`, timeoutMs } : { port, timeoutMs };
    const start = settings(command('localhost/app.mjs', host, port), ready);
    const probeUrl = `http://localhost:${port}/chat`;
    if (host === '::1' && !hasIPv6) {
      expect((await failure(start, { probeUrl })).message).toMatch(/EADDRNOTAVAIL|EAFNOSUPPORT/);
      return;
    }
    await using app = await started(start, { probeUrl });
    const answer = await fetch(await app.baseFor(probeUrl), { method: 'POST', body: '{}' });
    expect(await answer.json()).toMatchObject({ value: 41 });
  });
});

describe("the ready line sits in Python's buffer", () => {
  async function copy(): Promise<{ port: number; folder: Awaited<ReturnType<typeof createFixture>> }> {
    const port = await freePort();
    const folder = await createFixture(fixturePath('buffered'));
    for (const file of ['app.py', 'split.mjs']) {
      const source = await folder.readFile(file, 'utf8');
      await folder.writeFile(file, source.replace('8788', String(port)));
    }
    return { port, folder };
  }

  const ready = { log: 'assistant is ready', timeoutMs: 5_000 };

  it.each(['python3 app.py', `"${process.execPath}" split.mjs`])('%s is ready', async (run) => {
    const { folder, port } = await copy();
    await using cwd = folder;
    const start = { command: run, cwd: cwd.path, env: {}, ready };
    await using app = await started(start, { probeUrl: `http://127.0.0.1:${port}/chat` });
    expect(app.tail()).toEqual(['assistant is ready']);
  });

  it("keeps the user's own empty PYTHONUNBUFFERED: a time-out that says why", async () => {
    const { folder, port } = await copy();
    await using cwd = folder;
    const start = {
      command: 'python3 app.py',
      cwd: cwd.path,
      env: { PYTHONUNBUFFERED: '' },
      ready: { ...ready, timeoutMs: 2_000 },
    };
    const { code, message } = await failure(start, { probeUrl: `http://127.0.0.1:${port}/chat` });
    expect(code).toBe('timeout');
    expect(message).toMatch(/"assistant is ready".*0 lines of output.*buffer.*app\.start\.ready\.url/s);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });
});
