import { describe, expect, it } from 'vitest';
import {
  against,
  baseEntry,
  counts,
  entry,
  found,
  judged,
  QA_KEY,
  record,
  rowOf,
  side,
  stored,
  weakenings,
} from './inputs.ts';

const green = counts(2, 2);
const red = counts(1, 2);
const before = found({ [QA_KEY]: stored(green) });

describe('verdict and exit code of the run', () => {
  it.each([
    ['PASS', 0, green, {}],
    ['FAIL', 1, red, {}],
    ['WEAK', 0, red, { tolerance: 0.5 }],
    ['WEAK', 1, red, { tolerance: 0.5, fail_on: 'weak' as const }],
  ])('%s → %i', (verdict, exit_code, now, rules) => {
    expect(against(green, now, { rules })).toMatchObject({ verdict, exit_code });
  });

  it('is ERROR and 3 when not one case could be scored', () => {
    const dead = entry(green, { outcomes: new Map() });
    expect(judged({ entries: [dead], appFailure: 'the app never came up' })).toMatchObject({
      verdict: 'ERROR',
      exit_code: 3,
    });
  });

  it('is ERROR and 1 when the app went away after some cases', () => {
    expect(against(green, green, { appFailure: 'the app went away' })).toMatchObject({
      verdict: 'ERROR',
      exit_code: 1,
    });
  });

  it('is not 3 where every case was judged by one row and failed to be by another', () => {
    const half = entry(
      { c0: { accuracy: 1 } },
      { insufficient: { quality: 'no answer carried it' } },
      { c0: { status: 'error' } },
    );
    expect(judged({ entries: [half] })).toMatchObject({ verdict: 'PASS', exit_code: 0 });
  });

  it('is no pass when nothing at all was judged', () => {
    const skipped = entry(green, { state: 'filtered', outcomes: new Map() });
    expect(judged({ entries: [skipped] })).toMatchObject({ verdict: 'ERROR', exit_code: 3 });
  });

  it('is ERROR for a suite without cases', () => {
    expect(judged({ entries: [entry({}, { metrics: [] }), entry(green, { suite: 'other' })] })).toMatchObject(
      { verdict: 'ERROR', exit_code: 1 },
    );
  });

  it('gated and filtered suites are SKIPPED and decide nothing', () => {
    const gated = entry(green, { tier: 1, state: 'gated', outcomes: new Map() });
    const report = judged({ entries: [entry(red), gated], baseline: before });
    expect(report.suites[1]).toMatchObject({
      verdict: 'SKIPPED',
      rows: [{ verdict: 'SKIPPED', reason: 'gated_by_tier0', n: 0, value: 1 }],
    });
    const filtered = judged({
      entries: [entry(green), entry(green, { tier: 1, state: 'filtered', outcomes: new Map() })],
      baseline: before,
      partial: '--tier 0',
    });
    expect(filtered).toMatchObject({
      verdict: 'PASS',
      headline: expect.stringContaining('partial: --tier 0'),
    });
    expect(filtered.suites[1]?.rows[0]?.reason).toBe('filtered');
  });
});

describe('what the baseline has and the run lacks', () => {
  const kept = { [QA_KEY]: stored(green) };
  it.each([
    ['suite', { ...kept, 'gone/tier0/default': stored(green) }],
    ['tier', { ...kept, 'qa/tier1/default': stored(green) }],
    ['variant', { ...kept, 'qa/tier0/agent': stored(green) }],
    ['row', { [QA_KEY]: stored({ ...green, c0: { accuracy: 1, quality: 1 } }) }],
  ])('a vanished %s is ERROR not_comparable', (_what, entries) => {
    const report = judged({ entries: [entry(green)], baseline: found(entries), onDefaultBranch: true });
    expect(report).toMatchObject({ verdict: 'ERROR', exit_code: 1 });
    expect(
      report.suites.flatMap(({ rows }) => rows).find(({ verdict }) => verdict === 'ERROR'),
    ).toMatchObject({ reason: 'not_comparable', note: expect.stringContaining('baseline drop --row') });
  });

  it('names the lost row so that the command finds it', () => {
    const report = judged({
      entries: [entry(green)],
      baseline: found({ ...kept, 'qa/tier0/agent': stored(green) }),
    });
    expect(report.suites.find(({ kind }) => kind === 'lost')?.rows[0]?.note).toContain(
      '--row qa.tier0.agent.accuracy ',
    );
  });

  it('informs only, where the base had the suite as advisory', () => {
    const base = side([baseEntry(entry(green))], { advisory: ['gone'] });
    const report = judged({
      entries: [entry(green)],
      baseline: found({ ...kept, 'gone/tier0/default': stored(green) }),
      base,
    });
    expect(report.verdict).toBe('PASS');
    expect(rowOf(report, 'accuracy', 'gone')).toMatchObject({ verdict: 'ERROR', advisory: true });
  });

  it('keys that are no entries of ours are left alone', () => {
    expect(
      judged({ entries: [entry(green)], baseline: found({ ...kept, 'something else': stored(green) }) })
        .verdict,
    ).toBe('PASS');
  });
});

