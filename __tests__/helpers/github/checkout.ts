import { git } from './git.ts';
import { tipOf } from './pulls.ts';
import type { World } from './world.ts';

/**
 * Checks out into an empty folder as actions/checkout does: a branch as a local branch, anything else with a detached
 * head; by default that one commit and nothing before it.
 *
 * @param ref a branch, a ref as "refs/pull/1/merge", or a sha
 * @param depth how many commits; 0: all of them, and all branches
 */
export async function checkOut(world: World, folder: string, ref: string, depth: number): Promise<void> {
  const isBranch = (await world.repository.resolve(`refs/heads/${ref}`)) !== undefined;
  const sha = isBranch ? await tipOf(world, ref) : await world.repository.resolve(ref);
  if (sha === undefined) throw new Error(`there is nothing at ${ref} to check out`);
  const local = isBranch ? `refs/remotes/origin/${ref}` : `refs/remotes/${ref.replace(/^refs\//, '')}`;
  await git(folder, ['init', '--quiet', '--template=', '--initial-branch=main', '.']);
  // Git takes a depth from an address only, not from a plain path.
  await git(folder, ['remote', 'add', 'origin', `file://${world.repository.path}`]);
  await git(folder, ['config', 'gc.auto', '0']);
  const whole = ['+refs/heads/*:refs/remotes/origin/*', ...(isBranch ? [] : [`+${sha}:${local}`])];
  const wanted = depth === 0 ? ['origin', ...whole] : [`--depth=${depth}`, 'origin', `+${sha}:${local}`];
  await git(folder, ['fetch', '--quiet', '--no-tags', ...wanted]);
  await git(
    folder,
    isBranch
      ? ['checkout', '--quiet', '--force', '-B', ref, local]
      : ['checkout', '--quiet', '--force', local],
  );
}
