import { stringify } from 'yaml';
import type { Language } from './project.ts';
import { inside } from './paths.ts';
import { commented, expressionFree, inWorkflow } from './yaml-text.ts';

/** The action as a workflow names it. */
export const ACTION = 'org/ragbench-action';

/** What a workflow depends on; folders and files are from the repository's root, '' being the root itself. */
export interface WorkflowOptions {
  /** The default branch; absent when it is not known, and `main` is guessed. */
  readonly branch?: string;
  /** The folder of ragbench.yml. */
  readonly folder: string;
  /** What sets this gate apart from others in the repository: letters, digits, `_`, `.`, `-`; '' for the only one. */
  readonly name: string;
  readonly setup?: WorkflowSetup;
}

/** What the app needs on a fresh machine. */
export interface WorkflowSetup {
  readonly language: Language;
  /** The file that says which version of the language to take. */
  readonly versionFile?: string;
  /** Commands, run in `folder` one after the other. */
  readonly install: readonly string[];
  readonly folder: string;
}

/** The name of the job, and so of the check, that judges a pull request. */
export function gateName(name: string): string {
  return `${title(name)} gate`;
}

function title(name: string): string {
  return name === '' ? 'ragbench' : `ragbench ${name}`;
}

/**
 * The recommended workflow. The job that runs a pull request's code may read the repository and write comment and check,
 * no more; the one that may commit the baseline runs on the default branch only.
 */
export function workflowText(options: WorkflowOptions): string {
  return [
    '# Judges the app on every pull request, and raises the baseline on the default branch.',
    '# The tag of an action can be moved; to pin each action by the sha of its commit is safer.',
    `name: ${title(options.name)}`,
    'on:',
    '  pull_request:',
    '  push:',
    '    branches:',
    branchLine(options.branch),
    '',
    'permissions: {}',
    '',
    'jobs:',
    ...gateJob(options),
    '',
    ...baselineJob(options),
    '',
  ].join('\n');
}

function branchLine(branch: string | undefined): string {
  if (branch === undefined) return commented('      - main', 'a guess: the default branch');
  // What would be a pattern is escaped; an expression has no place here, and `*` stands for its first sign.
  const pattern = branch.replaceAll(/[*?+[\]!\\]/g, String.raw`\$&`).replaceAll('${{', '*{{');
  return `      - ${inWorkflow(pattern)}`;
}

function gateJob(options: WorkflowOptions): string[] {
  return [
    "  # Runs the pull request's code, so it may read the repository, write the comment and the check, and no more.",
    '  gate:',
    `    name: ${gateName(options.name)}`,
    "    if: github.event_name == 'pull_request'",
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 45',
    '    permissions:',
    '      contents: read',
    '      pull-requests: write',
    '      checks: write',
    '    concurrency:',
    '      group: ${{ github.workflow }}-${{ github.ref }}',
    '      cancel-in-progress: true',
    ...steps(options),
  ];
}

function baselineJob(options: WorkflowOptions): string[] {
  return [
    '  # Runs what was merged, and commits the baseline when it rose.',
    '  baseline:',
    `    name: ${title(options.name)} baseline`,
    "    if: github.event_name == 'push'",
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 45',
    '    permissions:',
    '      contents: write',
    '      checks: write',
    '    concurrency:',
    '      group: ${{ github.workflow }}-baseline',
    '      cancel-in-progress: false',
    ...steps(options),
  ];
}

function steps({ folder, setup }: WorkflowOptions): string[] {
  return [
    '    steps:',
    '      - uses: actions/checkout@v7',
    '        with:',
    '          persist-credentials: false',
    ...(setup
      ? [...setupStep(setup), ...installSteps(setup)]
      : ["      # Set up the app's language here, and install what it needs."]),
    `      - uses: ${ACTION}@v1`,
    ...(folder === '' ? [] : ['        with:', `          working-directory: ${inWorkflow(folder)}`]),
    '        # env: { MODEL_KEY: "${{ secrets.MODEL_KEY }}" }  # what the app needs; pull requests from forks get none',
    ...uploadStep(folder),
  ];
}

const SETUPS: { readonly [language in Language]: { readonly key: string; readonly guess: string } } = {
  python: { key: 'python-version', guess: '"3.x"' },
  node: { key: 'node-version', guess: 'lts/*' },
};

function setupStep({ language, versionFile }: WorkflowSetup): string[] {
  const { key, guess } = SETUPS[language];
  return [
    `      - uses: actions/setup-${language}@v7`,
    '        with:',
    versionFile === undefined
      ? commented(`          ${key}: ${guess}`, 'a guess: the version that you deploy on')
      : `          ${key}-file: ${inWorkflow(versionFile)}`,
  ];
}

function installSteps({ install, folder }: WorkflowSetup): string[] {
  if (install.length === 0)
    return ['      # Nothing in the repository tells what to install for the app: do it here.'];
  return install.flatMap((command) => [
    `      - run: ${inWorkflow(command)}`,
    ...(folder === '' ? [] : [`        working-directory: ${inWorkflow(folder)}`]),
  ]);
}

function uploadStep(folder: string): string[] {
  const files = ['ragbench-report.json', 'ragbench-recording.jsonl'].map((name) => inside(folder, name));
  const inputs = stringify({ name: 'ragbench', path: expressionFree(files.join('\n')) }, { lineWidth: 0 });
  return [
    '      - uses: actions/upload-artifact@v7',
    '        if: ${{ !cancelled() }}',
    '        with:',
    ...inputs
      .trimEnd()
      .split('\n')
      .map((line) => `          ${line}`),
  ];
}
