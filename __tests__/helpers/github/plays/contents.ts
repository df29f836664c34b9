import { notFound, Refusal, textOf, type Call, type Plays, type Answer } from '../call.ts';
import { complete, type Fields } from '../filler.ts';
import { apiUrl, webUrl } from '../shapes.ts';
import { objectAt, readBlob, readTree, typeOf, type TreeEntry } from '../trees.ts';
import type { World } from '../world.ts';

const MEGABYTE = 1024 * 1024;

/** Files and folders by path, and blobs by sha. */
export const contentPlays: Plays = {
  'repos/get-content': { needs: ['contents:read'], answer: contentAnswer },
  'git/get-blob': {
    needs: ['contents:read'],
    answer: async (call, world) => {
      const sha = textOf(call.parameters, 'file_sha') ?? '';
      if ((await typeOf(world.repository.path, sha)) !== 'blob') throw notFound();
      const bytes = await readBlob(world.repository.path, sha);
      if (call.wantsRaw) return { status: 200, body: bytes };
      const facts = { sha, size: bytes.length, content: inLines(bytes), encoding: 'base64' };
      return { status: 200, body: complete('blob', { ...facts, url: apiUrl(world, `git/blobs/${sha}`) }) };
    },
  },
};

async function contentAnswer(call: Call, world: World): Promise<Answer> {
  const { repository } = world;
  const ref = textOf(call.parameters, 'ref') ?? world.defaultBranch;
  const path = (textOf(call.parameters, 'path') ?? '').replace(/\/$/, '');
  const commit = await repository.resolve(ref);
  if (commit === undefined) throw notFound(`No commit found for the ref ${ref}`);
  const sha = await objectAt(repository.path, commit, path);
  if (sha === undefined) throw notFound();
  if ((await typeOf(repository.path, sha)) === 'tree') return folderAnswer(world, { sha, path, ref });
  const bytes = await readBlob(repository.path, sha);
  if (bytes.length > 100 * MEGABYTE) throw new Refusal(403, 'This API returns blobs up to 100 MB in size.');
  if (call.wantsRaw) return { status: 200, body: bytes };
  const entry = { mode: '100644', type: 'blob', sha, size: bytes.length, path };
  // Beyond 1 MB the content stays out of the JSON.
  const content =
    bytes.length > MEGABYTE
      ? { content: '', encoding: 'none' }
      : { content: inLines(bytes), encoding: 'base64' };
  return { status: 200, body: complete('content-file', { ...entryShape(world, entry, ref), ...content }) };
}

async function folderAnswer(
  world: World,
  { sha, path, ref }: { readonly sha: string; readonly path: string; readonly ref: string },
): Promise<Answer> {
  const entries = (await readTree(world.repository.path, sha)) ?? [];
  const below = entries.map((entry) => ({
    ...entry,
    path: path === '' ? entry.path : `${path}/${entry.path}`,
  }));
  return { status: 200, body: below.map((entry) => entryShape(world, entry, ref)) };
}

function entryShape(world: World, entry: TreeEntry, ref: string): Fields {
  const path = encodeURI(entry.path);
  const isFolder = entry.type === 'tree';
  const self = apiUrl(world, `contents/${path}?ref=${encodeURIComponent(ref)}`);
  const html = webUrl(world, `${isFolder ? 'tree' : 'blob'}/${ref}/${path}`);
  const inGit = apiUrl(world, `git/${isFolder ? 'trees' : 'blobs'}/${entry.sha}`);
  return {
    type: isFolder ? 'dir' : 'file',
    name: entry.path.split('/').at(-1),
    path: entry.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    url: self,
    html_url: html,
    git_url: inGit,
    download_url: isFolder ? null : webUrl(world, `raw/${ref}/${path}`),
    _links: { self, html, git: inGit },
  };
}

/** Base64 in lines of 60, as GitHub sends it. */
function inLines(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(.{1,60})/g, '$1\n');
}
