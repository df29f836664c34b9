const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;

/** Order by code points, as Python sorts; JavaScript's own puts U+1F600 before U+FF5E. */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const difference = place(a.charCodeAt(at)) - place(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Surrogates stand for the code points above all that are one unit. */
function place(unit: number): number {
  if (unit < SURROGATES) return unit;
  return unit < AFTER_SURROGATES ? unit + 0x2000 : unit - 0x800;
}
