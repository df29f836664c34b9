import { childrenOf } from './ast.ts';
import type { PatternNode } from './ast.ts';
import { PatternSyntaxError } from './cursor.ts';

type Width = { readonly min: number; readonly max: number };
type Groups = readonly (PatternNode | null)[];
type Measure = (node: PatternNode) => Width;

const NOTHING: Width = { min: 0, max: 0 };
const ONE: Width = { min: 1, max: 1 };

/** Throws as Python does where a look-behind has no fixed width. */
export function checkLookBehinds(root: PatternNode, groups: Groups): void {
  const measure = createMeasure(groups);
  const check = (node: PatternNode): void => {
    if (node.kind === 'look' && node.behind) {
      const { min, max } = measure(node.body);
      if (min !== max) throw new PatternSyntaxError('look-behind requires fixed-width pattern');
    }
    for (const child of childrenOf(node)) check(child);
  };
  check(root);
}

// Widths are kept: groups that refer to groups would otherwise double the work at each step.
function createMeasure(groups: Groups): Measure {
  const known = new Map<PatternNode, Width>();
  const measure: Measure = (node) => {
    const found = known.get(node) ?? widthOf(node, groups, measure);
    known.set(node, found);
    return found;
  };
  return measure;
}

function widthOf(node: PatternNode, groups: Groups, measure: Measure): Width {
  if (node.kind === 'chars') return ONE;
  if (node.kind === 'place' || node.kind === 'look') return NOTHING;
  if (node.kind === 'sequence') return node.items.map(measure).reduce(sum, NOTHING);
  if (node.kind === 'branch') return node.options.map(measure).reduce(hull);
  if (node.kind === 'backreference') return measureGroup(groups[node.group] ?? null, measure);
  const { min, max } = measure(node.body);
  if (node.kind !== 'repeat') return { min, max };
  return { min: min * node.min, max: max === 0 ? 0 : max * node.max };
}

function measureGroup(body: PatternNode | null, measure: Measure): Width {
  return body === null ? NOTHING : measure(body);
}

function sum(a: Width, b: Width): Width {
  return { min: a.min + b.min, max: a.max + b.max };
}

function hull(a: Width, b: Width): Width {
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}
