import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../src/app/client.ts';
import { targetProblems } from '../../src/app/client/target.ts';
import { createRedactor } from '../../src/text/redact.ts';
import { appSettings, clientFor, httpApp, json, question } from './http-app.ts';
import type { Answer } from './http-app.ts';
import { fixturePath, hasIPv6 } from './programs.ts';

const yes: Answer = (response) => json(response, { text: 'Yes.' });

describe('a request', () => {
  it('is a POST of JSON with the default body', async () => {
    await using app = await httpApp(yes);
    const { body, response, latency_ms } = await clientFor({ url: `${app.url}?v=1` }).ask(
      question('Wer fährt? 🚲'),
    );
    expect(app.received).toMatchObject([
      {
        method: 'POST',
        url: '/chat?v=1',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: '{"prompt":"Wer fährt? 🚲","conversation":[]}',
      },
    ]);
    expect(body).toEqual({ prompt: 'Wer fährt? 🚲', conversation: [] });
    expect(response).toEqual({ text: 'Yes.' });
    expect(latency_ms).toBeGreaterThanOrEqual(0);
  });

  it('takes headers and method of the settings', async () => {
    await using app = await httpApp(yes);
    const headers = { Authorization: 'Bearer abc', 'Content-Type': 'application/vnd.x+json', Accept: '*/*' };
    await clientFor({ url: app.url, method: 'PUT', headers }).ask(question());
    expect(app.received[0]).toMatchObject({
      method: 'PUT',
      headers: { authorization: 'Bearer abc', 'content-type': 'application/vnd.x+json', accept: '*/*' },
    });
  });

  it('by GET has its fields in the query, and no body', async () => {
    await using app = await httpApp(yes);
    const request = {
      q: '{{prompt}}',
      k: 3,
      on: true,
      none: null,
      empty: '',
      contexts: '{{contexts}}',
      day: '{{reference_date}}',
    };
    const { body } = await clientFor({ url: `${app.url}?v=1`, method: 'GET', request }).ask(
      question('a&b=ü', { contexts: ['c'] }),
    );
    const query = new URL(`http://x${app.received[0]?.url}`).searchParams;
    expect([...query]).toEqual([
      ['v', '1'],
      ['q', 'a&b=ü'],
      ['k', '3'],
      ['on', 'true'],
      ['empty', ''],
      ['contexts', '["c"]'],
    ]);
    expect(app.received[0]).toMatchObject({ method: 'GET', body: '' });
    expect(app.received[0]?.headers).not.toHaveProperty('content-type');
    expect(body).toMatchObject({ q: 'a&b=ü', none: null });
  });

  it('takes user and password from the URL, and does not show them', async () => {
    await using app = await httpApp((response) => json(response, {}, 500));
    const { error } = await clientFor({ url: app.url.replace('http://', 'http://me:p%40ss@') }).ask(
      question(),
    );
    expect(app.received[0]?.headers.authorization).toBe(`Basic ${Buffer.from('me:p@ss').toString('base64')}`);
    expect(error?.message).not.toMatch(/p%40ss|p@ss/);
  });

  it('follows redirects that keep the method, and names where they led', async () => {
    await using app = await httpApp((response, _, { url }) =>
      url === '/chat' ? response.writeHead(307, { location: '/v2/chat' }).end() : json(response, {}, 404),
    );
    const { error } = await clientFor({ url: app.url }).ask(question('Which?'));
    expect(app.received.map(({ method, body }) => [method, body.length > 0])).toEqual([
      ['POST', true],
      ['POST', true],
    ]);
    expect(error?.message).toContain(`127.0.0.1:${app.port}/v2/chat: status 404`);
  });

  it('and its answer are redacted in what is given back, but not on the way', async () => {
    await using app = await httpApp((response, _, { body }) =>
      json(response, { text: body, 'x-my-secret-1': 'my-secret-1' }),
    );
    const request = { prompt: '{{prompt}}', key: 'my-secret-1' };
    const redactor = createRedactor(['my-secret-1']);
    const result = await clientFor({ url: app.url, request }, { redactor }).ask(question('Which?'));
    expect(app.received[0]?.body).toContain('my-secret-1');
    expect(result.body).toEqual({ prompt: 'Which?', key: '[redacted]' });
    expect(result.response).toEqual({ text: '{"prompt":"Which?","key":"[redacted]"}' });
  });
});

describe('settings that make no request', () => {
  it('are named, without the value of a header', () => {
    const settings = appSettings({
      url: 'http://127.0.0.1:1/',
      method: 'GET',
      request: 'text',
      headers: { a: 'x\ny', b: 'ok', c: '€' },
    });
    const problems = targetProblems(settings);
    expect(problems.map(({ path }) => path)).toEqual([['headers', 'a'], ['headers', 'c'], ['request']]);
    const deps = { redactor: createRedactor([]), now: () => 0, random: () => 0 };
    expect(() => createHttpClient(settings, deps)).toThrow(/line break/);
  });

  it('are none of these: a token with a line break at its end', async () => {
    await using app = await httpApp(yes);
    await clientFor({ url: app.url, headers: { authorization: 'Bearer abc\n' } }).ask(question());
    expect(app.received[0]?.headers.authorization).toBe('Bearer abc');
  });
});

describe('localhost', () => {
  it.each(['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])])(
    'reaches an app on %s, under its own name',
    async (host) => {
      await using app = await httpApp(yes, host);
      const url = `http://localhost:${app.port}/chat`;
      expect(await clientFor({ url }).ask(question())).toMatchObject({ response: { text: 'Yes.' } });
      expect(app.received[0]?.headers.host).toBe(`localhost:${app.port}`);
    },
  );

  it.runIf(hasIPv6)('asks at the address where the app was found', async () => {
    await using app = await httpApp(yes, '::1');
    const url = `http://localhost:${app.port}/chat`;
    const asked: string[] = [];
    const baseFor = (of: string): Promise<string> => {
      asked.push(of);
      return Promise.resolve(`http://[::1]:${app.port}/chat`);
    };
    expect(await clientFor({ url }, { baseFor }).ask(question())).toMatchObject({
      response: { text: 'Yes.' },
    });
    expect(asked).toEqual([url]);
  });

  it.each([
    ['localhost', 'from the app'],
    ['127.0.0.1', 'from the app'],
    ['rag.example', 'from the proxy'],
  ])('and proxies of the environment: %s is answered %s', async (host, text) => {
    await using app = await httpApp((response) => json(response, { text: 'from the app' }));
    await using proxy = await proxyAnswering('from the proxy');
    const { origin } = proxy;
    const env = {
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: origin,
      http_proxy: origin,
      NO_PROXY: '',
      no_proxy: '',
    };
    const args = [fixturePath('asks.ts'), `http://${host}:${app.port}/chat`];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
    expect(JSON.parse(stdout)).toEqual({ text });
  });
});

/** A proxy that answers in the place of every server, asked directly or through a tunnel. */
async function proxyAnswering(text: string): Promise<{ origin: string } & AsyncDisposable> {
  const body = JSON.stringify({ text });
  const answer = `HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const server = createServer((socket) =>
    socket
      .on('error', () => {})
      .on('data', (data) => {
        if (data.toString().startsWith('CONNECT')) socket.write('HTTP/1.1 200 OK\r\n\r\n');
        else socket.end(answer);
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
