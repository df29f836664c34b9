import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { readComparison, type Comparison } from '../../src/baseline/base-side.ts';
import { gitBase } from '../../src/io/git.ts';
import { serialiseBaseline } from '../../src/baseline/serialise.ts';
import { loadConfig } from '../../src/config/load.ts';
import { loadPlan } from '../../src/config/plan.ts';
import { folderFiles, writeAtomic } from '../../src/io/disk.ts';
import type { RecordedChange } from '../../src/model/baseline.ts';
import { baseline, counts, QA_KEY, stored } from '../gate/inputs.ts';

/** A real git repository in a temporary folder. */
export interface Repository extends AsyncDisposable {
  readonly path: string;
  readonly git: (...args: readonly string[]) => string;
  /** Writes files and commits them all; gives the commit. */
  readonly commit: (files: { readonly [path: string]: string }) => Promise<string>;
  readonly write: (path: string, content: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

const IDENTITY = [
  '-c',
  'user.name=Alex',
  '-c',
  'user.email=alex@example.com',
  '-c',
  'commit.gpgsign=false',
  '-c',
  'core.hooksPath=/dev/null',
];

export async function repository(branch = 'main'): Promise<Repository> {
  const fixture = await createFixture({});
  const git = gitIn(fixture.path);
  git('init', '-q', '-b', branch);
  const write: Repository['write'] = (path, content) => writeAtomic(join(fixture.path, path), [content]);
  const commit: Repository['commit'] = async (files) => {
    for (const [path, content] of Object.entries(files)) await write(path, content);
    git('add', '-A');
    git('commit', '-q', '--allow-empty', '-m', 'change');
    return git('rev-parse', 'HEAD');
  };
  return {
    path: fixture.path,
    git,
    commit,
    write,
    remove: (path) => fixture.rm(path),
    [Symbol.asyncDispose]: () => fixture.rm(),
  };
}

/** Runs git in a folder, apart from the configuration of this machine. */
function gitIn(cwd: string): Repository['git'] {
  const env = {
    PATH: process.env['PATH'],
    HOME: cwd,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  return (...args) =>
    execFileSync('git', [...IDENTITY, ...args], {
      cwd,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
}

const GOLDEN = `${JSON.stringify({ id: 'a', question: 'Which pier?', case_type: 'refusal', expected: { clarification: 'none', refuse: true }, tags: { topic: 't', scope: 's', qtype: 'q' }, reference_date: '2026-01-01' })}\n`;

export const config = (gate = '', more = ''): string =>
  `version: 1\nsuites: { qa: { golden: golden.jsonl } }\ngate: { ${gate} }\n${more}`;

export const baselineText = (passed: number, changes: readonly RecordedChange[] = []): string =>
  serialiseBaseline(baseline({ [QA_KEY]: stored(counts(passed, 4)) }, changes));

/** The three files of a small gate. */
export const gateFiles = (gate = '', more = ''): { [path: string]: string } => ({
  'ragbench.yml': config(gate, more),
  'golden.jsonl': GOLDEN,
  '.ragbench/baseline.json': baselineText(4),
});

/** What the checkout in the folder is compared with. */
export async function comparison(
  folder: string,
  more: { file?: string; env?: { [name: string]: string }; override?: string } = {},
): Promise<Comparison> {
  const files = folderFiles(folder);
  const { file = 'ragbench.yml', env = {} } = more;
  const loaded = await loadConfig(file, files, env);
  if (loaded.kind === 'bad') throw new Error(JSON.stringify(loaded.problems));
  const plan = await loadPlan(loaded.value, files);
  const override = more.override === undefined ? {} : { override: { files, path: more.override } };
  return readComparison({ folder, files, loaded: loaded.value, plan, env, findBase: gitBase, ...override });
}

/** The floor that the comparison found. */
export function floorIn({ baseline: state }: Comparison): number | string {
  return state.kind === 'found'
    ? (state.baseline.entries[QA_KEY]?.metrics['accuracy']?.value ?? 'no row')
    : `${state.kind}: ${state.why}`;
}

export function saidOf({ weakenings }: Comparison): string[] {
  return weakenings.map(({ what, from, to }) => `${what}: ${from} → ${to}`);
}
