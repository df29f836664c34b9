import { exactNumbers, exactQuotient, type ExactNumbers } from './exact.ts';
import type { Sample } from './sample.ts';

/** Adds up scores by group, exactly, and says how far the groups' means lie apart. Reused from draw to draw. */
export class GroupGap {
  readonly #columns: readonly ExactNumbers[];
  /** The limbs of all columns, one after the other, and their sums by group. */
  readonly #limbs: readonly Float64Array[];
  readonly #sums: readonly Float64Array[];
  readonly #counts: Float64Array;

  constructor({ columns, labels }: Sample) {
    this.#columns = columns.map(exactNumbers);
    this.#limbs = this.#columns.flatMap(({ limbs }) => limbs);
    this.#sums = this.#limbs.map(() => new Float64Array(labels.length));
    this.#counts = new Float64Array(labels.length);
  }

  /** Forgets what was added. */
  reset(): void {
    this.#counts.fill(0);
    for (const sums of this.#sums) sums.fill(0);
  }

  /** Counts an observation's scores for a group, which need not be its own. */
  add(observation: number, group: number): void {
    this.#counts[group] = (this.#counts[group] ?? 0) + 1;
    for (let at = 0; at < this.#limbs.length; at += 1) {
      const sums = this.#sums[at];
      if (sums) sums[group] = (sums[group] ?? 0) + (this.#limbs[at]?.[observation] ?? 0);
    }
  }

  /** Per column the mean of each group, rounded once; a group without observations is left out of the gap. */
  means(): number[][] {
    let from = 0;
    return this.#columns.map(({ limbs, scale }) => {
      const sums = this.#sums.slice(from, (from += limbs.length));
      return Array.from(this.#counts, (count, group) =>
        count === 0
          ? Number.NaN
          : exactQuotient(
              sums.map((limb) => limb[group] ?? 0),
              scale,
              count,
            ),
      );
    });
  }

  /** The largest distance between two groups' means, over all columns; 0 with fewer than two groups. */
  value(): number {
    return this.means().reduce((widest, means) => Math.max(widest, gapOf(means)), 0);
  }
}

/** Per column the mean of each group over its own observations, in the order of the sample's labels. */
export function groupMeans(sample: Sample): number[][] {
  const gap = new GroupGap(sample);
  sample.groupOf.forEach((group, observation) => gap.add(observation, group));
  return gap.means();
}

/** Largest − smallest; 0 of fewer than two numbers. NaN stands for a number that is not there. */
export function gapOf(values: readonly number[]): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high > low ? high - low : 0;
}
