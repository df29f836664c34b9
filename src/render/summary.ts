import type { Report } from '../model/report.ts';
import { headingBlocks } from './markdown/heading.ts';
import { FULL_LADDER, fullestThatFits } from './markdown/ladder.ts';
import type { SurfaceContext } from './surface.ts';

/** UTF-8 bytes; the runner drops a summary of more than 1 MiB whole. */
const BUDGET = 1_000_000;

/** The job summary: what the comment says, with every case that there is room for. Never fails. */
export function renderSummary(report: Report, context: SurfaceContext): string {
  const encoder = new TextEncoder();
  const url = context.links?.report;
  const whole = { words: 'the report', ...(url !== undefined && { url }) };
  const body = fullestThatFits({
    view: { report, context, whole },
    ladder: FULL_LADDER,
    opening: headingBlocks,
    fits: (text) => text.length < BUDGET && encoder.encode(text).length < BUDGET,
  });
  return `${body}\n`;
}
