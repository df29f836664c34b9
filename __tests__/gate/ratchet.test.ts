import { describe, expect, it } from 'vitest';
import { bump } from '../../src/gate/ratchet.ts';
import { EMPTY_BASELINE } from '../../src/model/baseline.ts';
import { EVIDENCE, metric, OPTIONS, run, scoresIn, START } from './bumps.ts';
import { baseline, counts, entry, judged, QA_KEY, RULES, stored } from './inputs.ts';

describe('a bump', () => {
  it('seeds what it finds first', () => {
    const report = judged({ entries: [entry(counts(1, 2))], onDefaultBranch: true });
    const result = bump(EMPTY_BASELINE, report, EVIDENCE);
    expect(result).toMatchObject({
      changed: true,
      raises: [{ row: { suite: 'qa', metric: 'accuracy' }, to: 0.5, why: 'new' }],
    });
    expect(metric(result)).toEqual({ value: 0.5, n: 2, direction: 'higher' });
    expect(result.baseline.entries[QA_KEY]?.cases['c0']).toEqual({
      scores: { accuracy: 1 },
      hash: 'hash of c0',
      answer: 'answer to c0',
    });
  });

  it('raises a floor that rose', () => {
    const { result } = run(START, counts(4, 4));
    expect(result.raises).toMatchObject([{ from: 0.75, to: 1, why: 'raised' }]);
    expect(metric(result)).toEqual({ value: 1, n: 4, direction: 'higher' });
  });

  it('keeps the floor and the old scores of a metric that got worse; new cases join', () => {
    const { report, result } = run(START, { ...counts(2, 4), extra: { accuracy: 1 } });
    expect(report.verdict).toBe('FAIL');
    expect(metric(result)).toEqual({ value: 0.75, n: 4, direction: 'higher' });
    expect(scoresIn(result)).toEqual({
      c0: { accuracy: 1 },
      c1: { accuracy: 1 },
      c2: { accuracy: 1 },
      c3: { accuracy: 0 },
      extra: { accuracy: 1 },
    });
    expect(result.raises).toEqual([]);
  });

  it('raises what rose beside what fell', () => {
    const before = baseline({ [QA_KEY]: stored({ a: { accuracy: 1, fabrication: 0 } }) });
    const { result } = run(before, { a: { accuracy: 0, fabrication: 1 } });
    expect(scoresIn(result)).toEqual({ a: { accuracy: 1, fabrication: 1 } });
    expect(metric(result)?.value).toBe(1);
    expect(metric(result, 'fabrication')?.value).toBe(0);
  });

  it('keeps a floor within tolerance, so that it never creeps down', () => {
    const { report, result } = run(START, counts(2, 4), { rules: { ...RULES, tolerance: 0.5 } });
    expect(report.verdict).toBe('WEAK');
    expect(result.changed).toBe(false);
  });

  it('takes the whole new case set where nothing shared is worse', () => {
    const { result } = run(START, { c0: { accuracy: 1 }, c1: { accuracy: 1 }, x: { accuracy: 0 } });
    expect(result.raises).toMatchObject([{ why: 'case_set' }]);
    expect(Object.keys(result.baseline.entries[QA_KEY]?.cases ?? {})).toEqual(['c0', 'c1', 'x']);
  });

  it('changes nothing the second time, whatever the date', () => {
    const { result, report } = run(START, counts(4, 4));
    const again = bump(result.baseline, report, { ...OPTIONS, commit: 'd'.repeat(40), date: '2027-01-01' });
    expect(again).toEqual({ baseline: result.baseline, raises: [], changed: false });
  });

  it('keeps what it does not know', () => {
    const odd = stored(counts(1, 1));
    const accuracy = { value: 0.75, n: 4, direction: 'higher' as const, seen: 3 };
    const qa = {
      ...stored(counts(3, 4)),
      metrics: { accuracy },
      note: 'ours',
      cases: {
        ...stored(counts(3, 4)).cases,
        c0: { scores: { accuracy: 1 }, hash: 'hash of c0', trials: { accuracy: { ref: '1' } } },
      },
    };
    const before = {
      ...baseline({ [QA_KEY]: qa, 'gone/tier0/default': odd, odd: { ...odd, metrics: {} } }),
      extra: 1,
    };
    const { result } = run(before, counts(4, 4));
    expect(result.baseline).toMatchObject({
      extra: 1,
      entries: {
        'gone/tier0/default': odd,
        odd: { metrics: {} },
        [QA_KEY]: {
          note: 'ours',
          metrics: { accuracy: { value: 1, seen: 3 } },
          cases: { c0: { trials: { accuracy: { ref: '1' } } } },
        },
      },
    });
  });

  it.each(['filtered', 'gated'] as const)('leaves a %s suite alone', (state) => {
    const skipped = entry(counts(4, 4), { state, outcomes: new Map() });
    expect(
      run(START, {}, { entries: [skipped, entry(counts(1, 1), { suite: 'other' })] }).result.baseline.entries[
        QA_KEY
      ],
    ).toEqual(START.entries[QA_KEY]);
  });

  it('leaves a row with an error alone, and the scores of the others that the same case has', () => {
    const before = baseline({
      [QA_KEY]: stored({ a: { accuracy: 1, quality: 0.5 }, b: { accuracy: 1, quality: 0.5 } }),
    });
    const now = entry({ a: { accuracy: 1, quality: 0.9 }, b: { accuracy: 1, quality: 0.9 } });
    const outcomes = new Map(now.outcomes).set('b', {
      id: 'b',
      status: 'error',
      scores: { accuracy: 1 },
      reason: 'no judge',
      evidence: {},
      code: 'judge_failed',
    });
    const { result } = run(before, {}, { entries: [{ ...now, outcomes }] });
    expect(scoresIn(result)).toEqual({ a: { accuracy: 1, quality: 0.5 }, b: { accuracy: 1, quality: 0.5 } });
    expect(result.changed).toBe(false);
  });

  it('bumps an advisory suite, too', () => {
    const { result } = run(START, counts(4, 4), { rules: { ...RULES, advisory: ['qa'] } });
    expect(metric(result)?.value).toBe(1);
  });

  it('measures a lone row anew where none of its cases is left, and only that row', () => {
    const before = baseline({ [QA_KEY]: stored({ a: { accuracy: 1 }, b: { fabrication: 1 } }) });
    const { result } = run(before, { a2: { accuracy: 0 }, b: { fabrication: 0 } });
    expect(metric(result)?.value).toBe(0);
    expect(metric(result, 'fabrication')?.value).toBe(0);
    expect(scoresIn(result)).toEqual({ a2: { accuracy: 0 }, b: { fabrication: 1 } });
  });

  it('finds what is worse by the scores, whatever the report was compared with', () => {
    const uncompared = judged({ entries: [entry(counts(1, 4))], onDefaultBranch: true });
    expect(uncompared.suites[0]?.rows[0]?.reason).toBe('new');
    expect(bump(START, uncompared, OPTIONS)).toMatchObject({ changed: false, raises: [] });
  });

  it('ids that every object inherits are cases like any other', () => {
    const { result } = run(baseline({ [QA_KEY]: stored({ constructor: { accuracy: 0 } }) }), {
      constructor: { accuracy: 1 },
      toString: { accuracy: 1 },
    });
    expect(Object.keys(result.baseline.entries[QA_KEY]?.cases ?? {}).sort()).toEqual([
      'constructor',
      'toString',
    ]);
  });
});

