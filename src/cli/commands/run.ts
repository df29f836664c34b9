import { resolve } from 'node:path';
import { createAppHost, type AppHost } from '../../app/host.ts';
import { openRecording, type RecordingWriter } from '../../app/recording.ts';
import { askApp } from '../../app/session.ts';
import { isSelected, type Selection } from '../../config/selection.ts';
import type { Problem } from '../../model/problem.ts';
import { createProgress } from '../progress.ts';
import { judge, publish } from '../judge.ts';
import { placed, prepareBench, setUpToJudge, type Setup } from '../setup.ts';
import { reportProblems, UsageError, type Shell } from '../shell.ts';

export interface RunOptions {
  readonly config: string;
  readonly report: string;
  readonly record: string;
  readonly selection: Selection;
  readonly baseline?: string;
  readonly json: boolean;
}

/** `ragbench run`: starts the app, asks every case, judges the answers. The app is gone when this returns. */
export async function run(shell: Shell, options: RunOptions): Promise<number> {
  const started = shell.now();
  const setup = await setUpToJudge(shell, options.config);
  if (setup.kind === 'bad') return reportProblems(shell, setup.problems);
  const problems = withoutApp(setup.value, options.selection);
  if (problems.length > 0) return reportProblems(shell, placed(shell, setup.value.folder, problems));
  const prepared = await prepareBench(shell, setup.value, options);
  const host = hostOn(shell, setup.value);
  const recording = open(resolve(shell.cwd, options.record), setup.value);
  const time = limitedTime(shell.signal, setup.value.loaded.config.limits.max_minutes);
  try {
    const asker = sessionOn(shell, setup.value, host, recording, time.signal);
    const report = await judge(shell, { ...prepared, asker, configPath: options.config, started });
    await host.stop();
    return await publish(shell, report, {
      report: options.report,
      recording: options.record,
      json: options.json,
    });
  } finally {
    time.clear();
    recording.close();
    await host.stop();
  }
}

function hostOn(shell: Shell, { folder, redactor }: Setup): AppHost {
  return createAppHost({
    folder,
    env: shell.env,
    redactor,
    onStart: (command) => shell.err(`app  ${redactor.text(command)}  starting\n`),
    onReady: (command, ms) =>
      shell.err(`app  ${redactor.text(command)}  ready in ${(ms / 1000).toFixed(1)} s\n`),
  });
}

function sessionOn(
  shell: Shell,
  { redactor, loaded }: Setup,
  host: AppHost,
  recording: RecordingWriter,
  signal: AbortSignal,
): ReturnType<typeof askApp> {
  const monotonic = (): number => performance.now();
  const view = createProgress(shell, monotonic);
  return askApp({
    host,
    redactor,
    record: (line) => recording.append(line),
    progress: (tally) => view.show(tally),
    onFailure: (message) => {
      view.clear();
      shell.err(`${message}\n`);
    },
    now: monotonic,
    random: Math.random,
    signal,
    limits: loaded.config.limits,
  });
}

function open(path: string, { redactor }: Setup): RecordingWriter {
  try {
    return openRecording(path, { redactor });
  } catch (error) {
    throw new UsageError(
      `the recording ${path} cannot be written (${(error as Error).message}); give another path with --record`,
      { cause: error },
    );
  }
}

/** Entries that would be asked but have no app to ask. */
function withoutApp({ plan, loaded }: Setup, selection: Selection): Problem[] {
  const [entry] = plan.entries.filter((one) => isSelected(one, selection) && !one.app);
  if (!entry) return [];
  return [
    {
      location: { file: loaded.file },
      message: `suite "${entry.suite}" needs an app to ask: add app with a url (answers made elsewhere are judged by \`ragbench score\`)`,
    },
  ];
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
