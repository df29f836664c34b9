import { excerpt } from '../excerpt.ts';

/** Lines from the end among which the telling one is looked for. */
const LOOKED_AT = 10;
const BLAME = /error|exception|fatal|panic/i;
/** A line of a stack trace: where it broke, not what. */
const FRAME = /^\s+(?:at|File)\s/;

/**
 * The one line of an app's output that tells most of why it ended, for a reason of one line: the last that speaks of an
 * error, else the last one. Empty where it printed nothing.
 */
export function lastWords(tail: readonly string[]): string {
  const lines = tail.slice(-LOOKED_AT).filter((line) => !FRAME.test(line));
  const telling = lines.findLast((line) => BLAME.test(line)) ?? lines.at(-1);
  return telling === undefined ? '' : `; it printed ${excerpt(telling.trim())}`;
}
