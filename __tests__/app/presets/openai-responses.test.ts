import { describe, expect, it } from 'vitest';
import { question } from '../http-app.ts';
import { answerTo, body, message, part, search, TEXT } from './responses-bodies.ts';
import { asked } from './served.ts';

const GUIDE = { type: 'file_citation', index: 26, file_id: 'file-g', filename: 'guide.md' };
const PRICES = { type: 'file_citation', index: 30, file_id: 'file-p', filename: 'prices.md' };

it('sends earlier turns and the prompt as input, and what the user lays over it', async () => {
  const conversation = [{ role: 'user', content: 'Hello' }] as const;
  const request = { model: 'small-1', include: ['file_search_call.results'] };
  const { sent } = await asked(
    'openai-responses',
    body([]),
    { request },
    question('How long?', { conversation }),
  );
  expect(sent).toEqual({ ...request, input: [...conversation, { role: 'user', content: 'How long?' }] });
});

describe('text', () => {
  it.each<[string, unknown[], string]>([
    [
      'is every part in order, without separator',
      [message(part('A tent '), part('is lent.'))],
      'A tent is lent.',
    ],
    ['goes over several messages', [message(part('One. ')), message(part('Two.'))], 'One. Two.'],
    [
      'has no reasoning in it',
      [{ type: 'reasoning', summary: [{ text: 'Hm.' }] }, message(part(TEXT))],
      TEXT,
    ],
    [
      'has no commentary in it',
      [
        { ...message(part('Let me look.')), phase: 'commentary' },
        { ...message(part(TEXT)), phase: 'final_answer' },
      ],
      TEXT,
    ],
    ['is the commentary where nothing else came', [{ ...message(part('Hm.')), phase: 'commentary' }], 'Hm.'],
    ['may be empty', [message(part(''))], ''],
    ['may be a message without parts', [message()], ''],
    ['may be an empty plain text in the message', [{ type: 'message', content: '' }], ''],
    ['may be a plain text in the message', [{ type: 'message', content: TEXT }], TEXT],
    ['is empty beside a call', [{ type: 'function_call', name: 'lend', arguments: '{}', call_id: 'c' }], ''],
    ['is empty where a call waits for approval', [{ type: 'mcp_approval_request', name: 'lend' }], ''],
  ])('%s', async (_what, output, text) => expect(await answerTo(output)).toMatchObject({ text }));
});

describe('search in files', () => {
  const results = [
    { file_id: 'file-g', filename: 'guide.md', score: 0.9, attributes: {}, text: 'Tents: one week.' },
    { file_id: 'file-p', filename: 'prices.md', score: 0.5, attributes: {}, text: 'A day late: one coin.' },
    { file_id: 'file-x', score: 0.1, text: 'Opened in spring.' },
  ];
  const said = message(part(TEXT, [GUIDE]), part(' Late days cost a coin.', [PRICES, GUIDE]));

  it('gives all results as retrieved, and the annotations as citations, a file as often as it is cited', async () => {
    const usage = {
      input_tokens: 900,
      input_tokens_details: { cached_tokens: 1 },
      output_tokens: 30,
      total_tokens: 930,
    };
    expect(await answerTo([{ type: 'reasoning', summary: [] }, search(results), said], { usage })).toEqual({
      text: `${TEXT} Late days cost a coin.`,
      retrieved_context: [
        { source_id: 'guide.md', chunk: 'Tents: one week.', score: 0.9 },
        { source_id: 'prices.md', chunk: 'A day late: one coin.', score: 0.5 },
        { source_id: 'file-x', chunk: 'Opened in spring.', score: 0.1 },
      ],
      citations: [
        { id: 'file-g', source_id: 'guide.md' },
        { id: 'file-p', source_id: 'prices.md' },
        { id: 'file-g', source_id: 'guide.md' },
      ],
      sources: [{ doc: 'guide.md' }, { doc: 'prices.md' }],
      tool_calls: [{ name: 'file_search', args: { queries: ['tent loan'] } }],
      usage: { input_tokens: 900, output_tokens: 30 },
    });
  });

  it.each([[null], [undefined]])('with results %j retrieved nobody knows what', async (unknown) => {
    const answer = await answerTo([search(unknown), said]);
    expect(answer).not.toHaveProperty('retrieved_context');
    expect(answer).toMatchObject({ tool_calls: [{ name: 'file_search' }] });
  });

  it('that found nothing retrieved nothing', async () => {
    expect(await answerTo([search([]), said])).toMatchObject({ retrieved_context: [] });
  });

  it('twice gives the results of both, and of the one that tells', async () => {
    const chunks = [{ chunk: 'Tents: one week.' }, { chunk: 'Opened in spring.' }];
    const output = [search(results.slice(0, 1)), search(null), search(results.slice(2)), said];
    expect(await answerTo(output)).toMatchObject({ retrieved_context: chunks });
  });

  it('that did not happen leaves the field absent', async () => {
    expect(await answerTo([message(part(TEXT))])).toEqual({
      text: TEXT,
      citations: [],
      tool_calls: [],
    });
  });
});

