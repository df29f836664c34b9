import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runApp, withoutApp } from '../bench/run-app.ts';
import { placed, prepareBench, setUpToJudge, type Setup } from '../bench/setup.ts';
import { refuseSameFile, UsageError, type Shell } from '../bench/shell.ts';
import type { BaselineState } from '../gate/input.ts';
import { githubBase } from '../github/base.ts';
import type { GitHub } from '../github/api.ts';
import type { Judged } from '../github/situation.ts';
import { readCheckout } from '../io/git-checkout.ts';
import type { Report } from '../model/report.ts';
import type { Inputs } from './inputs.ts';
import { placeGate, type GatePlace } from './place.ts';
import { refused, type Step } from './step.ts';

/** A judged run. */
export interface JudgedRun {
  readonly report: Report;
  readonly judgedBy: BaselineState;
  /** Not every answer could be recorded, which fails the step. */
  readonly isRecordingBroken: boolean;
}

/** Finds out where the gate stands. Throws {@link UsageError} when folder or config lie outside the repository. */
export async function findPlace(workspace: string, inputs: Inputs): Promise<GatePlace> {
  const cwd = await realpath(resolve(workspace, inputs.workingDirectory)).catch(() => undefined);
  if (cwd === undefined)
    throw new UsageError(
      `working-directory: there is no folder ${inputs.workingDirectory}; check the repository out first, and give a path from its root`,
    );
  const checkout = await readCheckout(cwd);
  const root = checkout.kind === 'ok' ? checkout.root : await realpath(workspace);
  const place = placeGate(await realpath(root), cwd, inputs);
  if (!place)
    throw new UsageError(
      'working-directory and config must lie inside the repository; give paths from its root',
    );
  refuseSameFile(cwd, ['report-path', place.report], ['the recording', place.recording]);
  return place;
}

/** Config and data, with the inputs that stand in for settings of the config put in. */
export async function loadSetup(shell: Shell, inputs: Inputs): Promise<Step<Setup>> {
  const loaded = await setUpToJudge(shell, inputs.config);
  if (loaded.kind === 'bad') return refused(...loaded.problems);
  const setup = overridden(loaded.value, inputs);
  const missing = withoutApp(setup, inputs.selection);
  return missing.length > 0 ? refused(...placed(shell, setup.folder, missing)) : { kind: 'ok', value: setup };
}

function overridden(setup: Setup, { failOn, store, comment }: Inputs): Setup {
  const { config } = setup.loaded;
  const changed = {
    ...config,
    gate: { ...config.gate, ...(failOn && { fail_on: failOn }) },
    baseline: { ...config.baseline, ...(store && { store }) },
    report: { ...config.report, ...(comment && { comment }) },
  };
  return { ...setup, loaded: { ...setup.loaded, config: changed } };
}

export interface JudgeRequest {
  readonly shell: Shell;
  readonly setup: Setup;
  readonly inputs: Inputs;
  readonly place: GatePlace;
  readonly situation: Judged;
  readonly github: GitHub;
  readonly started: Date;
  readonly run?: string;
  readonly onSpawn: (group: number) => void;
}

/** Finds what to compare with, starts the app and judges it. Throws {@link UsageError} for inputs that name nothing. */
export async function judgeChange(request: JudgeRequest): Promise<Step<JudgedRun>> {
  const { shell, setup, inputs, place, situation, github } = request;
  const prepared = await prepareBench(shell, setup, {
    selection: inputs.selection,
    findBase: githubBase(github, situation),
    mustFindBase: true,
    onDefaultBranch: situation.kind === 'default_branch',
  });
  const { base, baseline } = prepared.comparison;
  const store = base?.settings.baseline.store ?? setup.loaded.config.baseline.store;
  if (store === 'file' && situation.kind !== 'default_branch') return refused({ message: STORE_FILE });
  const { report, isRecordingBroken } = await runApp(shell, setup, {
    ...prepared,
    configPath: inputs.config,
    started: request.started,
    record: place.recording,
    onSpawn: request.onSpawn,
    workflow: {
      ...(situation.kind === 'pull_request' && { head: situation.head }),
      ...(request.run !== undefined && { run: request.run }),
    },
  });
  return { kind: 'ok', value: { report, judgedBy: baseline, isRecordingBroken } };
}

const STORE_FILE =
  'baseline.store: file takes the baseline from the checkout, which a pull request could edit; it is for local runs: use store: repo';
