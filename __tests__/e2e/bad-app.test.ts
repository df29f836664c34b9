import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { httpApp, json, type Answer } from '../app/http-app.ts';
import { ragbench, type Ended } from '../helpers/cli.ts';
import { casesOf, golden, qaConfig, reportIn, stockAnswer, stockApp } from './stock.ts';

interface Judged extends Ended {
  readonly report: Report;
}

/** Runs the golden set against an app. */
async function judged(url: string, app = ''): Promise<Judged> {
  await using fixture = await createFixture({
    'ragbench.yml': qaConfig(url, '', app),
    'golden.jsonl': golden(),
  });
  const finished = await ragbench(fixture.path, ['run']);
  return { ...finished, report: await reportIn(fixture.path) };
}

const raw =
  (body: string, status = 200, type = 'application/json'): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);
const value =
  (fields: Record<string, unknown>): Answer =>
  (response) =>
    json(response, { ...stockAnswer(17), ...fields });

const BAD: readonly [what: string, answer: Answer, said: readonly RegExp[], app?: string][] = [
  ['HTML', raw('<!doctype html><title>Sign in</title>', 200, 'text/html'), [/JSON/, /Sign in|text\/html/]],
  ['status 500', raw('{"detail": "the index is being rebuilt"}', 500), [/500/, /the index is being rebuilt/]],
  ['status 404', raw('not here', 404, 'text/plain'), [/404/, /not here/]],
  ['a body of 11 MB', raw(JSON.stringify({ text: 'x'.repeat(11 * 2 ** 20) })), [/10 MB/]],
  ['an empty body', raw(''), [/empty/]],
  ['broken JSON', raw('{"text": "41'), [/JSON/]],
  ['a JSON text', raw('"41"'), [/object|mapping|text/]],
  ['no text', raw('{"value": 17}'), [/text/]],
  ['a text that is a number', value({ text: 41 }), [/text/, /number 41/]],
  ['a value of words', value({ value: [17] }), [/value/, /number/, /list/]],
  ['a refused of words', value({ refused: 'maybe' }), [/refused/, /true or false|boolean/, /"maybe"/]],
  ['sources that are no list', value({ sources: 'stock.md' }), [/sources/, /a list|array/, /"stock\.md"/]],
  [
    'a mode of another word',
    value({ mode: 'confident' }),
    [/mode/, /abstain/, /disputed/, /trustworthy/, /"confident"/],
  ],
  ['a reset connection', (response) => void response.socket?.destroy(), [/closed|reset|ECONNRESET/i]],
  ['an answer that never comes', () => {}, [/time|300 ms|300ms|0\.3/], 'timeout: 300ms'],
  [
    'a body that never ends',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"text": '),
    [/time|300 ms|300ms|0\.3/],
    'timeout: 300ms',
  ],
];

describe('an answer that is none', () => {
  it.each(BAD)(
    'is an error of its case and of its row, and the others are judged: %s',
    async (_what, answer, said, more = '') => {
      await using app = await stockApp(undefined, { bikes: answer });
      const { exit, stdout, report } = await judged(app.url, more);
      const cases = casesOf(report);
      expect(Object.fromEntries([...cases.values()].map(({ id, status }) => [id, status]))).toEqual({
        bikes: 'error',
        lamps: 'pass',
        tents: 'pass',
      });
      for (const words of said) expect(cases.get('bikes')?.reason).toMatch(words);
      expect(cases.get('bikes')?.reason.length).toBeLessThan(600);
      const rows = report.suites[0]?.rows.filter(({ metric }) => metric === 'numeric_accuracy');
      expect(rows).toMatchObject([{ verdict: 'ERROR', reason: 'app_failed', n: 2, passed: 2 }]);
      expect({ exit, verdict: report.verdict, first: stdout.split('\n')[0] }).toMatchObject({
        exit: 1,
        verdict: 'ERROR',
        first: expect.stringMatching(/^ERROR/),
      });
    },
  );
});

describe('an app that never answers', () => {
  it('ends the run with exit 3 when every call fails', async () => {
    await using app = await httpApp((response) => json(response, { detail: 'down for the night' }, 503));
    const { exit, stdout, report } = await judged(app.url);
    expect({ exit, verdict: report.verdict, exit_code: report.exit_code }).toEqual({
      exit: 3,
      verdict: 'ERROR',
      exit_code: 3,
    });
    expect(stdout).toMatch(/503/);
    expect(stdout).toMatch(/down for the night/);
  });

  it('ends the run with exit 3 when nobody listens, in words', async () => {
    const { exit, stdout, report } = await judged(`http://127.0.0.1:${await freePort()}/chat`);
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 3, verdict: 'ERROR' });
    expect(stdout).toMatch(/ECONNREFUSED|refused the connection|nothing listens|connection refused/i);
    expect([...casesOf(report).values()].map(({ status }) => status)).toEqual(['error', 'error', 'error']);
  });

  it('is asked again after a 503, and judged when it answers then', async () => {
    await using app = await httpApp((response, n) =>
      n === 0 ? json(response, {}, 503, { 'retry-after': '0' }) : json(response, stockAnswer(41)),
    );
    await using fixture = await createFixture({
      'ragbench.yml': qaConfig(app.url).replace('retries: 0', 'retries: 1'),
      'golden.jsonl': golden({ tents: 41 }),
    });
    const { exit } = await ragbench(fixture.path, ['run']);
    expect({ exit, asked: app.received.length }).toEqual({ exit: 0, asked: 2 });
  });
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
