import { someNode } from './ast.ts';
import type { CharSet, PatternNode, Place } from './ast.ts';
import { emit } from './emit.ts';
import type { PlaceNode } from './emit.ts';
import { emptinessOf } from './emptiness.ts';
import { mergeRanges } from './ranges.ts';
import { hex, renderClass } from './render-class.ts';
import type { Re2Form } from './types.ts';
import { rangesOfClass } from './unicode-table.ts';

const MOST_REPEATS = 1000;
const PLACES: Readonly<Record<Place, string>> = {
  start: String.raw`\A`,
  end: String.raw`\z`,
  'end-or-newline': String.raw`()\n?\z`,
  'line-start': '(?m:^)',
  'line-end': '(?m:$)',
  boundary: String.raw`\b`,
  'ascii-boundary': String.raw`\b`,
  'not-boundary': String.raw`\B`,
  'ascii-not-boundary': String.raw`\B`,
};

/** Writes the pattern for RE2, which runs in linear time, or says what RE2 lacks for it. */
export function emitRe2(root: PatternNode): Re2Form {
  const closing = closingDollars(root);
  const reason = obstacleFor(root, closing);
  if (reason !== null) return { kind: 'unsupported', reason };
  const source = emit(root, { chars: re2Chars, place: ({ place }) => PLACES[place] });
  return {
    kind: 'ok',
    source,
    plainOnly: someNode(root, (node) => node.kind === 'place' && node.place === 'boundary'),
  };
}

function obstacleFor(root: PatternNode, closing: ReadonlySet<PatternNode>): string | null {
  let reason: string | null = null;
  someNode(root, (node) => {
    reason = lacking(node, closing);
    return reason !== null;
  });
  const { canBeEmpty, emptyLast } = emptinessOf(root);
  return reason ?? (canBeEmpty && !emptyLast ? 'a match of nothing is tried before a longer one' : null);
}

function lacking(node: PatternNode, closing: ReadonlySet<PatternNode>): string | null {
  if (node.kind === 'look') return 'RE2 has no look-around';
  if (node.kind === 'backreference') return 'RE2 has no back-references';
  if (node.kind === 'atomic') return 'RE2 has no atomic groups';
  if (node.kind === 'place') return lackingPlace(node, closing);
  if (node.kind !== 'repeat') return null;
  if (node.mode === 'possessive') return 'RE2 has no possessive quantifiers';
  const largest = Math.max(node.min, node.max === Infinity ? 0 : node.max);
  return largest > MOST_REPEATS ? `RE2 repeats at most ${MOST_REPEATS} times` : null;
}

function lackingPlace(node: PlaceNode, closing: ReadonlySet<PatternNode>): string | null {
  if (node.place === 'not-boundary' || node.place === 'ascii-not-boundary') {
    return String.raw`RE2's \B also holds in an empty text`;
  }
  const looksPast = node.place === 'end-or-newline' && !closing.has(node);
  return looksPast ? 'RE2 cannot look past a `$` that does not end the pattern' : null;
}

/** Every `$` after which nothing else is matched: there the final newline may be taken, behind an empty group that marks the end. */
function closingDollars(node: PatternNode): ReadonlySet<PatternNode> {
  if (node.kind === 'place') return new Set(node.place === 'end-or-newline' ? [node] : []);
  if (node.kind === 'group') return closingDollars(node.body);
  if (node.kind === 'branch') return new Set(node.options.flatMap((option) => [...closingDollars(option)]));
  const last = node.kind === 'sequence' ? node.items.at(-1) : undefined;
  return last === undefined ? new Set() : closingDollars(last);
}

function re2Chars({ negated, ranges, classes }: CharSet): string {
  const all = mergeRanges([...ranges, ...classes.flatMap((name) => [...rangesOfClass(name)])]);
  if (all.length === 0 && !negated) return String.raw`[^\x{0}-\x{10ffff}]`;
  return renderClass(all, '', negated, escapeRe2);
}

function escapeRe2(codePoint: number): string {
  return `\\x{${hex(codePoint)}}`;
}
