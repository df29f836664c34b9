import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../helpers/cli.ts';

/** A workflow, and where it stands: a file, or a file and the line of its snippet. */
export interface WorkflowText {
  readonly place: string;
  readonly text: string;
}

/** What the tests look at in a step. */
export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** A job of steps, or one that calls a workflow by `uses`. */
interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}

/** What the tests look at in a workflow. */
export interface Workflow {
  readonly permissions?: unknown;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

/** What the tests look at in action.yml. */
export interface ActionManifest {
  readonly name: string;
  readonly description: string;
  readonly branding: { readonly icon: string; readonly color: string };
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string; readonly post: string };
}

/** Reads this repository's action.yml. */
export function actionManifest(): ActionManifest {
  return parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionManifest;
}

/** Reads the files that match a pattern, sorted; what an example installed beside itself is not ours. */
export function filesIn(pattern: string): WorkflowText[] {
  return globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/.venv/**'] })
    .toSorted()
    .map((place) => ({ place, text: readFileSync(join(ROOT, place), 'utf8') }));
}

/** The fenced YAML of a markdown file that is a whole workflow, without its indentation. */
export function workflowSnippets({ place, text }: WorkflowText): WorkflowText[] {
  return [...text.matchAll(/^( *)```ya?ml *\n([\s\S]*?)^\1```/gm)]
    .map(({ 1: indent = '', 2: body = '', index }) => ({
      place: `${place}:${text.slice(0, index).split('\n').length}`,
      text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }))
    .filter(({ text: snippet }) => /^on:/m.test(snippet) && /^jobs:/m.test(snippet));
}

/** All steps of a workflow. */
export function stepsOf(workflow: Workflow): Step[] {
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps ?? []);
}

/** What is given to our own action, from this checkout or by name, that is none of its inputs. */
export function unknownInputs(workflow: Workflow, inputs: readonly string[]): string[] {
  return stepsOf(workflow)
    .filter(({ uses = '' }) => uses === './' || /(^|\/)ragbench-action@/.test(uses))
    .flatMap((step) => Object.keys(step.with ?? {}))
    .filter((input) => !inputs.includes(input));
}

/** The lines that use something else than a local path or a full commit with the version that it is. */
export function unpinnedUses(text: string): string[] {
  const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
  return uses
    .map((line) => line.trim())
    .filter((line) => !/uses: (\.\/\S*|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line));
}
