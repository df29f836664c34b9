import { describe, expect, it } from 'vitest';
import type { GateInput } from '../../src/gate/input.ts';
import { bump, type Bump } from '../../src/gate/ratchet.ts';
import type { Baseline, RecordedChange } from '../../src/model/baseline.ts';
import { EMPTY_BASELINE } from '../../src/model/baseline.ts';
import type { Report } from '../../src/model/report.ts';
import { baseline, counts, entry, found, judged, QA_KEY, record, stored, type Scored } from './inputs.ts';

const OPTIONS = { commit: 'c'.repeat(40), date: '2026-02-01', evidence: 0 };
const EVIDENCE = { ...OPTIONS, evidence: 300 };

/** A run on the default branch against the baseline, and the bump after it. */
function run(before: Baseline, now: Scored, more: Partial<GateInput> = {}, options = OPTIONS): { report: Report; result: Bump } {
  const recorded = before.changes.filter(({ applied }) => applied === undefined);
  const report = judged({ entries: [entry(now)], baseline: { kind: 'found', baseline: before }, onDefaultBranch: true, recorded, ...more });
  return { report, result: bump(before, report, options) };
}

const START = baseline({ [QA_KEY]: stored(counts(3, 4)) });
const withChange = (change: RecordedChange): Baseline => ({ ...START, changes: [change] });
const metric = (result: Bump, name = 'accuracy') => result.baseline.entries[QA_KEY]?.metrics[name];
const scoresIn = (result: Bump): unknown => Object.fromEntries(Object.entries(result.baseline.entries[QA_KEY]?.cases ?? {}).map(([id, { scores }]) => [id, scores]));

describe('a bump', () => {
  it('seeds what it finds first', () => {
    const report = judged({ entries: [entry(counts(1, 2))], onDefaultBranch: true });
    const result = bump(EMPTY_BASELINE, report, EVIDENCE);
    expect(result).toMatchObject({ changed: true, raises: [{ row: { suite: 'qa', metric: 'accuracy' }, to: 0.5, why: 'new' }] });
    expect(metric(result)).toEqual({ value: 0.5, n: 2, direction: 'higher' });
    expect(result.baseline.entries[QA_KEY]?.cases['c0']).toEqual({ scores: { accuracy: 1 }, hash: 'hash of c0', answer: 'answer to c0' });
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
    expect(scoresIn(result)).toEqual({ c0: { accuracy: 1 }, c1: { accuracy: 1 }, c2: { accuracy: 1 }, c3: { accuracy: 0 }, extra: { accuracy: 1 } });
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
    const { report, result } = run(START, counts(2, 4), { rules: { ...judgedRules, tolerance: 0.5 } });
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
    const qa = { ...stored(counts(3, 4)), metrics: { accuracy }, note: 'ours', cases: { ...stored(counts(3, 4)).cases, c0: { scores: { accuracy: 1 }, hash: 'hash of c0', trials: { accuracy: { ref: '1' } } } } };
    const before = { ...baseline({ [QA_KEY]: qa, 'gone/tier0/default': odd, odd: { ...odd, metrics: {} } }), extra: 1 };
    const { result } = run(before, counts(4, 4));
    expect(result.baseline).toMatchObject({ extra: 1, entries: { 'gone/tier0/default': odd, odd: { metrics: {} }, [QA_KEY]: { note: 'ours', metrics: { accuracy: { value: 1, seen: 3 } }, cases: { c0: { trials: { accuracy: { ref: '1' } } } } } } });
  });

  it.each(['filtered', 'gated'] as const)('leaves a %s suite alone', (state) => {
    const skipped = entry(counts(4, 4), { state, outcomes: new Map() });
    expect(run(START, {}, { entries: [skipped, entry(counts(1, 1), { suite: 'other' })] }).result.baseline.entries[QA_KEY]).toEqual(START.entries[QA_KEY]);
  });

  it('leaves a row with an error alone, and the scores of the others that the same case has', () => {
    const before = baseline({ [QA_KEY]: stored({ a: { accuracy: 1, quality: 0.5 }, b: { accuracy: 1, quality: 0.5 } }) });
    const now = entry({ a: { accuracy: 1, quality: 0.9 }, b: { accuracy: 1, quality: 0.9 } });
    const outcomes = new Map(now.outcomes).set('b', { id: 'b', status: 'error', scores: { accuracy: 1 }, reason: 'no judge', evidence: {}, code: 'judge_failed' });
    const { result } = run(before, {}, { entries: [{ ...now, outcomes }] });
    expect(scoresIn(result)).toEqual({ a: { accuracy: 1, quality: 0.5 }, b: { accuracy: 1, quality: 0.5 } });
    expect(result.changed).toBe(false);
  });

  it('bumps an advisory suite, too', () => {
    const { result } = run(START, counts(4, 4), { rules: { ...judgedRules, advisory: ['qa'] } });
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
    const { result } = run(baseline({ [QA_KEY]: stored({ constructor: { accuracy: 0 } }) }), { constructor: { accuracy: 1 }, toString: { accuracy: 1 } });
    expect(Object.keys(result.baseline.entries[QA_KEY]?.cases ?? {}).sort()).toEqual(['constructor', 'toString']);
  });
});

