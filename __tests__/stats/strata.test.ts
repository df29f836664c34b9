import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, type Stratum } from '../../src/stats/strata.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function plain(...sizes: number[]): Stratum[] {
  return sizes.map((size) => ({ size, least: 0 }));
}

describe('a sample of n over strata', () => {
  it.each([
    ['in proportion', 10, plain(50, 30, 20), [5, 3, 2]],
    ['one more to the largest remainder', 10, plain(55, 31, 14), [6, 3, 1]],
    ['equal remainders: to the first', 1, plain(7, 7), [1, 0]],
    ['all of them', 6, plain(1, 2, 3), [1, 2, 3]],
    ['none', 0, plain(4, 4), [0, 0]],
    [
      'a small one is raised, the others share the rest',
      4,
      [
        { size: 97, least: 1 },
        { size: 2, least: 1 },
        { size: 1, least: 1 },
      ],
      [2, 1, 1],
    ],
    [
      'raising one pulls another below its least',
      10,
      [
        { size: 100, least: 1 },
        { size: 12, least: 1 },
        { size: 2, least: 2 },
      ],
      [7, 1, 2],
    ],
  ])('%s', (_, n, strata, shares) => {
    expect(allocate(n, strata)).toEqual(shares);
  });

  it('refuses more than there are, and less than the strata need', () => {
    expect(() => allocate(4, plain(1, 2))).toThrow(RangeError);
    expect(() =>
      allocate(1, [
        { size: 3, least: 1 },
        { size: 3, least: 1 },
      ]),
    ).toThrow(RangeError);
  });

  const strata = fc.array(
    fc.nat(40).chain((more) => fc.nat(more + 1).map((least) => ({ size: more + 1, least }))),
    { minLength: 1, maxLength: 12 },
  );
  const cases = strata.chain((list) =>
    fc
      .integer({ min: sum(list.map(({ least }) => least)), max: sum(list.map(({ size }) => size)) })
      .map((n) => ({ n, list })),
  );

  it('gives out all n, to each no more than it has and no less than its least', () => {
    fc.assert(
      fc.property(cases, ({ n, list }) => {
        const shares = allocate(n, list);
        expect(sum(shares)).toBe(n);
        for (const [index, { size, least }] of list.entries()) {
          expect(shares[index]).toBeGreaterThanOrEqual(least);
          expect(shares[index]).toBeLessThanOrEqual(size);
        }
      }),
    );
  });

  it('without a least, is never a whole case off the exact share', () => {
    fc.assert(
      fc.property(cases, ({ n, list }) => {
        const all = sum(list.map(({ size }) => size));
        const shares = allocate(
          n,
          list.map(({ size }) => ({ size, least: 0 })),
        );
        for (const [index, { size }] of list.entries())
          expect(Math.abs((shares[index] ?? 0) - (n * size) / all)).toBeLessThan(1);
      }),
    );
  });
});
