import { posix } from 'node:path';
import type { DataFiles, FileRead, FolderList } from '../read/files.ts';
import type { GitHub } from './api.ts';
import { failureOf } from './failure.ts';

interface TreeEntry {
  readonly name: string;
  readonly type: string;
  readonly sha: string;
}

/** A folder of the commit; undefined when the commit has no such folder. */
type Tree = readonly TreeEntry[] | undefined;

/**
 * The files of a commit through GitHub's API, with paths relative to `folder` (from the repository's root). A file is
 * missing only when the tree of its folder was read and lacks it; any other failure is no proof.
 */
export function apiFiles(github: GitHub, commit: string, folder: string): DataFiles {
  const treeOf: TreeReader = once((path) => readTree(github, commit, path, treeOf));
  const fileAt = once((path) => readFile(github, path, treeOf));
  const place = (path: string): string => posix.normalize(posix.join(folder, path)).replace(/\/$/, '');
  return {
    read: (path) => fileAt(place(path)),
    list: (path) => listFolder(place(path), treeOf),
  };
}

type TreeReader = (path: string) => Promise<Tree>;

/** Each path is asked for once. */
function once<T>(ask: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (path) => {
    const answer = known.get(path) ?? ask(path);
    known.set(path, answer);
    return answer;
  };
}

async function readTree(
  { rest, repository }: GitHub,
  commit: string,
  path: string,
  treeOf: TreeReader,
): Promise<Tree> {
  const sha = path === '.' ? commit : await folderSha(path, treeOf);
  if (sha === undefined) return undefined;
  const { data } = await rest.git.getTree({ ...repository, tree_sha: sha });
  if (data.truncated) throw new Error(`GitHub did not list all of ${path} at ${commit.slice(0, 7)}`);
  return data.tree.map((entry) => ({ name: entry.path, type: entry.type, sha: entry.sha }));
}

async function folderSha(path: string, treeOf: TreeReader): Promise<string | undefined> {
  const parent = await treeOf(posix.dirname(path));
  const found = parent?.find(({ name, type }) => name === posix.basename(path) && type === 'tree');
  return found?.sha;
}

async function readFile({ rest, repository }: GitHub, path: string, treeOf: TreeReader): Promise<FileRead> {
  if (path.startsWith('..')) return { kind: 'unreadable', why: 'it lies outside the repository' };
  try {
    const folder = await treeOf(posix.dirname(path));
    const entry = folder?.find(({ name }) => name === posix.basename(path));
    if (!entry) return { kind: 'missing', why: 'not in the tree of the commit' };
    if (entry.type !== 'blob') return { kind: 'unreadable', why: 'it is a folder, a file is expected' };
    const { data } = await rest.git.getBlob({ ...repository, file_sha: entry.sha });
    return { kind: 'ok', bytes: Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8') };
  } catch (error) {
    const { kind, why } = failureOf(error);
    const hint = kind === 'refused' ? '; the token needs `contents: read`' : '';
    return { kind: 'unreadable', why: `GitHub did not give it: ${why}${hint}` };
  }
}

async function listFolder(path: string, treeOf: TreeReader): Promise<FolderList> {
  const tree = path.startsWith('..') ? undefined : await treeOf(path === '' ? '.' : path);
  const entries = tree?.map(({ name, type }) => ({
    name,
    kind: type === 'tree' ? ('folder' as const) : ('file' as const),
  }));
  return entries?.sort((a, b) => (a.name < b.name ? -1 : 1));
}
