import { someNode } from './ast.ts';
import type { CharSet, PatternNode } from './ast.ts';
import { endsOnEmptyRound } from './obstacles.ts';
import { inRanges } from './ranges.ts';

const LEADING_IGNORE_CASE = /^\(\?i\)/;
const SCOPED_FLAGS = /\(\?[a-z-]/;
const ONLY_SHARED_ESCAPES = /^(?:[^\\]|\\[^wWdDsSbBAZ])*$/su;
const LINE_FEED = 0x0a;
const SMALL_I = 0x69;
const DOTLESS_I = 0x131;

/** Whether JavaScript (flags u and, where case is ignored, i) would refuse the source as it stands or could match something else with it. */
export function isRewritten(source: string, ignoreCase: boolean, root: PatternNode): boolean {
  const bare = source.replace(LEADING_IGNORE_CASE, '');
  const flags = ignoreCase || bare !== source ? 'iu' : 'u';
  if (SCOPED_FLAGS.test(bare) || !ONLY_SHARED_ESCAPES.test(bare) || !isJavaScript(bare, flags)) return true;
  return someNode(root, readsOtherwise);
}

function isJavaScript(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags === flags;
  } catch {
    return false;
  }
}

function readsOtherwise(node: PatternNode): boolean {
  if (node.kind === 'chars') return isDot(node.set) || pairsDotlessI(node.set);
  if (node.kind === 'repeat') return endsOnEmptyRound(node);
  return node.kind === 'place' && node.place === 'end-or-newline';
}

// JavaScript's dot also stops at \r, U+2028 and U+2029.
function isDot({ negated, ranges }: CharSet): boolean {
  const [only] = ranges;
  return negated && ranges.length === 1 && only?.[0] === LINE_FEED && only[1] === LINE_FEED;
}

// Ignoring case, JavaScript pairs K with the Kelvin sign and s with ſ as Python does, but never i with İ or ı.
function pairsDotlessI({ ranges }: CharSet): boolean {
  return inRanges(ranges, SMALL_I) && inRanges(ranges, DOTLESS_I);
}
