import { git } from './git-command.ts';

/** What a folder has checked out, or why that cannot be told. */
export type Checkout =
  | {
      readonly kind: 'ok';
      readonly root: string;
      readonly head: string;
      /** Parents of the commit as it was made, also where a shallow clone does not have them. */
      readonly parents: readonly string[];
      /** Whether the files of another commit are at hand. */
      readonly has: (commit: string) => Promise<boolean>;
    }
  | { readonly kind: 'failed'; readonly why: string };

/** Reads the commit that is checked out where `folder` lies. */
export async function readCheckout(folder: string): Promise<Checkout> {
  const [root, head, commit] = await Promise.all([
    git(folder, ['rev-parse', '--show-toplevel']),
    git(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    git(folder, ['cat-file', 'commit', 'HEAD']),
  ]);
  if (root.kind === 'failed') return { kind: 'failed', why: `git knows no checkout here (${root.why})` };
  if (head.kind === 'failed') return { kind: 'failed', why: 'this git repository has no commit checked out' };
  if (commit.kind === 'failed') return { kind: 'failed', why: commit.why };
  return {
    kind: 'ok',
    root: root.out,
    head: head.out,
    parents: parentsOf(commit.out),
    has: async (other) => (await git(folder, ['cat-file', '-e', `${other}^{tree}`])).kind === 'ok',
  };
}

function parentsOf(commit: string): string[] {
  const [header = ''] = commit.split('\n\n');
  return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice(7).trim()] : []));
}
