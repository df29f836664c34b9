import { exactMean } from '../../stats/exact.ts';

/** How alike the answers of one seed are, pair by pair. */
export class Similarities {
  readonly size: number;
  /** The upper half of the table, row by row. */
  readonly #pairs: Float64Array;

  constructor(words: readonly ReadonlySet<string>[]) {
    this.size = words.length;
    this.#pairs = new Float64Array((this.size * (this.size - 1)) / 2);
    let at = 0;
    words.forEach((left, index) => {
      for (const right of words.slice(index + 1)) this.#pairs[at++] = jaccard(left, right);
    });
  }

  /** Of two answers by their numbers; 1 of an answer and itself. */
  of(a: number, b: number): number {
    if (a === b) return 1;
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    return this.#pairs[low * this.size - (low * (low + 1)) / 2 + high - low - 1] ?? 1;
  }

  /** The mean over all pairs; 1 of a single answer. */
  mean(): number {
    return this.#pairs.length === 0 ? 1 : exactMean([...this.#pairs]);
  }

  /** The mean over the pairs of one answer; 1 of a single answer. */
  meanOf(answer: number): number {
    const others: number[] = [];
    for (let other = 0; other < this.size; other += 1)
      if (other !== answer) others.push(this.of(answer, other));
    return others.length === 0 ? 1 : exactMean(others);
  }
}

/** The share of the words of both that both have; 1 of two without words. */
function jaccard(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  const all = left.size + right.size - shared;
  return all === 0 ? 1 : shared / all;
}
