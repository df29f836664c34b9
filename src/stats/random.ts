import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';

/** Where every random choice comes from. */
export interface RandomSource {
  /** A whole number from 0 to `count` − 1, each as likely; `count` ≥ 1. */
  readonly below: (count: number) => number;
}

/** The first numbers of neighbouring seeds resemble each other. */
const WARM_UP = 64;

/** The same numbers for the same seed (a whole number, of which 32 bits count), on every machine. */
export function seededRandom(seed: number): RandomSource {
  const generator = xoroshiro128plus(seed);
  skipN(generator, WARM_UP);
  return { below: (count) => uniformInt(generator, 0, count - 1) };
}

/** Puts a stretch of the list in a random order, in place, every order as likely (Fisher and Yates, from the end). */
export function shuffle(list: Int32Array, random: RandomSource, from: number, end: number): void {
  for (let last = end - 1; last > from; last -= 1) {
    const other = from + random.below(last - from + 1);
    const held = list[last] ?? 0;
    list[last] = list[other] ?? 0;
    list[other] = held;
  }
}
