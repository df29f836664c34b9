import { Refusal } from './call.ts';
import type { Protection, World } from './world.ts';

/** What GitHub says where a branch takes changes by pull request only. */
export const REFUSED: { readonly [kind in Protection]: string } = {
  'branch protection': 'Changes must be made through a pull request.',
  ruleset: 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
};

/** Refuses to move a protected branch. */
export function refuseProtected(world: World, ref: string): void {
  const kind = world.protections.get(ref.replace(/^refs\/heads\//, ''));
  if (kind) throw new Refusal(422, REFUSED[kind]);
}
