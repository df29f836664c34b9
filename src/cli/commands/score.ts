import { askFile, strayWarnings, type FiledAnswers } from '../../app/answers.ts';
import { readRecording } from '../../app/recording.ts';
import { folderFiles } from '../../io/disk.ts';
import { gitBase } from '../../io/git.ts';
import type { Plan } from '../../config/plan.ts';
import type { Selection } from '../../config/selection.ts';
import type { Report } from '../../model/report.ts';
import { bad, type Read } from '../../read/files.ts';
import { judge } from '../../bench/judge.ts';
import { prepareBench, setUpToJudge } from '../../bench/setup.ts';
import { refuseSameFile, reportProblems, type Shell } from '../../bench/shell.ts';
import { publish } from '../publish.ts';

export interface ScoreOptions {
  readonly config: string;
  readonly answers: string;
  readonly report: string;
  readonly selection: Selection;
  readonly baseline?: string;
  readonly json: boolean;
}

/** `ragbench score`: judges answers made elsewhere, or a recording. No app is started, no call is made. */
export async function score(shell: Shell, options: ScoreOptions): Promise<number> {
  refuseSameFile(shell.cwd, ['--answers', options.answers], ['--report', options.report]);
  const report = await scoreFile(shell, options);
  if (report.kind === 'bad') return reportProblems(shell, report.problems);
  return publish(shell, report.value, {
    report: options.report,
    recording: options.answers,
    json: options.json,
  });
}

/** The judged report of a file of answers. */
export async function scoreFile(
  shell: Shell,
  options: Omit<ScoreOptions, 'report' | 'json'>,
): Promise<Read<Report>> {
  const started = shell.now();
  const setup = await setUpToJudge(shell, options.config);
  if (setup.kind === 'bad') return setup;
  const filed = await readAnswers(shell, options.answers, setup.value.plan);
  if (filed.kind === 'bad') return filed;
  const { asker, faults } = filed.value;
  const { bench, comparison } = await prepareBench(shell, setup.value, { ...options, findBase: gitBase });
  const warnings = [...bench.warnings, ...strayWarnings(faults)];
  return {
    kind: 'ok',
    value: await judge(shell, {
      bench: { ...bench, warnings },
      comparison,
      asker,
      configPath: options.config,
      started,
    }),
  };
}

/** The lines of the file end here: of 100,000 answers only what is judged may stay. */
async function readAnswers(shell: Shell, path: string, plan: Plan): Promise<Read<FiledAnswers>> {
  const file = await folderFiles(shell.cwd).read(path);
  if (file.kind !== 'ok') return bad(path, file.why);
  const recording = readRecording(path, file.bytes);
  file.release?.();
  if (recording.kind === 'bad') return recording;
  const { asker, faults } = askFile(recording.value.lines, plan, path);
  const cut = recording.value.cut
    ? [`${path} breaks off in mid-line; what stands before the break was scored`]
    : [];
  return { kind: 'ok', value: { asker, faults: [...cut, ...faults] } };
}
