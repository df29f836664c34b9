import { beforeEach, describe, expect, it } from 'vitest';
import { closeCheck, isOpen, openCheck, type Check, type CheckResult } from '../../src/github/checks.ts';
import type { GithubSimulator } from '../helpers/github/simulated-github.ts';
import { githubSimulator } from '../helpers/github/simulator.ts';
import type { CheckRun, Permissions } from '../helpers/github/world.ts';
import { connected, countOf } from './connected.ts';

const WRITE: Permissions = { checks: 'write' };
const UPDATE = 'checks/update';

function annotations(count: number): CheckResult['annotations'] {
  return Array.from({ length: count }, (_, index) => ({
    path: 'eval/golden.jsonl',
    start_line: index + 1,
    end_line: index + 1,
    annotation_level: 'failure' as const,
    title: `case ${index + 1}`,
    message: 'It got worse.',
  }));
}

const result = (count: number): CheckResult => ({
  conclusion: 'failure',
  title: 'FAIL · it got worse',
  summary: 'All of it.',
  annotations: annotations(count),
});

describe('a check', () => {
  let github: GithubSimulator;
  let head: string;
  beforeEach(async () => {
    github = await githubSimulator();
    head = await github.commit('main', { 'a.txt': 'a' });
    return () => github[Symbol.asyncDispose]();
  });

  const open = async (): Promise<Check> => {
    const opened = await openCheck(connected(github, WRITE), {
      name: 'ragbench',
      head,
      run: 'https://run.example/1',
    });
    if (opened.kind !== 'opened') throw new Error(opened.why);
    return opened.check;
  };
  const shown = (): CheckRun | undefined => github.checks(head)[0];

  it('is in progress once it is open, and leads to the run', async () => {
    const check = await open();
    expect(shown()).toMatchObject({
      id: check.id,
      name: 'ragbench',
      status: 'in_progress',
      conclusion: null,
      detailsUrl: 'https://run.example/1',
    });
    expect(await isOpen(connected(github, WRITE), check.id)).toBe(true);
  });

  it.each([
    [0, [0]],
    [1, [1]],
    [50, [50]],
    [51, [50, 1]],
    [120, [50, 50, 20]],
  ])('is closed with all of %i annotations, in order, 50 a request', async (count, sizes) => {
    const check = await open();
    expect(await closeCheck(connected(github, WRITE), check, result(count))).toBeUndefined();
    expect(shown()).toMatchObject({
      status: 'completed',
      conclusion: 'failure',
      title: 'FAIL · it got worse',
      summary: 'All of it.',
    });
    expect(shown()?.annotations.map((one) => one['start_line'])).toEqual(
      annotations(count).map((one) => one.start_line),
    );
    const sent = github.requests.filter(({ operation }) => operation === UPDATE);
    expect(sent.map(({ body }) => (body as Sent).output.annotations.length)).toEqual(sizes);
    expect(await isOpen(connected(github, WRITE), check.id)).toBe(false);
  });

  it('that cannot be written whole is closed all the same, and says so', async () => {
    const check = await open();
    const isSecond = ({ operation, body }: { operation: string; body: unknown }): boolean =>
      operation === UPDATE && (body as Sent).status === undefined;
    github.failAll(isSecond, 422, { message: 'Validation Failed' });
    const failure = await closeCheck(connected(github, WRITE), check, result(120));
    expect(failure).toEqual({ kind: 'failed', why: expect.stringContaining('Validation Failed') as string });
    expect(shown()).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect(shown()?.annotations).toHaveLength(50);
    expect(countOf(github, UPDATE)).toBe(2);
  });

  it('is refused to a token that may not write it', async () => {
    const opened = await openCheck(connected(github, { checks: 'read' }), { name: 'ragbench', head });
    expect(opened.kind).toBe('refused');
    expect(countOf(github, 'checks/create')).toBe(1);
    expect(shown()).toBeUndefined();
  });

  it('of a commit that GitHub does not have is a failure', async () => {
    const opened = await openCheck(connected(github, WRITE), { name: 'ragbench', head: '1'.repeat(40) });
    expect(opened).toEqual({ kind: 'failed', why: expect.stringContaining('No commit found') as string });
  });

  it('that GitHub does not know is not open', async () => {
    expect(await isOpen(connected(github, WRITE), 99)).toBe(false);
  });
});

interface Sent {
  readonly status?: string;
  readonly output: { readonly annotations: readonly unknown[] };
}
