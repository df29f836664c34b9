import { describe, expect, it } from 'vitest';
import { decodeBlocks, decodeText, readBlocks, readText } from '../../src/read/decode.ts';
import type { DataFiles } from '../../src/read/files.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('decodeText', () => {
  it.each([
    ['drops a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['makes CRLF LF', utf8('a\r\nb\r\n'), 'a\nb\n'],
    ['keeps a lone CR', utf8('a\rb'), 'a\rb'],
    ['reads letters of any script', utf8('Räder 库存 🚲'), 'Räder 库存 🚲'],
    ['reads an empty file as the empty text', bytes(), ''],
  ])('%s', (_claim, raw, text) => {
    expect(decodeText('a.txt', raw)).toEqual({ kind: 'ok', value: text });
  });

  it.each([
    ['UTF-16 (little endian)', bytes(0xff, 0xfe, 0x61, 0x00)],
    ['UTF-16 (big endian)', bytes(0xfe, 0xff, 0x00, 0x61)],
    ['UTF-16 (little endian, no byte order mark)', bytes(0x7b, 0x00, 0x22, 0x00)],
    ['UTF-32', bytes(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0)],
  ])('refuses %s by name and says what to do', (name, raw) => {
    const problems = [{ location: { file: 'a.txt' }, message: `is encoded as ${name}; save as UTF-8` }];
    expect(decodeText('a.txt', raw)).toEqual({ kind: 'bad', problems });
  });

  it.each([
    ['a byte that no UTF-8 text has', bytes(0x61, 0x0a, 0x62, 0xff, 0x0a), 'not valid UTF-8', 2],
    ['a letter cut short at the end', bytes(0x61, 0x0a, 0x0a, 0xc3), 'not valid UTF-8', 3],
    ['a NUL byte', bytes(0x61, 0x62, 0x63, 0x0a, 0x64, 0x00), 'binary data', 2],
  ])('places %s on its line', (_what, raw, message, line) => {
    const result = decodeText('a.txt', raw);
    expect(result).toMatchObject({ kind: 'bad', problems: [{ location: { file: 'a.txt', line } }] });
    expect(JSON.stringify(result)).toContain(message);
  });
});

describe('decodeBlocks', () => {
  const whole = Array.from({ length: 9000 }, (_, index) => `${index} Räder 🚲\ufeff\r\n\r\n`).join('');

  it('gives the whole text in blocks of whole lines', () => {
    const text = decodeBlocks('a.txt', utf8(`\ufeff${whole}end`));
    const blocks = text.kind === 'ok' ? [...text.value.blocks] : [];
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.slice(0, -1).every((block) => block.endsWith('\n'))).toBe(true);
    expect(blocks.join('')).toBe(`${whole.replaceAll('\r\n', '\n')}end`);
  });

  it('can be gone through again, and keeps a line longer than a block together', () => {
    const long = 'x'.repeat(200_000);
    const text = decodeBlocks('a.txt', utf8(`a\n${long}\nb`));
    const twice = text.kind === 'ok' ? [[...text.value.blocks], [...text.value.blocks]] : [];
    expect(twice).toEqual([
      [`a\n${long}\n`, 'b'],
      [`a\n${long}\n`, 'b'],
    ]);
  });

  it('places what is no UTF-8 in a later block on its line', () => {
    const raw = new Uint8Array([...utf8(whole), 0xff]);
    expect(decodeBlocks('a.txt', raw)).toMatchObject({
      kind: 'bad',
      problems: [{ location: { line: 18_001 } }],
    });
  });

  it('keeps a byte order mark that begins a later block, as a character of its line', () => {
    const raw = utf8(`${'x'.repeat(70_000)}\n\ufeffb`);
    const text = decodeBlocks('a.txt', raw);
    expect(text.kind === 'ok' && [...text.value.blocks].at(-1)).toBe('\ufeffb');
  });
});

describe.each([
  ['readText', readText],
  [
    'readBlocks',
    async (files: DataFiles, path: string) => readBlocks(files, path, (value) => ({ kind: 'ok', value })),
  ],
])('%s', (_name, read) => {
  it.each([
    ['a missing file', {}, 'there is no such file'],
    ['an empty file', { 'a.txt': ' \r\n' }, 'is empty'],
  ])('refuses %s', async (_what, contents, message) => {
    const result = await read(memoryFiles(contents), 'a.txt');
    expect(result).toMatchObject({ kind: 'bad', problems: [{ location: { file: 'a.txt' } }] });
    expect(JSON.stringify(result)).toContain(message);
  });
});
