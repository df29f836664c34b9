import type { Signature } from './commits.ts';
import type { Actor } from './world.ts';

/** How an account signs a commit made at GitHub. */
export function signatureOf({ login }: Actor, date: string): Signature {
  return { name: login, email: `${login}@users.noreply.github.com`, date };
}

/** How GitHub itself signs as committer. */
export function gitHubSignature(date: string): Signature {
  return { name: 'GitHub', email: 'noreply@github.com', date };
}
