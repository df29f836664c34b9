import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  against,
  baseEntry,
  changes,
  counts,
  entry,
  found,
  judged,
  QA_KEY,
  rowOf,
  side,
  stored,
  weakenings,
  type Scored,
} from './inputs.ts';

const pass = { accuracy: 1 };
const fail = { accuracy: 0 };

describe('the one change that a case stands in', () => {
  it.each([
    ['regressed', { a: pass }, { a: fail }],
    ['fixed', { a: fail }, { a: pass }],
    ['still_failing', { a: fail }, { a: fail }],
    ['still_passing', { a: pass }, { a: pass }],
    ['new_passing', { b: pass }, { b: pass, a: pass }],
    ['new_failing', { b: pass }, { b: pass, a: fail }],
    ['vanished', { a: pass, b: pass }, { b: pass }],
  ])('%s', (change, before, now) => {
    expect(changes(against(before, now))['a']).toBe(change);
  });

  it('is regressed when any pass-rate metric fell, even if another failed before', () => {
    const report = against({ a: { accuracy: 0, false_trust: 1 } }, { a: { accuracy: 0, false_trust: 0 } });
    expect(report.suites[0]?.cases[0]).toMatchObject({
      change: 'regressed',
      evidence: { metrics: ['false_trust'] },
    });
    expect(
      changes(against({ a: { accuracy: 0, false_trust: 1 } }, { a: { accuracy: 1, false_trust: 0 } })),
    ).toEqual({ a: 'regressed' });
  });

  it('does not count a plain number as passed or failed', () => {
    expect(changes(against({ a: { quality: 1 } }, { a: { quality: 0 } }))).toEqual({ a: 'still_passing' });
  });

  it.each([
    ['error', { state: 'judged' as const }],
    ['skipped', { state: 'filtered' as const }],
    ['skipped', { state: 'gated' as const }],
  ])('%s where it was not judged', (change, { state }) => {
    const now = entry({ a: pass }, { state, outcomes: new Map() });
    expect(
      changes(judged({ entries: [now], baseline: found({ [QA_KEY]: stored({ a: pass, b: pass }) }) })),
    ).toEqual({ a: change, b: 'vanished' });
  });

  it('is told from names that every object inherits', () => {
    const report = against({ b: pass }, { b: pass, constructor: fail, toString: pass });
    expect(changes(report)).toEqual({
      b: 'still_passing',
      constructor: 'new_failing',
      toString: 'new_passing',
    });
    expect(changes(against({ constructor: pass }, { constructor: fail }))).toEqual({
      constructor: 'regressed',
    });
  });

  it('the ledger adds up to the cases of either side', () => {
    const scored = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      fc.record({ accuracy: fc.constantFrom(0, 1) }),
      { minKeys: 1 },
    );
    const lost = fc.dictionary(fc.constantFrom('x', 'y'), fc.record({ accuracy: fc.constantFrom(0, 1) }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(
        scored,
        scored,
        fc.constantFrom('judged', 'filtered', 'gated'),
        lost,
        (before, now, state, gone) => {
          const own = entry(now, { state, ...(state !== 'judged' && { outcomes: new Map() }) });
          const report = judged({
            entries: [own],
            baseline: found({ [QA_KEY]: stored(before), 'gone/tier1/default': stored(gone) }),
          });
          const ids = new Set([...Object.keys(before), ...Object.keys(now)]);
          expect(Object.values(report.ledger).reduce((sum, count) => sum + count, 0)).toBe(
            ids.size + Object.keys(gone).length,
          );
          expect(report.suites.flatMap(({ cases }) => cases)).toHaveLength(
            ids.size + Object.keys(gone).length,
          );
        },
      ),
    );
  });
});

describe('a changed case set', () => {
  it('added cases neither raise nor lower the floor', () => {
    const before = counts(9, 10);
    expect(rowOf(against(before, { ...before, x1: fail, x2: fail }))).toMatchObject({
      verdict: 'PASS',
      baseline: 0.9,
      delta: 0,
    });
    expect(rowOf(against(before, { ...counts(8, 10), x1: pass, x2: pass }))).toMatchObject({
      verdict: 'FAIL',
      shared: { n: 10, before: 9, now: 8 },
    });
  });

  it('a removed case that passed is a weakening, one that failed is only named', () => {
    const report = against({ a: pass, b: pass, c: fail }, { a: pass });
    expect(rowOf(report)).toMatchObject({ verdict: 'PASS', baseline: 1 });
    expect(weakenings(report)).toEqual(['case b of qa: passed at the base → removed']);
    expect(report).toMatchObject({ verdict: 'WEAK', exit_code: 0 });
    expect(changes(report)).toEqual({ a: 'still_passing', b: 'vanished', c: 'vanished' });
  });

  it('a removed case that only had plain numbers is a weakening', () => {
    expect(
      weakenings(against({ a: { quality: 0.4 }, b: { quality: 0.9 } }, { b: { quality: 0.9 } })),
    ).toEqual(['case a of qa: passed at the base → removed']);
  });

  it.each(['filtered', 'gated'] as const)('a removed case is a weakening in a %s suite, too', (state) => {
    const other = entry({ z: pass }, { suite: 'other' });
    const now = entry({ b: pass }, { state, outcomes: new Map() });
    expect(
      weakenings(
        judged({ entries: [now, other], baseline: found({ [QA_KEY]: stored({ a: pass, b: pass }) }) }),
      ),
    ).toEqual(['case a of qa: passed at the base → removed']);
  });

  it('a case that the base commit removed already is none', () => {
    const now = entry({ b: pass });
    expect(
      weakenings(
        judged({
          entries: [now],
          baseline: found({ [QA_KEY]: stored({ a: pass, b: pass }) }),
          base: side([baseEntry(now)]),
        }),
      ),
    ).toEqual([]);
  });

  it('where no case is shared, nothing passes', () => {
    const given = { entries: [entry({ b: pass })], baseline: found({ [QA_KEY]: stored({ a: pass }) }) };
    expect(rowOf(judged(given))).toMatchObject({ verdict: 'ERROR', reason: 'not_comparable' });
    expect(rowOf(judged({ ...given, onDefaultBranch: true }))).toMatchObject({
      verdict: 'PASS',
      reason: 'remeasured',
    });
  });
});

