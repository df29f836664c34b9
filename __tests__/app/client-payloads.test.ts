import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallResult } from '../../src/app/client.ts';
import type { AppResponse } from '../../src/model/answer.ts';
import { checkAnswer } from '../../src/model/check-answer.ts';
import { detectRefusal } from '../../src/text/refusal.ts';
import { clientFor, httpApp, question } from './http-app.ts';
import { fixturePath } from './programs.ts';

/** Asks a server that answers with a file, and gives the result and what arrived there. */
async function answered(
  app: Record<string, unknown>,
  file: string,
  type = 'application/json',
): Promise<CallResult & { sent: string[] }> {
  await using server = await httpApp((response) =>
    response.writeHead(200, { 'content-type': type }).end(readFileSync(fixturePath(`payloads/${file}`))),
  );
  const result = await clientFor({ url: server.url, ...app, retries: 2 }).ask(
    question('How often does the ferry run?'),
  );
  return { ...result, sent: server.received.map(({ body }) => body) };
}

/** The answer as scoring gets it. */
function scored({ response }: CallResult): unknown {
  const checked = checkAnswer(response);
  return checked.kind === 'ok' ? checked.response : checked.message;
}

describe('documents inside a chat message', () => {
  const response = {
    retrieved_context:
      'choices[0].message.context.citations[].{source_id: filepath || url || title, chunk: content}',
  };
  const azure = { preset: 'openai-chat', response };
  const retrieved_context = [
    { source_id: 'visit.md', chunk: 'Opening hour: ten.' },
    { source_id: 'https://museum.example/shop', chunk: 'The shop sells maps.' },
    { source_id: 'Calendar', chunk: 'Mondays: closed.' },
  ];
  const text = 'The museum opens at ten [doc1] and is closed on Mondays [doc3].';
  const usage = { input_tokens: 3120, output_tokens: 27 };

  it('become the retrieved context, and no citations', async () => {
    expect(scored(await answered(azure, 'azure/response.json'))).toEqual({ text, retrieved_context, usage });
  });

  it('fall through null to the next name, and have none where all are null', async () => {
    const [visit, , calendar] =
      (scored(await answered(azure, 'azure/response.json')) as AppResponse).retrieved_context ?? [];
    expect([visit?.source_id, calendar?.source_id]).toEqual(['visit.md', 'Calendar']);
    const nameless = { ...response, retrieved_context: response.retrieved_context.replace('|| title', '') };
    const { retrieved_context: chunks } = scored(
      await answered({ ...azure, response: nameless }, 'azure/response.json'),
    ) as AppResponse;
    expect(chunks?.[2]).toEqual({ chunk: 'Mondays: closed.' });
  });

  it('are joined with the markers where the user says how they look', async () => {
    const marked = { ...azure, response: { ...response, citation_markers: ['[doc{n}]'] } };
    const citations = [
      { id: '1', source_id: 'visit.md' },
      { id: '3', source_id: 'Calendar' },
    ];
    expect(scored(await answered(marked, 'azure/response.json'))).toEqual({
      text,
      retrieved_context,
      usage,
      citations,
    });
    expect(scored(await answered(marked, 'azure/response-proxy.json'))).not.toHaveProperty('citations');
  });

  it('that are none are an empty list, and that were dropped are absent', async () => {
    const { text: nothing } = scored(
      await answered(azure, 'azure/response-out-of-scope.json'),
    ) as AppResponse;
    expect(detectRefusal(nothing).refused).toBe(true);
    expect(scored(await answered(azure, 'azure/response-out-of-scope.json'))).toEqual({
      text: 'Nothing in the connected documents covers this. Please ask about another subject.',
      retrieved_context: [],
      usage: { input_tokens: 410, output_tokens: 15 },
    });
    expect(scored(await answered(azure, 'azure/response-proxy.json'))).toEqual({
      text: 'The museum opens at ten [doc1].',
      usage: { input_tokens: 3120, output_tokens: 9 },
    });
  });
});

describe('a format of its own', () => {
  const price = (usd: string): Record<string, unknown> => ({
    headers: { authorization: 'Bearer abc' },
    request: {
      inputs: {},
      query: '{{prompt}}',
      response_mode: 'blocking',
      conversation_id: '',
      user: 'ragbench',
    },
    response: {
      text: 'answer',
      retrieved_context:
        'metadata.retriever_resources[].{source_id: document_name, chunk: content, score: score}',
      usage: `metadata.usage.{input_tokens: prompt_tokens, output_tokens: completion_tokens, usd: ${usd}}`,
    },
  });
  const dify = price('to_number(total_price)');

  it('gets exactly the body that was written, and is mapped whatever else it calls "mode"', async () => {
    const result = await answered(dify, 'dify/response.json');
    expect(result.sent).toEqual([
      '{"inputs":{},"query":"How often does the ferry run?","response_mode":"blocking","conversation_id":"","user":"ragbench"}',
    ]);
    expect(scored(result)).toMatchObject({
      text: 'The ferry runs hourly until eight in the evening.',
      retrieved_context: [
        {
          source_id: 'ferry-timetable.txt',
          chunk: 'Ferry: every hour, last departure at eight in the evening.',
          score: 0.87,
        },
      ],
      usage: { input_tokens: 812, output_tokens: 102, usd: 0.000183 },
    });
    expect(scored(result)).not.toHaveProperty('mode');
  });

  it('with a price as text is a wrong type, named with what came', async () => {
    const message = scored(await answered(price('total_price'), 'dify/response.json'));
    expect(message).toMatch(/usage\.usd.*number expected.*"0\.0001830"/);
  });

  it('may answer nothing, which is an answer', async () => {
    const answer = scored(await answered(dify, 'dify/response-empty.json'));
    expect(answer).toMatchObject({ text: '', usage: { input_tokens: 0, output_tokens: 0, usd: 0 } });
    expect(answer).not.toHaveProperty('retrieved_context');
    expect(answer).not.toHaveProperty('refused');
    expect(detectRefusal((answer as AppResponse).text).refused).toBe(false);
  });

  it('that streams where one answer was asked for is an error, after one call', async () => {
    const { error, response, sent } = await answered(
      dify,
      'dify/response-stream.txt',
      'text/event-stream; charset=utf-8',
    );
    expect(response).toBeUndefined();
    expect(error?.code).toBe('no_json');
    for (const part of ['200', 'text/event-stream', 'The ferry', 'streaming endpoint cannot be read'])
      expect(error?.message).toContain(part);
    expect(sent).toHaveLength(1);
  });
});
