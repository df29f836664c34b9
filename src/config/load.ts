import { isWithheld } from '../app/environment.ts';
import { compileMapping } from '../app/mapping.ts';
import { logPattern } from '../app/ready.ts';
import { PLACEHOLDERS, unknownPlaceholders } from '../app/template.ts';
import { formatLocation, formatProblem, type Problem } from '../model/problem.ts';
import { readText } from '../read/decode.ts';
import { bad, type DataFiles, type Read } from '../read/files.ts';
import { toProblems, WORDED } from '../read/issues.ts';
import { parseYaml, type YamlDocument } from '../read/yaml.ts';
import type { NamedSecret } from '../text/redact.ts';
import { interpolate } from './interpolate.ts';
import { checkReferences } from './references.ts';
import type { AppSettings } from './schema/app.ts';
import { configSchema, type Config } from './schema/config.ts';
import { unbuiltParts } from './unbuilt.ts';
import { mergeVariants, type VariantApp } from './variants.ts';

/** A config that may be run. */
export interface LoadedConfig {
  readonly file: string;
  readonly config: Config;
  /** The app's settings for each variant; empty when the config names no app. */
  readonly apps: ReadonlyMap<string, AppSettings>;
  /** Values that must never be printed. */
  readonly secrets: readonly NamedSecret[];
  /** Parts of the contract that this version does not have: `run` and its kin refuse them. */
  readonly unbuilt: readonly UnbuiltProblem[];
}

/** A part that is refused by name; `readable` when its files can be checked already, so that `validate` only notes it. */
interface UnbuiltProblem extends Problem {
  readonly readable: boolean;
}

/** Reads and checks ragbench.yml (design §4): everything that is wrong with it at once, each with its place. */
export async function loadConfig(
  file: string,
  files: DataFiles,
  env: { readonly [name: string]: string | undefined },
): Promise<Read<LoadedConfig>> {
  const there = await files.read(file);
  if (there.kind === 'missing')
    return bad(file, 'there is no such config; write one, or name another with --config');
  const text = await readText(files, file);
  if (text.kind === 'bad') return text;
  const document = parseYaml(file, text.value);
  if (document.kind === 'bad') return document;
  return checkConfig(file, document.value, env);
}

function checkConfig(
  file: string,
  document: YamlDocument,
  env: { readonly [name: string]: string | undefined },
): Read<LoadedConfig> {
  const filled = interpolate(document.value, env, isWithheld);
  const unset: Problem[] = filled.missing.map(({ path, message }) => ({
    location: document.locate(path),
    message,
  }));
  const parsed = configSchema.safeParse(withoutApp(filled.value), WORDED);
  const variants = mergeVariants(filled.value, document.locate);
  const faults = [
    ...(parsed.success
      ? checkReferences(parsed.data, document.locate)
      : toProblems(parsed.error, document.locate)),
    ...variants.problems,
    ...[...variants.apps.values()].flatMap(checkApp),
  ];
  const problems = inOrder([
    ...unset,
    ...faults.filter((fault) => !unset.some((one) => samePlace(one, fault))),
  ]);
  if (!parsed.success || problems.length > 0) return { kind: 'bad', problems };
  const { app: _, ...config } = parsed.data;
  const unbuilt = inOrder(
    unbuiltParts(config, variants.apps, document.locate).map(({ location, what, readable = false }) => ({
      location,
      readable,
      message: `${what} is part of the contract but not built in this version; leave it out`,
    })),
  );
  const apps = new Map([...variants.apps].map(([name, { settings }]) => [name, settings]));
  return { kind: 'ok', value: { file, config, apps, secrets: secretsOf(filled.secrets, apps), unbuilt } };
}

/** The app is checked as each variant has it, since one may complete what another lacks. */
function withoutApp(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([key]) => key !== 'app'));
}

/** What an unset variable leaves is wrong in other ways, too; to set it is all that helps. */
function samePlace(a: Problem, b: Problem): boolean {
  return formatLocation(a.location) === formatLocation(b.location);
}

/** Each problem once (variants share what stands in `app`), from the top of the file down. */
function inOrder<Placed extends Problem>(problems: readonly Placed[]): Placed[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  const { line, column } = {
    line: ({ location }: Problem) => location.line ?? 0,
    column: ({ location }: Problem) => location.column ?? 0,
  };
  return [...byText.values()].sort((a, b) => line(a) - line(b) || column(a) - column(b));
}

/** Faults of an app's request and response mapping, and of its ready line. */
function checkApp({ settings, locate }: VariantApp): Problem[] {
  const mapping = compileMapping(settings);
  const expressions = mapping.kind === 'ok' ? [] : mapping.problems;
  return [
    ...unknownPlaceholders(settings.request).map(({ path, name }) => ({
      location: locate(['request', ...path]),
      message: `unknown placeholder {{${name}}}; ${PLACEHOLDERS.map((known) => `{{${known}}}`).join(', ')} are allowed`,
    })),
    ...expressions.map(({ field, message }) => ({ location: locate(['response', field]), message })),
    ...checkReadyLine(settings).map((message) => ({ location: locate(['start', 'ready', 'log']), message })),
  ];
}

function checkReadyLine({ start }: AppSettings): string[] {
  if (!start?.ready || !('log' in start.ready)) return [];
  const { log } = start.ready;
  const pattern = logPattern(log);
  if (pattern.kind === 'ok') return [];
  const why = pattern.reason.replaceAll(/\s+/g, ' ');
  return [
    `${JSON.stringify(log)} is no pattern (${why}); plain text, or /pattern/ in RE2's syntax, is allowed`,
  ];
}

const SECRET_HEADER = /auth|key|token|secret|cookie|password|session/i;

/** Values put in from the environment, and headers that carry credentials (with and without their scheme word). */
function secretsOf(
  variables: ReadonlyMap<string, string>,
  apps: ReadonlyMap<string, AppSettings>,
): NamedSecret[] {
  const secrets = new Map([...variables].map(([name, value]) => [value, name]));
  for (const app of apps.values()) {
    for (const [name, header] of Object.entries(app.headers).filter(([name]) => SECRET_HEADER.test(name))) {
      for (const value of [header, header.replace(/^\S+\s+/, '')])
        if (!secrets.has(value)) secrets.set(value, `header ${name}`);
    }
  }
  return [...secrets].map(([value, name]) => ({ name, value })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
