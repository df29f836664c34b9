import { describe, expect, it } from 'vitest';
import type { GateRules } from '../../src/gate/input.ts';
import { against, counts, entry, judged, rowOf, type Scored } from './inputs.ts';

const verdictOf = (
  before: Scored | undefined,
  now: Scored,
  rules: Partial<GateRules> = {},
  metric = 'accuracy',
) => {
  const { verdict, reason } = rowOf(against(before, now, { rules }), metric);
  return [verdict, reason];
};

const misses = (count: number, n: number, metric: string) => counts(n - count, n, metric);
const scoresOf = (metric: string, ...values: readonly number[]): Scored =>
  Object.fromEntries(values.map((value, index) => [`c${index}`, { [metric]: value }]));

describe('absolute thresholds', () => {
  it.each([
    ['57 of 60 is exactly 0.95', counts(57, 60), 0.95, 'PASS', 'new'],
    ['56 of 60 is below 0.95', counts(56, 60), 0.95, 'FAIL', 'below_threshold'],
    ['29 of 30 is exactly its own fraction', counts(29, 30), 29 / 30, 'PASS', 'new'],
    ['below pass, above weak', counts(19, 20), { pass: 0.96, weak: 0.9 }, 'WEAK', 'below_threshold'],
    ['exactly weak', counts(18, 20), { pass: 0.96, weak: 0.9 }, 'WEAK', 'below_threshold'],
    ['below weak', counts(17, 20), { pass: 0.96, weak: 0.9 }, 'FAIL', 'below_threshold'],
    ['exactly pass', counts(24, 25), { pass: 0.96, weak: 0.9 }, 'PASS', 'new'],
  ])('higher is better: %s', (_claim, now, threshold, verdict, reason) => {
    expect(verdictOf(undefined, now, { thresholds: { 'qa.accuracy': threshold } })).toEqual([
      verdict,
      reason,
    ]);
  });

  it.each([
    ['3 of 30 missed is exactly 0.1', 'false_trust', misses(3, 30, 'false_trust'), 0.1, 'PASS', 'new'],
    [
      '4 of 30 missed is over 0.1',
      'false_trust',
      misses(4, 30, 'false_trust'),
      0.1,
      'FAIL',
      'below_threshold',
    ],
    [
      'over pass, under weak',
      'false_trust',
      misses(4, 30, 'false_trust'),
      { pass: 0.1, weak: 0.2 },
      'WEAK',
      'below_threshold',
    ],
    [
      'over weak',
      'false_trust',
      misses(7, 30, 'false_trust'),
      { pass: 0.1, weak: 0.2 },
      'FAIL',
      'below_threshold',
    ],
    ['as many as allowed', 'fabrication', misses(2, 9, 'fabrication'), 2, 'PASS', 'new'],
    ['one more than allowed', 'fabrication', misses(3, 9, 'fabrication'), 2, 'FAIL', 'below_threshold'],
    ['none allowed, none found', 'fabrication', misses(0, 9, 'fabrication'), 0, 'PASS', 'new'],
  ])('lower is better: %s', (_claim, metric, now, threshold, verdict, reason) => {
    expect(verdictOf(undefined, now, { thresholds: { [`qa.${metric}`]: threshold } }, metric)).toEqual([
      verdict,
      reason,
    ]);
  });

  it('does not let the last digit of a mean decide', () => {
    expect(
      verdictOf(
        undefined,
        scoresOf('quality', 0.7, 0.7, 0.7),
        { thresholds: { 'qa.quality': 0.7 } },
        'quality',
      ),
    ).toEqual(['PASS', 'new']);
    expect(
      verdictOf(undefined, scoresOf('gap', 0.1, 0.1, 0.1), { thresholds: { 'qa.gap': 0.1 } }, 'gap'),
    ).toEqual(['PASS', 'new']);
    expect(
      verdictOf(
        undefined,
        scoresOf('quality', 0.7, 0.7, 0.69),
        { thresholds: { 'qa.quality': 0.7 } },
        'quality',
      ),
    ).toEqual(['FAIL', 'below_threshold']);
  });

  it('takes the most specific name, and the data its own threshold where no name means the row', () => {
    const rules = { thresholds: { qa: 0.9, 'qa.tier0.accuracy': 0.5 } };
    expect(verdictOf(undefined, counts(6, 10), rules)).toEqual(['PASS', 'new']);
    const own = judged({ entries: [entry(counts(6, 10), { thresholds: { accuracy: 0.7 } })] });
    expect(rowOf(own)).toMatchObject({ verdict: 'FAIL', reason: 'below_threshold', threshold: 0.7 });
    const overruled = judged({
      entries: [entry(counts(6, 10), { thresholds: { accuracy: 0.7 } })],
      rules: { thresholds: { 'qa.accuracy': 0.6 } },
    });
    expect(rowOf(overruled)).toMatchObject({ verdict: 'PASS', threshold: 0.6 });
  });

  it('gives the threshold as the reason where the floor fails, too', () => {
    expect(verdictOf(counts(10, 10), counts(5, 10), { thresholds: { qa: 0.9 } })).toEqual([
      'FAIL',
      'below_threshold',
    ]);
  });
});

