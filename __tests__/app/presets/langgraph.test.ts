import { describe, expect, it } from 'vitest';
import { clientFor, httpApp, question } from '../http-app.ts';
import { ai, call, document, DOCUMENTS, human, RETRIEVED, TEXT, tool } from './langchain-bodies.ts';
import { asked } from './served.ts';

const served = (state: unknown): ReturnType<typeof asked> => asked('langgraph', state);
const answerTo = async (state: unknown): Promise<unknown> => (await served(state)).answer;
const tokens = (input_tokens: number, output_tokens: number): object => ({
  usage_metadata: { input_tokens, output_tokens, total_tokens: input_tokens + output_tokens },
});

describe('request', () => {
  it('has the conversation as messages, for the graph called agent or another', async () => {
    const conversation = [{ role: 'user', content: 'Hello' }] as const;
    const input = { messages: [...conversation, { role: 'user', content: 'How long?' }] };
    const asks = (request: object): ReturnType<typeof asked> =>
      asked('langgraph', { messages: [ai(TEXT)] }, { request }, question('How long?', { conversation }));
    expect((await asks({})).sent).toEqual({ assistant_id: 'agent', input });
    expect((await asks({ assistant_id: 'lending', context: { lang: 'en' } })).sent).toEqual({
      assistant_id: 'lending',
      input,
      context: { lang: 'en' },
    });
  });
});

describe('the last state', () => {
  const turn = [
    human('How long, and what if late?'),
    ai('', {
      tool_calls: [call('c1', 'search', { query: 'loan' }), call('c2', 'search', { query: 'late' })],
      ...tokens(50, 5),
    }),
    tool('c2', 'A day late: one coin.', { artifact: DOCUMENTS.slice(1) }),
    tool('c1', 'Tents: one week.', { artifact: DOCUMENTS.slice(0, 1) }),
    ai(TEXT, { tool_calls: [], ...tokens(90, 11) }),
  ];

  it('has the answer, the calls with their results, what they retrieved, and all tokens', async () => {
    expect(await answerTo({ messages: turn })).toEqual({
      text: TEXT,
      tool_calls: [
        { name: 'search', args: { query: 'loan' }, result: 'Tents: one week.' },
        { name: 'search', args: { query: 'late' }, result: 'A day late: one coin.' },
      ],
      retrieved_context: RETRIEVED.toReversed(),
      usage: { input_tokens: 140, output_tokens: 16 },
    });
  });

  it('belongs to this question from the last message of the person on', async () => {
    const [asked, ...rest] = turn;
    const earlier = [
      human('Hello'),
      ai('Good day', { tool_calls: [call('c0', 'greet', {})], ...tokens(1000, 1000) }),
    ];
    expect(await answerTo({ messages: [...earlier, asked, ...rest] })).toEqual(
      await answerTo({ messages: turn }),
    );
  });

  it('without an answer to this question does not answer with the one before', async () => {
    const { wrong } = await served({ messages: [human('Hello'), ai('Good day'), human('How long?')] });
    expect(wrong).toContain('field text: a text expected, nothing came');
  });

  it('may be in the form of JavaScript, of roles, or of constructors', async () => {
    const constructed = (name: string, kwargs: object): object => ({
      lc: 1,
      type: 'constructor',
      id: ['m', name],
      kwargs,
    });
    const constructors = [
      constructed('HumanMessage', { content: '?' }),
      constructed('AIMessage', { content: TEXT }),
    ];
    const roles = [
      { role: 'user', content: '?' },
      { role: 'assistant', content: TEXT },
    ];
    expect(await answerTo({ messages: constructors })).toEqual({ text: TEXT });
    expect(await answerTo({ messages: roles })).toEqual({ text: TEXT });
    expect(await answerTo([human('?'), ai(TEXT)])).toEqual({ text: TEXT });
  });

  it('ends with a tool where that answers by itself', async () => {
    const messages = [human('?'), ai('', { tool_calls: [call('c', 'open', {})] }), tool('c', 'Opened.')];
    expect(await answerTo({ messages })).toMatchObject({
      text: 'Opened.',
      tool_calls: [{ result: 'Opened.' }],
    });
  });

  it('may have no messages, but values by name', async () => {
    const state = { question: 'How long?', generation: TEXT, documents: DOCUMENTS, loop_step: 1 };
    expect(await answerTo(state)).toEqual({ text: TEXT, retrieved_context: RETRIEVED });
    expect(await answerTo({ ...state, messages: [] })).toMatchObject({ text: TEXT });
    expect(await answerTo({ messages: [human('How long?')], answer: TEXT })).toEqual({ text: TEXT });
  });

  it("has retrieved what its values say, before the tools' documents", async () => {
    expect(await answerTo({ messages: turn, context: [document('x', { source: 'a.md' })] })).toMatchObject({
      retrieved_context: [{ source_id: 'a.md', chunk: 'x' }],
    });
  });

  it('comes after newlines that keep the connection alive, without a content type', async () => {
    await using app = await httpApp((response) => {
      response.write('\n\n');
      response.end(JSON.stringify({ messages: [human('?'), ai(TEXT)] }));
    });
    const { response } = await clientFor({ url: app.url, preset: 'langgraph' }).ask(question());
    expect(response).toMatchObject({ text: TEXT });
  });
});

