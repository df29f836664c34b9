import type { AppResponse } from '../../../src/model/answer.ts';
import { asked } from './served.ts';

/** What the assistant says in these tests. */
export const TEXT = 'A tent is lent for a week.';

/** A part of text. */
export const part = (text: unknown, annotations: unknown = []): object => ({
  type: 'output_text',
  text,
  annotations,
});
/** The assistant's message. */
export const message = (...content: unknown[]): object => ({
  id: 'msg_a',
  type: 'message',
  status: 'completed',
  role: 'assistant',
  content,
});
/** A search in files, with its results. */
export const search = (results: unknown, queries: unknown = ['tent loan']): object => ({
  id: 'fs_a',
  type: 'file_search_call',
  status: 'completed',
  queries,
  results,
});
/** The whole response. */
export const body = (output: unknown, more: object = {}): object => ({
  id: 'resp_a',
  object: 'response',
  status: 'completed',
  error: null,
  incomplete_details: null,
  model: 'small-1',
  output,
  usage: null,
  ...more,
});
/** The answer that scoring gets of a response. */
export const answerTo = async (...args: Parameters<typeof body>): Promise<AppResponse | undefined> =>
  (await asked('openai-responses', body(...args))).answer;
