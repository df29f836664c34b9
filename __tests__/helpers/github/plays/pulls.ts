import { integerOf, notFound, pageOf, Refusal, textOf, type Answer, type Call, type Plays } from '../call.ts';
import { complete } from '../filler.ts';
import { openPull } from '../pulls.ts';
import { changeShape, pullShape } from '../shapes.ts';
import { readChanges } from '../trees.ts';
import type { Pull, World } from '../world.ts';

/** Pull requests and their files. */
export const pullPlays: Plays = {
  'pulls/list': {
    needs: ['pull_requests:read'],
    answer: (call, world) => {
      const { items, headers } = pageOf(call, listed(call, world));
      return {
        status: 200,
        body: items.map((pull) => complete('pull-request-simple', pullShape(world, pull))),
        headers,
      };
    },
  },
  'pulls/get': {
    needs: ['pull_requests:read'],
    answer: (call, world) => ({ status: 200, body: whole(world, pullOf(call, world)) }),
  },
  'pulls/list-files': {
    needs: ['pull_requests:read'],
    answer: async (call, world) => {
      const { baseSha, headSha } = pullOf(call, world);
      const parted = (await world.repository.mergeBase(baseSha, headSha)) ?? baseSha;
      const { items, headers } = pageOf(call, await readChanges(world.repository.path, parted, headSha));
      return { status: 200, body: items.map((change) => changeShape(world, headSha, change)), headers };
    },
  },
  'pulls/create': { needs: ['pull_requests:write'], answer: create },
};

async function create(call: Call, world: World): Promise<Answer> {
  const branch = (textOf(call.body, 'head') ?? '').replace(`${world.owner}:`, '');
  const base = textOf(call.body, 'base') ?? '';
  const [head, baseSha] = await Promise.all([
    world.repository.resolve(`refs/heads/${branch}`),
    world.repository.resolve(`refs/heads/${base}`),
  ]);
  if (head === undefined) throw invalid({ field: 'head', code: 'invalid' });
  if (baseSha === undefined) throw invalid({ field: 'base', code: 'invalid' });
  const isOpen = [...world.pulls.values()].some(
    (pull) => pull.state === 'open' && pull.branch === branch && pull.base === base,
  );
  if (isOpen)
    throw invalid({ code: 'custom', message: `A pull request already exists for ${world.owner}:${branch}.` });
  const [, ahead] = await world.repository.distance(baseSha, head);
  if (ahead === 0) throw invalid({ code: 'custom', message: `No commits between ${base} and ${branch}` });
  const title = textOf(call.body, 'title') ?? branch;
  const pull = await openPull(world, {
    branch,
    base,
    title,
    body: textOf(call.body, 'body') ?? null,
    author: call.token.actor,
  });
  return { status: 201, body: whole(world, pull) };
}

function invalid(error: {
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
}): Refusal {
  return new Refusal(422, 'Validation Failed', [{ resource: 'PullRequest', ...error }]);
}

function whole(world: World, pull: Pull): ReturnType<typeof complete> {
  const mergeable = pull.mergeSha !== null;
  return complete('pull-request', {
    ...pullShape(world, pull),
    mergeable,
    mergeable_state: mergeable ? 'clean' : 'dirty',
  });
}

function listed(call: Call, world: World): readonly Pull[] {
  const { state = 'open', head, base } = call.parameters;
  return [...world.pulls.values()]
    .filter((pull) => state === 'all' || pull.state === state)
    .filter((pull) => head === undefined || `${pull.headOwner}:${pull.branch}` === head)
    .filter((pull) => base === undefined || pull.base === base)
    .toReversed();
}

function pullOf(call: Call, world: World): Pull {
  const pull = world.pulls.get(integerOf(call.parameters, 'pull_number'));
  if (!pull) throw notFound();
  return pull;
}
