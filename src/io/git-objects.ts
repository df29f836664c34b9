import { createHash } from 'node:crypto';
import { gitBytes } from './git-command.ts';

/** One entry of a folder as git keeps it. */
export interface TreeEntry {
  readonly name: string;
  /** As git writes it, in six digits: `120000` is a symbolic link. */
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/**
 * Files and folders of a clone by their sha: what another commit has alike need not be fetched for it. Each is undefined
 * where the clone lacks it, or has something else in its place.
 */
export interface GitObjects {
  blob(sha: string): Promise<Uint8Array | undefined>;
  tree(sha: string): Promise<readonly TreeEntry[] | undefined>;
}

/** The objects of the clone at `root`. */
export function gitObjects(root: string): GitObjects {
  return {
    blob: (sha) => objectAt(root, 'blob', sha),
    async tree(sha) {
      const bytes = await objectAt(root, 'tree', sha);
      return bytes && entriesIn(bytes, sha.length / 2);
    },
  };
}

/** Git does not look whether the bytes fit the sha, and earlier steps of the job may have run the code that is judged. */
async function objectAt(root: string, type: 'blob' | 'tree', sha: string): Promise<Buffer | undefined> {
  const read = await gitBytes(root, ['cat-file', type, sha]);
  return read.kind === 'ok' && shaOf(type, read.out, sha.length) === sha ? read.out : undefined;
}

const SHA1_DIGITS = 40;

function shaOf(type: string, bytes: Buffer, digits: number): string {
  const hash = createHash(digits === SHA1_DIGITS ? 'sha1' : 'sha256');
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A tree is its entries one after the other: mode, space, name, NUL, and the sha as bytes. */
function entriesIn(tree: Buffer, shaBytes: number): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < tree.length;) {
    const end = tree.indexOf(0, at);
    const [mode = '', ...name] = tree.toString('utf8', at, end).split(' ');
    at = end + 1 + shaBytes;
    const sha = tree.toString('hex', end + 1, at);
    entries.push({ name: name.join(' '), mode: mode.padStart(6, '0'), type: TYPES[mode] ?? 'blob', sha });
  }
  return entries;
}

const TYPES: Readonly<Record<string, string>> = { '40000': 'tree', '160000': 'commit' };
