import { lstat, open } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { EXIT, printJson, type Shell } from '../../bench/shell.ts';
import { planInit, type PlannedFile } from '../../init/plan.ts';
import { findRepository, type Git } from '../../init/repository.ts';
import { summaryJson, summaryText, type DoneFile } from '../../init/summary.ts';
import { MOST_BYTES } from '../../init/survey.ts';
import { folderFiles, WriteError, writeNew } from '../../io/disk.ts';
import { git } from '../../io/git-command.ts';
import type { DataFiles, FileRead } from '../../read/files.ts';

export interface InitOptions {
  readonly json: boolean;
}

/** `ragbench init`: writes a starter config, golden file and workflow for the repository here; never over a file. */
export async function init(shell: Shell, { json }: InitOptions): Promise<number> {
  const repository = await findRepository(gitIn(shell.cwd));
  const root = repository?.root ?? shell.cwd;
  const plan = await planInit({
    files: beginnings(shell.cwd),
    root: beginnings(root),
    folder: repository?.folder ?? '',
    ...(repository?.branch !== undefined && { branch: repository.branch }),
    today: shell.now().toISOString().slice(0, 10),
  });
  const done: DoneFile[] = [];
  for (const file of plan.files) {
    const path = resolve(file.from === 'root' ? root : shell.cwd, file.path);
    done.push({ path: relative(shell.cwd, path), ...(await carryOut(path, file.step)) });
  }
  if (json) printJson(shell, summaryJson(plan, done));
  else shell.out(summaryText(plan, done));
  return EXIT.ok;
}

async function carryOut(path: string, step: PlannedFile['step']): Promise<Omit<DoneFile, 'path'>> {
  if (step.kind === 'keep') return { outcome: 'kept', why: step.why };
  try {
    const isWritten = await writeNew(path, step.text);
    return isWritten ? { outcome: 'written' } : { outcome: 'kept', why: 'it exists' };
  } catch (error) {
    throw new WriteError(
      `${path} cannot be written (${(error as Error).message}); make its folder writable, then run it again: what it wrote before is kept`,
      { cause: error },
    );
  }
}

/** The files of a folder, of each no more than counts; what is no plain file (a link, a pipe) is not read. */
function beginnings(folder: string): DataFiles {
  const whole = folderFiles(folder);
  return { list: (path) => whole.list(path), read: (path) => readBeginning(resolve(folder, path)) };
}

async function readBeginning(path: string): Promise<FileRead> {
  try {
    const found = await lstat(path);
    if (!found.isFile()) return { kind: 'unreadable', why: 'it is no plain file' };
    const file = await open(path);
    const length = Math.min(found.size, MOST_BYTES);
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(length), 0, length, 0)
      .finally(() => file.close());
    return { kind: 'ok', bytes: buffer.subarray(0, bytesRead) };
  } catch (error) {
    return { kind: 'unreadable', why: (error as Error).message };
  }
}

/** What git cannot tell is not known, whatever the reason. */
function gitIn(folder: string): Git {
  return async (args) => {
    const result = await git(folder, args);
    return result.kind === 'ok' ? result.out : undefined;
  };
}
