/** The values that a job's log must not show. The runner's own encodings of them (base64, JSON, …) are left out. */
export class Masks {
  readonly #values: Set<string>;

  constructor(values: Iterable<string> = []) {
    this.#values = new Set(values);
  }

  /** The value and each of its lines. */
  add(value: string): void {
    const lines = value.split(/[\r\n]+/).map((line) => line.trim());
    for (const one of [value, ...lines]) if (one !== '') this.#values.add(one);
  }

  values(): string[] {
    return [...this.#values];
  }

  /** The text with `***` for every masked stretch; stretches that overlap or touch are one. */
  apply(text: string): string {
    const stretches = this.values()
      .flatMap((value) => occurrences(text, value))
      .sort(([a], [b]) => a - b);
    let masked = '';
    let done = 0;
    let end = -1;
    for (const [start, stop] of stretches) {
      if (start > end) {
        masked += `${text.slice(done, start)}***`;
        end = stop;
      } else end = Math.max(end, stop);
      done = end;
    }
    return masked + text.slice(done);
  }
}

function occurrences(text: string, value: string): [start: number, stop: number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    found.push([at, at + value.length]);
  return found;
}
