import { basename, dirname, resolve } from 'node:path';
import { loadConfig, type LoadedConfig } from '../config/load.ts';
import { filesOf } from '../config/plan.ts';
import type { SuiteConfig } from '../config/schema/config.ts';
import { folderFiles } from '../io/disk.ts';
import type { DataFiles, Read } from '../read/files.ts';
import type { GovernanceCase } from '../suites/governance/case-schema.ts';
import { loadGovernance } from '../suites/governance/load.ts';
import { BUILTIN_DATA, governanceSettings, type GovernanceSettings } from '../suites/governance/settings.ts';
import type { SuiteCase } from '../suites/suite.ts';
import { placed } from './setup.ts';
import { UsageError, type Shell } from './shell.ts';

const CONFIG_FILE = 'ragbench.yml';

/** Where governance cases are to be taken from: a data folder (or `builtin`), or else a suite of a config. */
export interface GovernanceSource {
  readonly data?: string | undefined;
  /** Default ragbench.yml. */
  readonly config?: string;
  readonly suite?: string | undefined;
  readonly tier?: 0 | 1 | undefined;
}

/** Governance cases, with their contexts whatever the suite sends to the app, and where they were found. */
export interface GovernanceData {
  readonly name: string;
  readonly cases: readonly SuiteCase<GovernanceCase>[];
}

/** Reads the governance cases of a source. Throws {@link UsageError} where the options name no governance suite. */
export async function governanceData(shell: Shell, source: GovernanceSource): Promise<Read<GovernanceData>> {
  const { data, suite, tier } = source;
  if (data !== undefined && suite !== undefined)
    throw new UsageError('--suite names a suite of the config; leave it out, or leave the data folder out');
  if (data === '') throw new UsageError('the data folder is an empty text; name one, or leave it out');
  const read = data === undefined ? await ofConfig(shell, source) : await ofFolder(shell, data);
  if (read.kind === 'bad') return read;
  const cases = read.value.cases.filter((one) => (tier ?? one.tier) === one.tier);
  if (cases.length === 0) throw new UsageError(`${read.value.name} has no case of tier ${tier}`);
  return { kind: 'ok', value: { ...read.value, cases } };
}

async function ofFolder(shell: Shell, data: string): Promise<Read<GovernanceData>> {
  const files = folderFiles(shell.cwd);
  const settings = { ...governanceSettings.parse({ data }), ...(await tiersThere(data, files)) };
  return load(shell, shell.cwd, { name: data, settings, files });
}

/** A folder named by hand may have one tier only; the layout without tier folders counts as tier 1. */
async function tiersThere(data: string, files: DataFiles): Promise<Partial<GovernanceSettings>> {
  if (data === BUILTIN_DATA) return {};
  const names = ((await files.list(data)) ?? []).map(({ name }) => name);
  const tiers = ([0, 1] as const).filter((tier) =>
    names.includes(['tier0_sanity', 'tier1_core'][tier] ?? ''),
  );
  return { tiers: tiers.length > 0 ? tiers : [1] };
}

async function ofConfig(
  shell: Shell,
  { config = CONFIG_FILE, suite }: GovernanceSource,
): Promise<Read<GovernanceData>> {
  const folder = dirname(resolve(shell.cwd, config));
  const files = folderFiles(folder);
  const loaded = await loadConfig(basename(config), files, shell.env);
  if (loaded.kind === 'bad') return { kind: 'bad', problems: placed(shell, folder, loaded.problems) };
  const chosen = governanceSuite(loaded.value, suite, config);
  // What else is not built yet does not matter here; data that is not has no cases to give.
  const unbuilt = loaded.value.unbuilt.filter(({ message }) => message.startsWith('data: '));
  if (unbuilt.length > 0) return { kind: 'bad', problems: placed(shell, folder, unbuilt) };
  return load(shell, folder, { name: chosen.id, settings: chosen.settings, files });
}

interface Chosen {
  readonly id: string;
  readonly settings: GovernanceSettings;
}

function governanceSuite({ config }: LoadedConfig, wanted: string | undefined, path: string): Chosen {
  const all = config.suites.filter(isGovernance);
  const named = all.map(({ id }) => id).join(', ');
  const [first, ...others] = wanted === undefined ? all : all.filter(({ id }) => id === wanted);
  if (first && others.length === 0) return first;
  if (all.length === 0)
    throw new UsageError(`${path} has no governance suite; add one, or name a data folder (or builtin)`);
  if (first)
    throw new UsageError(`${path} has ${all.length} governance suites; name one with --suite: ${named}`);
  throw new UsageError(`${path} has no governance suite "${wanted}"; ${named} is allowed`);
}

function isGovernance(suite: SuiteConfig): suite is SuiteConfig & { readonly settings: GovernanceSettings } {
  return suite.kind === 'governance';
}

async function load(
  shell: Shell,
  folder: string,
  { name, settings, files }: { name: string; settings: GovernanceSettings; files: DataFiles },
): Promise<Read<GovernanceData>> {
  const all: GovernanceSettings = { ...settings, contexts: 'inline' };
  const { cases, problems } = await loadGovernance(all, await filesOf({ settings }, files));
  if (problems.length > 0) return { kind: 'bad', problems: placed(shell, folder, problems) };
  return { kind: 'ok', value: { name, cases } };
}
