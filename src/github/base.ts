import { relative, sep } from 'node:path';
import type { BaseFinder, FoundBase } from '../baseline/found-base.ts';
import { commitFiles, commitsBetween } from '../io/git.ts';
import { readCheckout, type Checkout } from '../io/git-checkout.ts';
import { gitObjects } from '../io/git-objects.ts';
import type { GitHub } from './api.ts';
import { apiFiles } from './commit-files.ts';
import { failureOf } from './failure.ts';
import type { Judged } from './situation.ts';

type Ready = Extract<Checkout, { readonly kind: 'ok' }>;

/**
 * Finds the commit that the code under test was built on (design §8): of a pull request's merge commit its first parent,
 * of any other checkout the merge base that GitHub knows, on the default branch the commit itself. Files come from git
 * where the clone has that commit, else through the API.
 */
export function githubBase(github: GitHub, situation: Judged): BaseFinder {
  return async (folder) => {
    const checkout = await readCheckout(folder);
    if (checkout.kind === 'failed')
      return { kind: 'failed', why: `${checkout.why}; check the repository out with actions/checkout first` };
    try {
      const base = await baseCommit(github, situation, checkout);
      return typeof base === 'string' ? await foundAt(github, checkout, base, folder) : base;
    } catch (error) {
      return {
        kind: 'failed',
        why: `GitHub did not tell which commit to compare with (${failureOf(error).why}); the token needs \`contents: read\``,
      };
    }
  };
}

type Failed = Extract<FoundBase, { readonly kind: 'failed' }>;

async function baseCommit(
  github: GitHub,
  situation: Judged,
  { head, parents }: Ready,
): Promise<string | Failed> {
  if (situation.kind === 'default_branch') return head;
  if (situation.kind === 'other') return mergeBase(github, situation.base, head);
  const [first, second] = parents;
  // The merge commit that GitHub makes of a pull request: base first, then the head that was pushed.
  if (first !== undefined && second === situation.head) return first;
  if (await contains(github, head, situation.head)) return mergeBase(github, situation.base.ref, head);
  return { kind: 'failed', why: notItsCode(head, situation.head) };
}

/** Another checkout would be judged in the pull request's name. */
async function contains({ rest, repository }: GitHub, head: string, pushed: string): Promise<boolean> {
  if (head === pushed) return true;
  const basehead = `${pushed}...${head}`;
  const { data } = await rest.repos.compareCommitsWithBasehead({ ...repository, basehead, per_page: 1 });
  return data.behind_by === 0;
}

function notItsCode(head: string, pushed: string): string {
  return `what is checked out (${head.slice(0, 7)}) is not the pull request's code, whose head ${pushed.slice(0, 7)} is not in it; leave out "ref" of actions/checkout`;
}

async function mergeBase({ rest, repository }: GitHub, base: string, head: string): Promise<string> {
  const basehead = `${base}...${head}`;
  const { data } = await rest.repos.compareCommitsWithBasehead({ ...repository, basehead, per_page: 1 });
  return data.merge_base_commit.sha;
}

async function foundAt(
  github: GitHub,
  { root, head, has }: Ready,
  commit: string,
  folder: string,
): Promise<FoundBase> {
  const isLocal = await has(commit);
  const place = relative(root, folder).split(sep).join('/') || '.';
  const remote = apiFiles(github, commit, place, gitObjects(root));
  return {
    kind: 'commit',
    commit,
    head,
    files: isLocal ? commitFiles(root, folder, commit) : remote,
    fault: () => remote.fault(),
    distanceFrom: async (earlier) =>
      (await commitsBetween(root, earlier, commit)) ?? (await distance(github, earlier, commit)),
  };
}

/** As GitHub counts; a commit that it does not know, or that is no ancestor, has no distance. */
async function distance({ rest, repository }: GitHub, from: string, to: string): Promise<number | undefined> {
  if (!/^[0-9a-f]{40}$/i.test(from)) return undefined;
  try {
    const basehead = `${from}...${to}`;
    const { data } = await rest.repos.compareCommitsWithBasehead({ ...repository, basehead, per_page: 1 });
    return data.behind_by === 0 ? data.ahead_by : undefined;
  } catch {
    return undefined;
  }
}