describe('the stricter of both sides judges', () => {
  const base = (rules: object) => side([baseEntry(entry(red))], rules);
  it.each([
    ['threshold', { thresholds: { qa: 0.4 } }, { thresholds: { qa: 0.6 } }, 'FAIL'],
    ['threshold removed', {}, { thresholds: { qa: 0.6 } }, 'FAIL'],
    ['threshold of this side', { thresholds: { qa: 0.6 } }, {}, 'FAIL'],
    [
      'threshold overridden by a more specific name',
      { thresholds: { qa: 0.6, 'qa.accuracy': 0.1 } },
      { thresholds: { qa: 0.6 } },
      'FAIL',
    ],
    ['tolerance', { tolerance: 0.5 }, { tolerance: 0 }, 'FAIL'],
    ['tolerance of this side', { tolerance: 0 }, { tolerance: 0.5 }, 'FAIL'],
    ['both tolerant', { tolerance: 0.6 }, { tolerance: 0.5 }, 'WEAK'],
  ])('%s', (_what, rules, baseRules, verdict) => {
    expect(judged({ entries: [entry(red)], baseline: before, rules, base: base(baseRules) }).verdict).toBe(
      verdict,
    );
  });

  it('the threshold of the data is the stricter one, too', () => {
    const now = entry(red, { thresholds: { accuracy: 0.1 } });
    const was = baseEntry(now, {}, {}, { thresholds: { accuracy: 0.9 } });
    expect(rowOf(judged({ entries: [now], base: side([was]) }))).toMatchObject({
      verdict: 'FAIL',
      reason: 'below_threshold',
      threshold: 0.9,
    });
  });

  it.each([
    ['fail_on', { tolerance: 0.5 }, { tolerance: 0.5, fail_on: 'weak' }, { verdict: 'WEAK', exit_code: 1 }],
    ['missing_baseline', {}, { missing_baseline: 'fail' }, { verdict: 'ERROR' }],
  ])('%s of the base', (what, rules, baseRules, expected) => {
    const given = {
      entries: [entry(red)],
      rules,
      base: base(baseRules),
      ...(what === 'fail_on' && { baseline: before }),
    };
    expect(judged(given)).toMatchObject(expected);
  });
});

describe('a weakened gate', () => {
  const weakened = [{ what: 'gate.tolerance', from: '0', to: '0.5' }];
  it('holds the run at WEAK and says so first', () => {
    const report = against(green, green, { weakenings: weakened });
    expect(report).toMatchObject({
      verdict: 'WEAK',
      exit_code: 0,
      headline: expect.stringContaining('gate.tolerance: 0 → 0.5'),
    });
  });

  it.each([
    [{ weakening: 'fail' as const }, {}],
    [{}, { weakening: 'fail' as const }],
  ])('fails the run where either side asks for it', (rules, baseRules) => {
    const given = {
      entries: [entry(green)],
      baseline: before,
      weakenings: weakened,
      base: side([baseEntry(entry(green))], baseRules),
      rules,
    };
    expect(judged(given)).toMatchObject({ verdict: 'FAIL', exit_code: 1 });
  });

  it('what is recorded on purpose is WEAK even then: it is the way through', () => {
    const recorded = [record({ kind: 'setting', setting: 'gate.tolerance', from: 0, to: 0.5 })];
    const report = against(green, green, { recorded, rules: { weakening: 'fail' } });
    expect(report).toMatchObject({ verdict: 'WEAK', exit_code: 0 });
    expect(weakenings(report)).toEqual([
      'changed on purpose: gate.tolerance 0 → 0.5, claimed by alex: new documents',
    ]);
  });
});

