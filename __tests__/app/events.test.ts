import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from '../../src/app/client/events.ts';

function eventsOf(pieces: readonly string[]): StreamEvent[] {
  const parser = createEventParser();
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()];
}

it.each<[string, string, StreamEvent[]]>([
  ['nothing', '', []],
  ['a comment', ': hello\n\n', []],
  ['data', 'data: a\n\n', [{ type: 'message', data: 'a' }]],
  ['several lines of data', 'data: a\ndata\ndata:  b\n\n', [{ type: 'message', data: 'a\n\n b' }]],
  [
    'a name',
    'event: error\ndata: a\n\ndata: b\n\n',
    [
      { type: 'error', data: 'a' },
      { type: 'message', data: 'b' },
    ],
  ],
  ['a name without data', 'event: error\n\ndata: b\n\n', [{ type: 'message', data: 'b' }]],
  ['unknown fields', 'id: 1\nretry: 3\nfoo: bar\ndata: a\n\n', [{ type: 'message', data: 'a' }]],
  ['colons in the data', 'data: {"a": "b: c"}\n\n', [{ type: 'message', data: '{"a": "b: c"}' }]],
  ['line breaks of three kinds', 'data: a\r\ndata: b\rdata: c\n\r\n', [{ type: 'message', data: 'a\nb\nc' }]],
  ['a line separator in the data', 'data: a\u2028b\n\n', [{ type: 'message', data: 'a\u2028b' }]],
  ['an event that the end cuts off', 'data: a', [{ type: 'message', data: 'a' }]],
  [
    'a byte order mark only at the start',
    '\uFEFFdata: a\n\n\uFEFFdata: b\n\n',
    [{ type: 'message', data: 'a' }],
  ],
])('%s', (_what, text, events) => expect(eventsOf([text])).toEqual(events));

it('gives the same events however the text is cut', () => {
  const line = fc.constantFrom(
    'data: a',
    'data: ',
    'data',
    'event: error',
    ': ping',
    '',
    '',
    'id: 1',
    'data: {"x":"é🏛️"}',
  );
  const texts = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')), { maxLength: 30 })
    .map((lines) => lines.map(([text, end]) => text + end).join(''));
  fc.assert(
    fc.property(texts, fc.array(fc.nat(200), { maxLength: 20 }), (text, cuts) => {
      const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
      const pieces = places.slice(1).map((place, n) => text.slice(places[n], place));
      expect(eventsOf(pieces)).toEqual(eventsOf([text]));
    }),
  );
});

it('takes a byte order mark for one only at the start of the whole text', () => {
  expect(eventsOf(['\uFEFF', 'data: a\n\n'])).toEqual([{ type: 'message', data: 'a' }]);
  expect(eventsOf(['data: a\n\n', '\uFEFFdata: b\n\n'])).toEqual([{ type: 'message', data: 'a' }]);
});
