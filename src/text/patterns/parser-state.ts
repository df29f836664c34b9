import type { PatternNode } from './ast.ts';
import type { PatternCursor } from './cursor.ts';
import type { PatternFlags } from './flags.ts';
import type { GroupTable } from './groups.ts';

/** Deeper nesting than this is refused, so that no pattern can exhaust the stack. Python's own limit is of this order. */
export const MAX_DEPTH = 200;

/** Where the parser stands. `parseBranches` comes along so that groups can read their inside. */
export type Parser = {
  readonly cursor: PatternCursor;
  readonly groups: GroupTable;
  readonly parseBranches: (parser: Parser, scope: Scope, mostOptions?: number) => PatternNode;
  obstacle: string | null;
  depth: number;
};

/** The flags of one group; those of the top change when the pattern begins with `(?i)` and its like. */
export type Scope = { flags: PatternFlags; readonly top: boolean };

/** Remembers the first construct that cannot be expressed here; parsing goes on, since an error of Python's comes first. */
export function noteObstacle(parser: Parser, what: string): void {
  parser.obstacle ??= what;
}
