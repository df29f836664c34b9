import { notFound, Refusal, textOf, type Call, type Plays } from '../call.ts';
import { complete, type Fields } from '../filler.ts';
import { apiUrl, parentShape, webUrl } from '../shapes.ts';
import { readTree, typeOf } from '../trees.ts';
import type { World } from '../world.ts';
import { refuseProtected } from '../protection.ts';

/** Git's own objects and refs. */
export const gitDataPlays: Plays = {
  'git/get-ref': {
    needs: ['contents:read'],
    answer: async (call, world) => {
      const ref = `refs/${textOf(call.parameters, 'ref') ?? ''}`;
      const sha = await world.repository.resolve(ref);
      if (sha === undefined) throw notFound();
      return { status: 200, body: refShape(world, ref, sha) };
    },
  },
  'git/get-commit': {
    needs: ['contents:read'],
    answer: async (call, world) => {
      const sha = textOf(call.parameters, 'commit_sha') ?? '';
      if ((await typeOf(world.repository.path, sha)) !== 'commit') throw notFound();
      const { tree, parents, author, committer, message } = await world.repository.commit(sha);
      const body = complete('git-commit', {
        sha,
        author,
        committer,
        message,
        tree: { sha: tree, url: apiUrl(world, `git/trees/${tree}`) },
        parents: parents.map((parent) => parentShape(world, parent)),
        url: apiUrl(world, `git/commits/${sha}`),
        html_url: webUrl(world, `commit/${sha}`),
      });
      return { status: 200, body };
    },
  },
  'git/get-tree': {
    needs: ['contents:read'],
    answer: async (call, world) => {
      const name = textOf(call.parameters, 'tree_sha') ?? '';
      const sha = await world.repository.treeOf(name);
      // Any value of "recursive" means yes, "false" too.
      const entries =
        sha && (await readTree(world.repository.path, sha, { recursive: 'recursive' in call.parameters }));
      if (!entries) throw notFound();
      const tree = entries.map(({ size, ...entry }) => ({
        ...entry,
        ...(size !== undefined && { size }),
        url: apiUrl(world, `git/${entry.type}s/${entry.sha}`),
      }));
      const facts = { sha, url: apiUrl(world, `git/trees/${sha}`), tree, truncated: false };
      return { status: 200, body: complete('git-tree', facts) };
    },
  },
  'git/create-ref': {
    needs: ['contents:write'],
    answer: async (call, world) => {
      const ref = textOf(call.body, 'ref') ?? '';
      if (!/^refs\/[^/]+\/./.test(ref))
        throw new Refusal(422, 'Reference name must start with "refs/" and have two slashes');
      if ((await world.repository.resolve(ref)) !== undefined)
        throw new Refusal(422, 'Reference already exists');
      const sha = await commitIn(call, world);
      await world.repository.setRef(ref, sha);
      return { status: 201, body: refShape(world, ref, sha) };
    },
  },
  'git/update-ref': {
    needs: ['contents:write'],
    answer: async (call, world) => {
      const ref = `refs/${textOf(call.parameters, 'ref') ?? ''}`;
      const before = await world.repository.resolve(ref);
      if (before === undefined) throw new Refusal(422, 'Reference does not exist');
      refuseProtected(world, ref);
      const sha = await commitIn(call, world);
      const isForward = (await world.repository.mergeBase(before, sha)) === before;
      if (!isForward && call.body['force'] !== true) throw new Refusal(422, 'Update is not a fast forward');
      await world.repository.setRef(ref, sha);
      return { status: 200, body: refShape(world, ref, sha) };
    },
  },
};

async function commitIn(call: Call, world: World): Promise<string> {
  const sha = textOf(call.body, 'sha') ?? '';
  if ((await typeOf(world.repository.path, sha)) !== 'commit')
    throw new Refusal(422, 'Object does not exist');
  return sha;
}

function refShape(world: World, ref: string, sha: string): Fields {
  const object = { type: 'commit', sha, url: apiUrl(world, `git/commits/${sha}`) };
  return complete('git-ref', { ref, url: apiUrl(world, `git/${ref}`), object });
}
