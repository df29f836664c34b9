import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupMeans, measureOf, type Measure } from '../../src/stats/group-gaps.ts';
import { layoutOf, type Layout } from '../../src/stats/layout.ts';
import type { Interval } from '../../src/stats/percentile.ts';
import { seededRandom } from '../../src/stats/random.ts';
import { gapIntervals, gapPValues, type Draws, type Resampling } from '../../src/stats/resample.ts';

const draws = (count: number, seed = 0) => ({ count, random: seededRandom(seed) });
/** One record with one or more scores. */
interface Observation {
  readonly id: string;
  readonly group: string;
  readonly block: string;
  readonly scores: readonly number[];
}

interface Sample {
  readonly layout: Layout;
  readonly measure: Measure;
}

/** Observations in the order of their ids, as the layout wants them. */
function sampleOf(observations: readonly Observation[]): Sample {
  const sorted = observations.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const columns = (sorted[0]?.scores ?? []).map((_, column) =>
    sorted.map(({ scores }) => scores[column] ?? 0),
  );
  return { layout: layoutOf(sorted), measure: measureOf(columns) };
}

function gapInterval({ layout, measure }: Sample, draws: Draws, how: Resampling): Interval | undefined {
  return gapIntervals(layout, [measure], draws, how)?.[0];
}

function gapPValue({ layout, measure }: Sample, draws: Draws, how: Resampling): number | undefined {
  return gapPValues(layout, [measure], draws, how)?.[0];
}

const SCHEMES: readonly Resampling[] = ['paired', 'pooled'];

const observations = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 3 }),
      fc.double({ noNaN: true, min: 0, max: 1 }),
    ),
    {
      minLength: 1,
      maxLength: 24,
    },
  )
  .map((list) =>
    list.map(([block, group, score], index): Observation => ({
      id: `r${index}`,
      block: `b${block}`,
      group: `g${group}`,
      scores: [score, 1 - score / 3],
    })),
  );

