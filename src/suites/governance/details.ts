import { MODES, type Mode } from '../../model/answer.ts';
import type { Json } from '../../model/json.ts';
import { Tally } from '../common.ts';
import { DIMENSIONS, MODE_CATEGORIES, type GovernanceCase } from './case-schema.ts';

/** Counts over all judged cases. */
export class GovernanceCounts {
  readonly #slices = new Tally();
  readonly #confusion = new Map<string, number>();

  /** Counts a judged case; `mode` is the app's, where it gave one. */
  add(data: GovernanceCase, mode: Mode | undefined, passed: boolean): void {
    for (const dimension of DIMENSIONS) this.#slices.add(dimension, data.slices[dimension], passed);
    if (mode === undefined || !MODE_CATEGORIES.includes(data.category)) return;
    const cell = cellOf(data.expectedMode, mode);
    this.#confusion.set(cell, (this.#confusion.get(cell) ?? 0) + 1);
  }

  /**
   * `confusion[expected][actual]`, over the four categories that the mode decides and only where a mode was given, and
   * `slices[dimension][value] = {passed, total}`.
   */
  toJson(): { readonly [key: string]: Json } {
    const row = (expected: Mode): Json =>
      Object.fromEntries(MODES.map((actual) => [actual, this.#confusion.get(cellOf(expected, actual)) ?? 0]));
    const confusion = Object.fromEntries(MODES.map((expected) => [expected, row(expected)]));
    return { confusion, slices: this.#slices.toJson() };
  }
}

function cellOf(expected: Mode, actual: Mode): string {
  return `${expected} ${actual}`;
}
