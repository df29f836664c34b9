import type { StreamJoiner } from '../presets/preset.ts';
import { parseJson } from './body.ts';
import { createEventParser, type StreamEvent } from './events.ts';

/** What came of a stream: one body, or why there is none. */
export type Streamed =
  | { readonly kind: 'ok'; readonly json: unknown }
  | { readonly kind: 'too_large' }
  /** It ended before the answer did. */
  | { readonly kind: 'broken' }
  /** The app says in the stream that it failed. */
  | { readonly kind: 'failed'; readonly said: string }
  /** Something in it cannot be read; `came` is what. */
  | { readonly kind: 'unreadable'; readonly why: string; readonly came: string };

const END = '[DONE]';

/**
 * Reads a stream of events up to `limit` bytes and joins it. It is over with `[DONE]`, or with its last byte where the
 * answer is complete by then. Rejects when the connection breaks.
 */
export async function readStream(response: Response, limit: number, joiner: StreamJoiner): Promise<Streamed> {
  const decode = createDecoder();
  const parser = createEventParser();
  let size = 0;
  // Leaving the loop drops the connection.
  for await (const bytes of response.body ?? []) {
    size += bytes.length;
    if (size > limit) return { kind: 'too_large' };
    const text = decode(bytes);
    if (text === undefined) return { kind: 'unreadable', why: 'the stream is not UTF-8', came: '' };
    for (const event of parser.push(text)) {
      const end = take(event, joiner);
      if (end) return end;
    }
  }
  return cutOff(parser.end(), joiner);
}

/** Hands an event over; something where the stream ends with it. */
function take({ type, data }: StreamEvent, joiner: StreamJoiner): Streamed | undefined {
  if (data.trim() === END) return { kind: 'ok', json: joiner.body() };
  if (type === 'error') return { kind: 'failed', said: data };
  const parsed = parseJson(data);
  if (parsed.kind === 'bad')
    return { kind: 'unreadable', why: `an event of the stream: ${parsed.why}`, came: data };
  const error = errorOf(parsed.json);
  if (error) return { kind: 'failed', said: JSON.stringify(error) };
  joiner.add(parsed.json);
  return undefined;
}

/** The last event may lack its blank line, or its second half. */
function cutOff(events: readonly StreamEvent[], joiner: StreamJoiner): Streamed {
  for (const event of events) {
    const end = take(event, joiner);
    if (end) return end.kind === 'unreadable' ? { kind: 'broken' } : end;
  }
  return joiner.isComplete() ? { kind: 'ok', json: joiner.body() } : { kind: 'broken' };
}

function errorOf(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return undefined;
  if ('error' in json) return json.error;
  return 'object' in json && json.object === 'error' ? json : undefined;
}

/** Undefined for bytes that are not UTF-8; a character may be split over two pieces. */
function createDecoder(): (bytes: Uint8Array) => string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return (bytes) => {
    try {
      return decoder.decode(bytes, { stream: true });
    } catch {
      return undefined;
    }
  };
}
