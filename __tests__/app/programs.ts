import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startApp } from '../../src/app/process.ts';
import type { RunningApp, StartDeps, StartSettings } from '../../src/app/process.ts';
import type { ReadySettings } from '../../src/app/ready.ts';

/** The shell command that runs a program of `fixtures/` with arguments. */
export function command(program: string, ...args: (string | number)[]): string {
  const runtime = program.endsWith('.py') ? 'python3' : `"${process.execPath}"`;
  return [runtime, `"${fixturePath(program)}"`, ...args.map((arg) => `"${arg}"`)].join(' ');
}

/** The path of a file in `fixtures/`. */
export function fixturePath(name: string): string {
  return fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
}

/** Settings for a start in this folder. */
export function settings(run: string, ready: ReadySettings, env: Record<string, string> = {}): StartSettings {
  return { command: run, cwd: fixturePath('.'), env, ready };
}

/** The app of a start that must become ready, stopped when it goes out of scope. */
export async function started(
  start: StartSettings,
  deps: Partial<StartDeps> = {},
): Promise<RunningApp & AsyncDisposable> {
  const result = await startApp(start, { env: process.env, graceMs: 300, ...deps });
  if (result.kind === 'failed') throw new Error(`${result.code}: ${result.message}`);
  return { ...result.app, [Symbol.asyncDispose]: () => result.app.stop() };
}

/** The failure of a start that must not become ready. */
export async function failure(
  start: StartSettings,
  deps: Partial<StartDeps> = {},
): Promise<{ code: string; message: string; tail: string[] }> {
  const result = await startApp(start, { env: process.env, graceMs: 300, ...deps });
  if (result.kind === 'failed') return result;
  await result.app.stop();
  throw new Error('The app became ready.');
}

/** Below the ports that systems hand out by themselves: nothing takes one of these between two starts of an app. */
const PORTS = { from: 20_000, count: 12_000 };
/** Workers start far from each other. */
let portsTried = process.pid * 367;

/** A port that was free a moment ago on both loopback addresses, and that no other test of this file is given. */
export async function freePort(): Promise<number> {
  const port = PORTS.from + ((portsTried += 1) % PORTS.count);
  const server = await listening(hasIPv6 ? '::' : '0.0.0.0', port).catch(() => undefined);
  if (!server) return freePort();
  await server[Symbol.asyncDispose]();
  return port;
}

/** A server that accepts connections and says nothing. */
export async function listening(host: string, port = 0): Promise<{ port: number } & AsyncDisposable> {
  const server = createServer((socket) => socket.on('error', () => {}));
  await listen(server, host, port);
  const { port: chosen } = server.address() as AddressInfo;
  return {
    port: chosen,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Whether this machine has ::1. */
export const hasIPv6 = await listening('::1').then(
  async (server) => {
    await server[Symbol.asyncDispose]();
    return true;
  },
  () => false,
);

/** Waits until the condition holds; fails after 20 s. */
export async function waitUntil(condition: () => boolean): Promise<void> {
  const late = AbortSignal.timeout(20_000);
  while (!condition()) {
    if (late.aborted) throw new Error(`Waited in vain for ${String(condition)}`);
    await sleep(20);
  }
}

/** Whether a process runs (a dead one that nobody waited for does not). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

/** The pid that a fixture wrote. */
export function pidIn(file: string): number {
  return Number(readFileSync(file, 'utf8'));
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
