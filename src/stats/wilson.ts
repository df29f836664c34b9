/** Standard deviations on either side of the mean that hold 95 % of a normal distribution. */
export const NORMAL_95 = 1.959963984540054;

/**
 * The 95 % score interval of a share: `hits` of `n`, n > 0. It keeps within 0 and 1, and has a width at 0 and at 1.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
 * Statistical Association 22 (1927).
 */
export function wilsonInterval(hits: number, n: number): [number, number] {
  const z2 = NORMAL_95 ** 2;
  const centre = (hits + z2 / 2) / (n + z2);
  const half = (NORMAL_95 / (n + z2)) * Math.sqrt((hits * (n - hits)) / n + z2 / 4);
  return [hits === 0 ? 0 : centre - half, hits === n ? 1 : centre + half];
}
