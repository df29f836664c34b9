/** Bytes of a line that is too long which are kept for a message: more than is shown, so that no secret is cut before it is redacted. */
const HEAD_BYTES = 16_384;
const LINE_FEED = 0x0a;

/** A line of output: whole, or only the head of one that went over the limit. */
export interface RawLine {
  readonly bytes: Buffer;
  readonly whole: boolean;
}

/** Cuts a stream of bytes into lines. */
export interface LineReader {
  push(chunk: Buffer): void;
  /** The stream has ended: what is left is a line, too. */
  end(): void;
}

/** A reader that hands over each line without its line break. One over `limit` bytes is told as soon as that is known. */
export function createLineReader(limit: number, onLine: (line: RawLine) => void): LineReader {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer): void => {
    const known = size <= limit;
    size += part.length;
    if (!known) return;
    parts.push(part);
    if (size <= limit) return;
    onLine({ bytes: Buffer.concat(parts).subarray(0, HEAD_BYTES), whole: false });
    parts = [];
  };
  const finish = (): void => {
    if (size <= limit) onLine({ bytes: Buffer.concat(parts), whole: true });
    [parts, size] = [[], 0];
  };
  return {
    push(chunk) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
        add(chunk.subarray(from, at));
        finish();
        from = at + 1;
      }
      add(chunk.subarray(from));
    },
    end: finish,
  };
}
