import { notFound, pageOf, Refusal, textOf, type Answer, type Call, type Plays } from '../call.ts';
import { complete, type Fields } from '../filler.ts';
import { apiUrl, changeShape, commitShape, repositoryShape, userShape, webUrl } from '../shapes.ts';
import { readChanges } from '../trees.ts';
import { actorOf, type World } from '../world.ts';

/** The tree that git counts as empty: what a first commit is compared with. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The repository, its branches and commits, and who works there. */
export const repositoryPlays: Plays = {
  'repos/get': {
    needs: [],
    answer: (_, world) => ({ status: 200, body: complete('full-repository', repositoryShape(world)) }),
  },
  'repos/get-branch': {
    needs: ['contents:read'],
    answer: async (call, world) => {
      const name = textOf(call.parameters, 'branch') ?? '';
      const sha = await world.repository.resolve(`refs/heads/${name}`);
      if (sha === undefined) throw notFound('Branch not found');
      const commit = await commitAt(world, sha);
      const facts = { name, commit, protected: world.protections.has(name) };
      return { status: 200, body: complete('branch-with-protection', facts) };
    },
  },
  'repos/get-commit': {
    needs: ['contents:read'],
    answer: async (call, world) => {
      const ref = textOf(call.parameters, 'ref') ?? '';
      const sha = await world.repository.resolve(ref);
      if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`);
      const commit = await world.repository.commit(sha);
      const changes = await readChanges(world.repository.path, commit.parents[0] ?? EMPTY_TREE, sha);
      const files = changes.map((change) => changeShape(world, sha, change));
      return { status: 200, body: complete('commit', { ...commitShape(world, commit), files }) };
    },
  },
  'repos/compare-commits-with-basehead': { needs: ['contents:read'], answer: comparison },
  'repos/get-collaborator-permission-level': {
    needs: [],
    answer: (call, world) => {
      const login = textOf(call.parameters, 'username') ?? '';
      const permission = world.collaborators.get(login) ?? 'read';
      const facts = { permission, role_name: permission, user: userShape(world, actorOf(login)) };
      return { status: 200, body: complete('repository-collaborator-permission', facts) };
    },
  },
  'users/get-authenticated': {
    needs: [],
    answer: (call, world) => {
      // An app's token, such as the workflow's own, is no user's.
      if (call.token.actor.type === 'Bot') throw new Refusal(403, 'Resource not accessible by integration');
      return { status: 200, body: complete('public-user', userShape(world, call.token.actor)) };
    },
  },
  'actions/get-actions-cache-list': {
    needs: ['actions:read'],
    answer: (call, world) => {
      const found = world.caches
        .filter(({ ref }) => ref === (textOf(call.parameters, 'ref') ?? ref))
        .filter(({ key }) => key.startsWith(textOf(call.parameters, 'key') ?? ''));
      const { items, headers } = pageOf(call, found);
      const entries = items.map(({ sizeInBytes, createdAt, ...entry }) => ({
        ...entry,
        size_in_bytes: sizeInBytes,
        created_at: createdAt,
        last_accessed_at: createdAt,
      }));
      const facts = { total_count: found.length, actions_caches: entries };
      return { status: 200, body: complete('actions-cache-list', facts), headers };
    },
  },
};

/** `BASE...HEAD`, from where the two parted. */
async function comparison(call: Call, world: World): Promise<Answer> {
  const { repository } = world;
  const basehead = textOf(call.parameters, 'basehead') ?? '';
  const [baseName = '', headName = ''] = basehead.split('...');
  const [base, head] = await Promise.all([repository.resolve(baseName), repository.resolve(headName)]);
  if (base === undefined || head === undefined) throw notFound();
  const parted = await repository.mergeBase(base, head);
  if (parted === undefined) throw notFound(`No common ancestor between ${baseName} and ${headName}.`);
  const [[behind, ahead], commits, changes] = await Promise.all([
    repository.distance(base, head),
    repository.log(['--reverse', `${base}..${head}`]),
    readChanges(repository.path, parted, head),
  ]);
  const body = complete('commit-comparison', {
    url: apiUrl(world, `compare/${encodeURI(basehead)}`),
    html_url: webUrl(world, `compare/${encodeURI(basehead)}`),
    status: statusOf(ahead, behind),
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    base_commit: await commitAt(world, base),
    merge_base_commit: await commitAt(world, parted),
    commits: commits.map((commit) => commitShape(world, commit)),
    files: changes.map((change) => changeShape(world, head, change)),
  });
  return { status: 200, body };
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

async function commitAt(world: World, sha: string): Promise<Fields> {
  return commitShape(world, await world.repository.commit(sha));
}
