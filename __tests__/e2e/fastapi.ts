import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { oraclePython } from '../../scripts/oracles/prepare.ts';
import { ROOT } from '../helpers/cli.ts';

const EXAMPLE = join(ROOT, 'examples', 'fastapi');

/** The example's files by path, as text. */
export type ExampleFiles = { readonly [path: string]: string };

/** The Python that has what the example needs, by absolute path; or why there is none. */
export type PythonEnvironment =
  | { readonly kind: 'ready'; readonly python: string }
  | { readonly kind: 'missing'; readonly why: string };

/** A change of the example's source, as a careless pull request would make it. */
interface Edit {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** Edits that make the example worse, by the part that breaks. */
export const EDITS = {
  retrieval: { path: 'app/retrieval.py', from: 'TOP_K = 6', to: 'TOP_K = 1' },
  citations: {
    path: 'app/answering.py',
    from: 'citations=[Citation(doc=chunk.doc, place=chunk.place)]',
    to: 'citations=[]',
  },
} as const satisfies { readonly [part: string]: Edit };

/** A file of the example after an edit; throws where the text to replace does not stand there exactly once. */
export function edited(files: ExampleFiles, { path, from, to }: Edit): string {
  const parts = (files[path] ?? '').split(from);
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times ${JSON.stringify(from)}`);
  return parts.join(to);
}

const COMMITTED_PORT = /\b8770\b/g;
const COMMITTED_COMMAND = 'command: python -m';
/** What running the example in place leaves behind. */
const LEFT_BEHIND = ['.venv', '__pycache__', 'ragbench-report.json', 'ragbench-recording.jsonl'];

/**
 * The example as a repository would hold it, with the port and the Python filled in. `-B`: an edit that keeps a file's
 * size within the second that it was written in would otherwise run as the old bytecode.
 */
export async function exampleFiles(python: string, port: number): Promise<ExampleFiles> {
  const files = await committedFiles();
  const config = files['ragbench.yml'] ?? '';
  if (!config.includes(COMMITTED_COMMAND)) throw new Error(`ragbench.yml lacks "${COMMITTED_COMMAND}"`);
  const filled = config
    .replaceAll(COMMITTED_PORT, String(port))
    .replace(COMMITTED_COMMAND, () => `command: >-\n      "${python}" -B -m`);
  return { ...files, 'ragbench.yml': filled };
}

/** The example's files as they are. */
export async function committedFiles(): Promise<ExampleFiles> {
  const entries = await readdir(EXAMPLE, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(EXAMPLE, join(parentPath, name)).split(sep))
    .filter((parts) => !parts.some((part) => LEFT_BEHIND.includes(part)));
  const read = paths.map(
    async (parts) => [parts.join('/'), await readFile(join(EXAMPLE, ...parts), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

const CACHE = join(ROOT, '.cache', 'fastapi');
const PIP = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '2', '-r'];
const INSTALL_MS = 240_000;
const run = promisify(execFile);

/**
 * Makes the example's virtual environment once per requirements.txt and Python, and keeps it in .cache. It is built
 * beside its place and renamed: who comes second throws its own away. Its scripts name the place where it was built, so
 * it is used as `python -m` only.
 */
export async function pythonEnvironment(): Promise<PythonEnvironment> {
  try {
    return { kind: 'ready', python: await installed() };
  } catch (error) {
    return { kind: 'missing', why: (error as Error).message };
  }
}

async function installed(): Promise<string> {
  // The search for a Python that is new enough and has venv is that of the oracles.
  const base = oraclePython() ?? 'python3';
  const home = join(CACHE, await key(base));
  if (!existsSync(pythonIn(home))) await install(base, home);
  return pythonIn(home);
}

async function key(base: string): Promise<string> {
  const { stdout } = await run(base, ['-c', 'import sys; print(sys.version, sys.base_prefix)']);
  const hash = createHash('sha256').update(stdout);
  return hash
    .update(await readFile(join(EXAMPLE, 'requirements.txt')))
    .digest('hex')
    .slice(0, 16);
}

async function install(base: string, home: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const building = `${home}.${randomUUID()}`;
  try {
    await run(base, ['-m', 'venv', building], { timeout: INSTALL_MS });
    const requirements = join(EXAMPLE, 'requirements.txt');
    await run(pythonIn(building), [...PIP, requirements], { timeout: INSTALL_MS });
    await moveInto(building, home);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

async function moveInto(building: string, home: string): Promise<void> {
  try {
    await rename(building, home);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(pythonIn(home))) throw error;
  }
}

function pythonIn(home: string): string {
  return process.platform === 'win32' ? join(home, 'Scripts', 'python.exe') : join(home, 'bin', 'python');
}
