import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';
import { waitUntil } from '../app/programs.ts';

/** The root of this repository. */
export const ROOT = resolve(import.meta.dirname, '..', '..');

const CLI = join(ROOT, 'dist', 'cli.js');

/** How a command ended, and all that it said. */
export interface Ended {
  /** Null where a signal ended it. */
  readonly exit: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What is special about a run. */
export interface Circumstances {
  readonly env?: { readonly [name: string]: string };
  /** Another copy of the built command. */
  readonly cli?: string;
  /** The Node to run it with; default the one that runs the tests. */
  readonly node?: string;
  /** A stream that nobody reads. */
  readonly closed?: 'stdout' | 'stderr';
  /** Sent once the condition holds. */
  readonly signalAfter?: { readonly signal: NodeJS.Signals; readonly when: () => boolean };
}

/** Runs the built command in a folder; not in GitHub's environment, where a pull request has other rules. */
export async function ragbench(
  cwd: string,
  args: readonly string[],
  { env = {}, cli = CLI, node = process.execPath, closed, signalAfter }: Circumstances = {},
): Promise<Ended> {
  const child = spawn(node, [cli, ...args], {
    cwd,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (closed) child[closed].destroy();
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  const ended = new Promise<Ended>((done, fail) => {
    child.once('error', fail);
    child.once('close', (exit, signal) => done({ exit, signal, ...said }));
  });
  if (signalAfter) {
    await waitUntil(signalAfter.when);
    child.kill(signalAfter.signal);
  }
  return ended;
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(GITHUB_|RAG|CI$|FORCE_COLOR)/.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: '1' };
}

/** A Node 20 of this machine, apart from the one that the tests bring. */
export function node20(): string | undefined {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.split(sep).includes('node_modules'));
  return folders
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path) && versionOf(path).startsWith('v20.'));
}

function versionOf(node: string): string {
  return execFileSync(node, ['--version'], { encoding: 'utf8' });
}
