import { childrenOf, someNode } from './ast.ts';
import type { CharSet, ParsedPattern, PatternNode } from './ast.ts';
import { hasCased } from './casefold.ts';
import { emptinessOf } from './emptiness.ts';

type RepeatNode = PatternNode & { kind: 'repeat' };
type GroupSet = ReadonlySet<number>;

const MAX_COUNT = 2 ** 30;
// V8 takes about 2 ms to compile a class from the whole Unicode tables, and no watchdog can interrupt that.
const MAX_UNICODE_CLASSES = 500;

/** The first thing in the pattern that JavaScript cannot say exactly; null where there is none. */
export function findObstacle({ root, groups, obstacle }: ParsedPattern): string | null {
  return obstacle ?? sizeObstacle(root) ?? obstacleIn(root, false) ?? referenceObstacle(root, groups);
}

/** Whether a greedy loop may end on an empty round that another engine would not take. */
export function endsOnEmptyRound(node: RepeatNode): boolean {
  if (node.mode === 'lazy' || node.min === node.max) return false;
  const body = emptinessOf(node.body);
  return body.canBeEmpty && !body.emptyLast;
}

function sizeObstacle(root: PatternNode): string | null {
  let count = 0;
  const tooMany = someNode(root, (node) => {
    if (node.kind === 'chars') count += node.set.classes.length;
    if (node.kind === 'place' && (node.place === 'boundary' || node.place === 'not-boundary')) count += 1;
    return count > MAX_UNICODE_CLASSES;
  });
  return tooMany ? String.raw`more than ${MAX_UNICODE_CLASSES} of \w, \d, \b and their like` : null;
}

function obstacleIn(node: PatternNode, behind: boolean): string | null {
  const own = ownObstacle(node, behind);
  if (own !== null) return own;
  const inside = behind || (node.kind === 'look' && node.behind);
  for (const child of childrenOf(node)) {
    const found = obstacleIn(child, inside);
    if (found !== null) return found;
  }
  return null;
}

function ownObstacle(node: PatternNode, behind: boolean): string | null {
  if (behind && isAtomic(node)) return 'an atomic or possessive part inside a look-behind';
  if (node.kind !== 'repeat') return null;
  if (node.min > MAX_COUNT) return `a repetition of ${node.min} times`;
  return node.max > 1 && endsOnEmptyRound(node)
    ? 'a repeated part that can match nothing before it tries more'
    : null;
}

function isAtomic(node: PatternNode): boolean {
  return node.kind === 'atomic' || (node.kind === 'repeat' && node.mode === 'possessive');
}

// An unset group fails in Python and matches nothing in JavaScript, which also unsets groups at each round of a loop.
function referenceObstacle(root: PatternNode, groups: ParsedPattern['groups']): string | null {
  const refers = someNode(root, (node) => node.kind === 'backreference');
  if (!refers) return null;
  if (someNode(root, (node) => foldsReference(node, groups)))
    return 'a back-reference to letters that ignores case';
  return groupsSetAfter(root, new Set()) === null
    ? 'a back-reference to a group that may not have taken part'
    : null;
}

function foldsReference(node: PatternNode, groups: ParsedPattern['groups']): boolean {
  if (node.kind !== 'backreference' || !node.ignoreCase) return false;
  const body = groups[node.group] ?? null;
  return body === null || someNode(body, mayHoldCased);
}

function mayHoldCased(node: PatternNode): boolean {
  if (node.kind === 'backreference') return true;
  return node.kind === 'chars' && setHoldsCased(node.set);
}

function setHoldsCased({ negated, ranges, classes }: CharSet): boolean {
  return negated || classes.some((name) => name !== 'digit') || hasCased(ranges);
}

/** The groups that surely hold a text after the node; null where a reference inside comes too early. */
function groupsSetAfter(node: PatternNode, before: GroupSet): GroupSet | null {
  if (node.kind === 'chars' || node.kind === 'place') return before;
  if (node.kind === 'backreference') return before.has(node.group) ? before : null;
  if (node.kind === 'sequence') return setAfterSequence(node.items, before);
  if (node.kind === 'branch') return common(node.options.map((option) => groupsSetAfter(option, before)));
  const after = groupsSetAfter(node.body, before);
  if (after === null) return null;
  if (node.kind === 'group') return node.index === null ? after : new Set([...after, node.index]);
  return mayBeSkipped(node) ? before : after;
}

function setAfterSequence(items: readonly PatternNode[], before: GroupSet): GroupSet | null {
  let set: GroupSet | null = before;
  for (const item of items) set = set === null ? null : groupsSetAfter(item, set);
  return set;
}

function mayBeSkipped(node: PatternNode): boolean {
  return (node.kind === 'repeat' && node.min === 0) || (node.kind === 'look' && node.negative);
}

function common(sets: readonly (GroupSet | null)[]): GroupSet | null {
  const whole = sets.filter((set) => set !== null);
  const [first] = whole;
  if (first === undefined || whole.length < sets.length) return null;
  return new Set([...first].filter((group) => whole.every((set) => set.has(group))));
}
