import type { Comparison } from '../baseline/base-side.ts';
import type { Provenance, Report } from '../model/report.ts';
import { runBench, type Asker, type Bench } from '../run.ts';
import { VERSION } from '../version.ts';
import { createWatchdogMatcher } from '../watchdog/matcher.ts';
import type { Shell } from './shell.ts';

/** How long one pattern may take on one answer before it counts as hanging, in milliseconds. */
const PATTERN_MS = 250;

export interface JudgeRequest {
  readonly bench: Bench;
  readonly comparison: Comparison;
  readonly asker: Asker;
  readonly configPath: string;
  readonly started: Date;
  /** What only a workflow run knows of itself. */
  readonly workflow?: Pick<Provenance, 'head' | 'run'>;
}

/** Asks, scores and judges, with the provenance of this machine and moment. */
export function judge(
  shell: Shell,
  { bench, comparison, asker, configPath, started, workflow }: JudgeRequest,
): Promise<Report> {
  const matcher = createWatchdogMatcher({ timeoutMs: PATTERN_MS });
  const provenance = (): Provenance => ({
    ...provenanceOf(shell, comparison, configPath, started),
    ...workflow,
  });
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
