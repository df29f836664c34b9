/**
 * Cuts the text of one stream into lines, as the runner's .NET does: `\n`, `\r\n` and a lone `\r` end a line, and the
 * rest at the end is one where it has characters.
 */
export function lineCutter(take: (line: string) => void): { push(text: string): void; end(): void } {
  let open: string[] = [];
  return {
    push(text) {
      const parts = text.split('\n');
      const rest = parts.pop() ?? '';
      for (const part of parts) {
        const line = open.join('') + part;
        open = [];
        for (const one of splitAtReturns(line)) take(one);
      }
      if (rest !== '') open.push(rest);
    },
    end() {
      const line = open.join('');
      open = [];
      if (line !== '') for (const one of splitAtReturns(line)) take(one);
    },
  };
}

/** A line without its line feed; a return before that, or at the end of the stream, opens no further line. */
function splitAtReturns(line: string): string[] {
  return (line.endsWith('\r') ? line.slice(0, -1) : line).split('\r');
}
