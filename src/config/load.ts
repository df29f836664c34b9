import type { z } from 'zod';
import { isWithheld } from '../app/environment.ts';
import { compileMapping } from '../app/mapping.ts';
import { unknownPlaceholders } from '../app/template.ts';
import type { Problem } from '../model/problem.ts';
import { DEFAULT_VARIANT } from '../model/row-name.ts';
import { readText } from '../read/decode.ts';
import type { DataFiles, Read } from '../read/files.ts';
import { toProblems } from '../read/issues.ts';
import { parseYaml, type YamlDocument } from '../read/yaml.ts';
import type { NamedSecret } from '../text/redact.ts';
import { interpolate } from './interpolate.ts';
import { checkReferences } from './references.ts';
import type { AppSettings } from './schema/app.ts';
import { configSchema, type Config } from './schema/config.ts';
import { unbuiltParts } from './unbuilt.ts';
import { mergeVariants } from './variants.ts';

/** A config that may be run. */
export interface LoadedConfig {
  readonly file: string;
  readonly config: Config;
  /** The app's settings for each variant; empty when the config names no app. */
  readonly apps: ReadonlyMap<string, AppSettings>;
  /** Values that must never be printed. */
  readonly secrets: readonly NamedSecret[];
  /** Parts of the contract that this version does not have: `run` and its kin refuse them. */
  readonly unbuilt: readonly Problem[];
}

/** Reads and checks ragbench.yml (design §4): everything that is wrong with it at once, each with its place. */
export async function loadConfig(file: string, files: DataFiles, env: { readonly [name: string]: string | undefined }): Promise<Read<LoadedConfig>> {
  const text = await readText(files, file);
  if (text.kind === 'bad') return text;
  const document = parseYaml(file, text.value);
  if (document.kind === 'bad') return document;
  return checkConfig(file, document.value, env);
}

function checkConfig(file: string, document: YamlDocument, env: { readonly [name: string]: string | undefined }): Read<LoadedConfig> {
  const filled = interpolate(document.value, env, isWithheld);
  const problems: Problem[] = filled.missing.map(({ path, message }) => ({ location: document.locate(path), message }));
  const parsed = configSchema.safeParse(filled.value);
  if (!parsed.success) return { kind: 'bad', problems: [...problems, ...toProblems(parsed.error as z.ZodError, document.locate)] };
  const variants = appsOf(parsed.data, filled.value, document);
  problems.push(...variants.problems, ...checkReferences(parsed.data, document.locate));
  if (problems.length > 0) return { kind: 'bad', problems };
  const unbuilt = unbuiltParts(parsed.data).map(({ path, what }) => ({
    location: document.locate(path, true),
    message: `${what} is part of the contract but not built in this version; leave it out`,
  }));
  return { kind: 'ok', value: { file, config: parsed.data, apps: variants.apps, secrets: secretsOf(filled.secrets, variants.apps), unbuilt } };
}

function appsOf(config: Config, raw: unknown, document: YamlDocument): { apps: ReadonlyMap<string, AppSettings>; problems: Problem[] } {
  if (!config.app) return { apps: new Map(), problems: [] };
  const hasVariants = Object.keys(config.variants).length > 0;
  const { apps, problems } = hasVariants
    ? mergeVariants(raw as { app?: unknown; variants?: unknown }, document.locate)
    : { apps: new Map([[DEFAULT_VARIANT, config.app]]), problems: [] };
  const found = [...problems];
  for (const [name, app] of apps) found.push(...checkApp(app, hasVariants ? ['variants', name] : ['app'], document.locate));
  return { apps, problems: found };
}

/** Faults of the request and response mapping, placed in the variant or, where it only inherits them, in `app`. */
function checkApp(app: AppSettings, at: readonly string[], locate: YamlDocument['locate']): Problem[] {
  const placeholders = unknownPlaceholders(app.request).map(({ path, name }) => ({
    location: locate([...at, 'request', ...path]),
    message: `unknown placeholder {{${name}}}; {{prompt}}, {{conversation}}, {{contexts}}, {{context_sources}} and {{reference_date}} are allowed`,
  }));
  const mapping = compileMapping(app);
  if (mapping.kind === 'ok') return placeholders;
  return [...placeholders, ...mapping.problems.map(({ field, message }) => ({ location: locate([...at, 'response', field]), message }))];
}

const SECRET_HEADER = /auth|key|token|secret|cookie|password|session/i;

/** Values put in from the environment, and headers that carry credentials (with and without their scheme word). */
function secretsOf(variables: ReadonlyMap<string, string>, apps: ReadonlyMap<string, AppSettings>): NamedSecret[] {
  const secrets = new Map([...variables].map(([name, value]) => [value, name]));
  for (const app of apps.values()) {
    for (const [name, header] of Object.entries(app.headers).filter(([name]) => SECRET_HEADER.test(name))) {
      for (const value of [header, header.replace(/^\S+\s+/, '')]) if (!secrets.has(value)) secrets.set(value, `header ${name}`);
    }
  }
  return [...secrets].map(([value, name]) => ({ name, value })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
