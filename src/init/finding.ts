import { inert } from '../render/inert.ts';

/** What a value of the config rests on: a line of the user's repository, or a guess and why it is made. */
type Basis =
  | { readonly kind: 'found'; readonly file: string; readonly line: number }
  | { readonly kind: 'guess'; readonly why: string };

/** A value for the config, and what it rests on. */
export interface Finding<T> {
  readonly value: T;
  readonly basis: Basis;
  /** What the user should look at, although it was found. */
  readonly caution?: string;
}

/** A value that stands in the repository. */
export function found<T>(
  value: T,
  { path, text }: { readonly path: string; readonly text: string },
  offset = 0,
): Finding<T> {
  return { value, basis: { kind: 'found', file: path, line: lineAt(text, offset) } };
}

/** A value that nothing in the repository tells. */
export function guessed<T>(value: T, why: string): Finding<T> {
  return { value, basis: { kind: 'guess', why } };
}

/** The basis in words for a comment or the terminal: one line, inert. */
export function basisText({ basis, caution }: Finding<unknown>): string {
  const rest =
    basis.kind === 'found' ? `found in ${basis.file}:${basis.line}` : `a guess (${basis.why}): change it`;
  return inert(caution === undefined ? rest : `${rest}; ${caution}`);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
