import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/model/check-answer.ts';
import type { CallResult } from '../../../src/app/client.ts';
import { clientFor, httpApp, question } from '../http-app.ts';
import { chunk, streamed, streamOf } from '../streams.ts';

const PRESET = { preset: 'openai-chat', request: { model: 'small-1', stream: true } };
const ROLE = chunk({ role: 'assistant', content: '', refusal: null });
const STOP = chunk({}, 'stop');

async function askedOf(chunks: readonly object[], app: object = {}): Promise<CallResult> {
  await using server = await httpApp(streamed(streamOf(chunks)));
  return await clientFor({ url: server.url, ...PRESET, ...app }).ask(question());
}

const answerTo = async (...chunks: object[]): Promise<unknown> => (await askedOf(chunks)).response;
const piece = (index: number | undefined, call: object, id?: string): object =>
  chunk({ tool_calls: [{ index, ...(id !== undefined && { id, type: 'function' }), function: call }] });

describe('a streamed answer is joined', () => {
  it('from its pieces, with the usage of the last chunk', async () => {
    const usage = { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 };
    const tail = { ...chunk({}), choices: [], usage };
    const open = chunk({ content: 'At ' }, null, { usage: null });
    expect(await answerTo(ROLE, open, chunk({ content: 'ten.' }), STOP, tail)).toEqual({
      text: 'At ten.',
      usage: { input_tokens: 12, output_tokens: 5 },
    });
  });

  it.each<[string, object[], unknown]>([
    ['nothing said', [ROLE, STOP], { text: '' }],
    ['nothing said, and no content ever', [chunk({ role: 'assistant' }), STOP], { text: '' }],
    ['content null', [chunk({ role: 'assistant', content: null }), STOP], { text: '' }],
    ['text in the last chunk', [ROLE, chunk({ content: 'At ten.' }, 'stop')], { text: 'At ten.' }],
    [
      'a chunk with choices null',
      [ROLE, { ...STOP, choices: null }, chunk({ content: 'Ten.' }, 'stop')],
      { text: 'Ten.' },
    ],
    [
      'another choice beside it',
      [ROLE, { choices: [{ index: 1, delta: { content: 'No' } }] }, chunk({ content: 'Ten.' }, 'stop')],
      { text: 'Ten.' },
    ],
    [
      'choices without an index',
      [{ choices: [{ delta: { content: 'Ten.' }, finish_reason: 'stop' }] }],
      { text: 'Ten.' },
    ],
    [
      'text in parts',
      [
        chunk({ content: [{ type: 'thinking', thinking: 'Hm.' }] }),
        chunk({ content: [{ type: 'text', text: 'At ' }] }),
        chunk({ content: 'ten' }),
        chunk({ content: '.' }, 'stop'),
      ],
      { text: 'At ten.' },
    ],
  ])('%s', async (_what, chunks, answer) => expect(await answerTo(...chunks)).toEqual(answer));

  it('whatever a later chunk leaves null', async () => {
    const stop = chunk({}, 'stop', { usage: { prompt_tokens: 12, completion_tokens: 5 } });
    const last = chunk({ content: null }, null, { usage: null });
    expect(await answerTo(ROLE, chunk({ content: 'Ten.' }), stop, last)).toEqual({
      text: 'Ten.',
      usage: { input_tokens: 12, output_tokens: 5 },
    });
  });

  it('with fields of its own where the user maps them', async () => {
    const context = { citations: [{ content: 'Opening hour: ten.', filepath: 'visit.md', url: null }] };
    const retrieved_context =
      'choices[0].message.context.citations[].{source_id: filepath || url, chunk: content}';
    const chunks = [chunk({ role: 'assistant', context }), chunk({ content: 'At ten [doc1].' }), STOP];
    const { response } = await askedOf(chunks, {
      response: { retrieved_context, citation_markers: ['[doc{n}]'] },
    });
    expect(response).toEqual({
      text: 'At ten [doc1].',
      retrieved_context: [{ source_id: 'visit.md', chunk: 'Opening hour: ten.' }],
      citations: [{ id: '1', source_id: 'visit.md' }],
    });
  });
});

