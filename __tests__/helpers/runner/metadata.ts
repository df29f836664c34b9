import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What the runner reads of action.yml. */
export interface ActionMetadata {
  /** Defaults by the input's name as written; empty where there is none. */
  readonly defaults: { readonly [input: string]: string };
  readonly main: string;
  readonly post?: string;
}

interface Written {
  readonly inputs?: {
    readonly [name: string]: { readonly default?: string | number | boolean | null } | null;
  };
  readonly runs?: { readonly using?: string; readonly main?: string; readonly post?: string };
}

/** Reads the action.yml of a folder; throws where it is no JavaScript action. */
export function readMetadata(folder: string): ActionMetadata {
  const { inputs = {}, runs = {} } = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as Written;
  const { using = '', main, post } = runs;
  if (!/^node\d+$/.test(using) || main === undefined)
    throw new Error(
      `${folder}/action.yml is no JavaScript action: runs.using '${using}', runs.main '${main}'`,
    );
  const defaults = Object.entries(inputs).map(([name, input]) => [name, String(input?.default ?? '')]);
  return { defaults: Object.fromEntries(defaults), main, ...(post === undefined ? {} : { post }) };
}

/** The inputs of a step, and what the runner says of those that the action does not know. */
export interface StepInputs {
  /** `INPUT_*`: upper case, spaces are `_`, hyphens stay. */
  readonly env: { readonly [name: string]: string };
  readonly warning?: string;
}

/** What `with:` gives, over the defaults of action.yml; names are the same whatever their case. */
export function stepInputs(
  given: { readonly [name: string]: string },
  { defaults }: ActionMetadata,
  token: string,
): StepInputs {
  const names = Object.keys(given).map((name) => name.toLowerCase());
  const valid = Object.keys(defaults);
  const missing = valid.filter((name) => !names.includes(name.toLowerCase()));
  const inputs = {
    ...given,
    ...Object.fromEntries(missing.map((name) => [name, evaluate(name, defaults[name] ?? '', token)])),
  };
  const known = valid.map((name) => name.toLowerCase());
  const unexpected = Object.keys(given).filter((name) => !known.includes(name.toLowerCase()));
  const env = Object.entries(inputs).map(([name, value]) => [variableOf(name), value]);
  return {
    env: Object.fromEntries(env),
    ...(unexpected.length === 0 ? {} : { warning: unexpectedInputs(unexpected, valid) }),
  };
}

function variableOf(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}

function unexpectedInputs(unexpected: readonly string[], valid: readonly string[]): string {
  return `Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${valid.join("', '")}']`;
}

/** The one expression that is known here is the job's token. */
function evaluate(input: string, written: string, token: string): string {
  return written.replaceAll(/\$\{\{(.*?)\}\}/gs, (_whole, expression: string) => {
    if (expression.trim() === 'github.token') return token;
    throw new Error(`The default of input '${input}' is an expression unknown here: ${expression.trim()}`);
  });
}
