import { describe, expect, it } from 'vitest';
import { baseEntry, counts, entry, found, judged, QA_KEY, rowOf, side, stored } from './inputs.ts';

const green = counts(2, 2);
const red = counts(1, 2);
const before = found({ [QA_KEY]: stored(green) });

describe('advisory', () => {
  it.each([['qa'], ['qa.tier0'], ['qa.accuracy']])('%s informs and never fails the run', (name) => {
    const other = entry(green, { suite: 'other' });
    const report = judged({ entries: [entry(red), other], baseline: before, rules: { advisory: [name] } });
    expect(rowOf(report)).toMatchObject({ verdict: 'FAIL', advisory: true });
    expect(report).toMatchObject({ verdict: 'PASS', exit_code: 0 });
  });

  it.each([
    ['fail', 0],
    ['weak', 1],
  ] as const)('rows alone are WEAK: no pass, and no failure unless fail_on is weak (%s)', (failOn, exit) => {
    const rules = { advisory: ['qa'], fail_on: failOn };
    const report = judged({ entries: [entry(red)], baseline: before, rules });
    expect(report).toMatchObject({ verdict: 'WEAK', exit_code: exit });
    expect(report.headline).toContain('every row is advisory, so nothing decides');
  });

  it('on this side only does not count, unless the suite is new', () => {
    const base = side([baseEntry(entry(green))]);
    const rules = { advisory: ['qa', 'extra'] };
    expect(judged({ entries: [entry(red)], baseline: before, rules, base }).verdict).toBe('FAIL');
    const extra = entry(green, { suite: 'extra', thresholds: { accuracy: 2 } });
    expect(judged({ entries: [entry(green), extra], baseline: before, rules, base }).verdict).toBe('PASS');
  });
});
