import { complementRanges, LAST_CODE_POINT } from './ranges.ts';
import type { CodePointRange } from './ranges.ts';
import type { UnicodeClass } from './ast.ts';

const MEMBERS = { word: /[\p{L}\p{N}_]/u, digit: /\p{Nd}/u };
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
const tables = new Map<'word' | 'digit', readonly CodePointRange[]>();

/** The members of a class by the Unicode tables of the machine, as merged ranges: for engines whose own tables differ. */
export function rangesOfClass(name: UnicodeClass): readonly CodePointRange[] {
  const positive = name === 'word' || name === 'not-word' ? 'word' : 'digit';
  const ranges = tables.get(positive) ?? collect(MEMBERS[positive]);
  tables.set(positive, ranges);
  return name === positive ? ranges : complementRanges(ranges);
}

function collect(member: RegExp): readonly CodePointRange[] {
  const ranges: [number, number][] = [];
  for (let point = 0; point <= LAST_CODE_POINT; point += 1) {
    if (point === FIRST_SURROGATE) point = LAST_SURROGATE + 1;
    if (!member.test(String.fromCodePoint(point))) continue;
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}