describe.each(SCHEMES)('%s resampling', (how) => {
  it('gives the same in any order, and for the same seed only', () => {
    fc.assert(
      fc.property(
        observations.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        fc.integer({ min: 0, max: 999 }),
        ([list, shuffled], seed) => {
          const [a, b] = [sampleOf(list), sampleOf(shuffled)];
          expect(gapInterval(b, draws(20, seed), how)).toEqual(gapInterval(a, draws(20, seed), how));
          expect(gapPValue(b, draws(20, seed), how)).toBe(gapPValue(a, draws(20, seed), how));
        },
      ),
    );
    const [one, other] = [1, 2].map((seed) => gapInterval(noisy(40, 0, 0, 5), draws(50, seed), how));
    expect(one).not.toEqual(other);
  });

  it('keeps a p-value within (0, 1] and an interval in order', () => {
    fc.assert(
      fc.property(observations, (list) => {
        const p = gapPValue(sampleOf(list), draws(19), how) ?? 1;
        expect(p).toBeGreaterThanOrEqual(1 / 20);
        expect(p).toBeLessThanOrEqual(1);
        const [low, high] = gapInterval(sampleOf(list), draws(19), how) ?? [0, 0];
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('gives nothing without draws or with one group', () => {
    const one = sampleOf([1, 2, 3].map((n) => ({ id: `${n}`, block: `${n}`, group: 'g', scores: [n] })));
    expect(gapPValue(one, draws(10), how)).toBeUndefined();
    expect(gapPValue(noisy(5, 0, 0, 1), draws(0), how)).toBeUndefined();
    expect(gapInterval(noisy(5, 0, 0, 1), draws(0), how)).toBeUndefined();
  });
});

describe('several measures', () => {
  it.each(SCHEMES)('share their draws, each with its own figures, %s', (how) => {
    const [one, other] = [noisy(20, 1, 1, 3), noisy(20, 0, 2, 4)];
    const both = [one.measure, other.measure];
    expect(gapIntervals(one.layout, both, draws(30), how)).toEqual(
      [one, other].map((sample) => gapInterval(sample, draws(30), how)),
    );
    expect(gapPValues(one.layout, both, draws(30), how)).toEqual(
      [one, other].map((sample) => gapPValue(sample, draws(30), how)),
    );
  });

  it('have means by group, rounded once', () => {
    const list = ['a', 'a', 'a', 'b'].map((group, index) => ({
      id: `${index}`,
      block: '',
      group,
      scores: [0.1, index],
    }));
    const { layout, measure } = sampleOf(list);
    expect(layout.labels).toEqual(['a', 'b']);
    expect(groupMeans(layout, measure)).toEqual([
      [0.1, 0.1],
      [1, 3],
    ]);
  });
});

describe('paired resampling', () => {
  it('says nothing where nothing can vary', () => {
    const oneBlock = sampleOf(['a', 'b'].map((group) => ({ id: group, block: 's', group, scores: [1] })));
    expect(gapInterval(oneBlock, draws(10), 'paired')).toBeUndefined();
    const unpaired = sampleOf(['a', 'b'].map((group) => ({ id: group, block: group, group, scores: [1] })));
    expect(gapPValue(unpaired, draws(10), 'paired')).toBeUndefined();
  });

  it('loses no group where blocks touch different ones', () => {
    const sample = sampleOf(
      [0, 1].flatMap((set) =>
        [0, 1, 2].flatMap((block) =>
          [0, 1].map((group) => ({
            id: `${set}${block}${group}`,
            block: `${set}${block}`,
            group: `${set}${group}`,
            // Every group has one score, so that the gap is 3 whenever all groups are there.
            scores: [set * 2 + group],
          })),
        ),
      ),
    );
    expect(gapInterval(sample, draws(100), 'paired')).toEqual([3, 3]);
  });

  it('counts a shuffle that changes nothing as one that is as large', () => {
    const same = sampleOf(
      [0, 1, 2].flatMap((block) =>
        ['a', 'b'].map((group) => ({
          id: `${block}${group}`,
          block: `${block}`,
          group,
          scores: [0.1 * block],
        })),
      ),
    );
    expect(gapPValue(same, draws(50), 'paired')).toBe(1);
  });
});

const NORMAL = { seeds: 60, effect: 1, spread: 1 };

describe('coverage, by simulation', () => {
  it('of a nominal 90 % interval lies between 87 and 93 % where seeds are resampled', () => {
    const { covered } = coverage('paired', { ...NORMAL, seedSpread: 4 });
    expect(covered).toBeGreaterThan(0.87);
    expect(covered).toBeLessThan(0.93);
  });

  it('of records resampled within groups is right only where seeds have nothing in common', () => {
    const alone = coverage('pooled', { ...NORMAL, seedSpread: 0 });
    expect(alone.covered).toBeGreaterThan(0.87);
    expect(alone.covered).toBeLessThan(0.93);
    const together = coverage('pooled', { ...NORMAL, effect: 4, seedSpread: 4 });
    expect(together.covered).toBeGreaterThan(0.98);
    expect(together.width).toBeGreaterThan(
      2 * coverage('paired', { ...NORMAL, effect: 4, seedSpread: 4 }).width,
    );
  });
});

describe('p-values under no effect, by simulation', () => {
  it.each([2, 3])('are uniform with labels shuffled within a seed, %d groups', (groups) => {
    const ps = pValues('paired', 4, groups);
    for (const level of [0.05, 0.1, 0.25, 0.5, 0.75, 0.9])
      expect(Math.abs(ps.filter((p) => p <= level).length / ps.length - level)).toBeLessThan(0.045);
  });

  it('are uniform with labels shuffled over all records only where seeds have nothing in common', () => {
    const ps = pValues('pooled', 0, 2);
    for (const level of [0.05, 0.25, 0.5, 0.75])
      expect(Math.abs(ps.filter((p) => p <= level).length / ps.length - level)).toBeLessThan(0.045);
    expect(pValues('pooled', 4, 2).filter((p) => p <= 0.1).length).toBe(0);
  });

  it('find an effect that the pooled way drowns in what seeds differ by', () => {
    const sample = noisy(40, 1, 4, 3);
    expect(gapPValue(sample, draws(199), 'paired')).toBeLessThan(0.02);
    expect(gapPValue(sample, draws(199), 'pooled')).toBeGreaterThan(0.05);
  });
});

interface World {
  readonly seeds: number;
  readonly effect: number;
  readonly spread: number;
  readonly seedSpread: number;
}

/** How many of the intervals hold the true effect, and how wide they are on average. */
function coverage(how: Resampling, world: World): { covered: number; width: number } {
  const worlds = 1200;
  let covered = 0;
  let width = 0;
  for (let seed = 0; seed < worlds; seed += 1) {
    const sample = noisy(world.seeds, world.effect, world.seedSpread, seed, 2, world.spread);
    const [low, high] = gapInterval(sample, draws(200, seed + 10_000), how) ?? [0, 0];
    if (low <= world.effect && world.effect <= high) covered += 1;
    width += (high - low) / worlds;
  }
  return { covered: covered / worlds, width };
}

function pValues(how: Resampling, seedSpread: number, groups: number): number[] {
  return Array.from(
    { length: 1200 },
    (_, seed) =>
      gapPValue(noisy(15, 0, seedSpread, seed, groups), draws(99, seed + 10_000), how) ?? Number.NaN,
  );
}

/** Paired records: what a seed has in common, an effect of the last group, and noise. */
function noisy(
  seeds: number,
  effect: number,
  seedSpread: number,
  seed: number,
  groups = 2,
  spread = 1,
): Sample {
  const random = seededRandom(seed);
  return sampleOf(
    Array.from({ length: seeds }, (_, block) => {
      const common = seedSpread * bell(random);
      return Array.from({ length: groups }, (_group, group) => ({
        id: `${block}-${group}`,
        block: `${block}`,
        group: `${group}`,
        scores: [common + spread * bell(random) + (group === groups - 1 ? effect : 0)],
      }));
    }).flat(),
  );
}

/** About normal, mean 0, variance 1: twelve uniform numbers. */
function bell(random: ReturnType<typeof seededRandom>): number {
  let sum = -6;
  for (let n = 0; n < 12; n += 1) sum += (random.below(1_000_000) + 0.5) / 1_000_000;
  return sum;
}
