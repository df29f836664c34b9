import { describe, expect, it } from 'vitest';
import { createLoopback, isLoopback, loopbackCandidates } from '../../src/app/loopback.ts';
import { accepts } from '../../src/app/ports.ts';
import { freePort, hasIPv6, listening } from './programs.ts';

describe('loopbackCandidates', () => {
  it.each([
    ['http://localhost:8787/a?b=1', ['http://127.0.0.1:8787/a?b=1', 'http://[::1]:8787/a?b=1']],
    ['http://LOCALHOST./', ['http://127.0.0.1/', 'http://[::1]/']],
    ['https://localhost/x', ['https://127.0.0.1/x', 'https://[::1]/x']],
    ['http://127.0.0.1:8787/a', ['http://127.0.0.1:8787/a']],
    ['http://[::1]:8787/a', ['http://[::1]:8787/a']],
    ['https://rag.example/chat', ['https://rag.example/chat']],
    ['http://localhost.example/', ['http://localhost.example/']],
  ])('%s', (url, expected) => expect(loopbackCandidates(url)).toEqual(expected));
});

describe('isLoopback', () => {
  it.each([
    'http://localhost:1/',
    'http://127.0.0.1/',
    'http://127.9.9.9/',
    'http://[::1]/',
    'http://0.0.0.0:1/',
    'http://127.1/',
  ])('%s is', (url) => expect(isLoopback(url)).toBe(true));
  it.each([
    'http://10.0.0.1/',
    'http://localhost.example/',
    'http://rag.example/',
    'http://127.0.0.1.example/',
    'http://[::2]/',
  ])('%s is not', (url) => expect(isLoopback(url)).toBe(false));
});

describe('baseFor', () => {
  it.each(['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])])(
    'finds the address that accepts (%s), and keeps to it',
    async (address) => {
      const loopback = createLoopback();
      const server = await listening(address);
      const found = `http://${address === '::1' ? '[::1]' : address}:${server.port}/chat`;
      expect(await loopback.baseFor(`http://localhost:${server.port}/chat`)).toBe(found);
      await server[Symbol.asyncDispose]();
      expect(await loopback.baseFor(`http://localhost:${server.port}/chat`)).toBe(found);
    },
  );

  it('uses what it was told, per port', async () => {
    const loopback = createLoopback();
    loopback.remember('http://[::1]:8787/health');
    expect(await loopback.baseFor('http://localhost:8787/chat')).toBe('http://[::1]:8787/chat');
  });

  it('leaves a URL as it is where neither address accepts, and asks again next time', async () => {
    const loopback = createLoopback();
    const port = await freePort();
    const url = `http://localhost:${port}/chat`;
    expect(await loopback.baseFor(url)).toBe(url);
    await using _ = await listening('127.0.0.1', port);
    expect(await loopback.baseFor(url)).toBe(`http://127.0.0.1:${port}/chat`);
  });

  it.each(['http://127.0.0.1:9/chat', 'https://rag.example/chat'])('leaves %s as it is', async (url) => {
    expect(await createLoopback().baseFor(url)).toBe(url);
  });
});

describe('accepts', () => {
  it('says why not', async () => {
    expect(await accepts('127.0.0.1', await freePort())).toEqual({ kind: 'none', reason: 'refused' });
    expect(await accepts('no-such-host.invalid', 80)).toMatchObject({ kind: 'none', reason: 'unknown name' });
  });
});
