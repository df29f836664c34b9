import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/gate/compare-reports.ts';
import type { Report } from '../../src/model/report.ts';
import { renderComparison } from '../../src/render/comparison.ts';
import { allGreen, twoRegressions } from '../helpers/report-library.ts';
import { manyChanges, twoHundredRegressions } from '../helpers/report-swarms.ts';
import { aCase, rate, report, suite } from '../helpers/reports.ts';

const OPTIONS = { colour: (_style: string, text: string): string => text, columns: 80 };

/** The same run as it was before: every regressed case passes, every row stands at its baseline. */
function before(now: Report): Report {
  const suites = now.suites.map((one) => ({
    ...one,
    rows: one.rows.map((row) => ({
      ...row,
      value: row.baseline ?? row.value,
      ...(row.shared && { passed: row.shared.before }),
    })),
    cases: one.cases.map((single) =>
      single.change === 'regressed' ? { ...single, status: 'pass' as const } : single,
    ),
  }));
  return { ...now, suites };
}

describe('renderComparison', () => {
  it.each([
    ['same', allGreen(), allGreen()],
    ['two-regressions', before(twoRegressions()), twoRegressions()],
    ['two-hundred-regressions', before(twoHundredRegressions()), twoHundredRegressions()],
    ['other-suites', twoRegressions(), manyChanges()],
  ])('%s reads as its golden file', async (name, old, now) => {
    await expect(renderComparison(compareReports(old, now), OPTIONS)).toMatchFileSnapshot(
      `golden/compare-${name}.txt`,
    );
  });

  it('says of a case that it errs now, or that it is no longer the same case', () => {
    const rows = [rate('numeric_accuracy', 2, 2, 2)];
    const old = report([suite('qa', 0, rows, [aCase('a'), aCase('b')])]);
    const now = report([
      suite('qa', 0, rows, [aCase('a', 'error'), aCase('b', 'regressed', { hash: 'another' })]),
    ]);
    expect(renderComparison(compareReports(old, now), OPTIONS)).toContain(
      'broke: 2 in qa.tier0\n  a (pass → error), b (edited)\n',
    );
  });
});
