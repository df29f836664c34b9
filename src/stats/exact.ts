import { dyadic, nearestQuotient } from './fraction.ts';

const LIMB_BITS = 30;
const LIMB = 1n << BigInt(LIMB_BITS);
/** Below it, dividing a double by 2^scale only moves its exponent. */
const SMALL_SCALE = 900;

/**
 * Numbers as whole multiples of one power of two, cut into limbs of 30 bits: sums of limbs are exact in doubles as long as
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
  if (values.every((value) => Number.isInteger(value) && Math.abs(value) < 2 ** LIMB_BITS))
    return { limbs: [Float64Array.from(values)], scale: 0 };
  const parts = values.map(dyadic);
  const scale = parts.reduce((most, { power }) => Math.max(most, -power), 0);
  let rest = parts.map(({ whole, power }) => whole << BigInt(power + scale));
  const limbs: Float64Array[] = [];
  while (limbs.length === 0 || !rest.every((whole) => whole === 0n)) {
    const top = rest.every((whole) => -LIMB < whole && whole < LIMB);
    limbs.push(Float64Array.from(rest, (whole) => Number(top ? whole : lowest(whole))));
    rest = rest.map((whole) => (top ? 0n : (whole - lowest(whole)) / LIMB));
  }
  return { limbs, scale };
}

/** The lowest limb with the number's own sign, so that no limb ever needs a borrow. */
function lowest(whole: bigint): bigint {
  return whole % LIMB;
}

/** The double nearest to (the exact sum, given limb by limb) / count. */
export function exactQuotient(sums: readonly number[], scale: number, count: number): number {
  const [first = 0] = sums;
  if (sums.length === 1 && Number.isSafeInteger(first) && scale < SMALL_SCALE)
    return first / count / 2 ** scale;
  const total = sums.reduceRight((sum, limb) => sum * LIMB + BigInt(limb), 0n);
  return nearestQuotient(total, BigInt(count), scale);
}

/** The double nearest to the exact sum; 0 of none. */
export function exactSum(values: readonly number[]): number {
  const { limbs, scale } = exactNumbers(values);
  return exactQuotient(limbs.map(sumOf), scale, 1);
}

/** The mean: the exact sum, divided and rounded once, as Python's `statistics.mean`; 0 of none. */
export function exactMean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const { limbs, scale } = exactNumbers(values);
  return exactQuotient(limbs.map(sumOf), scale, values.length);
}

function sumOf(limb: Float64Array): number {
  return limb.reduce((sum, part) => sum + part, 0);
}
