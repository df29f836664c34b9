import type { Command } from 'commander';
import type { Selection } from '../../config/selection.ts';
import { replay, type ReplayOptions } from '../commands/replay.ts';
import { run } from '../commands/run.ts';
import { score } from '../commands/score.ts';
import type { Shell } from '../../bench/shell.ts';
import { CONFIG, tierOption, type Add } from './command.ts';

const REPORT = ['--report <file>', 'where the report goes', 'ragbench-report.json'] as const;
const BASELINE = ['--baseline <file>', 'compare with this file instead of the store'] as const;

interface Narrowing {
  readonly suite?: string[];
  readonly tier?: 0 | 1;
  readonly variant?: string[];
}

function narrowing(command: Command): Command {
  return command
    .option('--suite <id...>', 'only these suites')
    .addOption(tierOption('only this tier'))
    .option('--variant <name...>', 'only these variants');
}

function selectionOf({ suite, tier, variant }: Narrowing): Selection {
  return {
    ...(suite && { suites: suite }),
    ...(tier !== undefined && { tier }),
    ...(variant && { variants: variant }),
  };
}

interface JudgeFlags extends Narrowing {
  readonly config: string;
  readonly report: string;
  readonly baseline?: string;
  readonly json: boolean;
}

/** Adds the commands that judge: run, score, replay. */
export function addJudging(add: Add, shell: Shell): void {
  add(
    {
      name: 'run',
      what: 'start the app, ask every case, judge the answers',
      example: 'ragbench run --suite qa --report out/report.json',
    },
    (command) => {
      narrowing(
        command
          .option(...CONFIG)
          .option(...REPORT)
          .option('--record <file>', 'where the recording goes', 'ragbench-recording.jsonl')
          .option(...BASELINE),
      );
      return (options: JudgeFlags & { record: string }) =>
        run(shell, { ...options, selection: selectionOf(options) });
    },
  );
  add(
    {
      name: 'score',
      what: 'judge answers made elsewhere, or a recording; no app is started',
      example: 'ragbench score --answers ragbench-recording.jsonl',
    },
    (command) => {
      narrowing(
        command
          .requiredOption('--answers <file>', 'JSON Lines with suite, case and response')
          .option(...CONFIG)
          .option(...REPORT)
          .option(...BASELINE),
      );
      return (options: JudgeFlags & { answers: string }) =>
        score(shell, { ...options, selection: selectionOf(options) });
    },
  );
  add(
    {
      name: 'replay',
      what: 'score one case of a recording again, offline, and show all there is of it',
      example: 'ragbench replay --recording ragbench-recording.jsonl --case num-014',
    },
    (command) => {
      command
        .requiredOption('--recording <file>', 'a recording')
        .requiredOption('--case <id>', 'the case')
        .option('--suite <id>', 'its suite')
        .option(...CONFIG);
      return (options: ReplayOptions) => replay(shell, options);
    },
  );
}
