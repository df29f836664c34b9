import { describe, expect, it } from 'vitest';
import { compileMapping } from '../../../src/app/mapping.ts';
import { requestTemplate } from '../../../src/app/presets.ts';
import { fillTemplate } from '../../../src/app/template.ts';
import { checkAnswer } from '../../../src/model/check-answer.ts';
import type { Json } from '../../../src/model/json.ts';
import { appSettings, question } from '../http-app.ts';

const URL = 'http://127.0.0.1:1/chat';

function bodyOf(app: Record<string, unknown>, request = question('Which?')): Json | undefined {
  return fillTemplate(requestTemplate(appSettings({ url: URL, ...app })), request);
}

function chat(choice: Record<string, unknown>, rest: Record<string, unknown> = {}): unknown {
  const mapping = compileMapping(appSettings({ url: URL, preset: 'openai-chat' }));
  if (mapping.kind === 'bad') throw new Error(mapping.problems.map(({ message }) => message).join());
  const mapped = mapping.map({ id: 'c-1', choices: [choice], ...rest });
  return mapped.kind === 'ok' ? mapped.response : mapped.error;
}

describe('request', () => {
  it('of native has the prompt and conversation, and the rest where it is there', () => {
    expect(bodyOf({})).toEqual({ prompt: 'Which?', conversation: [] });
    const all = { contexts: ['c'], context_sources: ['s'], reference_date: '2026-11-30' };
    expect(bodyOf({ preset: 'native' }, question('Which?', all))).toEqual({
      prompt: 'Which?',
      conversation: [],
      ...all,
    });
  });

  it('without a preset key is the whole body, with one it is laid over the preset', () => {
    expect(bodyOf({ request: { q: '{{prompt}}', inputs: {} } })).toEqual({ q: 'Which?', inputs: {} });
    const over = { preset: 'native', request: { mode: 'tool', conversation: ['x'] } };
    expect(bodyOf(over)).toEqual({ prompt: 'Which?', conversation: ['x'], mode: 'tool' });
  });

  it('of openai-chat has earlier turns and the prompt, contexts numbered before it', () => {
    const conversation = [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Good day' },
    ] as const;
    expect(
      bodyOf({ preset: 'openai-chat', request: { model: 'small-1' } }, question('Which?', { conversation })),
    ).toEqual({
      model: 'small-1',
      messages: [...conversation, { role: 'user', content: 'Which?' }],
    });
    expect(bodyOf({ preset: 'openai-chat' }, question('Which?', { contexts: ['One.', 'Two.'] }))).toEqual({
      messages: [{ role: 'user', content: '[1] One.\n\n[2] Two.\n\nWhich?' }],
    });
  });
});

describe('response of openai-chat', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'text',
      { finish_reason: 'stop', message: { content: 'At ten.', refusal: null, tool_calls: null } },
      { text: 'At ten.' },
    ],
    ['empty text', { finish_reason: 'stop', message: { content: '' } }, { text: '' }],
    [
      'text in parts',
      {
        message: {
          content: [{ type: 'text', text: 'At ' }, { type: 'image' }, { type: 'text', text: 'ten.' }],
        },
      },
      { text: 'At ten.' },
    ],
    [
      'a refusal',
      { message: { content: null, refusal: 'I cannot help.' } },
      { text: 'I cannot help.', refused: true },
    ],
    [
      'a filtered answer',
      { finish_reason: 'content_filter', message: { content: null } },
      { text: '', refused: true },
    ],
    [
      'a half filtered answer',
      { finish_reason: 'content_filter', message: { content: 'At' } },
      { text: 'At', refused: true },
    ],
    [
      'tool calls without text, arguments parsed where they can be',
      {
        finish_reason: 'tool_calls',
        message: {
          content: null,
          tool_calls: [
            { id: '1', type: 'function', function: { name: 'search', arguments: '{"query":"opening"}' } },
            { id: '2', type: 'function', function: { name: 'search', arguments: '{"query' } },
          ],
        },
      },
      {
        text: '',
        tool_calls: [
          { name: 'search', args: { query: 'opening' } },
          { name: 'search', args: '{"query' },
        ],
      },
    ],
  ])('%s', (_, choice, expected) => {
    expect(chat(choice)).toEqual(expected);
    expect(checkAnswer(chat(choice)).kind).toBe('ok');
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['an error object with status 200', {}, { error: { message: 'overloaded', code: 529 } }, 'overloaded'],
    ['an error within the choice', { error: { message: 'upstream gone' } }, {}, 'upstream gone'],
    ['an unfinished answer', { finish_reason: 'length', message: { content: 'At t' } }, {}, 'unfinished'],
  ])('%s is an error of the app', (_, choice, rest, said) => {
    expect(chat(choice, rest)).toMatchObject({
      code: 'app_error',
      message: expect.stringContaining(said) as string,
    });
  });

  it('has usage, and none where it is null', () => {
    const choice = { message: { content: 'At ten.' } };
    expect(
      chat(choice, { usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 }, error: null }),
    ).toEqual({
      text: 'At ten.',
      usage: { input_tokens: 3, output_tokens: 2 },
    });
    expect(chat(choice, { usage: null })).toEqual({ text: 'At ten.' });
  });

  it('without choices has no text, which the check of the answer names', () => {
    expect(chat({})).toEqual({});
    expect(checkAnswer(chat({}))).toMatchObject({ kind: 'bad' });
  });
});
