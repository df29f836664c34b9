import { existsSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import type { FoundBase } from '../baseline/found-base.ts';
import type { DataFiles, FileRead, FolderList } from '../read/files.ts';
import { git, gitBytes, type GitFailure } from './git-command.ts';

type BaseCommit =
  | { readonly kind: 'commit'; readonly commit: string; readonly head: string; readonly root: string }
  | Exclude<FoundBase, { readonly kind: 'commit' }>;

/** {@link findBaseCommit}, with its files. */
export async function gitBase(folder: string): Promise<FoundBase> {
  const found = await findBaseCommit(folder);
  if (found.kind !== 'commit') return found;
  const { commit, head, root } = found;
  return {
    kind: 'commit',
    commit,
    head,
    files: commitFiles(root, folder, commit),
    distanceFrom: (earlier) => commitsBetween(root, earlier, commit),
  };
}

/**
 * Finds the base commit of a checkout: on the default branch its own commit, on another branch the merge base with the
 * default branch. A repository without a commit has no base. A default branch or merge base that cannot be found is a
 * failure: to take the checkout's own commit instead would let a change judge itself.
 */
async function findBaseCommit(folder: string): Promise<BaseCommit> {
  const root = await git(folder, ['rev-parse', '--show-toplevel']);
  if (root.kind === 'failed') return withoutRoot(folder, root);
  const head = await git(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.kind === 'failed') return { kind: 'no_repository', why: 'this git repository has no commit yet' };
  const current = await git(folder, ['symbolic-ref', '--short', '--quiet', 'HEAD']);
  const branch = (await defaultBranch(folder)) ?? (await onlyBranch(folder));
  const place = { head: head.out, root: root.out };
  if (!branch)
    return failed(
      'which branch is the default one is not known here (there is no origin/HEAD, main or master)',
    );
  if (current.kind === 'ok' && current.out === branch.name)
    return { kind: 'commit', commit: head.out, ...place };
  const base = await git(folder, ['merge-base', 'HEAD', branch.ref]);
  if (base.kind === 'ok') return { kind: 'commit', commit: base.out, ...place };
  return failed(`no common commit with ${branch.ref} is known here`);
}

/** "No repository" is concluded only when git says so, or where there is no trace of one. */
function withoutRoot(folder: string, { why, isMissing }: GitFailure): BaseCommit {
  const isOutside = isMissing ? !hasGitFolder(folder) : /not a git repository/i.test(why);
  if (isOutside) return { kind: 'no_repository', why: 'this folder is in no git repository' };
  return isMissing ? failed('git is not installed here') : failed(`git cannot read this repository (${why})`);
}

function failed(why: string): BaseCommit {
  return {
    kind: 'failed',
    why: `${why}, so the base commit cannot be found; fetch the whole history (fetch-depth: 0), or give --baseline FILE`,
  };
}

function hasGitFolder(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  const parent = dirname(folder);
  return parent !== folder && hasGitFolder(parent);
}

interface Branch {
  readonly ref: string;
  readonly name: string;
}

async function defaultBranch(folder: string): Promise<Branch | undefined> {
  const remote = await git(folder, ['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']);
  const candidates = [
    ...(remote.kind === 'ok' ? [remote.out] : []),
    'origin/main',
    'origin/master',
    'main',
    'master',
  ];
  for (const ref of candidates) {
    const found = await git(folder, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
    if (found.kind === 'ok') return { ref, name: ref.replace(/^origin\//, '') };
  }
  return undefined;
}

/** A repository's one branch is its default branch, whatever its name. */
async function onlyBranch(folder: string): Promise<Branch | undefined> {
  const refs = await git(folder, ['for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes']);
  const [ref, ...others] = refs.kind === 'ok' ? refs.out.split('\n') : [];
  return ref?.startsWith('refs/heads/') && others.length === 0
    ? { ref, name: ref.slice('refs/heads/'.length) }
    : undefined;
}

/** How many commits lie between two commits; undefined when git does not know one of them. */
export async function commitsBetween(folder: string, from: string, to: string): Promise<number | undefined> {
  // What a file calls a commit could be read as an option.
  if (![from, to].every((commit) => /^[0-9a-f]{4,64}$/i.test(commit))) return undefined;
  const counted = await git(folder, ['rev-list', '--count', `${from}..${to}`]);
  return counted.kind === 'ok' ? Number(counted.out) : undefined;
}

/** The files of a commit, with paths relative to `folder` inside the checkout `root`. */
export function commitFiles(root: string, folder: string, commit: string): DataFiles {
  const inRepository = (path: string): string =>
    posix.normalize(posix.join(relative(root, folder).split(sep).join('/'), path));
  return {
    read: (path) => readBlob(root, commit, inRepository(path)),
    list: (path) => listTree(root, commit, inRepository(path)),
  };
}

/** "Missing" is concluded only from the commit's own tree; any other failure is no proof. */
async function readBlob(root: string, commit: string, path: string): Promise<FileRead> {
  const listed = await git(root, ['ls-tree', '-z', commit, '--', path]);
  if (listed.kind === 'failed') return { kind: 'unreadable', why: listed.why };
  if (listed.out === '') return { kind: 'missing', why: `not in the tree of ${commit.slice(0, 7)}` };
  const blob = await gitBytes(root, ['cat-file', 'blob', `${commit}:${path}`]);
  return blob.kind === 'ok' ? { kind: 'ok', bytes: blob.out } : { kind: 'unreadable', why: blob.why };
}

async function listTree(root: string, commit: string, path: string): Promise<FolderList> {
  const listed = await git(root, [
    'ls-tree',
    '-z',
    commit,
    '--',
    path === '.' ? './' : `${path.replace(/\/$/, '')}/`,
  ]);
  if (listed.kind === 'failed' || listed.out === '') return undefined;
  const entries = listed.out
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const tab = line.indexOf('\t');
      const kind = line.slice(0, tab).split(' ')[1] === 'tree' ? ('folder' as const) : ('file' as const);
      return { name: posix.basename(line.slice(tab + 1)), kind };
    });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The name that git signs commits with here. */
export async function gitUser(folder: string): Promise<string | undefined> {
  const name = await git(folder, ['config', 'user.name']);
  return name.kind === 'ok' && name.out !== '' ? name.out : undefined;
}
