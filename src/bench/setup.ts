import { basename, dirname, relative, resolve } from 'node:path';
import { readComparison, type Comparison } from '../baseline/base-side.ts';
import type { BaseFinder } from '../baseline/found-base.ts';
import { loadConfig, type LoadedConfig } from '../config/load.ts';
import { loadPlan, type Plan } from '../config/plan.ts';
import { selectionFaults, type Selection } from '../config/selection.ts';
import { folderFiles } from '../io/disk.ts';
import type { Problem } from '../model/problem.ts';
import type { Warning } from '../model/report.ts';
import type { DataFiles, Read } from '../read/files.ts';
import type { Bench } from '../run.ts';
import { createRedactor, splitSecrets, type Redactor } from '../text/redact.ts';
import { UsageError, type Shell } from './shell.ts';

/** The config's folder and file, and all that hangs on them. */
export interface Setup {
  readonly folder: string;
  readonly files: DataFiles;
  readonly loaded: LoadedConfig;
  readonly plan: Plan;
  readonly redactor: Redactor;
}

/** Reads config and data; what is wrong with either comes back with paths as seen from the working directory. */
export async function setUp(shell: Shell, configPath: string): Promise<Read<Setup>> {
  const folder = dirname(resolve(shell.cwd, configPath));
  const files = folderFiles(folder);
  const loaded = await loadConfig(basename(configPath), files, shell.env);
  if (loaded.kind === 'bad') return { kind: 'bad', problems: placed(shell, folder, loaded.problems) };
  const plan = await loadPlan(loaded.value, files);
  if (plan.problems.length > 0) return { kind: 'bad', problems: placed(shell, folder, plan.problems) };
  const redactor = createRedactor(splitSecrets(loaded.value.secrets).usable);
  return { kind: 'ok', value: { folder, files, loaded: loaded.value, plan, redactor } };
}

/** Problems with their files as seen from the working directory, so that an editor or a click finds them. */
export function placed(shell: Shell, folder: string, problems: readonly Problem[]): Problem[] {
  const prefix = relative(shell.cwd, folder);
  return problems.map(({ location, message }) => ({
    location: { ...location, file: prefix ? `${prefix}/${location.file}` : location.file },
    message,
  }));
}

/** {@link setUp}, for commands that judge: parts of the contract that are not built yet are refused by name. */
export async function setUpToJudge(shell: Shell, configPath: string): Promise<Read<Setup>> {
  const setup = await setUp(shell, configPath);
  if (setup.kind === 'bad' || setup.value.loaded.unbuilt.length === 0) return setup;
  return { kind: 'bad', problems: placed(shell, setup.value.folder, setup.value.loaded.unbuilt) };
}

export interface JudgeOptions {
  readonly selection: Selection;
  readonly findBase: BaseFinder;
  readonly mustFindBase?: boolean;
  /** There a changed judge or scorer is measured anew instead of refused. */
  readonly onDefaultBranch?: boolean;
  /** `--baseline FILE`. */
  readonly baseline?: string;
}

/** What a judged run needs beside its answers. Throws {@link UsageError} when an option names nothing. */
export async function prepareBench(
  shell: Shell,
  setup: Setup,
  options: JudgeOptions,
): Promise<{ bench: Bench; comparison: Comparison }> {
  const [fault] = selectionFaults(options.selection, setup.plan);
  if (fault) throw new UsageError(fault);
  const override = await givenBaseline(shell, options.baseline);
  const comparison = await readComparison({
    ...setup,
    env: shell.env,
    findBase: options.findBase,
    ...(options.mustFindBase !== undefined && { mustFindBase: options.mustFindBase }),
    ...(override && { override }),
  });
  const { gate } = setup.loaded.config;
  const bench: Bench = {
    plan: setup.plan,
    selection: options.selection,
    rules: gate,
    stopAfterTier0: (comparison.base?.settings.gate ?? gate).stop_after_tier0,
    baseline: comparison.baseline,
    ...(comparison.base && { base: comparison.base }),
    weakenings: comparison.weakenings,
    recorded: comparison.recorded,
    onDefaultBranch: options.onDefaultBranch ?? false,
    warnings: [...comparison.warnings, ...shortSecrets(setup.loaded.secrets)],
  };
  return { bench, comparison };
}

/** The store may have no baseline yet; a file that the user names must be there, or a typo would pass. */
async function givenBaseline(
  shell: Shell,
  path: string | undefined,
): Promise<{ files: DataFiles; path: string } | undefined> {
  if (path === undefined) return undefined;
  const files = folderFiles(shell.cwd);
  const { kind } = await files.read(path);
  if (kind === 'missing') throw new UsageError(`--baseline ${path}: there is no such file`);
  return { files, path };
}

function shortSecrets(secrets: LoadedConfig['secrets']): Warning[] {
  const { tooShort } = splitSecrets(secrets);
  if (tooShort.length === 0) return [];
  const message = `${tooShort.join(', ')}: too short to be redacted without harm; use secrets of 8 characters and more`;
  return [{ code: 'short_secret', message }];
}
