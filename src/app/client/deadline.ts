/** setTimeout fires at once beyond it. */
const LONGEST_TIMER = 2_147_483_647;

/** The end of one attempt: by time or by cancelling the run, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** How the attempt was ended, if it was. */
  ended(): 'timeout' | 'cancelled' | undefined;
  /** Must be called after the attempt. */
  clear(): void;
}

/**
 * Starts a deadline of `ms` milliseconds. Not `AbortSignal.any` with `AbortSignal.timeout`: Node keeps some memory of
 * each combined signal for as long as the run's own signal lives.
 */
export function startDeadline(ms: number, run: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let ended: 'timeout' | 'cancelled' | undefined;
  const end = (how: 'timeout' | 'cancelled'): void => {
    ended ??= how;
    controller.abort();
  };
  const timer = setTimeout(() => end('timeout'), Math.min(ms, LONGEST_TIMER));
  const cancel = (): void => end('cancelled');
  run?.addEventListener('abort', cancel, { once: true });
  if (run?.aborted) cancel();
  return {
    signal: controller.signal,
    ended: () => ended,
    clear: () => {
      clearTimeout(timer);
      run?.removeEventListener('abort', cancel);
    },
  };
}
