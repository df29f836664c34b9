/**
 * The candidate that the word is most likely a slip of: the nearest by edit distance with swaps of neighbours
 * (optimal string alignment), if at most a third of the word differs. Ties go to the first candidate.
 */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.candidate;
}

/** Longer words are no slips of a key, and the table below is quadratic. */
const LONGEST = 60;

function editDistance(a: string, b: string): number {
  if (a.length > LONGEST || b.length > LONGEST) return Infinity;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, substituted, swapped));
    }
  }
  return cell(a.length, b.length);
}
