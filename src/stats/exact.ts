import { dyadic, nearestQuotient } from './fraction.ts';

const LIMB_BITS = 30;
const LIMB = 1n << BigInt(LIMB_BITS);
/** Up to it, multiplying and dividing by 2^scale only moves an exponent. */
const SMALL_SCALE = 900;

/**
 * Numbers as whole multiples of one power of two, cut into limbs of 30 bits with their signs: sums of limbs are exact in doubles as long as
 * no more than 2^23 numbers are added, so sums of any choice of the numbers are exact and do not depend on their order.
 */
export interface ExactNumbers {
  /** `limbs[k][i]` is limb k, lowest first, of number i. */
  readonly limbs: readonly Float64Array[];
  /** Number i is Σ `limbs[k][i]` × 2^(30k − scale). */
  readonly scale: number;
}

/** Cuts finite numbers into limbs; throws a RangeError for others. */
export function exactNumbers(values: readonly number[]): ExactNumbers {
  const most = values.reduce((size, value) => Math.max(size, Math.abs(value)), 0);
  const scale = most < 2 ** LIMB_BITS ? smallScale(values) : undefined;
  return scale === undefined ? cutAnyNumbers(values) : cutUsualNumbers(values, most, scale);
}

/** The least scale that makes all numbers whole; undefined where it is large. */
function smallScale(values: readonly number[]): number | undefined {
  let scale = 0;
  for (const value of values)
    while (!Number.isInteger(value * 2 ** scale)) {
      scale += 1;
      if (scale > SMALL_SCALE) return undefined;
    }
  return scale;
}

/** Scaling by a power of two, cutting off and subtracting are exact in doubles that are neither huge nor tiny. */
function cutUsualNumbers(values: readonly number[], most: number, scale: number): ExactNumbers {
  let rest = Float64Array.from(values, (value) => value * 2 ** scale);
  const limbs: Float64Array[] = [];
  for (let left = most * 2 ** scale; limbs.length === 0 || left >= 1; left /= 2 ** LIMB_BITS) {
    const higher = rest.map((whole) => Math.trunc(whole / 2 ** LIMB_BITS));
    limbs.push(rest.map((whole, at) => whole - (higher[at] ?? 0) * 2 ** LIMB_BITS));
    rest = higher;
  }
  return { limbs, scale };
}

function cutAnyNumbers(values: readonly number[]): ExactNumbers {
  const parts = values.map(dyadic);
  const scale = parts.reduce((most, { power }) => Math.max(most, -power), 0);
  let rest = parts.map(({ whole, power }) => whole << BigInt(power + scale));
  const limbs: Float64Array[] = [];
  while (limbs.length === 0 || !rest.every((whole) => whole === 0n)) {
    limbs.push(Float64Array.from(rest, (whole) => Number(whole % LIMB)));
    rest = rest.map((whole) => whole / LIMB);
  }
  return { limbs, scale };
}

/** The double nearest to (the exact sum, given limb by limb) / count. */
export function exactQuotient(sums: Float64Array, scale: number, count: number): number {
  const [first = 0] = sums;
  if (sums.length === 1 && Number.isSafeInteger(first) && scale <= SMALL_SCALE)
    return first / count / 2 ** scale;
  const total = sums.reduceRight((sum: bigint, limb) => sum * LIMB + BigInt(limb), 0n);
  return nearestQuotient(total, BigInt(count), scale);
}

/** The double nearest to the exact sum; 0 of none. */
export function exactSum(values: readonly number[]): number {
  const { limbs, scale } = exactNumbers(values);
  return exactQuotient(Float64Array.from(limbs, sumOf), scale, 1);
}

/** The mean: the exact sum, divided and rounded once, as Python's `statistics.mean`; 0 of none. */
export function exactMean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const { limbs, scale } = exactNumbers(values);
  return exactQuotient(Float64Array.from(limbs, sumOf), scale, values.length);
}

function sumOf(limb: Float64Array): number {
  return limb.reduce((sum, part) => sum + part, 0);
}
