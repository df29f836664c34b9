import { main } from '../../src/cli/program.ts';

/** How a command line ended, and all that it said. */
interface Ended {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Carries out a command line of the sources in a folder, in this process. */
export async function ragbench(cwd: string, ...args: string[]): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  const exit = await main(
    {
      cwd,
      env: {},
      out: (text) => void (stdout += text),
      err: (text) => void (stderr += text),
      terminal: { out: false, err: false, columns: 80 },
      now: () => new Date('2026-11-30T08:00:00Z'),
      signal: new AbortController().signal,
    },
    args,
  );
  return { exit, stdout, stderr };
}
