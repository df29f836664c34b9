import type { Colour, Style } from './style.ts';
import { displayWidth, pad } from './width.ts';

/** One cell; its text is inert already. */
export interface Cell {
  readonly text: string;
  readonly style?: Style;
  readonly align?: 'left' | 'right';
}

const GAP = '  ';

/** The width that each column needs. */
export function columnWidths(rows: readonly (readonly Cell[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, { text }] of row.entries())
      widths[index] = Math.max(widths[index] ?? 0, displayWidth(text));
  }
  return widths;
}

/** Columns that a table of these widths takes, gaps between them included; a column of width 0 takes none. */
export function tableWidth(widths: readonly number[]): number {
  const used = widths.filter((width) => width > 0);
  return used.reduce((sum, width) => sum + width, 0) + GAP.length * Math.max(0, used.length - 1);
}

/** One line of the table, without trailing spaces. Colour goes around the words only, so that it cannot move a column. */
export function tableLine(cells: readonly Cell[], widths: readonly number[], colour: Colour): string {
  const last = cells.findLastIndex(({ text }, index) => text !== '' && widths[index] !== 0);
  const parts = cells.slice(0, last + 1).flatMap((cell, index) => {
    const width = widths[index] ?? 0;
    return width === 0 ? [] : [fill(cell, index === last ? lastWidth(cell, width) : width, colour)];
  });
  return parts.join(GAP);
}

function lastWidth({ align, text }: Cell, width: number): number {
  return align === 'right' ? width : displayWidth(text);
}

function fill({ text, style, align }: Cell, width: number, colour: Colour): string {
  const shown = style && text !== '' ? colour(style, text) : text;
  const spaces = pad('', width - displayWidth(text));
  return align === 'right' ? spaces + shown : shown + spaces;
}
