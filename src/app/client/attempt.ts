import type { CallError } from '../../model/recording.ts';
import type { StreamJoiner } from '../presets/preset.ts';
import { BODY_LIMIT, parseBody, readBody, readPrefix } from './body.ts';
import { startDeadline } from './deadline.ts';
import {
  cancelledError,
  isStream,
  networkError,
  noJsonError,
  statusError,
  timeoutError,
  tooLargeError,
} from './errors.ts';
import { retryAfterMs } from './retry.ts';
import { streamError } from './stream-errors.ts';
import { readStream } from './stream.ts';

/** Statuses that may heal by themselves (design §4). */
const RETRIED = new Set([429, 502, 503, 504]);
/** The longest Retry-After that is waited for, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;
/** Bytes of a body that are read for a message: more than is shown, so that a secret is never cut before it is redacted. */
const PREFIX_BYTES = 16_384;
const STREAM_PREFIX_BYTES = 512;

/** Why the next attempt may go better, and how many milliseconds the server asks to wait. */
export interface Retry {
  readonly afterMs?: number;
  /** All calls are too many, not just this one. */
  readonly everyone: boolean;
}

/** One HTTP exchange: the JSON that came, or why none did and whether it is worth another attempt. */
export type AttemptResult =
  | { readonly kind: 'ok'; readonly json: unknown }
  | { readonly kind: 'failed'; readonly error: CallError; readonly retry?: Retry };

/** What an attempt takes from outside. */
export interface AttemptDeps {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Applied to a body before it is shortened. */
  readonly redact: (text: string) => string;
  /** Where the app's format can be read from a stream: what joins one. */
  readonly joiner: (() => StreamJoiner) | undefined;
}

/** Asks once; never rejects. The time-out covers everything up to the last byte of the body. */
export async function attemptCall(url: string, init: RequestInit, deps: AttemptDeps): Promise<AttemptResult> {
  const deadline = startDeadline(deps.timeoutMs, deps.signal);
  try {
    const response = await deps.fetch(url, { ...init, signal: deadline.signal });
    const result = await readAnswer(response, response.redirected ? response.url : url, deps);
    return deadline.ended() === 'cancelled' ? failed(cancelledError(deps.signal?.reason)) : result;
  } catch (error) {
    if (deadline.ended() === 'cancelled') return failed(cancelledError(deps.signal?.reason));
    if (deadline.ended() === 'timeout') return failed(timeoutError(url, deps.timeoutMs));
    return failed(networkError(url, error), { everyone: false });
  } finally {
    deadline.clear();
  }
}

async function readAnswer(response: Response, url: string, deps: AttemptDeps): Promise<AttemptResult> {
  if (response.status >= 400) return readFailure(response, url, deps);
  const facts = { status: response.status, contentType: response.headers.get('content-type') };
  if (isStream(facts.contentType)) {
    if (deps.joiner) return readJoined(response, url, deps, deps.joiner());
    const body = deps.redact(await readPrefix(response, STREAM_PREFIX_BYTES));
    return failed(noJsonError(url, { ...facts, body, why: 'no JSON' }));
  }
  const { bytes, whole } = await readBody(response, BODY_LIMIT);
  if (!whole) return failed(tooLargeError(url, BODY_LIMIT));
  const parsed = parseBody(bytes);
  if (parsed.kind === 'ok') return parsed;
  const body = deps.redact(Buffer.from(bytes.subarray(0, PREFIX_BYTES)).toString('utf8'));
  return failed(noJsonError(url, { ...facts, body, why: parsed.why }));
}

/** A stream that breaks off is a connection that was lost: the next attempt may go better. */
async function readJoined(
  response: Response,
  url: string,
  { redact }: AttemptDeps,
  joiner: StreamJoiner,
): Promise<AttemptResult> {
  const streamed = await readStream(response, BODY_LIMIT, joiner);
  if (streamed.kind === 'ok') return streamed;
  const retry = streamed.kind === 'broken' ? { everyone: false } : undefined;
  return failed(streamError(url, streamed, redact), retry);
}

async function readFailure(response: Response, url: string, deps: AttemptDeps): Promise<AttemptResult> {
  const { status, headers } = response;
  const body = deps.redact(await readPrefix(response, PREFIX_BYTES));
  if (!RETRIED.has(status)) return failed(statusError(url, status, body));
  const afterMs = retryAfterMs(headers, deps.now());
  if (afterMs !== undefined && afterMs > LONGEST_WAIT_MS)
    return failed(statusError(url, status, body, afterMs));
  const retry = {
    ...(afterMs !== undefined && { afterMs }),
    everyone: status === 429 || afterMs !== undefined,
  };
  return failed(statusError(url, status, body), retry);
}

function failed(error: CallError, retry?: Retry): AttemptResult {
  return { kind: 'failed', error, ...(retry && { retry }) };
}
