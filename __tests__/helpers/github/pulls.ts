import { writeMerge } from './commits.ts';
import { signatureOf } from './signatures.ts';
import type { Actor, Pull, World } from './world.ts';

/** What a new pull request is made of. */
export interface NewPull {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string | null;
  readonly author: Actor;
  /** The account whose fork the branch lies in; default: the repository itself. */
  readonly headOwner?: string;
}

/** Opens a pull request from the tip of a branch; a fork's branch does not stay in the repository. */
export async function openPull(world: World, request: NewPull): Promise<Pull> {
  const { branch, base, title, body, author, headOwner = world.owner } = request;
  const head = await tipOf(world, branch);
  if (headOwner !== world.owner) await world.repository.deleteRef(`refs/heads/${branch}`);
  const at = world.now();
  const number = world.pulls.size + 1;
  const known = {
    id: world.nextId(),
    number,
    title,
    body,
    author,
    state: 'open',
    branch,
    headOwner,
    base,
  } as const;
  return placed(world, {
    ...known,
    createdAt: at,
    updatedAt: at,
    headSha: head,
    baseSha: head,
    mergeSha: null,
  });
}

/** Moves the head of a pull request, and with it the refs that GitHub keeps for it. */
export async function placed(world: World, pull: Pull): Promise<Pull> {
  const { number, headSha, branch, base, headOwner } = pull;
  const baseSha = await tipOf(world, base);
  const message = `Merge ${headSha} into ${baseSha}`;
  const by = signatureOf({ login: headOwner, type: 'User' }, world.now());
  const mergeSha = (await writeMerge(world.repository.path, [baseSha, headSha], message, by)) ?? null;
  await world.repository.setRef(`refs/pull/${number}/head`, headSha);
  if (headOwner === world.owner) await world.repository.setRef(`refs/heads/${branch}`, headSha);
  if (mergeSha === null) await world.repository.deleteRef(`refs/pull/${number}/merge`);
  else await world.repository.setRef(`refs/pull/${number}/merge`, mergeSha);
  const moved = { ...pull, baseSha, mergeSha, updatedAt: world.now() };
  world.pulls.set(number, moved);
  return moved;
}

/** The sha at the tip of a branch that has to be there. */
export async function tipOf(world: World, branch: string): Promise<string> {
  const sha = await world.repository.resolve(`refs/heads/${branch}`);
  if (sha === undefined) throw new Error(`there is no branch ${branch}`);
  return sha;
}
