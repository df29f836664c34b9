import { charWidth, displayWidth } from './width.ts';

/** Breaks a text (one line, already inert) at spaces into lines of at most so many columns; longer words are cut. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(' ').flatMap((word) => (word === '' ? [] : cut(word, columns)))) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (displayWidth(longer) <= columns) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = piece;
  }
  return line === '' ? lines : [...lines, line];
}

/** The wrapped text behind a label: the label before the first line, as many spaces before the others. */
export function hang(label: string, text: string, columns: number): string[] {
  const indent = displayWidth(label);
  return wrap(text, columns - indent).map((line, index) => (index === 0 ? label : ' '.repeat(indent)) + line);
}

function cut(word: string, columns: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let width = 0;
  for (const char of word) {
    const more = charWidth(char);
    if (width + more <= columns) {
      piece += char;
      width += more;
      continue;
    }
    pieces.push(piece);
    // A line must not begin with what the runner would read as a workflow command.
    piece = char === ':' ? '\\x3a' : char;
    width = displayWidth(piece);
  }
  return [...pieces, piece];
}
