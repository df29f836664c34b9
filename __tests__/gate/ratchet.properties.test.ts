import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bump } from '../../src/gate/ratchet.ts';
import type { Baseline } from '../../src/model/baseline.ts';
import { EMPTY_BASELINE } from '../../src/model/baseline.ts';
import type { Report } from '../../src/model/report.ts';
import { entry, judged, QA_KEY, rowOf, type Scored } from './inputs.ts';

const OPTIONS = { date: '2026-02-01', evidence: 0 };
const IDS = ['a', 'b', 'c', 'd', 'e'];
const bit = fc.constantFrom(0, 1);
const scores = fc.record({ accuracy: bit, fabrication: bit });
/** A run: some cases, their scores, and whether the app failed on the first. */
const aRun = fc.record({
  scored: fc.dictionary(fc.constantFrom(...IDS), scores, { minKeys: 1 }),
  failed: fc.boolean(),
});
const runs = fc.array(aRun, { minLength: 1, maxLength: 8 });

function judge(before: Baseline, scored: Scored, failed = false): Report {
  const now = entry(scored);
  const [first = ''] = Object.keys(scored);
  const broken = {
    id: first,
    status: 'error' as const,
    scores: {},
    reason: 'HTTP 503',
    evidence: {},
    code: 'app_failed' as const,
  };
  const entries = [failed ? { ...now, outcomes: new Map(now.outcomes).set(first, broken) } : now];
  return judged({ entries, baseline: { kind: 'found', baseline: before }, onDefaultBranch: true });
}

function afterRuns(history: readonly { scored: Scored; failed: boolean }[]): Baseline {
  return history.reduce(
    (before, { scored, failed }) => bump(before, judge(before, scored, failed), OPTIONS).baseline,
    EMPTY_BASELINE,
  );
}

describe('the ratchet', () => {
  it('never lowers a floor on the cases that it held, without a record', () => {
    fc.assert(
      fc.property(runs, aRun, (history, { scored, failed }) => {
        const before = afterRuns(history);
        const after = bump(before, judge(before, scored, failed), OPTIONS).baseline;
        for (const metric of ['accuracy', 'fabrication']) {
          const [was, is] = [before.entries[QA_KEY]?.cases ?? {}, after.entries[QA_KEY]?.cases ?? {}];
          const shared = Object.keys(was).filter(
            (id) => was[id]?.scores[metric] !== undefined && is[id]?.scores[metric] !== undefined,
          );
          const sum = (cases: typeof was) =>
            shared.reduce((total, id) => total + (cases[id]?.scores[metric] ?? 0), 0);
          expect(sum(is), metric).toBeGreaterThanOrEqual(sum(was));
        }
      }),
    );
  });

  it('every recorded score belongs to a recorded row', () => {
    fc.assert(
      fc.property(runs, (history) => {
        const { entries } = afterRuns(history);
        const metrics = Object.keys(entries[QA_KEY]?.metrics ?? {});
        for (const { scores } of Object.values(entries[QA_KEY]?.cases ?? {}))
          expect(metrics).toEqual(expect.arrayContaining(Object.keys(scores)));
      }),
    );
  });

  it('bumped twice with the same report is bumped once', () => {
    fc.assert(
      fc.property(runs, aRun, (history, { scored, failed }) => {
        const before = afterRuns(history);
        const report = judge(before, scored, failed);
        const once = bump(before, report, OPTIONS).baseline;
        expect(bump(once, report, { ...OPTIONS, date: '2027-01-01' })).toMatchObject({
          changed: false,
          baseline: once,
        });
      }),
    );
  });

  /**
   * The sound form of "no change of the case set launders a floor": a case that passed and now fails is red in every run
   * that keeps it, whatever other cases come and go between the bumps. (Taking the case itself away is a removal that the
   * gate names; and a case that heals may pay for one that breaks, since floors are totals.)
   */
  it('no coming and going of other cases hides a case that broke', () => {
    const others = fc.dictionary(fc.constantFrom(...IDS), bit);
    const set = fc.uniqueArray(fc.constantFrom(...IDS));
    fc.assert(
      fc.property(others, set, fc.array(set, { minLength: 1, maxLength: 6 }), (truth, start, sets) => {
        const scored = (ids: readonly string[], broken: number): Scored => ({
          ...Object.fromEntries(ids.map((id) => [id, { accuracy: truth[id] ?? 1 }])),
          broken: { accuracy: broken },
        });
        let stored = bump(EMPTY_BASELINE, judge(EMPTY_BASELINE, scored(start, 1)), OPTIONS).baseline;
        for (const ids of sets) {
          const report = judge(stored, scored(ids, 0));
          expect(rowOf(report)).toMatchObject({ verdict: 'FAIL', reason: 'below_floor' });
          stored = bump(stored, report, OPTIONS).baseline;
        }
        expect(rowOf(judge(stored, scored(sets.at(-1) ?? [], 1))).verdict).toBe('PASS');
      }),
    );
  });

  it('nothing stays red for ever: a run in which every case passes is green, and so is the next', () => {
    fc.assert(
      fc.property(
        runs,
        fc.uniqueArray(fc.constantFrom(...IDS, 'f'), { minLength: 1 }),
        fc.boolean(),
        (history, ids, otherJudge) => {
          const before = afterRuns(history);
          const own = before.entries[QA_KEY];
          const start =
            own && otherJudge
              ? {
                  ...before,
                  entries: { [QA_KEY]: { ...own, fingerprint: { ...own.fingerprint, judge: 'another' } } },
                }
              : before;
          const passing: Scored = Object.fromEntries(ids.map((id) => [id, { accuracy: 1, fabrication: 1 }]));
          const rows = judge(start, passing).suites.flatMap((suite) => suite.rows);
          expect(rows.every(({ verdict }) => verdict === 'PASS')).toBe(true);
          const next = judge(bump(start, judge(start, passing), OPTIONS).baseline, passing);
          expect(next).toMatchObject({ verdict: 'PASS', ledger: { still_passing: ids.length } });
        },
      ),
    );
  });
});
