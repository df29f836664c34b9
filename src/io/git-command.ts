import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_BYTES = 512 * 1024 * 1024;

/** Why git could not do it, in its own words. */
export interface GitFailure {
  readonly kind: 'failed';
  readonly why: string;
  /** There is no git to run. */
  readonly isMissing: boolean;
}

/** What git printed, without the last line's end; or its bytes. */
type GitResult<Out> = { readonly kind: 'ok'; readonly out: Out } | GitFailure;

/** Runs git in a folder; its answer as text. */
export async function git(folder: string, args: readonly string[]): Promise<GitResult<string>> {
  const result = await gitBytes(folder, args);
  if (result.kind === 'failed') return result;
  return { kind: 'ok', out: result.out.toString('utf8').replace(/\r?\n$/, '') };
}

/** {@link git}, with the answer as it is. */
export async function gitBytes(folder: string, args: readonly string[]): Promise<GitResult<Buffer>> {
  const options = { cwd: folder, env: environment(), maxBuffer: MAX_BYTES, encoding: 'buffer' as const };
  try {
    return { kind: 'ok', out: (await run('git', [...args], options)).stdout };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { kind: 'failed', why: firstLine(error), isMissing: code === 'ENOENT' };
  }
}

/** Within a git hook these point at the hook's repository, whatever the folder; messages are read, so in English. */
const REDIRECTING = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !REDIRECTING.includes(name));
  // A replacement ref would show another commit under the name of the base.
  return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_NO_REPLACE_OBJECTS: '1' };
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string | Buffer; message: string };
  return (
    String(stderr ?? '')
      .trim()
      .split('\n')[0] || message
  );
}
