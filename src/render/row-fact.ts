import { inertMiddle } from './inert.ts';
import { figure, figures, scaleOf } from './numbers.ts';
import { decidingThreshold, fullName, limitWord, type PlacedRow } from './placed-rows.ts';
import { rowReasonWords } from './words.ts';

const LONGEST_NAME = 56;

/** A row and what it was held against, in cases where there are cases: `qa.tier0.citation_validity 28 of 30, floor 30`. */
export function rowFact(placed: PlacedRow): string {
  const { row } = placed;
  const scale = scaleOf(row);
  const label = `${shortName(fullName(placed))} `;
  const bar = decidingThreshold(row);
  if (row.reason === 'below_threshold' && bar !== undefined) {
    const [value, threshold] = figures(scale, row.value, bar);
    const cases = scale === 'rate' && row.direction === 'higher' ? ` (${row.passed} of ${row.n})` : '';
    return `${label}${value}${cases}, threshold ${threshold}`;
  }
  const close = row.verdict === 'WEAK' ? `, ${rowReasonWords(row.reason)}` : '';
  if (row.baseline === undefined) return `${label}${figure(scale, row.value)}${close}`;
  if (row.shared && row.direction === 'higher')
    return `${label}${row.shared.now} of ${row.shared.n}, floor ${row.shared.before}${close}`;
  const [value, floor] = figures(scale, row.value, row.baseline);
  return `${label}${value}, ${limitWord(row)} ${floor}${close}`;
}

/** A foreign name, made inert and cut in its middle for a line of prose. */
export function shortName(text: string): string {
  return shorten(inertMiddle(text, LONGEST_NAME), LONGEST_NAME);
}

/** At most so many UTF-16 units, cut between code points. */
export function shorten(text: string, units: number): string {
  if (text.length <= units) return text;
  let kept = '';
  for (const char of text) {
    if (kept.length + char.length > units - 1) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}
