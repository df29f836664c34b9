import { exactSum } from '../../stats/exact.ts';
import { byCodePoint } from '../../text/order.ts';
import { membersBy } from './groups.ts';
import type { FairnessRecord } from './record.ts';

/** How much each document group is shown, by its label, sorted. */
export type Exposure = ReadonlyMap<string, number>;

interface Shown {
  readonly group: string;
  readonly exposure: number;
}

/** What an answer shows: 1/rank of each document. Without a rank its place in the list counts; for fairtrace the first. */
export function exposureOf(record: FairnessRecord, original: boolean): Exposure {
  return summed(shown(record, original));
}

/** What all answers together show. */
export function totalExposure(records: readonly FairnessRecord[], original: boolean): Exposure {
  return summed(records.flatMap((record) => shown(record, original)));
}

/** Each group's share of what an answer shows; nothing where it shows nothing. */
export function sharesOf(exposure: Exposure): Exposure {
  const whole = exactSum([...exposure.values()]);
  return new Map([...exposure].map(([group, part]) => [group, part / whole]));
}

/** Every document group that any of the answers shows, sorted. */
export function documentGroups(exposures: readonly Exposure[]): string[] {
  return [...new Set(exposures.flatMap((exposure) => [...exposure.keys()]))].sort(byCodePoint);
}

function shown({ trace }: FairnessRecord, original: boolean): Shown[] {
  return (trace?.retrieved_documents ?? []).map(({ group, rank }, index) => ({
    group,
    exposure: 1 / (rank ?? (original ? 1 : index + 1)),
  }));
}

function summed(documents: readonly Shown[]): Exposure {
  const byGroup = membersBy(documents, ({ group }) => group);
  return new Map(
    [...byGroup].map(([group, members]) => [group, exactSum(members.map(({ exposure }) => exposure))]),
  );
}
