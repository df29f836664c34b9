import { request as httpRequest } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect, isIP } from 'node:net';

/** How long a connection may take to be accepted, in milliseconds. */
const CONNECT_MS = 1_000;
/** Bytes of a body that are read. */
const BODY_LIMIT = 1_048_576;

/** What a port said to a connection. */
export type Knock = { kind: 'accepted' } | { kind: 'none'; reason: string };

/** What a URL said to a GET; `body` only where it was asked for, at most 1 MiB of it. */
export type HttpAnswer =
  | { kind: 'answer'; status: number; location?: string; body: string }
  | { kind: 'none'; reason: string };

/** Tries to connect to `host` (an address or a name) and closes again; waits for a second at most. */
export function accepts(host: string, port: number): Promise<Knock> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (knock: Knock): void => {
      socket.destroy();
      resolve(knock);
    };
    socket.setTimeout(CONNECT_MS, () => settle({ kind: 'none', reason: 'no answer' }));
    socket.on('error', (error) => settle({ kind: 'none', reason: failureReason(error) }));
    // TCP can connect a port of the ephemeral range to itself, if nothing listens there.
    socket.once('connect', () =>
      settle(
        socket.localPort === port && socket.localAddress === socket.remoteAddress
          ? { kind: 'none', reason: 'refused' }
          : { kind: 'accepted' },
      ),
    );
  });
}

/**
 * One GET without any proxy, not following redirects. `hostHeader` is the host (with port) of the URL that the
 * user wrote, kept where an address took the place of `localhost`. Ends when the signal aborts.
 */
export function httpGet(
  url: string,
  { hostHeader, readBody, signal }: { hostHeader: string; readBody: boolean; signal: AbortSignal },
): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const fail = (error: Error): void =>
      resolve({ kind: 'none', reason: signal.aborted ? 'no answer' : failureReason(error) });
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    request(url, requestOptions(hostHeader, signal))
      .on('error', fail)
      .once('response', (response) => {
        if (!readBody) resolve(answerOf(response, ''));
        else readText(response).then((body) => resolve(answerOf(response, body)), fail);
        if (!readBody) response.destroy();
      })
      .end();
  });
}

/** `agent: false` makes an agent of its own, which, unlike the global one, never takes a proxy from the environment. */
function requestOptions(hostHeader: string, signal: AbortSignal): RequestOptions & { servername?: string } {
  const name = new URL(`http://${hostHeader}`).hostname;
  return {
    agent: false,
    headers: { host: hostHeader, 'accept-encoding': 'identity', accept: '*/*' },
    signal,
    ...(isIP(name.replace(/^\[|\]$/g, '')) === 0 ? { servername: name } : {}),
  };
}

function answerOf(response: IncomingMessage, body: string): HttpAnswer {
  const { statusCode = 0, headers } = response;
  const location = headers.location === undefined ? {} : { location: headers.location };
  return { kind: 'answer', status: statusCode, ...location, body };
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size > BODY_LIMIT) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

const REASONS: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'no answer',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'connection closed',
  EPIPE: 'connection closed',
  EADDRNOTAVAIL: 'no such address on this machine',
  EAFNOSUPPORT: 'no such address on this machine',
  ENETUNREACH: 'no such address on this machine',
  ENOTFOUND: 'unknown name',
  EAI_AGAIN: 'unknown name',
};

function failureReason(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.startsWith('HPE_')) return 'accepts connections, but speaks no HTTP';
  return REASONS[code] ?? (code === '' ? error.message : code);
}
