import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMapping } from '../../../src/app/mapping.ts';
import { createChatJoiner } from '../../../src/app/presets/openai-chat-stream.ts';
import { PRESETS } from '../../../src/model/app-settings.ts';
import { checkAnswer } from '../../../src/model/check-answer.ts';
import { appSettings } from '../http-app.ts';
import { chunk } from '../streams.ts';
import { ai, call, DOCUMENTS, human, TEXT, tool } from './langchain-bodies.ts';
import { body, message, part, search } from './responses-bodies.ts';

const CHAT = {
  choices: [{ message: { content: TEXT, tool_calls: [], refusal: null }, finish_reason: 'stop' }],
  usage: {},
};
const STATE = {
  messages: [
    human('?'),
    ai('', { tool_calls: [call('c', 'search', {})] }),
    tool('c', '[]', { artifact: DOCUMENTS }),
    ai(TEXT),
  ],
  context: DOCUMENTS,
  sources: 'a.md, b.md',
  citations: [{ source_id: 'a.md' }],
  intermediate_steps: [[{ tool: 'search', tool_input: {} }, 'x']],
};
const BODIES: { readonly [preset in (typeof PRESETS)[number]]: unknown } = {
  native: { text: TEXT },
  'openai-chat': CHAT,
  'openai-responses': body([
    search([{ filename: 'a.md', text: 'x' }]),
    message(part(TEXT, [{ type: 'file_citation', file_id: 'f' }])),
  ]),
  langserve: { output: STATE },
  langgraph: STATE,
};

/** A body in which one value, anywhere, is another one. */
function damaged(value: unknown, path: readonly number[], by: unknown): unknown {
  const [first, ...rest] = path;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (first === undefined || entries.length === 0) return by;
  const at = first % entries.length;
  const changed = entries.map(([key, item], n) => [key, n === at ? damaged(item, rest, by) : item] as const);
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

describe.each(PRESETS)('%s', (preset) => {
  it('reads any body as an answer, a named fault or an error, and makes no object a text', () => {
    const mapping = compileMapping(appSettings({ url: 'http://127.0.0.1:1/', preset }));
    if (mapping.kind === 'bad') throw new Error('the preset does not compile');
    const path = fc.array(fc.nat(20), { maxLength: 8 });
    fc.assert(
      fc.property(path, fc.jsonValue({ maxDepth: 3 }), (at, by) => {
        const mapped = mapping.map(damaged(BODIES[preset], at, by));
        const checked = mapped.kind === 'ok' && checkAnswer(mapped.response);
        if (mapped.kind === 'error') expect(mapped.error.message).not.toBe('');
        else if (checked && checked.kind === 'ok') expect(checked.response.text).not.toContain('[object');
        else
          expect(checked).toMatchObject({ message: expect.stringMatching(/field \w+.*expected/) as string });
      }),
      { numRuns: 2000 },
    );
  });
});

it('a streamed answer is the one that was not, however it is cut', () => {
  const pieces = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 });
  fc.assert(
    fc.property(pieces, pieces, pieces, (said, first, second) => {
      const joiner = createChatJoiner();
      const calls = [first, second].flatMap((parts, index) => [
        chunk({
          tool_calls: [
            { index, id: `c${index}`, type: 'function', function: { name: 'search', arguments: '' } },
          ],
        }),
        ...parts.map((text) => chunk({ tool_calls: [{ index, function: { arguments: text } }] })),
      ]);
      for (const one of [...said.map((content) => chunk({ content })), ...calls, chunk({}, 'tool_calls')])
        joiner.add(one);
      expect(joiner.isComplete()).toBe(true);
      expect(joiner.body()).toMatchObject({
        choices: [
          {
            message: {
              content: said.join(''),
              tool_calls: [first, second].map((parts, n) => ({
                id: `c${n}`,
                function: { name: 'search', arguments: parts.join('') },
              })),
            },
          },
        ],
      });
    }),
  );
});
