import { describe, expect, it } from 'vitest';
import { annotationsOf } from '../../src/render/annotations.ts';
import { configError, loweredOnPurpose } from '../helpers/report-endings.ts';
import { gateWeakened, twoRegressions } from '../helpers/report-library.ts';
import { aCase, manyCases, rate, report, suite } from '../helpers/reports.ts';
import { CONTEXT } from '../helpers/surface.ts';

const at = (line: number) => ({ location: { file: 'eval/golden.jsonl', line } });
const FAILING = rate('accuracy', 0, 1, 1, { verdict: 'FAIL', reason: 'below_floor' });

describe('annotationsOf', () => {
  it('tells of a regressed case on its line what a reviewer needs', () => {
    expect(annotationsOf(twoRegressions(), CONTEXT)[0]).toEqual({
      path: 'eval/golden.jsonl',
      start_line: 14,
      end_line: 14,
      annotation_level: 'failure',
      title: 'num-014: retrieved but not cited',
      message: [
        'regressed in qa.tier0: citation_validity',
        'why: the answer does not name the document',
        'asked: How many turbines did the Nordhavn site run in FY2025?',
        'expected: value: 41, unit: turbines, source: Site_Report_FY2025.pdf p.12',
        'before: 41 turbines [Site_Report_FY2025.pdf p.12]',
        'now: 41 turbines',
        'cited: Site_Report_FY2025.pdf → –',
        'retrieved: Grid_Notes.md, Site_Report_FY2025.pdf',
      ].join('\n'),
    });
  });

  it('puts first what fails the run, and there regressed before new before unjudged', () => {
    const given = report(
      [
        suite('fairness', 1, [{ ...FAILING, advisory: true }], [aCase('advisory', 'regressed', at(1))]),
        suite('house', 1, [rate('accuracy', 1, 1, 1)], [aCase('held', 'regressed', at(2))]),
        suite(
          'qa',
          0,
          [FAILING],
          [
            aCase('error', 'error', at(3)),
            aCase('new', 'new_failing', at(4)),
            aCase('old', 'still_failing', at(5)),
            aCase('broke', 'regressed', at(6)),
          ],
        ),
      ],
      {
        warnings: [
          { code: 'data_quality', message: 'short', ...at(7) },
          { code: 'gate_weakened', message: 'loose', ...at(8) },
          { code: 'gate_weakened', message: 'nowhere' },
        ],
      },
    );
    const found = annotationsOf(given, CONTEXT).map(({ start_line, annotation_level }) => [
      start_line,
      annotation_level,
    ]);
    expect(found).toEqual([
      [6, 'failure'],
      [4, 'failure'],
      [3, 'failure'],
      [2, 'warning'],
      [1, 'warning'],
      [8, 'warning'],
      [7, 'notice'],
    ]);
  });

  it('marks every problem of the config as a failure', () => {
    expect(
      annotationsOf(configError(), CONTEXT).map(({ path, start_line, annotation_level, message }) => [
        path,
        start_line,
        annotation_level,
        message,
      ]),
    ).toEqual([
      ['ragbench.yml', 12, 'failure', 'unknown key treshold; did you mean threshold?'],
      ['ragbench.yml', 30, 'failure', 'a duration expected, such as 30s or 5m; the text "soon" came'],
      ['eval/golden.jsonl', 7, 'failure', 'the id num-004 is taken by line 4'],
    ]);
  });

  it('only warns where the run does not fail', () => {
    const levels = [...annotationsOf(loweredOnPurpose(), CONTEXT), ...annotationsOf(gateWeakened(), CONTEXT)];
    expect(new Set(levels.map(({ annotation_level }) => annotation_level))).toEqual(new Set(['warning']));
  });

  it('counts paths from the root, and leaves out what is no file there', () => {
    const cases = [
      aCase('own', 'regressed', at(1)),
      aCase('shared', 'regressed', { location: { file: '../shared.jsonl' } }),
      aCase('shipped', 'regressed', { location: { file: 'builtin:tier0_sanity/dispute.json', line: 3 } }),
      aCase('outside', 'regressed', { location: { file: '../../golden.jsonl', line: 3 } }),
    ];
    const links = { repository: 'https://github.com/acme/wind-notes', commit: 'c', folder: 'search' };
    const found = annotationsOf(report([suite('qa', 0, [FAILING], cases)]), { ...CONTEXT, links });
    expect(found.map(({ path, start_line }) => [path, start_line])).toEqual([
      ['search/eval/golden.jsonl', 1],
      ['shared.jsonl', 1],
    ]);
  });

  it('stops at a thousand, and the last says how many are left out', () => {
    const make = (count: number) =>
      annotationsOf(report([suite('qa', 0, [FAILING], manyCases('c', count, 'regressed', at(1)))]), CONTEXT);
    expect(make(1000).at(-1)?.title).toBe('c-1000: not as expected');
    expect(make(1001)).toHaveLength(1000);
    expect(make(2500).at(-1)).toMatchObject({ title: '1501 more', annotation_level: 'notice' });
  });

  it('writes what GitHub has refused, characters beyond U+FFFF, as escapes', () => {
    const one = aCase('👍', 'regressed', { ...at(1), evidence: { answer: '𠮷' } });
    const [first] = annotationsOf(report([suite('qa', 0, [FAILING], [one])]), CONTEXT);
    expect(first).toMatchObject({ title: '\\u{1f44d}: not as expected' });
    expect(first?.message).toContain('now: \\u{20bb7}');
  });
});
