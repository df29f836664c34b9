import { setTimeout as sleep } from 'node:timers/promises';
import { RE2JS } from 're2js';
import type { AppLog } from './log.ts';
import { bracketed, hostAndPort, loopbackCandidates, LOOPBACK_ADDRESSES } from './loopback.ts';
import { accepts, httpGet } from './ports.ts';
import type { HttpAnswer } from './ports.ts';

/** Pause between two attempts, in milliseconds. */
const PAUSE_MS = 100;
/** How long one GET may take before the next attempt. */
const ATTEMPT_MS = 5_000;
/** After this time an attempt under way is said to be without answer, whatever the last one said. */
const SLOW_MS = 500;

/**
 * When the app counts as ready, and how many milliseconds it may take.
 * - `url`: a GET is answered with 2xx (a redirect is not followed and does not count) and the first 1 MiB of the
 *   body contains `body` if given;
 * - `port`: 127.0.0.1 or ::1 accepts a connection;
 * - `log`: a line of either stream, ANSI codes removed and cut at 16,384 characters, contains the text, or matches
 *   the pattern where it is written `/pattern/`. An unfinished line counts as far as it has come.
 */
export type ReadySettings =
  | { url: string; body?: string | undefined; timeoutMs: number }
  | { port: number; timeoutMs: number }
  | { log: string; timeoutMs: number };

/** One wait for readiness. */
export type Watch = {
  /** What is waited for, as it reads after "waiting for". */
  awaited: string;
  /** Settles when the app is ready, with the URL that worked if there is one; also, meaningless, on abort. */
  ready: Promise<string | undefined>;
  /** What each address answered last; '' where no address is asked. */
  answers(): string;
};

/** A ready line's test, or why the text cannot be one. */
export type LogPattern =
  | { kind: 'ok'; matches: (line: string) => boolean }
  | { kind: 'invalid'; reason: string };

/**
 * Reads `ready.log`: `/pattern/` in RE2's syntax, which takes linear time on any line (no look-around, no
 * back-references; `(?i)` ignores case), anything else as plain text.
 */
export function logPattern(text: string): LogPattern {
  const pattern = /^\/(.+)\/$/.exec(text)?.[1];
  if (pattern === undefined) return { kind: 'ok', matches: (line) => line.includes(text) };
  try {
    const compiled = RE2JS.compile(pattern);
    return { kind: 'ok', matches: (line) => compiled.test(line) };
  } catch (error) {
    return { kind: 'invalid', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Starts to wait until the app is ready, up to the abort of `signal`. An invalid `log` pattern throws. */
export function watchReady(ready: ReadySettings, log: AppLog, signal: AbortSignal): Watch {
  if ('url' in ready) return watchUrl(ready, signal);
  if ('port' in ready) return watchPort(ready.port, signal);
  return watchLog(ready.log, log, signal);
}

/** The URL without a password, for messages. */
export function shownUrl(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  return shown.href;
}

function watchUrl({ url, body }: { url: string; body?: string | undefined }, signal: AbortSignal): Watch {
  const wanted = body === undefined ? '' : ` whose body contains ${JSON.stringify(body)}`;
  const candidates = loopbackCandidates(url);
  const addresses = candidates.map((candidate) => hostAndPort(candidate).host);
  const attempt = async (candidate: string): Promise<string> => {
    const until = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
    const options = { hostHeader: new URL(url).host, readBody: body !== undefined, signal: until };
    return lacking(await httpGet(candidate, options), body);
  };
  return {
    awaited: `a 2xx answer${wanted} from ${shownUrl(url)}`,
    ...askAll(candidates, addresses, attempt, signal),
  };
}

function watchPort(port: number, signal: AbortSignal): Watch {
  const urls = LOOPBACK_ADDRESSES.map((address) => `http://${bracketed(address)}:${port}`);
  const attempt = async (url: string): Promise<string> => {
    const knock = await accepts(hostAndPort(url).host, port);
    return knock.kind === 'accepted' ? '' : knock.reason;
  };
  return {
    awaited: `a connection to port ${port}`,
    ...askAll(urls, LOOPBACK_ADDRESSES, attempt, signal),
  };
}

/** Asks every candidate, each at its own pace, so that one that hangs cannot hold up the other. */
function askAll(
  candidates: readonly string[],
  addresses: readonly string[],
  attempt: (candidate: string) => Promise<string>,
  signal: AbortSignal,
): Pick<Watch, 'ready' | 'answers'> {
  const last = new Map(addresses.map((address) => [address, 'no answer']));
  const asked = candidates.map((candidate, index) =>
    askUntilReady(candidate, attempt, signal, (answer) => last.set(addresses[index] ?? candidate, answer)),
  );
  return {
    ready: Promise.race(asked),
    answers: () => [...last].map(([address, answer]) => `${address}: ${answer}`).join(', '),
  };
}

/** Repeats `attempt` until it says that nothing is lacking (''); undefined on abort. */
async function askUntilReady(
  candidate: string,
  attempt: (candidate: string) => Promise<string>,
  signal: AbortSignal,
  note: (answer: string) => void,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const slow = setTimeout(() => note('no answer'), SLOW_MS);
    const answer = await attempt(candidate);
    clearTimeout(slow);
    if (signal.aborted) return undefined;
    if (answer === '') return candidate;
    note(answer);
    await pause(signal);
  }
  return undefined;
}

/** What an answer lacks to be ready; '' if nothing. */
function lacking(answer: HttpAnswer, body: string | undefined): string {
  if (answer.kind === 'none') return answer.reason;
  if (answer.status < 200 || answer.status > 299)
    return `status ${answer.status}${redirect(answer.location)}`;
  const found = body === undefined || answer.body.includes(body);
  return found ? '' : `status ${answer.status}, body lacks ${JSON.stringify(body)}`;
}

function redirect(location: string | undefined): string {
  return location === undefined ? '' : ` to ${location} (redirects are not followed)`;
}

function watchLog(text: string, log: AppLog, signal: AbortSignal): Watch {
  const pattern = logPattern(text);
  if (pattern.kind === 'invalid') throw new Error(`ready.log ${text} is no RE2 pattern: ${pattern.reason}`);
  return {
    awaited: `a line of output with ${text.startsWith('/') ? text : JSON.stringify(text)}`,
    ready: lineSeen(pattern.matches, log, signal),
    answers: () => '',
  };
}

/** Unfinished lines are looked at from time to time: at each write would be quadratic for a line of dots. */
async function lineSeen(
  matches: (line: string) => boolean,
  log: AppLog,
  signal: AbortSignal,
): Promise<undefined> {
  let seen = false;
  const unsubscribe = log.onLine((line) => {
    seen ||= matches(line);
  });
  while (!seen && !signal.aborted) {
    await pause(signal);
    seen ||= log.openLines().some(matches);
  }
  unsubscribe();
}

async function pause(signal: AbortSignal): Promise<void> {
  try {
    await sleep(PAUSE_MS, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
