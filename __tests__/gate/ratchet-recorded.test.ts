import { describe, expect, it } from 'vitest';
import { metric, OPTIONS, run, scoresIn, START, withChange } from './bumps.ts';
import { baseline, counts, entry, QA_KEY, record, RULES, stored } from './inputs.ts';

describe('recorded changes', () => {
  const lower = record({ row: 'qa.accuracy', from: 0.75, to: 0.5 });

  it('lower a floor once, and are marked as applied', () => {
    const { report, result } = run(withChange(lower), counts(2, 4));
    expect(report.verdict).toBe('WEAK');
    expect(result.raises).toMatchObject([{ from: 0.75, to: 0.5, why: 'lowered' }]);
    expect(result.baseline.changes).toEqual([{ ...lower, applied: OPTIONS.commit }]);
    expect(run(result.baseline, counts(1, 4)).result).toMatchObject({ changed: false });
  });

  it('lower it also where a weak threshold gives the reason', () => {
    const { report, result } = run(withChange(lower), counts(2, 4), {
      rules: { ...RULES, thresholds: { 'qa.accuracy': { pass: 0.9, weak: 0.1 } } },
    });
    expect(report.suites[0]?.rows[0]?.reason).toBe('below_threshold');
    expect(metric(result)?.value).toBe(0.5);
  });

  it('stay pending while the run is below even that', () => {
    const { report, result } = run(withChange(lower), counts(1, 4));
    expect(report.verdict).toBe('FAIL');
    expect(result).toMatchObject({ changed: false, baseline: { changes: [lower] } });
  });

  it('stay pending where their row was not judged', () => {
    const skipped = entry(counts(2, 4), { state: 'filtered', outcomes: new Map() });
    expect(
      run(withChange(lower), {}, { entries: [skipped, entry(counts(1, 1), { suite: 'other' })] }).result
        .baseline.changes,
    ).toEqual([lower]);
  });

  it('are done with when the run did not need them, or no row is left', () => {
    expect(run(withChange(lower), counts(4, 4)).result.baseline.changes[0]?.applied).toBeDefined();
    const moot = record({ row: 'gone.accuracy', to: 0 });
    expect(run(withChange(moot), counts(3, 4)).result.baseline.changes[0]?.applied).toBeDefined();
  });

  it('stay pending where the run was not judged by them', () => {
    const options = { ...OPTIONS, judgedBy: new Set<string>() };
    const { result } = run(withChange(lower), counts(4, 4), {}, options);
    expect(result.baseline.changes).toEqual([lower]);
    expect(metric(result)?.value).toBe(1);
  });

  it('drop a suite that is gone', () => {
    const before = {
      ...START,
      entries: { ...START.entries, 'gone/tier0/default': stored(counts(1, 1)) },
      changes: [record({ kind: 'drop', suite: 'gone' })],
    };
    const { result } = run(before, counts(3, 4));
    expect(Object.keys(result.baseline.entries)).toEqual([QA_KEY]);
    expect(result.baseline.changes[0]?.applied).toBe(OPTIONS.commit);
  });

  it('drop a row with its scores', () => {
    const before = {
      ...baseline({ [QA_KEY]: stored({ a: { accuracy: 1, quality: 1 } }) }),
      changes: [record({ kind: 'drop', row: 'qa.quality' })],
    };
    const { result } = run(before, { a: { accuracy: 1 } });
    expect(result.baseline.entries[QA_KEY]).toMatchObject({ metrics: { accuracy: { value: 1 } } });
    expect(scoresIn(result)).toEqual({ a: { accuracy: 1 } });
  });

  it('measure a dropped suite that is still there anew', () => {
    const { result } = run(withChange(record({ kind: 'drop', suite: 'qa' })), counts(1, 4));
    expect(result.raises).toMatchObject([{ to: 0.25, why: 'new' }]);
  });

  it('that cannot count are never marked', () => {
    const odd = record({ kind: 'setting', setting: 'gate.nothing', to: 1 });
    expect(run(withChange(odd), counts(4, 4), { recorded: [] }).result.baseline.changes).toEqual([odd]);
  });
});
