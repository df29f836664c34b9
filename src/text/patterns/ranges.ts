/** An inclusive range of code points. */
export type CodePointRange = readonly [low: number, high: number];

/** The last code point of Unicode. */
export const LAST_CODE_POINT = 0x10ffff;

/** The union as sorted ranges that neither touch nor overlap. */
export function mergeRanges(ranges: readonly CodePointRange[]): CodePointRange[] {
  if (ranges.length < 2) return [...ranges];
  const merged: [number, number][] = [];
  for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return merged;
}

/** Everything outside merged ranges, up to `last`. */
export function complementRanges(merged: readonly CodePointRange[]): CodePointRange[] {
  const outside: CodePointRange[] = [];
  let next = 0;
  for (const [low, high] of merged) {
    if (low > next) outside.push([next, low - 1]);
    next = high + 1;
  }
  if (next <= LAST_CODE_POINT) outside.push([next, LAST_CODE_POINT]);
  return outside;
}

/** Whether a code point lies in one of the ranges. */
export function inRanges(ranges: readonly CodePointRange[], codePoint: number): boolean {
  return ranges.some(([low, high]) => low <= codePoint && codePoint <= high);
}
