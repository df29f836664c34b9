/** Why the parser gave up; caught where the pattern is compiled. */
export class PatternSyntaxError extends Error {}

/** Reads a pattern in Python's tokens: one code point, or a backslash with the code point after it. Positions count code points. */
export class PatternCursor {
  readonly #points: readonly string[];
  #index = 0;
  #next: string | null = null;

  constructor(source: string) {
    this.#points = Array.from(source);
    this.#advance();
  }

  /** The token ahead; null at the end. */
  get next(): string | null {
    return this.#next;
  }

  /** The position of the token ahead. */
  get position(): number {
    return this.#index - (this.#next === null ? 0 : tokenLength(this.#next));
  }

  /** Takes the token ahead. */
  take(): string | null {
    const token = this.#next;
    this.#advance();
    return token;
  }

  /** Takes the token ahead if it is this one. */
  takeIf(token: string): boolean {
    if (this.#next !== token) return false;
    this.#advance();
    return true;
  }

  /** Takes up to `limit` tokens that are single characters of `allowed`. */
  takeWhile(limit: number, allowed: string): string {
    let taken = '';
    while (taken.length < limit && this.#next !== null && allowed.includes(this.#next))
      taken += this.take() ?? '';
    return taken;
  }

  /** Takes a name up to and with its terminator. */
  takeName(terminator: string, what: string): string {
    let name = '';
    for (;;) {
      const token = this.take();
      if (token === null) this.#failName(name, terminator, what);
      if (token === terminator) break;
      name += token;
    }
    if (name === '') this.fail(`missing ${what}`, 1);
    return name;
  }

  /** Goes back to a position taken earlier. */
  seek(position: number): void {
    this.#index = position;
    this.#advance();
  }

  /** Throws Python's message, placed `back` code points before the token ahead. */
  fail(message: string, back = 0): never {
    throw new PatternSyntaxError(`${message} at position ${this.position - back}`);
  }

  #failName(name: string, terminator: string, what: string): never {
    if (name === '') this.fail(`missing ${what}`);
    this.fail(`missing ${terminator}, unterminated name`, Array.from(name).length);
  }

  #advance(): void {
    const char = this.#points[this.#index];
    if (char !== '\\') {
      this.#next = char ?? null;
      if (char !== undefined) this.#index += 1;
      return;
    }
    const escaped = this.#points[this.#index + 1];
    if (escaped === undefined) {
      throw new PatternSyntaxError(`bad escape (end of pattern) at position ${this.#points.length - 1}`);
    }
    this.#next = char + escaped;
    this.#index += 2;
  }
}

function tokenLength(token: string): number {
  return token.startsWith('\\') ? 2 : 1;
}
