import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createAppHost, type AppHost } from '../../app/host.ts';
import { openRecording, type RecordingWriter } from '../../app/recording.ts';
import { askApp } from '../../app/session.ts';
import { isSelected, type Selection } from '../../config/selection.ts';
import type { Problem } from '../../model/problem.ts';
import type { CallLine } from '../../model/recording.ts';
import type { Read } from '../../read/files.ts';
import { createProgress } from '../progress.ts';
import { judge, publish } from '../judge.ts';
import { placed, prepareBench, setUpToJudge, type Setup } from '../setup.ts';
import { EXIT, refuseSameFile, reportProblems, UsageError, type Shell } from '../shell.ts';

export interface RunOptions {
  readonly config: string;
  readonly report: string;
  readonly record: string;
  readonly selection: Selection;
  readonly baseline?: string;
  readonly json: boolean;
  /** An app that is up already; it is asked in place of the config's, and nothing is started. */
  readonly appUrl?: string;
}

/** `ragbench run`: starts the app, asks every case, judges the answers. The app is gone when this returns. */
export async function run(shell: Shell, options: RunOptions): Promise<number> {
  const started = shell.now();
  refuseSameFile(shell.cwd, ['--record', options.record], ['--report', options.report]);
  const setup = askedAt(await setUpToJudge(shell, options.config), options.appUrl);
  if (setup.kind === 'bad') return reportProblems(shell, setup.problems);
  const problems = withoutApp(setup.value, options.selection);
  if (problems.length > 0) return reportProblems(shell, placed(shell, setup.value.folder, problems));
  const prepared = await prepareBench(shell, setup.value, options);
  const host = hostOn(shell, setup.value);
  const recording = open(resolve(shell.cwd, options.record), setup.value);
  const keeper = keeperOf(shell, recording);
  const time = limitedTime(shell.signal, setup.value.loaded.config.limits.max_minutes);
  try {
    const asker = sessionOn(shell, setup.value, host, keeper, time.signal);
    const report = await judge(shell, { ...prepared, asker, configPath: options.config, started });
    await host.stop();
    const { report: path, record: recordPath, json } = options;
    const exit = await publish(shell, report, { report: path, recording: recordPath, json });
    return exit === EXIT.ok && keeper.failed() ? EXIT.failed : exit;
  } finally {
    time.clear();
    recording.close();
    await host.stop();
  }
}

function askedAt(setup: Read<Setup>, url: string | undefined): Read<Setup> {
  if (setup.kind === 'bad' || url === undefined) return setup;
  const { plan } = setup.value;
  const entries = plan.entries.map((entry) =>
    entry.app ? { ...entry, app: { ...entry.app, start: undefined, url } } : entry,
  );
  return { kind: 'ok', value: { ...setup.value, plan: { ...plan, entries } } };
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
      shell.err(`${message}\n`);
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
