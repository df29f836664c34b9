import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTurn, measureNode, median, say } from './measure.ts';

const CALLS = 1000;
const CONCURRENCY = 8;
const ROUNDS = 3;

/** A run of 1,000 calls at 50 ms and concurrency 8, whole process, beside a bare fetch loop over the same server. */
export async function benchCalls(): Promise<void> {
  const server = spawn(process.execPath, ['bench/programs/slow-server.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const folder = await mkdtemp(join(tmpdir(), 'ragbench-calls-'));
  try {
    const url = await new Promise<string>((resolve) =>
      server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
    );
    await writeConfig(folder, url);
    const cli = join(process.cwd(), 'dist/cli.js');
    const bare = join(process.cwd(), 'bench/programs/bare-loop.mjs');
    const [ours, loop] = await inTurn(
      ROUNDS,
      () => measureNode([cli, 'run'], folder),
      () => measureNode([bare, url, String(CALLS), String(CONCURRENCY)], folder),
    );
    const wall = (runs: readonly { seconds: number }[]): number => median(runs.map(({ seconds }) => seconds));
    const memory = (runs: readonly { megabytes: number }[]): number =>
      median(runs.map(({ megabytes }) => megabytes));
    const figures = `${wall(ours).toFixed(2)} s, bare ${wall(loop).toFixed(2)} s, ratio ${(wall(ours) / wall(loop)).toFixed(3)}; +${(memory(ours) - memory(loop)).toFixed(0)} MB`;
    say(`${CALLS} calls at 50 ms, concurrency ${CONCURRENCY}`, figures, 'ratio 1.05, +60 MB');
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeConfig(folder: string, url: string): Promise<void> {
  const config = {
    version: 1,
    app: { url, concurrency: CONCURRENCY },
    suites: { qa: { golden: 'golden.jsonl', tier: 0 } },
    baseline: { store: 'file' },
  };
  await writeFile(join(folder, 'ragbench.yml'), JSON.stringify(config));
  const tags = { topic: 'T', scope: 'BENCH', qtype: 'refusal' };
  const line = (index: number): string =>
    JSON.stringify({
      id: `case-${index}`,
      question: `What was figure ${index}?`,
      case_type: 'refusal',
      expected: { clarification: 'none', refuse: true },
      tags,
      reference_date: '2026-11-30',
    });
  await writeFile(
    join(folder, 'golden.jsonl'),
    Array.from({ length: CALLS }, (_, index) => line(index)).join('\n'),
  );
}
