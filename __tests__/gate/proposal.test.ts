import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { overtaken } from '../../src/gate/overtaken.ts';
import { bump, proposedRaises } from '../../src/gate/ratchet.ts';
import { EMPTY_BASELINE, type Baseline, type BaselineEntry } from '../../src/model/baseline.ts';
import { OPTIONS, run, START, withChange } from './bumps.ts';
import { baseline, counts, QA_KEY, stored } from './inputs.ts';

const lower = {
  id: 'c1',
  kind: 'floor' as const,
  row: 'qa.accuracy',
  from: 0.75,
  to: 0.5,
  reason: 'a harder corpus',
  by: 'someone',
  date: '2026-01-01',
};

describe('proposedRaises', () => {
  test('says what rises, from what to what', () => {
    const { report } = run(START, counts(4, 4));
    expect(report.raises).toMatchObject([{ row: { metric: 'accuracy' }, from: 0.75, to: 1, why: 'raised' }]);
  });

  test('a run that is worse, or the same, proposes nothing', () => {
    expect(run(START, counts(2, 4)).report.raises).toEqual([]);
    expect(run(START, counts(3, 4)).report.raises).toEqual([]);
  });

  test('without a baseline there is nothing to raise', () => {
    const { report } = run(START, counts(4, 4), { baseline: { kind: 'none', why: 'none yet' } });
    expect(report.raises).toBeUndefined();
  });

  test('a floor that the pull request lowers on purpose is part of the proposal', () => {
    const { report } = run(START, counts(2, 4), { onDefaultBranch: false, recorded: [lower] });
    expect(report.raises).toMatchObject([{ from: 0.75, to: 0.5, why: 'lowered' }]);
  });

  test('is what the bump then does', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), fc.boolean(), (before, now, isLowered) => {
        const old: Baseline = isLowered
          ? withChange(lower)
          : baseline({ [QA_KEY]: stored(counts(before, 6)) });
        const { report, result } = run(old, counts(now, 6));
        expect(proposedRaises(old, [], report)).toEqual(result.raises);
      }),
    );
  });
});

describe('overtaken', () => {
  const { report } = run(START, counts(4, 4));
  const [suite] = report.suites;
  const measuredBy = (scoring: string): Baseline => {
    const { [QA_KEY]: entry, ...rest } = bump(EMPTY_BASELINE, report, OPTIONS).baseline.entries;
    if (!entry) throw new Error('the bump made no entry');
    return {
      ...EMPTY_BASELINE,
      entries: { ...rest, [QA_KEY]: { ...entry, fingerprint: { ...entry.fingerprint, scoring } } },
    };
  };
  const own = suite?.fingerprint.scoring ?? '';
  const withCase = (id: string): Baseline =>
    changed((cases) => ({ ...cases, [id]: { scores: {}, hash: id } }));
  const withoutCases = (): Baseline => changed(() => ({}));
  function changed(edit: (cases: BaselineEntry['cases']) => BaselineEntry['cases']): Baseline {
    const whole = measuredBy(own);
    const entries = Object.entries(whole.entries).map(([key, entry]) => [
      key,
      { ...entry, cases: edit(entry.cases) },
    ]);
    return { ...whole, entries: Object.fromEntries(entries) };
  }

  test.each<[string, Baseline, Baseline, boolean]>([
    ['nothing changed', measuredBy(own), measuredBy(own), false],
    ['the run itself brings the new scorer', measuredBy('old'), measuredBy('old'), false],
    ['a later commit brought another scorer', measuredBy(own), measuredBy('newer'), true],
    ['a later commit made the first baseline by another scorer', EMPTY_BASELINE, measuredBy('newer'), true],
    ['there is no baseline', EMPTY_BASELINE, EMPTY_BASELINE, false],
    ['a later commit asked one more case', measuredBy(own), withCase('later'), true],
    ['a later commit made the first baseline with one more case', EMPTY_BASELINE, withCase('later'), true],
    ['a later commit asked fewer cases', measuredBy(own), withoutCases(), true],
    ['an earlier commit brought cases that the run asks too', withoutCases(), measuredBy(own), false],
    ['the run itself asks one case less', withCase('gone'), withCase('gone'), false],
    ['an earlier commit asked one case less, as the run does', withCase('gone'), measuredBy(own), false],
    ['a later commit dropped the suite', measuredBy(own), EMPTY_BASELINE, true],
  ])('%s', (_, then, now, wanted) => {
    if (!suite) throw new Error('the report has no suite');
    expect(overtaken(suite, then, now)).toBe(wanted);
  });
});
