import { describe, expect, it } from 'vitest';
import { actionFixture, appends } from './action-fixture.ts';
import { SUMMARY_LIMIT } from './file-commands.ts';
import { RUNTIME_SECRETS } from './job.ts';
import type { ActionOptions } from './options.ts';
import type { ActionRun } from './run-action.ts';

async function wrote(variable: string, text: string): Promise<ActionRun> {
  await using action = await actionFixture({ main: appends(variable, text) });
  await using run = await action.run();
  return run;
}

describe('a command file', () => {
  const FILES: readonly [text: string, outputs: Record<string, string>][] = [
    ['a=1\nb=x=y\n\nc=', { a: '1', b: 'x=y', c: '' }],
    ['a<<END\none\n\ntwo\nEND\nb=2\n', { a: 'one\n\ntwo', b: '2' }],
    ['a<<END\nb=not a pair\nEND', { a: 'b=not a pair' }],
    ['a<<END\nEND\n', { a: '' }],
    ['a=b<<END\n', { a: 'b<<END' }],
    ['a=first\na=second\n', { a: 'second' }],
  ];

  it.each(FILES)('%j', async (text, outputs) => {
    expect(await wrote('GITHUB_OUTPUT', text)).toMatchObject({ outputs, errors: [], conclusion: 'success' });
  });

  it.each(['ok=1\nno pair\nlater=2', 'ok=1\na<<END\nnever ended', 'ok=1\n<<END\nx\nEND\n', 'ok=1\na<<\n'])(
    'that is malformed (%j) fails the step; what stands before counts',
    async (text) => {
      const run = await wrote('GITHUB_OUTPUT', text);
      expect(run).toMatchObject({ outputs: { ok: '1' }, conclusion: 'failure', exit: 0 });
      expect(run.errors).toHaveLength(2);
    },
  );

  it('sets variables, but not NODE_OPTIONS', async () => {
    const run = await wrote('GITHUB_ENV', 'MODEL=small\nNODE_OPTIONS=--inspect\n');
    expect(run.env).toEqual({ MODEL: 'small' });
    expect(run.errors).toHaveLength(1);
  });

  it('adds paths', async () => {
    expect((await wrote('GITHUB_PATH', '/opt/a\n\n/opt/b\n')).paths).toEqual(['/opt/a', '/opt/b']);
  });
});

describe('a summary', () => {
  it('is there up to its limit', async () => {
    const run = await wrote('GITHUB_STEP_SUMMARY', 'é'.repeat(SUMMARY_LIMIT / 2));
    expect(run.summary).toHaveLength(SUMMARY_LIMIT / 2);
    expect(run.errors).toEqual([]);
  });

  it('is dropped whole beyond it, and the step goes on', async () => {
    const run = await wrote('GITHUB_STEP_SUMMARY', `${'é'.repeat(SUMMARY_LIMIT / 2)}x`);
    expect(run).toMatchObject({ summary: undefined, conclusion: 'success' });
    expect(run.annotations).toMatchObject([
      { level: 'error', message: expect.stringContaining('too long') as string },
    ]);
  });

  it('is absent where none was written', async () => {
    expect((await wrote('GITHUB_OUTPUT', 'a=1\n')).summary).toBeUndefined();
  });
});

const TELLS_ENVIRONMENT = `
  const fs = await import('node:fs');
  const event = JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
  console.log(JSON.stringify({ ...process.env, event, cwd: process.cwd() }));
`;

async function environment(inputs: string, options: Partial<ActionOptions>): Promise<Record<string, string>> {
  await using action = await actionFixture({ main: TELLS_ENVIRONMENT }, inputs);
  await using run = await action.run(options);
  const told = JSON.parse(run.raw.split('\n')[0] ?? '') as Record<string, string>;
  expect(told['cwd']).toBe(action.workspace.replace(/\/$/, ''));
  return { ...told, warnings: run.warnings.join('\n') };
}

describe('the environment of a step', () => {
  const INPUTS = `{ config: { default: ragbench.yml }, github-token: { default: "\${{ github.token }}" }, two words: {}, flag: { default: true } }`;

  it('has the inputs, defaults of action.yml where none is given', async () => {
    expect(await environment(INPUTS, { inputs: { CONFIG: 'eval/other.yml' } })).toMatchObject({
      INPUT_CONFIG: 'eval/other.yml',
      'INPUT_GITHUB-TOKEN': 'job-token-19af',
      INPUT_TWO_WORDS: '',
      INPUT_FLAG: 'true',
      warnings: '',
    });
  });

  it('has an input that the action does not know, with a warning', async () => {
    const told = await environment(INPUTS, { inputs: { confg: 'x' } });
    expect(told['INPUT_CONFG']).toBe('x');
    expect(told['warnings']).toMatch(
      /^Unexpected input\(s\) 'confg', valid inputs are \['config', 'github-token'/,
    );
  });

  it('cannot be made from an expression that is unknown here', async () => {
    await using action = await actionFixture({ main: '' }, '{ sha: { default: "${{ github.sha }}" } }');
    await expect(action.run()).rejects.toThrow(/input 'sha'.*github\.sha/);
  });

  it('tells of the event', async () => {
    const told = await environment('{}', {
      event: {
        name: 'pull_request',
        payload: { number: 5, pull_request: { head: { ref: 'faster' }, base: { ref: 'main' } } },
      },
      ref: 'refs/pull/5/merge',
      actionRepository: 'depot/gate',
      actionRef: 'v1',
      runAttempt: 2,
    });
    expect(told).toMatchObject({
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/5/merge',
      GITHUB_REF_NAME: '5/merge',
      GITHUB_HEAD_REF: 'faster',
      GITHUB_BASE_REF: 'main',
      GITHUB_REPOSITORY: 'depot/bikes',
      GITHUB_REPOSITORY_OWNER: 'depot',
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_ACTION: '__depot_gate',
      GITHUB_ACTION_REPOSITORY: 'depot/gate',
      GITHUB_ACTION_REF: 'v1',
      GITHUB_ACTIONS: 'true',
      CI: 'true',
      event: { number: 5 },
    });
  });

  it('has the secrets of the job and nothing of the tests', async () => {
    process.env['RAGBENCH_OF_THE_TESTS'] = 'here';
    const told = await environment('{}', { env: { RUNNER_OS: undefined, MODEL: 'small' } });
    delete process.env['RAGBENCH_OF_THE_TESTS'];
    expect(told).toMatchObject({ ...RUNTIME_SECRETS, MODEL: 'small' });
    const foreign = Object.keys(told).filter((name) => !/^(GITHUB|RUNNER|ACTIONS|INPUT|STATE)_/.test(name));
    expect(foreign.toSorted()).toEqual(['CI', 'HOME', 'MODEL', 'PATH', 'cwd', 'event', 'warnings']);
    for (const absent of ['RUNNER_DEBUG', 'RUNNER_OS', 'GITHUB_TOKEN'])
      expect(told).not.toHaveProperty(absent);
  });
});
