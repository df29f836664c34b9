import { byCodePoint } from '../text/order.ts';

/** Where one observation stands: its group, and what it is paired by. */
export interface Placed {
  readonly group: string;
  /** Records of one block are alike but for their group. */
  readonly block: string;
}

/** Which groups and blocks there are, and who is in them. */
export interface Layout {
  /** The groups' labels, sorted. */
  readonly labels: readonly string[];
  /** Per observation, in the order given, the number of its group. */
  readonly groupOf: Int32Array;
  /** Per group and per block (both sorted by label) its observations. */
  readonly groups: readonly Int32Array[];
  readonly blocks: readonly Int32Array[];
}

/** Numbers the groups and blocks of observations, which come in an order that does not depend on how they arrived. */
export function layoutOf(sorted: readonly Placed[]): Layout {
  const byGroup = membersBy(sorted, ({ group }) => group);
  const groups = [...byGroup.values()];
  const groupOf = new Int32Array(sorted.length);
  groups.forEach((members, group) => members.forEach((member) => (groupOf[member] = group)));
  return {
    labels: [...byGroup.keys()],
    groupOf,
    groups,
    blocks: [...membersBy(sorted, ({ block }) => block).values()],
  };
}

function membersBy(sorted: readonly Placed[], key: (placed: Placed) => string): Map<string, Int32Array> {
  const members = new Map<string, number[]>();
  sorted.forEach((placed, index) => {
    const label = key(placed);
    const list = members.get(label);
    if (list) list.push(index);
    else members.set(label, [index]);
  });
  return new Map(
    [...members].sort(([a], [b]) => byCodePoint(a, b)).map(([label, list]) => [label, Int32Array.from(list)]),
  );
}
