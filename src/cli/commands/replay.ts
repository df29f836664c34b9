import type { CaseReport, SuiteReport } from '../../model/report.ts';
import { renderCase } from '../../render/case.ts';
import { suggest } from '../../text/did-you-mean.ts';
import { colourOf } from '../../bench/colour.ts';
import { EXIT, printJson, reportProblems, UsageError, type Shell } from '../../bench/shell.ts';
import { scoreFile } from './score.ts';

export interface ReplayOptions {
  readonly config: string;
  readonly recording: string;
  readonly case: string;
  readonly suite?: string;
  readonly json: boolean;
}

/** `ragbench replay`: scores one case of a recording again, offline and without keys, and shows all there is of it. */
export async function replay(shell: Shell, options: ReplayOptions): Promise<number> {
  const report = await scoreFile(shell, {
    config: options.config,
    answers: options.recording,
    selection: {},
  });
  if (report.kind === 'bad') return reportProblems(shell, report.problems);
  const suites = report.value.suites.filter(({ id }) => options.suite === undefined || id === options.suite);
  const found = suites.flatMap((suite) =>
    suite.cases.filter(({ id }) => id === options.case).map((one) => ({ suite, one })),
  );
  if (found.length === 0) throw new UsageError(notFound(options, suites));
  if (options.json)
    printJson(
      shell,
      found.map(({ suite, one }) => ({ suite: suite.id, tier: suite.tier, variant: suite.variant, ...one })),
    );
  else
    for (const { suite, one } of found)
      shell.out(renderCase(suite, one, colourOf(shell.terminal.out, shell.env)));
  return exitOf(found.map(({ one }) => one));
}

function exitOf(cases: readonly CaseReport[]): number {
  if (cases.every(({ status }) => status === 'pass')) return EXIT.ok;
  return cases.some(({ status }) => status === 'fail' || status === 'pass')
    ? EXIT.failed
    : EXIT.nothingScored;
}

function notFound({ case: id, suite }: ReplayOptions, suites: readonly SuiteReport[]): string {
  const close = suggest(
    id,
    suites.flatMap(({ cases }) => cases.map((one) => one.id)),
  );
  return `there is no case "${id}"${suite === undefined ? '' : ` in suite "${suite}"`}${close ? `; did you mean "${close}"?` : ''}`;
}
