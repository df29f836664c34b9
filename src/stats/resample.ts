import { GroupGap } from './group-gap.ts';
import { percentileInterval, type Interval } from './percentile.ts';
import { shuffle, type RandomSource } from './random.ts';
import type { Sample } from './sample.ts';

/** How often and with what chance a figure is drawn again. */
export interface Draws {
  readonly count: number;
  readonly random: RandomSource;
}

/** `paired`: what belongs together (a block) stays together. `pooled`: as if all records had nothing in common. */
export type Resampling = 'paired' | 'pooled';

/** A shuffled gap that differs from the observed one by rounding only is as large. */
const ROUNDING = 1e-9;

/**
 * The percentile bootstrap interval (90 %) of the gap between groups. `pooled` resamples the records of each group,
 * as fairtrace; `paired` resamples blocks, among those that touch the same groups, so that no draw lacks a group.
 * None without draws; `paired` also none where no two blocks touch the same groups, as then nothing can vary.
 */
export function gapInterval(sample: Sample, { count, random }: Draws, how: Resampling): Interval | undefined {
  const strata = how === 'pooled' ? recordsByGroup(sample) : blocksByPattern(sample);
  if (count <= 0 || (how === 'paired' && strata.every((units) => units.length < 2))) return undefined;
  const gap = new GroupGap(sample);
  const draws = Array.from({ length: count }, () => {
    gap.reset();
    for (const units of strata) addDrawn(units, sample, gap, random);
    return gap.value();
  });
  return percentileInterval(draws);
}

/** What is drawn as a whole. */
type Unit = Int32Array;

function addDrawn(units: readonly Unit[], { groupOf }: Sample, gap: GroupGap, random: RandomSource): void {
  for (let drawn = 0; drawn < units.length; drawn += 1)
    for (const observation of units[random.below(units.length)] ?? [])
      gap.add(observation, groupOf[observation] ?? 0);
}

function recordsByGroup({ groups }: Sample): Unit[][] {
  return groups.map((members) => Array.from(members, (observation) => Int32Array.of(observation)));
}

function blocksByPattern({ blocks, groupOf }: Sample): Unit[][] {
  const strata = new Map<string, Unit[]>();
  for (const block of blocks) {
    const pattern = groupsOf(block, groupOf).join();
    const alike = strata.get(pattern);
    if (alike) alike.push(block);
    else strata.set(pattern, [block]);
  }
  return [...strata.values()];
}

function groupsOf(block: Int32Array, groupOf: Int32Array): number[] {
  return [...new Set(Array.from(block, (observation) => groupOf[observation] ?? 0))].sort((a, b) => a - b);
}

/**
 * The permutation p-value of the gap: (shuffled gaps ≥ the observed one + 1) / (shuffles + 1). `pooled` shuffles the
 * records over all groups, as fairtrace; `paired` the labels within each block. None without shuffles, with fewer than
 * two groups, or, `paired`, where no block has records of two groups.
 */
export function gapPValue(sample: Sample, { count, random }: Draws, how: Resampling): number | undefined {
  const exchanges = how === 'pooled' ? [pooledExchange(sample)] : sample.blocks.map(blockExchange(sample));
  if (count <= 0 || !exchanges.some(({ groups }) => new Set(groups).size > 1)) return undefined;
  const gap = new GroupGap(sample);
  for (const { records, groups } of exchanges) addAll(records, groups, gap);
  const observed = gap.value() - (how === 'paired' ? ROUNDING : 0);
  let extreme = 0;
  for (let drawn = 0; drawn < count; drawn += 1) {
    gap.reset();
    for (const { records, groups } of exchanges) {
      const shuffled = records.slice();
      shuffle(shuffled, random);
      addAll(shuffled, groups, gap);
    }
    if (gap.value() >= observed) extreme += 1;
  }
  return (extreme + 1) / (count + 1);
}

/** Records that may change places, and the group of each place. */
interface Exchange {
  readonly records: Int32Array;
  readonly groups: Int32Array;
}

function pooledExchange({ groups, groupOf }: Sample): Exchange {
  const records = Int32Array.from(groups.flatMap((members) => Array.from(members)));
  return { records, groups: records.map((observation) => groupOf[observation] ?? 0) };
}

function blockExchange({ groupOf }: Sample): (block: Int32Array) => Exchange {
  return (records) => ({ records, groups: records.map((observation) => groupOf[observation] ?? 0) });
}

function addAll(records: Int32Array, groups: Int32Array, gap: GroupGap): void {
  for (let at = 0; at < records.length; at += 1) gap.add(records[at] ?? 0, groups[at] ?? 0);
}
