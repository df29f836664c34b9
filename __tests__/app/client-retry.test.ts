import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../src/app/client.ts';
import { createRedactor } from '../../src/text/redact.ts';
import { appSettings, clientFor, httpApp, json, question } from './http-app.ts';
import type { Answer } from './http-app.ts';
import { waitUntil } from './programs.ts';

/** Answers with these statuses in turn, then with a text. */
function after(statuses: readonly number[], headers: Record<string, string> = {}): Answer {
  return (response, n) => {
    const status = statuses[n];
    if (status === undefined) json(response, { text: 'Yes.' });
    else json(response, { detail: 'busy' }, status, headers);
  };
}

describe('repeating', () => {
  it.each([429, 502, 503, 504])('heals %i twice, with back-off that doubles', async (status) => {
    await using app = await httpApp(after([status, status]));
    const client = clientFor({ url: app.url, retries: 2 });
    expect(await client.ask(question())).toMatchObject({ response: { text: 'Yes.' }, attempts: 3 });
    expect(client.waits).toEqual([250, 500]);
  });

  it('jitters by the randomness that is passed in', async () => {
    await using app = await httpApp(after([503, 503]));
    const client = clientFor({ url: app.url, retries: 2 }, { random: () => 0.5 });
    await client.ask(question());
    expect(client.waits).toEqual([375, 750]);
  });

  it('ends after the retries, and says how often it asked', async () => {
    await using app = await httpApp(after([503, 503, 503, 503]));
    const { error, attempts } = await clientFor({ url: app.url, retries: 2 }).ask(question());
    expect(error).toMatchObject({
      code: 'status',
      message: expect.stringMatching(/status 503: .*busy.*after 3 attempts/) as string,
    });
    expect([attempts, app.received.length]).toEqual([3, 3]);
  });

  it.each([400, 401, 404, 408, 422, 500, 501])('leaves %i as it is', async (status) => {
    await using app = await httpApp(after([status]));
    const client = clientFor({ url: app.url, retries: 2 });
    expect(await client.ask(question())).toMatchObject({ error: { code: 'status' }, attempts: 1 });
    expect(client.waits).toEqual([]);
  });

  it('does not happen with retries: 0, nor for a wrong answer', async () => {
    await using app = await httpApp(after([503]));
    expect(await clientFor({ url: app.url, retries: 0 }).ask(question())).toMatchObject({
      error: { code: 'status' },
      attempts: 1,
    });
    await using wrong = await httpApp((response) => json(response, { text: 5, mode: [] }));
    expect(await clientFor({ url: wrong.url, retries: 2 }).ask(question())).toMatchObject({
      response: { text: 5 },
      attempts: 1,
    });
  });

  it('waits by the clock where no other way to wait is passed in, and wakes when the run is cancelled', async () => {
    await using app = await httpApp(after([503]));
    const run = new AbortController();
    const deps = {
      redactor: createRedactor([]),
      now: () => performance.now(),
      random: () => 0,
      signal: run.signal,
    };
    const client = createHttpClient(appSettings({ url: app.url, retries: 1 }), deps);
    const began = performance.now();
    expect(await client.ask(question())).toMatchObject({ response: { text: 'Yes.' }, attempts: 2 });
    expect(performance.now() - began).toBeGreaterThan(240);
    await using busy = await httpApp(after([429], { 'retry-after': '50' }));
    const asked = createHttpClient(appSettings({ url: busy.url, retries: 1 }), deps).ask(question());
    await waitUntil(() => busy.received.length === 1);
    run.abort();
    expect(await asked).toMatchObject({ error: { code: 'incomplete' } });
  });

  it('heals a connection that was dropped', async () => {
    await using app = await httpApp((response, n) =>
      n === 0 ? response.destroy() : json(response, { text: 'Yes.' }),
    );
    expect(await clientFor({ url: app.url, retries: 1 }).ask(question())).toMatchObject({
      response: { text: 'Yes.' },
      attempts: 2,
    });
  });
});

describe('Retry-After', () => {
  it.each<[string, number, Record<string, string>, number]>([
    ['seconds', 429, { 'retry-after': '3' }, 3000],
    ['seconds of a 503', 503, { 'retry-after': '60' }, 60_000],
    ['less than the back-off', 429, { 'retry-after': '0' }, 250],
    [
      "a date, by the server's own clock",
      429,
      { 'retry-after': 'Mon, 30 Nov 2026 12:00:20 GMT', date: 'Mon, 30 Nov 2026 12:00:00 GMT' },
      20_000,
    ],
    [
      'a date in the past',
      429,
      { 'retry-after': 'Mon, 30 Nov 2026 11:00:00 GMT', date: 'Mon, 30 Nov 2026 12:00:00 GMT' },
      250,
    ],
    ['neither', 429, { 'retry-after': 'soon' }, 250],
  ])('%s', async (_, status, headers, wait) => {
    await using app = await httpApp(after([status], headers));
    const client = clientFor({ url: app.url, retries: 1 });
    expect(await client.ask(question())).toMatchObject({ response: { text: 'Yes.' } });
    expect(client.waits).toEqual([wait]);
  });

  it.each(['61', 'Mon, 30 Nov 2037 12:00:00 GMT'])(
    'that is too long (%s) is not waited for, and the error says so',
    async (value) => {
      await using app = await httpApp(after([429], { 'retry-after': value }));
      const client = clientFor({ url: app.url, retries: 2 });
      const { error, attempts } = await client.ask(question());
      expect(error?.message).toMatch(/status 429: .*asks to wait \d+ s \(Retry-After\)/);
      expect([attempts, client.waits]).toEqual([1, []]);
    },
  );
});
