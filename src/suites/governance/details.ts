import { MODES, type Mode } from '../../model/answer.ts';
import type { Json } from '../../model/json.ts';
import { Tally } from '../common.ts';
import { MODE_CATEGORIES, type GovernanceCase } from './case-schema.ts';

/** A judged case, for the counts over all of them. */
export interface JudgedCase {
  readonly data: GovernanceCase;
  readonly mode: Mode | undefined;
  readonly passed: boolean;
}

/** `confusion[expected][actual]` and `slices[dimension][value] = {passed, total}`. */
export function governanceDetails(judged: readonly JudgedCase[]): { readonly [key: string]: Json } {
  return { confusion: confusion(judged), slices: slices(judged) };
}

/** Over the four categories that the mode decides, and only where a mode was given. */
function confusion(judged: readonly JudgedCase[]): Json {
  const counted = judged.filter(({ data, mode }) => mode !== undefined && MODE_CATEGORIES.includes(data.category));
  const count = (expected: Mode, actual: Mode): number =>
    counted.filter(({ data, mode }) => data.expectedMode === expected && mode === actual).length;
  const row = (expected: Mode): Json => Object.fromEntries(MODES.map((actual) => [actual, count(expected, actual)]));
  return Object.fromEntries(MODES.map((expected) => [expected, row(expected)]));
}

function slices(judged: readonly JudgedCase[]): Json {
  const tally = new Tally();
  for (const { data, passed } of judged) {
    for (const [dimension, value] of Object.entries(data.slices)) tally.add(dimension, value, passed);
  }
  return tally.toJson();
}
