import type { Colour } from './style.ts';

/** What the terminal can show, and what only the caller knows. */
export interface TerminalOptions {
  readonly colour: Colour;
  /** Columns of the terminal; fewer than 80 count as 80. */
  readonly columns: number;
  /** The command that replays a case. */
  readonly replay?: (suite: string, id: string) => string;
  /** Paths that the run wrote. */
  readonly files?: { readonly report?: string; readonly recording?: string };
}
