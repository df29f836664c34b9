/** Ranges that terminals draw two columns wide: East Asian Wide and Fullwidth (UAX #11), and the pictograph blocks. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18aff],
  [0x1b000, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1faff],
  [0x20000, 0x3fffd],
];

const FIRST_THAT_IS_NOT_ONE = 0x300;
const EMOJI = /^\p{Emoji_Presentation}$/u;
const ZERO_WIDTH = /^(?:\p{Mn}|\p{Me}|\u{200c}|\u{200d}|[\u{1160}-\u{11ff}])$/u;
/** Turns the character before it into a two-column picture. */
const EMOJI_SELECTOR = 0xfe0f;

/** Columns that the text takes in a terminal; on doubt the larger number, so that a line never breaks. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** Columns of one code point: 0, 1 or 2. */
export function charWidth(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < FIRST_THAT_IS_NOT_ONE || code === EMOJI_SELECTOR) return 1;
  if (ZERO_WIDTH.test(char)) return 0;
  return WIDE.some(([first, last]) => code >= first && code <= last) || EMOJI.test(char) ? 2 : 1;
}

/** Fills up with spaces on the right, or on the left, to a width in columns. */
export function pad(text: string, columns: number, side: 'left' | 'right' = 'right'): string {
  const spaces = ' '.repeat(Math.max(0, columns - displayWidth(text)));
  return side === 'right' ? text + spaces : spaces + text;
}
