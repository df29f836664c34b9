import { existsSync } from 'node:fs';
import * as fc from 'fast-check';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { AppLog } from '../../src/app/log.ts';

function logged(...chunks: (string | number[])[]): AppLog {
  const log = new AppLog();
  for (const chunk of chunks)
    log.write('stdout', typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk));
  return log;
}

describe('lines', () => {
  it.each<[string, (string | number[])[], string[]]>([
    ['LF', ['a\nb\n'], ['a', 'b']],
    ['CRLF', ['a\r\nb\r\n'], ['a', 'b']],
    ['CRLF over a chunk border', ['a\r', '\nb'], ['a', 'b']],
    ['CR alone', ['1%\r2%\r'], ['1%', '2%']],
    ['empty lines are left out', ['\n\na\n\n\r\n'], ['a']],
    ['an unfinished line', ['a\nb'], ['a', 'b']],
    ['a line in three writes', ['re', 'ad', 'y\n'], ['ready']],
    [
      'a character over a chunk border',
      [
        [0xe2, 0x82],
        [0xac, 0x0a],
      ],
      ['€'],
    ],
    ['invalid UTF-8', [[0x61, 0xff, 0x62, 0x0a]], ['a\ufffdb']],
    ['an ANSI code over a chunk border', ['is \u001b[3', '2mready\u001b[0m\n'], ['is ready']],
    ['a terminal link', ['\u001b]8;;http://a\u0007text\u001b]8;;\u0007\n'], ['text']],
    ['control characters but the tab', ['a\u0000\u0008b\tc\u0085\u007f\n'], ['ab\tc']],
  ])('%s', (_, chunks, expected) => {
    const log = logged(...chunks);
    expect(log.tail()).toEqual(expected);
    expect(log.lineCount()).toBe(expected.length);
  });

  it('are the same however the bytes are cut into writes', () => {
    const unit = fc.constantFrom('a', 'é', '😀', '\n', '\r', '\r\n', '\u001b[31m', ' ');
    fc.assert(
      fc.property(fc.array(unit), fc.array(fc.integer({ min: 1, max: 4 })), (units, sizes) => {
        const bytes = Buffer.from(units.join(''));
        const pieces = new AppLog();
        let from = 0;
        for (const size of [...sizes, bytes.length]) {
          pieces.write('stdout', bytes.subarray(from, from + size));
          from += size;
        }
        expect(pieces.tail()).toEqual(logged(units.join('')).tail());
      }),
    );
  });

  it('of the two streams never mix', () => {
    const log = new AppLog();
    log.write('stdout', Buffer.from('out 1, '));
    log.write('stderr', Buffer.from('err\n'));
    log.write('stdout', Buffer.from('out 2\n'));
    expect(log.tail()).toEqual(['err', 'out 1, out 2']);
  });

  it('go to listeners whole, and unfinished ones can be looked at', () => {
    const log = new AppLog();
    const seen: string[] = [];
    const unsubscribe = log.onLine((line) => seen.push(line));
    log.write('stderr', Buffer.from('one\ntw'));
    expect([seen, log.openLines()]).toEqual([['one'], ['tw']]);
    unsubscribe();
    log.write('stderr', Buffer.from('o\n'));
    expect(seen).toEqual(['one']);
  });
});

describe('bounds', () => {
  it('cuts a line of 1 MB and goes on with the next', () => {
    const log = logged('x'.repeat(500_000), 'x'.repeat(500_000), '\nnext\n');
    const [long = '', next] = log.tail();
    expect([long.length, long.endsWith('x…'), next]).toEqual([1_001, true, 'next']);
  });

  it('keeps the last 200 lines and counts all', () => {
    const log = logged(Array.from({ length: 1_000 }, (_, n) => `line ${n}\n`).join(''));
    expect([log.tail().length, log.tail()[0], log.tail(2), log.lineCount()]).toEqual([
      200,
      'line 800',
      ['line 998', 'line 999'],
      1_000,
    ]);
  });

  it('masks secrets before it shortens a line', () => {
    const log = new AppLog({ redact: (text) => text.replaceAll('hunter2hunter2', '***') });
    log.write(
      'stdout',
      Buffer.from(`${'x'.repeat(995)}hunter2hunter2\nkey \u001b[1mhunter2\u001b[0mhunter2`),
    );
    expect(log.tail()).toEqual([`${'x'.repeat(995)}***`, 'key ***']);
  });
});

describe('file', () => {
  it('gets all bytes as they came, of both streams', async () => {
    await using fixture = await createFixture({});
    const log = new AppLog({ file: fixture.getPath('app.log') });
    log.write('stdout', Buffer.from([0xff, 0x1b, 0x5b, 0x31, 0x6d]));
    log.write('stderr', Buffer.from('a\r\n'));
    log.close();
    log.close();
    const bytes = await fixture.readFile('app.log');
    expect([...bytes]).toEqual([0xff, 0x1b, 0x5b, 0x31, 0x6d, 0x61, 0x0d, 0x0a]);
  });

  it('throws where it cannot be opened', () => {
    expect(() => new AppLog({ file: '/no/such/folder/app.log' })).toThrow(/ENOENT/);
  });

  it.skipIf(!existsSync('/dev/full'))('says in the tail that it could not be written on', () => {
    const log = new AppLog({ file: '/dev/full' });
    log.write('stdout', Buffer.from('one\ntwo\n'));
    log.close();
    expect(log.tail()).toEqual([expect.stringMatching(/log file ends here: .*ENOSPC/), 'one', 'two']);
  });
});
