import pRetry from 'p-retry';
import type { AttemptResult, Retry } from './attempt.ts';

/** Back-off before the second attempt, in milliseconds; it doubles with each. */
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 10_000;

/** How a call is repeated. */
export interface RetryPolicy {
  /** Attempts after the first. */
  readonly retries: number;
  readonly signal: AbortSignal | undefined;
  /** Waits before the next attempt. */
  wait(): Promise<void>;
}

/** Repeats `attempt` while it fails in a way that may heal; gives the last result. Rejects when the run is cancelled. */
export async function withRetries(
  attempt: () => Promise<AttemptResult>,
  policy: RetryPolicy,
): Promise<AttemptResult> {
  const orThrow = async (): Promise<AttemptResult> => {
    const result = await attempt();
    if (result.kind === 'failed' && result.retry) throw new Retryable(result);
    return result;
  };
  try {
    return await pRetry(orThrow, {
      retries: policy.retries,
      // We wait by ourselves, as long as the server asks for.
      minTimeout: 0,
      ...(policy.signal && { signal: policy.signal }),
      shouldRetry: async ({ error }) => {
        if (!(error instanceof Retryable)) return false;
        await policy.wait();
        return true;
      },
    });
  } catch (error) {
    if (error instanceof Retryable) return error.result;
    throw error;
  }
}

/**
 * How long to wait before the next attempt, in milliseconds: exponential back-off, halved at most by `random` (from 0
 * to below 1) so that calls do not come back all at once, or what the server asks for, if that is longer.
 */
export function retryDelay({ afterMs = 0 }: Retry, attempt: number, random: () => number): number {
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (attempt - 1), LONGEST_BACKOFF_MS);
  return Math.max(afterMs, Math.round(backoff * (0.5 + random() / 2)));
}

/**
 * `Retry-After` in milliseconds from now: seconds or an HTTP date, which is compared with the server's own `Date` where
 * it sends one. Undefined where it is missing or neither.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const from = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(from) ? now : from));
}

class Retryable extends Error {
  readonly result: AttemptResult;
  constructor(result: AttemptResult) {
    super('A call failed that may be repeated.');
    this.result = result;
  }
}
