import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../src/text/redact.ts';
import { clientFor, httpApp, question, type Answer } from './http-app.ts';
import { chunk, openStream, streamed, streamOf } from './streams.ts';

const PRESET = { preset: 'openai-chat', request: { model: 'small-1', stream: true } };
const SAID = chunk({ role: 'assistant', content: 'Il est 10 h, à côté du musée 🏛️ (博物馆).' });
const STOP = chunk({}, 'stop');
const ANSWER = { text: 'Il est 10 h, à côté du musée 🏛️ (博物馆).' };

/** It ends behind the first byte of a character that has more. */
const HALF_A_CHARACTER = ((bytes) => bytes.subarray(0, bytes.indexOf(0xc3) + 1))(
  Buffer.from(streamOf([SAID], '')),
);

const asks = (url: string, app: object = {}): ReturnType<ReturnType<typeof clientFor>['ask']> =>
  clientFor({ url, ...PRESET, ...app }).ask(question());

describe('a stream is read', () => {
  const whole = streamOf([SAID, STOP]);

  it.each<[string, string]>([
    ['with LF', whole],
    ['with CRLF', whole.replaceAll('\n', '\r\n')],
    ['with CR', whole.replaceAll('\n', '\r')],
    ['with comments that keep it alive', `: ping\n\n${whole.replaceAll('\n\n', '\n\n: ping\n\n:\n\n')}`],
    ['with a byte order mark', `\uFEFF${whole}`],
    ['without spaces after the colons', whole.replaceAll('data: ', 'data:')],
    [
      'with ids, names and times of its events',
      whole.replaceAll('data: ', 'id: 7\nevent: message\nretry: 10\ndata: '),
    ],
    [
      'with JSON over several lines of data',
      `data: ${JSON.stringify(SAID, null, 1).replaceAll('\n', '\ndata: ')}\n\n${streamOf([STOP])}`,
    ],
    ['without [DONE], where the answer is complete', streamOf([SAID, STOP], '')],
    ['without [DONE] and its last blank line', streamOf([SAID, STOP], '').trimEnd()],
    ['with [DONE] in a last line of its own', streamOf([SAID, STOP], 'data: [DONE]')],
    ['with [DONE] and no reason to stop', streamOf([SAID])],
    ['to [DONE], whatever follows', `${whole}data: no JSON\n\n`],
  ])('%s', async (_what, text) => {
    await using app = await httpApp(streamed(text));
    expect(await asks(app.url)).toMatchObject({ response: ANSWER, attempts: 1 });
  });

  it('byte by byte, whatever characters that cuts', async () => {
    const bytes = Buffer.from(streamOf([SAID, STOP]).replaceAll('\n', '\r\n'));
    await using app = await httpApp((response) => {
      openStream(response).socket?.setNoDelay(true);
      void (async () => {
        for (const byte of bytes) {
          response.write(Buffer.of(byte));
          await new Promise((resolve) => setImmediate(resolve));
        }
        response.end();
      })();
    });
    expect((await asks(app.url)).response).toEqual(ANSWER);
  });

  it('to [DONE], though the server leaves the connection open', async () => {
    const closed: Promise<unknown>[] = [];
    await using app = await httpApp((response) => {
      closed.push(once(response, 'close'));
      openStream(response).write(streamOf([SAID, STOP]));
    });
    expect((await asks(app.url)).response).toEqual(ANSWER);
    await Promise.all(closed);
    expect(closed).toHaveLength(1);
  });

  it('only by a format that has one', async () => {
    await using app = await httpApp(streamed(streamOf([SAID, STOP])));
    for (const preset of ['native', 'openai-responses', 'langserve', 'langgraph']) {
      const { error } = await clientFor({ url: app.url, preset }).ask(question());
      expect(error).toMatchObject({
        code: 'no_json',
        message: expect.stringContaining('a streaming endpoint cannot be read') as string,
      });
    }
  });

  it('where JSON comes after all, that is read', async () => {
    const body = JSON.stringify({ choices: [{ message: { content: 'At ten.' }, finish_reason: 'stop' }] });
    await using app = await httpApp((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    expect((await asks(app.url)).response).toEqual({ text: 'At ten.' });
  });
});

describe('a stream that gives no answer', () => {
  it.each<[string, string | Buffer, string, RegExp]>([
    ['that ends midway', streamOf([SAID], ''), 'network', /broke off before the answer was complete/],
    ['that ends within an event', streamOf([SAID, STOP], '').slice(0, -20), 'network', /broke off/],
    ['that ends within a character', HALF_A_CHARACTER, 'network', /broke off/],
    ['that ends before it begins', '', 'network', /broke off/],
    ['of comments only', ': ping\n\n', 'network', /broke off/],
    [
      'with an error',
      streamOf([SAID, { error: { message: 'overloaded', code: 529 } }]),
      'app_error',
      /in its stream.*overloaded/,
    ],
    [
      'with an event called error',
      `${streamOf([SAID], '')}event: error\ndata: index gone\n\n`,
      'app_error',
      /index gone/,
    ],
    [
      'with an error as its object',
      streamOf([SAID, { object: 'error', message: 'out of memory' }]),
      'app_error',
      /out of memory/,
    ],
    ['with an error cut off by the end', streamOf([SAID], 'data: {"error": "gone"}'), 'app_error', /gone/],
    [
      'with an event that is no JSON',
      streamOf([SAID], 'data: Hello\n\n'),
      'no_json',
      /an event of the stream: no JSON: "Hello"/,
    ],
    [
      'with JSON nested too deep',
      `data: ${'['.repeat(2000)}${']'.repeat(2000)}\n\n`,
      'no_json',
      /deeper than 500/,
    ],
    ['in Latin-1', Buffer.from(streamOf([SAID, STOP]), 'latin1'), 'no_json', /not UTF-8/],
  ])('%s', async (_what, text, code, said) => {
    await using app = await httpApp(streamed(text));
    const { error, response } = await asks(app.url);
    expect(error).toMatchObject({ code, message: expect.stringMatching(said) as string });
    expect(error?.message).toContain(app.url);
    expect(response).toBeUndefined();
  });

  it('an error after the answer was complete is one all the same', async () => {
    await using app = await httpApp(streamed(streamOf([SAID, STOP, { error: 'index gone' }])));
    expect((await asks(app.url)).error?.code).toBe('app_error');
  });

  it('whose connection drops is lost, and the answer of the next attempt counts', async () => {
    await using app = await httpApp((response, n) => {
      openStream(response);
      if (n > 0) response.end(streamOf([SAID, STOP]));
      else response.write(streamOf([SAID], ''), () => response.destroy());
    });
    expect(await asks(app.url, { retries: 1 })).toMatchObject({ response: ANSWER, attempts: 2 });
  });

  it('that breaks off is asked for again, an error in it is not', async () => {
    await using broken = await httpApp((response, n) =>
      streamed(n === 0 ? streamOf([SAID], '') : streamOf([SAID, STOP]))(response, n, received),
    );
    expect(await asks(broken.url, { retries: 2 })).toMatchObject({ response: ANSWER, attempts: 2 });
    await using failing = await httpApp(streamed(streamOf([{ error: 'index gone' }])));
    expect(await asks(failing.url, { retries: 2 })).toMatchObject({ attempts: 1 });
  });

  it('within its time is a time-out', async () => {
    await using app = await httpApp((response) => {
      openStream(response);
      const drip = setInterval(() => response.write(': ping\n\n'), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect((await asks(app.url, { timeout: '300ms' })).error).toMatchObject({ code: 'timeout' });
  });

  it.each<[string, string]>([
    ['in many events', streamOf([chunk({ content: 'x'.repeat(60_000) })], '')],
    ['in one line', 'x'.repeat(60_000)],
  ])('over 10 MB, %s, is dropped before its end', async (_what, piece) => {
    await using app = await httpApp((response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(piece));
      };
      openStream(response).on('drain', more);
      more();
    });
    expect((await asks(app.url)).error).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('10 MB') as string,
    });
  });

  it('over 10 MB by a little is too large, and below is read', async () => {
    const pieces = (count: number): object[] =>
      Array.from({ length: count }, () => chunk({ content: 'x'.repeat(100_000) }));
    await using large = await httpApp(streamed(streamOf([...pieces(105), STOP])));
    expect((await asks(large.url)).error?.code).toBe('too_large');
    await using fitting = await httpApp(streamed(streamOf([...pieces(100), STOP])));
    expect((await asks(fitting.url)).response).toHaveProperty('text.length', 10_000_000);
  });

  it('is redacted before it is shortened', async () => {
    const redactor = createRedactor(['secret-of-the-app']);
    const texts = [
      streamOf([{ error: `${'x'.repeat(190)}secret-of-the-app` }]),
      `data: ${'x'.repeat(191)}secret-of-the-app\n\n`,
    ];
    for (const text of texts) {
      await using app = await httpApp(streamed(text));
      const { error } = await clientFor({ url: app.url, ...PRESET }, { redactor }).ask(question());
      expect(error?.message).toContain('x[redacted');
      expect(error?.message).not.toContain('secret');
    }
  });
});

const received: Parameters<Answer>[2] = { method: '', url: '', headers: {}, body: '' };
