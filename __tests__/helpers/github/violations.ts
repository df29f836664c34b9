/** Something that GitHub's description forbids, in a request or in an answer of the simulator itself. */
export interface Violation {
  readonly kind: 'request' | 'answer';
  /** The operation, or method and path where there is none. */
  readonly operation: string;
  readonly what: string;
}

/** Keeps violations, and which of them a test declared. */
export class Violations {
  readonly all: Violation[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares that a violation whose text matches will come. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  record(kind: Violation['kind'], operation: string, what: string): void {
    this.all.push({ kind, operation, what });
  }

  /** Throws where a violation came undeclared, or a declared one did not come. */
  settle(): void {
    const lines = this.all.map(textOf);
    const undeclared = lines.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
    const absent = this.#expected.filter((pattern) => !lines.some((line) => pattern.test(line)));
    if (undeclared.length > 0)
      throw new Error(`against GitHub's description:\n${undeclared.map((line) => `- ${line}`).join('\n')}`);
    if (absent.length > 0)
      throw new Error(`this violation was declared and did not come: ${absent.join(', ')}`);
  }
}

function textOf({ kind, operation, what }: Violation): string {
  return `${kind} ${operation}: ${what}`;
}
