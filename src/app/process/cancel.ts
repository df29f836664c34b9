import { killGroups } from './group.ts';

/** SIGHUP: the terminal was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** After a cancelled job's SIGINT the runner waits 7.5 s; by then our processes must be gone. In milliseconds. */
const BUDGET_MS = 6_500;

/** The signals that end a run. */
export type CancelSignal = (typeof SIGNALS)[number];

/**
 * On the first SIGINT, SIGTERM or SIGHUP calls `cancel`, which should stop the apps, write what there is and end the
 * process; the exit status is its business, and an error of it is left unhandled, which ends the process. Whatever
 * app is still alive after 6.5 s, or at a second signal, is killed at once. Returns what takes the handlers off again.
 */
export function installCancel(
  proc: Pick<NodeJS.Process, 'on' | 'off'>,
  cancel: (signal: CancelSignal) => Promise<void>,
): () => void {
  let budget: NodeJS.Timeout | undefined;
  const handler = (signal: CancelSignal): void => {
    if (budget !== undefined) return killGroups();
    budget = setTimeout(killGroups, BUDGET_MS);
    budget.unref();
    void cancel(signal);
  };
  for (const signal of SIGNALS) proc.on(signal, handler);
  return () => {
    clearTimeout(budget);
    for (const signal of SIGNALS) proc.off(signal, handler);
  };
}
