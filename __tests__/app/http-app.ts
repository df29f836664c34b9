import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient } from '../../src/app/client.ts';
import type { AppClient, ClientDeps } from '../../src/app/client.ts';
import { appSchema } from '../../src/config/schema/app.ts';
import type { AppSettings } from '../../src/config/schema/app.ts';
import type { AppRequest } from '../../src/model/request.ts';
import { createRedactor } from '../../src/text/redact.ts';

/** A request that arrived. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers the n-th request, from 0. */
export type Answer = (response: ServerResponse, n: number, request: Received) => void;

export interface HttpApp extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
}

/** A real server that answers as told, on a free port. */
export async function httpApp(answer: Answer, host = '127.0.0.1'): Promise<HttpApp> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body });
      answer(response, received.length - 1, { method, url, headers, body });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/chat`,
    port,
    received,
    [Symbol.asyncDispose]: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Answers with a JSON value. */
export function json(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

/** Settings as the config gives them. */
export function appSettings(given: Record<string, unknown>): AppSettings {
  return appSchema.parse({ retries: 0, ...given });
}

/** A client whose waits end at once and are noted. */
export function clientFor(
  given: Record<string, unknown>,
  deps: Partial<ClientDeps> = {},
): AppClient & { waits: number[] } {
  const waits: number[] = [];
  const sleep = (ms: number): Promise<void> => {
    waits.push(ms);
    return Promise.resolve();
  };
  const defaults = { redactor: createRedactor([]), now: () => Date.now(), random: () => 0, sleep };
  return { ...createHttpClient(appSettings(given), { ...defaults, ...deps }), waits };
}

/** A plain question. */
export function question(prompt = 'When does the museum open?', more: Partial<AppRequest> = {}): AppRequest {
  return { prompt, conversation: [], ...more };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}
