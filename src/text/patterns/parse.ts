import type { ParsedPattern, PatternNode } from './ast.ts';
import { PatternCursor, PatternSyntaxError } from './cursor.ts';
import { GroupTable } from './groups.ts';
import { parseBackslash } from './parse-backslash.ts';
import { parseBracketClass } from './parse-class.ts';
import { parseGroup } from './parse-group.ts';
import type { Parser, Scope } from './parser-state.ts';
import { MAX_DEPTH, noteObstacle } from './parser-state.ts';
import { isQuantifier, parseQuantifier } from './quantifier.ts';
import { dotSet, literalSet } from './sets.ts';
import { checkLookBehinds } from './width.ts';

const VERBOSE_SPACE = ' \t\n\r\v\f';

/**
 * Parses a `str` pattern of Python's `re` (3.11 to 3.13).
 * Throws PatternSyntaxError with Python's message where Python refuses it.
 */
export function parsePattern(source: string, ignoreCase: boolean): ParsedPattern {
  const cursor = new PatternCursor(source);
  const parser: Parser = { cursor, groups: new GroupTable(), obstacle: null, depth: 0, parseBranches };
  const flags = { ignoreCase, multiline: false, dotAll: false, verbose: false, type: null };
  const root = parseBranches(parser, { flags, top: true });
  if (cursor.next !== null) cursor.fail('unbalanced parenthesis');
  const missing = parser.groups.missing();
  if (missing !== null) {
    throw new PatternSyntaxError(`invalid group reference ${missing.index} at position ${missing.position}`);
  }
  const groups = parser.groups.bodies;
  if (parser.obstacle === null) checkLookBehinds(root, groups);
  return { root, groups, obstacle: parser.obstacle };
}

function parseBranches(parser: Parser, scope: Scope, mostOptions = Infinity): PatternNode {
  parser.depth += 1;
  if (parser.depth > MAX_DEPTH) throw new PatternSyntaxError(`groups nested more than ${MAX_DEPTH} deep`);
  const options = [parseSequence(parser, scope, true)];
  while (parser.cursor.next === '|') {
    if (options.length === mostOptions) parser.cursor.fail('conditional backref with more than two branches');
    parser.cursor.take();
    options.push(parseSequence(parser, scope, false));
  }
  parser.depth -= 1;
  const [only] = options;
  return only !== undefined && options.length === 1 ? only : { kind: 'branch', options };
}

function parseSequence(parser: Parser, scope: Scope, firstBranch: boolean): PatternNode {
  const items: PatternNode[] = [];
  const { cursor } = parser;
  while (cursor.next !== null && cursor.next !== '|' && cursor.next !== ')') {
    const token = cursor.take() ?? '';
    if (scope.flags.verbose && skipsVerbose(cursor, token)) continue;
    parseItem(parser, scope, items, token, firstBranch);
  }
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: 'sequence', items };
}

function parseItem(
  parser: Parser,
  scope: Scope,
  items: PatternNode[],
  token: string,
  firstBranch: boolean,
): void {
  if (isQuantifier(token)) {
    parseQuantifier(parser.cursor, token, items, scope.flags);
    return;
  }
  if (token === '(') {
    const node = parseGroup(parser, scope, scope.top && firstBranch && items.length === 0);
    if (node !== null) items.push(node);
    return;
  }
  items.push(parseAtom(parser, scope, token));
}

function parseAtom(parser: Parser, scope: Scope, token: string): PatternNode {
  const { flags } = scope;
  if (token.startsWith('\\')) return parseBackslash(parser, flags, token);
  switch (token) {
    case '[': {
      const { set, named } = parseBracketClass(parser.cursor, flags);
      if (named) noteObstacle(parser, String.raw`a character by name (\N{…})`);
      return { kind: 'chars', set };
    }
    case '.':
      return { kind: 'chars', set: dotSet(flags) };
    case '^':
      return { kind: 'place', place: flags.multiline ? 'line-start' : 'start' };
    case '$':
      return { kind: 'place', place: flags.multiline ? 'line-end' : 'end-or-newline' };
    default:
      return { kind: 'chars', set: literalSet(token.codePointAt(0) ?? 0, flags) };
  }
}

function skipsVerbose(cursor: PatternCursor, token: string): boolean {
  if (VERBOSE_SPACE.includes(token)) return true;
  if (token !== '#') return false;
  while (cursor.next !== null) {
    if (cursor.take() === '\n') break;
  }
  return true;
}
