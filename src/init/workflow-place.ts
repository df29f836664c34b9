import { decodeText } from '../read/decode.ts';
import type { DataFiles } from '../read/files.ts';
import { parseYaml } from '../read/yaml.ts';
import { nameOf } from './paths.ts';
import { ACTION } from './workflow.ts';

const WORKFLOWS = '.github/workflows';

/** Where the workflow of a gate belongs, and what sets it apart; or the workflow that runs this gate already. */
export type WorkflowPlace =
  | { readonly kind: 'free'; readonly path: string; readonly name: string }
  | { readonly kind: 'taken'; readonly path: string; readonly why: string };

/**
 * Finds the place of the workflow for a folder of the repository ('' is its root) among those that exist: one per
 * folder, so that several gates never meet in one file.
 */
export async function placeWorkflow(root: DataFiles, folder: string): Promise<WorkflowPlace> {
  const names = ((await root.list(WORKFLOWS)) ?? []).map(({ name }) => name);
  const running = await findRunning(root, names, folder);
  if (running !== undefined) return { kind: 'taken', path: running, why: 'it runs this gate already' };
  if (folder === '') return rootPlace(names);
  const base = slug(folder);
  const candidates = [base, ...Array.from({ length: names.length }, (_, index) => `${base}-${index + 2}`)];
  // There is one more candidate than there are names.
  const name = candidates.find((candidate) => !names.includes(`ragbench-${candidate}.yml`)) ?? base;
  return { kind: 'free', path: `${WORKFLOWS}/ragbench-${name}.yml`, name };
}

function rootPlace(names: readonly string[]): WorkflowPlace {
  const path = `${WORKFLOWS}/ragbench.yml`;
  if (names.includes('ragbench.yml')) return { kind: 'taken', path, why: 'it exists' };
  return { kind: 'free', path, name: '' };
}

function slug(folder: string): string {
  return folder.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'app';
}

const MOST_WORKFLOWS = 100;

async function findRunning(
  root: DataFiles,
  names: readonly string[],
  folder: string,
): Promise<string | undefined> {
  for (const name of names.filter((one) => /\.ya?ml$/.test(one)).slice(0, MOST_WORKFLOWS)) {
    const path = `${WORKFLOWS}/${name}`;
    const read = await root.read(path);
    const text = read.kind === 'ok' ? decodeText(path, read.bytes) : read;
    if (text.kind !== 'ok') continue;
    const document = parseYaml(path, text.value);
    if (document.kind === 'ok' && foldersJudged(document.value.value).includes(folder)) return path;
  }
  return undefined;
}

/** The folders that a workflow runs the action in. */
function foldersJudged(workflow: unknown): string[] {
  return children(member(workflow, 'jobs')).flatMap((job) =>
    children(member(job, 'steps'))
      .filter((step) => isAction(member(step, 'uses')))
      .map((step) => folderGiven(member(member(step, 'with'), 'working-directory'))),
  );
}

function isAction(uses: unknown): boolean {
  return typeof uses === 'string' && nameOf(uses.split('@')[0] ?? '') === nameOf(ACTION);
}

function folderGiven(value: unknown): string {
  const text = typeof value === 'string' ? value.replaceAll("${{ '${{' }}", '${{') : '';
  return text
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as { readonly [key: string]: unknown })[key]
    : undefined;
}

function children(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