describe('a refusal', () => {
  it('is joined, too', async () => {
    const parts = [chunk({ refusal: 'I cannot ' }), chunk({ refusal: 'help.' }), STOP];
    expect(await answerTo(ROLE, ...parts)).toEqual({ text: 'I cannot help.', refused: true });
  });

  it('by the filter has what came', async () => {
    expect(await answerTo(ROLE, chunk({ content: 'At' }), chunk({}, 'content_filter'))).toEqual({
      text: 'At',
      refused: true,
    });
    expect(await answerTo(chunk({}, 'content_filter'))).toEqual({ text: '', refused: true });
  });
});

describe('calls of tools are joined', () => {
  const CALLS = chunk({}, 'tool_calls');

  it.each<[string, object[], unknown[]]>([
    [
      'by their index, the arguments bit by bit',
      [
        piece(0, { name: 'search', arguments: '' }, 'c1'),
        piece(0, { arguments: '{"query":' }),
        piece(1, { name: 'open', arguments: '{"doc"' }, 'c2'),
        piece(0, { arguments: '"tent"}' }),
        piece(1, { arguments: ':7}' }),
      ],
      [
        { name: 'search', args: { query: 'tent' } },
        { name: 'open', args: { doc: 7 } },
      ],
    ],
    [
      'whole ones without an index',
      [
        piece(undefined, { name: 'a', arguments: '{}' }, 'c1'),
        piece(undefined, { name: 'b', arguments: '{}' }, 'c2'),
      ],
      [
        { name: 'a', args: {} },
        { name: 'b', args: {} },
      ],
    ],
    [
      'whole ones under the same index, by their ids',
      [
        piece(0, { name: 'a', arguments: '{"n":1}' }, 'c1'),
        piece(0, { name: 'a', arguments: '{"n":2}' }, 'c2'),
      ],
      [
        { name: 'a', args: { n: 1 } },
        { name: 'a', args: { n: 2 } },
      ],
    ],
    [
      'with id and name said again in every piece',
      [piece(0, { name: 'a', arguments: '{"n"' }, 'c1'), piece(0, { name: 'a', arguments: ':1}' }, 'c1')],
      [{ name: 'a', args: { n: 1 } }],
    ],
    [
      'with arguments that are no text',
      [piece(0, { name: 'a', arguments: { n: 1 } }, 'c1')],
      [{ name: 'a', args: { n: 1 } }],
    ],
    ['without arguments', [piece(0, { name: 'a' }, 'c1')], [{ name: 'a' }]],
  ])('%s', async (_what, pieces, tool_calls) => {
    const answer = checkAnswer(await answerTo(ROLE, ...pieces, CALLS));
    expect(answer).toEqual({ kind: 'ok', response: { text: '', tool_calls } });
  });
});

describe('what makes a body a failure makes a stream one', () => {
  it.each<[string, object[], string]>([
    ['the limit of tokens', [ROLE, chunk({ content: 'At t' }, 'length')], 'unfinished'],
    [
      'an error of the choice',
      [ROLE, { choices: [{ index: 0, delta: {}, error: { message: 'gone' }, finish_reason: 'error' }] }],
      'gone',
    ],
  ])('%s', async (_what, chunks, said) => {
    expect((await askedOf(chunks)).error).toMatchObject({
      code: 'app_error',
      message: expect.stringContaining(said) as string,
    });
  });

  it.each<[string, object[], string]>([
    [
      'content of a wrong type',
      [chunk({ content: 7 }), chunk({ content: 'x' }, 'stop')],
      'field text: a text expected, the number 7 came',
    ],
    [
      'content that changes its type',
      [chunk({ content: 'x' }), chunk({ content: { a: 1 } }, 'stop')],
      'field text: a text expected, an object with a came',
    ],
    ['no choice in any chunk', [{ choices: [] }], 'field text: a text expected, nothing came'],
    [
      'tokens of a wrong type',
      [ROLE, STOP, { choices: [], usage: { prompt_tokens: '3' } }],
      'usage.input_tokens: a number expected',
    ],
  ])('%s is named', async (_what, chunks, said) => {
    expect(checkAnswer(await answerTo(...chunks))).toMatchObject({
      kind: 'bad',
      message: expect.stringContaining(said) as string,
    });
  });
});
