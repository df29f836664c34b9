import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../cli.ts';
import type { WorkflowCommand } from './command.ts';
import { stepEnvironment } from './environment.ts';
import { commandFiles, eventFile, startJob, type CommandFiles, type Job } from './job.ts';
import { readMetadata, stepInputs } from './metadata.ts';
import { runNode, type ProcessEnd } from './node-process.ts';
import type { ActionOptions, Patience } from './options.ts';
import { orphansOf, type Orphan } from './orphans.ts';
import { Step, type Annotation } from './step.ts';

const PATIENCE: Patience = { sigint: 7_500, sigterm: 2_500, streams: 5_000 };
const LIMIT_MS = 50_000;

/** What the runner knows of a step that has run. At its disposal the job ends, unless the step ran `after` another. */
export interface ActionRun extends ProcessEnd, AsyncDisposable {
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  /** What a person sees, masked, line by line. */
  readonly log: readonly string[];
  readonly annotations: readonly Annotation[];
  /** Annotations beyond the tenth of their level: written to the log, shown nowhere else. */
  readonly dropped: readonly Annotation[];
  /** All commands that the runner recognised and obeyed. */
  readonly commands: readonly WorkflowCommand[];
  /** What the runner itself found fault with; these are annotations as well. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly outputs: { readonly [name: string]: string };
  readonly state: { readonly [name: string]: string };
  /** Through GITHUB_ENV and GITHUB_PATH. */
  readonly env: { readonly [name: string]: string };
  readonly paths: readonly string[];
  /** Masked; undefined where there is none or it was too long. */
  readonly summary: string | undefined;
  /** All values masked by now, the job's own secrets too. */
  readonly masks: readonly string[];
  readonly job: Job;
  /** The processes of the job that are still alive: what the runner's sweep at its end would kill. */
  orphans(): readonly Orphan[];
}

/**
 * Runs one step of a job, a JavaScript action's main or post, as GitHub's runner does. Throws, and ends the job, where
 * there is nothing to run or it runs for too long.
 */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const { after, token, workspace } = options;
  const job = after?.job ?? (await startJob(token));
  const step = new Step(job.masks, workspace);
  try {
    return resultOf(step, await runStep(step, job, options), job, after);
  } catch (error) {
    if (!after) await job.end();
    throw error;
  }
}

async function runStep(step: Step, job: Job, options: ActionOptions): Promise<ProcessEnd> {
  const { action = ROOT, entry = 'main', inputs = {}, token, after, workspace } = options;
  const metadata = readMetadata(action);
  const script = entry === 'main' ? metadata.main : metadata.post;
  if (script === undefined) throw new Error(`${action}/action.yml has no runs.${entry}`);
  const given = stepInputs(inputs, metadata, token);
  if (given.warning !== undefined) step.warn(given.warning);
  const files = await commandFiles(job);
  const env = stepEnvironment({
    options,
    job,
    files,
    eventPath: await eventFile(job, options.event.payload),
    inputs: given.env,
    state: { ...after?.state, ...options.state },
    earlier: { env: after?.env ?? {}, paths: after?.paths ?? [] },
  });
  const end = await runNode({
    node: options.node ?? process.execPath,
    script: join(action, script),
    cwd: workspace,
    env,
    onLine: (line) => step.read(line),
    cancelWhen: options.cancelWhen,
    patience: { ...PATIENCE, ...options.patience },
    limitMs: options.limitMs ?? LIMIT_MS,
  });
  await readFiles(step, files);
  return end;
}

/** A step may have removed a file: then it says nothing. */
async function readFiles(step: Step, files: CommandFiles): Promise<void> {
  const read = (name: keyof CommandFiles): Promise<Buffer> =>
    readFile(files[name]).catch(() => Buffer.alloc(0));
  step.readPaths((await read('GITHUB_PATH')).toString('utf8'));
  step.readPairs('env', (await read('GITHUB_ENV')).toString('utf8'));
  step.readSummary(await read('GITHUB_STEP_SUMMARY'));
  step.readPairs('state', (await read('GITHUB_STATE')).toString('utf8'));
  step.readPairs('output', (await read('GITHUB_OUTPUT')).toString('utf8'));
}

function resultOf(step: Step, end: ProcessEnd, job: Job, after: ActionRun | undefined): ActionRun {
  const { log, annotations, dropped, commands, errors, warnings, paths, summary } = step;
  return {
    ...end,
    conclusion: conclusionOf(step, end),
    log,
    annotations,
    dropped,
    commands,
    errors,
    warnings,
    paths,
    summary,
    outputs: Object.fromEntries(step.outputs),
    state: { ...after?.state, ...Object.fromEntries(step.state) },
    env: Object.fromEntries(step.env),
    masks: job.masks.values(),
    job,
    orphans: () => orphansOf(job.trackingId),
    [Symbol.asyncDispose]: async () => (after ? undefined : job.end()),
  };
}

function conclusionOf({ failed }: Step, { exit, sent }: ProcessEnd): ActionRun['conclusion'] {
  if (sent.length > 0) return 'cancelled';
  return failed || exit !== 0 ? 'failure' : 'success';
}
