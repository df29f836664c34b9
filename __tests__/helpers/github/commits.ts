import { git, gitIfAny } from './git.ts';

/** Who made a commit, and when. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601 in UTC, whole seconds. */
  readonly date: string;
}

/** A commit as git keeps it. */
export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

/** A commit to be written: what it changes against its first parent. */
export interface Draft {
  /** The ref that is moved to it; git refuses unless it is new or at the first parent. */
  readonly ref: string;
  readonly parents: readonly string[];
  /** Contents by path; null deletes. */
  readonly files: { readonly [path: string]: string | Buffer | null };
  readonly message: string;
  readonly author: Signature;
  readonly committer: Signature;
}

const FIELDS = ['%H', '%T', '%P', '%an', '%ae', '%at', '%cn', '%ce', '%ct', '%B'];

/** The commits that a revision range stands for, newest first. */
export async function readCommits(repository: string, range: readonly string[]): Promise<readonly Commit[]> {
  const format = `--format=${FIELDS.join('%x00')}%x00%x1e`;
  const out = await git(repository, ['log', format, ...range, '--']);
  return out
    .split('\x1e')
    .map((record) => record.trimStart())
    .filter((record) => record !== '')
    .map(commitFrom);
}

function commitFrom(record: string): Commit {
  const [sha = '', tree = '', parents = '', ...rest] = record.split('\0');
  const [name = '', email = '', at = '', committer = '', committerEmail = '', committed = '', message = ''] =
    rest;
  return {
    sha,
    tree,
    parents: parents.split(' ').filter((parent) => parent !== ''),
    author: { name, email, date: dateOf(at) },
    committer: { name: committer, email: committerEmail, date: dateOf(committed) },
    message: message.replace(/\n+$/, ''),
  };
}

/** Writes a commit and moves its ref, in one step that fails when the ref moved meanwhile. */
export async function writeCommit(repository: string, draft: Draft, { force = false } = {}): Promise<string> {
  const [first, ...others] = draft.parents;
  const lines: (string | Buffer)[] = [
    `feature done\ncommit ${draft.ref}\nmark :1\n`,
    `author ${stampOf(draft.author)}\ncommitter ${stampOf(draft.committer)}\n`,
    ...dataOf(draft.message),
    ...(first ? [`from ${first}\n`] : []),
    ...others.map((parent) => `merge ${parent}\n`),
    ...Object.entries(draft.files).flatMap(([path, content]) => changeOf(path, content)),
    '\nget-mark :1\ndone\n',
  ];
  const input = Buffer.concat(lines.map((line) => (typeof line === 'string' ? Buffer.from(line) : line)));
  return git(repository, ['fast-import', '--quiet', ...(force ? ['--force'] : [])], input);
}

function changeOf(path: string, content: string | Buffer | null): readonly (string | Buffer)[] {
  const quoted = `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
  return content === null ? [`D ${quoted}\n`] : [`M 100644 inline ${quoted}\n`, ...dataOf(content)];
}

function dataOf(content: string | Buffer): readonly (string | Buffer)[] {
  const bytes = Buffer.from(content);
  return [`data ${bytes.length}\n`, bytes, '\n'];
}

function stampOf({ name, email, date }: Signature): string {
  return `${name} <${email}> ${secondsOf(date)} +0000`;
}

/** Merges two commits as GitHub does for `refs/pull/N/merge`; undefined where they conflict. */
export async function writeMerge(
  repository: string,
  parents: readonly [string, string],
  message: string,
  by: Signature,
): Promise<string | undefined> {
  const tree = await gitIfAny(repository, ['merge-tree', '--write-tree', ...parents]);
  if (tree === undefined) return undefined;
  const commit = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${stampOf(by)}`,
    `committer ${stampOf(by)}`,
    '',
    message,
  ].join('\n');
  return git(repository, ['hash-object', '-t', 'commit', '-w', '--stdin'], commit);
}

function secondsOf(date: string): number {
  return Math.floor(Date.parse(date) / 1000);
}

function dateOf(seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}
