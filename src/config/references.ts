import type { Problem } from '../model/problem.ts';
import { DEFAULT_VARIANT, matchesRow, type RowPlace } from '../model/row-name.ts';
import type { YamlDocument } from '../read/yaml.ts';
import { SUITE_KINDS } from '../suites/registry.ts';
import type { MetricSpec } from '../suites/suite.ts';
import { suggest } from '../text/did-you-mean.ts';
import type { Config, SuiteConfig } from './schema/config.ts';

/**
 * Names in the config that must mean something: rows of thresholds, tolerance and advisory, and variants of suites.
 * A threshold on a row that does not exist would be a silent pass, so it is an error.
 */
export function checkReferences(config: Config, locate: YamlDocument['locate']): Problem[] {
  return [
    ...ambiguousVariants(config, locate),
    ...wrongVariants(config, locate),
    ...unknownRows(config, locate),
    ...wrongThresholds(config, rowsOf(config), locate),
  ];
}

/** In a row's name nothing tells a variant from a metric of the same name. */
function ambiguousVariants({ suites, variants }: Config, locate: YamlDocument['locate']): Problem[] {
  const metrics = new Set(
    suites.flatMap((suite) => rowPlaces(suite, [DEFAULT_VARIANT])).map(({ metric }) => metric),
  );
  return Object.keys(variants)
    .filter((name) => metrics.has(name))
    .map((name) => ({
      location: locate(['variants', name], true),
      message: `"${name}" is the name of a row, so that a variant of that name could be mistaken for it; give it another`,
    }));
}

function wrongVariants({ suites, variants }: Config, locate: YamlDocument['locate']): Problem[] {
  const known = variantNames(variants);
  return suites.flatMap(({ id, settings }) =>
    (settings.variants ?? []).flatMap((name, index, all) => {
      const location = locate(['suites', id, 'variants', index]);
      if (!known.includes(name))
        return [{ location, message: `there is no variant "${name}"; ${known.join(', ')} is allowed` }];
      return all.indexOf(name) < index
        ? [{ location, message: `the variant "${name}" is given twice; name each once` }]
        : [];
    }),
  );
}

function unknownRows(config: Config, locate: YamlDocument['locate']): Problem[] {
  const places = rowsOf(config);
  const check = (name: string, path: (string | number)[], ofKey: boolean): Problem[] => {
    if (isKnownRow(name, places, config.suites)) return [];
    return [{ location: locate(path, ofKey), message: `there is no row "${name}"${hint(name, places)}` }];
  };
  const { thresholds, tolerance, advisory } = config.gate;
  return [
    ...Object.keys(thresholds).flatMap((name) => check(name, ['gate', 'thresholds', name], true)),
    ...(typeof tolerance === 'number' ? [] : Object.keys(tolerance)).flatMap((name) =>
      check(name, ['gate', 'tolerance', name], true),
    ),
    ...advisory.flatMap((name, index) => check(name, ['gate', 'advisory', index], false)),
  ];
}

/** Thresholds that could never do what they seem to: a gate that looks set and passes everything. */
function wrongThresholds(
  { gate }: Config,
  places: readonly ConfigRow[],
  locate: YamlDocument['locate'],
): Problem[] {
  return Object.entries(gate.thresholds).flatMap(([name, threshold]) => {
    const message = thresholdFault(
      name,
      threshold,
      places.filter((place) => matchesRow(name, place)),
    );
    return message === undefined ? [] : [{ location: locate(['gate', 'thresholds', name], true), message }];
  });
}

function thresholdFault(
  name: string,
  threshold: Config['gate']['thresholds'][string],
  rows: readonly ConfigRow[],
): string | undefined {
  const { pass, weak } = typeof threshold === 'number' ? { pass: threshold, weak: threshold } : threshold;
  const [higher, lower] = [
    rows.find(({ direction }) => direction === 'higher'),
    rows.find(({ direction }) => direction === 'lower'),
  ];
  if (higher && lower)
    return `"${name}" means rows where higher is better (${higher.metric}) and rows where lower is better (${lower.metric}); name one metric`;
  const isShare = rows.some(({ measure }) => measure === 'rate' || measure === 'miss_rate');
  if (isShare && [pass, weak].some((value) => value < 0 || value > 1))
    return `the threshold of "${name}" is a share of cases; a number from 0 to 1 is allowed`;
  if (lower ? weak >= pass : weak <= pass) return undefined;
  return `weak (${weak}) asks more than pass (${pass}); weak is the bar below which "${name}" fails, so it must be the ${lower ? 'higher' : 'lower'} number`;
}

/** Rows of kinds that are not built yet are unknown to us: their suite's name is all that can be checked. */
function isKnownRow(name: string, places: readonly RowPlace[], suites: readonly SuiteConfig[]): boolean {
  const unbuilt = suites.some(({ id, kind }) => !(kind in SUITE_KINDS) && name.split('.')[0] === id);
  return unbuilt || places.some((place) => matchesRow(name, place));
}

function hint(name: string, places: readonly RowPlace[]): string {
  const names = [...new Set(places.map(({ suite, metric }) => `${suite}.${metric}`))];
  const close = suggest(name, names);
  return close
    ? `; did you mean "${close}"?`
    : `; allowed are ${names.join(', ')}, each also with .tier0, .tier1 or a variant between`;
}

interface ConfigRow extends RowPlace, Pick<MetricSpec, 'measure' | 'direction'> {}

function rowsOf({ suites, variants }: Config): ConfigRow[] {
  return suites.flatMap((suite) => rowPlaces(suite, variantNames(variants)));
}

function rowPlaces({ id, kind, settings }: SuiteConfig, variants: readonly string[]): ConfigRow[] {
  const suiteKind = SUITE_KINDS[kind as keyof typeof SUITE_KINDS];
  if (!suiteKind) return [];
  const tiers = 'tiers' in settings ? settings.tiers : 'tier' in settings ? [settings.tier] : [];
  return (settings.variants ?? variants).flatMap((variant) =>
    tiers.flatMap((tier) =>
      suiteKind.metrics(settings as never).map(({ name, measure, direction }) => ({
        suite: id,
        tier,
        variant,
        metric: name,
        measure,
        direction,
      })),
    ),
  );
}

/** The variants of the config; one called "default" where it names none. */
export function variantNames(variants: Config['variants']): string[] {
  const names = Object.keys(variants);
  return names.length > 0 ? names : [DEFAULT_VARIANT];
}
