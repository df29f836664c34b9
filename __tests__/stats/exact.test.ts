import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactMean, exactSum } from '../../src/stats/exact.ts';
import { percentile, percentileInterval } from '../../src/stats/percentile.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e200, max: 1e200 });
const usual = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ noNaN: true, min: 0, max: 1 }),
  fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
);
const tiny = fc.double({ noNaN: true, min: -1e-305, max: 1e-305 });
const mixed = (values: fc.Arbitrary<number>) => fc.array(values, { minLength: 1, maxLength: 40 });
const lists = fc.oneof(mixed(usual), mixed(fc.oneof(usual, finite)), mixed(tiny));

describe('exact sums and means', () => {
  it.each([
    ['ten tenths', Array<number>(10).fill(0.1), 1],
    ['a small number between two large ones', [1e16, 1, -1e16], 1],
    ['the ends of the range', [1e308, 5e-324, -1e308], 5e-324],
    ['negative numbers', [-0.1, -0.2, -0.3], -0.6],
    ['nothing', [], 0],
  ])('sums %s', (_what, values, sum) => {
    expect(exactSum(values)).toBe(sum);
  });

  it.each([
    // Python 3.11: statistics.mean of the same lists.
    [[0.7, 0.8, 0.9, 0.1, 0.3], 0.56],
    [[0.1, 0.2, 0.3], 0.2],
    [[1e-300, 1], 0.5],
    [[1e300, 1e-300, -1e300], 3.3333333333333334e-301],
    [[3, 4, 4], 3.6666666666666665],
    [[2 ** 53, 1, 1, 2 ** 53], 4503599627370496],
  ])('takes the mean of %j as Python does', (values, mean) => {
    expect(exactMean(values)).toBe(mean);
  });

  it('rounds the exact quotient once: no double lies nearer to it', () => {
    fc.assert(
      fc.property(lists, (values) => {
        const mean = exactMean(values);
        const error = distance(mean, values);
        for (const other of neighbours(mean)) expect(distance(other, values) >= error).toBe(true);
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(
        lists.chain((values) =>
          fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
        ),
        ([values, shuffled]) => {
          expect(exactMean(shuffled)).toBe(exactMean(values));
          expect(exactSum(shuffled)).toBe(exactSum(values));
        },
      ),
    );
  });

  it('refuses what is no number', () => {
    expect(() => exactSum([0.5, Number.NaN])).toThrow(RangeError);
    expect(() => exactMean([Number.POSITIVE_INFINITY])).toThrow(RangeError);
  });
});

describe('percentiles', () => {
  it.each([
    [[1, 2, 3, 4, 5], 0.5, 3],
    [[1, 2, 3, 4, 5], 0.05, 1.2],
    [[0, 10], 0.95, 9.5],
    [[7], 0.05, 7],
    [[1, 2], 0, 1],
    [[1, 2], 1, 2],
    [[], 0.5, 0],
  ])('of %j at %d interpolate', (sorted, share, expected) => {
    expect(percentile(sorted, share)).toBeCloseTo(expected, 12);
  });

  it('make an interval of draws in any order', () => {
    const draws = Array.from({ length: 21 }, (_, i) => (i * 8) % 21);
    expect(percentileInterval(draws)).toEqual([1, 19]);
  });
});

/** |value × n − exact sum|, in units that make it a whole number. */
function distance(value: number, values: readonly number[]): bigint {
  const difference = units(value) * BigInt(values.length) - values.reduce((sum, one) => sum + units(one), 0n);
  return difference < 0n ? -difference : difference;
}

/** In units of 2^-1074, the least positive double; by doubling, which is exact. */
function units(value: number): bigint {
  let rest = value;
  let shift = 1074;
  while (!Number.isInteger(rest) && shift > 0) {
    rest *= 2;
    shift -= 1;
  }
  return BigInt(rest) << BigInt(shift);
}

function neighbours(value: number): number[] {
  const view = new DataView(new ArrayBuffer(8));
  return [-1n, 1n].map((step) => {
    view.setFloat64(0, value);
    view.setBigInt64(0, view.getBigInt64(0) + step);
    return value === 0 ? Number(step) * Number.MIN_VALUE : view.getFloat64(0);
  });
}