describe('recorded changes', () => {
  it.each([
    ['holds', counts(7, 10), 0.7, 'WEAK', 'lowered'],
    ['does not hold', counts(6, 10), 0.7, 'FAIL', 'below_floor'],
  ])('a lowered floor that %s', (_claim, now, to, verdict, reason) => {
    const report = against(counts(9, 10), now, { recorded: [record({ row: 'qa.accuracy', from: 0.9, to })] });
    expect(rowOf(report)).toMatchObject({ verdict, reason });
    expect(report.verdict).toBe(verdict);
  });

  it('a lowered floor of another row changes nothing', () => {
    expect(rowOf(against(green, red, { recorded: [record({ row: 'qa.quality', to: 0 })] })).verdict).toBe(
      'FAIL',
    );
  });

  it('a raised ceiling', () => {
    const given = { recorded: [record({ row: 'qa.fabrication', from: 0, to: 1 })] };
    expect(
      rowOf(against(counts(3, 3, 'fabrication'), counts(2, 3, 'fabrication'), given), 'fabrication').reason,
    ).toBe('lowered');
    expect(
      rowOf(against(counts(3, 3, 'fabrication'), counts(1, 3, 'fabrication'), given), 'fabrication'),
    ).toMatchObject({ verdict: 'FAIL', reason: 'above_ceiling' });
  });

  it('a setting replaces the value of the base, for the rows that it names', () => {
    const recorded = [
      record({ kind: 'setting', setting: 'gate.tolerance', row: 'qa.accuracy', from: 0, to: 0.5 }),
    ];
    const base = side([baseEntry(entry(red))], { tolerance: 0.1 });
    const rules = { tolerance: { 'qa.accuracy': 0.5, qa: 0.1 } };
    expect(rowOf(judged({ entries: [entry(red)], baseline: before, base, rules, recorded })).reason).toBe(
      'within_tolerance',
    );
    const two = { a: { accuracy: 1, quality: 1 } };
    const slipped = entry({ a: { accuracy: 1, quality: 0.95 } });
    const other = judged({
      entries: [slipped],
      baseline: found({ [QA_KEY]: stored(two) }),
      base: side([baseEntry(slipped)], { tolerance: 0.1 }),
      rules,
      recorded,
    });
    expect(rowOf(other, 'quality').reason).toBe('within_tolerance');
  });

  it('a dropped suite, vanished or not, is WEAK lowered', () => {
    const recorded = [record({ kind: 'drop', suite: 'gone' })];
    const entries = { [QA_KEY]: stored(green), 'gone/tier0/default': stored(green) };
    const gone = judged({ entries: [entry(green)], baseline: found(entries), recorded });
    expect(gone).toMatchObject({ verdict: 'WEAK', exit_code: 0, ledger: { still_passing: 2, vanished: 2 } });
    expect(rowOf(gone, 'accuracy', 'gone')).toMatchObject({ verdict: 'WEAK', reason: 'lowered' });
    const still = judged({
      entries: [entry(green), entry(red, { suite: 'gone' })],
      baseline: found(entries),
      recorded,
    });
    expect(rowOf(still, 'accuracy', 'gone')).toMatchObject({ verdict: 'WEAK', reason: 'lowered' });
  });

  it('a dropped row leaves the others judged', () => {
    const both = { a: { accuracy: 1, quality: 1 } };
    const report = judged({
      entries: [entry({ a: { accuracy: 0 } })],
      baseline: found({ [QA_KEY]: stored(both) }),
      recorded: [record({ kind: 'drop', row: 'qa.quality' })],
    });
    expect(rowOf(report).verdict).toBe('FAIL');
    expect(rowOf(report, 'quality')).toMatchObject({ verdict: 'WEAK', reason: 'lowered' });
  });
});
