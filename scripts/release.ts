/**
 * What the release workflow asks about a tag:
 * `node scripts/release.ts notes v1.2.3` prints the version's part of CHANGELOG.md, or says why the tag cannot be released;
 * `node scripts/release.ts moving v1.2.3 < tags` prints the short tags that are to move to it, given all tags there are.
 */
import { readFileSync } from 'node:fs';

type Version = readonly [major: number, minor: number, patch: number];

const ANSWERS: Readonly<Record<string, (tag: string) => readonly string[]>> = {
  notes: (tag) => [notesOf(released(tag), readFileSync('CHANGELOG.md', 'utf8'))],
  moving: (tag) => movingTags(fullVersion(tag), readFileSync(0, 'utf8').split('\n')),
};

const [question = '', tag = ''] = process.argv.slice(2);
try {
  const answer = ANSWERS[question];
  if (!answer)
    throw new Error(`"${question}" is no question; allowed are ${Object.keys(ANSWERS).join(', ')}`);
  process.stdout.write(
    answer(tag)
      .map((text) => `${text}\n`)
      .join(''),
  );
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** The version that a tag names, where package.json has the same. */
function released(tag: string): string {
  const version = fullVersion(tag).join('.');
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  if (manifest.version !== version)
    throw new Error(`the tag is ${tag}, but package.json's version is ${manifest.version}`);
  return version;
}

/** What stands under a version's heading. */
function notesOf(version: string, changelog: string): string {
  const part = changelog
    .split(/^(?=## )/m)
    .find((text) => text.startsWith(`## [${version}] - `) || text.startsWith(`## [${version}]\n`));
  if (part === undefined) throw new Error(`CHANGELOG.md has no part "## [${version}] - YYYY-MM-DD"`);
  const [heading = '', ...lines] = part.split('\n');
  if (!/ - \d{4}-\d{2}-\d{2}$/.test(heading)) throw new Error(`CHANGELOG.md: "${heading}" lacks the date`);
  const notes = lines.join('\n').trim();
  if (notes === '') throw new Error(`CHANGELOG.md says nothing under "${heading}"`);
  return notes;
}

/** A mended older line moves its own tags only: 1.1.5 after 1.2.0 moves v1.1, not v1. */
function movingTags(version: Version, refs: readonly string[]): string[] {
  const others = refs
    .map((ref) => parsed(ref.replace(/^refs\/tags\//, '')))
    .filter((other) => other !== undefined);
  const [major, minor] = version;
  const isNewest = (line: readonly number[]): boolean =>
    !others.some((other) => line.every((part, at) => other[at] === part) && compare(other, version) > 0);
  return [[major], [major, minor]].filter(isNewest).map((line) => `v${line.join('.')}`);
}

function fullVersion(tag: string): Version {
  const version = parsed(tag);
  if (!version) throw new Error(`the tag "${tag}" is no full version; allowed is vX.Y.Z`);
  return version;
}

function parsed(tag: string): Version | undefined {
  const [, major, minor, patch] = /^v(\d+)\.(\d+)\.(\d+)$/.exec(tag) ?? [];
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

function compare(one: Version, other: Version): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
