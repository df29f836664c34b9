import { describe, expect, it } from 'vitest';
import type { AppResponse } from '../../../src/model/answer.ts';
import { question } from '../http-app.ts';
import { ai, call, document, DOCUMENTS, human, RETRIEVED, TEXT } from './langchain-bodies.ts';
import { asked } from './served.ts';

const envelope = (output: unknown): object => ({
  output,
  metadata: { run_id: '00000000-0000-4000-8000-000000000009', feedback_tokens: [] },
});
const answerTo = async (output: unknown): Promise<AppResponse | undefined> =>
  (await asked('langserve', envelope(output))).answer;

describe('request', () => {
  it('is the prompt alone, for a chain that takes a text', async () => {
    expect((await asked('langserve', envelope(TEXT), {}, question('How long?'))).sent).toEqual({
      input: 'How long?',
    });
  });

  it('is what the chain takes where the user says it', async () => {
    const conversation = [{ role: 'user', content: 'Hello' }] as const;
    const request = {
      input: { question: '{{prompt}}', chat_history: '{{conversation}}' },
      config: { tags: ['gate'] },
    };
    const { sent } = await asked(
      'langserve',
      envelope(TEXT),
      { request },
      question('How long?', { conversation }),
    );
    expect(sent).toEqual({
      input: { question: 'How long?', chat_history: conversation },
      config: { tags: ['gate'] },
    });
  });
});

describe('the four shapes of one route', () => {
  it('a text', async () => expect(await answerTo(TEXT)).toEqual({ text: TEXT }));

  it('a message, with its calls and its tokens', async () => {
    const message = ai(TEXT, {
      tool_calls: [call('c1', 'search', { query: 'tent loan' })],
      invalid_tool_calls: [],
      usage_metadata: { input_tokens: 120, output_tokens: 11, total_tokens: 131 },
    });
    expect(await answerTo(message)).toEqual({
      text: TEXT,
      tool_calls: [{ name: 'search', args: { query: 'tent loan' } }],
      usage: { input_tokens: 120, output_tokens: 11 },
    });
  });

  it('a chain with its documents, which are retrieved and not cited', async () => {
    expect(await answerTo({ input: 'How long?', context: DOCUMENTS, answer: TEXT })).toEqual({
      text: TEXT,
      retrieved_context: RETRIEVED,
    });
  });

  it('a chain whose documents were lost on the way: absent, and no empty list', async () => {
    expect(await answerTo({ input: 'How long?', answer: TEXT })).toEqual({ text: TEXT });
  });
});

describe('text', () => {
  it.each([
    ['answer'],
    ['output'],
    ['result'],
    ['response'],
    ['generation'],
    ['text'],
    ['output_text'],
    ['content'],
  ])('under %s', async (name) => {
    expect(await answerTo({ question: 'How long?', [name]: TEXT })).toEqual({ text: TEXT });
  });

  it.each<[string, unknown, string]>([
    [
      'in parts',
      ai([{ type: 'text', text: 'A tent ' }, { type: 'image_url' }, 'is lent.']),
      'A tent is lent.',
    ],
    ['of a message within the values', { answer: ai(TEXT), context: DOCUMENTS }, TEXT],
    ['in parts within the values', { output: [{ type: 'text', text: TEXT, index: 0 }] }, TEXT],
    ['of a piece of a message', ai(TEXT, { type: 'AIMessageChunk' }), TEXT],
    ['of a message with a role', { type: 'chat', role: 'assistant', content: TEXT }, TEXT],
    [
      'of a constructor',
      { lc: 1, type: 'constructor', id: ['x', 'AIMessage'], kwargs: { content: TEXT } },
      TEXT,
    ],
    ['of a message under data', { type: 'ai', data: { content: TEXT } }, TEXT],
    ['of the last message of a graph', { messages: [human('How long?'), ai('Hm.'), ai(TEXT)] }, TEXT],
    ['of a list of messages', [human('How long?'), ai(TEXT)], TEXT],
    ['that is empty', { answer: '' }, ''],
    ['of a message that only calls', ai('', { tool_calls: [call('c', 'search', {})] }), ''],
    ['of a message that only calls, in parts', ai([{ type: 'tool_use', name: 'search' }]), ''],
  ])('%s', async (_what, output, text) => expect(await answerTo(output)).toMatchObject({ text }));
});

