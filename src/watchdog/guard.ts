import { createContext, Script } from 'node:vm';

/** Runs work for at most so many milliseconds; false where it was cut off. What the work changed until then stays changed. */
export type Guard = (work: () => void, timeoutMs: number) => boolean;

/** A guard on `node:vm`, whose watchdog thread also stops a regular expression that backtracks without end. */
export function createGuard(): Guard {
  let work: () => void = () => {};
  const context = createContext({ run: () => work() });
  const script = new Script('run()');
  return (next, timeoutMs) => {
    work = next;
    try {
      script.runInContext(context, { timeout: timeoutMs });
      return true;
    } catch (error) {
      if (isTimeout(error)) return false;
      throw error;
    }
  };
}

// The error comes from the other realm, so it is no instance of this one's Error.
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
