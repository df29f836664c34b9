import { hasFigure } from '../gate/has-figure.ts';
import type { Report, Row } from '../model/report.ts';
import type { Verdict } from '../model/verdict.ts';
import { gateRows, onlyAdvises, remarkOf, rowFigures, type FoldedSuite } from './gate-rows.ts';
import { inert, inertMiddle } from './inert.ts';
import { hang } from './lines.ts';
import { counted, signedCount } from './numbers.ts';
import { fullName, suiteName, type PlacedRow } from './placed-rows.ts';
import type { Colour, Style } from './style.ts';
import { columnWidths, tableLine, tableWidth, type Cell } from './table.ts';
import { displayWidth } from './width.ts';
import { rowReasonWords } from './words.ts';

const VERDICT_WIDTH = 5;
const INDENT = ' '.repeat(VERDICT_WIDTH + 2);
const LEAST_NAME = 24;
const LONGEST_NOTE = 300;
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

/** The gate table: what is not a plain pass, or moved, row by row, worst first; every other suite in one line. */
export function gateTable(report: Report, columns: number, colour: Colour): string[] {
  const { shown, folded } = gateRows(report);
  const table = shown.length > 0 ? rowLines(shown, columns, colour) : [];
  return [...table, ...foldedLines(folded, columns, colour)];
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
  const { now = '', floor = '', cases, delta = '' } = rowFigures(row);
  const passed = row.passed === undefined ? `n ${row.n}` : `${row.passed}/${row.n}`;
  return [now, hasFigure(row) ? passed : '', floor, cases === undefined ? '' : signedCount(cases), delta];
}

/** What the figures do not say by themselves. */
function notes(row: Row, columns: number, colour: Colour): string[] {
  const { words, note } = remarkOf(row);
  const parts = [words, note === undefined ? undefined : inert(note, LONGEST_NOTE)].filter(
    (part) => part !== undefined,
  );
  const remarks = [
    ...(parts.length > 0 ? [parts.join(': ')] : []),
    ...(onlyAdvises(row) ? ['advisory: does not decide'] : []),
  ];
  return remarks.flatMap((part) => hang(INDENT, part, columns)).map((line) => colour('dim', line));
}

function foldedLines(folded: readonly FoldedSuite[], columns: number, colour: Colour): string[] {
  const names = folded.map(({ suite }) => suiteName(suite));
  const rows = folded.map((one, index) => [
    verdictCell(one.verdict),
    { text: inert(names[index] ?? '') },
    { text: foldedText(one), style: 'dim' as const },
  ]);
  const [, longest = 0, text = 0] = columnWidths(rows);
  const name = Math.min(longest, Math.max(LEAST_NAME, columns - INDENT.length - 2 - text));
  return rows.map(([verdict = { text: '' }, , rest = { text: '' }], index) => {
    const cut = { text: inertMiddle(names[index] ?? '', name) };
    const room = columns - INDENT.length - 2 - name;
    return tableLine(
      [verdict, cut, { ...rest, text: inert(rest.text, room) }],
      [VERDICT_WIDTH, name, displayWidth(rest.text)],
      colour,
    );
  });
}

function foldedText({ suite, verdict, rows, empty, isWhole, reason }: FoldedSuite): string {
  const cases = isWhole ? `, ${counted(suite.n_cases, 'case')}` : '';
  if (reason !== undefined) return rowReasonWords(reason) + (verdict === 'SKIPPED' ? cases : '');
  const counts = isWhole ? counted(rows, 'row') : `${rows} other ${rows === 1 ? 'row' : 'rows'}`;
  return `${counts} unchanged${empty > 0 ? ` (${empty} without cases)` : ''}${cases}`;
}
