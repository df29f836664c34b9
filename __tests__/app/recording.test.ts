import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { openRecording, readRecording } from '../../src/app/recording.ts';
import type { CallLine } from '../../src/model/recording.ts';
import { createRedactor } from '../../src/text/redact.ts';

const redactor = createRedactor(['secret-token']);

function call(name: string, more: Partial<CallLine> = {}): CallLine {
  return {
    suite: 'qa',
    tier: 0,
    variant: 'default',
    case: name,
    response: { text: `Answer ${name} – ☃` },
    ...more,
  };
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('writing', () => {
  it('has each line in the file, redacted, as soon as it is appended', async () => {
    await using fixture = await createFixture({ 'r.jsonl': 'an older recording\n' });
    const recording = openRecording(fixture.getPath('r.jsonl'), { redactor });
    expect(readFileSync(fixture.getPath('r.jsonl'), 'utf8')).toBe('');
    recording.append(call('a', { request: { headers: 'Bearer secret-token' } }));
    const file = readFileSync(fixture.getPath('r.jsonl'), 'utf8');
    expect(file.endsWith('}\n')).toBe(true);
    expect(JSON.parse(file)).toMatchObject({
      type: 'call',
      suite: 'qa',
      case: 'a',
      request: { headers: 'Bearer [redacted]' },
    });
    recording.close();
  });

  it('is read back as it was written', async () => {
    await using fixture = await createFixture({});
    const path = fixture.getPath('r.jsonl');
    const lines = [
      call('a'),
      call('b\n"x"\u2028', { error: { code: 'timeout', message: 'too slow' }, latency_ms: 12.5 }),
    ];
    const recording = openRecording(path, { redactor });
    for (const line of lines) recording.append(line);
    recording.close();
    const expected = lines.map((line) => ({ type: 'call', ...line }));
    expect(readRecording('r.jsonl', readFileSync(path))).toEqual({
      kind: 'ok',
      value: { lines: expected, cut: false },
    });
  });

  it('says at once that a place cannot be written to', async () => {
    await using fixture = await createFixture({});
    expect(() => openRecording(fixture.getPath('none/r.jsonl'), { redactor })).toThrow(/ENOENT/);
  });
});

describe('reading', () => {
  const whole = [call('a'), call('b'), call('c')].map((line) => `${JSON.stringify(line)}\n`).join('');

  it('takes whatever a kill leaves: all whole lines, and says that one is cut', () => {
    const all = bytes(whole);
    fc.assert(
      fc.property(fc.nat({ max: all.length }), (length) => {
        const part = all.subarray(0, length);
        const read = readRecording('r.jsonl', part);
        const text = new TextDecoder().decode(part);
        const complete = text.split('}}').length - 1;
        expect(read).toMatchObject({ kind: 'ok', value: { cut: text !== '' && !/\}\}\n?$/.test(text) } });
        expect(read.kind === 'ok' && read.value.lines.length).toBe(complete);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, string, number]>([
    [
      'a line that is no JSON, in the middle',
      `${JSON.stringify(call('a'))}\n{"suite":\n${JSON.stringify(call('b'))}\n`,
      2,
    ],
    ['a last line that is broken and ended', `${JSON.stringify(call('a'))}\n{"suite":\n`, 2],
    ['a text that is no object', `hello`, 1],
    ['a call without a case', `\n{"suite":"qa","response":{}}\n`, 2],
    ['a value that is no object', `[1]\n`, 1],
    ['a type that is no text', `{"type":5,"suite":"qa","case":"a"}\n`, 1],
  ])('names %s', (_, text, line) => {
    const read = readRecording('r.jsonl', bytes(text));
    expect(read).toMatchObject({ kind: 'bad', problems: [{ location: { file: 'r.jsonl', line } }] });
  });

  it('skips other types, takes answers files, blank lines, CRLF and a byte order mark', () => {
    const text = `\uFEFF{"type":"judge","question":"?"}\r\n\r\n{"suite":"qa","case":"a","response":{"text":"Yes."}}`;
    expect(readRecording('r.jsonl', bytes(text))).toEqual({
      kind: 'ok',
      value: { lines: [{ suite: 'qa', case: 'a', response: { text: 'Yes.' } }], cut: false },
    });
  });

  it('refuses UTF-16 by name', () => {
    expect(readRecording('r.jsonl', Buffer.from(`\uFEFF${whole}`, 'utf16le'))).toMatchObject({
      kind: 'bad',
      problems: [{ message: expect.stringContaining('UTF-16') as string }],
    });
  });

  it('keeps the last attempt of each turn, wherever it stands', () => {
    const lines = [
      call('a', { attempt: 2, response: { text: 'second' } }),
      call('a', { attempt: 1, response: { text: 'first' } }),
      call('a', { attempt: 1, turn: 1, response: { text: 'other turn' } }),
      call('a', { attempt: 1, variant: 'agent', response: { text: 'other variant' } }),
      call('b', { response: { text: 'old' } }),
      call('b', { response: { text: 'new' } }),
    ];
    const read = readRecording('r.jsonl', bytes(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
    const texts =
      read.kind === 'ok' ? read.value.lines.map(({ response }) => (response as { text: string }).text) : [];
    expect(texts).toEqual(['second', 'other turn', 'other variant', 'new']);
  });
});
