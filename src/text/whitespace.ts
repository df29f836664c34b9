/** What Python calls white space (`str.isspace`), as the inside of a regular expression's class. */
export const PYTHON_SPACE =
  '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

const SPACE = new RegExp(`[${PYTHON_SPACE}]`);
const SPACES = new RegExp(`[${PYTHON_SPACE}]+`);
const LINE_BREAK = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** Text into lines at the breaks that Python's `str.splitlines` knows. */
export function splitLines(text: string): string[] {
  return text.split(LINE_BREAK);
}

/** The pieces of a text between white space, as Python's `str.split()`. */
export function splitSpaces(text: string): string[] {
  return text.split(SPACES).filter((piece) => piece !== '');
}

/** Removes Python's white space at both ends; a BOM stays. Counted by hand: `\s+$` is quadratic. */
export function trimSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE.test(text.charAt(start))) start += 1;
  while (end > start && SPACE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
