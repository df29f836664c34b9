import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between two looks at a group, in milliseconds. */
const POLL_MS = 25;
/** How long killed processes may take to vanish, in milliseconds. */
const KILL_MS = 2_000;

/** Groups that we started and have not seen gone. A group is the system's, hence one list for the whole process. */
const living = new Set<number>();

/**
 * Takes note of a group that we started (its id is its leader's pid), so that it is killed even where this
 * process ends without stopping it, by an uncaught error or an early exit.
 */
export function trackGroup(pid: number): void {
  if (living.size === 0) process.on('exit', killGroups);
  living.add(pid);
}

/** Kills all tracked groups at once, without waiting. */
export function killGroups(): void {
  for (const pid of living) signalGroup(pid, 'SIGKILL');
}

/** The tracked groups. */
export function trackedGroups(): number[] {
  return [...living];
}

/**
 * SIGTERM to the group, SIGKILL to what is left after `graceMs` milliseconds; returns when no member is alive, or
 * with `survived` where one cannot be killed within 2 s more (another user's). Never throws for a group
 * that is gone. Windows has no such signals: `taskkill` ends the whole tree at once.
 */
export async function stopGroup(pid: number, graceMs: number): Promise<'gone' | 'survived'> {
  for (const [signal, waitMs] of [
    ['SIGTERM', graceMs],
    ['SIGKILL', KILL_MS],
  ] as const) {
    if (!isAlive(pid)) break;
    signalGroup(pid, signal);
    await goneWithin(pid, waitMs);
  }
  if (isAlive(pid)) return 'survived';
  untrack(pid);
  return 'gone';
}

function untrack(pid: number): void {
  living.delete(pid);
  if (living.size === 0) process.off('exit', killGroups);
}

async function goneWithin(pid: number, ms: number): Promise<void> {
  const end = AbortSignal.timeout(ms);
  while (!end.aborted && isAlive(pid)) await sleep(POLL_MS);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  signalled(-pid, signal);
}

function isAlive(pid: number): boolean {
  if (process.platform === 'win32') return signalled(pid, 0);
  if (!signalled(-pid, 0)) return false;
  return process.platform !== 'linux' || hasLivingMember(pid);
}

/** Whether there was something to signal; a process that is not ours to signal (EPERM) is there all the same. */
function signalled(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return true;
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Dead members that nobody has waited for still count for `kill`; in a container whose first process reaps
 * nothing (a job container's `tail -f /dev/null`) they stay for ever, so their state is looked up.
 */
function hasLivingMember(group: number): boolean {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.some((pid) => {
    const [state = '', , memberOf = ''] = statFields(pid);
    return Number(memberOf) === group && !/[ZX]/.test(state);
  });
}

/** The fields of /proc/<pid>/stat after the command's name: state, parent, group, …; none if it is gone. */
function statFields(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
