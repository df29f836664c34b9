import { resolve } from 'node:path';
import { colourOf } from '../bench/colour.ts';
import { replayCommand } from '../bench/replay-command.ts';
import { EXIT, type Shell } from '../bench/shell.ts';
import { WriteError, writeAtomic } from '../io/disk.ts';
import type { Report } from '../model/report.ts';
import { renderJson } from '../render/json.ts';
import { renderTerminal } from '../render/terminal.ts';

export interface PublishOptions {
  readonly report: string;
  readonly recording?: string;
  readonly json: boolean;
}

/** Writes report.json, then prints the report. A report that cannot be written is printed all the same, and fails the run. */
export async function publish(shell: Shell, report: Report, options: PublishOptions): Promise<number> {
  let exit: number = report.exit_code;
  try {
    await writeAtomic(resolve(shell.cwd, options.report), renderJson(report));
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    shell.err(`${error.message}\n`);
    exit = exit === EXIT.ok ? EXIT.failed : exit;
  }
  if (options.json) for (const piece of renderJson(report)) shell.out(piece);
  else shell.out(renderForTerminal(shell, report, options));
  return exit;
}

function renderForTerminal(
  shell: Shell,
  report: Report,
  { report: path, recording }: PublishOptions,
): string {
  return renderTerminal(report, {
    colour: colourOf(shell.terminal.out, shell.env),
    columns: shell.terminal.columns,
    ...(recording !== undefined && {
      replay: replayCommand('ragbench', report.provenance.config, recording),
    }),
    files: { report: path, ...(recording !== undefined && { recording }) },
  });
}
