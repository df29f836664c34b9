import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/gate/compare-reports.ts';
import type { Report, Row } from '../../src/model/report.ts';
import { LIBRARY, twoRegressions } from '../helpers/report-library.ts';
import { aCase, mean, misses, rate, report, suite, unmeasured } from '../helpers/reports.ts';

function qa(rows: readonly Row[], cases: Parameters<typeof suite>[3] = []): Report {
  return report([suite('qa', 0, rows, cases)]);
}

describe('compareReports, rows', () => {
  it.each([
    ['a share that fell', rate('a', 30, 30), rate('a', 28, 30), true],
    ['a share that rose', rate('a', 28, 30), rate('a', 30, 30), false],
    ['a count that rose', misses('a', 0, 12, 0), misses('a', 1, 12, 0), true],
    ['a count that fell', misses('a', 2, 12, 0), misses('a', 1, 12, 0), false],
    ['a share over other cases', rate('a', 30, 30), rate('a', 40, 40), false],
    ['rounding', mean('a', 0.1 + 0.2, 3, 0.3), mean('a', 0.3, 3, 0.3), false],
  ])('judges %s by its direction', (_what, before, after, worse) => {
    expect(compareReports(qa([before]), qa([after])).rows[0]?.worse).toBe(worse);
  });

  it('leaves a side without a measurement empty, and calls nothing worse for it', () => {
    const [row] = compareReports(qa([rate('a', 30, 30)]), qa([unmeasured('a', 'ERROR', 'app_failed')])).rows;
    expect(row).toMatchObject({ metric: 'a', before: { value: 1 }, worse: false });
    expect(row).not.toHaveProperty('after');
    expect(row).not.toHaveProperty('delta');
  });

  it('puts the worst first, then what moved, then what is missing; ties by name', () => {
    const before = qa([
      rate('still', 1, 2),
      rate('gone', 1, 2),
      rate('worst', 9, 10),
      rate('better', 1, 10),
      rate('worse', 5, 10),
      rate('also_still', 1, 2),
    ]);
    const after = qa([
      rate('still', 1, 2),
      rate('worst', 1, 10),
      rate('better', 9, 10),
      rate('worse', 4, 10),
      rate('also_still', 1, 2),
      rate('added', 1, 2),
    ]);
    const names = compareReports(before, after).rows.map(({ metric }) => metric);
    expect(names).toEqual(['worst', 'worse', 'better', 'also_still', 'still', 'added', 'gone']);
  });

  it('keeps variants and tiers apart', () => {
    const one = report([
      suite('qa', 0, [rate('a', 1, 2)], [], { variant: 'agent' }),
      suite('qa', 1, [rate('a', 1, 2)], []),
    ]);
    expect(compareReports(one, one).rows.map(({ entry }) => entry)).toEqual([
      'qa/tier0/agent',
      'qa/tier1/default',
    ]);
  });
});

describe('compareReports, cases', () => {
  it('tells what broke, healed, came and went', () => {
    const before = qa(
      [],
      [
        aCase('breaks'),
        aCase('errs'),
        aCase('heals', 'still_failing'),
        aCase('goes'),
        aCase('stays'),
        aCase('skips'),
        aCase('fails', 'still_failing'),
      ],
    );
    const after = qa(
      [],
      [
        aCase('breaks', 'regressed'),
        aCase('errs', 'error'),
        aCase('heals', 'fixed'),
        aCase('comes', 'new_passing'),
        aCase('stays'),
        aCase('skips', 'skipped'),
        aCase('goes', 'vanished'),
        aCase('fails', 'error'),
      ],
    );
    const { broken, healed, onlyBefore, onlyAfter } = compareReports(before, after);
    const ids = [broken, healed, onlyBefore, onlyAfter].map((cases) => cases.map(({ id }) => id));
    expect(ids).toEqual([['breaks', 'errs'], ['heals'], ['goes', 'skips'], ['comes']]);
  });

  it('says where the case itself was edited', () => {
    const { broken } = compareReports(
      qa([], [aCase('a')]),
      qa([], [aCase('a', 'regressed', { hash: 'another' })]),
    );
    expect(broken).toEqual([
      { entry: 'qa/tier0/default', id: 'a', before: 'pass', after: 'fail', edited: true },
    ]);
  });

  it('is a mirror: what broke one way healed the other, and nothing moves against itself', () => {
    const reports = fc.constantFrom(...LIBRARY.map(([, make]) => make()));
    fc.assert(
      fc.property(reports, reports, (a, b) => {
        const [there, back] = [compareReports(a, b), compareReports(b, a)];
        const ids = (cases: readonly { id: string }[]): string[] => cases.map(({ id }) => id);
        expect(ids(there.broken)).toEqual(ids(back.healed));
        expect(ids(there.onlyBefore)).toEqual(ids(back.onlyAfter));
        expect(there.rows.filter(({ worse }) => worse).length).toBe(
          back.rows.filter(({ worse, delta }) => !worse && delta !== undefined && delta !== 0).length,
        );
      }),
      { numRuns: 30 },
    );
    const same = compareReports(twoRegressions(), twoRegressions());
    expect([
      ...same.broken,
      ...same.healed,
      ...same.onlyBefore,
      ...same.onlyAfter,
      ...same.rows.filter(({ delta }) => delta !== 0),
    ]).toEqual([]);
  });
});
