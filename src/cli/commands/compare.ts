import { compareReports } from '../../gate/compare-reports.ts';
import { readReport } from '../../io/read-report.ts';
import { renderComparison } from '../../render/comparison.ts';
import { colourOf } from '../../bench/colour.ts';
import { EXIT, printJson, reportProblems, type Shell } from '../../bench/shell.ts';

export interface CompareOptions {
  readonly before: string;
  readonly after: string;
  readonly json: boolean;
}

/** `ragbench compare A B`: what moved between two reports. Exit 1 when a row got worse or a case that passed fails. */
export async function compare(shell: Shell, { before, after, json }: CompareOptions): Promise<number> {
  const [a, b] = [await readReport(shell.cwd, before), await readReport(shell.cwd, after)];
  if (a.kind === 'bad') return reportProblems(shell, a.problems);
  if (b.kind === 'bad') return reportProblems(shell, b.problems);
  const comparison = compareReports(a.value, b.value);
  if (json) printJson(shell, comparison);
  else
    shell.out(
      renderComparison(comparison, {
        colour: colourOf(shell.terminal.out, shell.env),
        columns: shell.terminal.columns,
      }),
    );
  const worse = comparison.broken.length > 0 || comparison.rows.some((row) => row.worse);
  return worse ? EXIT.failed : EXIT.ok;
}
