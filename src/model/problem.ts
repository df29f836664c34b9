/** A place in a file of the user's; `line` and `column` count from 1. `file` is relative to the folder of ragbench.yml. */
export interface Location {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** Something wrong with what the user gave us: where, what, and what is allowed or to be done. */
export interface Problem {
  readonly location: Location;
  readonly message: string;
}

/** `file:line:col: message`, with the parts that are known. */
export function formatProblem({ location, message }: Problem): string {
  return `${formatLocation(location)}: ${message}`;
}

/** `file:line:col`, with the parts that are known. */
export function formatLocation({ file, line, column }: Location): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
