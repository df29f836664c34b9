import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { AppLog, LogStream } from '../log.ts';
import { stopGroup, trackGroup } from './group.ts';

/** How long the streams may stay open after the last process of the group is gone, in milliseconds. */
const DRAIN_MS = 500;

/** How the command's own process (the shell's) ended: one of the two is null. */
export type ExitInfo = { code: number | null; signal: NodeJS.Signals | null };

/** A shell command, and where and with which environment it runs. */
export type Command = { command: string; cwd: string; env: Record<string, string> };

/** A command that was started, with everything that it started in its turn. */
export type Child = {
  pid: number | undefined;
  /** Settles when the command's own process has ended; others of its group may live on. */
  exit: Promise<ExitInfo>;
  exited: () => ExitInfo | undefined;
  /** Settles when, besides, both streams have ended: the log has all of its output then. */
  closed: Promise<void>;
  /** Settles only if the command could not be started at all. */
  failed: Promise<Error>;
  /** Ends the whole group and closes the log; see `stopGroup`. May be called again, then it waits for the same. */
  stop(): Promise<'gone' | 'survived'>;
};

/** Runs `command` by the shell, in its own process group where there are groups, both streams into the log. */
export function startChild(command: Command, log: AppLog, graceMs: number): Child {
  const child = trySpawn(command);
  if (child instanceof Error) return stillborn(child, log);
  if (child.pid !== undefined) trackGroup(child.pid);
  collect(child, 'stdout', log);
  collect(child, 'stderr', log);
  return observed(child, log, graceMs);
}

/** Some command lines the system refuses at once (too long, a NUL in it): the user's error, not ours. */
function trySpawn({ command, cwd, env }: Command): ChildProcess | Error {
  try {
    return spawn(command, {
      shell: true,
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Windows would open a console window for a detached process.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error;
    throw error;
  }
}

function stillborn(error: Error, log: AppLog): Child {
  return {
    pid: undefined,
    exit: new Promise(() => {}),
    exited: () => undefined,
    closed: new Promise(() => {}),
    failed: Promise.resolve(error),
    stop: async () => {
      log.close();
      return 'gone';
    },
  };
}

function collect(child: ChildProcess, stream: LogStream, log: AppLog): void {
  child[stream]?.on('data', (chunk: Buffer) => log.write(stream, chunk));
}

function observed(child: ChildProcess, log: AppLog, graceMs: number): Child {
  let info: ExitInfo | undefined;
  let stopping: Promise<'gone' | 'survived'> | undefined;
  const exit = new Promise<ExitInfo>((resolve) => {
    child.once('exit', (code, signal) => {
      info = { code, signal };
      resolve(info);
    });
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    pid: child.pid,
    exit,
    exited: () => info,
    closed,
    failed: new Promise((resolve) => child.on('error', resolve)),
    stop: () => (stopping ??= stopChild(child, log, graceMs, closed)),
  };
}

async function stopChild(
  child: ChildProcess,
  log: AppLog,
  graceMs: number,
  closed: Promise<void>,
): Promise<'gone' | 'survived'> {
  const ending = child.pid === undefined ? 'gone' : await stopGroup(child.pid, graceMs);
  await within(DRAIN_MS, closed);
  // A process that left the group may hold the pipes open; they must not keep us alive.
  child.stdout?.destroy();
  child.stderr?.destroy();
  log.close();
  return ending;
}

/** Waits until `done` has settled, for `ms` milliseconds at most. */
export async function within(ms: number, done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
}
