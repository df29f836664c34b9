import { connect, type GitHub } from '../../src/github/api.ts';
import type { GithubSimulator } from '../helpers/github/simulated-github.ts';
import type { Permissions } from '../helpers/github/world.ts';

/** The simulated GitHub as a token with these permissions sees it. */
export function connected(github: GithubSimulator, permissions: Permissions): GitHub {
  return connect(github.token(permissions), 'acme/shop', github.url);
}

/** How many requests of an operation have come. */
export function countOf({ requests }: GithubSimulator, operation: string): number {
  return requests.filter((one) => one.operation === operation).length;
}
