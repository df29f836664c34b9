import { describe, expect, it } from 'vitest';
import type { CaseReport, Raise, Report, Row } from '../../src/model/report.ts';
import { renderCheck } from '../../src/render/check.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderSummary } from '../../src/render/summary.ts';
import { configError } from '../helpers/report-endings.ts';
import { gateWeakened, LIBRARY, twoRegressions } from '../helpers/report-library.ts';
import { aCase, manyCases, mean, misses, rate, report, suite, unmeasured } from '../helpers/reports.ts';
import { CONTEXT } from '../helpers/surface.ts';

const QA = { suite: 'qa', tier: 0, variant: 'default' };
const comment = (given: Report): string => renderComment(given, CONTEXT);
const withRows = (...rows: Row[]): Report => report([suite('qa', 0, rows, [aCase('a')])]);
const withCase = (evidence: CaseReport['evidence']): Report =>
  report([suite('qa', 0, [rate('m', 0, 1, 1)], [aCase('a', 'regressed', { evidence })])]);

describe('renderComment', () => {
  it.each(LIBRARY)('%s reads as its golden file', async (name, make) => {
    await expect(comment(make())).toMatchFileSnapshot(`golden/comment/${name}.md`);
  });

  it('says its verdict and reason in what a mail preview shows', () => {
    for (const [, make] of LIBRARY) {
      const given = make();
      const [, heading = ''] = comment(given).split('\n');
      expect(heading.slice(0, 20)).toContain(given.verdict);
      expect(heading).toMatch(/^### \S+\u00a0(PASS|WEAK|FAIL|ERROR) · /u);
    }
  });

  it('tells what the change did to its gate before any number', () => {
    const text = comment(gateWeakened());
    expect(text.indexOf('gate.tolerance: 0 → 0.05 (the stricter')).toBeLessThan(text.indexOf('| Verdict'));
    expect(text.indexOf('floor of qa.tier0.citation_validity: 1 → 0.9')).toBeLessThan(
      text.indexOf('| Verdict'),
    );
  });

  it('names the gate where a repository may have several', () => {
    const key = 'ragbench:services/search/ragbench.yml';
    const lines = renderComment(twoRegressions(), { ...CONTEXT, key }).split('\n');
    expect(lines[3]).toBe('Gate of `services/search/ragbench.yml`');
    expect(comment(twoRegressions())).not.toContain('Gate of');
  });

  it('lists every problem of a refused config with its place, right below the heading', () => {
    const places = [...comment(configError()).matchAll(/^> - \[`([^`]+)`\]\((\S+)\) /gm)].map(
      ([, place]) => place,
    );
    expect(places).toEqual(['ragbench.yml:12:5', 'ragbench.yml:30:14', 'eval/golden.jsonl:7:1']);
  });

  it('leaves out a command that could not be pasted', () => {
    const replay = (): string => "ragbench replay --case 'a\u001b[2J'";
    expect(renderComment(twoRegressions(), { ...CONTEXT, replay })).not.toContain('```');
  });
});

describe('the gate table', () => {
  it.each<[string, Row, string]>([
    [
      'a rate in cases and points',
      rate('m', 28, 30, 30, { verdict: 'FAIL', reason: 'below_floor' }),
      '93.3\u00a0% | 100.0\u00a0% | −2\u00a0cases (−6.7\u00a0pt) | 30',
    ],
    [
      'a count as it moves',
      misses('m', 3, 12, 1, { verdict: 'FAIL', reason: 'above_ceiling' }),
      '3 | 1 | +2\u00a0cases | 12',
    ],
    [
      'a mean as a number',
      mean('m', 0.82, 12, 0.85, { verdict: 'FAIL', reason: 'below_floor' }),
      '0.82 | 0.85 | −0.03 | 12',
    ],
    ['a new row', rate('m', 1, 3), '33.3\u00a0% | new | 3'],
    ['a row without a figure', unmeasured('m', 'ERROR', 'not_comparable'), '*not comparable*'],
  ])('shows %s', (_what, row, cells) => {
    const line = comment(withRows(row))
      .split('\n')
      .find((text) => text.includes('| `m` |'));
    expect(line?.split(' | ').slice(4).join(' | ')).toBe(`${cells} |`);
  });

  it('puts failing rows first and folds what held to one line', () => {
    const text = comment(
      report([
        suite('held', 0, [rate('x', 1, 1, 1), rate('y', 1, 1, 1)], [aCase('a')]),
        suite('kept', 1, [rate('x', 1, 1, 1)], [aCase('a')]),
        suite(
          'qa',
          0,
          [rate('rose', 2, 2, 1), rate('fell', 1, 2, 2, { verdict: 'FAIL', reason: 'below_floor' })],
          [aCase('a')],
        ),
      ]),
    );
    const rows = [...text.matchAll(/^\| \S+\u00a0(\w+) (?:\|[^|]*){2}\| (\S.*?) \|/gmu)].map(
      ([, verdict, metric]) => [verdict, metric],
    );
    expect(rows).toEqual([
      ['FAIL', '`fell`'],
      ['PASS', '`rose`'],
      ['PASS', '*3 other metrics unchanged*'],
    ]);
  });

  it('says once what is to be said of several rows', () => {
    const rows = ['a', 'b', 'c', 'd'].map((name) => unmeasured(name, 'ERROR', 'app_failed', 'it is gone'));
    expect(comment(withRows(...rows))).toContain(
      '- `qa.tier0.a`, `qa.tier0.b`, `qa.tier0.c`, 1 more: the app failed: it is gone\n',
    );
  });
});

describe('a case', () => {
  it.each<[string, CaseReport['evidence'], string]>([
    [
      'gained and lost citations',
      { cited: ['b', 'c'], before: { cited: ['a', 'b'] } },
      '| cited | `a`, `b` | `b`; **gained** `c`; **lost** `a` |',
    ],
    ['only gained ones', { cited: ['c'], before: { cited: [] } }, '| cited | – | **gained** `c` |'],
    ['no citation on either side', { cited: [], before: { cited: [] } }, '| cited | – | – |'],
    ['what is cited now alone', { cited: ['c'] }, '| cited | `c` |'],
    [
      'a rank that fell',
      { retrieved: ['x', 'a'], rank: 2, before: { retrieved: ['a', 'x'] } },
      '| retrieved | rank 1 of 2: `a`, `x` | rank 2 of 2: `x`, `a` |',
    ],
    [
      'a source that is gone',
      { expected: { source: { doc: 'a' } }, retrieved: ['x'], before: { retrieved: ['a'] } },
      '| retrieved | rank 1 of 1: `a` | not among 1: `x` |',
    ],
    [
      'what was retrieved as before',
      { retrieved: ['x'], before: { retrieved: ['x'] } },
      '| retrieved | `x` | *as before* |',
    ],
    ['an empty answer', { answer: ' ', before: { answer: 'yes' } }, '| answer | `yes` | `(empty)` |'],
    [
      'the answer of before',
      { answer: 'yes', before: { answer: 'yes' } },
      '| answer | `yes` | *as before* |',
    ],
    [
      'where long answers part',
      { answer: `${'a'.repeat(500)}1`, before: { answer: `${'a'.repeat(500)}2` } },
      `| answer | \`…${'a'.repeat(40)}2\` | \`…${'a'.repeat(40)}1\` |`,
    ],
    [
      'an edited case',
      { edited: { 'expected.value': { old: 1, new: 2 } } },
      '**Edited by this change:** `expected.value`',
    ],
  ])('shows %s', (_what, evidence, line) => {
    expect(comment(withCase(evidence)).split('\n')).toContain(line);
  });
});

describe('what merging would raise', () => {
  const raise = (metric: string, why: Raise['why'], to: number, from?: number): Raise => ({
    row: { ...QA, metric },
    why,
    to,
    ...(from !== undefined && { from }),
  });
  const rows = [
    rate('share', 26, 26, 25),
    mean('mean', 0.91, 12, 0.9),
    misses('count', 1, 6, 2),
    rate('fresh', 3, 4),
  ];

  it.each<[string, Raise[], string]>([
    ['a share in cases', [raise('share', 'raised', 1, 25 / 26)], 'raises `qa.tier0.share` 25 → 26 of 26.'],
    [
      'a share of another case set in percent',
      [raise('share', 'raised', 1, 0.97)],
      'raises `qa.tier0.share` 97.0 % → 100.0 %.',
    ],
    ['a mean', [raise('mean', 'raised', 0.91, 0.9)], 'raises `qa.tier0.mean` 0.90 → 0.91.'],
    ['a count', [raise('count', 'raised', 1, 2)], 'raises `qa.tier0.count` 2 → 1.'],
    ['a new row', [raise('fresh', 'new', 0.75)], 'adds `qa.tier0.fresh` at 75.0 %.'],
    [
      'several kinds',
      [raise('mean', 'lowered', 0.8, 0.9), raise('share', 'raised', 1, 25 / 26)],
      'raises `qa.tier0.share` 25 → 26 of 26; lowers on purpose `qa.tier0.mean` 0.90 → 0.80.',
    ],
  ])('is told of %s', (_what, raises, words) => {
    expect(comment({ ...withRows(...rows), raises })).toContain(`\nOn merge this ${words}\n`);
  });

  it('counts the rows of a first baseline, and says nothing where nothing rises', () => {
    expect(comment(withRows(rate('a', 1, 2), rate('b', 2, 2)))).toContain(
      'On merge this sets the first floors of 2 rows.',
    );
    expect(comment({ ...withRows(rate('a', 2, 2, 2)), raises: [] })).not.toContain('On merge');
  });
});

describe('the other pages', () => {
  it('the check carries the headline as its title and no marker', () => {
    const { title, summary } = renderCheck(twoRegressions(), CONTEXT);
    expect(title).toBe('FAIL · 2 cases regressed: qa.tier0.citation_validity 28 of 30, floor 30');
    expect(summary.startsWith('**What broke:** retrieved but not cited (2)\n')).toBe(true);
    expect(summary).not.toContain('<!--');
  });

  it('the summary names all of what the comment counts', () => {
    const given = report([suite('qa', 0, [rate('m', 150, 150, 0)], manyCases('fix', 150, 'fixed'))]);
    expect(comment(given)).toContain('140 more in [the job summary]');
    expect(renderSummary(given, CONTEXT)).toContain('`fix-150`');
    expect(renderSummary(given, CONTEXT)).not.toContain('more in');
  });
});
