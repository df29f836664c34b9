import type { Report } from '../model/report.ts';
import { inert } from './inert.ts';
import { gateBlocks } from './markdown/heading.ts';
import { fullestThatFits, PAGE_LADDER } from './markdown/ladder.ts';
import { shorten } from './row-fact.ts';
import type { SurfaceContext } from './surface.ts';

/** GitHub refuses a summary of more than 65,535 characters. */
const BUDGET = 60_000;
const LONGEST_TITLE = 160;

/** What a check run shows: the headline as its title, and below it what the comment says. Never fails. */
export function renderCheck(report: Report, context: SurfaceContext): { title: string; summary: string } {
  const url = context.links?.run;
  const whole = { words: 'the job summary', ...(url !== undefined && { url }) };
  const summary = fullestThatFits({
    view: { report, context, whole },
    ladder: PAGE_LADDER,
    opening: gateBlocks,
    fits: (text) => text.length < BUDGET,
  });
  return { title: shorten(inert(report.headline, LONGEST_TITLE), LONGEST_TITLE), summary: `${summary}\n` };
}
