import { percentileInterval, type Interval } from '../../stats/percentile.ts';
import type { RandomSource } from '../../stats/random.ts';
import type { Draws } from '../../stats/resample.ts';
import type { Similarities } from './similarity.ts';

/**
 * The percentile bootstrap interval of the worst seed's mean similarity, answers resampled within each seed. fairtrace
 * also compares an answer with itself where it was drawn twice, which lifts every draw; else such pairs are left out.
 * None below two seeds; nor, without such pairs, where no seed has three answers, as then every draw is the same.
 */
export function stabilityInterval(
  seeds: readonly Similarities[],
  { count, random }: Draws,
  selfPairs: boolean,
): Interval | undefined {
  if (count <= 0 || seeds.length < 2) return undefined;
  if (!selfPairs && seeds.every(({ size }) => size < 3)) return undefined;
  const scratch = new Int32Array(seeds.reduce((most, { size }) => Math.max(most, size), 0));
  const draws: number[] = [];
  while (draws.length < count) {
    let worst = 1;
    for (const seed of seeds) worst = Math.min(worst, drawnMean(seed, random, selfPairs, scratch));
    draws.push(worst);
  }
  return percentileInterval(draws);
}

function drawnMean(
  seed: Similarities,
  random: RandomSource,
  selfPairs: boolean,
  scratch: Int32Array,
): number {
  const { size } = seed;
  if (size < 2) return 1;
  for (;;) {
    for (let at = 0; at < size; at += 1) scratch[at] = random.below(size);
    const mean = meanOfPairs(seed, scratch, selfPairs);
    // One answer drawn every time has no pair to look at.
    if (mean !== undefined) return mean;
  }
}

function meanOfPairs(seed: Similarities, drawn: Int32Array, selfPairs: boolean): number | undefined {
  let sum = 0;
  let pairs = 0;
  for (let index = 0; index < seed.size; index += 1)
    for (let at = index + 1; at < seed.size; at += 1) {
      const left = drawn[index] ?? 0;
      const right = drawn[at] ?? 0;
      if (left === right && !selfPairs) continue;
      sum += seed.of(left, right);
      pairs += 1;
    }
  return pairs === 0 ? undefined : sum / pairs;
}
