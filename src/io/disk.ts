import { mkdir, open, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DataFiles, FileRead, FolderList } from '../read/files.ts';

/** The user's files as they lie in a folder; paths are relative to it. */
export function folderFiles(folder: string): DataFiles {
  return {
    read: (path) => readBytes(resolve(folder, path)),
    list: (path) => listFolder(resolve(folder, path)),
  };
}

async function readBytes(path: string): Promise<FileRead> {
  try {
    // A device may have no end.
    if ((await stat(path)).isCharacterDevice())
      return { kind: 'unreadable', why: 'it is a device, a file is expected' };
    const bytes = await readFile(path);
    return { kind: 'ok', bytes, release: () => release(bytes) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing', why: 'no such file' };
    return { kind: 'unreadable', why: READ_FAULTS[code ?? ''] ?? message };
  }
}

function release({ buffer, byteLength }: Buffer): void {
  // What is transferred to nobody is freed at once. A buffer that is larger is shared with other files.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    structuredClone(buffer, { transfer: [buffer] });
}

const READ_FAULTS: { readonly [code: string]: string } = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder, a file is expected',
};

async function listFolder(path: string): Promise<FolderList> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const kinds = entries.map((entry) => ({
      name: entry.name,
      kind: entry.isDirectory() ? ('folder' as const) : ('file' as const),
    }));
    return kinds.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return undefined;
  }
}

/** A file could not be written: where, why and what to do. */
export class WriteError extends Error {
  override name = 'WriteError';
}

/**
 * Writes a file whole or not at all: to a temporary file beside it, then renamed. Missing folders are made; what a link
 * points to is written, not the link. Throws {@link WriteError} when the place cannot be written.
 */
export async function writeAtomic(path: string, content: Iterable<string>): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    // A device or a pipe (/dev/stdout) is written to: a rename would put a file in its place.
    if (await isStream(path)) await writeInto(path, content);
    else await replace(await realpath(path).catch(() => path), content);
  } catch (error) {
    throw new WriteError(
      `${path} cannot be written (${(error as Error).message}); give another path, or make its folder writable`,
      { cause: error },
    );
  }
}

/**
 * Writes a file that is not there yet, and says whether it did: what exists (a link too) stays as it is. Missing folders are
 * made. Throws the system's error when the place cannot be written.
 */
export async function writeNew(path: string, text: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStream(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

async function replace(path: string, content: Iterable<string>): Promise<void> {
  const temporary = join(dirname(path), `.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`);
  try {
    await writeInto(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    // Where the folder itself is none, there is nothing to remove either; the first error is the one to tell.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeInto(path: string, content: Iterable<string>): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const chunk of batched(content)) await file.appendFile(chunk);
    if ((await file.stat()).isFile()) await file.sync();
  } finally {
    await file.close();
  }
}

const BATCH_CHARS = 1 << 20;

/** Joins small pieces, so that a report of 100,000 cases is neither one string nor 100,000 writes. */
function* batched(pieces: Iterable<string>): Generator<string> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH_CHARS) continue;
    yield batch;
    batch = '';
  }
  yield batch;
}
