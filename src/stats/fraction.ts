/** A finite number as `whole` × 2^`power`, exactly, `whole` odd or zero. */
interface Dyadic {
  readonly whole: bigint;
  readonly power: number;
}

const FRACTION_BITS = 52;
const BIAS = 1075;
/** More bits of a quotient than a double has; what is left of it can only break a tie. */
const QUOTIENT_BITS = 66;
/** The least positive double is 2^-1074; two more bits are enough to round to it. */
const LOWEST_POWER = -1076;

const view = new DataView(new ArrayBuffer(8));

/** Throws a RangeError for NaN and infinities. */
export function dyadic(value: number): Dyadic {
  if (!Number.isFinite(value)) throw new RangeError(`a finite number is needed, ${value} came`);
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> BigInt(FRACTION_BITS)) & 0x7ffn);
  const fraction = bits & ((1n << BigInt(FRACTION_BITS)) - 1n);
  const whole = exponent === 0 ? fraction : fraction | (1n << BigInt(FRACTION_BITS));
  if (whole === 0n) return { whole, power: 0 };
  const zeros = trailingZeros(whole);
  const odd = whole >> BigInt(zeros);
  return { whole: value < 0 ? -odd : odd, power: Math.max(exponent, 1) - BIAS + zeros };
}

function trailingZeros(whole: bigint): number {
  return BigInt.asUintN(64, whole & -whole).toString(2).length - 1;
}

/** The double nearest to numerator / (denominator × 2^scale), ties to even; the denominator is positive. */
export function nearestQuotient(numerator: bigint, denominator: bigint, scale: number): number {
  const size = numerator < 0n ? -numerator : numerator;
  const shift = Math.min(QUOTIENT_BITS + bits(denominator) - bits(size), -LOWEST_POWER - scale);
  const [top, bottom] =
    shift < 0 ? [size, denominator << BigInt(-shift)] : [size << BigInt(shift), denominator];
  const quotient = top / bottom;
  // A last bit that stands for all that was cut off keeps what is not quite a tie from being rounded as one.
  const sticky = quotient * bottom === top ? quotient : quotient | 1n;
  const value = timesPowerOfTwo(Number(sticky), -shift - scale);
  return numerator < 0n ? -value : value;
}

function bits(size: bigint): number {
  return size.toString(16).length * 4;
}

/** In two steps, as 2^power alone may lie outside of what a double can be. */
function timesPowerOfTwo(value: number, power: number): number {
  const half = Math.trunc(power / 2);
  return value * 2 ** half * 2 ** (power - half);
}
