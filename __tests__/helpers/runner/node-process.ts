import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { lineCutter } from './lines.ts';
import type { Patience, SoFar } from './options.ts';

const CANCEL_POLL_MS = 20;

/** A Node process to run and how to treat it. */
export interface NodeProcess {
  readonly node: string;
  readonly script: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
  readonly cancelWhen?: ((soFar: SoFar) => boolean | Promise<boolean>) | undefined;
  readonly patience: Patience;
  readonly limitMs: number;
}

/** How it ended. */
export interface ProcessEnd {
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What was sent to it on cancellation, in order. */
  readonly sent: readonly NodeJS.Signals[];
  /** Whether a process that it left behind held its streams open for too long. */
  readonly heldOpen: boolean;
  readonly raw: string;
  readonly ms: number;
}

/** Runs it as the runner does; throws when it takes longer than the limit. */
export async function runNode(given: NodeProcess): Promise<ProcessEnd> {
  const { node, script, cwd, env, onLine, cancelWhen, patience, limitMs } = given;
  const started = performance.now();
  const child = spawn(node, [script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const raw = (): string => lines.map((line) => `${line}\n`).join('');
  let over = false;
  const take = (line: string): void => {
    if (over) return;
    lines.push(line);
    onLine(line);
  };
  const closed = Promise.all([readLines(child.stdout, take), readLines(child.stderr, take)]);
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const ended = exited.then(() => isWithin(closed, patience.streams));
  const limit = killAfter(child, limitMs);
  try {
    const cancelled = cancelWhen ? cancel(child, () => cancelWhen({ raw }), ended, patience) : [];
    const [[exit, signal], isClosed, sent] = await Promise.all([exited, ended, cancelled]);
    if (limit.isOver()) throw new Error(`${script} was killed after ${limitMs} ms; it printed:\n${raw()}`);
    return { exit, signal, sent, heldOpen: !isClosed, raw: raw(), ms: performance.now() - started };
  } finally {
    over = true;
    clearTimeout(limit.timer);
    child.kill('SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
  }
}

function readLines(stream: Readable, take: (line: string) => void): Promise<void> {
  const cutter = lineCutter(take);
  return new Promise((done) => {
    stream.setEncoding('utf8').on('data', (text: string) => cutter.push(text));
    stream.once('close', () => {
      cutter.end();
      done();
    });
  });
}

function killAfter(child: ChildProcess, ms: number): { timer: NodeJS.Timeout; isOver: () => boolean } {
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    child.kill('SIGKILL');
  }, ms);
  return { timer, isOver: () => over };
}

/** To the process only, not to what it started. */
async function cancel(
  child: ChildProcess,
  when: () => boolean | Promise<boolean>,
  ended: Promise<unknown>,
  patience: Patience,
): Promise<NodeJS.Signals[]> {
  const sent: NodeJS.Signals[] = [];
  const send = (signal: NodeJS.Signals): void => {
    sent.push(signal);
    child.kill(signal);
  };
  const over = ended.then(() => 'ended' as const);
  for (;;) {
    const answer = await Promise.race([over, when()]);
    if (answer === 'ended') return sent;
    if (answer) break;
    await Promise.race([over, sleep(CANCEL_POLL_MS)]);
  }
  send('SIGINT');
  if (await isWithin(ended, patience.sigint)) return sent;
  send('SIGTERM');
  if (await isWithin(ended, patience.sigterm)) return sent;
  send('SIGKILL');
  return sent;
}

/** Whether the promise is settled before the time is over. */
async function isWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new AbortController();
  const waited = sleep(ms, false, { signal: late.signal }).catch(() => false);
  const first = await Promise.race([promise.then(() => true), waited]);
  late.abort();
  return first;
}
