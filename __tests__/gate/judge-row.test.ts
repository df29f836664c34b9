import { describe, expect, it } from 'vitest';
import type { GateRules } from '../../src/gate/input.ts';
import { against, counts, entry, found, judged, QA_KEY, record, rowOf, stored, type Scored } from './inputs.ts';

const verdictOf = (before: Scored | undefined, now: Scored, rules: Partial<GateRules> = {}, metric = 'accuracy') => {
  const { verdict, reason } = rowOf(against(before, now, { rules }), metric);
  return [verdict, reason];
};

const misses = (count: number, n: number, metric: string) => counts(n - count, n, metric);
const scoresOf = (metric: string, ...values: readonly number[]): Scored => Object.fromEntries(values.map((value, index) => [`c${index}`, { [metric]: value }]));

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
    expect(verdictOf(undefined, now, { thresholds: { 'qa.accuracy': threshold } })).toEqual([verdict, reason]);
  });

  it.each([
    ['3 of 30 missed is exactly 0.1', 'false_trust', misses(3, 30, 'false_trust'), 0.1, 'PASS', 'new'],
    ['4 of 30 missed is over 0.1', 'false_trust', misses(4, 30, 'false_trust'), 0.1, 'FAIL', 'below_threshold'],
    ['over pass, under weak', 'false_trust', misses(4, 30, 'false_trust'), { pass: 0.1, weak: 0.2 }, 'WEAK', 'below_threshold'],
    ['over weak', 'false_trust', misses(7, 30, 'false_trust'), { pass: 0.1, weak: 0.2 }, 'FAIL', 'below_threshold'],
    ['as many as allowed', 'fabrication', misses(2, 9, 'fabrication'), 2, 'PASS', 'new'],
    ['one more than allowed', 'fabrication', misses(3, 9, 'fabrication'), 2, 'FAIL', 'below_threshold'],
    ['none allowed, none found', 'fabrication', misses(0, 9, 'fabrication'), 0, 'PASS', 'new'],
  ])('lower is better: %s', (_claim, metric, now, threshold, verdict, reason) => {
    expect(verdictOf(undefined, now, { thresholds: { [`qa.${metric}`]: threshold } }, metric)).toEqual([verdict, reason]);
  });

  it('does not let the last digit of a mean decide', () => {
    expect(verdictOf(undefined, scoresOf('quality', 0.7, 0.7, 0.7), { thresholds: { 'qa.quality': 0.7 } }, 'quality')).toEqual(['PASS', 'new']);
    expect(verdictOf(undefined, scoresOf('gap', 0.1, 0.1, 0.1), { thresholds: { 'qa.gap': 0.1 } }, 'gap')).toEqual(['PASS', 'new']);
    expect(verdictOf(undefined, scoresOf('quality', 0.7, 0.7, 0.69), { thresholds: { 'qa.quality': 0.7 } }, 'quality')).toEqual(['FAIL', 'below_threshold']);
  });

  it('takes the most specific name, and the data its own threshold where no name means the row', () => {
    const rules = { thresholds: { qa: 0.9, 'qa.tier0.accuracy': 0.5 } };
    expect(verdictOf(undefined, counts(6, 10), rules)).toEqual(['PASS', 'new']);
    const own = judged({ entries: [entry(counts(6, 10), { thresholds: { accuracy: 0.7 } })] });
    expect(rowOf(own)).toMatchObject({ verdict: 'FAIL', reason: 'below_threshold', threshold: 0.7 });
    const overruled = judged({ entries: [entry(counts(6, 10), { thresholds: { accuracy: 0.7 } })], rules: { thresholds: { 'qa.accuracy': 0.6 } } });
    expect(rowOf(overruled)).toMatchObject({ verdict: 'PASS', threshold: 0.6 });
  });

  it('gives the threshold as the reason where the floor fails, too', () => {
    expect(verdictOf(counts(10, 10), counts(5, 10), { thresholds: { qa: 0.9 } })).toEqual(['FAIL', 'below_threshold']);
  });
});

describe('floors', () => {
  it.each([
    ['equal', counts(9, 10), counts(9, 10), {}, 'PASS', 'ok'],
    ['better', counts(9, 10), counts(10, 10), {}, 'PASS', 'ok'],
    ['one case less', counts(9, 10), counts(8, 10), {}, 'FAIL', 'below_floor'],
    ['one case less of 49', counts(49, 49), counts(48, 49), {}, 'FAIL', 'below_floor'],
    ['exactly the tolerance', counts(50, 50), counts(49, 50), { tolerance: 0.02 }, 'WEAK', 'within_tolerance'],
    ['more than the tolerance', counts(50, 50), counts(48, 50), { tolerance: 0.02 }, 'FAIL', 'below_floor'],
    ['a tolerance of that row', counts(50, 50), counts(49, 50), { tolerance: { 'qa.accuracy': 0.02 } }, 'WEAK', 'within_tolerance'],
    ['a tolerance of another row', counts(50, 50), counts(49, 50), { tolerance: { 'qa.quality': 0.02 } }, 'FAIL', 'below_floor'],
    ['the more specific tolerance', counts(50, 50), counts(49, 50), { tolerance: { qa: 0.5, 'qa.accuracy': 0.01 } }, 'FAIL', 'below_floor'],
  ])('%s', (_claim, before, now, rules, verdict, reason) => {
    expect(verdictOf(before, now, rules)).toEqual([verdict, reason]);
  });

  it.each([
    ['as many misses', 'fabrication', misses(2, 9, 'fabrication'), misses(2, 9, 'fabrication'), 0, 'PASS', 'ok'],
    ['a miss more', 'fabrication', misses(2, 9, 'fabrication'), misses(3, 9, 'fabrication'), 0, 'FAIL', 'above_ceiling'],
    ['a miss more, one tolerated', 'fabrication', misses(2, 9, 'fabrication'), misses(3, 9, 'fabrication'), 1, 'WEAK', 'within_tolerance'],
    ['a share of misses more', 'false_trust', misses(2, 9, 'false_trust'), misses(3, 9, 'false_trust'), 0, 'FAIL', 'above_ceiling'],
    ['a mean that fell', 'quality', scoresOf('quality', 0.9, 0.8), scoresOf('quality', 0.9, 0.79), 0, 'FAIL', 'below_floor'],
    ['a mean in another order', 'quality', scoresOf('quality', 0.1, 0.2, 0.3), scoresOf('quality', 0.3, 0.2, 0.1), 0, 'PASS', 'ok'],
    ['a mean that rose where lower is better', 'gap', scoresOf('gap', 0.1), scoresOf('gap', 0.2), 0, 'FAIL', 'above_ceiling'],
  ])('%s', (_claim, metric, before, now, tolerance, verdict, reason) => {
    expect(verdictOf(before, now, { tolerance }, metric)).toEqual([verdict, reason]);
  });
});

