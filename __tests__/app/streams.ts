import type { ServerResponse } from 'node:http';
import type { Answer } from './http-app.ts';

/** One chunk of a streamed chat completion: what is new, and why it ended. */
export function chunk(delta: object, finish_reason: string | null = null, more: object = {}): object {
  return {
    id: 'c-1',
    object: 'chat.completion.chunk',
    model: 'small-1',
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...more,
  };
}

/** Chunks as the text of a stream, with its end. */
export function streamOf(chunks: readonly object[], end = 'data: [DONE]\n\n'): string {
  return chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('') + end;
}

/** Opens a stream of events. */
export function openStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

/** Answers with a stream in one piece. */
export function streamed(text: string | Uint8Array): Answer {
  return (response) => openStream(response).end(text);
}
