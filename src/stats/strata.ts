/** A part of a population, and the fewest that a sample must take of it. */
export interface Stratum {
  readonly size: number;
  readonly least: number;
}

/**
 * How many of each stratum a sample of `n` takes: in proportion to their sizes, whole numbers by largest remainder, and no
 * fewer than their least. The strata that fall below their least get just that, and the others share the rest. Equal
 * remainders go to the stratum that stands first. Throws where `n` is more than there are or less than the least ask for.
 */
export function allocate(n: number, strata: readonly Stratum[]): number[] {
  if (n > total(strata.map(({ size }) => size))) throw new RangeError(`${n} is more than all strata have`);
  if (n < total(strata.map(({ least }) => least))) throw new RangeError(`${n} is less than the strata need`);
  const raised = new Set<Stratum>();
  for (;;) {
    const open = strata.filter((stratum) => !raised.has(stratum));
    const rest = n - total([...raised].map(({ least }) => least));
    const size = total(open.map((stratum) => stratum.size));
    const short = open.filter((stratum) => rest * stratum.size < stratum.least * size);
    if (short.length === 0) {
      const shares = new Map(largestRemainders(rest, open).map((share, index) => [open[index], share]));
      return strata.map((stratum) => shares.get(stratum) ?? stratum.least);
    }
    for (const stratum of short) raised.add(stratum);
  }
}

/** Each its share rounded down, and one more for those whose share lost most by that, until all are given out. */
function largestRemainders(n: number, strata: readonly Stratum[]): number[] {
  const all = total(strata.map(({ size }) => size));
  // Whole numbers, so that equal remainders are equal.
  const shares = strata.map(({ size }) => ({ whole: Math.floor((n * size) / all), left: (n * size) % all }));
  const missing = n - total(shares.map(({ whole }) => whole));
  const order = [...shares.keys()].sort((a, b) => (shares[b]?.left ?? 0) - (shares[a]?.left ?? 0));
  const lucky = new Set(order.slice(0, missing));
  return shares.map(({ whole }, index) => whole + (lucky.has(index) ? 1 : 0));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
