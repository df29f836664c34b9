import type { AppRequest } from '../model/request.ts';
import type { AppClient, CallResult } from './client.ts';

/** Requests, each with what tells its answer apart. */
export type Questions<Key> = Iterable<Question<Key>> | AsyncIterable<Question<Key>>;

/** One request and its key. */
export interface Question<Key> {
  readonly key: Key;
  readonly request: AppRequest;
}

/**
 * Asks everything, `concurrency` at a time, and hands over each answer as it comes, once per question, in the order of
 * arrival. The next question is taken only when an answer has been dealt with, so memory does not grow with their
 * number. After a cancelled run the rest is answered `incomplete`. What `onAnswer` or the questions throw ends it.
 */
export async function askAll<Key>(
  client: AppClient,
  questions: Questions<Key>,
  concurrency: number,
  onAnswer: (key: Key, result: CallResult) => void | Promise<void>,
): Promise<void> {
  const iterator = iteratorOf(questions);
  const state = { broken: false };
  const work = async (): Promise<void> => {
    for (let next = await iterator.next(); !next.done && !state.broken; next = await iterator.next()) {
      await onAnswer(next.value.key, await client.ask(next.value.request));
    }
  };
  const workers = Array.from({ length: concurrency }, async () => {
    try {
      await work();
    } catch (error) {
      state.broken = true;
      throw error;
    }
  });
  const ends = await Promise.allSettled(workers);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function iteratorOf<T>(items: Iterable<T> | AsyncIterable<T>): Iterator<T> | AsyncIterator<T> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}
