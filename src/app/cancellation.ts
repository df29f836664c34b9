import { stopApps } from './process.ts';
import { installCancel } from './process/cancel.ts';

/** Ends a run when the process is asked to end. */
export interface Cancellation {
  /** Aborted when the run is cancelled. */
  signal(): AbortSignal;
  /** Takes the handlers off again. */
  end(): void;
}

/** Until the signal is wanted, SIGINT and the like end the process at once: nothing is started that could be left. */
export function createCancellation(): Cancellation {
  const cancelled = new AbortController();
  let uninstall: (() => void) | undefined;
  const install = (): (() => void) =>
    installCancel(process, async (signal) => {
      cancelled.abort(new Error(`the run was cancelled by ${signal}`));
      // A start that is under way fails now; a running app is stopped when the report is written.
      await stopApps();
    });
  return {
    signal() {
      uninstall ??= install();
      return cancelled.signal;
    },
    end: () => uninstall?.(),
  };
}
