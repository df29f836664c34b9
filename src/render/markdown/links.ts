import type { PhrasingContent } from 'mdast';
import { formatLocation, type Location } from '../../model/problem.ts';
import { shortSha } from '../costs.ts';
import { repositoryPath } from '../repository-path.ts';
import type { SurfaceLinks } from '../surface.ts';
import { link, name } from './nodes.ts';

/** Files that GitHub shows rendered, where a line can be linked only in their source. */
const RENDERED = /\.(?:adoc|csv|geojson|ipynb|markdown|md|mdx|org|rst|svg|tsv)$/i;
const COMMIT = /^[0-9a-f]{7,64}$/;

/** The file's line on GitHub; undefined where it is no file of the repository. */
export function locationUrl(location: Location, links: SurfaceLinks | undefined): string | undefined {
  const path = links && repositoryPath(location.file, links.folder);
  if (!links || path === undefined) return undefined;
  const segments = path.split('/').map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd')));
  const source = RENDERED.test(path) ? '?plain=1' : '';
  const line = location.line === undefined ? '' : `#L${location.line}`;
  return `${links.repository}/blob/${links.commit}/${segments.join('/')}${source}${line}`;
}

/** `file:line:column`, linked where it can be. */
export function placeNode(location: Location, links: SurfaceLinks | undefined): PhrasingContent {
  const url = locationUrl(location, links);
  const label = name(formatLocation(location));
  return url === undefined ? label : link(url, label);
}

/** A commit by the beginning of its id, linked where it can be. */
export function commitNode(commit: string, links: SurfaceLinks | undefined): PhrasingContent {
  const label = name(shortSha(commit));
  return links && COMMIT.test(commit) ? link(`${links.repository}/commit/${commit}`, label) : label;
}
