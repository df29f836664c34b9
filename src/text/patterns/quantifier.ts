import type { PatternNode, RepeatMode } from './ast.ts';
import type { PatternCursor } from './cursor.ts';
import { PatternSyntaxError } from './cursor.ts';
import type { PatternFlags } from './flags.ts';
import { literalSet } from './sets.ts';

type Counts = { readonly min: number; readonly max: number };

const DIGITS = '0123456789';
const PYTHON_MAX_REPEAT = 4_294_967_295;

/** Whether a token may begin a quantifier. */
export function isQuantifier(token: string): boolean {
  return token === '*' || token === '+' || token === '?' || token === '{';
}

/** Reads the rest of a quantifier and puts the last item under it. A `{` that begins none is a literal. */
export function parseQuantifier(
  cursor: PatternCursor,
  token: string,
  items: PatternNode[],
  flags: PatternFlags,
): void {
  const start = cursor.position - 1;
  const counts = token === '{' ? parseBraces(cursor) : simpleCounts(token);
  if (counts === null) {
    items.push({ kind: 'chars', set: literalSet(0x7b, flags) });
    return;
  }
  const body = items.at(-1);
  if (body === undefined || body.kind === 'place') cursor.fail('nothing to repeat', cursor.position - start);
  if (body.kind === 'repeat') cursor.fail('multiple repeat', cursor.position - start);
  items[items.length - 1] = { kind: 'repeat', ...counts, mode: parseMode(cursor), body };
}

function simpleCounts(token: string): Counts {
  return { min: token === '+' ? 1 : 0, max: token === '?' ? 1 : Infinity };
}

// `{,}` is a quantifier in Python, `{}` is not.
function parseBraces(cursor: PatternCursor): Counts | null {
  const start = cursor.position;
  if (cursor.next === '}') return null;
  const low = cursor.takeWhile(Infinity, DIGITS);
  const high = cursor.takeIf(',') ? cursor.takeWhile(Infinity, DIGITS) : low;
  if (!cursor.takeIf('}')) {
    cursor.seek(start);
    return null;
  }
  const min = low === '' ? 0 : count(low);
  const max = high === '' ? Infinity : count(high);
  if (max < min) cursor.fail('min repeat greater than max repeat', cursor.position - start);
  return { min, max };
}

function count(digits: string): number {
  const value = Number(digits);
  if (value >= PYTHON_MAX_REPEAT) throw new PatternSyntaxError('the repetition number is too large');
  return value;
}

function parseMode(cursor: PatternCursor): RepeatMode {
  if (cursor.takeIf('?')) return 'lazy';
  return cursor.takeIf('+') ? 'possessive' : 'greedy';
}
