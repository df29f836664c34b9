import { readReport } from '../../io/read-report.ts';
import { renderJson } from '../../render/json.ts';
import { renderTerminal } from '../../render/terminal.ts';
import { colourOf } from '../colour.ts';
import { EXIT, reportProblems, type Shell } from '../shell.ts';

export interface RenderOptions {
  readonly report: string;
  readonly json: boolean;
}

/** `ragbench render report.json --as terminal`: shows a report that was written before. Decides nothing. */
export async function render(shell: Shell, { report: path, json }: RenderOptions): Promise<number> {
  const report = await readReport(shell.cwd, path);
  if (report.kind === 'bad') return reportProblems(shell, report.problems);
  if (json) for (const piece of renderJson(report.value)) shell.out(piece);
  else
    shell.out(
      renderTerminal(report.value, {
        colour: colourOf(shell.terminal.out, shell.env),
        columns: shell.terminal.columns,
      }),
    );
  return EXIT.ok;
}
