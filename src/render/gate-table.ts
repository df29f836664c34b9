import { hasFigure } from '../gate/has-figure.ts';
import type { Report, Row, SuiteReport } from '../model/report.ts';
import type { Verdict } from '../model/verdict.ts';
import { inert, inertMiddle } from './inert.ts';
import { hang } from './lines.ts';
import { counted, difference, figure, figures, scaleOf, signedCount } from './numbers.ts';
import {
  decidingThreshold,
  fullName,
  lostCases,
  placedRows,
  suiteName,
  type PlacedRow,
} from './placed-rows.ts';
import type { Colour, Style } from './style.ts';
import { columnWidths, tableLine, tableWidth, type Cell } from './table.ts';
import { displayWidth } from './width.ts';
import { rowReasonWords } from './words.ts';

const VERDICT_WIDTH = 5;
const INDENT = ' '.repeat(VERDICT_WIDTH + 2);
const LEAST_NAME = 24;
const LONGEST_NOTE = 300;
const ROUNDING = 1e-9;
const HEADER: readonly Cell[] = ['', 'row', 'now', 'passed', 'floor', 'cases', 'delta'].map(
  (text, index) => ({
    text,
    style: 'dim',
    ...(index > 1 && { align: 'right' }),
  }),
);
const STYLES: Readonly<Record<Verdict, Style>> = {
  ERROR: 'bad',
  FAIL: 'bad',
  WEAK: 'weak',
  PASS: 'good',
  SKIPPED: 'dim',
};
const RANKS: Readonly<Record<Verdict, number>> = { ERROR: 0, FAIL: 1, WEAK: 2, SKIPPED: 4, PASS: 5 };
const ADVISORY_RANK = 3;

/** The gate table: what is not a plain pass, or moved, row by row, worst first; every other suite in one line. */
export function gateTable(report: Report, columns: number, colour: Colour): string[] {
  const shown = placedRows(report).filter(isShown).sort(byRank);
  const folded = report.suites.flatMap((suite) =>
    foldedSuite(suite, shown.filter((placed) => placed.suite === suite).length),
  );
  const table = shown.length > 0 ? rowLines(shown, columns, colour) : [];
  return [...table, ...foldedLines(folded, columns, colour)];
}

function isShown({ row }: PlacedRow): boolean {
  if (row.verdict === 'SKIPPED') return false;
  return row.verdict !== 'PASS' || row.reason !== 'ok' || lostCases(row) !== 0 || hasMoved(row);
}

/** Sums of the same scores may differ in their last digit. */
function hasMoved({ delta = 0 }: Row): boolean {
  return Math.abs(delta) > ROUNDING;
}

function byRank(a: PlacedRow, b: PlacedRow): number {
  return rank(a.row) - rank(b.row) || lostCases(b.row) - lostCases(a.row);
}

function rank({ verdict, advisory }: Row): number {
  return advisory && verdict !== 'PASS' ? ADVISORY_RANK : RANKS[verdict];
}

function rowLines(shown: readonly PlacedRow[], columns: number, colour: Colour): string[] {
  const rows = shown.map(cells);
  const widths = fit(columnWidths([HEADER, ...rows]).with(0, VERDICT_WIDTH), columns);
  const name = widths[1] ?? LEAST_NAME;
  const remarks = shown.map(({ row }) => notes(row, columns, colour));
  const lines = shown.flatMap((placed, index) => {
    const [verdict = { text: '' }, , ...figures] = rows[index] ?? [];
    const cut = { text: inertMiddle(fullName(placed), name) };
    // Rows that fail for the same reason say so once, below the last of them.
    const isRepeated = remarks[index]?.join('\n') === remarks[index + 1]?.join('\n');
    return [
      tableLine([verdict, cut, ...figures], widths, colour),
      ...(isRepeated ? [] : (remarks[index] ?? [])),
    ];
  });
  const hasFigures = rows.some((row) => row.slice(2).some(({ text }) => text !== ''));
  return hasFigures ? [tableLine(HEADER, widths, colour), ...lines] : lines;
}

/** Where the names do not fit, the last column goes first (a change in cases says more); then names are cut. */
function fit(widths: number[], columns: number): number[] {
  const all = tableWidth(widths) <= columns ? widths : widths.with(HEADER.length - 1, 0);
  const over = tableWidth(all) - columns;
  return over > 0 ? all.with(1, Math.max(LEAST_NAME, (all[1] ?? 0) - over)) : all;
}

