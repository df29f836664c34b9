import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { askAll } from '../../src/app/ask-all.ts';
import type { CallResult } from '../../src/app/client.ts';
import { clientFor, httpApp, json, question } from './http-app.ts';
import { waitUntil } from './programs.ts';

/** Holds answers back until told, and counts how many are held. */
function holding() {
  const held: ServerResponse[] = [];
  let most = 0;
  return {
    hold: (response: ServerResponse): void => {
      held.push(response);
      most = Math.max(most, held.length);
    },
    release: (): void => {
      for (const response of held.splice(0)) json(response, { text: 'Yes.' });
    },
    held,
    most: () => most,
  };
}

function* questions(count: number, taken: number[] = []) {
  for (let key = 0; key < count; key += 1) {
    taken.push(key);
    yield { key, request: question(`Question ${key}`) };
  }
}

describe('concurrency', () => {
  it('is never exceeded and always used', async () => {
    const server = holding();
    await using app = await httpApp(server.hold);
    const client = clientFor({ url: app.url, concurrency: 3 });
    const asked = Array.from({ length: 9 }, () => client.ask(question()));
    for (let round = 0; round < 3; round += 1) {
      await waitUntil(() => server.held.length === 3);
      server.release();
    }
    await Promise.all(asked);
    expect([server.most(), app.received.length]).toEqual([3, 9]);
  });
});

describe('rate', () => {
  it('lets no more begin within any window, repeated calls included', async () => {
    const times: number[] = [];
    await using app = await httpApp((response, n) => {
      times.push(performance.now());
      json(response, { text: 'Yes.' }, n === 0 ? 503 : 200);
    });
    const client = clientFor({ url: app.url, rate: '4/s', retries: 1 });
    await Promise.all(Array.from({ length: 9 }, () => client.ask(question())));
    expect(times).toHaveLength(10);
    // Arrival may jitter a little against the start that is counted.
    for (let n = 4; n < times.length; n += 1) expect(times[n]! - times[n - 4]!).toBeGreaterThan(900);
  });
});

describe('a 429', () => {
  it('makes all other calls wait until its time is over', async () => {
    let wake = (): void => {};
    const slept = new Promise<void>((resolve) => (wake = resolve));
    await using app = await httpApp((response, n) =>
      n === 0 ? json(response, {}, 429, { 'retry-after': '2' }) : json(response, { text: 'Yes.' }),
    );
    let waiting = false;
    const sleep = (): Promise<void> => {
      waiting = true;
      return slept;
    };
    const client = clientFor({ url: app.url, concurrency: 1, retries: 1 }, { sleep });
    const asked = [client.ask(question('first')), client.ask(question('second'))];
    await waitUntil(() => waiting);
    expect(app.received).toHaveLength(1);
    wake();
    expect(await Promise.all(asked)).toMatchObject([
      { response: { text: 'Yes.' } },
      { response: { text: 'Yes.' } },
    ]);
    expect(app.received).toHaveLength(3);
  });
});

describe('cancelling', () => {
  it('ends calls that run, wait for their turn or come later as incomplete, with the reason', async () => {
    const server = holding();
    const run = new AbortController();
    await using app = await httpApp(server.hold);
    const client = clientFor({ url: app.url, concurrency: 2, retries: 2 }, { signal: run.signal });
    const asked = Array.from({ length: 20 }, () => client.ask(question()));
    await waitUntil(() => server.held.length === 2);
    run.abort(new Error('limits.max_minutes is reached'));
    const results = await Promise.all([...asked, client.ask(question())]);
    expect(new Set(results.map(({ error }) => error?.message))).toEqual(
      new Set(['the run was stopped before the answer came: limits.max_minutes is reached']),
    );
    expect(results.every(({ error }) => error?.code === 'incomplete')).toBe(true);
    expect(app.received).toHaveLength(2);
  });

  it('ends a wait for the next attempt', async () => {
    const run = new AbortController();
    await using app = await httpApp((response) => json(response, {}, 429, { 'retry-after': '50' }));
    const sleep = (_ms: number, signal: AbortSignal | undefined): Promise<void> =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('woken'))));
    const client = clientFor({ url: app.url, retries: 1 }, { signal: run.signal, sleep });
    const asked = client.ask(question());
    await waitUntil(() => app.received.length === 1);
    run.abort();
    expect(await asked).toMatchObject({
      error: { code: 'incomplete', message: 'the run was stopped before the answer came' },
    });
  });
});

describe('askAll', () => {
  it('answers each question once, and takes no more of them than it can ask', async () => {
    const server = holding();
    const taken: number[] = [];
    await using app = await httpApp(server.hold);
    const results = new Map<number, CallResult>();
    const done = askAll(
      clientFor({ url: app.url, concurrency: 4 }),
      questions(12, taken),
      4,
      (key, result) => void results.set(key, result),
    );
    for (let round = 1; round <= 3; round += 1) {
      await waitUntil(() => server.held.length === 4);
      expect(taken).toHaveLength(round * 4);
      server.release();
    }
    await done;
    expect([...results.keys()].sort((a, b) => a - b)).toEqual(taken);
    expect(results.get(7)?.body).toMatchObject({ prompt: 'Question 7' });
  });

  it('answers the rest as incomplete after a cancelled run, asking no more', async () => {
    const run = new AbortController();
    await using app = await httpApp((response) => json(response, { text: 'Yes.' }));
    const codes: (string | undefined)[] = [];
    async function* slowly() {
      yield* questions(50);
    }
    await askAll(clientFor({ url: app.url }, { signal: run.signal }), slowly(), 2, (key, { error }) => {
      codes.push(error?.code);
      if (key === 0) run.abort();
    });
    expect(codes).toHaveLength(50);
    expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(2);
    expect(app.received.length).toBeLessThanOrEqual(2);
  });

  it('ends with what the receiver throws, and takes no further question', async () => {
    const taken: number[] = [];
    await using app = await httpApp((response) => json(response, { text: 'Yes.' }));
    const asked = askAll(clientFor({ url: app.url }), questions(100, taken), 2, () => {
      throw new Error('disk full');
    });
    await expect(asked).rejects.toThrow('disk full');
    expect(taken.length).toBeLessThan(10);
  });
});
