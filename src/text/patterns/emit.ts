import { someNode } from './ast.ts';
import type { CharSet, PatternNode } from './ast.ts';
import { endsOnEmptyRound } from './obstacles.ts';

/** How one engine writes the leaves of a pattern. A place also sees what stands beside it. */
export type Dialect = {
  readonly chars: (set: CharSet) => string;
  readonly place: (node: PlaceNode, before: PatternNode | null, after: PatternNode | null) => string;
};

/** A node that is a place in the text. */
export type PlaceNode = PatternNode & { readonly kind: 'place' };

type Emitter = {
  readonly dialect: Dialect;
  readonly referred: ReadonlySet<number>;
  readonly numbers: Map<number, number>;
  groups: number;
};
type RepeatNode = PatternNode & { kind: 'repeat' };

/** Writes a pattern in a dialect. Only groups that are referred to capture; `groupsBefore` counts those that the caller puts in front. */
export function emit(root: PatternNode, dialect: Dialect, groupsBefore = 0): string {
  const referred = new Set<number>();
  someNode(root, (node) => {
    if (node.kind === 'backreference') referred.add(node.group);
    return false;
  });
  return write({ dialect, referred, numbers: new Map(), groups: groupsBefore }, root);
}

function write(emitter: Emitter, node: PatternNode): string {
  if (node.kind === 'chars') return emitter.dialect.chars(node.set);
  if (node.kind === 'place') return emitter.dialect.place(node, null, null);
  if (node.kind === 'sequence') return writeSequence(emitter, node.items);
  if (node.kind === 'branch') return node.options.map((option) => write(emitter, option)).join('|');
  if (node.kind === 'group') return writeGroup(emitter, node.index, node.body);
  if (node.kind === 'backreference') return `(?:\\${emitter.numbers.get(node.group)})`;
  if (node.kind === 'atomic') return writeAtomic(emitter, () => write(emitter, node.body));
  if (node.kind === 'look') {
    return `(?${node.behind ? '<' : ''}${node.negative ? '!' : '='}${write(emitter, node.body)})`;
  }
  return node.mode === 'possessive'
    ? writeAtomic(emitter, () => writeRepeat(emitter, node))
    : writeRepeat(emitter, node);
}

function writeSequence(emitter: Emitter, items: readonly PatternNode[]): string {
  return items
    .map((item, index) =>
      item.kind === 'place'
        ? emitter.dialect.place(item, items[index - 1] ?? null, items[index + 1] ?? null)
        : write(emitter, item),
    )
    .join('');
}

function writeGroup(emitter: Emitter, index: number | null, body: PatternNode): string {
  if (index === null || !emitter.referred.has(index)) return `(?:${write(emitter, body)})`;
  emitter.groups += 1;
  emitter.numbers.set(index, emitter.groups);
  return `(${write(emitter, body)})`;
}

// A look-ahead never gives back what it took, so capturing in one and repeating the capture is an atomic group.
function writeAtomic(emitter: Emitter, writeBody: () => string): string {
  emitter.groups += 1;
  const number = emitter.groups;
  return `(?:(?=(${writeBody()}))\\${number})`;
}

function writeRepeat(emitter: Emitter, node: RepeatNode): string {
  const { body } = node;
  const inside = write(emitter, body);
  const whole = body.kind === 'chars' || body.kind === 'group' ? inside : `(?:${inside})`;
  if (node.min === 0 && node.max === 1 && endsOnEmptyRound(node)) return `(?:${whole}|)`;
  return whole + quantifierOf(node) + (node.mode === 'lazy' ? '?' : '');
}

function quantifierOf({ min, max }: RepeatNode): string {
  if (max === Infinity) {
    if (min < 2) return min === 0 ? '*' : '+';
    return `{${min},}`;
  }
  if (min === 0 && max === 1) return '?';
  return min === max ? `{${min}}` : `{${min},${max}}`;
}
