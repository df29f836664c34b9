import type { DataFiles } from '../read/files.ts';

/** The commit that the code under test was built on (design §8), or why there is none. */
export type FoundBase =
  | {
      readonly kind: 'commit';
      readonly commit: string;
      /** The commit that is checked out. */
      readonly head: string;
      /** The files of the base commit, with paths relative to the config's folder. */
      readonly files: DataFiles;
      /** Set once a file could not be got although it may be there: then nothing may be concluded from what is missing. */
      readonly fault?: () => string | undefined;
      /** How many commits lie between an earlier one and the base; undefined where that is not known. */
      readonly distanceFrom: (earlier: string) => Promise<number | undefined>;
    }
  | { readonly kind: 'no_repository'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string };

/** Finds the base of the checkout that a folder lies in; by git, or by GitHub's API. */
export type BaseFinder = (folder: string) => Promise<FoundBase>;
