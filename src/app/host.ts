import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppSettings } from '../config/schema/app.ts';
import type { Redactor } from '../text/redact.ts';
import type { Environment } from './environment.ts';
import { createLoopback, hostAndPort, type Loopback } from './loopback.ts';
import { startApp, stopApps, type RunningApp, type StartResult } from './process.ts';
import type { ExitInfo } from './process/child.ts';
import { exitWords, goneBrief } from './process/failure.ts';
import type { ReadySettings } from './ready.ts';
import type { StdioApp } from './stdio/app.ts';
import { hostStdio, isStdio, type StdioHosted } from './stdio/host.ts';

/** An app that can be asked, or why it cannot. */
export type Hosted =
  | {
      readonly kind: 'ready';
      readonly baseFor: Loopback['baseFor'];
      /** The app itself where it is no server but asked over stdin and stdout. */
      readonly stdio?: StdioApp;
      /** How long it took to be ready, in milliseconds; absent where the app was up already. */
      readonly ms?: number;
      /** Set once the app's process has ended. */
      gone(): AppFailure | undefined;
      /** After a broken connection: waits a moment for the process to be known as ended, in case it has. */
      settle(): Promise<void>;
    }
  | { readonly kind: 'failed'; readonly failure: AppFailure };

/** Why an app cannot be asked, or not any more. */
export interface AppFailure {
  /** In one line, for the report. */
  readonly brief: string;
  /** With the end of its output, for the log. */
  readonly message: string;
}

interface Stoppable {
  stop(): Promise<void>;
}

/** Starts apps when they are needed, one at a time, and ends them. */
export interface AppHost {
  hostFor(app: AppSettings, signal: AbortSignal): Promise<Hosted>;
  stop(): Promise<void>;
}

export interface HostDeps {
  /** The folder of the config; the app's `cwd` is relative to it. */
  readonly folder: string;
  readonly env: Environment;
  readonly redactor: Redactor;
  readonly onStart: (command: string) => void;
  readonly onReady: (command: string, ms: number) => void;
  /** Told what there is to say of the app in the log. */
  readonly onNote: (message: string) => void;
  /** Where the shim for Python apps lies; asked for when there is such an app. */
  readonly shim: () => string;
  /** Told the id of the app's process group. */
  readonly onSpawn?: ((group: number) => void) | undefined;
}

/** A host over real processes. Variants that share a command share its process; another command replaces it. */
export function createAppHost(deps: HostDeps): AppHost {
  let current: { readonly key: string; readonly hosted: Hosted; readonly app?: Stoppable } | undefined;
  const stop = async (): Promise<void> => {
    const running = current?.app;
    current = undefined;
    await running?.stop();
  };
  return {
    stop,
    async hostFor(app, signal) {
      const key = JSON.stringify([app.start, app.stdio, app.python]);
      if (current?.key === key) return current.hosted;
      await stop();
      if (signal.aborted) return { kind: 'failed', failure: { brief: NOT_STARTED, message: NOT_STARTED } };
      current = { key, ...(await host(app, deps, signal)) };
      return current.hosted;
    },
  };
}

async function host(
  app: AppSettings,
  deps: HostDeps,
  signal: AbortSignal,
): Promise<{ hosted: Hosted; app?: Stoppable }> {
  if (isStdio(app)) return overStdio(await hostStdio(app, deps, signal));
  const { start, url = '' } = app;
  if (!start) return { hosted: { kind: 'ready', ...notOurs() } };
  deps.onStart(start.command);
  const settings = {
    command: start.command,
    cwd: resolve(deps.folder, start.cwd),
    env: start.env,
    ready: readyOf(start, url),
  };
  const starting = startApp(settings, {
    env: deps.env,
    probeUrl: url,
    redact: deps.redactor.text,
    onSpawn: deps.onSpawn,
  });
  const result = await unlessAborted(starting, signal);
  if (result.kind === 'failed')
    return { hosted: { kind: 'failed', failure: redacted(result, deps.redactor) } };
  deps.onReady(start.command, result.ms);
  const running = result.app;
  const hosted = {
    kind: 'ready' as const,
    baseFor: running.baseFor,
    ms: result.ms,
    ...endOf(running, deps.redactor),
  };
  return { app: running, hosted };
}

/** What nobody has to start or to wait for. */
function notOurs(): Pick<Extract<Hosted, { kind: 'ready' }>, 'baseFor' | 'gone' | 'settle'> {
  return {
    baseFor: createLoopback().baseFor,
    gone: () => undefined,
    settle: () => Promise.resolve(),
  };
}

/** Its calls find out for themselves when it is gone. */
function overStdio(hosted: StdioHosted): { hosted: Hosted; app?: Stoppable } {
  if (hosted.kind === 'failed') return { hosted };
  const { app: stdio, ...ready } = hosted;
  const gone = (): AppFailure | undefined => stdio.gone();
  return { app: stdio, hosted: { ...ready, ...notOurs(), stdio, gone } };
}

/** A start that is under way when the run is cancelled or out of time is cut off, which makes it fail. */
async function unlessAborted(starting: Promise<StartResult>, signal: AbortSignal): Promise<StartResult> {
  const cut = (): void => void stopApps();
  signal.addEventListener('abort', cut, { once: true });
  try {
    return await starting;
  } finally {
    signal.removeEventListener('abort', cut);
  }
}

/** Without `ready`, the app is up when its port accepts connections. */
function readyOf(start: NonNullable<AppSettings['start']>, url: string): ReadySettings {
  if (!start.ready) return { port: hostAndPort(url).port, timeoutMs: DEFAULT_READY_MS };
  const { timeout: timeoutMs, ...what } = start.ready;
  return { ...what, timeoutMs };
}

const NOT_STARTED = 'the run was cancelled before the app was started';
const DEFAULT_READY_MS = 60_000;
const TAIL_LINES = 10;
/** The connections of a process that ends break before its end is reported; this long after at most, in milliseconds. */
const SETTLE_MS = 250;
/** From its end to the end of its streams, in milliseconds. */
const DRAIN_MS = 250;

/** The end of the app's process counts once its last words are in, so that all cases give the same reason. */
function endOf(
  app: RunningApp,
  redactor: Redactor,
): Pick<Extract<Hosted, { kind: 'ready' }>, 'gone' | 'settle'> {
  let failure: AppFailure | undefined;
  const end = async (): Promise<void> => {
    const exit = await app.exit;
    await within(DRAIN_MS, app.closed);
    failure = goneFailure(exit, app.tail(TAIL_LINES), redactor);
  };
  const ended = end();
  const settle = async (): Promise<void> => {
    await Promise.race([ended, within(SETTLE_MS, app.exit)]);
    if (app.exited()) await ended;
  };
  return { gone: () => failure, settle };
}

function goneFailure(exit: ExitInfo, tail: readonly string[], redactor: Redactor): AppFailure {
  const lines = tail.map((line) => `\n  | ${line}`).join('');
  const message = `the app ended during the run: ${exitWords(exit)}${lines}`;
  return redacted({ brief: goneBrief(exit, tail), message }, redactor);
}

function redacted({ brief, message }: AppFailure, redactor: Redactor): AppFailure {
  return { brief: redactor.text(brief), message: redactor.text(message) };
}

async function within(ms: number, done: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([done, sleep(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}
