import { describe, expect, it } from 'vitest';
import type { GateRules } from '../../src/gate/input.ts';
import {
  against,
  counts,
  entry,
  found,
  judged,
  QA_KEY,
  record,
  rowOf,
  stored,
  type Scored,
} from './inputs.ts';

const verdictOf = (
  before: Scored | undefined,
  now: Scored,
  rules: Partial<GateRules> = {},
  metric = 'accuracy',
) => {
  const { verdict, reason } = rowOf(against(before, now, { rules }), metric);
  return [verdict, reason];
};

describe('rows that cannot be judged', () => {
  it.each([
    ['seed', 'PASS', 'new'],
    ['fail', 'ERROR', 'no_baseline'],
  ] as const)('a row without baseline with missing_baseline: %s', (missing_baseline, verdict, reason) => {
    expect(verdictOf(undefined, counts(1, 1), { missing_baseline })).toEqual([verdict, reason]);
  });

  it('seeds on the default branch whatever missing_baseline says', () => {
    expect(
      rowOf(against(undefined, counts(1, 1), { rules: { missing_baseline: 'fail' }, onDefaultBranch: true }))
        .reason,
    ).toBe('new');
  });

  it.each([false, true])(
    'an unusable baseline is an error, recorded drop or not (default branch: %s)',
    (onDefaultBranch) => {
      const recorded = [record({ kind: 'drop', suite: 'qa' })];
      const report = judged({
        entries: [entry(counts(1, 1))],
        baseline: { kind: 'unusable', why: 'it is corrupt' },
        recorded,
        onDefaultBranch,
      });
      expect(rowOf(report)).toMatchObject({ verdict: 'ERROR', reason: 'no_baseline', note: 'it is corrupt' });
      expect(report).toMatchObject({ verdict: 'ERROR', exit_code: 1 });
    },
  );

  it('an error of one case is an error of every row that it counts for, never a rate over the rest', () => {
    const failing = entry(counts(9, 10));
    const outcomes = new Map(
      [...failing.outcomes].map(([id, one]) => [
        id,
        id === 'c3'
          ? { ...one, status: 'error' as const, scores: {}, reason: 'HTTP 503', code: 'app_failed' as const }
          : one,
      ]),
    );
    const row = rowOf(
      judged({ entries: [{ ...failing, outcomes }], baseline: found({ [QA_KEY]: stored(counts(1, 10)) }) }),
    );
    expect(row).toMatchObject({
      verdict: 'ERROR',
      reason: 'app_failed',
      note: '1 of 10 cases could not be scored: c3 (HTTP 503)',
    });
  });

  it('a case that was never asked makes the row incomplete', () => {
    const whole = entry(counts(9, 10));
    const outcomes = new Map([...whole.outcomes].filter(([id]) => id !== 'c0'));
    expect(rowOf(judged({ entries: [{ ...whole, outcomes }] }))).toMatchObject({
      verdict: 'ERROR',
      reason: 'incomplete',
    });
  });

  it('a score that is no number would pass every comparison, and is an error', () => {
    expect(
      rowOf(
        against(undefined, { c0: { quality: Number.NaN } }, { rules: { thresholds: { qa: 0.5 } } }),
        'quality',
      ),
    ).toMatchObject({ verdict: 'ERROR', reason: 'judge_failed' });
  });

  it('missing data is an error with its hint', () => {
    const report = judged({
      entries: [entry(counts(1, 1), { insufficient: { accuracy: 'no answer carried a mode' } })],
    });
    expect(rowOf(report)).toMatchObject({
      verdict: 'ERROR',
      reason: 'insufficient_data',
      note: 'no answer carried a mode',
    });
  });

  it('a row over no cases is skipped, unless the baseline has cases of it', () => {
    const metrics = entry({ c0: { accuracy: 1, quality: 1 } }).metrics;
    const now = entry({ c0: { accuracy: 1 } }, { metrics });
    expect(rowOf(judged({ entries: [now] }), 'quality')).toMatchObject({
      verdict: 'SKIPPED',
      reason: 'no_cases',
      n: 0,
      value: 1,
    });
    const before = found({ [QA_KEY]: stored({ c0: { accuracy: 1 }, c1: { quality: 1 } }) });
    expect(rowOf(judged({ entries: [now], baseline: before }), 'quality')).toMatchObject({
      verdict: 'ERROR',
      reason: 'not_comparable',
    });
  });

  it.each(['judge', 'scoring'] as const)(
    'another %s is not comparable, and measured anew on the default branch',
    (part) => {
      const before = stored(counts(10, 10), {
        fingerprint: { judge: 'j1', scoring: 's1', config: 'c1', [part]: 'another' },
      });
      const given = { entries: [entry(counts(5, 10))], baseline: found({ [QA_KEY]: before }) };
      expect(rowOf(judged(given))).toMatchObject({ verdict: 'ERROR', reason: 'not_comparable' });
      expect(rowOf(judged({ ...given, onDefaultBranch: true }))).toMatchObject({
        verdict: 'PASS',
        reason: 'remeasured',
      });
    },
  );

  it('another config alone changes nothing', () => {
    const before = stored(counts(10, 10), { fingerprint: { judge: 'j1', scoring: 's1', config: 'another' } });
    expect(
      rowOf(judged({ entries: [entry(counts(10, 10))], baseline: found({ [QA_KEY]: before }) })).reason,
    ).toBe('ok');
  });
});
