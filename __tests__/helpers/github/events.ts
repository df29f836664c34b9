import { complete, type Fields } from './filler.ts';
import { pullShape, repositoryShape, userShape, webUrl } from './shapes.ts';
import type { Pull, World } from './world.ts';

const NO_COMMIT = '0'.repeat(40);

/** The payload of a `pull_request` event, with the fields of real ones that a workflow can rely on. */
export function pullRequestPayload(world: World, pull: Pull, action: string): Fields {
  return {
    action,
    number: pull.number,
    pull_request: complete('pull-request', pullShape(world, pull)),
    repository: complete('full-repository', repositoryShape(world)),
    sender: userShape(world, pull.author),
    ...(action === 'synchronize' && { after: pull.headSha }),
  };
}

/** The payload of a `push` event for the commit at the tip of a branch. */
export async function pushPayload(world: World, branch: string, sha: string): Promise<Fields> {
  const commit = await world.repository.commit(sha);
  const before = commit.parents[0] ?? NO_COMMIT;
  const { name, email } = commit.author;
  const headCommit = {
    id: sha,
    tree_id: commit.tree,
    message: commit.message,
    timestamp: commit.committer.date,
    url: webUrl(world, `commit/${sha}`),
    author: { name, email },
    committer: { name: commit.committer.name, email: commit.committer.email },
  };
  return {
    ref: `refs/heads/${branch}`,
    before,
    after: sha,
    base_ref: null,
    created: before === NO_COMMIT,
    deleted: false,
    forced: false,
    compare: webUrl(world, `compare/${before.slice(0, 12)}...${sha.slice(0, 12)}`),
    commits: [headCommit],
    head_commit: headCommit,
    pusher: { name, email },
    repository: complete('full-repository', repositoryShape(world)),
    sender: userShape(world, { login: world.owner, type: 'User' }),
  };
}
