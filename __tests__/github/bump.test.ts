import { beforeEach, describe, expect, it } from 'vitest';
import { serialiseBaseline } from '../../src/baseline/serialise.ts';
import { commitBump, type Bumped } from '../../src/github/bump.ts';
import type { Baseline } from '../../src/model/baseline.ts';
import { OPTIONS, run, START } from '../gate/bumps.ts';
import { baseline, counts, QA_KEY, stored } from '../gate/inputs.ts';
import type { SeenRequest } from '../helpers/github/interference.ts';
import type { GithubSimulator } from '../helpers/github/simulated-github.ts';
import { githubSimulator } from '../helpers/github/simulator.ts';
import type { Permissions } from '../helpers/github/world.ts';
import { connected, countOf } from './connected.ts';

const PATH = 'services/search/.ragbench/baseline.json';
const MUTATION = 'graphql/createCommitOnBranch';

describe('commitBump', () => {
  let github: GithubSimulator;
  beforeEach(async () => {
    github = await githubSimulator();
    await github.commit('main', { [PATH]: serialiseBaseline(START) });
    return () => github[Symbol.asyncDispose]();
  });

  const bumped = (passed = 4, permissions: Permissions = { contents: 'write' }): Promise<Bumped> =>
    commitBump(connected(github, permissions), {
      branch: 'main',
      path: PATH,
      report: run(START, counts(passed, 4)).report,
      judgedBy: { kind: 'found', baseline: START },
      options: OPTIONS,
    });
  const commits = async (): Promise<number> => (await github.log('main')).length;
  const floor = async (): Promise<unknown> => {
    const text = await github.file('main', PATH);
    return (JSON.parse(text ?? '') as Baseline).entries[QA_KEY]?.metrics['accuracy']?.value;
  };

  it('commits what rose', async () => {
    const done = await bumped();
    expect(done).toMatchObject({ kind: 'committed', commit: await github.head('main') });
    expect({ floor: await floor(), commits: await commits() }).toEqual({ floor: 1, commits: 2 });
    expect((await bumped()).kind).toBe('unchanged');
    expect(await commits()).toBe(2);
  });

  it('commits nothing where nothing rose', async () => {
    expect((await bumped(3)).kind).toBe('unchanged');
    expect((await bumped(2)).kind).toBe('unchanged');
    expect(countOf(github, MUTATION)).toBe(0);
  });

  it.each([[502 as const], ['connection reset' as const]])(
    'never twice: the commit was made although the answer was %s',
    async (status) => {
      github.before(MUTATION, (request) => github.commit('main', additionsOf(request)));
      github.failNext(MUTATION, status);
      expect((await bumped()).kind).toBe('unchanged');
      expect({ floor: await floor(), commits: await commits() }).toEqual({ floor: 1, commits: 2 });
    },
  );

  it('tries again where GitHub failed and nothing was made', async () => {
    github.failNext(MUTATION, 502);
    expect((await bumped()).kind).toBe('committed');
    expect({ floor: await floor(), commits: await commits() }).toEqual({ floor: 1, commits: 2 });
  });

  it('applies the ratchet to what is there now, when the branch moves in between', async () => {
    const higher = baseline({ [QA_KEY]: stored(counts(4, 4)), 'other/tier0/default': stored(counts(1, 1)) });
    github.before(MUTATION, () => github.commit('main', { [PATH]: serialiseBaseline(higher) }));
    expect((await bumped()).kind).toBe('unchanged');
    expect(await github.file('main', PATH)).toBe(serialiseBaseline(higher));
  });

  it('gives up on a branch that never stands still, and says so', async () => {
    for (let push = 0; push < 6; push++)
      github.before(MUTATION, () => github.commit('main', { 'a.txt': `${push}` }));
    expect(await bumped()).toEqual({
      kind: 'failed',
      why: expect.stringMatching(/main moved 6 times/) as string,
    });
    expect(await floor()).toBe(0.75);
  });

  it.each([['branch protection' as const], ['ruleset' as const]])(
    'is told apart: a %s, asked once',
    async (kind) => {
      github.protect('main', kind);
      expect(await bumped()).toEqual({
        kind: 'protected',
        why: expect.stringContaining('through a pull request') as string,
      });
      expect(countOf(github, MUTATION)).toBe(1);
    },
  );

  it('is refused to a token that may only read, asked once', async () => {
    expect((await bumped(4, { contents: 'read' })).kind).toBe('refused');
    expect(countOf(github, MUTATION)).toBe(1);
  });

  it('says what GitHub said, whatever it is', async () => {
    const errors = [{ type: 'UNPROCESSABLE', message: 'A path was requested twice.' }];
    github.failAll(MUTATION, 200, { data: { createCommitOnBranch: null }, errors });
    expect(await bumped()).toEqual({ kind: 'failed', why: 'A path was requested twice.' });
    expect(countOf(github, MUTATION)).toBe(1);
  });

  it.each([
    ['broken', '{"schema": 1, "entries": '],
    ['of a newer version', '{"schema": 2, "entries": {}, "changes": []}'],
  ])('leaves a file that is %s as it is', async (_what, text) => {
    await github.commit('main', { [PATH]: text });
    expect((await bumped()).kind).toBe('unusable');
    expect(await github.file('main', PATH)).toBe(text);
  });
});

/** The files that a mutation would commit. */
function additionsOf({ body }: SeenRequest): { [path: string]: Buffer } {
  const { variables } = body as { variables: { input: { fileChanges: { additions: Addition[] } } } };
  const { additions } = variables.input.fileChanges;
  return Object.fromEntries(additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]));
}

interface Addition {
  readonly path: string;
  readonly contents: string;
}
