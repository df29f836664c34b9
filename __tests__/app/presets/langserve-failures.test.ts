import { describe, expect, it } from 'vitest';
import { ai, call, document, DOCUMENTS, human, TEXT } from './langchain-bodies.ts';
import { asked } from './served.ts';

const served = (output: unknown, more: object = {}): ReturnType<typeof asked> =>
  asked('langserve', { output, metadata: { run_id: 'r', feedback_tokens: [] }, ...more });

describe('a refusal', () => {
  it.each<[string, unknown, string]>([
    ['beside the content', ai('', { additional_kwargs: { refusal: 'I cannot.' } }), 'I cannot.'],
    ['in a part of its own', ai([{ type: 'refusal', refusal: 'I cannot.' }]), 'I cannot.'],
    ['by a filter', ai('A te', { response_metadata: { finish_reason: 'content_filter' } }), 'A te'],
    ['by a filter, before anything came', ai(null, { response_metadata: { finishReason: 'SAFETY' } }), ''],
    ['by the model, as its reason to stop', ai('', { response_metadata: { stop_reason: 'refusal' } }), ''],
    [
      'by the filter of the Responses API',
      ai('A te', {
        response_metadata: { status: 'incomplete', incomplete_details: { reason: 'content_filter' } },
      }),
      'A te',
    ],
    [
      'within the values',
      { answer: ai('', { additional_kwargs: { refusal: 'I cannot.' } }), context: DOCUMENTS },
      'I cannot.',
    ],
  ])('%s', async (_what, output, text) => {
    expect((await served(output)).answer).toMatchObject({ text, refused: true });
  });

  it.each([[null], ['']])('is left to the text where the format says %j', async (refusal) => {
    expect((await served(ai('I cannot help.', { additional_kwargs: { refusal } }))).answer).toEqual({
      text: 'I cannot help.',
    });
  });
});

describe('with status 200, but no answer', () => {
  it.each<[string, unknown, object, string]>([
    ['an error', undefined, { error: { message: 'no index' } }, 'no index'],
    ['an error beside an output', TEXT, { error: 'no index' }, 'no index'],
    [
      'cut off',
      ai('A te', { response_metadata: { finish_reason: 'length' } }),
      {},
      'unfinished (\\"length\\")',
    ],
    ['cut off elsewhere', ai('A te', { response_metadata: { stop_reason: 'max_tokens' } }), {}, 'max_tokens'],
    [
      'cut off in capitals',
      ai('A te', { response_metadata: { finishReason: 'MAX_TOKENS' } }),
      {},
      'max_tokens',
    ],
    ['cut off by a local model', ai('A te', { response_metadata: { done_reason: 'length' } }), {}, 'length'],
    [
      'cut off within the values',
      { answer: ai('A te', { response_metadata: { finish_reason: 'length' } }) },
      {},
      'length',
    ],
  ])('%s', async (_what, output, more, said) => {
    const { error, answer } = await served(output, more);
    expect(error).toMatchObject({ code: 'app_error', message: expect.stringContaining(said) as string });
    expect(answer).toBeUndefined();
  });

  it.each([[null], [''], [false]])('error %j hides no other failure', async (error) => {
    const cut = ai('A te', { response_metadata: { finish_reason: 'length' } });
    expect((await served(cut, { error })).error?.code).toBe('app_error');
  });

  it.each([[null], [''], [false]])('error %j is none', async (error) => {
    expect((await served(TEXT, { error })).answer).toEqual({ text: TEXT });
  });
});

describe('missing parts and wrong types are named, and no object becomes a text', () => {
  it.each<[string, unknown, string]>([
    ['no output', undefined, 'field text: a text expected, nothing came'],
    ['null', null, 'field text: a text expected, nothing came'],
    ['a number', 7, 'field text: a text expected, the number 7 came'],
    [
      'values without an answer',
      { input: 'How long?', context: DOCUMENTS },
      'field text: a text expected, nothing came',
    ],
    [
      'an answer that is an object',
      { answer: { id: 1 } },
      'field text: a text expected, an object with id came',
    ],
    ['content that is an object', ai({ id: 1 }), 'field text: a text expected, an object with id came'],
    ['only what the person said', [human('How long?')], 'field text: a text expected, nothing came'],
    ["a retriever's documents", DOCUMENTS, 'field text: a text expected, a list of 2 came'],
    [
      'a part whose text is none',
      ai([{ type: 'text', text: 5 }]),
      'field text: a text expected, the number 5 came',
    ],
    [
      'a document whose text is none',
      { answer: TEXT, context: [document(5, {})] },
      'field retrieved_context.0.chunk: a text expected, the number 5',
    ],
    [
      'a source that is no name',
      { answer: TEXT, context: [document('x', { source: 5 })] },
      'retrieved_context.0.source_id: a text expected',
    ],
    [
      'calls that are no list',
      ai(TEXT, { tool_calls: 'search' }),
      'field tool_calls: a list expected, the string "search" came',
    ],
    [
      'a call without a name',
      ai(TEXT, { tool_calls: [call('c', undefined as unknown as string, {})] }),
      'field tool_calls.0.name: a text expected, nothing',
    ],
    [
      'tokens as text',
      ai(TEXT, { usage_metadata: { input_tokens: '3' } }),
      'usage.input_tokens: a number expected, the string "3" came',
    ],
  ])('%s', async (_what, output, said) => {
    const { wrong, answer } = await served(output);
    expect(wrong).toContain(said);
    expect(answer).toBeUndefined();
  });
});
