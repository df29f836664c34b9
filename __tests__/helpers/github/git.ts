import { execFile } from 'node:child_process';

/** A git command that ended badly. */
export class GitFailure extends Error {}

const MAX_BYTES = 256 * 1024 * 1024;

/** No settings of the person who runs the tests, no prompts. */
const ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
};

/** Runs git in a folder and gives what it printed, as bytes. */
export async function gitBytes(
  folder: string,
  args: readonly string[],
  input: string | Buffer = '',
): Promise<Buffer> {
  return new Promise((done, fail) => {
    const options = { cwd: folder, env: ENVIRONMENT, encoding: 'buffer', maxBuffer: MAX_BYTES } as const;
    const child = execFile('git', args, options, (error, stdout, stderr) => {
      if (error) fail(new GitFailure(`git ${args.join(' ')}: ${stderr.toString().trim() || error.message}`));
      else done(stdout);
    });
    // A git that ends early closes its input; the exit status says why.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Runs git in a folder and gives what it printed, as text without the last line break. */
export async function git(
  folder: string,
  args: readonly string[],
  input: string | Buffer = '',
): Promise<string> {
  return (await gitBytes(folder, args, input)).toString().replace(/\n$/, '');
}

/** As {@link git}, or undefined where git ends badly. */
export async function gitIfAny(folder: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return await git(folder, args);
  } catch (error) {
    if (error instanceof GitFailure) return undefined;
    throw error;
  }
}
