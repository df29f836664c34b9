import type { CallError } from '../../model/recording.ts';
import { BODY_LIMIT, parseBody } from '../client/body.ts';
import type { RawLine } from './lines.ts';
import { reportedError, shapelessLine, tooLongLine, unreadableLine } from './words.ts';

/** The longest line that is read, in bytes. */
export const LINE_LIMIT = BODY_LIMIT;
/** Bytes of a bad line that are decoded for a message. */
const HEAD_BYTES = 16_384;
/** The id at the beginning of a line that cannot be read as a whole. */
const LEADING_ID = /^\s*\{\s*"id"\s*:\s*(?:"([^"\\]*)"|(\d+))\s*[,}]/;

/** What one line of an app's stdout is. A bad line that shows its id is an error of that call only. */
export type AnswerLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: string; readonly response: unknown }
  | { readonly kind: 'error'; readonly id?: string; readonly error: CallError };

/** Reads one line: `{id, response}`, `{id, error}` or, before all others, `{ready: true}`. */
export function readAnswerLine({ bytes, whole }: RawLine, redact: (text: string) => string): AnswerLine {
  const head = bytes.subarray(0, HEAD_BYTES).toString('utf8');
  const shown = redact(head);
  if (!whole) return bad(leadingId(head), tooLongLine(LINE_LIMIT, shown));
  if (head.trim() === '' && bytes.length <= HEAD_BYTES) return { kind: 'blank' };
  const parsed = parseBody(bytes);
  if (parsed.kind === 'bad') return bad(leadingId(head), unreadableLine(parsed.why, shown));
  const { json } = parsed;
  if (!isObject(json)) return bad(undefined, shapelessLine('a line on stdout that is no object', shown));
  if (json['ready'] === true && !('id' in json)) return { kind: 'ready' };
  const id = idOf(json);
  if (id === undefined) return bad(undefined, shapelessLine('a line on stdout without an id', shown));
  if (json['error']) return bad(id, reportedError(json['error'], redact));
  if (!('response' in json)) return bad(id, shapelessLine('an answer without a response', shown));
  return { kind: 'answer', id, response: json['response'] };
}

function bad(id: string | undefined, error: CallError): AnswerLine {
  return { kind: 'error', error, ...(id !== undefined && { id }) };
}

/** Ids are sent as text; a number of the same digits is the same id. */
function idOf({ id }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

function leadingId(head: string): string | undefined {
  const [, text, digits] = LEADING_ID.exec(head) ?? [];
  return text ?? digits;
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
