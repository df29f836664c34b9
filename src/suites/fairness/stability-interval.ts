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
  const drawn = (seed: Similarities): number => drawnMean(seed, random, selfPairs);
  return percentileInterval(
    Array.from({ length: count }, () => seeds.reduce((worst, seed) => Math.min(worst, drawn(seed)), 1)),
  );
}

function drawnMean(seed: Similarities, random: RandomSource, selfPairs: boolean): number {
  if (seed.size < 2) return 1;
  for (;;) {
    const drawn = Array.from({ length: seed.size }, () => random.below(seed.size));
    const mean = meanOfPairs(seed, drawn, selfPairs);
    // One answer drawn every time has no pair to look at.
    if (mean !== undefined) return mean;
  }
}

function meanOfPairs(seed: Similarities, drawn: readonly number[], selfPairs: boolean): number | undefined {
  let sum = 0;
  let pairs = 0;
  drawn.forEach((left, index) => {
    for (let at = index + 1; at < drawn.length; at += 1) {
      const right = drawn[at] ?? left;
      if (left === right && !selfPairs) continue;
      sum += seed.of(left, right);
      pairs += 1;
    }
  });
  return pairs === 0 ? undefined : sum / pairs;
}
