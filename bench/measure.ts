import { spawn } from 'node:child_process';

/** What one run of a process took: wall seconds, and the most memory it held, in MB. */
export interface Measured {
  readonly seconds: number;
  readonly megabytes: number;
  readonly output: string;
}

const REPORT =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(`\\nMAXRSS ${process.resourceUsage().maxRSS}\\n`))';

/** Runs `node ...args` and measures it as a whole process. Throws when it exits otherwise than with 0 or 1. */
export async function measureNode(args: readonly string[], cwd = process.cwd()): Promise<Measured> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', REPORT, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (chunks.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (chunks.err += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0 && code !== 1)
    throw new Error(`node ${args.join(' ')} exited with ${code}:\n${chunks.err.slice(-2000)}`);
  const rss = /MAXRSS (\d+)/.exec(chunks.err)?.[1];
  return { seconds: (performance.now() - began) / 1000, megabytes: Number(rss) / 1024, output: chunks.out };
}

/** The middle of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}

/** Two things measured in turn, A B A B …, so that a drift of the machine's speed meets both alike. */
export async function inTurn<T>(
  rounds: number,
  a: () => Promise<T>,
  b: () => Promise<T>,
): Promise<[T[], T[]]> {
  const results: [T[], T[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    results[0].push(await a());
    results[1].push(await b());
  }
  return results;
}

/** One line of the result: what, the figures, and what it should be. */
export function say(what: string, figures: string, goal: string): void {
  console.log(`${what.padEnd(44)} ${figures.padEnd(58)} goal ${goal}`);
}
