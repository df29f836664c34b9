import PQueue from 'p-queue';
import type { AppSettings } from '../../config/schema/app.ts';

/** Lets attempts through: at most `concurrency` at a time and, with a `rate`, so many in any window of its length. */
export interface Pace {
  /** Runs a task when its turn has come; a repeated one goes before those that wait for their first. */
  run<T>(task: () => Promise<T>, repeated: boolean): Promise<T>;
  /** Lets no attempt begin until `wait` has settled. */
  readonly hold: (wait: Promise<void>) => Promise<void>;
}

/** The pace of an app's settings. A task that waits for its turn when the run is cancelled is rejected. */
export function createPace(
  { concurrency, rate }: Pick<AppSettings, 'concurrency' | 'rate'>,
  signal?: AbortSignal,
): Pace {
  const window = rate && { intervalCap: rate.calls, interval: rate.intervalMs, strict: true };
  const queue = new PQueue({ concurrency, ...window });
  let holds = 0;
  return {
    run: (task, repeated) => queue.add(task, { priority: repeated ? 1 : 0, ...(signal && { signal }) }),
    async hold(wait) {
      holds += 1;
      queue.pause();
      try {
        await wait;
      } finally {
        holds -= 1;
        if (holds === 0) queue.start();
      }
    },
  };
}
