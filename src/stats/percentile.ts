/** An interval's two ends. */
export type Interval = readonly [low: number, high: number];

const LOW = 0.05;
const HIGH = 0.95;

/** The value below which a share (0–1) of the sorted values lies, interpolated between neighbours; 0 of none. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const last = sorted.length - 1;
  const position = last * Math.min(1, Math.max(0, share));
  const below = Math.floor(position);
  const low = sorted[below] ?? 0;
  const high = sorted[Math.min(below + 1, last)] ?? low;
  return low + (high - low) * (position - below);
}

/** The middle 90 % of the draws: their 5th and 95th percentile. */
export function percentileInterval(draws: readonly number[]): Interval {
  const sorted = Float64Array.from(draws).sort();
  return [percentile(sorted, LOW), percentile(sorted, HIGH)];
}
