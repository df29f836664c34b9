import type { CallError } from '../../model/recording.ts';
import { excerpt } from '../excerpt.ts';

interface Advice {
  readonly what: string;
  readonly todo: string;
}

const CLOSED: Advice = {
  what: 'the connection was closed before the answer was complete',
  todo: "look at the app's log",
};
const UNKNOWN_NAME: Advice = { what: 'the host name is unknown', todo: 'correct app.url' };
const UNREACHABLE: Advice = {
  what: 'no connection came about',
  todo: 'check that this machine can reach host and port of app.url',
};
const UNTRUSTED: Advice = {
  what: 'its certificate is not trusted',
  todo: 'name its authority in NODE_EXTRA_CA_CERTS, or correct app.url',
};

const BY_CODE: Readonly<Record<string, Advice>> = {
  ECONNREFUSED: { what: 'nothing listens there', todo: 'start the app, or correct app.url' },
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  UND_ERR_SOCKET: CLOSED,
  ENOTFOUND: UNKNOWN_NAME,
  EAI_AGAIN: UNKNOWN_NAME,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  UND_ERR_CONNECT_TIMEOUT: UNREACHABLE,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  CERT_HAS_EXPIRED: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
  EPROTO: { what: 'it speaks no TLS', todo: 'try http:// in app.url' },
  ERR_SSL_WRONG_VERSION_NUMBER: { what: 'it speaks no TLS', todo: 'try http:// in app.url' },
  ERR_SSL_PACKET_LENGTH_TOO_LONG: { what: 'it speaks no TLS', todo: 'try http:// in app.url' },
};

/** The name of fetch's error for an answer that is no HTTP, which does not always have a code. */
const NO_HTTP = 'HTTPParserError';

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'check app.request',
  401: 'check app.headers',
  403: 'check app.headers',
  404: 'correct app.url',
  405: 'correct app.method',
  415: 'check app.headers',
  422: 'check app.request',
  429: 'lower app.concurrency, or set app.rate',
};

/** A call that got no complete answer: what fetch says, in words. */
export function networkError(url: string, thrown: unknown): CallError {
  const { code, message } = innermost(thrown);
  const named = code === undefined ? undefined : (BY_CODE[code] ?? protocolAdvice(code));
  const { what, todo } = named ?? { what: message, todo: "check app.url and the app's log" };
  return { code: 'network', message: `${url}: ${what}${code === undefined ? '' : ` (${code})`}; ${todo}` };
}

/** A call that was not over in time. */
export function timeoutError(url: string, ms: number): CallError {
  const time = ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
  return {
    code: 'timeout',
    message: `${url}: no complete answer within ${time}; look at the app's log, or raise app.timeout`,
  };
}

/** A status from 400 on; `waitMs` is a Retry-After that is too long to wait for. */
export function statusError(url: string, status: number, body: string, waitMs?: number): CallError {
  const said = body === '' ? 'an empty body' : excerpt(body);
  const wait =
    waitMs === undefined
      ? ''
      : `; it asks to wait ${Math.ceil(waitMs / 1000)} s (Retry-After), which is too long for a run`;
  return {
    code: 'status',
    message: `${url}: status ${status}: ${said}${wait}; ${BY_STATUS[status] ?? "look at the app's log"}`,
  };
}

/** A body that is no JSON; `why` is in words. */
export function noJsonError(
  url: string,
  facts: { status: number; contentType: string | null; body: string; why: string },
): CallError {
  const { status, contentType, body, why } = facts;
  const head = `${url}: ${why} (status ${status}, content type ${contentType ?? 'none'})`;
  const start = body === '' ? '' : `: ${excerpt(body)}`;
  return {
    code: 'no_json',
    message: `${head}${start}; ${isStream(contentType) ? STREAM_ADVICE : JSON_ADVICE}`,
  };
}

const JSON_ADVICE = 'one JSON value is expected: correct app.url or app.request';
const STREAM_ADVICE =
  'a streaming endpoint cannot be read: ask for one JSON answer (such as "stream": false in app.request), or use another app.url';

/** Whether a content type is that of a stream of events. */
export function isStream(contentType: string | null): boolean {
  return contentType?.trim().toLowerCase().startsWith('text/event-stream') ?? false;
}

/** A body over the limit, which is given in bytes. */
export function tooLargeError(url: string, limit: number): CallError {
  return {
    code: 'too_large',
    message: `${url}: the body is over ${limit / 1024 / 1024} MB; let the app answer with less`,
  };
}

/** A call that the end of the run cut off, or never let begin. */
export function cancelledError(reason: unknown): CallError {
  const named = reason instanceof Error && reason.name !== 'AbortError' ? `: ${reason.message}` : '';
  return { code: 'incomplete', message: `the run was stopped before the answer came${named}` };
}

/** Fetch says only "fetch failed"; what happened is in the causes. */
function innermost(thrown: unknown): { code?: string; message: string } {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  if (thrown.cause instanceof Error) return innermost(thrown.cause);
  if ('code' in thrown && typeof thrown.code === 'string')
    return { code: thrown.code, message: thrown.message };
  return thrown.name === NO_HTTP ? { code: NO_HTTP, message: thrown.message } : { message: thrown.message };
}

function protocolAdvice(code: string): Advice | undefined {
  return code.startsWith('HPE_') || code === NO_HTTP
    ? { what: 'it speaks no HTTP', todo: 'correct app.url' }
    : undefined;
}