const judgedRules = { thresholds: {}, tolerance: 0, fail_on: 'fail', missing_baseline: 'seed', weakening: 'warn', advisory: [] } as const;

describe('another judge or scorer', () => {
  const other = { judge: 'j0', scoring: 's1', config: 'c1' };
  const before = baseline({ [QA_KEY]: stored({ a: { accuracy: 1, quality: 0.9 }, gone: { accuracy: 1, quality: 1 } }, { fingerprint: other }) });

  it('replaces the entry whole', () => {
    const { report, result } = run(before, { a: { accuracy: 0, quality: 0.1 } });
    expect(report.verdict).toBe('WEAK');
    expect(result.raises.map(({ why }) => why)).toEqual(['remeasured', 'remeasured']);
    expect(result.baseline.entries[QA_KEY]).toMatchObject({ fingerprint: { judge: 'j1' }, metrics: { accuracy: { value: 0 }, quality: { value: 0.1 } } });
    expect(scoresIn(result)).toEqual({ a: { accuracy: 0, quality: 0.1 } });
  });

  it('replaces it also where a threshold fails the run, or it would stay incomparable for ever', () => {
    const { report, result } = run(before, { a: { accuracy: 0, quality: 0.1 } }, { rules: { ...judgedRules, thresholds: { 'qa.accuracy': 0.5 } } });
    expect(report.verdict).toBe('FAIL');
    expect(result.baseline.entries[QA_KEY]?.fingerprint.judge).toBe('j1');
  });

  it('replaces nothing while one row has an error: its floor would be lost', () => {
    const now = entry({ a: { accuracy: 1, quality: 0.1 } }, { insufficient: { quality: 'not carried' } });
    expect(run(before, {}, { entries: [now] }).result).toMatchObject({ changed: false, baseline: before });
  });

  it('replaces nothing by a run that is not of the default branch', () => {
    expect(run(before, { a: { accuracy: 1, quality: 1 } }, { onDefaultBranch: false }).result.changed).toBe(false);
  });
});

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
    const { report, result } = run(withChange(lower), counts(2, 4), { rules: { ...judgedRules, thresholds: { 'qa.accuracy': { pass: 0.9, weak: 0.1 } } } });
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
    expect(run(withChange(lower), {}, { entries: [skipped, entry(counts(1, 1), { suite: 'other' })] }).result.baseline.changes).toEqual([lower]);
  });

  it('are done with when the run did not need them, or no row is left', () => {
    expect(run(withChange(lower), counts(4, 4)).result.baseline.changes[0]?.applied).toBeDefined();
    const moot = record({ row: 'gone.accuracy', to: 0 });
    expect(run(withChange(moot), counts(3, 4)).result.baseline.changes[0]?.applied).toBeDefined();
  });

  it('drop a suite that is gone', () => {
    const before = { ...START, entries: { ...START.entries, 'gone/tier0/default': stored(counts(1, 1)) }, changes: [record({ kind: 'drop', suite: 'gone' })] };
    const { result } = run(before, counts(3, 4));
    expect(Object.keys(result.baseline.entries)).toEqual([QA_KEY]);
    expect(result.baseline.changes[0]?.applied).toBe(OPTIONS.commit);
  });

  it('drop a row with its scores', () => {
    const before = { ...baseline({ [QA_KEY]: stored({ a: { accuracy: 1, quality: 1 } }) }), changes: [record({ kind: 'drop', row: 'qa.quality' })] };
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

describe('evidence', () => {
  const answers = (text: string, scored: Scored) => {
    const now = entry(scored);
    return { entries: [{ ...now, outcomes: new Map([...now.outcomes].map(([id, one]) => [id, { ...one, evidence: { answer: text, cited: ['d1'], retrieved: ['d1', 'd2'] } }])) }] };
  };
  const evidenceIn = ({ baseline: { entries } }: Bump) => {
    const { answer, cited } = entries[QA_KEY]?.cases['c0'] ?? {};
    return [answer, cited];
  };
  const first = run(START, {}, answers('before', counts(3, 4)), EVIDENCE).result;

  it('is kept where none was, without a score moving', () => {
    expect(evidenceIn(first)).toEqual(['before', ['d1']]);
  });

  it('is rewritten only when a score of the case moves', () => {
    expect(run(first.baseline, {}, answers('after', counts(3, 4)), EVIDENCE).result.changed).toBe(false);
    const { result } = run(first.baseline, {}, answers('after', counts(4, 4)), EVIDENCE);
    expect(result.baseline.entries[QA_KEY]?.cases).toMatchObject({ c0: { answer: 'before' }, c3: { answer: 'after' } });
  });

  it('never mixes two answers', () => {
    const { result } = run(first.baseline, counts(4, 4), {}, EVIDENCE);
    expect(result.baseline.entries[QA_KEY]?.cases['c3']).toEqual({ scores: { accuracy: 1 }, hash: 'hash of c3', answer: 'answer to c3' });
  });

  it('is that of the recorded scores, where the floor is kept', () => {
    expect(evidenceIn(run(START, {}, answers('worse', counts(0, 4)), EVIDENCE).result)).toEqual([undefined, undefined]);
    expect(evidenceIn(run(first.baseline, {}, answers('worse', counts(0, 4)), EVIDENCE).result)).toEqual(['before', ['d1']]);
  });

  it('is cut, and kept for no suite of more than 500 cases', () => {
    const long = judged({ entries: answers('x'.repeat(1000), counts(1, 1)).entries, onDefaultBranch: true });
    expect(bump(EMPTY_BASELINE, long, EVIDENCE).baseline.entries[QA_KEY]?.cases['c0']?.answer).toHaveLength(300);
    const many = (n: number) => bump(EMPTY_BASELINE, judged({ entries: [entry(counts(n, n))], onDefaultBranch: true }), EVIDENCE).baseline.entries[QA_KEY]?.cases['c0']?.answer;
    expect([many(500), many(501)]).toEqual(['answer to c0', undefined]);
  });

  it('that was turned off goes when it would be out of date', () => {
    const report = judged({ entries: [entry(counts(4, 4))], baseline: found(first.baseline.entries), onDefaultBranch: true });
    const cases = bump(first.baseline, report, { ...OPTIONS, evidence: 0 }).baseline.entries[QA_KEY]?.cases;
    expect([cases?.['c0']?.answer, cases?.['c3']?.answer]).toEqual(['before', undefined]);
  });
});
