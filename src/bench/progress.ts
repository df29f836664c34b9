import type { Tally } from '../app/session.ts';
import { progressLine } from '../render/progress.ts';
import type { Shell } from './shell.ts';

/** Shows how far asking has come: one line that moves on a terminal, one line per suite and now and then elsewhere. */
export interface ProgressView {
  show(tally: Tally): void;
  /** Ends a moving line, so that other text does not run into it. */
  clear(): void;
}

const TERMINAL_MS = 100;
const LOG_MS = 15_000;

/** A view on the shell's stderr. `now` is monotonic, in milliseconds. */
export function createProgress(shell: Shell, now: () => number): ProgressView {
  let [suite, began, last, moving] = ['', 0, 0, false];
  const interval = shell.terminal.err ? TERMINAL_MS : LOG_MS;
  return {
    show({ entry, done, errors }) {
      const name = entry.variant === 'default' ? entry.suite : `${entry.suite} ${entry.variant}`;
      if (`${name}/${entry.tier}` !== suite) [suite, began, last] = [`${name}/${entry.tier}`, now(), now()];
      const total = entry.cases.length;
      if (done < total && now() - last < interval) return;
      last = now();
      const perSecond = done / Math.max(0.001, (now() - began) / 1000);
      const line = progressLine(
        {
          suite: name,
          tier: entry.tier,
          done,
          total,
          perSecond,
          secondsLeft: (total - done) / perSecond,
          errors,
        },
        shell.terminal.columns,
      );
      moving = shell.terminal.err && done < total;
      shell.err(shell.terminal.err ? `\r\u001B[K${line}${moving ? '' : '\n'}` : `${line}\n`);
    },
    clear() {
      if (moving) shell.err('\r\u001B[K');
      moving = false;
    },
  };
}
