import type { Location, Problem } from '../model/problem.ts';
import { DEFAULT_VARIANT } from '../model/row-name.ts';
import { toProblems, WORDED } from '../read/issues.ts';
import type { YamlDocument } from '../read/yaml.ts';
import { appSchema, type AppSettings } from './schema/app.ts';

/** The app's settings in one variant, and where each of them stands: in the variant, or in `app` that it is laid over. */
export interface VariantApp {
  readonly settings: AppSettings;
  readonly locate: (path: readonly PropertyKey[], ofKey?: boolean) => Location;
}

/** The app of each variant by name, or what is wrong with one. */
export interface Variants {
  readonly apps: ReadonlyMap<string, VariantApp>;
  readonly problems: readonly Problem[];
}

/**
 * Merges each variant deep over the app (lists are replaced); without variants there is one called "default". A config
 * without an app has none, and its variants are names only. `raw`: the config before it is checked.
 */
export function mergeVariants(raw: unknown, locate: YamlDocument['locate']): Variants {
  const { app, variants } = isRecord(raw) ? raw : {};
  const overlays =
    isRecord(variants) && Object.keys(variants).length > 0 ? variants : { [DEFAULT_VARIANT]: {} };
  const apps = new Map<string, VariantApp>();
  const problems: Problem[] = [];
  for (const [name, overlay] of Object.entries(overlays)) {
    if (app === undefined && isEmpty(overlay)) continue;
    const place = placeIn(overlays === variants ? name : undefined, overlay, app, locate);
    const merged = app === undefined || isRecord(app) ? mergeDeep(app, overlay) : app;
    const parsed = appSchema.safeParse(merged, WORDED);
    if (parsed.success) apps.set(name, { settings: parsed.data, locate: place });
    else problems.push(...toProblems(parsed.error, place));
  }
  return { apps, problems };
}

/** A setting stands where the variant says it, else in the app; what is missing is missing in the variant. */
function placeIn(
  variant: string | undefined,
  overlay: unknown,
  app: unknown,
  locate: YamlDocument['locate'],
): VariantApp['locate'] {
  return (path, ofKey) => {
    if (variant === undefined || (!has(overlay, path) && has(app, path)))
      return locate(['app', ...path], ofKey);
    return locate(['variants', variant, ...path], ofKey);
  };
}

function has(value: unknown, path: readonly PropertyKey[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return has((value as Record<PropertyKey, unknown>)[key], rest);
}

/** `overlay` laid over `base`: objects merge key by key, everything else (lists too) is replaced. */
export function mergeDeep(base: unknown, overlay: unknown): unknown {
  if (!isRecord(base) || !isRecord(overlay)) return overlay === undefined ? base : overlay;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(overlay)])];
  return Object.fromEntries(keys.map((key) => [key, mergeDeep(own(base, key), own(overlay, key))]));
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function isEmpty(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
