import type { CodePointRange } from './ranges.ts';

/** A class whose members come from the Unicode tables of the machine and so stays a name until a form is written. */
export type UnicodeClass = 'word' | 'not-word' | 'digit' | 'not-digit';

/** A set of characters, case already folded in: the union of `ranges` and `classes`, or all but that. */
export type CharSet = {
  readonly negated: boolean;
  readonly ranges: readonly CodePointRange[];
  readonly classes: readonly UnicodeClass[];
};

/** A place in the text. `end-or-newline` is Python's `$`: the end, or before one final newline. */
export type Place =
  | 'start'
  | 'end'
  | 'end-or-newline'
  | 'line-start'
  | 'line-end'
  | 'boundary'
  | 'not-boundary'
  | 'ascii-boundary'
  | 'ascii-not-boundary';

export type RepeatMode = 'greedy' | 'lazy' | 'possessive';

/** A parsed pattern, every flag resolved: what a node means does not depend on where it stands. */
export type PatternNode =
  | { readonly kind: 'chars'; readonly set: CharSet }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'branch'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'group'; readonly index: number | null; readonly body: PatternNode }
  | { readonly kind: 'atomic'; readonly body: PatternNode }
  | {
      readonly kind: 'repeat';
      readonly min: number;
      /** Infinity where there is no bound. */
      readonly max: number;
      readonly mode: RepeatMode;
      readonly body: PatternNode;
    }
  | {
      readonly kind: 'look';
      readonly behind: boolean;
      readonly negative: boolean;
      readonly body: PatternNode;
    }
  | { readonly kind: 'backreference'; readonly group: number; readonly ignoreCase: boolean };

/** What the parser hands on. `groups[n]` is the body of group n (0 is unused); `obstacle` is the first construct that no form can express. */
export type ParsedPattern = {
  readonly root: PatternNode;
  readonly groups: readonly (PatternNode | null)[];
  readonly obstacle: string | null;
};

/** The parts that lie directly under a node. */
export function childrenOf(node: PatternNode): readonly PatternNode[] {
  if (node.kind === 'sequence') return node.items;
  if (node.kind === 'branch') return node.options;
  return 'body' in node ? [node.body] : [];
}

/** Whether the node itself or any part of it meets the condition. */
export function someNode(node: PatternNode, holds: (part: PatternNode) => boolean): boolean {
  return holds(node) || childrenOf(node).some((child) => someNode(child, holds));
}
