import type { CallError } from '../../model/recording.ts';
import { excerpt } from '../excerpt.ts';
import { BODY_LIMIT } from './body.ts';
import { tooLargeError } from './errors.ts';
import type { Streamed } from './stream.ts';

/** Why a stream gave no answer. */
export type StreamFailure = Exclude<Streamed, { kind: 'ok' }>;

/** A stream that could not be joined, in words; `redact` is applied before anything is shortened. */
export function streamError(
  url: string,
  failure: StreamFailure,
  redact: (text: string) => string,
): CallError {
  if (failure.kind === 'too_large') return tooLargeError(url, BODY_LIMIT);
  if (failure.kind === 'broken') return brokenError(url);
  if (failure.kind === 'unreadable') return unreadableError(url, failure.why, redact(failure.came));
  const said = excerpt(redact(failure.said));
  return { code: 'app_error', message: `${url}: the app reports an error in its stream: ${said}` };
}

/** As it comes about when a proxy or the app gives up. */
function brokenError(url: string): CallError {
  return {
    code: 'network',
    message: `${url}: the stream broke off before the answer was complete (neither finish_reason nor [DONE] came); look at the app's log`,
  };
}

function unreadableError(url: string, why: string, came: string): CallError {
  const start = came === '' ? '' : `: ${excerpt(came)}`;
  return {
    code: 'no_json',
    message: `${url}: ${why}${start}; chunks of an answer in JSON are expected: correct app.url, or ask for one JSON answer ("stream": false in app.request)`,
  };
}
