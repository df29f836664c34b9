import { layoutOf, type Layout } from '../../stats/layout.ts';
import { byCodePoint } from '../../text/order.ts';
import { exposureOf, type Exposure } from './exposure.ts';
import { membersBy } from './groups.ts';
import { rulesOf, type FairnessOptions, type Rules } from './options.ts';
import { Readings } from './readings.ts';
import type { FairnessRecord } from './record.ts';

/** All that a metric may look at. */
export interface FairnessContext {
  readonly rules: Rules;
  /** Sorted by id, so that the order of arrival decides nothing. */
  readonly records: readonly FairnessRecord[];
  readonly byId: ReadonlyMap<string, FairnessRecord>;
  readonly byGroup: ReadonlyMap<string, readonly FairnessRecord[]>;
  readonly bySeed: ReadonlyMap<string, readonly FairnessRecord[]>;
  /** Where the records stand for resampling, in their order. */
  readonly layout: Layout;
  readonly readings: Readings;
  /** What each record's documents show, in the records' order. */
  readonly exposures: () => readonly Exposure[];
}

/** Looks the records over once for all metrics. */
export function fairnessContext(given: readonly FairnessRecord[], options: FairnessOptions): FairnessContext {
  const rules = rulesOf(options);
  const records = given.toSorted((a, b) => byCodePoint(a.id, b.id));
  const bySeed = membersBy(records, ({ seed_id }) => seed_id);
  let exposures: readonly Exposure[] | undefined;
  return {
    rules,
    records,
    byId: new Map(records.map((record) => [record.id, record])),
    byGroup: membersBy(records, ({ group }) => group),
    bySeed,
    layout: fairnessLayout(records),
    readings: new Readings(bySeed, rules),
    exposures: () => (exposures ??= records.map((record) => exposureOf(record, rules.original))),
  };
}

/** Records, sorted by id, as they are resampled: by group, and by seed. */
export function fairnessLayout(records: readonly FairnessRecord[]): Layout {
  return layoutOf(records.map(({ group, seed_id }) => ({ group, block: seed_id })));
}
