import { statSync } from 'node:fs';
import { childEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { AppLog } from './log.ts';
import { createLoopback } from './loopback.ts';
import type { Loopback } from './loopback.ts';
import { startChild } from './process/child.ts';
import type { Child, ExitInfo } from './process/child.ts';
import { awaitEnding } from './process/ending.ts';
import type { Ending } from './process/ending.ts';
import {
  exitedBrief,
  exitedMessage,
  folderMessage,
  occupiedMessage,
  spawnMessage,
  survivedMessage,
  timeoutBrief,
  timeoutMessage,
} from './process/failure.ts';
import type { Output } from './process/failure.ts';
import { stopGroup, trackedGroups } from './process/group.ts';
import { answeringAlready } from './process/occupied.ts';
import { timeoutHints } from './process/hints.ts';
import { watchReady } from './ready.ts';
import type { ReadySettings, Watch } from './ready.ts';

/** SIGTERM's time before SIGKILL, in milliseconds. */
const GRACE_MS = 3_000;
/** Lines of output that go with a failure. */
const FAILURE_TAIL_LINES = 50;

/** The app's command: run by the shell in `cwd` (absolute), with `env` over the environment. */
export type StartSettings = {
  command: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  ready: ReadySettings;
};

/** What starting an app takes from outside. */
export type StartDeps = {
  /** Our own environment; the app gets it without the withheld names. */
  env: Environment;
  /** File for the app's raw output. */
  logFile?: string | undefined;
  /** The app's URL: where it is on a loopback address, nothing may answer at its port before the start. */
  probeUrl?: string | undefined;
  /** Masks secrets in the log's tail and thereby in messages. */
  redact?: ((text: string) => string) | undefined;
  /** How long processes may take to end after SIGTERM, in milliseconds. */
  graceMs?: number | undefined;
  /** Told the id of the app's process group as soon as there is one. */
  onSpawn?: ((group: number) => void) | undefined;
  /** Monotonic clock in milliseconds. */
  now?: (() => number) | undefined;
};

/** An app that is ready. */
export type RunningApp = {
  /** The shell's pid, also the id of its process group. */
  pid: number;
  /** Settles when the command's own process has ended, whoever ended it. */
  exit: Promise<ExitInfo>;
  exited: () => ExitInfo | undefined;
  /** Settles when, besides, both its streams have ended, which a process that it left behind may keep open. */
  closed: Promise<void>;
  /** Ends all processes of the group; throws where one could not be killed. May be called again. */
  stop(): Promise<void>;
  /** The last lines of output (default and maximum 200) as plain text. */
  tail(lines?: number): string[];
  lineCount(): number;
  /** The URL to call for a URL with `localhost`: see `Loopback`; starts with the address that was ready. */
  baseFor: Loopback['baseFor'];
};

/**
 * How a start ended; after a failure everything that was started is stopped. `ms` is the time until ready, `brief` the
 * message in one line.
 */
export type StartResult =
  | { kind: 'ready'; app: RunningApp; ms: number }
  | { kind: 'failed'; code: StartFailure; message: string; brief: string; tail: string[] };

/** Why an app is not up. */
type StartFailure = 'already_answering' | 'exited' | 'timeout' | 'spawn_failed';

/** Starts the app's command and waits until it is ready, or until it is sure that it will not be. */
export async function startApp(settings: StartSettings, deps: StartDeps): Promise<StartResult> {
  if (!isFolder(settings.cwd)) return failed('spawn_failed', folderMessage(settings.cwd));
  const occupied = await answeringAlready(settings.ready, deps.probeUrl);
  if (occupied.length > 0) return failed('already_answering', occupiedMessage(occupied));
  return startFree(settings, deps, new AppLog({ file: deps.logFile, redact: deps.redact }));
}

/**
 * Stops apps by their process groups. By default all that are up or coming up, for a run that is cancelled: a start that
 * is under way then fails.
 */
export async function stopApps(
  graceMs: number = GRACE_MS,
  groups: readonly number[] = trackedGroups(),
): Promise<void> {
  await Promise.all(groups.map((pid) => stopGroup(pid, graceMs)));
}

/** The start proper, once nothing else answers in the app's place. */
async function startFree(settings: StartSettings, deps: StartDeps, log: AppLog): Promise<StartResult> {
  const now = deps.now ?? (() => performance.now());
  const started = now();
  const waiting = new AbortController();
  const watch = watchReady(settings.ready, log, waiting.signal);
  const env = childEnvironment(deps.env, settings.env);
  const child = startChild({ ...settings, env }, log, deps.graceMs ?? GRACE_MS);
  if (child.pid !== undefined) deps.onSpawn?.(child.pid);
  const ending = await awaitEnding(child, watch, settings.ready.timeoutMs);
  waiting.abort();
  if (ending.kind === 'ready') {
    return { kind: 'ready', app: runningApp(child, log, ending.url), ms: now() - started };
  }
  const hints = ending.kind === 'timeout' ? await timeoutHints(settings.ready, deps.probeUrl) : [];
  const left = await child.stop();
  const output = { lines: log.lineCount(), tail: log.tail(FAILURE_TAIL_LINES) };
  const message = failureMessage(ending, settings.ready, watch, hints, output);
  const more = left === 'gone' ? '' : `\n${survivedMessage(child.pid)}`;
  const brief = failureBrief(ending, settings.ready, output.tail) ?? message;
  return { ...failed(ending.kind, message + more), brief, tail: output.tail };
}

function runningApp(child: Child, log: AppLog, readyUrl: string | undefined): RunningApp {
  const { pid, exit, exited, closed } = child;
  if (pid === undefined) throw new Error('An app without a pid cannot be ready.');
  const loopback = createLoopback();
  if (readyUrl !== undefined) loopback.remember(readyUrl);
  return {
    pid,
    exit,
    exited,
    closed,
    stop: async () => {
      if ((await child.stop()) === 'survived') throw new Error(survivedMessage(pid));
    },
    tail: (lines) => log.tail(lines),
    lineCount: () => log.lineCount(),
    baseFor: loopback.baseFor,
  };
}

function failureMessage(
  ending: Exclude<Ending, { kind: 'ready' }>,
  ready: ReadySettings,
  watch: Watch,
  hints: string[],
  output: Output,
): string {
  if (ending.kind === 'exited') return exitedMessage(ending.info, watch.awaited, output);
  if (ending.kind === 'spawn_failed') return spawnMessage(ending.error);
  const facts = { timeoutMs: ready.timeoutMs, awaited: watch.awaited, answers: watch.answers(), hints };
  return timeoutMessage(facts, output);
}

function failureBrief(
  ending: Exclude<Ending, { kind: 'ready' }>,
  { timeoutMs }: ReadySettings,
  tail: readonly string[],
): string | undefined {
  if (ending.kind === 'exited') return exitedBrief(ending.info, tail);
  return ending.kind === 'timeout' ? timeoutBrief(timeoutMs, tail) : undefined;
}

function failed(code: StartFailure, message: string): StartResult & { kind: 'failed' } {
  return { kind: 'failed', code, message, brief: message, tail: [] };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
