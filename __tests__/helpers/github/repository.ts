import { readCommits, writeCommit, type Commit, type Draft } from './commits.ts';
import { git, gitIfAny } from './git.ts';

/** A bare git repository: the truth behind every answer of the simulator. */
export interface Repository {
  /** The folder, for any git command of a test. */
  readonly path: string;
  /** The sha of the commit that a name stands for, by GitHub's rules: a sha, a branch, or a ref with or without "refs/". */
  readonly resolve: (name: string) => Promise<string | undefined>;
  /** The tree of a commit that is named so, or the tree itself. */
  readonly treeOf: (name: string) => Promise<string | undefined>;
  readonly commit: (sha: string) => Promise<Commit>;
  readonly log: (range: readonly string[]) => Promise<readonly Commit[]>;
  readonly write: (draft: Draft, options?: { readonly force?: boolean }) => Promise<string>;
  readonly setRef: (ref: string, sha: string) => Promise<void>;
  readonly deleteRef: (ref: string) => Promise<void>;
  readonly mergeBase: (a: string, b: string) => Promise<string | undefined>;
  /** How many commits only `a` has, and how many only `b`. */
  readonly distance: (a: string, b: string) => Promise<readonly [number, number]>;
}

/** Makes an empty bare repository that, as GitHub, hands out any commit by its sha. */
export async function createRepository(path: string, defaultBranch: string): Promise<Repository> {
  await git('.', ['init', '--quiet', '--bare', '--template=', `--initial-branch=${defaultBranch}`, path]);
  await git(path, ['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  return {
    path,
    resolve: (name) => resolved(path, name, 'commit'),
    treeOf: (name) => resolved(path, name, 'tree'),
    commit: async (sha) => {
      const [commit] = await readCommits(path, ['-1', sha]);
      if (!commit) throw new Error(`there is no commit ${sha}`);
      return commit;
    },
    log: (range) => readCommits(path, range),
    write: (draft, options) => writeCommit(path, draft, options),
    setRef: async (ref, sha) => void (await git(path, ['update-ref', ref, sha])),
    deleteRef: async (ref) => void (await git(path, ['update-ref', '-d', ref])),
    mergeBase: (a, b) => gitIfAny(path, ['merge-base', a, b]),
    distance: async (a, b) => {
      const counts = await git(path, ['rev-list', '--left-right', '--count', `${a}...${b}`]);
      const [left = 0, right = 0] = counts.split('\t').map(Number);
      return [left, right];
    },
  };
}

/** What git would read as an expression ("main~1", "main@{1}") is no name of a ref. */
const EXPRESSION = /^-|[~^:?*[\\\s]|@\{|\.\./;

async function resolved(path: string, name: string, type: 'commit' | 'tree'): Promise<string | undefined> {
  if (name === '' || EXPRESSION.test(name)) return undefined;
  return gitIfAny(path, ['rev-parse', '--verify', '--quiet', `${name}^{${type}}`]);
}