describe('floors', () => {
  it.each([
    ['equal', counts(9, 10), counts(9, 10), {}, 'PASS', 'ok'],
    ['better', counts(9, 10), counts(10, 10), {}, 'PASS', 'ok'],
    ['one case less', counts(9, 10), counts(8, 10), {}, 'FAIL', 'below_floor'],
    ['one case less of 49', counts(49, 49), counts(48, 49), {}, 'FAIL', 'below_floor'],
    [
      'exactly the tolerance',
      counts(50, 50),
      counts(49, 50),
      { tolerance: 0.02 },
      'WEAK',
      'within_tolerance',
    ],
    ['more than the tolerance', counts(50, 50), counts(48, 50), { tolerance: 0.02 }, 'FAIL', 'below_floor'],
    [
      'a tolerance of that row',
      counts(50, 50),
      counts(49, 50),
      { tolerance: { 'qa.accuracy': 0.02 } },
      'WEAK',
      'within_tolerance',
    ],
    [
      'a tolerance of another row',
      counts(50, 50),
      counts(49, 50),
      { tolerance: { 'qa.quality': 0.02 } },
      'FAIL',
      'below_floor',
    ],
    [
      'the more specific tolerance',
      counts(50, 50),
      counts(49, 50),
      { tolerance: { qa: 0.5, 'qa.accuracy': 0.01 } },
      'FAIL',
      'below_floor',
    ],
  ])('%s', (_claim, before, now, rules, verdict, reason) => {
    expect(verdictOf(before, now, rules)).toEqual([verdict, reason]);
  });

  it.each([
    [
      'as many misses',
      'fabrication',
      misses(2, 9, 'fabrication'),
      misses(2, 9, 'fabrication'),
      0,
      'PASS',
      'ok',
    ],
    [
      'a miss more',
      'fabrication',
      misses(2, 9, 'fabrication'),
      misses(3, 9, 'fabrication'),
      0,
      'FAIL',
      'above_ceiling',
    ],
    [
      'a miss more, one tolerated',
      'fabrication',
      misses(2, 9, 'fabrication'),
      misses(3, 9, 'fabrication'),
      1,
      'WEAK',
      'within_tolerance',
    ],
    [
      'a share of misses more',
      'false_trust',
      misses(2, 9, 'false_trust'),
      misses(3, 9, 'false_trust'),
      0,
      'FAIL',
      'above_ceiling',
    ],
    [
      'a mean that fell',
      'quality',
      scoresOf('quality', 0.9, 0.8),
      scoresOf('quality', 0.9, 0.79),
      0,
      'FAIL',
      'below_floor',
    ],
    [
      'a mean in another order',
      'quality',
      scoresOf('quality', 0.1, 0.2, 0.3),
      scoresOf('quality', 0.3, 0.2, 0.1),
      0,
      'PASS',
      'ok',
    ],
    [
      'a mean that rose where lower is better',
      'gap',
      scoresOf('gap', 0.1),
      scoresOf('gap', 0.2),
      0,
      'FAIL',
      'above_ceiling',
    ],
  ])('%s', (_claim, metric, before, now, tolerance, verdict, reason) => {
    expect(verdictOf(before, now, { tolerance }, metric)).toEqual([verdict, reason]);
  });
});
