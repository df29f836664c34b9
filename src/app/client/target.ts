import type { AppSettings } from '../../config/schema/app.ts';
import type { Json } from '../../model/json.ts';
import { requestTemplate } from '../presets.ts';

/** The settings that say where and how the app is asked. */
export type TargetSettings = Pick<AppSettings, 'url' | 'method' | 'headers' | 'preset' | 'request'>;

/** Where the app is asked: `request` makes of a body what fetch takes. */
export interface Target {
  /** Without user name and password. */
  readonly url: string;
  request(body: Json): { readonly url: string; readonly init: RequestInit };
}

/** A setting that no request can be made of; `path` is within the app's settings. */
export interface TargetProblem {
  readonly path: readonly string[];
  readonly message: string;
}

/** Everything in the settings that no HTTP request can be made of. Values are not shown: they may be secret. */
export function targetProblems({ method, headers, preset, request }: TargetSettings): TargetProblem[] {
  const unsendable = Object.entries(headers).filter(
    ([, value]) => !/^[\t\x20-\x7e\x80-\xff]*$/.test(value.trim()),
  );
  const problems: TargetProblem[] = unsendable.map(([name]) => ({
    path: ['headers', name],
    message: 'has a line break or a character outside Latin-1, which no HTTP header can carry',
  }));
  if (method === 'GET' && !isObject(requestTemplate({ preset, request }))) {
    problems.push({
      path: ['request'],
      message: 'must be an object with method GET: its fields become the query',
    });
  }
  return problems;
}

/**
 * The target of an app with a `url`. A body is sent as JSON; with GET its fields become parameters of the query, behind
 * those of the URL: text as it is, null left out, everything else as JSON. A user name and password in the URL, which
 * fetch refuses, become basic authorization.
 */
export function createTarget({ url: given, method, headers: own }: TargetSettings): Target {
  if (given === undefined) throw new Error('An app without url has no HTTP client.');
  const url = new URL(given);
  const headers = new Headers({ accept: 'application/json', ...basicAuthorization(url) });
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  [url.username, url.password] = ['', ''];
  if (method === 'GET')
    return { url: url.href, request: (body) => ({ url: withQuery(url, body), init: { method, headers } }) };
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return {
    url: url.href,
    request: (body) => ({ url: url.href, init: { method, headers, body: JSON.stringify(body) } }),
  };
}

function basicAuthorization({ username, password }: URL): { authorization?: string } {
  if (username === '' && password === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function withQuery(base: URL, body: Json): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    if (value !== null)
      url.searchParams.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return url.href;
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
