import type { Problem } from '../model/problem.ts';

/**
 * What reading a file gave: its bytes, or in words why not. Whoever is done with the bytes of a large file may `release`
 * their memory, which would else be held until the heap is full; they are empty afterwards.
 */
export type FileRead =
  | { readonly kind: 'ok'; readonly bytes: Uint8Array; readonly release?: () => void }
  | { readonly kind: 'missing'; readonly why: string }
  | { readonly kind: 'unreadable'; readonly why: string };

/** A folder's entries, by name and sorted; undefined when there is no such folder. */
export type FolderList = readonly { readonly name: string; readonly kind: 'file' | 'folder' }[] | undefined;

/** The user's files, from a folder or from a commit. Paths are relative to the folder of ragbench.yml, with `/`. */
export interface DataFiles {
  read(path: string): Promise<FileRead>;
  list(folder: string): Promise<FolderList>;
}

/** A value read from a file, or everything that is wrong with it. */
export type Read<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'bad'; readonly problems: readonly Problem[] };

/** A {@link Read} that failed for one reason. */
export function bad(
  file: string,
  message: string,
  line?: number,
  column?: number,
): { kind: 'bad'; problems: Problem[] } {
  return {
    kind: 'bad',
    problems: [{ location: { file, ...(line && { line }), ...(column && { column }) }, message }],
  };
}
