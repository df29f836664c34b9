import { bracketed, hostAndPort, isLoopback, loopbackCandidates, LOOPBACK_ADDRESSES } from '../loopback.ts';
import { accepts } from '../ports.ts';
import type { ReadySettings } from '../ready.ts';

const BUFFERED_HINT =
  'what a program prints to a pipe often waits in a buffer (Python: set PYTHONUNBUFFERED to 1, or print with ' +
  'flush=True), and the text must stand in one line; app.start.ready.url waits for the server itself instead.';

const ADDRESS_HINT =
  'the app may listen on another port or path, or need longer (app.start.ready.timeout); its output often says which.';

/** What to try after a time-out; asks the ports once more, so it belongs before the app is stopped. */
export async function timeoutHints(ready: ReadySettings, appUrl: string | undefined): Promise<string[]> {
  if ('log' in ready) return [BUFFERED_HINT, ...(await servingHint(appUrl))];
  return [(await otherAddressHint(ready)) ?? ADDRESS_HINT];
}

/** The app serves although its line was not seen. */
async function servingHint(appUrl: string | undefined): Promise<string[]> {
  if (appUrl === undefined || !isLoopback(appUrl)) return [];
  for (const candidate of loopbackCandidates(appUrl)) {
    const { host, port } = hostAndPort(candidate);
    const { kind } = await accepts(host, port);
    if (kind === 'accepted') return [`${bracketed(host)}:${port} does accept connections by now.`];
  }
  return [];
}

/** Where the URL names one loopback address and only the other accepts a connection: a likely mix-up. */
async function otherAddressHint(ready: ReadySettings): Promise<string | undefined> {
  if (!('url' in ready) || !isLoopback(ready.url) || loopbackCandidates(ready.url).length > 1)
    return undefined;
  const { host, port } = hostAndPort(ready.url);
  const other = LOOPBACK_ADDRESSES.find(
    (address) => address !== host && address.includes(':') !== host.includes(':'),
  );
  if (other === undefined) return undefined;
  const [mine, theirs] = await Promise.all([accepts(host, port), accepts(other, port)]);
  if (mine.kind === 'accepted' || theirs.kind !== 'accepted') return undefined;
  const { protocol, pathname } = new URL(ready.url);
  const url = `${protocol}//${bracketed(other)}:${port}${pathname}`;
  return `${other} does accept connections on port ${port}: write ${url}, or localhost, which means both.`;
}