describe('rows that cannot be judged', () => {
  it.each([
    ['seed', 'PASS', 'new'],
    ['fail', 'ERROR', 'no_baseline'],
  ] as const)('a row without baseline with missing_baseline: %s', (missing_baseline, verdict, reason) => {
    expect(verdictOf(undefined, counts(1, 1), { missing_baseline })).toEqual([verdict, reason]);
  });

  it('seeds on the default branch whatever missing_baseline says', () => {
    expect(rowOf(against(undefined, counts(1, 1), { rules: { missing_baseline: 'fail' }, onDefaultBranch: true })).reason).toBe('new');
  });

  it.each([false, true])('an unusable baseline is an error, recorded drop or not (default branch: %s)', (onDefaultBranch) => {
    const recorded = [record({ kind: 'drop', suite: 'qa' })];
    const report = judged({ entries: [entry(counts(1, 1))], baseline: { kind: 'unusable', why: 'it is corrupt' }, recorded, onDefaultBranch });
    expect(rowOf(report)).toMatchObject({ verdict: 'ERROR', reason: 'no_baseline', note: 'it is corrupt' });
    expect(report).toMatchObject({ verdict: 'ERROR', exit_code: 1 });
  });

  it('an error of one case is an error of every row that it counts for, never a rate over the rest', () => {
    const failing = entry(counts(9, 10));
    const outcomes = new Map([...failing.outcomes].map(([id, one]) => [id, id === 'c3' ? { ...one, status: 'error' as const, scores: {}, reason: 'HTTP 503', code: 'app_failed' as const } : one]));
    const row = rowOf(judged({ entries: [{ ...failing, outcomes }], baseline: found({ [QA_KEY]: stored(counts(1, 10)) }) }));
    expect(row).toMatchObject({ verdict: 'ERROR', reason: 'app_failed', note: '1 of 10 cases could not be scored: c3 (HTTP 503)' });
  });

  it('a case that was never asked makes the row incomplete', () => {
    const whole = entry(counts(9, 10));
    const outcomes = new Map([...whole.outcomes].filter(([id]) => id !== 'c0'));
    expect(rowOf(judged({ entries: [{ ...whole, outcomes }] }))).toMatchObject({ verdict: 'ERROR', reason: 'incomplete' });
  });

  it('a score that is no number would pass every comparison, and is an error', () => {
    expect(rowOf(against(undefined, { c0: { quality: Number.NaN } }, { rules: { thresholds: { qa: 0.5 } } }), 'quality')).toMatchObject({ verdict: 'ERROR', reason: 'judge_failed' });
  });

  it('missing data is an error with its hint', () => {
    const report = judged({ entries: [entry(counts(1, 1), { insufficient: { accuracy: 'no answer carried a mode' } })] });
    expect(rowOf(report)).toMatchObject({ verdict: 'ERROR', reason: 'insufficient_data', note: 'no answer carried a mode' });
  });

  it('a row over no cases is skipped, unless the baseline has cases of it', () => {
    const metrics = entry({ c0: { accuracy: 1, quality: 1 } }).metrics;
    const now = entry({ c0: { accuracy: 1 } }, { metrics });
    expect(rowOf(judged({ entries: [now] }), 'quality')).toMatchObject({ verdict: 'SKIPPED', reason: 'no_cases', n: 0, value: 1 });
    const before = found({ [QA_KEY]: stored({ c0: { accuracy: 1 }, c1: { quality: 1 } }) });
    expect(rowOf(judged({ entries: [now], baseline: before }), 'quality')).toMatchObject({ verdict: 'ERROR', reason: 'not_comparable' });
  });

  it.each(['judge', 'scoring'] as const)('another %s is not comparable, and measured anew on the default branch', (part) => {
    const before = stored(counts(10, 10), { fingerprint: { judge: 'j1', scoring: 's1', config: 'c1', [part]: 'another' } });
    const given = { entries: [entry(counts(5, 10))], baseline: found({ [QA_KEY]: before }) };
    expect(rowOf(judged(given))).toMatchObject({ verdict: 'ERROR', reason: 'not_comparable' });
    expect(rowOf(judged({ ...given, onDefaultBranch: true }))).toMatchObject({ verdict: 'PASS', reason: 'remeasured' });
  });

  it('another config alone changes nothing', () => {
    const before = stored(counts(10, 10), { fingerprint: { judge: 'j1', scoring: 's1', config: 'another' } });
    expect(rowOf(judged({ entries: [entry(counts(10, 10))], baseline: found({ [QA_KEY]: before }) })).reason).toBe('ok');
  });
});
