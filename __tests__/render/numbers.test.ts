import { describe, expect, it } from 'vitest';
import {
  counted,
  difference,
  figure,
  figures,
  scaleOf,
  signedCount,
  type Scale,
} from '../../src/render/numbers.ts';
import { mean, misses, rate } from '../helpers/reports.ts';

describe('scaleOf', () => {
  it.each([
    ['a pass rate', rate('a', 28, 30, 30), 'rate'],
    ['a pass rate of none', rate('a', 0, 30, 0), 'rate'],
    ['a number of misses', misses('a', 3, 12, 1), 'count'],
    [
      'a share of misses',
      misses('a', 3, 12, 1, { measure: 'miss_rate', value: 0.25, baseline: 1 / 12 }),
      'rate',
    ],
    ['no misses, against a share', misses('a', 0, 12, 0, { measure: 'miss_rate' }), 'rate'],
    ['no misses, against a number', misses('a', 0, 12, 2), 'count'],
    ['a mean', mean('a', 0.8, 12, 0.8), 'number'],
  ] as const)('knows %s', (_what, row, scale) => {
    expect(scaleOf(row)).toBe(scale);
  });
});

describe('figure', () => {
  it.each<[Scale, number, string]>([
    ['rate', 28 / 30, '93.3 %'],
    ['rate', 1, '100.0 %'],
    ['rate', 2919 / 2920, '99.97 %'],
    ['rate', 28_999 / 29_000, '99.997 %'],
    ['rate', 1 / 29_000, '0.003 %'],
    ['rate', 0, '0.0 %'],
    ['count', 3, '3'],
    ['number', 0.8, '0.80'],
    ['number', -0.034, '−0.03'],
    ['number', 0.0004, '0.0004'],
    ['number', 1e21, '1.00e+21'],
  ])('%s %d reads %s', (scale, value, text) => {
    expect(figure(scale, value)).toBe(text);
  });

  it.each<[Scale, number, number, [string, string]]>([
    ['rate', 0.9991, 0.9994, ['99.91 %', '99.94 %']],
    ['number', 0.8499, 0.85, ['0.8499', '0.8500']],
    ['number', 0.85, 0.85, ['0.85', '0.85']],
  ])('%s %d and %d look different where they are', (scale, value, other, pair) => {
    expect(figures(scale, value, other)).toEqual(pair);
  });
});

describe('differences', () => {
  it.each<[Scale, number, string]>([
    ['rate', -2 / 30, '−6.7 pt'],
    ['rate', 1 / 26, '+3.8 pt'],
    ['number', -0.03, '−0.03'],
    ['count', 2, '+2'],
  ])('of a %s, %d, reads %s', (scale, delta, text) => {
    expect(difference(scale, delta)).toBe(text);
  });

  it('of cases have a sign', () => {
    expect([-2, 0, 3].map(signedCount)).toEqual(['−2', '±0', '+3']);
    expect([0, 1, 2].map((count) => counted(count, 'case'))).toEqual(['0 cases', '1 case', '2 cases']);
  });
});
