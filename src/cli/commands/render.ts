import { colourOf } from '../../bench/colour.ts';
import { EXIT, reportProblems, type Shell } from '../../bench/shell.ts';
import { readReport } from '../../io/read-report.ts';
import type { Report } from '../../model/report.ts';
import { renderComment } from '../../render/comment.ts';
import { renderJson } from '../../render/json.ts';
import { renderSummary } from '../../render/summary.ts';
import type { SurfaceContext } from '../../render/surface.ts';
import { renderTerminal } from '../../render/terminal.ts';

/** The surfaces that a report can be shown as. */
export const SURFACES = ['terminal', 'comment', 'summary'] as const;
export type SurfaceName = (typeof SURFACES)[number];

export interface RenderOptions {
  readonly report: string;
  readonly as: SurfaceName;
  readonly json: boolean;
}

/** `ragbench render report.json --as comment`: shows a report that was written before. Decides nothing. */
export async function render(shell: Shell, { report: path, as, json }: RenderOptions): Promise<number> {
  const report = await readReport(shell.cwd, path);
  if (report.kind === 'bad') return reportProblems(shell, report.problems);
  if (json) for (const piece of renderJson(report.value)) shell.out(piece);
  else shell.out(show(report.value, as, shell));
  return EXIT.ok;
}

function show(report: Report, as: SurfaceName, shell: Shell): string {
  if (as === 'comment') return renderComment(report, contextOf(report));
  if (as === 'summary') return renderSummary(report, contextOf(report));
  return renderTerminal(report, {
    colour: colourOf(shell.terminal.out, shell.env),
    columns: shell.terminal.columns,
  });
}

/** Off GitHub there is nothing to click. */
function contextOf({ provenance: { config } }: Report): SurfaceContext {
  return { key: config === 'ragbench.yml' ? 'ragbench' : `ragbench:${config}` };
}
