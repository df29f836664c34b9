import * as fc from 'fast-check';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { elementLines } from '../../src/read/elements.ts';
import { position } from '../../src/read/json.ts';

it.each([
  ['an empty list', '{"cases": []}', []],
  ['no such key', '{"other": [1]}', []],
  ['a value that is no list', '{"cases": {"a": [1]}}', []],
  ['the key further down only', '{"a": {"cases": [1]}}', []],
  ['elements of any type', '{"cases": [\n1,\n"a",\n[2],\n{}\n]}', [2, 3, 4, 5]],
  [
    'brackets, commas and quotes in texts',
    '{"x": "[\\"cases\\": [", "cases": [\n{"a": "},\\\\"},\n2]}',
    [2, 3],
  ],
  ['a key as a value before', '{"a": "cases", "b": [\n1], "cases": [\n2]}', [3]],
  ['a doubled key: the last counts', '{"cases": [\n1], "cases": [\n2,\n3]}', [3, 4]],
])('finds the lines for %s', (_what, text, lines) => {
  expect(elementLines(text, 'cases')).toEqual(lines);
});

it('agrees with a syntax tree on any document', () => {
  const document = fc.dictionary(
    fc.constantFrom('cases', 'a', 'b'),
    fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
  );
  fc.assert(
    fc.property(document, fc.constantFrom(0, 1, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(elementLines(text, 'cases')).toEqual(linesByTree(text));
    }),
  );
});

function linesByTree(text: string): number[] {
  const tree = parseTree(text);
  const list = tree && findNodeAtLocation(tree, ['cases']);
  return list?.type === 'array' ? (list.children ?? []).map((node) => position(text, node.offset).line) : [];
}
