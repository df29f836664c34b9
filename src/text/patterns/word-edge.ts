import type { CharSet, PatternNode } from './ast.ts';

/** What surely stands at one end of whatever a node matches. */
export type WordEdge = 'word' | 'other' | 'unknown';

const MOST_POINTS_TO_TEST = 64;
const WORD = /[\p{L}\p{N}_]/u;

/** The first or last character of every match of the node, if the node always takes one there and its kind is plain to see. */
export function edgeOf(node: PatternNode | null, end: 'first' | 'last'): WordEdge {
  if (node === null) return 'unknown';
  if (node.kind === 'chars') return setEdge(node.set);
  if (node.kind === 'group') return edgeOf(node.body, end);
  if (node.kind === 'repeat') return node.min > 0 ? edgeOf(node.body, end) : 'unknown';
  if (node.kind === 'sequence') return edgeOf(node.items.at(end === 'first' ? 0 : -1) ?? null, end);
  return node.kind === 'branch' ? agreed(node.options.map((option) => edgeOf(option, end))) : 'unknown';
}

function setEdge({ negated, ranges, classes }: CharSet): WordEdge {
  if (negated) return 'unknown';
  const size = ranges.reduce((sum, [low, high]) => sum + high - low + 1, 0);
  if (size > MOST_POINTS_TO_TEST) return 'unknown';
  const edges: WordEdge[] = classes.map((name) => {
    if (name === 'not-digit') return 'unknown';
    return name === 'not-word' ? 'other' : 'word';
  });
  for (const [low, high] of ranges) {
    for (let point = low; point <= high; point += 1) {
      edges.push(WORD.test(String.fromCodePoint(point)) ? 'word' : 'other');
    }
  }
  return agreed(edges);
}

function agreed(edges: readonly WordEdge[]): WordEdge {
  const [first] = edges;
  return first !== undefined && edges.every((edge) => edge === first) ? first : 'unknown';
}
