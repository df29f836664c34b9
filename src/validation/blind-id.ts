/** Hex digits of a hidden id: among 100,000 cases, two share one with a chance of 1 in 56,000. */
const DIGITS = 12;

/**
 * The id that annotators see in place of the data's own, which often names the category. It is the same in every sample, so
 * that the data finds it again. `digest` gives the hex digits of a cryptographic hash.
 */
export function blindId(id: string, digest: (text: string) => string): string {
  return `case-${digest(`blind id\n${id}`).slice(0, DIGITS)}`;
}
