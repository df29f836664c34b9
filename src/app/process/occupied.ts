import { bracketed, hostAndPort, isLoopback, loopbackCandidates, LOOPBACK_ADDRESSES } from '../loopback.ts';
import { accepts, httpGet } from '../ports.ts';
import { shownUrl } from '../ready.ts';
import type { ReadySettings } from '../ready.ts';

/** How long a URL of another machine may take to answer before it counts as free, in milliseconds. */
const ANSWER_MS = 2_000;

/**
 * What answers already where the app is going to listen, before it is started: on a loopback address whatever
 * accepts a connection at the port of `ready` or of the app's URL, elsewhere whatever answers a GET of `ready.url`.
 * Empty if all is free.
 */
export async function answeringAlready(ready: ReadySettings, appUrl: string | undefined): Promise<string[]> {
  const urls = [...readyUrls(ready), ...loopbackOnly(appUrl)];
  const places = new Set(urls.flatMap(loopbackCandidates).map((url) => (isLoopback(url) ? place(url) : url)));
  const asked = await Promise.all([...places].map(answers));
  return asked.filter((answer) => answer !== undefined);
}

function readyUrls(ready: ReadySettings): string[] {
  if ('url' in ready) return [ready.url];
  if ('port' in ready)
    return LOOPBACK_ADDRESSES.map((address) => `http://${bracketed(address)}:${ready.port}`);
  return [];
}

function loopbackOnly(url: string | undefined): string[] {
  return url !== undefined && isLoopback(url) ? [url] : [];
}

function place(url: string): string {
  const { host, port } = hostAndPort(url);
  return `${bracketed(host)}:${port}`;
}

/** The place or URL in words if something answers there. */
async function answers(target: string): Promise<string | undefined> {
  if (target.startsWith('http:') || target.startsWith('https:')) return answersHttp(target);
  const { host, port } = hostAndPort(`http://${target}`);
  return (await accepts(host, port)).kind === 'accepted' ? target : undefined;
}

async function answersHttp(url: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await httpGet(url, { hostHeader: new URL(url).host, readBody: false, signal });
  return answer.kind === 'answer' ? `${shownUrl(url)} (status ${answer.status})` : undefined;
}