describe('an edited case', () => {
  const edited = (
    before: Scored,
    own: Scored,
    rescored: Scored,
    prompts: { own?: string; base?: string } = {},
  ) => {
    const now = entry(
      own,
      {},
      { a: { hash: 'new', ...(prompts.own !== undefined && { prompt: prompts.own }) } },
    );
    const base = baseEntry(now, { a: { prompt: prompts.base ?? prompts.own ?? 'a' } }, rescored);
    return judged({ entries: [now], baseline: found({ [QA_KEY]: stored(before) }), base: side([base]) });
  };

  it('is held by the version of it that the baseline measured: a loosened expectation is a regression', () => {
    const report = edited({ a: pass, b: pass }, { a: pass, b: pass }, { a: fail });
    expect(rowOf(report)).toMatchObject({
      verdict: 'FAIL',
      reason: 'below_floor',
      value: 1,
      shared: { before: 2, now: 1 },
    });
    expect(report.suites[0]?.cases[0]).toMatchObject({
      change: 'regressed',
      status: 'pass',
      evidence: { edited: { hash: { old: 'hash of a', new: 'new' } } },
    });
  });

  it('with a mended expectation is fixed, and named', () => {
    const report = edited({ a: fail, b: pass }, { a: pass, b: pass }, { a: fail });
    expect(rowOf(report).verdict).toBe('PASS');
    expect(changes(report)).toMatchObject({ a: 'fixed' });
    expect(report.warnings).toContainEqual(
      expect.objectContaining({
        code: 'cases_changed',
        message:
          'case a of qa was edited (hash "hash of a" → "new"): ' +
          "the same answer fails the base's version and passes this one",
      }),
    );
  });

  it('with a tightened expectation that fails is new_failing, not regressed', () => {
    const report = edited({ a: pass, b: pass }, { a: fail, b: pass }, { a: pass });
    expect(changes(report)).toMatchObject({ a: 'new_failing' });
    expect(rowOf(report).verdict).toBe('PASS');
  });

  it('with another question counts as removed and added', () => {
    const report = edited({ a: pass, b: pass }, { a: fail, b: pass }, {}, { own: 'easier?', base: 'hard?' });
    expect(rowOf(report)).toMatchObject({ verdict: 'PASS', shared: { n: 1 } });
    expect(changes(report)).toMatchObject({ a: 'new_failing' });
    expect(weakenings(report)).toEqual(['case a of qa: passed at the base → asks something else now']);
  });

  it('whose old version can no longer be scored is not comparable, never left out', () => {
    expect(rowOf(edited({ a: pass, b: pass }, { a: pass, b: pass }, { a: {} }))).toMatchObject({
      verdict: 'ERROR',
      reason: 'not_comparable',
    });
  });

  it('whose old version is not at hand is judged as new, and a weakening', () => {
    const now = entry({ a: pass, b: pass }, {}, { a: { hash: 'new' } });
    const report = judged({ entries: [now], baseline: found({ [QA_KEY]: stored({ a: pass, b: pass }) }) });
    expect(weakenings(report)).toEqual([
      'case a of qa: its content is not what the baseline measured → judged as a new case',
    ]);
  });

  it('that the base branch edited before a bump is said to be unguarded, and is no weakening', () => {
    const now = entry({ a: fail, b: pass }, {}, { a: { hash: 'new' } });
    const base = baseEntry(now, { a: { hash: 'new' } });
    const report = judged({
      entries: [now],
      baseline: found({ [QA_KEY]: stored({ a: pass, b: pass }) }),
      base: side([base]),
    });
    expect(weakenings(report)).toEqual([]);
    expect(report.warnings).toContainEqual(expect.objectContaining({ code: 'baseline_stale' }));
  });

  it('that was not asked in this run is named as edited, without a verdict', () => {
    const now = entry({ a: pass }, { state: 'filtered', outcomes: new Map() }, { a: { hash: 'new' } });
    const report = judged({
      entries: [now, entry({ z: pass }, { suite: 'other' })],
      base: side([baseEntry(now)]),
    });
    expect(report.warnings.map(({ message }) => message)).toContain(
      'case a of qa was edited, and has no answer in this run',
    );
  });
});
