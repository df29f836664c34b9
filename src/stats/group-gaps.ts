import { exactNumbers, exactQuotient, type ExactNumbers } from './exact.ts';
import type { Layout } from './layout.ts';

/**
 * One or more scores of each observation, in the layout's order; several columns are several questions of one measure,
 * such as the rate of each of many reasons.
 */
export type Measure = readonly ExactNumbers[];

/** A measure of columns of finite numbers. */
export function measureOf(columns: readonly (readonly number[])[]): Measure {
  return columns.map(exactNumbers);
}

/** A column's limbs among the tracks of all columns. */
interface Column {
  readonly first: number;
  readonly limbs: number;
  readonly scale: number;
}

/**
 * Adds up scores by group, exactly, and says how far the groups' means lie apart: several measures at once, so that they
 * share the draws. Reused from draw to draw.
 */
export class GroupGaps {
  readonly #measures: readonly (readonly Column[])[];
  /** How many limbs an observation has over all columns; they lie side by side, as do their sums by group. */
  readonly #tracks: number;
  readonly #values: Float64Array;
  readonly #sums: Float64Array;
  readonly #counts: Float64Array;

  constructor({ labels, groupOf }: Layout, measures: readonly Measure[]) {
    let tracks = 0;
    this.#measures = measures.map((columns) =>
      columns.map(({ limbs, scale }) => {
        const first = tracks;
        tracks += limbs.length;
        return { first, limbs: limbs.length, scale };
      }),
    );
    this.#tracks = tracks;
    this.#values = new Float64Array(groupOf.length * tracks);
    measures
      .flat()
      .flatMap(({ limbs }) => limbs)
      .forEach((limb, track) => {
        for (let at = 0; at < limb.length; at += 1) this.#values[at * tracks + track] = limb[at] ?? 0;
      });
    this.#sums = new Float64Array(labels.length * tracks);
    this.#counts = new Float64Array(labels.length);
  }

  /** Forgets what was added. */
  reset(): void {
    this.#counts.fill(0);
    this.#sums.fill(0);
  }

  /** Counts the scores of some observations, each for the group at the same place, which need not be its own. */
  add(observations: Int32Array, groups: Int32Array): void {
    const tracks = this.#tracks;
    const values = this.#values;
    const sums = this.#sums;
    const counts = this.#counts;
    for (let at = 0; at < observations.length; at += 1) {
      const group = groups[at] ?? 0;
      const from = (observations[at] ?? 0) * tracks;
      const to = group * tracks;
      counts[group] = (counts[group] ?? 0) + 1;
      for (let track = 0; track < tracks; track += 1)
        sums[to + track] = (sums[to + track] ?? 0) + (values[from + track] ?? 0);
    }
  }

  /** Per measure the largest distance between two groups' means, over its columns; 0 with fewer than two groups. */
  values(): number[] {
    return this.#measures.map((columns) =>
      columns.reduce((widest, column) => Math.max(widest, this.#gapOf(column)), 0),
    );
  }

  #gapOf(column: Column): number {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let group = 0; group < this.#counts.length; group += 1) {
      if (this.#counts[group] === 0) continue;
      const mean = this.#meanOf(column, group);
      if (mean < low) low = mean;
      if (mean > high) high = mean;
    }
    return high > low ? high - low : 0;
  }

  /** Per column of a measure the mean of each group, rounded once; 0 where nothing was added. */
  means(measure: number): number[][] {
    return (this.#measures[measure] ?? []).map((column) =>
      Array.from(this.#counts, (count, group) => (count === 0 ? 0 : this.#meanOf(column, group))),
    );
  }

  #meanOf({ first, limbs, scale }: Column, group: number): number {
    const from = group * this.#tracks + first;
    return exactQuotient(this.#sums.subarray(from, from + limbs), scale, this.#counts[group] ?? 1);
  }
}

/** Per column the mean of each group over its own observations, in the order of the layout's labels. */
export function groupMeans(layout: Layout, measure: Measure): number[][] {
  const gaps = new GroupGaps(layout, [measure]);
  gaps.add(Int32Array.from(layout.groupOf.keys()), layout.groupOf);
  return gaps.means(0);
}

/** Largest − smallest; 0 of fewer than two numbers. */
export function gapOf(values: readonly number[]): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high > low ? high - low : 0;
}
