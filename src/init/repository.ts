/** Runs git in the working directory: what it prints, or undefined when it fails. */
export type Git = (args: readonly string[]) => Promise<string | undefined>;

/** Where the working directory lies in its repository. */
export interface Repository {
  /** The absolute path of its root. */
  readonly root: string;
  /** From the root, without a slash at its end; '' is the root. */
  readonly folder: string;
  /** The default branch, when origin tells it. */
  readonly branch?: string;
}

/** Finds the place in a git repository; undefined outside of one. */
export async function findRepository(git: Git): Promise<Repository | undefined> {
  const root = await git(['rev-parse', '--show-toplevel']);
  const prefix = await git(['rev-parse', '--show-prefix']);
  if (root === undefined || prefix === undefined) return undefined;
  const head = await git(['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']);
  const branch = head?.replace(/^origin\//, '');
  return { root, folder: prefix.replace(/\/$/, ''), ...(branch && { branch }) };
}
