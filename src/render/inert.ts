import { charWidth, displayWidth } from './width.ts';

/** Invisible or order-changing characters; the two joiners stay, since scripts and emoji need them. */
const INVISIBLE = /^(?!\u{200c}|\u{200d})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]$/u;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);
/** More marks than any script stacks on one letter are shown as escapes, for they would paint over other lines. */
const MOST_MARKS = 4;
const ELLIPSIS = '…';

/**
 * Foreign text for a terminal or a build log: one line, nothing in it acts. Control and invisible characters become
 * escapes (`\n`, `\x1b`, `\u{202e}`), what the runner would read as a workflow command is broken up, and what does not
 * fit the columns is cut with an ellipsis.
 */
export function inert(text: string, columns = Infinity): string {
  let [shown, kept, recent, width, marks] = ['', '', ' ', 0, 0];
  for (const char of text) {
    marks = charWidth(char) === 0 ? marks + 1 : 0;
    const safe = marks > MOST_MARKS || completesCommand(recent, char) ? escape(char) : visible(char);
    recent = recent.slice(-1) + char;
    shown += safe;
    width += displayWidth(safe);
    if (width > columns) return columns < 1 ? '' : kept.trimEnd() + ELLIPSIS;
    if (width < columns) kept = shown;
  }
  return shown.trimEnd();
}

/** The same with the middle cut out: names tell most by their two ends. */
export function inertMiddle(text: string, columns: number): string {
  const long = text.length > columns * 4;
  const whole = long ? '' : inert(text);
  if (!long && displayWidth(whole) <= columns) return whole;
  const tail = lastColumns(long ? inert(text.slice(-columns * 2)) : whole, Math.floor((columns - 1) / 2));
  return inert(text, columns - displayWidth(tail)) + tail;
}

function lastColumns(text: string, columns: number): string {
  let tail = '';
  let width = 0;
  for (const char of Array.from(text).reverse()) {
    width += charWidth(char);
    if (width > columns) return tail;
    tail = char + tail;
  }
  return tail;
}

function visible(char: string): string {
  return INVISIBLE.test(char) ? (NAMED.get(char) ?? escape(char)) : char;
}

function escape(char: string): string {
  const hex = (char.codePointAt(0) ?? 0).toString(16);
  return hex.length <= 2 ? `\\x${hex.padStart(2, '0')}` : `\\u{${hex}}`;
}

/** The runner obeys `::command::` at the start of a line, even an indented one, and `##[command]` anywhere. */
function completesCommand(recent: string, char: string): boolean {
  return (char === ':' && /^\s:$/.test(recent)) || (char === '[' && recent === '##');
}
