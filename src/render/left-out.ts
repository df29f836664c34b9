import type { Pairing } from '../validation/pairs.ts';
import { inertMiddle } from './inert.ts';

const LONGEST_ID = 40;
const MOST_IDS = 10;

/** The cases that an agreement leaves out, a line for each reason; empty when there are none. */
export function renderLeftOut(
  { onlyFirst, onlySecond, unlabelled, withoutGold }: Pairing,
  names: { readonly first: string; readonly second?: string; readonly gold?: string },
): string {
  const lines = [
    note(`only in ${inertMiddle(names.first, LONGEST_ID)}`, onlyFirst),
    note(`only in ${inertMiddle(names.second ?? names.first, LONGEST_ID)}`, onlySecond),
    note('not labelled by both', unlabelled),
    note(`not in ${inertMiddle(names.gold ?? '', LONGEST_ID)}`, withoutGold),
  ];
  return lines.join('');
}

function note(what: string, ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const shown = ids.slice(0, MOST_IDS).map((id) => inertMiddle(id, LONGEST_ID));
  const more = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more` : '';
  return `note: ${what}: ${shown.join(', ')}${more}\n`;
}
