import { stopApps } from './app/process.ts';
import { installCancel } from './app/process/cancel.ts';
import { main } from './cli/program.ts';
import type { Shell } from './cli/shell.ts';

const cancelled = new AbortController();
const uninstall = installCancel(process, async (signal) => {
  cancelled.abort(new Error(`the run was cancelled by ${signal}`));
  // A start that is under way fails now; a running app is stopped when the report is written.
  await stopApps();
});

const shell: Shell = {
  cwd: process.cwd(),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: { out: process.stdout.isTTY ?? false, err: process.stderr.isTTY ?? false, columns: process.stdout.columns ?? 100 },
  now: () => new Date(),
  signal: cancelled.signal,
};

process.exitCode = await main(shell, process.argv.slice(2));
uninstall();
