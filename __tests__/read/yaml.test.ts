import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/model/problem.ts';
import { decodeText } from '../../src/read/decode.ts';
import { PlainScalar, parseYaml, type YamlDocument } from '../../src/read/yaml.ts';

describe('parseYaml', () => {
  it('reads a config with BOM and CRLF', () => {
    const text = decodeText(
      'ragbench.yml',
      new Uint8Array(readFileSync(join(import.meta.dirname, 'bytes', 'ragbench.yml'))),
    );
    expect(text.kind === 'ok' && read(text.value).value).toMatchObject({
      version: 1,
      suites: { qa: { tier: 0 } },
    });
  });

  it.each([
    ['no and off are texts', 'a: no\nb: off', { a: 'no', b: 'off' }],
    ['NO is a text', 'a: [SE, NO, FI]', { a: ['SE', 'NO', 'FI'] }],
    [
      'a merge key gives the keys it names',
      'a: &x { t: 1, f: 2 }\nb: { <<: *x, f: 3 }',
      { a: { t: 1, f: 2 }, b: { t: 1, f: 3 } },
    ],
    [
      'several sources merge, the first wins',
      'a: &a { k: 1 }\nb: &b { k: 2, l: 3 }\nc: { <<: [*a, *b] }',
      { a: { k: 1 }, b: { k: 2, l: 3 }, c: { k: 1, l: 3 } },
    ],
    ['JSON is YAML', '{"a": [1, null, true]}', { a: [1, null, true] }],
  ])('%s', (_claim, text, value) => {
    expect(read(text).value).toEqual(value);
  });

  it.each([
    ['a key given twice, at the second', 'gate:\n  tolerance: 0\n  tolerance: 0.5\n', 'a.yml:3:3'],
    ['an alias of nothing', 'a: *b\n', 'a.yml:1:4'],
    ['a broken bracket', 'a: [1, 2\n', 'a.yml:2:1'],
  ])('refuses %s', (_what, text, place) => {
    const result = parseYaml('a.yml', text);
    expect(result.kind === 'bad' && result.problems.map(formatProblem)).toEqual([
      expect.stringContaining(`${place}: `),
    ]);
  });

  it('keeps the source of plain scalars on request, and of those alone', () => {
    const { value } = read('a: 007\nb: "007"\nc: no\nd: true', true);
    expect(value).toEqual({
      a: new PlainScalar('007', 7),
      b: '007',
      c: 'no',
      d: new PlainScalar('true', true),
    });
  });

  it.each([
    [['a', 'b', 1], false, 2, 10],
    [['a', 'b'], true, 2, 3],
    [['c', 'b', 0], false, 2, 7],
    [['a', 'missing'], false, 2, 3],
    [[], false, 1, 1],
  ])('places %j (of the key: %s) at %i:%i', (path, ofKey, line, column) => {
    expect(read('a: &x\n  b: [1, 2]\nc: { <<: *x }').locate(path, ofKey)).toEqual({
      file: 'a.yml',
      line,
      column,
    });
  });
});

function read(text: string, keepSource = false): YamlDocument {
  const result = parseYaml('a.yml', text, { keepSource });
  if (result.kind === 'bad') throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.value;
}