function cells(placed: PlacedRow): Cell[] {
  const { row } = placed;
  const name = { text: inert(fullName(placed)) };
  return [
    verdictCell(row.verdict),
    name,
    ...figureTexts(row).map((text) => ({ text, align: 'right' as const })),
  ];
}

function verdictCell(verdict: Verdict): Cell {
  return { text: verdict === 'SKIPPED' ? 'SKIP' : verdict, style: STYLES[verdict] };
}

function figureTexts(row: Row): string[] {
  const scale = scaleOf(row);
  if (!hasFigure(row)) return ['', '', row.baseline === undefined ? '' : figure(scale, row.baseline), '', ''];
  const [now, floor] =
    row.baseline === undefined ? [figure(scale, row.value), ''] : figures(scale, row.value, row.baseline);
  const passed = row.passed === undefined ? `n ${row.n}` : `${row.passed}/${row.n}`;
  const cases = row.shared ? signedCount(row.shared.now - row.shared.before) : '';
  return [
    now,
    passed,
    row.reason === 'new' ? 'new' : floor,
    cases,
    hasMoved(row) ? difference(scale, row.delta ?? 0) : '',
  ];
}

/** What the figures do not say by themselves. */
function notes(row: Row, columns: number, colour: Colour): string[] {
  const parts = [
    ...reasonPart(row),
    ...(row.advisory && row.verdict !== 'PASS' ? ['advisory: does not decide'] : []),
  ];
  return parts.flatMap((part) => hang(INDENT, part, columns)).map((line) => colour('dim', line));
}

function reasonPart(row: Row): string[] {
  const { reason, note } = row;
  const telling = !['ok', 'new', 'below_floor', 'above_ceiling'].includes(reason);
  if (!telling) return note === undefined ? [] : [inert(note, LONGEST_NOTE)];
  const bar = reason === 'below_threshold' ? decidingThreshold(row) : undefined;
  const threshold = bar === undefined ? '' : ` ${figures(scaleOf(row), bar, row.value)[0]}`;
  return [
    `${rowReasonWords(reason)}${threshold}${note === undefined ? '' : `: ${inert(note, LONGEST_NOTE)}`}`,
  ];
}

/** A suite's rows that are not shown one by one. */
interface Folded {
  readonly verdict: Verdict;
  readonly name: string;
  readonly text: string;
}

function foldedSuite(suite: SuiteReport, shown: number): Folded[] {
  const [first] = suite.rows;
  const name = suiteName(suite);
  if (suite.verdict === 'SKIPPED' && shown === 0) {
    return [
      {
        verdict: 'SKIPPED',
        name,
        text: `${first ? rowReasonWords(first.reason) : 'no cases'}, ${counted(suite.n_cases, 'case')}`,
      },
    ];
  }
  if (suite.rows.every(({ verdict }) => verdict === 'SKIPPED'))
    return [{ verdict: suite.verdict, name, text: 'no cases' }];
  const rest = suite.rows.length - shown;
  if (rest === 0) return [];
  const rows = shown > 0 ? `${rest} other ${rest === 1 ? 'row' : 'rows'}` : counted(rest, 'row');
  const cases = shown > 0 ? '' : `, ${counted(suite.n_cases, 'case')}`;
  const empty = suite.rows.filter(({ verdict }) => verdict === 'SKIPPED').length;
  return [
    {
      verdict: 'PASS',
      name,
      text: `${rows} unchanged${empty > 0 ? ` (${empty} without cases)` : ''}${cases}`,
    },
  ];
}

function foldedLines(folded: readonly Folded[], columns: number, colour: Colour): string[] {
  const sorted = folded.toSorted((a, b) => RANKS[a.verdict] - RANKS[b.verdict]);
  const rows = sorted.map(({ verdict, name, text }) => [
    verdictCell(verdict),
    { text: inert(name) },
    { text, style: 'dim' as const },
  ]);
  const [, longest = 0, text = 0] = columnWidths(rows);
  const name = Math.min(longest, Math.max(LEAST_NAME, columns - INDENT.length - 2 - text));
  return rows.map(([verdict = { text: '' }, , rest = { text: '' }], index) => {
    const cut = { text: inertMiddle(sorted[index]?.name ?? '', name) };
    const room = columns - INDENT.length - 2 - name;
    return tableLine(
      [verdict, cut, { ...rest, text: inert(rest.text, room) }],
      [VERDICT_WIDTH, name, displayWidth(rest.text)],
      colour,
    );
  });
}
