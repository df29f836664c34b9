import { createCancellation } from './app/cancellation.ts';
import { keepHeapSmall } from './bench/heap.ts';
import type { Shell } from './bench/shell.ts';
import { VERSION } from './version.ts';

// A reader that has seen enough (`| head`) closes its end; the run goes on, and its exit code still counts.
for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
process.exitCode = await start(process.argv.slice(2));

/** Everything but the version is loaded only when it is wanted: `--version` is what scripts ask in loops. */
async function start(args: readonly string[]): Promise<number> {
  if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  keepHeapSmall(process.versions.node);
  const { main } = await import('./cli/program.ts');
  const cancellation = createCancellation();
  try {
    return await main(
      shellOf(() => cancellation.signal()),
      args,
    );
  } finally {
    cancellation.end();
  }
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

function shellOf(signal: () => AbortSignal): Shell {
  return {
    cwd: process.cwd(),
    env: process.env,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    terminal: {
      out: process.stdout.isTTY ?? false,
      err: process.stderr.isTTY ?? false,
      columns: process.stdout.columns ?? 100,
    },
    now: () => new Date(),
    get signal() {
      return signal();
    },
  };
}
