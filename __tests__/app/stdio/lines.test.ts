import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineReader, type RawLine } from '../../../src/app/stdio/lines.ts';

/** The lines that come out of chunks. */
function read(chunks: readonly Buffer[], limit = 1_000): { text: string; whole: boolean }[] {
  const lines: RawLine[] = [];
  const reader = createLineReader(limit, (line) => lines.push(line));
  for (const chunk of chunks) reader.push(chunk);
  reader.end();
  return lines.map(({ bytes, whole }) => ({ text: bytes.toString('utf8'), whole }));
}

describe('createLineReader', () => {
  it('gives the same lines however the bytes are cut, characters of several bytes included', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', 'é', '日', '😀', '{') });
    fc.assert(
      fc.property(text, fc.array(fc.nat(8)), (whole, sizes) => {
        const bytes = Buffer.from(whole);
        const chunks: Buffer[] = [];
        let from = 0;
        for (const size of sizes) chunks.push(bytes.subarray(from, (from += size)));
        chunks.push(bytes.subarray(from));
        expect(read(chunks)).toEqual(whole.split('\n').map((line) => ({ text: line, whole: true })));
      }),
    );
  });

  it.each([
    ['at the limit', ['abcde', '\nx'], [{ text: 'abcde', whole: true }]],
    ['over it', ['abc', 'def\n', 'x'], [{ text: 'abcdef', whole: false }]],
    ['over it in many pieces', ['abcdef', 'ghi', 'jkl\n', 'x'], [{ text: 'abcdef', whole: false }]],
  ])('a line %s', (_, chunks, expected) => {
    expect(
      read(
        chunks.map((chunk) => Buffer.from(chunk)),
        5,
      ),
    ).toEqual([...expected, { text: 'x', whole: true }]);
  });

  it('tells of a line that never ends as soon as it is over the limit, and keeps only its head', () => {
    const lines: RawLine[] = [];
    const reader = createLineReader(100_000, (line) => lines.push(line));
    for (let index = 0; index < 50; index += 1) reader.push(Buffer.alloc(10_000, 'x'));
    expect(lines.map(({ bytes, whole }) => [bytes.length, whole])).toEqual([[16_384, false]]);
  });
});