describe('another judge or scorer', () => {
  const other = { judge: 'j0', scoring: 's1', config: 'c1' };
  const before = baseline({
    [QA_KEY]: stored(
      { a: { accuracy: 1, quality: 0.9 }, gone: { accuracy: 1, quality: 1 } },
      { fingerprint: other },
    ),
  });

  it('replaces the entry whole', () => {
    const { report, result } = run(before, { a: { accuracy: 0, quality: 0.1 } });
    expect(report.verdict).toBe('WEAK');
    expect(result.raises.map(({ why }) => why)).toEqual(['remeasured', 'remeasured']);
    expect(result.baseline.entries[QA_KEY]).toMatchObject({
      fingerprint: { judge: 'j1' },
      metrics: { accuracy: { value: 0 }, quality: { value: 0.1 } },
    });
    expect(scoresIn(result)).toEqual({ a: { accuracy: 0, quality: 0.1 } });
  });

  it('replaces it also where a threshold fails the run, or it would stay incomparable for ever', () => {
    const { report, result } = run(
      before,
      { a: { accuracy: 0, quality: 0.1 } },
      { rules: { ...RULES, thresholds: { 'qa.accuracy': 0.5 } } },
    );
    expect(report.verdict).toBe('FAIL');
    expect(result.baseline.entries[QA_KEY]?.fingerprint.judge).toBe('j1');
  });

  it('replaces nothing while one row has an error: its floor would be lost', () => {
    const now = entry({ a: { accuracy: 1, quality: 0.1 } }, { insufficient: { quality: 'not carried' } });
    expect(run(before, {}, { entries: [now] }).result).toMatchObject({ changed: false, baseline: before });
  });

  it('replaces nothing by a run that is not of the default branch', () => {
    expect(run(before, { a: { accuracy: 1, quality: 1 } }, { onDefaultBranch: false }).result.changed).toBe(
      false,
    );
  });
});
