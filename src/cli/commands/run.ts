import { runApp, withoutApp } from '../../bench/run-app.ts';
import { placed, prepareBench, setUpToJudge, type Setup } from '../../bench/setup.ts';
import { EXIT, refuseSameFile, reportProblems, type Shell } from '../../bench/shell.ts';
import type { Selection } from '../../config/selection.ts';
import { gitBase } from '../../io/git.ts';
import type { Read } from '../../read/files.ts';
import { publish } from '../publish.ts';

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
  const prepared = await prepareBench(shell, setup.value, { ...options, findBase: gitBase });
  const { report: path, record, json, config: configPath } = options;
  const { report, isRecordingBroken } = await runApp(shell, setup.value, {
    ...prepared,
    configPath,
    started,
    record,
  });
  const exit = await publish(shell, report, { report: path, recording: record, json });
  return exit === EXIT.ok && isRecordingBroken ? EXIT.failed : exit;
}

function askedAt(setup: Read<Setup>, url: string | undefined): Read<Setup> {
  if (setup.kind === 'bad' || url === undefined) return setup;
  const { plan } = setup.value;
  const entries = plan.entries.map((entry) =>
    entry.app ? { ...entry, app: { ...entry.app, start: undefined, url } } : entry,
  );
  return { kind: 'ok', value: { ...setup.value, plan: { ...plan, entries } } };
}
