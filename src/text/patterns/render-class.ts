import type { CodePointRange } from './ranges.ts';

/** How an engine writes a code point that is no ASCII letter or digit. */
export type EscapePoint = (codePoint: number) => string;

/** Writes a class; `named` is the inside for classes known by name. A single character stands without brackets. */
export function renderClass(
  ranges: readonly CodePointRange[],
  named: string,
  negated: boolean,
  escape: EscapePoint,
): string {
  const [only] = ranges;
  if (only !== undefined && ranges.length === 1 && only[0] === only[1] && named === '' && !negated) {
    return renderPoint(only[0], escape);
  }
  // Not `[^]`: under the flag v the V8 of Node 20 lets that match nothing.
  if (negated && ranges.length === 0 && named === '') return String.raw`[\s\S]`;
  const inside = ranges.map((range) => renderRange(range, escape)).join('');
  return `[${negated ? '^' : ''}${named}${inside}]`;
}

function renderRange([low, high]: CodePointRange, escape: EscapePoint): string {
  const first = renderPoint(low, escape);
  if (low === high) return first;
  return `${first}${high === low + 1 ? '' : '-'}${renderPoint(high, escape)}`;
}

function renderPoint(codePoint: number, escape: EscapePoint): string {
  const char = String.fromCodePoint(codePoint);
  return /^[0-9A-Za-z]$/.test(char) ? char : escape(codePoint);
}

/** Hexadecimal digits, at least `width` of them. */
export function hex(codePoint: number, width = 0): string {
  return codePoint.toString(16).padStart(width, '0');
}
