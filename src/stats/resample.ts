import { GroupGaps, type Measure } from './group-gaps.ts';
import type { Layout } from './layout.ts';
import { percentileInterval, type Interval } from './percentile.ts';
import { shuffle, type RandomSource } from './random.ts';

/** How often and with what chance figures are drawn again. */
export interface Draws {
  readonly count: number;
  readonly random: RandomSource;
}

/** `paired`: what belongs together (a block) stays together. `pooled`: as if all records had nothing in common. */
export type Resampling = 'paired' | 'pooled';

/** A shuffled gap that differs from the observed one by rounding only is as large. */
const ROUNDING = 1e-9;

/**
 * The percentile bootstrap intervals (90 %) of the gaps between groups, all measures from the same draws. `pooled`
 * resamples the records of each group, as fairtrace; `paired` resamples blocks, among those that touch the same groups,
 * so that no draw lacks a group. None without draws; `paired` also none where no two blocks touch the same groups, as
 * then nothing can vary.
 */
export function gapIntervals(
  layout: Layout,
  measures: readonly Measure[],
  { count, random }: Draws,
  how: Resampling,
): Interval[] | undefined {
  const draw = how === 'pooled' ? recordsOfGroups(layout) : blocksOfPatterns(layout);
  if (count <= 0 || draw === undefined) return undefined;
  const gaps = new GroupGaps(layout, measures);
  const found = measures.map((): number[] => []);
  for (let drawn = 0; drawn < count; drawn += 1) {
    gaps.reset();
    draw(random, gaps);
    gaps.values().forEach((gap, measure) => found[measure]?.push(gap));
  }
  return found.map(percentileInterval);
}

/** Adds one draw of as many records as there are. */
type Draw = (random: RandomSource, gaps: GroupGaps) => void;

function recordsOfGroups({ groups }: Layout): Draw {
  const units = groups.map((members, group) => ({
    members,
    drawn: new Int32Array(members.length),
    groups: new Int32Array(members.length).fill(group),
  }));
  return (random, gaps) => {
    for (const { members, drawn, groups: own } of units) {
      for (let at = 0; at < drawn.length; at += 1) drawn[at] = members[random.below(members.length)] ?? 0;
      gaps.add(drawn, own);
    }
  };
}

/** Records and the group that each is counted for. */
interface Block {
  readonly records: Int32Array;
  readonly groups: Int32Array;
}

function blocksOfPatterns({ blocks, groupOf }: Layout): Draw | undefined {
  const strata = new Map<string, Block[]>();
  for (const records of blocks) {
    const block = { records, groups: records.map((record) => groupOf[record] ?? 0) };
    const pattern = [...new Set(block.groups)].sort((a, b) => a - b).join();
    const alike = strata.get(pattern);
    if (alike) alike.push(block);
    else strata.set(pattern, [block]);
  }
  if ([...strata.values()].every((alike) => alike.length < 2)) return undefined;
  return (random, gaps) => {
    for (const alike of strata.values())
      for (let drawn = 0; drawn < alike.length; drawn += 1) {
        const block = alike[random.below(alike.length)];
        if (block) gaps.add(block.records, block.groups);
      }
  };
}

/**
 * The permutation p-values of the gaps: (shuffled gaps ≥ the observed one + 1) / (shuffles + 1), all measures from the
 * same shuffles. `pooled` shuffles the records over all groups, as fairtrace; `paired` the labels within each block. None
 * without shuffles, with fewer than two groups, or, `paired`, where no block has records of two groups.
 */
export function gapPValues(
  layout: Layout,
  measures: readonly Measure[],
  { count, random }: Draws,
  how: Resampling,
): number[] | undefined {
  const { records, groups, ends } = exchange(layout, how);
  if (count <= 0 || !someBlockIsMixed(groups, ends)) return undefined;
  const gaps = new GroupGaps(layout, measures);
  gaps.add(records, groups);
  const observed = gaps.values().map((gap) => gap - (how === 'paired' ? ROUNDING : 0));
  const extreme = measures.map(() => 0);
  const shuffled = new Int32Array(records.length);
  for (let drawn = 0; drawn < count; drawn += 1) {
    shuffled.set(records);
    shuffleBlocks(shuffled, ends, random);
    gaps.reset();
    gaps.add(shuffled, groups);
    gaps.values().forEach((gap, measure) => {
      if (gap >= (observed[measure] ?? 0)) extreme[measure] = (extreme[measure] ?? 0) + 1;
    });
  }
  return extreme.map((times) => (times + 1) / (count + 1));
}

/** All records side by side, the group of each place, and where the stretches end within which they change places. */
interface Exchange extends Block {
  readonly ends: readonly number[];
}

function exchange({ groups, blocks, groupOf }: Layout, how: Resampling): Exchange {
  const stretches = how === 'pooled' ? groups : blocks;
  const records = Int32Array.from(stretches.flatMap((members) => [...members]));
  let end = 0;
  const ends = stretches.map((members) => (end += members.length));
  return {
    records,
    groups: records.map((record) => groupOf[record] ?? 0),
    ends: how === 'pooled' ? [records.length] : ends,
  };
}

function someBlockIsMixed(groups: Int32Array, ends: readonly number[]): boolean {
  return ends.some((end, index) => new Set(groups.subarray(ends[index - 1] ?? 0, end)).size > 1);
}

function shuffleBlocks(records: Int32Array, ends: readonly number[], random: RandomSource): void {
  let from = 0;
  for (const end of ends) {
    shuffle(records, random, from, end);
    from = end;
  }
}
