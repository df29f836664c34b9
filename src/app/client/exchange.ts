import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppSettings } from '../../config/schema/app.ts';
import type { Json } from '../../model/json.ts';
import type { Redactor } from '../../text/redact.ts';
import { createLoopback, type Loopback } from '../loopback.ts';
import { presetMapping } from '../presets.ts';
import { attemptCall, type AttemptResult, type Retry } from './attempt.ts';
import { dispatcherFor } from './dispatcher.ts';
import { cancelledError } from './errors.ts';
import { createPace, type Pace } from './pace.ts';
import { retryDelay, withRetries } from './retry.ts';
import { createTarget } from './target.ts';

/** What sending takes from outside. */
export interface ExchangeDeps {
  readonly redactor: Redactor;
  /** Milliseconds since 1970, best with fractions and without jumps. */
  readonly now: () => number;
  /** From 0 to below 1, for the jitter of back-off. */
  readonly random: () => number;
  /** Waits; rejects when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Cancels the run: calls under way and later ones end as `incomplete`, with the message of the signal's reason. */
  readonly signal?: AbortSignal;
}

/** What an HTTP client takes from outside. */
export interface ClientDeps extends ExchangeDeps {
  readonly fetch?: typeof fetch;
  /** Which loopback address the app was found at; that of the started app where there is one. */
  readonly baseFor?: Loopback['baseFor'];
}

/** What became of a body that was sent, perhaps more than once. */
export interface Exchanged {
  readonly result: AttemptResult;
  /** How long the last attempt took, in milliseconds; without waiting for its turn. */
  readonly latency_ms: number;
  readonly attempts: number;
}

/** Sends a body once; never rejects, and keeps to the time-out and the run's signal by itself. */
export type Attempt = (body: Json) => Promise<AttemptResult>;

/** Sends bodies until there is an answer, or none is to be had: with concurrency, rate and retries (design §4). */
export function createExchange(
  settings: Pick<AppSettings, 'concurrency' | 'rate' | 'retries'>,
  attempt: Attempt,
  deps: ExchangeDeps,
): (body: Json) => Promise<Exchanged> {
  const { signal } = deps;
  // Each waiting call listens to it, which is no leak.
  if (signal) setMaxListeners(0, signal);
  const pace = createPace(settings, signal);
  const pause = createPause(pace.hold, deps);
  return async (body) => {
    const state = { attempts: 0, latency_ms: 0, paused: Promise.resolve() };
    const take = async (): Promise<AttemptResult> => {
      state.attempts += 1;
      const began = deps.now();
      const result = await attempt(body);
      state.latency_ms = deps.now() - began;
      const retry = result.kind === 'failed' && state.attempts <= settings.retries ? result.retry : undefined;
      // Begun here, while the call still has its place: the next one must not slip in before the pause.
      if (retry) state.paused = pause(retry, state.attempts);
      return result;
    };
    const again = { retries: settings.retries, signal, wait: () => state.paused };
    const asked = withRetries(() => pace.run(take, state.attempts > 0), again);
    const result = await cancellable(asked, signal);
    return { result, latency_ms: state.latency_ms, attempts: state.attempts };
  };
}

/** Attempts over HTTP. */
export function httpAttempt(settings: AppSettings, deps: ClientDeps): Attempt {
  const { signal, now, redactor } = deps;
  const target = createTarget(settings);
  const dispatcher = dispatcherFor(target.url, deps.baseFor ?? createLoopback().baseFor);
  const ports = {
    fetch: deps.fetch ?? fetch,
    timeoutMs: settings.timeout,
    signal,
    now,
    redact: redactor.text,
    joiner: presetMapping(settings.preset).joiner,
  };
  return (body) => {
    const { url, init } = target.request(body);
    return attemptCall(url, { ...init, ...(dispatcher && { dispatcher }) }, ports);
  };
}

/** Waits before the next attempt; where the server has too much of us, no other call begins meanwhile. */
function createPause(
  hold: Pace['hold'],
  deps: ExchangeDeps,
): (retry: Retry, attempt: number) => Promise<void> {
  const sleep = deps.sleep ?? ((ms, signal) => delay(ms, undefined, signal && { signal }));
  return (retry, attempt) => {
    const waited = sleep(retryDelay(retry, attempt, deps.random), deps.signal);
    const paused = retry.everyone ? hold(waited) : waited;
    // In a cancelled run nothing looks at the pause any more.
    paused.catch(() => undefined);
    return paused;
  };
}

async function cancellable(
  exchange: Promise<AttemptResult>,
  signal: AbortSignal | undefined,
): Promise<AttemptResult> {
  try {
    return await exchange;
  } catch (error) {
    if (signal?.aborted) return { kind: 'failed', error: cancelledError(signal.reason) };
    throw error;
  }
}
