import { byCodePoint } from '../../text/order.ts';
import type { FairnessVariant } from './expand.ts';

/** The label of the group that a whole assignment stands for. */
export function groupLabel(assignments: FairnessVariant['assignments']): string {
  const pairs = Object.entries(assignments).sort(([a], [b]) => byCodePoint(a, b));
  return pairs.length === 0 ? NO_GROUP : pairs.map(([name, value]) => `${name}=${value}`).join(', ');
}

/** The label of a prompt without an assignment. */
export const NO_GROUP = 'base';

/** Items by a label, the labels sorted, each label's items in the order given. */
export function membersBy<T>(items: readonly T[], label: (item: T) => string): Map<string, T[]> {
  const members = new Map<string, T[]>();
  for (const item of items) {
    const key = label(item);
    const list = members.get(key);
    if (list) list.push(item);
    else members.set(key, [item]);
  }
  return new Map([...members].sort(([a], [b]) => byCodePoint(a, b)));
}

/** The entries with the largest and the smallest number, the first of equal ones; undefined of none. */
export function extremes(
  numbers: Iterable<readonly [label: string, value: number]>,
): { readonly high: readonly [string, number]; readonly low: readonly [string, number] } | undefined {
  const entries = [...numbers];
  const [first] = entries;
  if (!first) return undefined;
  return {
    high: entries.reduce((best, entry) => (entry[1] > best[1] ? entry : best), first),
    low: entries.reduce((best, entry) => (entry[1] < best[1] ? entry : best), first),
  };
}

/** The first few items of an order, equal ones as given, without sorting them all. */
export function firstFew<T>(items: Iterable<T>, count: number, order: (a: T, b: T) => number): T[] {
  const first: T[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (first.length === count && last !== undefined && order(item, last) >= 0) continue;
    const at = first.findIndex((other) => order(item, other) < 0);
    first.splice(at === -1 ? first.length : at, 0, item);
    first.length = Math.min(first.length, count);
  }
  return first;
}
