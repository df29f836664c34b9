import { readdirSync, readFileSync } from 'node:fs';

/** A process that outlived its step. */
export interface Orphan {
  readonly pid: number;
  readonly command: string;
}

/** The living processes whose environment carries a job's tracking id: what the runner kills at the end of the job. */
export function orphansOf(trackingId: string): Orphan[] {
  if (process.platform !== 'linux') throw new Error('Orphans can be looked for on Linux only.');
  const carries = `RUNNER_TRACKING_ID=${trackingId}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => of(pid, 'environ').split('\0').includes(carries) && !/\) [ZX] /.test(of(pid, 'stat')))
    .map((pid) => ({ pid: Number(pid), command: of(pid, 'cmdline').split('\0').join(' ').trim() }));
}

/** Kills them, as the end of the job does. */
export function killOrphans(trackingId: string): void {
  if (process.platform !== 'linux') return;
  for (const { pid } of orphansOf(trackingId)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Empty where the process is gone or not ours. */
function of(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