describe('citations', () => {
  it('of pages have the address, of generated files the name, paths are none', async () => {
    const annotations = [
      {
        type: 'url_citation',
        start_index: 0,
        end_index: 4,
        url: 'https://lending.example/tents',
        title: 'Tents',
      },
      { type: 'container_file_citation', container_id: 'c', file_id: 'cf-1', filename: 'plot.csv' },
      { type: 'file_path', file_id: 'cf-2', index: 3 },
    ];
    expect(await answerTo([message(part(TEXT, annotations))])).toMatchObject({
      citations: [
        { id: 'https://lending.example/tents', source_id: 'https://lending.example/tents' },
        { id: 'cf-1', source_id: 'plot.csv' },
      ],
    });
  });

  it('are absent where no part has a list of them', async () => {
    const answer = await answerTo([message({ type: 'output_text', text: TEXT })]);
    expect(answer).not.toHaveProperty('citations');
    expect(answer).not.toHaveProperty('sources');
  });

  it('may stand in the text, where the annotations are empty', async () => {
    const marked = message(part('A week 【1】.', []));
    const app = { response: { citation_markers: ['【{n}】'] } };
    const { answer } = await asked(
      'openai-responses',
      body([search([{ filename: 'guide.md', text: 'x' }]), marked]),
      app,
    );
    expect(answer?.citations).toEqual([{ id: '1', source_id: 'guide.md' }]);
  });
});

describe('calls of tools', () => {
  it.each<[string, object[], object]>([
    [
      'functions, their arguments parsed where they can be, and their results where the server has them',
      [
        {
          type: 'function_call',
          call_id: 'c1',
          name: 'stock',
          arguments: '{"thing":"tent"}',
          status: 'completed',
        },
        { type: 'function_call_output', call_id: 'c1', output: '41' },
      ],
      { name: 'stock', args: { thing: 'tent' }, result: '41' },
    ],
    [
      'half a JSON',
      [{ type: 'function_call', name: 'stock', arguments: '{"th' }],
      { name: 'stock', args: '{"th' },
    ],
    [
      'remote servers',
      [
        {
          type: 'mcp_call',
          name: 'find',
          server_label: 's',
          arguments: '{}',
          output: 'nothing',
          error: null,
        },
      ],
      { name: 'find', args: {}, result: 'nothing' },
    ],
    [
      'a remote server that failed',
      [
        {
          type: 'mcp_call',
          name: 'find',
          arguments: '{}',
          error: { type: 'http_error', code: 502, message: 'gone' },
        },
      ],
      { name: 'find', args: {}, error: 'gone' },
    ],
    [
      'own formats',
      [{ type: 'custom_tool_call', name: 'sql', input: 'SELECT 1' }],
      { name: 'sql', args: 'SELECT 1' },
    ],
    [
      'the web',
      [{ type: 'web_search_call', status: 'failed', action: { type: 'search', query: 'tents' } }],
      { name: 'web_search', args: { type: 'search', query: 'tents' }, error: 'failed' },
    ],
    [
      'code',
      [{ type: 'code_interpreter_call', code: '1+1', outputs: [{ type: 'logs', logs: '2' }] }],
      { name: 'code_interpreter', args: { code: '1+1' }, result: [{ type: 'logs', logs: '2' }] },
    ],
  ])('%s', async (_what, output, call) => {
    expect(await answerTo([...output, message(part(TEXT))])).toMatchObject({
      text: TEXT,
      tool_calls: [call],
    });
  });

  it('are in the order of the answer', async () => {
    const output = [search(null), { type: 'function_call', name: 'stock', arguments: '{}' }, search(null)];
    expect(await answerTo(output)).toMatchObject({
      text: '',
      tool_calls: [{ name: 'file_search' }, { name: 'stock' }, { name: 'file_search' }],
    });
  });
});
