import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Problem } from '../model/problem.ts';
import type { Json } from '../model/json.ts';
import type { Fingerprint } from '../model/report.ts';
import type { DataFiles } from '../read/files.ts';
import { BUILTIN_DATA } from '../suites/governance/settings.ts';
import { SUITE_KINDS } from '../suites/registry.ts';
import type { Inspection, LoadedSuite, MetricSpec, SuiteCase, SuiteKind } from '../suites/suite.ts';
import type { LoadedConfig } from './load.ts';
import { variantNames } from './references.ts';
import type { AppSettings } from './schema/app.ts';
import type { SuiteConfig } from './schema/config.ts';

/** One suite, tier and variant that is to be asked and judged. */
export interface PlannedEntry {
  readonly suite: string;
  readonly tier: 0 | 1;
  readonly variant: string;
  readonly kind: SuiteKind<unknown, unknown>;
  readonly settings: unknown;
  readonly metrics: readonly MetricSpec[];
  readonly cases: readonly PlannedCase[];
  /** Thresholds that the data itself sets, by metric. */
  readonly thresholds: { readonly [metric: string]: number };
  readonly app: AppSettings | undefined;
  readonly fingerprint: Fingerprint;
}

/** A case with the fingerprint of its content. */
export interface PlannedCase extends SuiteCase {
  readonly hash: string;
}

export interface Plan {
  /** Tier 0 first, then by suite and variant as the config lists them. */
  readonly entries: readonly PlannedEntry[];
  readonly problems: readonly Problem[];
  /** What only `validate` looks for. */
  inspect(): readonly Inspection[];
}

/** Reads every suite's data: all problems at once. A suite without a case is one. */
export async function loadPlan(loaded: LoadedConfig, files: DataFiles): Promise<Plan> {
  const suites = await Promise.all(loaded.config.suites.map((suite) => loadSuite(suite, files)));
  const built = suites.flatMap((suite) => suite ?? []);
  const entries = built.flatMap(({ suite, kind, data }) => entriesOf(suite, kind, data, loaded));
  // They alone are kept, not the cases, which the entries have with their fingerprints.
  const inspectors = built.map(({ data }) => data.inspect);
  return {
    entries: entries.sort((a, b) => a.tier - b.tier),
    problems: built.flatMap(({ suite, data }) => [
      ...data.problems,
      ...withoutCases(suite, data, loaded.file),
    ]),
    inspect: () => inspectors.map((inspect) => inspect()),
  };
}

interface Built {
  readonly suite: SuiteConfig;
  readonly kind: SuiteKind<unknown, unknown>;
  readonly data: LoadedSuite<unknown>;
}

async function loadSuite(suite: SuiteConfig, files: DataFiles): Promise<Built | undefined> {
  const kind = SUITE_KINDS[suite.kind as keyof typeof SUITE_KINDS] as SuiteKind<unknown, unknown> | undefined;
  return kind && { suite, kind, data: await kind.load(suite.settings, await filesOf(suite, files)) };
}

/** Where a suite's files lie: what is built in, in the bundle, read only when asked for; all else with the user. */
export async function filesOf(
  { settings }: Pick<SuiteConfig, 'settings'>,
  files: DataFiles,
): Promise<DataFiles> {
  if (!('data' in settings) || settings.data !== BUILTIN_DATA) return files;
  return (await import('./builtin-data.ts')).builtinFiles;
}

function withoutCases({ id }: SuiteConfig, data: LoadedSuite<unknown>, file: string): Problem[] {
  if (data.cases.length > 0 || data.problems.length > 0) return [];
  return [
    {
      location: { file },
      message: `suite "${id}" has no cases; a gate over nothing would always pass, so give it at least one`,
    },
  ];
}

function entriesOf(
  suite: SuiteConfig,
  kind: SuiteKind<unknown, unknown>,
  data: LoadedSuite<unknown>,
  loaded: LoadedConfig,
): PlannedEntry[] {
  const cases = data.cases.map((one) => ({ ...one, hash: hashOf(one.content) }));
  const tiers = ([0, 1] as const).filter((tier) => cases.some((one) => one.tier === tier));
  const variants = suite.settings.variants ?? variantNames(loaded.config.variants);
  return variants.flatMap((variant) =>
    tiers.map((tier) => {
      const app = loaded.apps.get(variant);
      return {
        suite: suite.id,
        tier,
        variant,
        kind,
        settings: suite.settings,
        metrics: kind.metrics(suite.settings),
        cases: cases.filter((one) => one.tier === tier),
        thresholds: thresholdsOf(data.thresholds, tier),
        app,
        fingerprint: fingerprintOf(suite, kind, app, loaded),
      };
    }),
  );
}

function thresholdsOf(
  thresholds: LoadedSuite<unknown>['thresholds'],
  tier: number,
): { [metric: string]: number } {
  const prefix = `tier${tier}.`;
  const own = Object.entries(thresholds).filter(([row]) => row.startsWith(prefix));
  return Object.fromEntries(own.map(([row, value]) => [row.slice(prefix.length), value]));
}

/** What the entry's figures depend on: its scoring, its judge; the rest of the config is shown but without effect. */
function fingerprintOf(
  suite: SuiteConfig,
  kind: SuiteKind<unknown, unknown>,
  app: AppSettings | undefined,
  { config }: LoadedConfig,
): Fingerprint {
  const { compat, metrics } = suite.settings;
  const scoring = {
    kind: kind.kind,
    version: kind.scoringVersion,
    compat,
    metrics,
    mode_from: app?.mode_from,
    settings: kind.scoringSettings(suite.settings),
  };
  const { provider, model, base_url } = config.judge;
  const shown = { ...config, app, gate: {}, suites: suite.settings };
  return { judge: hashOf({ provider, model, base_url }), scoring: hashOf(scoring), config: hashOf(shown) };
}

/** Sixteen hex digits of the SHA-256 of the value's canonical JSON (RFC 8785). */
function hashOf(value: unknown): string {
  const plain = JSON.parse(JSON.stringify(value ?? null)) as Json;
  return createHash('sha256')
    .update(canonicalize(plain) ?? '')
    .digest('hex')
    .slice(0, 16);
}
