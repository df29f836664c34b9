import { inRanges, LAST_CODE_POINT, mergeRanges } from './ranges.ts';
import type { CodePointRange } from './ranges.ts';

/** How case is ignored: not at all, for ASCII letters only (Python's `(?a)`), or by Python's Unicode rule. */
export type Folding = 'none' | 'ascii' | 'unicode';

/**
 * Lower-case characters that Python's `re` takes for one another because they share their upper case
 * (checked over all code points against CPython 3.11; none was added since).
 */
const SAME_UPPER_CASE = parseGroups(
  '69+131 73+17f b5+3bc 345+3b9+1fbe 390+1fd3 3b0+1fe3 3b2+3d0 3b5+3f5 3b8+3d1 3ba+3f0 3c0+3d6 3c1+3f1 3c2+3c3 3c6+3d5 ' +
    '432+1c80 434+1c81 43e+1c82 441+1c83 442+1c84+1c85 44a+1c86 463+1c87 1c88+a64b 1e61+1e9b fb05+fb06',
);

/** Capitals that their lower case does not lead back to: its own upper case is another one. By lower-case letter. */
const FURTHER_CAPITALS = parseFurtherCapitals(
  '69>130 6b>212a df>1e9e e5>212b 1c6>1c5 1c9>1c8 1cc>1cb 1f3>1f2 3b8>3f4 3c9>2126 1fb3>1fbc 1fc3>1fcc 1ff3>1ffc ' +
    '1f80>1f88 1f81>1f89 1f82>1f8a 1f83>1f8b 1f84>1f8c 1f85>1f8d 1f86>1f8e 1f87>1f8f 1f90>1f98 1f91>1f99 1f92>1f9a 1f93>1f9b ' +
    '1f94>1f9c 1f95>1f9d 1f96>1f9e 1f97>1f9f 1fa0>1fa8 1fa1>1fa9 1fa2>1faa 1fa3>1fab 1fa4>1fac 1fa5>1fad 1fa6>1fae 1fa7>1faf',
);

const MOST_POINTS_TO_FOLD_SINGLY = 512;
const unicodeSets = new Map<number, readonly number[]>();
let casedPoints: readonly number[] | null = null;

/** Every code point that Python's `re`, ignoring case, lets a literal match; the literal itself is one of them. */
export function caseSet(codePoint: number, folding: Folding): readonly number[] {
  if (folding === 'none') return [codePoint];
  if (folding === 'ascii') return asciiSet(codePoint);
  const known = unicodeSets.get(codePoint);
  if (known !== undefined) return known;
  const made = unicodeSet(codePoint);
  unicodeSets.set(codePoint, made);
  return made;
}

/** The ranges, grown by all that their members match when case is ignored; merged. */
export function foldRanges(ranges: readonly CodePointRange[], folding: Folding): CodePointRange[] {
  const merged = mergeRanges(ranges);
  if (folding === 'none') return merged;
  const grown = [...merged];
  for (const point of pointsToFold(merged)) {
    for (const other of caseSet(point, folding)) grown.push([other, other]);
  }
  return mergeRanges(grown);
}

/** Whether any member has a case. */
export function hasCased(ranges: readonly CodePointRange[]): boolean {
  return pointsToFold(mergeRanges(ranges)).some(
    (point) => lowerOf(point) !== point || upperOf(point) !== point,
  );
}

function unicodeSet(codePoint: number): readonly number[] {
  const lower = lowerOf(codePoint);
  const set = new Set([codePoint]);
  for (const twin of SAME_UPPER_CASE.get(lower) ?? [lower]) {
    for (const candidate of [twin, upperOf(twin), ...(FURTHER_CAPITALS.get(twin) ?? [])]) {
      if (lowerOf(candidate) === twin) set.add(candidate);
    }
  }
  return [...set];
}

function asciiSet(codePoint: number): readonly number[] {
  const folded = codePoint | 0x20;
  return folded >= 0x61 && folded <= 0x7a && codePoint < 0x80 ? [folded, folded - 0x20] : [codePoint];
}

/** Python's simple lower case: where the full one has several characters, its first. */
function lowerOf(codePoint: number): number {
  return String.fromCodePoint(codePoint).toLowerCase().codePointAt(0) ?? codePoint;
}

function upperOf(codePoint: number): number {
  return String.fromCodePoint(codePoint).toUpperCase().codePointAt(0) ?? codePoint;
}

// A wide range is walked by the few thousand cased code points, so that no class costs more than those.
function pointsToFold(merged: readonly CodePointRange[]): readonly number[] {
  const size = merged.reduce((sum, [low, high]) => sum + high - low + 1, 0);
  if (size > MOST_POINTS_TO_FOLD_SINGLY) return allCasedPoints().filter((point) => inRanges(merged, point));
  return merged.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, offset) => low + offset));
}

function allCasedPoints(): readonly number[] {
  if (casedPoints !== null) return casedPoints;
  const found: number[] = [];
  for (let point = 0; point <= LAST_CODE_POINT; point += 1) {
    if (lowerOf(point) !== point || upperOf(point) !== point) found.push(point);
  }
  casedPoints = found;
  return found;
}

function parseGroups(list: string): ReadonlyMap<number, readonly number[]> {
  const groups = list.split(' ').map((group) => group.split('+').map(hexadecimal));
  return new Map(groups.flatMap((group) => group.map((member) => [member, group] as const)));
}

function parseFurtherCapitals(list: string): ReadonlyMap<number, readonly number[]> {
  return new Map(
    list.split(' ').map((pair) => {
      const [lower = '', capital = ''] = pair.split('>');
      return [hexadecimal(lower), [hexadecimal(capital)]] as const;
    }),
  );
}

function hexadecimal(digits: string): number {
  return Number.parseInt(digits, 16);
}
