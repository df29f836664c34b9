import { decodeText } from '../read/decode.ts';
import type { DataFiles } from '../read/files.ts';

/** A file of the user's as far as it was read. */
export interface TextFile {
  /** From the surveyed folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What lies in a folder: every path that was seen, and the texts that may tell something. */
export interface Survey {
  readonly paths: readonly string[];
  readonly files: readonly TextFile[];
}

const MOST_FOLDERS = 400;
const MOST_ENTRIES = 2000;
/** Files that are read, of code and of data each. */
const MOST_READ = { code: 300, data: 100 } as const;
/** Of each file only the beginning counts. */
export const MOST_BYTES = 256 * 1024;

const SKIPPED = new Set([
  'node_modules',
  'bower_components',
  'site-packages',
  '__pycache__',
  'venv',
  'env',
  'dist',
  'build',
  'out',
  'target',
  'coverage',
  'vendor',
]);

/** Looks at a folder and all below it but dependencies, builds and hidden folders; bounded, nearest files first. */
export async function survey(files: DataFiles): Promise<Survey> {
  const paths = await walk(files);
  const worth = [
    ...paths.filter(isCode).slice(0, MOST_READ.code),
    ...paths.filter(isData).slice(0, MOST_READ.data),
  ];
  const read: TextFile[] = [];
  for (const path of worth) {
    const text = await readBeginning(files, path);
    if (text !== undefined) read.push({ path, text });
  }
  return { paths, files: read };
}

async function walk(files: DataFiles): Promise<string[]> {
  const paths: string[] = [];
  const folders = ['.'];
  for (let next = 0; next < Math.min(folders.length, MOST_FOLDERS); next += 1) {
    const folder = folders[next] ?? '.';
    const entries = (await files.list(folder)) ?? [];
    // A virtual environment may have any name; this file gives it away.
    if (entries.some(({ name }) => name === 'pyvenv.cfg')) continue;
    for (const { name, kind } of entries.slice(0, MOST_ENTRIES)) {
      const path = folder === '.' ? name : `${folder}/${name}`;
      if (kind === 'file') paths.push(path);
      else if (!SKIPPED.has(name) && !name.startsWith('.')) folders.push(path);
    }
  }
  return paths;
}

const MANIFEST =
  /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.cfg|Pipfile|requirements[^/]*\.txt|Procfile|Dockerfile[^/]*|(?:docker-)?compose[^/]*\.ya?ml)$/;
const SOURCE = /\.(?:py|[cm]?[jt]sx?)$/;
/** Tests make apps and routes, too, but not those that are served. */
const OF_TESTS =
  /(?:^|\/)(?:tests?|__tests__|spec|e2e)\/|(?:^|\/)(?:test_|conftest)[^/]*\.py$|(?:_test\.py|\.(?:test|spec|min|d)\.[cm]?[jt]sx?)$/;

function isCode(path: string): boolean {
  return MANIFEST.test(path) || (SOURCE.test(path) && !OF_TESTS.test(path));
}

const DATA = /\.(?:jsonl|ya?ml|json)$/;
const NO_SUITE = /(?:^|\/)(?:package(?:-lock)?|tsconfig[^/]*|[^/]*lock)\.(?:json|ya?ml)$/;

function isData(path: string): boolean {
  return DATA.test(path) && !MANIFEST.test(path) && !NO_SUITE.test(path);
}

const LINE_FEED = 0x0a;

async function readBeginning(files: DataFiles, path: string): Promise<string | undefined> {
  const read = await files.read(path);
  if (read.kind !== 'ok') return undefined;
  const text = decodeText(path, wholeLines(read.bytes));
  return text.kind === 'ok' ? text.value : undefined;
}

/** A line that the limit cuts is left out. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  if (bytes.length < MOST_BYTES) return bytes;
  return bytes.subarray(0, bytes.subarray(0, MOST_BYTES).lastIndexOf(LINE_FEED) + 1);
}
