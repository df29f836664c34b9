import type { RootContent } from 'mdast';
import { bodyBlocks, pointer, tableBlocks } from './page.ts';
import type { Detail, View } from './view.ts';
import { writeMarkdown } from './write.ts';

/** For a page that people read from above: fewer and shorter blocks, then none but a list. */
export const PAGE_LADDER: readonly Detail[] = [
  { rows: 60, blocks: 20, columns: 600, listed: 100, named: 10, warnings: 20, problems: 500 },
  { rows: 60, blocks: 20, columns: 240, listed: 60, named: 10, warnings: 20, problems: 250 },
  { rows: 40, blocks: 10, columns: 240, listed: 40, named: 10, warnings: 10, problems: 100 },
  { rows: 30, blocks: 5, columns: 120, listed: 20, named: 10, warnings: 10, problems: 50 },
  { rows: 30, blocks: 0, columns: 0, listed: 30, named: 5, warnings: 5, problems: 30 },
  { rows: 20, blocks: 0, columns: 0, listed: 5, named: 3, warnings: 5, problems: 20 },
];

/** For a page that people search. */
export const FULL_LADDER: readonly Detail[] = [
  { rows: 1000, blocks: 1000, columns: 2000, listed: 2000, named: 1000, warnings: 500, problems: 2000 },
  { rows: 1000, blocks: 500, columns: 600, listed: 2000, named: 1000, warnings: 500, problems: 2000 },
  { rows: 500, blocks: 200, columns: 600, listed: 1000, named: 200, warnings: 200, problems: 1000 },
  ...PAGE_LADDER,
];

const LEAST: Detail = { rows: 10, blocks: 0, columns: 0, listed: 0, named: 0, warnings: 2, problems: 10 };

/** What every surface of one kind has in common, save how much it shows. */
export interface Surface {
  readonly view: Omit<View, 'detail'>;
  readonly ladder: readonly Detail[];
  /** What stands above everything, at any length. */
  readonly opening: (view: View) => readonly RootContent[];
  readonly fits: (text: string) => boolean;
}

/**
 * The fullest rendering that fits: rung by rung of the ladder, then the table only, then the opening with a pointer, which
 * is short whatever the report holds.
 */
export function fullestThatFits({ view, ladder, opening, fits }: Surface): string {
  const write = (detail: Detail, body: (view: View) => readonly RootContent[]): string => {
    const whole: View = { ...view, detail };
    return writeMarkdown([...opening(whole), ...body(whole)]);
  };
  for (const detail of ladder) {
    const text = write(detail, bodyBlocks);
    if (fits(text)) return text;
  }
  const table = write(LEAST, tableBlocks);
  return fits(table) ? table : write(LEAST, (least) => [pointer(least)]);
}
