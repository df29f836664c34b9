import { git, gitBytes, gitIfAny } from './git.ts';

/** One entry of a tree, with its path from the root of that tree. */
export interface TreeEntry {
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  /** Bytes; of blobs only. */
  readonly size: number | undefined;
  readonly path: string;
}

/** One changed file between two commits. */
export interface FileChange {
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  readonly path: string;
  readonly previousPath: string | undefined;
  readonly sha: string | null;
  readonly additions: number;
  readonly deletions: number;
}

/** The entries of a tree, or of all trees below too; undefined where there is no such tree. */
export async function readTree(
  repository: string,
  tree: string,
  { recursive = false } = {},
): Promise<readonly TreeEntry[] | undefined> {
  const all = recursive ? ['-r', '-t'] : [];
  const out = await gitIfAny(repository, ['ls-tree', '-z', '--long', '--full-tree', ...all, tree]);
  return out
    ?.split('\0')
    .filter((line) => line !== '')
    .map(entryFrom);
}

function entryFrom(line: string): TreeEntry {
  const [, mode = '', type = '', sha = '', size = '-', path = ''] =
    /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
  return { mode, type, sha, size: size === '-' ? undefined : Number(size), path };
}

/** What lies at a path in a commit: a blob or a tree. */
export async function objectAt(
  repository: string,
  commit: string,
  path: string,
): Promise<string | undefined> {
  return gitIfAny(repository, ['rev-parse', '--verify', '--quiet', `${commit}:${path}`]);
}

/** The kind of an object; undefined where there is none. */
export async function typeOf(repository: string, sha: string): Promise<string | undefined> {
  return gitIfAny(repository, ['cat-file', '-t', sha]);
}

/** The bytes of a blob. */
export async function readBlob(repository: string, sha: string): Promise<Buffer> {
  return gitBytes(repository, ['cat-file', 'blob', sha]);
}

/** The files that differ between two trees or commits, renames found. */
export async function readChanges(
  repository: string,
  from: string,
  to: string,
): Promise<readonly FileChange[]> {
  const options = ['diff-tree', '-r', '-z', '-M', '--no-commit-id', '--no-abbrev'];
  const [raw, counts] = await Promise.all([
    git(repository, [...options, '--raw', from, to]),
    git(repository, [...options, '--numstat', from, to]),
  ]);
  const lines = linesByPath(counts.split('\0'));
  return changesFrom(raw.split('\0')).map((change) => ({
    ...change,
    ...(lines.get(change.path) ?? NO_LINES),
  }));
}

const NO_LINES = { additions: 0, deletions: 0 };
const STATUS = { A: 'added', D: 'removed', R: 'renamed' } as const;

/** Git's raw form: a line of facts, then the path; of a rename the old path, then the new one. */
function changesFrom(parts: readonly string[]): readonly Omit<FileChange, 'additions' | 'deletions'>[] {
  const changes: Omit<FileChange, 'additions' | 'deletions'>[] = [];
  for (let at = 0; (parts[at] ?? '') !== ''; at += 2) {
    const [, , before = '', after = '', letter = ''] = (parts[at] ?? '').split(' ');
    const status = STATUS[letter.charAt(0) as keyof typeof STATUS] ?? 'modified';
    const previousPath = status === 'renamed' ? parts[at + 1] : undefined;
    if (previousPath !== undefined) at += 1;
    const sha = status === 'removed' ? before : after;
    changes.push({ status, path: parts[at + 1] ?? '', previousPath, sha });
  }
  return changes;
}

function linesByPath(parts: readonly string[]): ReadonlyMap<string, typeof NO_LINES> {
  const lines = new Map<string, typeof NO_LINES>();
  for (let at = 0; (parts[at] ?? '') !== ''; at += 1) {
    const [additions = '', deletions = '', path = ''] = (parts[at] ?? '').split('\t');
    const isRename = path === '';
    const name = isRename ? (parts[at + 2] ?? '') : path;
    if (isRename) at += 2;
    // Of a binary file git prints "-".
    lines.set(name, { additions: Number(additions) || 0, deletions: Number(deletions) || 0 });
  }
  return lines;
}
