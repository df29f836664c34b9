import type { CaseComparison, Comparison, RowComparison } from '../gate/compare-reports.ts';
import type { Row } from '../model/report.ts';
import { parseEntryKey, rowName } from '../model/row-name.ts';
import { inert, inertMiddle } from './inert.ts';
import { hang, wrap } from './lines.ts';
import { counted, difference, figure, figures, scaleOf } from './numbers.ts';
import type { Colour, Style } from './style.ts';
import { columnWidths, tableLine, tableWidth, type Cell } from './table.ts';

const LEAST_COLUMNS = 80;
const LEAST_NAME = 24;
const LONGEST_ID = 48;
const MOST_CASES = 20;
const HEADER: readonly Cell[] = ['', 'row', 'before', 'after', 'delta'].map((text, index) => ({
  text,
  style: 'dim',
  ...(index > 1 && { align: 'right' }),
}));

/** Two reports side by side for a terminal: what moved in one line, then the rows that moved, then the cases that flipped. */
export function renderComparison(
  comparison: Comparison,
  options: { readonly colour: Colour; readonly columns: number },
): string {
  const columns = Math.max(LEAST_COLUMNS, options.columns);
  const { colour } = options;
  const moved = comparison.rows.filter(({ delta }) => delta !== 0);
  const blocks = [
    wrap(summary(comparison), columns),
    moved.length === 0 ? [] : rowTable(moved, columns, colour),
    caseLines('broke', comparison.broken, 'bad', columns, colour),
    caseLines('healed', comparison.healed, 'good', columns, colour),
    caseLines('only before', comparison.onlyBefore, 'weak', columns, colour),
    caseLines('only after', comparison.onlyAfter, 'dim', columns, colour),
  ];
  return `${blocks.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}

function summary({ rows, broken, healed }: Comparison): string {
  const worse = rows.filter((row) => row.worse).length;
  const missing = rows.filter(({ delta }) => delta === undefined).length;
  const better = rows.filter((row) => !row.worse && row.delta !== undefined && row.delta !== 0).length;
  const parts = [
    `${counted(worse, 'row')} worse`,
    `${better} better`,
    `${rows.length - worse - better - missing} unchanged`,
    ...(missing > 0 ? [`${missing} on one side only`] : []),
  ];
  return `${parts.join(', ')}; ${counted(broken.length, 'case')} broke, ${healed.length} healed`;
}

function rowTable(rows: readonly RowComparison[], columns: number, colour: Colour): string[] {
  const table = rows.map((row) => [...cells(row)]);
  const widths = columnWidths([HEADER, ...table]);
  const over = Math.max(0, tableWidth(widths) - columns);
  const name = Math.max(LEAST_NAME, (widths[1] ?? 0) - over);
  const lines = rows.map((row, index) => {
    const [sign = { text: '' }, , ...values] = table[index] ?? [];
    return tableLine(
      [sign, { text: inertMiddle(nameOf(row), name) }, ...values],
      widths.with(1, name),
      colour,
    );
  });
  return [tableLine(HEADER, widths.with(1, name), colour), ...lines];
}

function cells(row: RowComparison): Cell[] {
  const right = (text: string): Cell => ({ text, align: 'right' });
  const [before, after] = values(row);
  const delta = row.after && row.delta !== undefined ? difference(scaleOf(row.after), row.delta) : '';
  return [wordCell(row), { text: inert(nameOf(row)) }, right(before), right(after), right(delta)];
}

function wordCell({ worse, delta }: RowComparison): Cell {
  if (worse) return { text: 'worse', style: 'bad' };
  return delta === undefined ? { text: 'missing', style: 'weak' } : { text: 'better', style: 'good' };
}

function values({ before, after }: RowComparison): [string, string] {
  if (before && after) return figures(scaleOf(after), before.value, after.value);
  const write = (row: Row | undefined): string => (row ? figure(scaleOf(row), row.value) : '–');
  return [write(before), write(after)];
}

/** The row's name as config and commands take it; foreign text. */
function nameOf({ entry, metric }: RowComparison): string {
  return `${entryName(entry)}.${metric}`;
}

function entryName(entry: string): string {
  const place = parseEntryKey(entry);
  return place ? rowName({ ...place, metric: '' }).slice(0, -1) : entry;
}

/** The cases suite by suite, a few of each by name. */
function caseLines(
  title: string,
  cases: readonly CaseComparison[],
  style: Style,
  columns: number,
  colour: Colour,
): string[] {
  const entries = [...new Set(cases.map(({ entry }) => entry))];
  return entries.flatMap((entry) => {
    const own = cases.filter((one) => one.entry === entry);
    const rest = own.length > MOST_CASES ? [`${own.length - MOST_CASES} more`] : [];
    const names = [...own.slice(0, MOST_CASES).map(caseText), ...rest].join(', ');
    return [
      colour(style, `${title}: ${own.length} in ${inertMiddle(entryName(entry), LONGEST_ID)}`),
      ...hang('  ', names, columns),
    ];
  });
}

function caseText({ id, before, after, edited }: CaseComparison): string {
  const remarks = [
    ...(before === 'error' || after === 'error' ? [`${before ?? 'absent'} → ${after ?? 'absent'}`] : []),
    ...(edited ? ['edited'] : []),
  ];
  return inertMiddle(id, LONGEST_ID) + (remarks.length > 0 ? ` (${remarks.join(', ')})` : '');
}