describe('documents', () => {
  it.each([['context'], ['source_documents'], ['documents'], ['docs']])('under %s', async (name) => {
    expect(await answerTo({ answer: TEXT, [name]: DOCUMENTS })).toEqual({
      text: TEXT,
      retrieved_context: RETRIEVED,
    });
  });

  it.each<[string, unknown, object[]]>([
    [
      'of JavaScript',
      [{ pageContent: 'x', metadata: { source: 'a.md' } }],
      [{ source_id: 'a.md', chunk: 'x' }],
    ],
    ['as constructors', [{ lc: 1, kwargs: { page_content: 'x', metadata: {} } }], [{ chunk: 'x' }]],
    ['as texts', ['x', 'y'], [{ chunk: 'x' }, { chunk: 'y' }]],
    ['stuffed into one text', 'x\n\ny', [{ chunk: 'x\n\ny' }]],
    ['stuffed into no text', ' ', []],
    ['of which none were found', [], []],
    ['named by a title', [document('x', { title: 'Guide' })], [{ source_id: 'Guide', chunk: 'x' }]],
    ['named by their id', [{ ...document('x', {}), id: 'd-1' }], [{ source_id: 'd-1', chunk: 'x' }]],
    [
      'with a score',
      [document('x', { source: 'a', relevance_score: 0.5 })],
      [{ source_id: 'a', chunk: 'x', score: 0.5 }],
    ],
  ])('%s', async (_what, context, retrieved_context) => {
    expect(await answerTo({ answer: TEXT, context })).toEqual({ text: TEXT, retrieved_context });
  });

  it.each([[{ user: 'alex' }], [[{ user: 'alex' }]], [null], [3]])('%j is no documents', async (context) => {
    expect(await answerTo({ answer: TEXT, context })).toEqual({ text: TEXT });
  });
});

describe('sources and citations', () => {
  it.each<[string, unknown, unknown]>([
    ['in a row', 'guide.md, prices.md', [{ doc: 'guide.md' }, { doc: 'prices.md' }]],
    ['in no row', '', []],
    ['in a list', ['guide.md'], [{ doc: 'guide.md' }]],
    ['as documents', DOCUMENTS.slice(0, 1), [{ doc: 'rules/guide.pdf', locator: 'page=4' }]],
    [
      "in the contract's form",
      [{ doc: 'guide.md', locator: 'row=1' }],
      [{ doc: 'guide.md', locator: 'row=1' }],
    ],
    ['in another form', [{ n: 1 }], undefined],
  ])('sources %s', async (_what, sources, expected) => {
    expect((await answerTo({ answer: TEXT, sources }))?.sources).toEqual(expected);
  });

  it('of the values count where they name their source', async () => {
    const citations = [{ source_id: 'guide.md', quote: 'one week' }];
    expect(await answerTo({ answer: TEXT, citations })).toMatchObject({
      citations,
      sources: [{ doc: 'guide.md' }],
    });
    expect(await answerTo({ answer: TEXT, citations: [1, 3] })).toEqual({ text: TEXT });
  });

  it('of a message stand at its parts', async () => {
    const annotations = [
      { type: 'file_citation', file_id: 'f-1', filename: 'guide.md' },
      { type: 'citation', url: 'https://lending.example/', title: 'Lending', cited_text: 'a week' },
    ];
    expect(await answerTo(ai([{ type: 'text', text: TEXT, annotations }]))).toMatchObject({
      citations: [
        { id: 'f-1', source_id: 'guide.md' },
        { id: 'https://lending.example/', source_id: 'https://lending.example/', span: 'a week' },
      ],
      sources: [{ doc: 'guide.md' }, { doc: 'https://lending.example/' }],
    });
  });
});

it("an agent's steps are calls with their results", async () => {
  const step = [{ tool: 'search', tool_input: { query: 'tent' }, log: '…', type: 'AgentAction' }, 'one week'];
  expect(await answerTo({ input: 'How long?', output: TEXT, intermediate_steps: [step] })).toEqual({
    text: TEXT,
    tool_calls: [{ name: 'search', args: { query: 'tent' }, result: 'one week' }],
  });
  expect(await answerTo({ output: TEXT, intermediate_steps: [] })).toMatchObject({ tool_calls: [] });
});

it('a call that could not be read says so', async () => {
  const invalid = { name: 'search', args: '{"qu', id: 'c', error: 'no JSON' };
  const message = ai('', { tool_calls: [], invalid_tool_calls: [invalid] });
  expect(await answerTo(message)).toMatchObject({
    tool_calls: [{ name: 'search', args: '{"qu', error: 'no JSON' }],
  });
});
