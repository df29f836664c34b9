import { resolve } from 'node:path';
import { WriteError, writeAtomic } from '../io/disk.ts';
import type { Comparison } from '../baseline/base-side.ts';
import type { Provenance, Report } from '../model/report.ts';
import { renderJson } from '../render/json.ts';
import { renderTerminal } from '../render/terminal.ts';
import { runBench, type Asker, type Bench } from '../run.ts';
import { VERSION } from '../version.ts';
import { createWatchdogMatcher } from '../watchdog/matcher.ts';
import { colourOf } from './colour.ts';
import { EXIT, type Shell } from './shell.ts';

/** How long one pattern may take on one answer before it counts as hanging, in milliseconds. */
const PATTERN_MS = 250;

export interface JudgeRequest {
  readonly bench: Bench;
  readonly comparison: Comparison;
  readonly asker: Asker;
  readonly configPath: string;
  readonly started: Date;
}

/** Asks, scores and judges, with the provenance of this machine and moment. */
export function judge(
  shell: Shell,
  { bench, comparison, asker, configPath, started }: JudgeRequest,
): Promise<Report> {
  const matcher = createWatchdogMatcher({ timeoutMs: PATTERN_MS });
  const provenance = (): Provenance => provenanceOf(shell, comparison, configPath, started);
  return runBench(bench, { asker, matcher, version: VERSION, provenance });
}

function provenanceOf(
  shell: Shell,
  { source, commits }: Comparison,
  config: string,
  started: Date,
): Provenance {
  const finished = shell.now();
  return {
    ...(commits.head !== undefined && { commit: commits.head }),
    ...(commits.base !== undefined && { base: commits.base }),
    baseline: source,
    config,
    started: started.toISOString(),
    finished: finished.toISOString(),
    seconds: Math.round((finished.getTime() - started.getTime()) / 100) / 10,
    versions: { ragbench: VERSION, node: process.versions.node, icu: process.versions['icu'] ?? 'none' },
  };
}

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
    ...(recording !== undefined && { replay: replayCommand(report.provenance.config, recording) }),
    files: { report: path, ...(recording !== undefined && { recording }) },
  });
}

/** The command line that shows one case again. */
function replayCommand(config: string, recording: string): (suite: string, id: string) => string {
  const where = config === 'ragbench.yml' ? '' : ` --config ${quote(config)}`;
  return (suite, id) =>
    `ragbench replay${where} --recording ${quote(recording)} --suite ${suite} --case ${quote(id)}`;
}

/** A word for a POSIX shell. */
function quote(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
