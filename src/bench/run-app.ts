import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createAppHost, type AppHost } from '../app/host.ts';
import { openRecording, type RecordingWriter } from '../app/recording.ts';
import { askApp } from '../app/session.ts';
import { isSelected, type Selection } from '../config/selection.ts';
import type { Problem } from '../model/problem.ts';
import type { CallLine } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import { inert } from '../render/inert.ts';
import { judge, type JudgeRequest } from './judge.ts';
import { logText } from './log-text.ts';
import { createProgress } from './progress.ts';
import type { Setup } from './setup.ts';
import { UsageError, type Shell } from './shell.ts';
import { shippedPath } from './shipped.ts';

/** A run of the app, judged. */
export interface AppRun {
  readonly report: Report;
  /** Not every answer could be recorded: the run cannot be replayed whole. */
  readonly isRecordingBroken: boolean;
}

/** What is judged, and where its answers are kept. */
export interface AppRunRequest extends Omit<JudgeRequest, 'asker'> {
  /** Path of the recording. */
  readonly record: string;
  /** Told the id of the app's process group. */
  readonly onSpawn?: (group: number) => void;
}

/** Starts the app, asks every case, records and judges the answers. The app is gone when this returns. */
export async function runApp(shell: Shell, setup: Setup, request: AppRunRequest): Promise<AppRun> {
  const host = hostOn(shell, setup, request.onSpawn);
  const recording = open(resolve(shell.cwd, request.record), setup);
  const keeper = keeperOf(shell, recording);
  const time = limitedTime(shell.signal, setup.loaded.config.limits.max_minutes);
  try {
    const asker = sessionOn(shell, setup, host, keeper, time.signal);
    const report = await judge(shell, { ...request, asker });
    return { report, isRecordingBroken: keeper.failed() };
  } finally {
    time.clear();
    recording.close();
    await host.stop();
  }
}

/** Entries that would be asked but have no app to ask. */
export function withoutApp({ plan, loaded }: Setup, selection: Selection): Problem[] {
  const [entry] = plan.entries.filter((one) => isSelected(one, selection) && !one.app);
  if (!entry) return [];
  return [
    {
      location: { file: loaded.file },
      message: `suite "${entry.suite}" needs an app to ask: add app with a url, a stdio command or a Python function (answers made elsewhere are judged by \`ragbench score\`)`,
    },
  ];
}

function hostOn(shell: Shell, { folder, redactor }: Setup, onSpawn: AppRunRequest['onSpawn']): AppHost {
  return createAppHost({
    folder,
    env: shell.env,
    redactor,
    onSpawn,
    shim: () => shippedPath('the shim for Python apps is missing', 'shims', 'python', 'ragbench_shim.py'),
    onNote: (message) => shell.err(`${logText(message)}\n`),
    onStart: (command) => shell.err(`app  ${inert(redactor.text(command))}  starting\n`),
    onReady: (command, ms) =>
      shell.err(`app  ${inert(redactor.text(command))}  ready in ${(ms / 1000).toFixed(1)} s\n`),
  });
}

function sessionOn(
  shell: Shell,
  { redactor, loaded }: Setup,
  host: AppHost,
  keeper: Keeper,
  signal: AbortSignal,
): ReturnType<typeof askApp> {
  const monotonic = (): number => performance.now();
  const view = createProgress(shell, monotonic);
  return askApp({
    host,
    redactor,
    record: (line) => keeper.keep(line),
    progress: (tally) => view.show(tally),
    onFailure: (message) => {
      view.clear();
      shell.err(`${logText(message)}\n`);
    },
    now: monotonic,
    random: Math.random,
    signal,
    limits: loaded.config.limits,
  });
}

/** Where answers are kept as they arrive. */
interface Keeper {
  keep(line: CallLine): void;
  /** Not all of them could be written. */
  failed(): boolean;
}

/** A full disk does not cost the run: all is judged, and the command fails at the end. What is written stays readable. */
function keeperOf(shell: Shell, recording: RecordingWriter): Keeper {
  let isFull = false;
  return {
    failed: () => isFull,
    keep(line) {
      if (isFull) return;
      try {
        recording.append(line);
      } catch (error) {
        isFull = true;
        const why = (error as Error).message;
        shell.err(`the recording breaks off here (${why}); make room, or give another path with --record\n`);
      }
    },
  };
}

function open(path: string, { redactor }: Setup): RecordingWriter {
  try {
    mkdirSync(dirname(path), { recursive: true });
    return openRecording(path, { redactor });
  } catch (error) {
    throw new UsageError(
      `the recording ${path} cannot be written (${(error as Error).message}); give another path with --record`,
      { cause: error },
    );
  }
}

/** Cancelled with the shell, and when the run's time is up. */
function limitedTime(cancel: AbortSignal, minutes: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const message = `limits.max_minutes (${minutes}) was reached; raise it, or ask fewer cases`;
  const timer = setTimeout(
    () => controller.abort(new Error(message)),
    Math.min(minutes * 60_000, 2 ** 31 - 1),
  );
  return { signal: AbortSignal.any([cancel, controller.signal]), clear: () => clearTimeout(timer) };
}
