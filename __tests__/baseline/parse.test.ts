import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { readBaseline } from '../../src/baseline/parse.ts';
import { serialiseBaseline } from '../../src/baseline/serialise.ts';
import { folderFiles } from '../../src/io/disk.ts';
import { baseline, counts, QA_KEY, stored } from '../gate/inputs.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

const GOOD = serialiseBaseline(baseline({ [QA_KEY]: stored(counts(1, 2)) }));
const read = (content: unknown) => readBaseline(memoryFiles({ 'b.json': content }), 'b.json', 'at abc');

describe('readBaseline', () => {
  it.each([
    ['as it was written', GOOD],
    ['with a byte order mark and CRLF', `\ufeff${GOOD.replaceAll('\n', '\r\n')}`],
    ['with keys of a later time', GOOD.replace('"schema": 1', '"schema": 1, "later": [1]')],
  ])('reads it %s', async (_how, text) => {
    expect(await read(text)).toMatchObject({
      kind: 'found',
      baseline: { schema: 1, entries: { [QA_KEY]: { metrics: { accuracy: { value: 0.5, n: 2 } } } } },
    });
  });

  it('keeps keys that it does not know, at every level', async () => {
    const odd = {
      schema: 1,
      later: 1,
      changes: [],
      entries: {
        [QA_KEY]: {
          ...stored(counts(1, 1)),
          note: 'x',
          cases: { c0: { scores: { accuracy: 1 }, hash: 'h', trials: { accuracy: { ref: '11' } } } },
        },
      },
    };
    expect(await read(odd)).toEqual({ kind: 'found', baseline: odd });
  });

  it('concludes "none" only from a missing file', async () => {
    expect(await readBaseline(memoryFiles({}), 'b.json', 'at abc')).toEqual({
      kind: 'none',
      why: 'there is no baseline yet (b.json at abc)',
    });
  });

  it.each([
    ['empty', '', 'b.json:1:1'],
    ['cut off', GOOD.slice(0, -30), 'is not valid JSON'],
    ['a merge conflict', GOOD.replace('"changes"', '<<<<<<< HEAD\n"changes"'), 'is not valid JSON'],
    ['another document', '[]', 'b.json:1:1: a mapping is expected, a list came'],
    ['null', 'null', 'b.json:1:1'],
    ['without a schema', '{"entries": {}, "changes": []}', 'schema'],
    [
      'of a newer version',
      GOOD.replace('"schema": 1', '"schema": 2'),
      'schema 2 was written by a newer ragbench; this one reads schema 1, so update it',
    ],
    [
      'of wrong types',
      GOOD.replace('"value": 0.5', '"value": "0.5"'),
      'a number is expected, the text "0.5" came',
    ],
    ['of an unknown direction', GOOD.replace('"higher"', '"up"'), 'higher or lower is allowed'],
    [
      'in UTF-16',
      new Uint8Array(Buffer.from(`\ufeff${GOOD}`, 'utf16le')),
      'UTF-16 (little endian); save as UTF-8',
    ],
    ['of no valid UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'is not valid UTF-8'],
  ])('cannot use one that is %s, and says that it is left as it is', async (_how, content, message) => {
    const state = await read(content);
    expect(state).toMatchObject({ kind: 'unusable', why: expect.stringContaining(message) });
    expect(state).toMatchObject({
      why: expect.stringContaining('it is left as it is: repair it, or restore it from git'),
    });
  });

  it('a folder in its place is no proof that there is none', async () => {
    await using fixture = await createFixture({ 'b.json/x': '' });
    expect(await readBaseline(folderFiles(fixture.path), 'b.json', 'here')).toMatchObject({
      kind: 'unusable',
      why: expect.stringContaining('it is a folder'),
    });
  });
});
