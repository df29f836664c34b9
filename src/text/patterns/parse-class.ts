import type { CharSet } from './ast.ts';
import type { PatternCursor } from './cursor.ts';
import { foldingOf } from './flags.ts';
import type { PatternFlags } from './flags.ts';
import { parseClassEscape } from './parse-escape.ts';
import type { ClassEscape } from './parse-escape.ts';
import { bracketSet, categoryOf } from './sets.ts';
import type { ClassMember } from './sets.ts';

type ReadMember = { readonly token: string; readonly value: ClassEscape };

/** What stands between brackets; `named` where a `\N{…}` makes it untranslatable. */
export type BracketClass = { readonly set: CharSet; readonly named: boolean };

/** Reads a bracketed class whose `[` has been taken. A `]` in the first place is a member, as in Python. */
export function parseBracketClass(cursor: PatternCursor, flags: PatternFlags): BracketClass {
  const start = cursor.position - 1;
  const negated = cursor.takeIf('^');
  const members: ClassMember[] = [];
  let named = false;
  const add = ({ value }: ReadMember): void => {
    if (value.kind === 'named') named = true;
    members.push(memberOf(value));
  };
  for (;;) {
    const token = takeInside(cursor, start);
    if (token === ']' && members.length > 0) break;
    const low = readMember(cursor, token, flags);
    if (!cursor.takeIf('-')) {
      add(low);
      continue;
    }
    const after = takeInside(cursor, start);
    if (after === ']') {
      add(low);
      members.push({ range: [0x2d, 0x2d] });
      break;
    }
    const high = readMember(cursor, after, flags);
    if (low.value.kind === 'named' || high.value.kind === 'named') named = true;
    members.push({ range: rangeOf(cursor, low, high) });
  }
  return { set: bracketSet(members, negated, foldingOf(flags)), named };
}

function takeInside(cursor: PatternCursor, start: number): string {
  const token = cursor.take();
  if (token === null) cursor.fail('unterminated character set', cursor.position - start);
  return token;
}

function readMember(cursor: PatternCursor, token: string, flags: PatternFlags): ReadMember {
  if (!token.startsWith('\\'))
    return { token, value: { kind: 'char', codePoint: token.codePointAt(0) ?? 0 } };
  return { token, value: parseClassEscape(cursor, token, (letter) => categoryOf(letter, flags)) };
}

function memberOf(value: ClassEscape): ClassMember {
  if (value.kind === 'category') return { category: value.category };
  const codePoint = value.kind === 'char' ? value.codePoint : 0;
  return { range: [codePoint, codePoint] };
}

function rangeOf(cursor: PatternCursor, low: ReadMember, high: ReadMember): readonly [number, number] {
  if (low.value.kind === 'named' || high.value.kind === 'named') return [0, 0];
  const bad =
    low.value.kind !== 'char' || high.value.kind !== 'char' || high.value.codePoint < low.value.codePoint;
  if (low.value.kind !== 'char' || high.value.kind !== 'char' || bad) {
    cursor.fail(
      `bad character range ${low.token}-${high.token}`,
      Array.from(low.token).length + 1 + Array.from(high.token).length,
    );
  }
  return [low.value.codePoint, high.value.codePoint];
}
