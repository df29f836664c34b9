import { randomBytes } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { baselinePath } from '../../baseline/locate.ts';
import { readComparison } from '../../baseline/base-side.ts';
import { readBaseline } from '../../baseline/parse.ts';
import {
  recordDrop,
  recordFloor,
  recordSetting,
  type Recording,
  type Signature,
} from '../../baseline/record.ts';
import { serialiseBaseline } from '../../baseline/serialise.ts';
import { bump } from '../../gate/ratchet.ts';
import { settingOf } from '../../gate/recorded.ts';
import { gitBase, gitUser } from '../../io/git.ts';
import { writeAtomic } from '../../io/disk.ts';
import { readReport } from '../../io/read-report.ts';
import { EMPTY_BASELINE, type Baseline } from '../../model/baseline.ts';
import { renderBaseline, renderRaises } from '../../render/baseline.ts';
import { setUp, type Setup } from '../../bench/setup.ts';
import { EXIT, printJson, reportProblems, UsageError, type Shell } from '../../bench/shell.ts';

export interface BaselineOptions {
  readonly config: string;
  readonly json: boolean;
}

/** `ragbench baseline show`: the floors in this checkout. */
export async function show(shell: Shell, options: BaselineOptions): Promise<number> {
  return withBaseline(shell, options, async ({ baseline }) => {
    if (!baseline)
      throw new UsageError(
        'there is no baseline in this checkout yet; `ragbench run`, then `ragbench baseline bump` make one',
      );
    if (options.json) printJson(shell, baseline);
    else shell.out(renderBaseline(baseline));
  });
}

/** `ragbench baseline bump`: writes what the store of this config would hold after the report's run. */
export async function bumpBaseline(
  shell: Shell,
  options: BaselineOptions & { readonly report: string },
): Promise<number> {
  const report = await readReport(shell.cwd, options.report);
  if (report.kind === 'bad') return reportProblems(shell, report.problems);
  return withBaseline(shell, options, async ({ baseline, path, setup }) => {
    const { commit } = report.value.provenance;
    const { evidence } = setup.loaded.config.baseline;
    const result = bump(baseline ?? EMPTY_BASELINE, report.value, {
      ...(commit !== undefined && { commit }),
      date: shell.now().toISOString(),
      evidence,
    });
    if (result.changed) await writeAtomic(path, [serialiseBaseline(result.baseline)]);
    if (options.json) printJson(shell, { changed: result.changed, raises: result.raises });
    else
      shell.out(
        result.changed
          ? `${shown(shell, path)} now holds\n${renderRaises(result.raises)}`
          : `${shown(shell, path)} is unchanged: nothing rose\n`,
      );
  });
}

export interface LowerOptions extends BaselineOptions {
  readonly row?: string;
  readonly setting?: string;
  readonly to: string;
  readonly reason: string;
  readonly by?: string;
}

/** `ragbench baseline lower`: records, for the reviewer to see, that a floor or a setting is to become looser. */
export async function lower(shell: Shell, options: LowerOptions): Promise<number> {
  const { row, setting, to } = options;
  return record(shell, options, async (baseline, signature, setup) => {
    if (setting !== undefined)
      return recordSetting(
        baseline,
        setting,
        row,
        { from: await settingAtBase(shell, setup, setting, row), to: parseValue(to) },
        signature,
      );
    if (row === undefined) throw new UsageError('name what to lower: --row ROW or --setting SETTING');
    const value = Number(to);
    if (to.trim() === '' || !Number.isFinite(value))
      throw new UsageError(`--to ${to} is no number; a floor is one`);
    return recordFloor(baseline, row, value, signature);
  });
}

export interface DropOptions extends BaselineOptions {
  readonly row?: string;
  readonly suite?: string;
  readonly reason: string;
  readonly by?: string;
}

/** `ragbench baseline drop`: records that a suite or a row is to leave the baseline. */
export async function drop(shell: Shell, options: DropOptions): Promise<number> {
  const { row, suite } = options;
  if ((row === undefined) === (suite === undefined))
    throw new UsageError('name what to drop: --suite SUITE or --row ROW');
  return record(shell, options, async (baseline, signature) =>
    recordDrop(
      baseline,
      { ...(suite !== undefined && { suite }), ...(row !== undefined && { row }) },
      signature,
    ),
  );
}

type Recorder = (baseline: Baseline, signature: Signature, setup: Setup) => Promise<Recording>;

async function record(
  shell: Shell,
  options: BaselineOptions & { reason: string; by?: string },
  make: Recorder,
): Promise<number> {
  return withBaseline(shell, options, async ({ baseline, path, setup }) => {
    if (!baseline)
      throw new UsageError('there is no baseline in this checkout, so there is nothing to lower');
    if (options.reason.trim() === '') throw new UsageError('--reason must say why; the reviewer reads it');
    const by = options.by ?? shell.env['GITHUB_ACTOR'] ?? (await gitUser(setup.folder)) ?? 'unknown';
    const signature = {
      id: randomBytes(6).toString('hex'),
      reason: options.reason,
      by,
      date: shell.now().toISOString(),
    };
    const recorded = await make(baseline, signature, setup);
    if (recorded.kind === 'refused') throw new UsageError(recorded.why);
    await writeAtomic(path, [
      serialiseBaseline({ ...baseline, changes: [...baseline.changes, recorded.change] }),
    ]);
    if (options.json) printJson(shell, recorded.change);
    else
      shell.out(
        `recorded in ${shown(shell, path)}; commit it: the run will be WEAK and say so, and the next bump applies it\n`,
      );
  });
}

interface OwnBaseline {
  readonly setup: Setup;
  readonly path: string;
  readonly baseline: Baseline | undefined;
}

/** Reads this checkout's baseline file; one that cannot be read is an error and stays as it is. */
async function withBaseline(
  shell: Shell,
  { config }: BaselineOptions,
  use: (own: OwnBaseline) => Promise<void>,
): Promise<number> {
  const setup = await setUp(shell, config);
  if (setup.kind === 'bad') return reportProblems(shell, setup.problems);
  const path = baselinePath(setup.value.loaded);
  const state = await readBaseline(setup.value.files, path, 'in this checkout');
  if (state.kind === 'unusable') throw new UsageError(state.why);
  await use({
    setup: setup.value,
    path: resolve(setup.value.folder, path),
    baseline: state.kind === 'found' ? state.baseline : undefined,
  });
  return EXIT.ok;
}

/** The setting as the base commit has it, which the record is read against; this checkout's where no base is known. */
async function settingAtBase(
  shell: Shell,
  setup: Setup,
  setting: string,
  row: string | undefined,
): Promise<unknown> {
  const { base } = await readComparison({ ...setup, env: shell.env, findBase: gitBase });
  return settingOf(base?.settings ?? setup.loaded.config, setting, row);
}

/** A value from the command line: JSON where it is JSON, else the text itself. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function shown(shell: Shell, path: string): string {
  return relative(shell.cwd, path) || path;
}
