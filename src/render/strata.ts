import type { StratumShare } from '../validation/sample.ts';
import { inert, inertMiddle } from './inert.ts';
import { columnWidths, tableLine, type Cell } from './table.ts';

const LONGEST_NAME = 32;

/** What a sample took of each category and difficulty, for a terminal. */
export function renderStrata(
  { n, of, strata }: { readonly n: number; readonly of: number; readonly strata: readonly StratumShare[] },
  out: string,
): string {
  const head = [text('category'), text('difficulty'), number('taken'), number('of')];
  const rows = strata.map(({ category, difficulty, taken, cases }) => [
    text(inertMiddle(category, LONGEST_NAME)),
    text(inertMiddle(difficulty, LONGEST_NAME)),
    number(taken),
    number(cases),
  ]);
  const table = [head, ...rows];
  const widths = columnWidths(table);
  const lines = table.map((cells) => tableLine(cells, widths, (_, plain) => plain));
  return `${[`${n} of ${of} cases in ${inert(out)}`, '', ...lines].join('\n')}\n`;
}

function text(content: string): Cell {
  return { text: content };
}

function number(count: number | string): Cell {
  return { text: String(count), align: 'right' };
}
