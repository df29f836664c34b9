import { closeSync, openSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';

/** Characters of a line that are kept for matching; the rest of a longer line is dropped. */
const LINE_LIMIT = 16_384;
/** Characters of a line that the tail keeps. */
const TAIL_LINE_LIMIT = 1_000;
/** Lines that the tail keeps. */
const TAIL_LINES = 200;
const CUT_MARK = '…';

/** The two streams of a child. */
export type LogStream = 'stdout' | 'stderr';

/** Where the log goes, and what must not be in its tail. */
export type AppLogSettings = {
  /** A file for the raw bytes; created or emptied. */
  file?: string | undefined;
  /** Masks secrets; applied to a line before it is shortened. */
  redact?: ((text: string) => string) | undefined;
};

/**
 * What a child printed on both streams, in order of arrival: all bytes in a file if one is given, and a bounded
 * tail of lines as plain text (UTF-8, invalid bytes as U+FFFD, no ANSI codes, no control characters but tabs).
 * `\n`, `\r\n` and `\r` end a line; empty lines are left out and not counted. It prints nothing.
 * A log file that cannot be opened throws; one that cannot be written any more is said in the tail.
 */
export class AppLog {
  readonly #lines: Record<LogStream, OpenLine> = { stdout: new OpenLine(), stderr: new OpenLine() };
  readonly #redact: (text: string) => string;
  readonly #listeners = new Set<(line: string) => void>();
  readonly #tail: string[] = [];
  #file: number | undefined;
  #count = 0;

  constructor({ file, redact }: AppLogSettings = {}) {
    this.#file = file === undefined ? undefined : openSync(file, 'w');
    this.#redact = redact ?? ((text) => text);
  }

  /** Takes the next bytes of one stream; a character or a line may be split anywhere. */
  write(stream: LogStream, chunk: Buffer): void {
    this.#save(chunk);
    for (const line of this.#lines[stream].push(chunk)) this.#add(plainText(line));
  }

  /** Calls `listener` with each complete line from now on, without ANSI codes; returns what ends that. */
  onLine(listener: (line: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The unfinished last line of each stream, without ANSI codes, where there is one. */
  openLines(): string[] {
    return Object.values(this.#lines)
      .map((line) => plainText(line.text))
      .filter((text) => text !== '');
  }

  /** The last lines (at most `count`, and 200), each cut at 1,000 characters; unfinished lines come last. */
  tail(count: number = TAIL_LINES): string[] {
    const open = this.openLines().map((line) => this.#shown(line));
    return [...this.#tail, ...open].slice(-Math.min(count, TAIL_LINES));
  }

  /** How many lines that are not empty have been seen, an unfinished one included. */
  lineCount(): number {
    return this.#count + this.openLines().length;
  }

  /** Ends unfinished lines and closes the file; may be called again. */
  close(): void {
    for (const line of Object.values(this.#lines)) this.#add(plainText(line.end()));
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #add(line: string): void {
    if (line === '') return;
    this.#count += 1;
    this.#note(this.#shown(line));
    for (const listener of this.#listeners) listener(line);
  }

  #note(line: string): void {
    this.#tail.push(line);
    if (this.#tail.length > TAIL_LINES) this.#tail.shift();
  }

  #shown(line: string): string {
    const redacted = this.#redact(line);
    return redacted.length > TAIL_LINE_LIMIT ? redacted.slice(0, TAIL_LINE_LIMIT) + CUT_MARK : redacted;
  }

  #save(chunk: Buffer): void {
    if (this.#file === undefined) return;
    try {
      for (let written = 0; written < chunk.length;) {
        written += writeSync(this.#file, chunk, written);
      }
    } catch (error) {
      const file = this.#file;
      this.#file = undefined;
      this.#note(`[ragbench] the log file ends here: ${String(error)}`);
      closeSync(file);
    }
  }
}

/** One stream's unfinished line. */
class OpenLine {
  readonly #decoder = new StringDecoder('utf8');
  text = '';

  /** The lines that these bytes complete; empty ones come as ''. */
  push(chunk: Buffer): string[] {
    const [first = '', ...others] = this.#decoder.write(chunk).split(/[\r\n]+/);
    this.#append(first);
    const complete: string[] = [];
    for (const part of others) {
      complete.push(this.#take());
      this.#append(part);
    }
    return complete;
  }

  /** The line as far as it came. */
  end(): string {
    this.#append(this.#decoder.end());
    return this.#take();
  }

  #append(part: string): void {
    this.text += part.slice(0, LINE_LIMIT - this.text.length);
  }

  #take(): string {
    const line = this.text;
    this.text = '';
    return line;
  }
}

function plainText(line: string): string {
  return stripVTControlCharacters(line).replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, '');
}
