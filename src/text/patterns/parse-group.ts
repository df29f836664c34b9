import type { PatternNode } from './ast.ts';
import type { PatternCursor } from './cursor.ts';
import { beginsFlags, parseInlineFlags } from './flags.ts';
import type { Parser, Scope } from './parser-state.ts';
import { noteObstacle } from './parser-state.ts';

/** Reads a group whose `(` has been taken; null where it stands for nothing (a comment, flags of the whole pattern). */
export function parseGroup(parser: Parser, scope: Scope, atStart: boolean): PatternNode | null {
  const start = parser.cursor.position - 1;
  if (!parser.cursor.takeIf('?')) return parseCapture(parser, scope, start, null);
  const char = takeExtension(parser.cursor);
  switch (char) {
    case 'P':
      return parseNamed(parser, scope, start);
    case ':':
      return { kind: 'group', index: null, body: parseInside(parser, scope, start) };
    case '>':
      return { kind: 'atomic', body: parseInside(parser, scope, start) };
    case '#':
      return skipComment(parser.cursor, start);
    case '=':
    case '!':
      return { kind: 'look', behind: false, negative: char === '!', body: parseInside(parser, scope, start) };
    case '<':
      return parseLookBehind(parser, scope, start);
    case '(':
      return parseConditional(parser, scope, start);
    default:
      return parseFlagGroup(parser, scope, start, char, atStart);
  }
}

function takeExtension(cursor: PatternCursor): string {
  const token = cursor.take();
  if (token === null) cursor.fail('unexpected end of pattern');
  return token;
}

function parseInside(parser: Parser, scope: Scope, start: number): PatternNode {
  const body = parser.parseBranches(parser, { flags: scope.flags, top: false });
  closeParenthesis(parser.cursor, start);
  return body;
}

function closeParenthesis(cursor: PatternCursor, start: number): void {
  if (!cursor.takeIf(')')) cursor.fail('missing ), unterminated subpattern', cursor.position - start);
}

function parseCapture(parser: Parser, scope: Scope, start: number, name: string | null): PatternNode {
  const index = parser.groups.open(parser.cursor, name);
  const body = parseInside(parser, scope, start);
  parser.groups.close(index, body);
  return { kind: 'group', index, body };
}

function parseNamed(parser: Parser, scope: Scope, start: number): PatternNode {
  const { cursor, groups } = parser;
  if (cursor.takeIf('<')) return parseCapture(parser, scope, start, groups.takeName(cursor, '>'));
  if (cursor.takeIf('=')) {
    const group = groups.named(cursor, groups.takeName(cursor, ')'));
    return { kind: 'backreference', group, ignoreCase: scope.flags.ignoreCase };
  }
  const char = takeExtension(cursor);
  return cursor.fail(`unknown extension ?P${char}`, Array.from(char).length + 2);
}

function skipComment(cursor: PatternCursor, start: number): null {
  for (;;) {
    if (cursor.next === null) cursor.fail('missing ), unterminated comment', cursor.position - start);
    if (cursor.take() === ')') return null;
  }
}

function parseLookBehind(parser: Parser, scope: Scope, start: number): PatternNode {
  const char = takeExtension(parser.cursor);
  if (char !== '=' && char !== '!') {
    parser.cursor.fail(`unknown extension ?<${char}`, Array.from(char).length + 2);
  }
  const body = parser.groups.insideLookBehind(() => parseInside(parser, scope, start));
  return { kind: 'look', behind: true, negative: char === '!', body };
}

function parseConditional(parser: Parser, scope: Scope, start: number): PatternNode {
  const { cursor, groups } = parser;
  groups.condition(cursor, cursor.takeName(')', 'group name'));
  noteObstacle(parser, 'a conditional group (?(…)…)');
  const body = parser.parseBranches(parser, { flags: scope.flags, top: false }, 2);
  closeParenthesis(cursor, start);
  return { kind: 'group', index: null, body };
}

function parseFlagGroup(
  parser: Parser,
  scope: Scope,
  start: number,
  char: string,
  atStart: boolean,
): PatternNode | null {
  const { cursor } = parser;
  if (!beginsFlags(char)) cursor.fail(`unknown extension ?${char}`, Array.from(char).length + 1);
  const inline = parseInlineFlags(cursor, char);
  const flags = inline.apply(scope.flags);
  if (inline.scope === 'group')
    return { kind: 'group', index: null, body: parseInside(parser, { ...scope, flags }, start) };
  if (!atStart) {
    cursor.fail('global flags not at the start of the expression', cursor.position - start);
  }
  scope.flags = flags;
  return null;
}
