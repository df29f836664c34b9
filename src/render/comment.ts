import type { Report } from '../model/report.ts';
import { headingBlocks } from './markdown/heading.ts';
import { fullestThatFits, PAGE_LADDER } from './markdown/ladder.ts';
import { marker } from './marker.ts';
import type { SurfaceContext } from './surface.ts';

/** UTF-16 units, of which no text has fewer than code points; GitHub refuses 65,536. */
const BUDGET = 60_000;

/**
 * The sticky comment (design §9): the marker, then verdict and reason, what the change did to its own gate, the table, the
 * cases. Where that is too long, whole blocks and rows are left out and said to be. Never fails.
 */
export function renderComment(report: Report, context: SurfaceContext): string {
  const first = `${marker(context.key)}\n`;
  const url = context.links?.run;
  const whole = { words: 'the job summary', ...(url !== undefined && { url }) };
  const body = fullestThatFits({
    view: { report, context, whole },
    ladder: PAGE_LADDER,
    opening: headingBlocks,
    fits: (text) => first.length + text.length < BUDGET,
  });
  return `${first}${body}\n`;
}
