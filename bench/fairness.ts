import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oraclePython } from '../scripts/oracles/prepare.ts';
import { measureNode, median, say } from './measure.ts';

const ROUNDS = 3;
const GOAL = '50 x at equal draws';

/** By fairtrace's rules; by ours where the app says whether it refused; by ours where that is read from the text. */
const RULES = ['original', 'said', 'mended'] as const;

interface Timed {
  readonly cold: number;
  readonly warm: number;
}

/** All fairness metrics over 1,200 records, 200 draws and 200 shuffles each, by fairtrace and by us under both rules. */
export async function benchFairness(): Promise<void> {
  const python = oraclePython('fairtrace');
  if (python === undefined)
    return say(
      'fairness metrics',
      'not measured: run "node scripts/oracles/prepare.ts fairtrace" first',
      GOAL,
    );
  const folder = mkdtempSync(join(tmpdir(), 'ragbench-fairness-'));
  try {
    const file = join(folder, 'records.json');
    execFileSync(python, ['scripts/oracles/fairtrace_bench.py', 'make', '--out', file]);
    const theirs: number[] = [];
    const ours: { readonly [rules in (typeof RULES)[number]]: Timed[] } = {
      original: [],
      said: [],
      mended: [],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(theirSeconds(python, file));
      for (const rules of RULES) ours[rules].push(await ourSeconds(file, rules));
    }
    report(median(theirs), ours);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(theirs: number, ours: { readonly [rules: string]: readonly Timed[] }): void {
  for (const [rules, rounds] of Object.entries(ours)) {
    const [cold, warm] = [
      median(rounds.map((round) => round.cold)),
      median(rounds.map((round) => round.warm)),
    ];
    say(
      `fairness metrics, 1,200 records, ${rules}`,
      `fairtrace ${ms(theirs)}, ours cold ${ms(cold)} (${(theirs / cold).toFixed(0)} x), warm ${ms(warm)} (${(theirs / warm).toFixed(0)} x)`,
      GOAL,
    );
  }
}

function theirSeconds(python: string, file: string): number {
  const printed = execFileSync(python, ['scripts/oracles/fairtrace_bench.py', 'time', '--file', file], {
    encoding: 'utf8',
  });
  return (JSON.parse(printed) as { seconds: number[] }).seconds[0] ?? Number.NaN;
}

async function ourSeconds(file: string, rules: string): Promise<Timed> {
  return JSON.parse((await measureNode(['bench/programs/score-fairness.ts', file, rules])).output) as Timed;
}

function ms(seconds: number): string {
  return `${(seconds * 1000).toFixed(0)} ms`;
}
