import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Location } from '../model/problem.ts';
import { bad, type Read } from './files.ts';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** A JSON text's value, and where in the file each part of it stands. */
export interface JsonDocument {
  readonly value: unknown;
  /** The place of the value at this path, or of the nearest parent that exists; `ofKey` the place of its key. */
  readonly locate: (path: readonly PropertyKey[], ofKey?: boolean) => Location;
}

/** Parses strict JSON. `firstLine` is the line of the file on which the text begins. */
export function parseJson(file: string, text: string, firstLine = 1): Read<JsonDocument> {
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'ok', value: { value, locate: locator(file, text, firstLine) } };
  } catch {
    const errors: ParseError[] = [];
    parseTree(text, errors, STRICT);
    const [first] = errors;
    const place = position(text, first?.offset ?? text.length, firstLine);
    const why = first ? words(printParseErrorCode(first.error)) : 'something';
    return bad(file, `is not valid JSON: ${why} here`, place.line, place.column);
  }
}

function locator(file: string, text: string, firstLine: number): JsonDocument['locate'] {
  let tree: Node | undefined;
  return (path, ofKey = false) => {
    tree ??= parseTree(text, [], STRICT);
    const node = nearest(tree, path);
    const place = ofKey && node?.parent?.type === 'property' ? node.parent : node;
    return { file, ...position(text, place?.offset ?? 0, firstLine) };
  };
}

function nearest(tree: Node | undefined, path: readonly PropertyKey[]): Node | undefined {
  if (!tree) return undefined;
  const steps = path.map((key) => (typeof key === 'number' ? key : String(key)));
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, steps.slice(0, length));
    if (node) return node;
  }
  return tree;
}

/** Line and column, from 1, of an offset in the text. */
export function position(text: string, offset: number, firstLine = 1): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return { line: firstLine + before.split('\n').length - 1, column: offset - lastBreak };
}

/** `EndOfFileExpected` → `end of file expected`. */
function words(code: string): string {
  return code.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
