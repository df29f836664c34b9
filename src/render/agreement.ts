import { MODES } from '../model/answer.ts';
import type { Kappa } from '../stats/kappa.ts';
import type { Agreement, CategoryAgreement } from '../validation/agreement.ts';
import type { Bar, Standing } from '../validation/bar.ts';
import type { LabelledCase } from '../validation/pairs.ts';
import { inertMiddle } from './inert.ts';
import { counted, figure, figures } from './numbers.ts';
import type { Colour } from './style.ts';
import { columnWidths, tableLine, type Cell } from './table.ts';

const LONGEST_CATEGORY = 24;
const LONGEST_ID = 40;
const MOST_CASES = 20;
const NO_FIGURE = '–';

/** How far two annotators agree, for a terminal: κ and its target first, then who said what, category by category. */
export function renderAgreement(
  agreement: Agreement,
  { standing, bar, colour }: { readonly standing: Standing; readonly bar: Bar; readonly colour: Colour },
): string {
  const blocks = [
    [...summary(agreement, bar), verdict(standing, bar, colour)],
    table(confusionRows(agreement), colour),
    categoryBlock(agreement.categories, bar, colour),
    remarks(agreement),
    disagreements(agreement.disagreements, colour),
  ];
  return `${blocks.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}

function summary({ kappa, n, agreed, chance }: Agreement, { target }: Bar): string[] {
  return [
    `${kappaText(kappa, target)} over ${counted(n, 'case')}`,
    `agreed on ${agreed} (${figure('rate', agreed / n)}); chance alone would give ${figure('rate', chance)}`,
  ];
}

function kappaText(kappa: Kappa, target: number): string {
  if (kappa.kind === 'undefined')
    return 'κ is undefined, since both gave every case the same label: chance alone would agree as well,';
  const { value, spread } = kappa;
  const interval = spread ? ` (95 % ${range(spread.interval)})` : '';
  return `κ ${figures('number', value, target)[0]}${interval}`;
}

function verdict({ met, below, tooFew }: Standing, { target, minCases }: Bar, colour: Colour): string {
  const bar = `the target ${figure('number', target)} is`;
  const few =
    tooFew.length > 0 ? `; fewer than ${minCases} cases, so not held against it: ${list(tooFew)}` : '';
  if (met) return colour('good', `${bar} met`) + few;
  return colour('bad', `${bar} not met by ${list(below.map(({ name }) => name))}`) + few;
}

function list(names: readonly string[]): string {
  return names.map((name) => inertMiddle(name, LONGEST_CATEGORY)).join(', ');
}

function confusionRows({ table: counts }: Agreement): Cell[][] {
  const head = [left('first ↓  second →', 'dim'), ...MODES.map((mode) => right(mode, 'dim'))];
  const rows = MODES.map((mode, row) => [
    left(mode),
    ...MODES.map((_, column) => right(String(counts[row]?.[column] ?? 0))),
  ]);
  return [head, ...rows];
}

function categoryBlock(categories: readonly CategoryAgreement[], bar: Bar, colour: Colour): string[] {
  if (categories.length === 0) return [];
  const titles = ['cases', 'agreed', 'beyond chance', '95 %', 'κ within'];
  const head = [left('category', 'dim'), ...titles.map((title) => right(title, 'dim'))];
  const rows = categories.map((one) => categoryRow(one, bar));
  const says = categories.some(({ within }) => !isTelling(within));
  const note = `${NO_FIGURE} where a side used one label only, κ within the category tells nothing`;
  return [...table([head, ...rows], colour), ...(says ? [colour('dim', note)] : [])];
}

function categoryRow({ category, n, agreed, within, beyondChance }: CategoryAgreement, bar: Bar): Cell[] {
  return [
    left(inertMiddle(category, LONGEST_CATEGORY)),
    right(String(n)),
    right(figure('rate', agreed / n)),
    right(beyondChance ? figures('number', beyondChance.value, bar.target)[0] : NO_FIGURE),
    right(beyondChance ? range(beyondChance.interval) : NO_FIGURE),
    right(isTelling(within) ? figure('number', within.value) : NO_FIGURE),
  ];
}

function isTelling(kappa: Kappa): kappa is Kappa & { readonly kind: 'defined' } {
  return kappa.kind === 'defined' && !kappa.oneSided;
}

function remarks({ gold, confidence }: Agreement): string[] {
  const said = [
    ...(confidence.agreed === undefined ? [] : [`${confidence.agreed.toFixed(1)} where they agree`]),
    ...(confidence.disagreed === undefined ? [] : [`${confidence.disagreed.toFixed(1)} where not`]),
  ];
  return [
    ...(gold ? [goldText(gold)] : []),
    ...(said.length > 0 ? [`confidence of 5: ${said.join(', ')}`] : []),
  ];
}

function goldText({ n, correct }: { readonly n: number; readonly correct: number }): string {
  if (n === 0) return 'where both agree: no case whose expected mode is known';
  return `where both agree: ${correct} of ${n} have the expected mode (${figure('rate', correct / n)})`;
}

function disagreements(cases: readonly LabelledCase[], colour: Colour): string[] {
  if (cases.length === 0) return [];
  const more = cases.length - MOST_CASES;
  return [
    `not agreed on ${counted(cases.length, 'case')}`,
    ...table(cases.slice(0, MOST_CASES).map(caseRow), colour).map((line) => `  ${line}`),
    ...(more > 0 ? [`  ${more} more; --json has them all`] : []),
  ];
}

function caseRow({ id, first, second, category, expectedMode }: LabelledCase): Cell[] {
  const name = category === undefined ? '' : inertMiddle(category, LONGEST_CATEGORY);
  const expected = expectedMode ? `expected ${expectedMode}` : '';
  return [inertMiddle(id, LONGEST_ID), `${first} / ${second}`, name, expected].map((text) => left(text));
}

function range([low, high]: readonly [number, number]): string {
  return `${figure('number', low)} to ${figure('number', high)}`;
}

function table(rows: readonly (readonly Cell[])[], colour: Colour): string[] {
  const widths = columnWidths(rows);
  return rows.map((row) => tableLine(row, widths, colour));
}

function left(text: string, style?: 'dim'): Cell {
  return { text, ...(style && { style }) };
}

function right(text: string, style?: 'dim'): Cell {
  return { text, align: 'right', ...(style && { style }) };
}
