import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { placeWorkflow } from '../../src/init/workflow-place.ts';
import { gateName, workflowText, type WorkflowOptions } from '../../src/init/workflow.ts';
import { folderIn, lint, planned, workflowOf } from './repositories.ts';

const PYTHON = { language: 'python', install: ['pip install -r requirements.txt'], folder: '' } as const;
const PLAIN: WorkflowOptions = { branch: 'main', folder: '', name: '', setup: PYTHON };

interface Job {
  readonly name: string;
  readonly if: string;
  readonly permissions: object;
  readonly 'timeout-minutes': number;
  readonly concurrency: { readonly group: string; readonly 'cancel-in-progress': boolean };
  readonly steps: readonly { readonly uses?: string; readonly with?: object; readonly if?: string }[];
}

function read(text: string): { on: object; permissions: object; jobs: { gate: Job; baseline: Job } } {
  return parse(text) as ReturnType<typeof read>;
}

describe('the workflow', () => {
  const { on, permissions, jobs } = read(workflowText(PLAIN));

  it("gives the job that runs a pull request's code no more than it needs", () => {
    expect(on).toEqual({ pull_request: null, push: { branches: ['main'] } });
    expect(permissions).toEqual({});
    expect(jobs.gate).toMatchObject({
      if: "github.event_name == 'pull_request'",
      permissions: { contents: 'read', 'pull-requests': 'write', checks: 'write' },
    });
    expect(jobs.baseline).toMatchObject({
      if: "github.event_name == 'push'",
      permissions: { contents: 'write', checks: 'write' },
    });
  });

  it('cancels what a further push overtakes, but never a run on the default branch', () => {
    expect(jobs.gate.concurrency).toMatchObject({
      'cancel-in-progress': true,
      group: expect.stringContaining('github.ref'),
    });
    expect(jobs.baseline.concurrency['cancel-in-progress']).toBe(false);
    expect(jobs.gate.concurrency.group).not.toBe(jobs.baseline.concurrency.group);
  });

  it.each([jobs.gate, jobs.baseline])(
    'ends in time, keeps the token, and uploads after a failure too ($name)',
    (job) => {
      expect(job['timeout-minutes']).toBeGreaterThan(30);
      const [checkout] = job.steps;
      expect(checkout).toEqual({ uses: 'actions/checkout@v7', with: { 'persist-credentials': false } });
      expect(job.steps.at(-1)).toEqual({
        uses: 'actions/upload-artifact@v7',
        if: '${{ !cancelled() }}',
        with: { name: 'ragbench', path: 'ragbench-report.json\nragbench-recording.jsonl' },
      });
      expect(job.steps.at(-2)).toEqual({ uses: 'org/ragbench-action@v1' });
    },
  );

  const KINDS: readonly (readonly [what: string, options: WorkflowOptions])[] = [
    ['Python', PLAIN],
    ['Python of a known version', { ...PLAIN, setup: { ...PYTHON, versionFile: '.python-version' } }],
    ['Node', { ...PLAIN, setup: { language: 'node', install: ['npm ci'], folder: '' } }],
    ['nothing to install', { ...PLAIN, setup: { ...PYTHON, install: [] } }],
    ['an unknown app', { folder: '', name: '' }],
    ['a folder', { branch: 'trunk', folder: 'a/b', name: 'a-b', setup: { ...PYTHON, folder: 'a/b/c' } }],
  ];

  it.each(KINDS)('passes actionlint: %s', async (_what, options) => {
    expect(await lint(workflowText(options))).toEqual([]);
  });

  it('would not pass it with a fault', async () => {
    expect(await lint(workflowText(PLAIN).replace('runs-on:', 'run-on:'))).not.toEqual([]);
  });

  it('names the job as the check is called', () => {
    expect(jobs.gate.name).toBe(gateName(''));
    expect(read(workflowText({ ...PLAIN, name: 'a-b' })).jobs.gate.name).toBe(gateName('a-b'));
  });

  it('takes a branch by its name, not as a pattern', () => {
    expect(read(workflowText({ ...PLAIN, branch: 'release/1+!' })).on).toMatchObject({
      push: { branches: [String.raw`release/1\+\!`] },
    });
  });
});

describe('its place', () => {
  const APP = { 'services/chat/requirements.txt': 'flask\n', 'services/chat/.python-version': '3.13\n' };

  it('is the root of the repository, with the folder that it works in', async () => {
    const plan = await planned(APP, { folder: 'services/chat' });
    expect(plan.files.at(-1)).toMatchObject({
      from: 'root',
      path: '.github/workflows/ragbench-services-chat.yml',
    });
    const { steps } = read(workflowOf(plan)).jobs.gate;
    expect(steps.slice(1)).toMatchObject([
      { with: { 'python-version-file': 'services/chat/.python-version' } },
      { run: 'pip install -r requirements.txt', 'working-directory': 'services/chat' },
      { with: { 'working-directory': 'services/chat' } },
      { with: { path: 'services/chat/ragbench-report.json\nservices/chat/ragbench-recording.jsonl' } },
    ]);
    expect(plan.check).toBe('ragbench services-chat gate');
  });

  it('differs for folders whose names come down to the same', async () => {
    const first = workflowText({ folder: 'a/b', name: 'a-b' });
    const root = folderIn({ '.github/workflows/ragbench-a-b.yml': first });
    expect(await placeWorkflow(root, 'a-b')).toEqual({
      kind: 'free',
      path: '.github/workflows/ragbench-a-b-2.yml',
      name: 'a-b-2',
    });
    expect(await placeWorkflow(root, 'a/b')).toMatchObject({
      kind: 'taken',
      why: 'it runs this gate already',
    });
  });

  const RUNNING: readonly (readonly [what: string, step: string, folder: string, kind: string])[] = [
    ['by another owner', 'uses: other/ragbench-action@abc', '', 'taken'],
    [
      'in its own folder',
      'uses: org/ragbench-action@v1\n        with: { working-directory: ./a/ }',
      'a',
      'taken',
    ],
    [
      'in the root, spelt out',
      'uses: org/ragbench-action@v1\n        with: { working-directory: . }',
      '',
      'taken',
    ],
    [
      'in another folder',
      'uses: org/ragbench-action@v1\n        with: { working-directory: b }',
      'a',
      'free',
    ],
    ['not at all', 'uses: org/other-action@v1', '', 'free'],
  ];

  it.each(RUNNING)('is free or taken as a workflow runs the action %s', async (_what, step, folder, kind) => {
    const workflow = `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - ${step}\n`;
    const place = await placeWorkflow(folderIn({ '.github/workflows/ci.yml': workflow }), folder);
    expect(place.kind).toBe(kind);
  });

  it.each([
    '- [',
    'a: *b',
    '['.repeat(100_000),
    '',
    '\u{0}',
    'jobs: 1',
    'jobs: { a: null, b: { steps: 1 } }',
  ])('is found whatever other workflows hold (%#)', async (text) => {
    const place = await placeWorkflow(folderIn({ '.github/workflows/ci.yml': text }), '');
    expect(place).toMatchObject({ kind: 'free', path: '.github/workflows/ragbench.yml' });
  });
});
