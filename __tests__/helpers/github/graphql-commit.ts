import { textOf } from './call.ts';
import type { Fields } from './filler.ts';
import { GitFailure } from './git.ts';
import { REFUSED } from './protection.ts';
import { webUrl } from './shapes.ts';
import { gitHubSignature, signatureOf } from './signatures.ts';
import { objectAt } from './trees.ts';
import type { Protection, Token, World } from './world.ts';

/** An error of GitHub's GraphQL API: beside the message it has a type to tell it by. */
export class GraphqlRefusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

const PROTECTED_TYPE: { readonly [kind in Protection]: string } = {
  'branch protection': 'BRANCH_PROTECTION_RULE_VIOLATION',
  ruleset: 'UNPROCESSABLE',
};

/** The mutation `createCommitOnBranch`: a commit that GitHub makes and signs, if the branch is where it is expected. */
export async function createCommitOnBranch(input: Fields, token: Token, world: World): Promise<Fields> {
  if (token.permissions.contents !== 'write')
    throw new GraphqlRefusal('FORBIDDEN', 'Resource not accessible by integration');
  const branch = await branchOf(input['branch'] as Fields, world);
  const expected = String(input['expectedHeadOid']);
  await refuseUnless(world, branch, expected);
  const date = world.now();
  const sha = await written(world, expected, {
    ref: `refs/heads/${branch}`,
    parents: [expected],
    files: await filesOf((input['fileChanges'] ?? {}) as Fields, expected, world),
    message: messageOf(input['message'] as Fields),
    author: signatureOf(token.actor, date),
    committer: gitHubSignature(date),
  });
  const { message, committer } = await world.repository.commit(sha);
  const commit = {
    oid: sha,
    abbreviatedOid: sha.slice(0, 7),
    url: webUrl(world, `commit/${sha}`),
    message,
    messageHeadline: message.split('\n', 1)[0],
    committedDate: committer.date,
  };
  return {
    clientMutationId: input['clientMutationId'] ?? null,
    commit,
    ref: { name: branch, prefix: 'refs/heads/', target: { __typename: 'Commit', ...commit } },
  };
}

async function branchOf(branch: Fields, world: World): Promise<string> {
  const repository = textOf(branch, 'repositoryNameWithOwner');
  if (repository === undefined)
    throw new Error('the simulator knows a branch by its repository and name only');
  if (repository.toLowerCase() !== world.fullName.toLowerCase())
    throw new GraphqlRefusal('NOT_FOUND', `Could not resolve to a Repository with the name '${repository}'.`);
  const name = (textOf(branch, 'branchName') ?? '').replace(/^refs\/heads\//, '');
  if ((await world.repository.resolve(`refs/heads/${name}`)) === undefined)
    throw new GraphqlRefusal('NOT_FOUND', `Could not resolve to a Ref with the name 'refs/heads/${name}'.`);
  return name;
}

async function refuseUnless(world: World, branch: string, expected: string): Promise<void> {
  const protection = world.protections.get(branch);
  if (protection) throw new GraphqlRefusal(PROTECTED_TYPE[protection], REFUSED[protection]);
  if ((await world.repository.resolve(`refs/heads/${branch}`)) !== expected) throw stale(expected);
}

/** Git itself refuses when the branch moves between the look and the write. */
async function written(
  world: World,
  expected: string,
  draft: Parameters<World['repository']['write']>[0],
): Promise<string> {
  try {
    return await world.repository.write(draft);
  } catch (error) {
    throw error instanceof GitFailure ? stale(expected) : error;
  }
}

function stale(expected: string): GraphqlRefusal {
  return new GraphqlRefusal(
    'STALE_DATA',
    `Expected branch to point to "${expected}" but it did not. Pull and try again.`,
  );
}

interface FileOf {
  readonly path: string;
  readonly contents?: string;
}

async function filesOf(
  changes: Fields,
  head: string,
  world: World,
): Promise<{ [path: string]: Buffer | null }> {
  const deletions = (changes['deletions'] ?? []) as readonly FileOf[];
  const additions = (changes['additions'] ?? []) as readonly FileOf[];
  for (const { path } of deletions) {
    if ((await objectAt(world.repository.path, head, path)) === undefined)
      throw new GraphqlRefusal(
        'UNPROCESSABLE',
        `A path was requested for deletion which does not exist: ${path}`,
      );
  }
  return Object.fromEntries([
    ...deletions.map(({ path }) => [path, null] as const),
    ...additions.map(({ path, contents = '' }) => [path, decoded(path, contents)] as const),
  ]);
}

function decoded(path: string, contents: string): Buffer {
  const bytes = Buffer.from(contents, 'base64');
  if (bytes.toString('base64') !== contents) throw new Error(`the contents of ${path} are not base64`);
  return bytes;
}

function messageOf(message: Fields): string {
  const body = textOf(message, 'body') ?? '';
  return body === '' ? String(message['headline']) : `${String(message['headline'])}\n\n${body}`;
}
