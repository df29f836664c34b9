import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report, Row, Warning } from '../../src/model/report.ts';
import { renderCheck } from '../../src/render/check.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderSummary } from '../../src/render/summary.ts';
import { htmlOf } from '../helpers/page.ts';
import { aCase, manyCases, rate, report, suite } from '../helpers/reports.ts';
import { CONTEXT } from '../helpers/surface.ts';

/** So many regressed cases with answers of so many characters. */
function regressions(count: number, length: number): Report {
  const evidence = {
    stage: 'not_retrieved',
    question: `Where is the depot? ${'q'.repeat(length)}`,
    answer: `${'n'.repeat(length)}.`,
    before: { answer: `${'漢'.repeat(length)}.` },
  };
  const cases = manyCases('num', count, 'regressed', {
    evidence,
    location: { file: 'eval/golden.jsonl', line: 9 },
  });
  const row = rate('citation_validity', 0, count, count, { verdict: 'FAIL', reason: 'below_floor' });
  return report([suite('qa', 0, [row], cases)]);
}

/** Every block closed, every row of a table whole, the end in its place. */
function expectWhole(markdown: string): void {
  expect(markdown.match(/^<details>/gm)?.length).toBe(markdown.match(/^<\/details>$/gm)?.length);
  expect(markdown.endsWith('</sub>\n')).toBe(true);
  for (const line of markdown.split('\n').filter((text) => text.startsWith('| ')))
    expect(line).toMatch(/ \|$/);
  expect((markdown.match(/^```/gm)?.length ?? 0) % 2).toBe(0);
}

/** Regressed cases that the page names, be it folded or by name, and those that it says it leaves out. */
function accounted(markdown: string): number {
  const blocks = markdown.match(/^<details><summary><code>num-/gm)?.length ?? 0;
  const items = markdown.match(/^- `num-/gm)?.length ?? 0;
  const left = /^- (\d+) more in /m.exec(markdown)?.[1] ?? '0';
  return blocks + items + Number(left);
}

describe('however many cases regress', () => {
  it('the comment fits, is whole, and accounts for each of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(0, 30, 300, 3000), (count, length) => {
        const comment = renderComment(regressions(count, length), CONTEXT);
        expect(comment.length).toBeLessThanOrEqual(60_000);
        expectWhole(comment);
        expect(accounted(comment)).toBe(count);
      }),
      {
        numRuns: 60,
        examples: [
          [1, 0],
          [20, 3000],
          [21, 3000],
          [120, 0],
          [121, 3000],
          [3000, 3000],
        ],
      },
    );
  });

  it('so do the check and the summary, which names more of them', () => {
    const given = regressions(3000, 300);
    const { summary: check } = renderCheck(given, CONTEXT);
    const summary = renderSummary(given, CONTEXT);
    expect(check.length).toBeLessThanOrEqual(60_000);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000);
    for (const page of [check, summary]) {
      expectWhole(page);
      expect(accounted(page)).toBe(3000);
    }
    expect(summary.length).toBeGreaterThan(5 * check.length);
  });

  it('answers are shortened before cases are left out', () => {
    const [short = '', long = ''] = [0, 3000].map((length) =>
      renderComment(regressions(20, length), CONTEXT),
    );
    const blocks = (text: string): number => text.match(/<details><summary><code>num-/g)?.length ?? 0;
    expect(blocks(short)).toBe(20);
    expect(blocks(long)).toBe(20);
    expect(long).toContain('…');
  });
});

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const failing = (index: number): Row =>
  rate(`metric_${index}_${'m'.repeat(50)}`, 0, 1, 1, {
    verdict: 'FAIL',
    reason: 'below_floor',
    note: `note ${index} ${'w'.repeat(300)}`,
  });
const warning =
  (code: Warning['code']) =>
  (index: number): Warning => ({
    code,
    message: `message ${index} ${'字'.repeat(290)}`,
    location: { file: `${'f'.repeat(200)}.yml`, line: index + 1, column: 1 },
  });

describe('whatever else there is too much of', () => {
  it.each<[string, Report]>([
    ['rows', report([suite('qa', 0, many(3000, failing), [aCase('a', 'regressed')])])],
    ['suites', report(many(1500, (index) => suite(`suite-${index}`, 0, [failing(index)], [])))],
    ['suites that hold', report(many(1500, (index) => suite(`suite-${index}`, 1, [rate('m', 1, 1, 1)], [])))],
    [
      'weakenings',
      report([suite('qa', 0, [failing(0)], [])], { warnings: many(3000, warning('gate_weakened')) }),
    ],
    [
      'config errors',
      report([], { exit_code: 2, refusal: ['a', 'b'], warnings: many(3000, warning('config_error')) }),
    ],
    ['notes', report([suite('qa', 0, [failing(0)], [])], { warnings: many(3000, warning('data_quality')) })],
    [
      'causes of errors',
      report([
        suite(
          'qa',
          0,
          [failing(0)],
          many(3000, (index) => aCase(`c${index}`, 'error', { reason: `cause ${index} ${'e'.repeat(300)}` })),
        ),
      ]),
    ],
    [
      'decisions',
      report(
        many(500, (index) =>
          suite(`s${index}`, 0, [failing(index)], [], {
            details: { confusion: { abstain: { abstain: 1 } } },
          }),
        ),
      ),
    ],
    ['all of it', tooMuch()],
  ])('%s: every page fits and is whole', (_what, given) => {
    const comment = renderComment(given, CONTEXT);
    expect(comment.length).toBeLessThanOrEqual(60_000);
    expect(renderCheck(given, CONTEXT).summary.length).toBeLessThanOrEqual(60_000);
    expect(Buffer.byteLength(renderSummary(given, CONTEXT))).toBeLessThanOrEqual(1_000_000);
    expect(comment).toMatch(/ in \[the job summary\]\(|1 \| 1500 suites \|/);
    expect(htmlOf(comment)).not.toContain('<p>|');
    expect(comment.endsWith('</sub>\n') || comment.endsWith(').\n')).toBe(true);
  });
});

function tooMuch(): Report {
  const confusion = { confusion: { abstain: { abstain: 1 } } };
  return report(
    many(300, (index) =>
      suite(
        `suite-${index}-${'s'.repeat(40)}`,
        0,
        many(20, failing),
        manyCases(`${index}-${'i'.repeat(60)}`, 20, 'regressed'),
        {
          details: confusion,
        },
      ),
    ),
    { warnings: [...many(3000, warning('gate_weakened')), ...many(3000, warning('baseline_edited'))] },
  );
}