describe('messages of tools', () => {
  const answered = (said: object): object[] => [
    human('?'),
    ai('', { tool_calls: [call('c', 'search', {})] }),
    said,
    ai(TEXT),
  ];

  it('that failed are errors of their call', async () => {
    const failed = tool('c', 'Error: no index', { status: 'error' });
    expect(await answerTo({ messages: answered(failed) })).toMatchObject({
      tool_calls: [{ name: 'search', args: {}, result: 'Error: no index', error: 'Error: no index' }],
    });
  });

  it('that never came leave the call without a result', async () => {
    const [call] = ((await answerTo({ messages: answered(tool('other', 'x')) })) as { tool_calls: object[] })
      .tool_calls;
    expect(call).toEqual({ name: 'search', args: {} });
  });

  it('answer the call of their id, and none that has no id', async () => {
    const calls = [{ name: 'search', args: {} }];
    const messages = [human('?'), ai('', { tool_calls: calls }), { type: 'tool', content: 'x' }, ai(TEXT)];
    expect(await answerTo({ messages })).toEqual({ text: TEXT, tool_calls: calls });
  });

  it.each<[string, object, unknown]>([
    ['documents as JSON', tool('c', JSON.stringify(DOCUMENTS)), RETRIEVED],
    ['no documents as JSON', tool('c', '[]'), undefined],
    ['texts as JSON', tool('c', '["send", "delete"]'), undefined],
    ['other JSON', tool('c', '{"sent": true}'), undefined],
    ['an artifact of another kind', tool('c', 'x', { artifact: { rows: 3 } }), undefined],
    ['plain text', tool('c', 'x'), undefined],
  ])('with %s', async (_what, said, retrieved) => {
    const answer = (await answerTo({ messages: answered(said) })) as { retrieved_context?: unknown };
    expect(answer.retrieved_context).toEqual(retrieved);
  });
});

describe('a refusal', () => {
  it('of the last message is one, of an earlier one is not', async () => {
    const refusing = ai('I cannot.', { response_metadata: { finish_reason: 'content_filter' } });
    expect(await answerTo({ messages: [human('?'), refusing] })).toMatchObject({
      text: 'I cannot.',
      refused: true,
    });
    expect(await answerTo({ messages: [human('?'), refusing, ai(TEXT)] })).toEqual({ text: TEXT });
  });
});

describe('with status 200, but no answer', () => {
  const interrupt = [{ value: 'Which tent?', resumable: true, ns: ['ask'] }];
  const cut = ai('A te', { response_metadata: { finish_reason: 'length' } });
  const tired = ai('Sorry, need more steps to process this request.');

  it.each<[string, unknown, string]>([
    ['a failed run', { __error__: { error: 'KeyError', message: "'index'" } }, 'KeyError'],
    [
      'a run that waits for a person',
      { messages: [human('?'), ai('')], __interrupt__: interrupt },
      'Which tent?',
    ],
    ['cut off', { messages: [human('?'), cut] }, 'length'],
    ['out of steps', { messages: [human('?'), tired] }, 'ran out of steps'],
  ])('%s', async (_what, state, said) => {
    const { error, answer } = await served(state);
    expect(error).toMatchObject({ code: 'app_error', message: expect.stringContaining(said) as string });
    expect(answer).toBeUndefined();
  });

  it('no interrupt and a flag of the graph called error are none', async () => {
    const messages = [human('?'), ai(TEXT)];
    expect(await answerTo({ messages, __interrupt__: [], error: 'no' })).toEqual({ text: TEXT });
  });
});

describe('missing parts and wrong types are named', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'field text: a text expected, nothing came'],
    ['no messages', {}, 'field text: a text expected, nothing came'],
    ['messages that are none', { messages: 'Hello' }, 'field text: a text expected, nothing came'],
    [
      'content of a wrong type',
      { messages: [human('?'), ai(7)] },
      'field text: a text expected, the number 7 came',
    ],
    [
      'calls of a wrong type',
      { messages: [human('?'), ai(TEXT, { tool_calls: [3] })] },
      'field tool_calls.0: an object expected, the number 3 came',
    ],
    [
      'tokens of a wrong type',
      { messages: [ai('', tokens(1, 2)), ai(TEXT, { usage_metadata: { input_tokens: '3' } })] },
      'usage.input_tokens: a number expected',
    ],
    [
      'documents of a wrong type',
      { answer: TEXT, documents: [document(null, {})] },
      'retrieved_context.0.chunk: a text expected',
    ],
  ])('%s', async (_what, state, said) => expect((await served(state)).wrong).toContain(said));
});
