import { posix } from 'node:path';
import type { GitObjects, TreeEntry } from '../io/git-objects.ts';
import type { DataFiles, FileRead, FolderList } from '../read/files.ts';
import type { GitHub } from './api.ts';
import { failureOf } from './failure.ts';

/** A folder of the commit; undefined when the commit has no such folder. */
type Tree = readonly TreeEntry[] | undefined;

/**
 * The files of a commit through GitHub's API, with paths relative to `folder` (from the repository's root). A file is
 * missing only when the tree of its folder was read and lacks it; any other failure is no proof. What `clone` has, be it
 * of another commit, is taken from there: most files are the same in both, and a call takes a hundred times as long.
 */
export function apiFiles(
  github: GitHub,
  commit: string,
  folder: string,
  clone: GitObjects = NO_CLONE,
): CommitFiles {
  const faults: string[] = [];
  const fail = (error: unknown): string => {
    const { kind, why } = failureOf(error);
    const fault = `GitHub did not give it: ${why}${kind === 'refused' ? '; the token needs `contents: read`' : ''}`;
    faults.push(fault);
    return fault;
  };
  const treeOf: TreeReader = once((path) => readTree(source, path));
  const source: Source = { github, clone, commit, treeOf, fail };
  const fileAt = once((path) => readFile(source, path));
  const place = (path: string): string => posix.normalize(posix.join(folder, path)).replace(/\/$/, '');
  return {
    read: (path) => fileAt(place(path)),
    list: (path) => listFolder(place(path), source),
    fault: () => faults[0],
  };
}

/** Files of a commit, and whether GitHub failed to give any of them, be it there or not. */
export interface CommitFiles extends DataFiles {
  fault(): string | undefined;
}

/** Of a clone that has nothing. */
const NO_CLONE: GitObjects = { blob: async () => undefined, tree: async () => undefined };

type TreeReader = (path: string) => Promise<Tree>;

interface Source {
  readonly github: GitHub;
  readonly clone: GitObjects;
  readonly commit: string;
  readonly treeOf: TreeReader;
  /** Keeps a failure of GitHub in mind, and words it. */
  readonly fail: (error: unknown) => string;
}

/** Each path is asked for once. */
function once<T>(ask: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (path) => {
    const answer = known.get(path) ?? ask(path);
    known.set(path, answer);
    return answer;
  };
}

async function readTree({ github, clone, commit, treeOf }: Source, path: string): Promise<Tree> {
  if (path === '.') return fetchTree(github, commit);
  const sha = await folderSha(path, treeOf);
  if (sha === undefined) return undefined;
  return (await clone.tree(sha)) ?? fetchTree(github, sha);
}

async function fetchTree({ rest, repository }: GitHub, sha: string): Promise<Tree> {
  const { data } = await rest.git.getTree({ ...repository, tree_sha: sha });
  if (data.truncated) throw new Error('the folder is too large to be listed whole');
  return data.tree.map(({ path, mode, type, sha: id }) => ({ name: path, mode, type, sha: id }));
}

async function folderSha(path: string, treeOf: TreeReader): Promise<string | undefined> {
  const parent = await treeOf(posix.dirname(path));
  const found = parent?.find(({ name, type }) => name === posix.basename(path) && type === 'tree');
  return found?.sha;
}

async function readFile({ github, clone, treeOf, fail }: Source, path: string): Promise<FileRead> {
  if (isOutside(path)) return { kind: 'unreadable', why: 'it lies outside the repository' };
  try {
    const folder = await treeOf(posix.dirname(path));
    const entry = folder?.find(({ name }) => name === posix.basename(path));
    if (!entry) return { kind: 'missing', why: 'not in the tree of the commit' };
    if (entry.type !== 'blob') return { kind: 'unreadable', why: 'it is a folder, a file is expected' };
    if (entry.mode === SYMBOLIC_LINK)
      return { kind: 'unreadable', why: 'it is a symbolic link, which is not followed in a commit' };
    return { kind: 'ok', bytes: (await clone.blob(entry.sha)) ?? (await fetchBlob(github, entry.sha)) };
  } catch (error) {
    return { kind: 'unreadable', why: fail(error) };
  }
}

const SYMBOLIC_LINK = '120000';

async function fetchBlob({ rest, repository }: GitHub, sha: string): Promise<Uint8Array> {
  const { data } = await rest.git.getBlob({ ...repository, file_sha: sha });
  return Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8');
}

/** What cannot be listed is none, as in a folder of this machine. */
async function listFolder(path: string, { treeOf, fail }: Source): Promise<FolderList> {
  if (isOutside(path)) return undefined;
  const tree = await treeOf(path === '' ? '.' : path).catch((error: unknown) => void fail(error));
  const entries = tree?.map(({ name, type }) => ({
    name,
    kind: type === 'tree' ? ('folder' as const) : ('file' as const),
  }));
  return entries?.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../');
}
