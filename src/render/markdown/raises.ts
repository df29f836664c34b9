import type { PhrasingContent, RootContent } from 'mdast';
import type { Raise, Report, Row } from '../../model/report.ts';
import { rowName } from '../../model/row-name.ts';
import { counted, figure, figures, scaleOf } from '../numbers.ts';
import { fullName, placedRows } from '../placed-rows.ts';
import { raiseVerb } from '../words.ts';
import { joined, name, paragraph, text } from './nodes.ts';
import { more, type View } from './view.ts';

const ROUNDING = 1e-9;
const ORDER: readonly Raise['why'][] = ['raised', 'lowered', 'remeasured', 'new', 'case_set'];

/** What merging moves in the baseline. */
export function raisesBlock(view: View): RootContent[] {
  const { report, context } = view;
  const start = context.isMerged ? 'This ' : 'On merge this ';
  const raises = report.raises ?? [];
  const first = firstFloors(report);
  if (first > 0) return [paragraph(text(`${start}sets the first floors of ${counted(first, 'row')}.`))];
  const phrases = ORDER.flatMap((why) => {
    const own = raises.filter((raise) => raise.why === why);
    return own.length === 0 ? [] : [phrase(why, own, view)];
  });
  return phrases.length === 0 ? [] : [paragraph(text(start), ...joined(phrases, '; '), text('.'))];
}

/** Rows that get their first floor, where no row has one yet. */
function firstFloors(report: Report): number {
  const measured = placedRows(report).filter(({ row }) => row.n > 0 && row.verdict !== 'ERROR');
  const isFirst = measured.every(({ row }) => row.baseline === undefined && row.reason === 'new');
  return isFirst ? measured.length : 0;
}

function phrase(why: Raise['why'], raises: readonly Raise[], view: View): PhrasingContent[] {
  const rows = new Map(placedRows(view.report).map((placed) => [fullName(placed), placed.row]));
  const shown = raises.slice(0, view.detail.named).map((raise) => {
    const full = rowName(raise.row);
    return [name(full), text(` ${step(raise, rows.get(full))}`)];
  });
  const rest = more(raises.length - shown.length, '', view);
  return [text(`${raiseVerb(why)} `), ...joined(rest.length > 0 ? [...shown, rest] : shown, ', ')];
}

/** From what to what: in cases where the row is a share of cases. */
function step({ from, to }: Raise, row: Row | undefined): string {
  const scale = row ? scaleOf(row) : 'number';
  if (from === undefined) return `at ${figure(scale, to)}`;
  return (row && inCases(from, to, row)) ?? figures(scale, from, to).join(' → ');
}

/** Where cases came or went, the old share is one of another number. */
function inCases(from: number, to: number, { measure, n, shared }: Row): string | undefined {
  if (measure !== 'rate' || shared?.n !== n) return undefined;
  const [before, now] = [from * n, to * n];
  const isWhole = [before, now].every((count) => Math.abs(count - Math.round(count)) < ROUNDING * n);
  return isWhole ? `${Math.round(before)} → ${Math.round(now)} of ${n}` : undefined;
}
