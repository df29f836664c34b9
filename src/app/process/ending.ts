import type { Watch } from '../ready.ts';
import type { Child, ExitInfo } from './child.ts';

/** The longest time that a timer can take, in milliseconds. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** How the wait for a started command ended. */
export type Ending =
  | { kind: 'ready'; url: string | undefined }
  | { kind: 'exited'; info: ExitInfo }
  | { kind: 'spawn_failed'; error: Error }
  | { kind: 'timeout' };

/** Whichever comes first; an app that ended is not ready, whatever answered. */
export async function awaitEnding(child: Child, watch: Watch, timeoutMs: number): Promise<Ending> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Ending>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'timeout' }), Math.min(timeoutMs, LONGEST_TIMER_MS));
  });
  const ending = await Promise.race([
    child.exit.then((info): Ending => ({ kind: 'exited', info })),
    child.failed.then((error): Ending => ({ kind: 'spawn_failed', error })),
    watch.ready.then((url): Ending => ({ kind: 'ready', url })),
    timeout,
  ]);
  clearTimeout(timer);
  const info = child.exited();
  return info !== undefined && ending.kind !== 'exited' ? { kind: 'exited', info } : ending;
}
