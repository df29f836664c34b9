import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oraclePython } from '../scripts/oracles/prepare.ts';
import { measureNode, median, say } from './measure.ts';

const ROUNDS = 5;

/** fitz-gov's 2,920 core cases by its own evaluator and by ours: from cold (a fresh process) and with patterns compiled. */
export async function benchScoring(): Promise<void> {
  const python = oraclePython();
  if (python === undefined)
    return say('fitz-gov core cases', 'not measured: run "npm run oracles" first', '2 x cold, 10 x compiled');
  const folder = mkdtempSync(join(tmpdir(), 'ragbench-scoring-'));
  try {
    execFileSync(python, ['scripts/oracles/run_fitz_gov.py', '--seed', '7', '--out', folder]);
    const answers = join(folder, 'answers.jsonl');
    const [theirs, cold, warm]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(theirSeconds(python, answers));
      const ours = JSON.parse(
        (await measureNode(['--expose-gc', 'bench/programs/score-core.ts', answers, dataFolder(python)]))
          .output,
      ) as { cold: number; warm: number };
      cold.push(ours.cold);
      warm.push(ours.warm);
    }
    const [a, b, c] = [median(theirs), median(cold), median(warm)];
    say(
      'fitz-gov core cases',
      `its own ${ms(a)}, ours cold ${ms(b)} (${(a / b).toFixed(1)} x), compiled ${ms(c)} (${(a / c).toFixed(1)} x)`,
      '2 x cold, 10 x compiled',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function theirSeconds(python: string, answers: string): number {
  const printed = execFileSync(
    python,
    ['scripts/oracles/fitz_gov_bench.py', '--answers', answers, '--runs', '1'],
    { encoding: 'utf8' },
  );
  return (JSON.parse(printed) as { cold: number[] }).cold[0] ?? Number.NaN;
}

function dataFolder(python: string): string {
  return execFileSync(
    python,
    ['-c', 'import fitz_gov, pathlib; print(pathlib.Path(fitz_gov.__file__).parent / "data")'],
    { encoding: 'utf8' },
  ).trim();
}

function ms(seconds: number): string {
  return `${(seconds * 1000).toFixed(0)} ms`;
}
