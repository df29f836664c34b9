import type { AlignType, RootContent, Table } from 'mdast';
import type { Row, SuiteReport } from '../../model/report.ts';
import { DEFAULT_VARIANT } from '../../model/row-name.ts';
import { gateRows, rowFigures, type FoldedSuite } from '../gate-rows.ts';
import { counted, signedCount } from '../numbers.ts';
import type { PlacedRow } from '../placed-rows.ts';
import { rowReasonWords } from '../words.ts';
import { emphasis, joined, name, paragraph, table, text, type CellContent } from './nodes.ts';
import { remarkBlocks } from './remarks.ts';
import { verdictWord } from './signs.ts';
import { softText } from './soft-text.ts';
import { more, type View } from './view.ts';

const HEADER = ['Verdict', 'Tier', 'Suite', 'Metric', 'Value', 'Baseline', 'Δ', 'n'];
const ALIGN: readonly AlignType[] = [null, 'right', null, null, 'right', 'right', 'right', 'right'];
const MOST_NAMES = 3;
const LONGEST_NAME = 60;

/** The gate table, what its figures do not say below it. */
export function gateTable(view: View): RootContent[] {
  const { shown, folded } = gateRows(view.report);
  if (shown.length + folded.length === 0) return [];
  const kept = shown.slice(0, view.detail.rows);
  const rest = more(shown.length - kept.length, 'rows', view);
  const rows = [...kept.map(rowCells), ...foldedRows(folded, shown.length > 0)];
  return [
    withoutEmptyColumns(rows),
    ...(rest.length > 0 ? [paragraph(...rest)] : []),
    ...remarkBlocks(kept, view),
  ];
}

/** Where no row has a figure of a kind, its column only takes room. */
function withoutEmptyColumns(rows: readonly (readonly CellContent[])[]): Table {
  const used = HEADER.flatMap((_, column) =>
    rows.some((cells) => (cells[column] ?? []).length > 0) ? [column] : [],
  );
  return table(
    used.map((column) => ALIGN[column] ?? null),
    [
      used.map((column) => [text(HEADER[column] ?? '')]),
      ...rows.map((cells) => used.map((column) => cells[column] ?? [])),
    ],
  );
}

function rowCells({ row, suite }: PlacedRow): CellContent[] {
  const { now, floor = '' } = rowFigures(row);
  return [
    [text(verdictWord(row.verdict))],
    tierNodes([suite]),
    suiteNodes(suite),
    [name(row.metric, LONGEST_NAME), ...adviceNodes(row)],
    now === undefined ? [emphasis(text(rowReasonWords(row.reason)))] : figureNodes(now),
    figureNodes(floor),
    figureNodes(changeOf(row)),
    now === undefined ? [] : [text(String(row.n))],
  ];
}

function tierNodes(suites: readonly SuiteReport[]): CellContent {
  const tiers = new Set(suites.map(({ tier }) => tier));
  return tiers.size === 1 ? [text(String([...tiers][0]))] : [];
}

function adviceNodes({ advisory }: Row): CellContent {
  return advisory ? [text(' · advisory')] : [];
}

function suiteNodes({ id, variant }: SuiteReport): CellContent {
  const suite = name(id, LONGEST_NAME);
  return variant === DEFAULT_VARIANT ? [suite] : [suite, text(' '), name(variant, LONGEST_NAME)];
}

/** Nobody feels −6.7 points, everybody feels two cases: cases first, points behind them. Both move as the value does. */
function changeOf(row: Row): string {
  const { cases = 0, delta = '' } = rowFigures(row);
  if (cases === 0) return delta;
  const moved = signedCount(row.direction === 'higher' ? cases : -cases);
  const points = row.measure === 'miss_count' || delta === '' ? '' : `\n(${delta})`;
  return `${moved} ${Math.abs(cases) === 1 ? 'case' : 'cases'}${points}`;
}

/** A figure and its unit stay on one line; a line may break between two figures. */
function figureNodes(figures: string): CellContent {
  if (figures === '') return [];
  const lines = figures.split('\n').map((figure) => softText(figure).replaceAll(' ', '\u00a0'));
  return [text(lines.join(' '))];
}

/** Suites with nothing to show, one line for each thing that is to be said of them. */
function foldedRows(folded: readonly FoldedSuite[], isBelowOthers: boolean): CellContent[][] {
  const keys = new Set(folded.map(foldKey));
  return [...keys].map((key) => {
    const alike = folded.filter((one) => foldKey(one) === key);
    const [first] = alike;
    const cases = alike.reduce((sum, { suite }) => sum + suite.n_cases, 0);
    return [
      [text(verdictWord(first?.verdict ?? 'PASS'))],
      tierNodes(alike.map(({ suite }) => suite)),
      suiteNames(alike),
      [emphasis(text(foldedText(alike, isBelowOthers)))],
      [],
      [],
      [],
      [text(String(cases))],
    ];
  });
}

function foldKey({ verdict, reason }: FoldedSuite): string {
  return `${verdict} ${reason}`;
}

function suiteNames(folded: readonly FoldedSuite[]): CellContent {
  if (folded.length > MOST_NAMES) return [text(counted(folded.length, 'suite'))];
  return joined(
    folded.map(({ suite }) => suiteNodes(suite)),
    ', ',
  );
}

function foldedText(folded: readonly FoldedSuite[], isBelowOthers: boolean): string {
  const [first] = folded;
  if (first?.reason !== undefined) return rowReasonWords(first.reason);
  const rows = folded.reduce((sum, one) => sum + one.rows, 0);
  const empty = folded.reduce((sum, one) => sum + one.empty, 0);
  const counts = isBelowOthers
    ? `${rows} other ${rows === 1 ? 'metric' : 'metrics'}`
    : counted(rows, 'metric');
  return `${counts} unchanged${empty > 0 ? ` (${empty} without cases)` : ''}`;
}
