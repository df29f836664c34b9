/** The first `length` code points of a text, with an ellipsis where something was cut. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const points = Array.from(text.slice(0, length * 2));
  return points.length <= length && text.length <= length * 2
    ? text
    : `${points.slice(0, length - 1).join('')}…`;
}
