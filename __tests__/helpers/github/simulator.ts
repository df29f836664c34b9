import { createFixture } from 'fs-fixture';
import { Interference, type SeenRequest } from './interference.ts';
import { createRepository } from './repository.ts';
import { listen } from './server.ts';
import { GithubSimulator } from './simulated-github.ts';
import { Violations } from './violations.ts';
import type { World } from './world.ts';

const START = '2026-11-30T12:00:00Z';

/**
 * A strict GitHub for tests. A request goes through these hands:
 *
 * - `server.ts` takes it, writes it down, and asks in turn:
 * - `contract.ts` whether GitHub's own description (`openapi.json`) allows it, or `graphql.ts` whether GitHub's schema does;
 * - `interference.ts` whether the test wants something to happen first, or an answer to fail;
 * - `plays/` what GitHub would answer, from git itself (`repository.ts`) and from what else is known (`world.ts`);
 * - `filler.ts` for the fields that GitHub sends and no test reads; and `contract.ts` again, for the answer.
 *
 * Starts a GitHub of one repository on a free port of this machine. Where it is disposed of (`await using`), it throws
 * if anything was sent to it that GitHub's own description forbids and that the test did not declare.
 */
export async function githubSimulator({
  repository = 'acme/shop',
  defaultBranch = 'main',
}: { readonly repository?: string; readonly defaultBranch?: string } = {}): Promise<GithubSimulator> {
  const [owner = '', name = ''] = repository.split('/');
  const folder = await createFixture({});
  const violations = new Violations();
  const interference = new Interference();
  const requests: SeenRequest[] = [];
  let seconds = Date.parse(START) / 1000;
  let lastId = 1000;
  const { server, origin } = await listen(() => ({ world, violations, interference, requests }));
  const world: World = {
    owner,
    name,
    fullName: repository,
    defaultBranch,
    apiUrl: origin,
    serverUrl: 'https://github.com',
    repository: await createRepository(folder.getPath('repository.git'), defaultBranch),
    tokens: new Map(),
    comments: new Map(),
    checks: new Map(),
    pulls: new Map(),
    protections: new Map(),
    collaborators: new Map([[owner, 'admin']]),
    caches: [],
    now: () => new Date((seconds += 1) * 1000).toISOString().replace('.000Z', 'Z'),
    nextId: () => (lastId += 1),
  };
  return new GithubSimulator({ world, violations, interference, requests, server, folder });
}
