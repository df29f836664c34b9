import type { PhrasingContent, RootContent } from 'mdast';
import { onlyAdvises, remarkOf, type Remark } from '../gate-rows.ts';
import { fullName, type PlacedRow } from '../placed-rows.ts';
import { joined, list, name, prose, text } from './nodes.ts';
import { more, type View } from './view.ts';

const LONGEST_NOTE = 400;
const MOST_ROWS = 3;

/** What the figures of the shown rows do not say by themselves; rows of which the same is to be said stand together. */
export function remarkBlocks(shown: readonly PlacedRow[], view: View): RootContent[] {
  const remarks = new Map<string, { readonly remark: Remark; readonly rows: PlacedRow[] }>();
  for (const placed of shown) {
    const remark = unsaid(remarkWithAdvice(placed), view);
    if (remark.words === undefined && remark.note === undefined) continue;
    const key = JSON.stringify(remark);
    const known = remarks.get(key);
    if (known) known.rows.push(placed);
    else remarks.set(key, { remark, rows: [placed] });
  }
  const all = [...remarks.values()].map(({ remark, rows }) => item(remark, rows));
  const kept = all.slice(0, view.detail.warnings);
  const rest = more(all.length - kept.length, 'remarks', view);
  return all.length === 0 ? [] : [list(rest.length > 0 ? [...kept, rest] : kept)];
}

/** A recorded change stands in a box above already. */
function unsaid({ words, note }: Remark, { report }: View): Remark {
  const isSaid = note !== undefined && report.warnings.some(({ message }) => message.endsWith(note));
  return { ...(words !== undefined && { words }), ...(note !== undefined && !isSaid && { note }) };
}

function remarkWithAdvice({ row }: PlacedRow): Remark {
  const { words, note } = remarkOf(row);
  const parts = [words, onlyAdvises(row) ? 'advisory, does not decide' : undefined];
  const said = parts.filter((part) => part !== undefined).join('; ');
  return { ...(said !== '' && { words: said }), ...(note !== undefined && { note }) };
}

function item({ words, note }: Remark, rows: readonly PlacedRow[]): PhrasingContent[] {
  const names = rows.slice(0, MOST_ROWS).map((placed) => [name(fullName(placed))]);
  const rest = rows.length > MOST_ROWS ? [[text(`${rows.length - MOST_ROWS} more`)]] : [];
  return [
    ...joined([...names, ...rest], ', '),
    ...(words === undefined ? [] : [text(`: ${words}`)]),
    ...(note === undefined ? [] : [text(': '), prose(note, LONGEST_NOTE)]),
  ];
}
