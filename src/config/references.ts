import type { Problem } from '../model/problem.ts';
import { DEFAULT_VARIANT, matchesRow, type RowPlace } from '../model/row-name.ts';
import type { YamlDocument } from '../read/yaml.ts';
import { SUITE_KINDS } from '../suites/registry.ts';
import { suggest } from '../text/did-you-mean.ts';
import type { Config, SuiteConfig } from './schema/config.ts';

/**
 * Names in the config that must mean something: rows of thresholds, tolerance and advisory, and variants of suites.
 * A threshold on a row that does not exist would be a silent pass, so it is an error.
 */
export function checkReferences(config: Config, locate: YamlDocument['locate']): Problem[] {
  return [...unknownVariants(config, locate), ...unknownRows(config, locate)];
}

function unknownVariants({ suites, variants }: Config, locate: YamlDocument['locate']): Problem[] {
  const known = variantNames(variants);
  return suites.flatMap(({ id, settings }) =>
    (settings.variants ?? []).flatMap((name, index) => {
      if (known.includes(name)) return [];
      const message = `there is no variant "${name}"; ${known.join(', ')} is allowed`;
      return [{ location: locate(['suites', id, 'variants', index]), message }];
    }),
  );
}

function unknownRows(config: Config, locate: YamlDocument['locate']): Problem[] {
  const places = config.suites.flatMap((suite) => rowPlaces(suite, variantNames(config.variants)));
  const check = (name: string, path: (string | number)[], ofKey: boolean): Problem[] => {
    if (isKnownRow(name, places, config.suites)) return [];
    return [{ location: locate(path, ofKey), message: `there is no row "${name}"${hint(name, places)}` }];
  };
  const { thresholds, tolerance, advisory } = config.gate;
  return [
    ...Object.keys(thresholds).flatMap((name) => check(name, ['gate', 'thresholds', name], true)),
    ...(typeof tolerance === 'number' ? [] : Object.keys(tolerance)).flatMap((name) => check(name, ['gate', 'tolerance', name], true)),
    ...advisory.flatMap((name, index) => check(name, ['gate', 'advisory', index], false)),
  ];
}

/** Rows of kinds that are not built yet are unknown to us: their suite's name is all that can be checked. */
function isKnownRow(name: string, places: readonly RowPlace[], suites: readonly SuiteConfig[]): boolean {
  const unbuilt = suites.some(({ id, kind }) => !(kind in SUITE_KINDS) && name.split('.')[0] === id);
  return unbuilt || places.some((place) => matchesRow(name, place));
}

function hint(name: string, places: readonly RowPlace[]): string {
  const names = [...new Set(places.map(({ suite, metric }) => `${suite}.${metric}`))];
  const close = suggest(name, names);
  return close ? `; did you mean "${close}"?` : `; allowed are ${names.join(', ')}, each also with .tier0, .tier1 or a variant between`;
}

function rowPlaces({ id, kind, settings }: SuiteConfig, variants: readonly string[]): RowPlace[] {
  const suiteKind = SUITE_KINDS[kind as keyof typeof SUITE_KINDS];
  if (!suiteKind) return [];
  const tiers = 'tiers' in settings ? settings.tiers : 'tier' in settings ? [settings.tier] : [];
  return (settings.variants ?? variants).flatMap((variant) =>
    tiers.flatMap((tier) => suiteKind.metrics(settings as never).map(({ name }) => ({ suite: id, tier, variant, metric: name }))),
  );
}

/** The variants of the config; one called "default" where it names none. */
export function variantNames(variants: Config['variants']): string[] {
  const names = Object.keys(variants);
  return names.length > 0 ? names : [DEFAULT_VARIANT];
}
