import { inertMiddle } from './inert.ts';
import { counted } from './numbers.ts';
import { displayWidth, pad } from './width.ts';

/** How far a suite's tier is. */
export interface Progress {
  readonly suite: string;
  readonly tier: number;
  readonly done: number;
  readonly total: number;
  readonly perSecond: number;
  /** Absent while it cannot be told. */
  readonly secondsLeft?: number;
  readonly errors: number;
}

const BAR = 20;
const LONGEST_SUITE = 24;

/** One line such as `qa  tier 0   41/41  ████████████████████  12/s  3 s left`; the bar goes where the columns are few. */
export function progressLine(progress: Progress, columns: number): string {
  const full = parts(progress, [bar(progress)]).join('  ');
  return displayWidth(full) <= columns ? full : inertMiddle(parts(progress, []).join('  '), columns);
}

function parts(
  { suite, tier, done, total, perSecond, secondsLeft, errors }: Progress,
  middle: readonly string[],
): string[] {
  const count = pad(`${done}/${total}`, 2 * String(total).length + 1, 'left');
  const left = done < total && secondsLeft !== undefined ? [`${duration(secondsLeft)} left`] : [];
  return [
    `${inertMiddle(suite, LONGEST_SUITE)}  tier ${tier} `,
    count,
    ...middle,
    `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)}/s`,
    ...left,
    ...(errors > 0 ? [counted(errors, 'error')] : []),
  ];
}

function bar({ done, total }: Progress): string {
  const full = total === 0 ? BAR : Math.floor((Math.min(done, total) / total) * BAR);
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
