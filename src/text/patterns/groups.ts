import type { PatternNode } from './ast.ts';
import type { PatternCursor } from './cursor.ts';

const IDENTIFIER = /^[\p{XID_Start}_]\p{XID_Continue}*$/u;

/** The capturing groups met so far: their names, which are closed, and what may be referred to. */
export class GroupTable {
  readonly #bodies: (PatternNode | null)[] = [null];
  readonly #names = new Map<string, number>();
  /** Conditionals may name a group that only follows; checked at the end. */
  readonly #expected = new Map<number, number>();
  #lookBehindFrom: number | null = null;

  /** The bodies of all groups by number. */
  get bodies(): readonly (PatternNode | null)[] {
    return this.#bodies;
  }

  /** Gives the next number to a group that begins here. */
  open(cursor: PatternCursor, name: string | null): number {
    const index = this.#bodies.length;
    const earlier = name === null ? undefined : this.#names.get(name);
    if (name !== null && earlier !== undefined) {
      const length = Array.from(name).length;
      cursor.fail(`redefinition of group name '${name}' as group ${index}; was group ${earlier}`, length + 1);
    }
    this.#bodies.push(null);
    if (name !== null) this.#names.set(name, index);
    return index;
  }

  /** Closes a group: from here on it may be referred to. */
  close(index: number, body: PatternNode): void {
    this.#bodies[index] = body;
  }

  /** Takes a name and checks that it can be one. */
  takeName(cursor: PatternCursor, terminator: string): string {
    const name = cursor.takeName(terminator, 'group name');
    if (!IDENTIFIER.test(name))
      cursor.fail(`bad character in group name '${name}'`, Array.from(name).length + 1);
    return name;
  }

  /** The number of the group that `(?P=name)` refers to. */
  named(cursor: PatternCursor, name: string): number {
    const index = this.#names.get(name);
    const back = Array.from(name).length + 1;
    if (index === undefined) cursor.fail(`unknown group name '${name}'`, back);
    return this.refer(cursor, index, back);
  }

  /** Checks a reference to a group by number; `back` is the length of what was read. */
  refer(cursor: PatternCursor, index: number, back: number): number {
    if (index >= this.#bodies.length) cursor.fail(`invalid group reference ${index}`, back - 1);
    if (this.#bodies[index] === null) cursor.fail('cannot refer to an open group', back);
    this.#checkLookBehind(cursor, index);
    return index;
  }

  /** Checks the condition of `(?(…)yes|no)`. */
  condition(cursor: PatternCursor, name: string): void {
    const back = Array.from(name).length + 1;
    if (IDENTIFIER.test(name)) {
      const index = this.#names.get(name);
      if (index === undefined) cursor.fail(`unknown group name '${name}'`, back);
      this.#checkLookBehind(cursor, index);
      return;
    }
    if (!/^\d+$/.test(name)) cursor.fail(`bad character in group name '${name}'`, back);
    const index = Number(name);
    if (index === 0) cursor.fail('bad group number', back);
    if (!this.#expected.has(index)) this.#expected.set(index, cursor.position - back);
    this.#checkLookBehind(cursor, index);
  }

  /** Reads the inside of a look-behind; what is defined there may not be referred to there. */
  insideLookBehind<Result>(read: () => Result): Result {
    const outer = this.#lookBehindFrom;
    this.#lookBehindFrom ??= this.#bodies.length;
    const result = read();
    this.#lookBehindFrom = outer;
    return result;
  }

  /** A condition on a group that never came: its number and place; null where all came. */
  missing(): { readonly index: number; readonly position: number } | null {
    for (const [index, position] of this.#expected) {
      if (index >= this.#bodies.length) return { index, position };
    }
    return null;
  }

  #checkLookBehind(cursor: PatternCursor, index: number): void {
    if (this.#lookBehindFrom === null) return;
    if ((this.#bodies[index] ?? null) === null) cursor.fail('cannot refer to an open group');
    if (index >= this.#lookBehindFrom) {
      cursor.fail('cannot refer to group defined in the same lookbehind subpattern');
    }
  }
}
