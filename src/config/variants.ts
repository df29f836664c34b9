import type { Problem } from '../model/problem.ts';
import { DEFAULT_VARIANT } from '../model/row-name.ts';
import { toProblems } from '../read/issues.ts';
import type { YamlDocument } from '../read/yaml.ts';
import { appSchema, type AppSettings } from './schema/app.ts';

/** The app's settings for each variant, or what is wrong with one. */
export interface Variants {
  readonly apps: ReadonlyMap<string, AppSettings>;
  readonly problems: readonly Problem[];
}

/** Merges each variant deep over the app (lists are replaced); without variants there is one called "default". */
export function mergeVariants(raw: { app?: unknown; variants?: unknown }, locate: YamlDocument['locate']): Variants {
  const apps = new Map<string, AppSettings>();
  const problems: Problem[] = [];
  for (const [name, overlay] of Object.entries((raw.variants as Record<string, unknown> | undefined) ?? { [DEFAULT_VARIANT]: {} })) {
    const parsed = appSchema.safeParse(mergeDeep(raw.app, overlay));
    if (parsed.success) apps.set(name, parsed.data);
    else problems.push(...toProblems(parsed.error, (path, ofKey) => locate([name === DEFAULT_VARIANT && !raw.variants ? 'app' : 'variants', name, ...path], ofKey)));
  }
  return { apps, problems };
}

/** `overlay` laid over `base`: objects merge key by key, everything else (lists too) is replaced. */
export function mergeDeep(base: unknown, overlay: unknown): unknown {
  if (!isRecord(base) || !isRecord(overlay)) return overlay === undefined ? base : overlay;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(overlay)])];
  return Object.fromEntries(keys.map((key) => [key, mergeDeep(base[key], overlay[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
