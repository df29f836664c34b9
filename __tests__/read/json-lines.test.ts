import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/model/problem.ts';
import { readBlocks, type TextBlocks } from '../../src/read/decode.ts';
import { parseJsonLines, type JsonLine, type TakenLines } from '../../src/read/json-lines.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

const BYTES = join(import.meta.dirname, 'bytes');

describe('files from Windows editors', () => {
  it('reads a file with BOM, CRLF, blank lines and no newline at the end as the editor shows it', async () => {
    const lines = value(await readLines('golden-bom-crlf.jsonl'));
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 5]);
    expect(lines.map(({ value: { id } }) => id)).toEqual(['q-1', 'q-2', 'q-3']);
    expect(JSON.stringify(lines)).not.toMatch(/\\r|\ufeff/);
  });

  it('rejects the whole file for one bad line, at the column of the fault and with the id', async () => {
    const messages = problems(await readLines('golden-bad-line.jsonl'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^golden-bad-line\.jsonl:5:293: is not valid JSON.*"q-3"/);
  });

  it('refuses UTF-16 with one problem for the file, not one for each line', async () => {
    const messages = problems(await readLines('golden-utf16.jsonl'));
    expect(messages).toEqual(['golden-utf16.jsonl: is encoded as UTF-16 (little endian); save as UTF-8']);
  });
});

it('names every bad line', () => {
  const messages = problems(parseAll('a.jsonl', '{"id": "a"}\n{"id": "b",}\n\n[1, 2\n'));
  expect(messages.map((message) => message.split(':').slice(0, 2).join(':'))).toEqual([
    'a.jsonl:2',
    'a.jsonl:4',
  ]);
});

it('places a field of a line on that line', () => {
  const [first, second] = value(parseAll('a.jsonl', '{"a": 1}\n{"a": {"b": [7]}}'));
  expect(first?.locate(['a'])).toEqual({ file: 'a.jsonl', line: 1, column: 7 });
  expect(second?.locate(['a', 'b', 0])).toEqual({ file: 'a.jsonl', line: 2, column: 14 });
  expect(second?.locate(['a', 'b'], true)).toEqual({ file: 'a.jsonl', line: 2, column: 8 });
});

it('gives back every value that was written, one a line', () => {
  const record = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const text = records.map((entry) => JSON.stringify(entry)).join('\n');
      expect(value(parseAll('a.jsonl', text)).map((line) => line.value)).toEqual(
        JSON.parse(JSON.stringify(records)),
      );
    }),
  );
});

it('hands over each line once, and keeps what is made of it', () => {
  const seen: number[] = [];
  const taken = parseJsonLines('a.jsonl', { blocks: ['1\n\n', '2\n3'] }, ({ value, line }) => {
    seen.push(line);
    if (value === 3)
      return { kind: 'bad', problems: [{ location: { file: 'a.jsonl', line }, message: 'three' }] };
    return { kind: 'ok', value: value === 1 ? [] : [value, value] };
  });
  expect(seen).toEqual([1, 3, 4]);
  expect(taken).toEqual({
    values: [2, 2],
    problems: [{ location: { file: 'a.jsonl', line: 4 }, message: 'three' }],
  });
});

type Lines = TakenLines<JsonLine>;

function parseAll(file: string, text: string | TextBlocks): Lines {
  const blocks = typeof text === 'string' ? { blocks: [text] } : text;
  return parseJsonLines(file, blocks, (line) => ({ kind: 'ok', value: [line] }));
}

async function readLines(name: string): Promise<Lines> {
  const files = memoryFiles({ [name]: new Uint8Array(readFileSync(join(BYTES, name))) });
  const lines = await readBlocks(files, name, (text) => ({ kind: 'ok', value: parseAll(name, text) }));
  return lines.kind === 'ok' ? lines.value : { values: [], problems: [...lines.problems] };
}

function value(read: Lines): (JsonLine & { readonly value: { readonly id?: string } })[] {
  if (read.problems.length > 0) throw new Error(read.problems.map(formatProblem).join('\n'));
  return read.values as (JsonLine & { readonly value: { readonly id?: string } })[];
}

function problems(read: Lines): string[] {
  return read.problems.map(formatProblem);
}
