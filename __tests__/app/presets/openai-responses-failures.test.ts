import { describe, expect, it } from 'vitest';
import { answerTo, body, message, part, search, TEXT } from './responses-bodies.ts';
import { asked } from './served.ts';

describe('a refusal', () => {
  const refusal = { type: 'refusal', refusal: 'I cannot help with that.' };

  it.each<[string, object[], object, string]>([
    ['in a part of its own is the text', [message(refusal)], {}, 'I cannot help with that.'],
    ['beside a text leaves the text', [message(part('Well. '), refusal)], {}, 'Well. '],
    ['beside an empty text is the text', [message(part(''), refusal)], {}, 'I cannot help with that.'],
    ['by the filter has what came', [message(part('A te'))], { status: 'incomplete' }, 'A te'],
    ['by the filter before anything came', [], { status: 'incomplete' }, ''],
  ])('%s', async (_what, output, status, text) => {
    const filtered = 'status' in status && { incomplete_details: { reason: 'content_filter' } };
    expect(await answerTo(output, { ...status, ...filtered })).toMatchObject({ text, refused: true });
  });

  it('is unknown where there is none', async () => {
    expect(await answerTo([message(part(TEXT))])).not.toHaveProperty('refused');
  });
});

describe('with status 200, but no answer', () => {
  const failed = { code: 'server_error', message: 'The model went away.' };

  it.each<[string, object, string]>([
    ['failed', { status: 'failed', error: failed }, 'The model went away.'],
    ['failed without a word', { status: 'failed' }, 'status \\"failed\\"'],
    ['cancelled', { status: 'cancelled' }, 'cancelled'],
    ['queued in the background', { status: 'queued' }, 'leave \\"background\\" out'],
    ['in progress', { status: 'in_progress' }, 'unfinished'],
    [
      'cut off',
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
      'raise max_output_tokens',
    ],
    ['incomplete without a reason', { status: 'incomplete' }, 'incomplete'],
    ['an error without status', { status: undefined, error: failed }, 'server_error'],
  ])('%s', async (_what, more, said) => {
    const { error, answer } = await asked('openai-responses', body([message(part('A te'))], more));
    expect(error).toMatchObject({ code: 'app_error', message: expect.stringContaining(said) as string });
    expect(answer).toBeUndefined();
  });

  it('no status at all is that of a server which leaves it out', async () => {
    expect(await answerTo([message(part(TEXT))], { status: undefined })).toMatchObject({ text: TEXT });
  });
});

describe('missing parts and wrong types are named', () => {
  it.each<[string, unknown, string]>([
    ['no output', { status: 'completed' }, 'field text: a text expected, nothing came'],
    ['output that is no list', body('At ten.'), 'field text: a text expected, nothing came'],
    [
      'nothing but reasoning',
      body([{ type: 'reasoning', summary: [] }]),
      'field text: a text expected, nothing came',
    ],
    [
      'a part without text',
      body([message({ type: 'output_text' })]),
      'field text: a text expected, nothing came',
    ],
    ['a text that is a number', body([message(part(7))]), 'field text: a text expected, the number 7 came'],
    ['a refusal that is none', body([message({ type: 'refusal', refusal: 1 })]), 'the number 1 came'],
    [
      'annotations as text',
      body([message(part(TEXT, 'none'))]),
      'field citations: a list expected, the string "none" came',
    ],
    ['an annotation that is none', body([message(part(TEXT, [5]))]), 'field citations.0: an object expected'],
    [
      'a result without text',
      body([search([{ filename: 'a.md' }]), message(part(TEXT))]),
      'field retrieved_context.0.chunk',
    ],
    [
      'a score as text',
      body([search([{ text: 'x', score: '1' }])]),
      'retrieved_context.0.score: a number expected, the string "1" came',
    ],
    [
      'a name that is a number',
      body([{ type: 'function_call', name: 3 }]),
      'field tool_calls.0.name: a text expected',
    ],
    [
      'tokens as text',
      body([message(part(TEXT))], { usage: { input_tokens: '9' } }),
      'usage.input_tokens: a number expected',
    ],
    ['a list', [1], 'field text: a text expected, nothing came'],
  ])('%s', async (_what, answer, said) => {
    expect((await asked('openai-responses', answer)).wrong).toContain(said);
  });
});
