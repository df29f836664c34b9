import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../helpers/cli.ts';
import { filesIn, stepsOf, type Workflow } from './workflow-files.ts';

const SCRIPT = join(ROOT, 'scripts', 'release.ts');

function release(
  args: readonly string[],
  { cwd = ROOT, input = '' }: { readonly cwd?: string; readonly input?: string } = {},
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [SCRIPT, ...args], { cwd, input, encoding: 'utf8' });
}

const CHANGELOG = `# Changelog

## [Unreleased]

- to come

## [1.2.30] - 2026-11-30

- another version

## [1.2.3] - 2026-11-29

### Added

- this and that

## [1.2.2]

- undated

## [1.2.1] - 2026-11-27
`;

describe('the notes of a release', () => {
  it('are what the changelog says under the version', async () => {
    await using files = await createFixture({
      'package.json': '{"version": "1.2.3"}',
      'CHANGELOG.md': CHANGELOG,
    });
    const { status, stdout } = release(['notes', 'v1.2.3'], { cwd: files.path });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '### Added\n\n- this and that\n' });
  });

  it.each([
    ['v1.2.3', '1.2.4', "the tag is v1.2.3, but package.json's version is 1.2.4"],
    ['v1.2.4', '1.2.4', 'CHANGELOG.md has no part "## [1.2.4] - YYYY-MM-DD"'],
    ['v1.2.2', '1.2.2', 'CHANGELOG.md: "## [1.2.2]" lacks the date'],
    ['v1.2.1', '1.2.1', 'CHANGELOG.md says nothing under "## [1.2.1] - 2026-11-27"'],
    ['v1.2', '1.2.3', 'the tag "v1.2" is no full version; allowed is vX.Y.Z'],
    ['v1.2.3-rc.1', '1.2.3', 'the tag "v1.2.3-rc.1" is no full version; allowed is vX.Y.Z'],
  ])('of %s with version %s in package.json are refused', async (tag, version, message) => {
    await using files = await createFixture({
      'package.json': JSON.stringify({ version }),
      'CHANGELOG.md': CHANGELOG,
    });
    const { status, stdout, stderr } = release(['notes', tag], { cwd: files.path });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });
});

describe('the tags that move', () => {
  it.each<[tag: string, others: string, moving: readonly string[]]>([
    ['v1.2.3', '', ['v1', 'v1.2']],
    ['v1.2.3', 'v1 v1.2 v1.2.2 v1.1.9 v2.0.0', ['v1', 'v1.2']],
    ['v1.2.10', 'v1.2.9', ['v1', 'v1.2']],
    ['v1.1.5', 'v1.2.0', ['v1.1']],
    ['v1.1.5', 'v1.10.0 v1.1.4', ['v1.1']],
    ['v1.1.5', 'v1.1.6', []],
    ['v1.2.3', 'v1.2.3', ['v1', 'v1.2']],
    ['v0.1.0', 'v1.0.0 v0.1.0-rc.1 vNext', ['v0', 'v0.1']],
  ])('to %s beside "%s" are %j', (tag, others, moving) => {
    const input = others
      .split(' ')
      .map((name) => `refs/tags/${name}\n`)
      .join('');
    const { status, stdout } = release(['moving', tag], { input });
    expect({ status, stdout }).toEqual({ status: 0, stdout: moving.map((name) => `${name}\n`).join('') });
  });
});

const COMMIT = '0123456789012345678901234567890123456789';
const PATCH = (tag: string): string =>
  `api --silent --method PATCH repos/owner/name/git/refs/tags/${tag} -f sha=${COMMIT} -F force=true`;
const POST = (tag: string): string =>
  `api --silent --method POST repos/owner/name/git/refs -f ref=refs/tags/${tag} -f sha=${COMMIT}`;

describe('the step that moves them', () => {
  const workflow = filesIn('.github/workflows/release.yml')[0]?.text ?? '';
  const script = stepsOf(parse(workflow) as Workflow).find(({ name }) => name === 'Move the short tags')?.run;

  it.each<[tag: string, tags: readonly string[], calls: readonly string[]]>([
    ['v1.2.3', ['v1', 'v1.1', 'v1.2.3'], [PATCH('v1'), POST('v1.2')]],
    ['v1.1.5', ['v1', 'v1.1', 'v1.1.4', 'v1.1.5', 'v1.2.0'], [PATCH('v1.1')]],
    ['v1.1.5', ['v1.1.5', 'v1.1.6'], []],
  ])('after %s asks GitHub for just that', async (tag, tags, calls) => {
    await using temp = await createFixture({ refs: tags.map((name) => `refs/tags/${name}\n`).join('') });
    const { status, stderr } = inRunner(script ?? '', tag, temp.path);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [asked, ...others] = (await temp.readFile('calls', 'utf8')).trim().split('\n');
    expect(asked).toBe('api --paginate repos/owner/name/git/matching-refs/tags/v --jq .[].ref');
    expect(others).toEqual(calls);
  });
});

/** Stand in for the two commands that reach outside. */
const STAND_INS = `
gh() { echo "$*" >> "$RUNNER_TEMP/calls"; case "$*" in *matching-refs*) cat "$RUNNER_TEMP/refs" ;; esac; }
git() { echo ${COMMIT}; }
`;

/** Runs a step's script as the runner does, in this checkout. */
function inRunner(script: string, tag: string, temp: string): SpawnSyncReturns<string> {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  return spawnSync('bash', ['--norc', '-e', '-c', STAND_INS + script], {
    cwd: ROOT,
    env: { PATH: path, RUNNER_TEMP: temp, GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: 'owner/name' },
    encoding: 'utf8',
  });
}
