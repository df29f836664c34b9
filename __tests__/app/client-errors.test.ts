import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../src/text/redact.ts';
import { clientFor, httpApp, json, question } from './http-app.ts';
import type { Answer } from './http-app.ts';
import { freePort } from './programs.ts';

const html: Answer = (response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<html>\n${'<p>Log in</p>'.repeat(50)}</html>`);
const plain =
  (body: string | Uint8Array): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);

describe('an answer that cannot be used', () => {
  it.each<[string, Answer, string, string[]]>([
    ['HTML', html, 'no_json', ['status 200', 'text/html', '"<html>\\n<p>Log in', 'app.url']],
    [
      '500',
      (response) => response.writeHead(500).end('Traceback: no index'),
      'status',
      ['status 500', 'Traceback: no index', 'log'],
    ],
    [
      '404 with JSON',
      (response) => json(response, { detail: 'Not Found' }, 404),
      'status',
      ['status 404', 'Not Found', 'app.url'],
    ],
    [
      '401 without body',
      (response) => response.writeHead(401).end(),
      'status',
      ['status 401', 'empty body', 'app.headers'],
    ],
    ['an empty body', plain(''), 'no_json', ['empty', 'status 200']],
    [
      '204',
      (response) => response.writeHead(204).end(),
      'no_json',
      ['empty', 'status 204', 'content type none'],
    ],
    ['broken JSON', plain('{"text": "Yes'), 'no_json', ['application/json', '{\\"text\\"']],
    ['JSON Lines', plain('{"text":"a"}\n{"text":"b"}\n'), 'no_json', ['no JSON']],
    ['Latin-1', plain(Buffer.from('{"text":"schön"}', 'latin1')), 'no_json', ['not UTF-8']],
    [
      'JSON nested too deep',
      plain(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      'no_json',
      ['deeper than 500'],
    ],
  ])('%s', async (_, answer, code, said) => {
    await using app = await httpApp(answer);
    const { error, response, attempts } = await clientFor({ url: app.url, retries: 2 }).ask(question());
    expect(response).toBeUndefined();
    expect(error?.code).toBe(code);
    for (const part of [app.url, ...said]) expect(error?.message).toContain(part);
    expect(error?.message.length).toBeLessThan(520);
    expect([attempts, app.received.length]).toEqual([1, 1]);
  });

  it('that is a stream which never ends is told at once, by one call', async () => {
    await using app = await httpApp((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(`data: {"answer": "The ferry"}\n\n`.repeat(30));
    });
    const { error } = await clientFor({ url: app.url, retries: 2 }).ask(question());
    expect(error).toMatchObject({
      code: 'no_json',
      message: expect.stringMatching(
        /200.*text\/event-stream.*The ferry.*streaming endpoint cannot be read/s,
      ) as string,
    });
    expect(app.received).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['a body of 11 MB', plain(JSON.stringify({ text: 'x'.repeat(11_000_000) }))],
    [
      'a small body that unpacks to 11 MB',
      (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(11_000_000))),
    ],
    [
      'a body without end',
      (response) => {
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.writeHead(200).on('drain', more);
        more();
      },
    ],
  ])('%s is too large, and that before its end', async (_, answer) => {
    await using app = await httpApp(answer);
    const { error } = await clientFor({ url: app.url, retries: 2 }).ask(question());
    expect(error).toMatchObject({ code: 'too_large', message: expect.stringContaining('10 MB') as string });
    expect(app.received).toHaveLength(1);
  });

  it('of 9 MB, in JSON with a byte order mark, is read', async () => {
    await using app = await httpApp(plain(`\uFEFF${JSON.stringify({ text: 'x'.repeat(9_000_000) })}`));
    const { response } = await clientFor({ url: app.url }).ask(question());
    expect(response).toHaveProperty('text.length', 9_000_000);
  });

  it('is redacted before it is shortened', async () => {
    await using app = await httpApp((response) =>
      response.writeHead(500).end(`${'x'.repeat(190)}secret-of-the-app`),
    );
    const redactor = createRedactor(['secret-of-the-app', 'key-in-the-url']);
    const { error } = await clientFor({ url: `${app.url}?key=key-in-the-url` }, { redactor }).ask(
      question('secret-of-the-app'),
    );
    expect(error?.message).toContain('x[redacted]"');
    expect(error?.message).toContain('?key=[redacted]: status 500');
  });
});

describe('a time-out', () => {
  it.each<[string, Answer]>([
    ['before the answer begins', () => {}],
    [
      'while the body drips',
      (response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('%s is not repeated', async (_, answer) => {
    await using app = await httpApp(answer);
    const { error, attempts, latency_ms } = await clientFor({
      url: app.url,
      timeout: '300ms',
      retries: 3,
    }).ask(question());
    expect(error).toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('within 300 ms') as string,
    });
    expect(attempts).toBe(1);
    expect(latency_ms).toBeGreaterThan(250);
  });
});

describe('no connection', () => {
  it('says that nothing listens, and what to do', async () => {
    const url = `http://127.0.0.1:${await freePort()}/chat`;
    const { error } = await clientFor({ url }).ask(question());
    expect(error).toMatchObject({
      code: 'network',
      message: `${url}: nothing listens there (ECONNREFUSED); start the app, or correct app.url`,
    });
  });

  it('says that a name is unknown', async () => {
    const { error } = await clientFor({ url: 'http://no-such-host.invalid/' }).ask(question());
    expect(error).toMatchObject({
      code: 'network',
      message: expect.stringMatching(/host name is unknown \((ENOTFOUND|EAI_AGAIN)\)/) as string,
    });
  });

  it.each<[string, string, RegExp]>([
    ['something that speaks no HTTP', 'SSH-2.0-server\r\n', /speaks no HTTP \((HPE_|HTTPParserError)/],
    [
      'a connection that drops within the body',
      'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"te',
      /closed before the answer was complete/,
    ],
    ['a connection that drops at once', '', /closed before the answer was complete/],
  ])('%s', async (_, said, expected) => {
    const server = createServer((socket) =>
      socket.on('error', () => {}).once('data', () => socket.end(said)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { error, attempts } = await clientFor({ url, retries: 1 }).ask(question());
    expect(error).toMatchObject({ code: 'network', message: expect.stringMatching(expected) as string });
    expect(error?.message).toContain('(after 2 attempts)');
    expect(attempts).toBe(2);
    server.close();
  });
});
