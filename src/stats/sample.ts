import { byCodePoint } from '../text/order.ts';

/** One observed record: which group it is in, what it is paired by, and one score for each thing measured. */
export interface Observation {
  readonly id: string;
  readonly group: string;
  /** Records of one block are alike but for their group. */
  readonly block: string;
  readonly scores: readonly number[];
}

/** Observations in an order of their own, so that the order they came in decides nothing. */
export interface Sample {
  /** The groups' labels, sorted. */
  readonly labels: readonly string[];
  /** Per observation the number of its group. */
  readonly groupOf: Int32Array;
  /** Per group and per block (both sorted by label) its observations, sorted by id. */
  readonly groups: readonly Int32Array[];
  readonly blocks: readonly Int32Array[];
  /** Per thing measured the score of each observation. */
  readonly columns: readonly (readonly number[])[];
}

/** Sorts observations by id (ids differ) and numbers their groups and blocks. */
export function sampleOf(observations: readonly Observation[]): Sample {
  const sorted = observations.toSorted((a, b) => byCodePoint(a.id, b.id));
  const byGroup = membersBy(sorted, ({ group }) => group);
  const labels = [...byGroup.keys()];
  const groupOf = new Int32Array(sorted.length);
  labels.forEach((label, group) => byGroup.get(label)?.forEach((member) => (groupOf[member] = group)));
  return {
    labels,
    groupOf,
    groups: [...byGroup.values()],
    blocks: [...membersBy(sorted, ({ block }) => block).values()],
    columns: (sorted[0]?.scores ?? []).map((_score, column) =>
      sorted.map(({ scores }) => scores[column] ?? 0),
    ),
  };
}

function membersBy(
  sorted: readonly Observation[],
  key: (observation: Observation) => string,
): Map<string, Int32Array> {
  const members = new Map<string, number[]>();
  sorted.forEach((observation, index) => {
    const label = key(observation);
    const list = members.get(label);
    if (list) list.push(index);
    else members.set(label, [index]);
  });
  return new Map(
    [...members].sort(([a], [b]) => byCodePoint(a, b)).map(([label, list]) => [label, Int32Array.from(list)]),
  );
}
