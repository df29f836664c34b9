import type { PatternNode } from './ast.ts';

/**
 * Whether a node can match nothing, and whether it tries that last. Engines differ in what they do with an empty round of a
 * loop (Python accepts it and goes on, JavaScript goes back), which shows only where something longer would be tried after it.
 */
export type Emptiness = {
  readonly canBeEmpty: boolean;
  /** Can match at least one character. */
  readonly canTake: boolean;
  /** Nothing that takes a character is tried after an empty match. */
  readonly emptyLast: boolean;
};

const TAKES_ONE: Emptiness = { canBeEmpty: false, canTake: true, emptyLast: true };
const TAKES_NOTHING: Emptiness = { canBeEmpty: true, canTake: false, emptyLast: true };
const ONE_WAY: Emptiness = { canBeEmpty: true, canTake: true, emptyLast: true };

/** The emptiness of a node. */
export function emptinessOf(node: PatternNode): Emptiness {
  if (node.kind === 'chars') return TAKES_ONE;
  if (node.kind === 'place' || node.kind === 'look') return TAKES_NOTHING;
  if (node.kind === 'backreference') return ONE_WAY;
  if (node.kind === 'sequence') return ofSequence(node.items.map(emptinessOf));
  if (node.kind === 'branch') return ofBranch(node.options.map(emptinessOf));
  const body = emptinessOf(node.body);
  if (node.kind === 'repeat') return ofRepeat(node, body);
  return node.kind === 'atomic' ? { ...body, emptyLast: true } : body;
}

function ofSequence(items: readonly Emptiness[]): Emptiness {
  const canBeEmpty = items.every((item) => item.canBeEmpty);
  return {
    canBeEmpty,
    canTake: items.some((item) => item.canTake),
    emptyLast: !canBeEmpty || items.every((item) => item.emptyLast),
  };
}

function ofBranch(options: readonly Emptiness[]): Emptiness {
  const firstEmpty = options.findIndex((option) => option.canBeEmpty);
  return {
    canBeEmpty: firstEmpty >= 0,
    canTake: options.some((option) => option.canTake),
    emptyLast:
      options.every((option) => !option.canBeEmpty || option.emptyLast) &&
      (firstEmpty < 0 || !options.slice(firstEmpty + 1).some((option) => option.canTake)),
  };
}

function ofRepeat(node: PatternNode & { kind: 'repeat' }, body: Emptiness): Emptiness {
  const canBeEmpty = node.min === 0 || body.canBeEmpty;
  const canTake = node.max > 0 && body.canTake;
  if (node.mode === 'possessive' || !canTake) return { canBeEmpty, canTake, emptyLast: true };
  const lazyFirst = node.mode === 'lazy' && node.min < node.max && canBeEmpty;
  return { canBeEmpty, canTake, emptyLast: !lazyFirst && (!body.canBeEmpty || body.emptyLast) };
}
