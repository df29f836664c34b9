import { fieldsOf, firstOf, gathered, isFields, isPresent, joined, listOf, type Fields } from '../reading.ts';

/** A message of a chat in LangChain's form. */
export interface Message {
  readonly by: 'ai' | 'human' | 'tool' | 'other';
  readonly fields: Fields;
}

const BY: Readonly<Record<string, Message['by']>> = {
  ai: 'ai',
  assistant: 'ai',
  AIMessage: 'ai',
  AIMessageChunk: 'ai',
  human: 'human',
  user: 'human',
  HumanMessage: 'human',
  HumanMessageChunk: 'human',
  tool: 'tool',
  function: 'tool',
  ToolMessage: 'tool',
  ToolMessageChunk: 'tool',
  FunctionMessage: 'tool',
  system: 'other',
  developer: 'other',
  remove: 'other',
  SystemMessage: 'other',
};

/** Reasons to stop at which the model was not at its end, by the names of several providers, in lower case. */
const UNFINISHED = new Set(['length', 'max_tokens', 'max_output_tokens', 'model_length']);
/** Reasons to stop at which a filter or the model itself held the answer back. */
const WITHHELD = new Set([
  'content_filter',
  'content_filtered',
  'guardrail_intervened',
  'refusal',
  'safety',
  'recitation',
  'blocklist',
  'prohibited_content',
  'spii',
]);
const REASONS = ['finish_reason', 'finishReason', 'stop_reason', 'stopReason', 'done_reason'];

/**
 * A message as LangChain writes it: plain with a type or role, with its fields under "data", or as a constructor with
 * its arguments. Undefined for anything else.
 */
export function asMessage(value: unknown): Message | undefined {
  if (!isFields(value)) return undefined;
  const { type, role, data } = value;
  if (type === 'constructor') return known(listOf(value['id']).at(-1), fieldsOf(value['kwargs']));
  if (isFields(data) && 'content' in data) return known(type, data);
  if (!('content' in value)) return undefined;
  return known(type === 'chat' || type === 'message' ? role : (type ?? role), value);
}

function known(name: unknown, fields: Fields): Message | undefined {
  const by = typeof name === 'string' && Object.hasOwn(BY, name) ? BY[name] : undefined;
  return by && { by, fields };
}

/** The text of a message: its content, the parts of text in it joined, or its refusal. Never an object made to text. */
export function messageText(message: Message): unknown {
  const { content, tool_calls: calls } = message.fields;
  const text = contentText(content);
  if (isPresent(text) && text !== '') return text;
  const isSilent = listOf(calls).length > 0 || isRefusal(message);
  return refusalOf(message.fields) ?? text ?? (isSilent ? '' : undefined);
}

/** Content as text: parts without text (images, reasoning, calls of tools) say nothing. */
export function contentText(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  const parts = listOf(content).filter(isText);
  return parts.length === 0 ? '' : joined(parts.map((part) => (isFields(part) ? part['text'] : part)));
}

function isText(part: unknown): boolean {
  const { type } = fieldsOf(part);
  return !isFields(part) || type === 'text' || type === 'output_text';
}

function refusalOf({ content, additional_kwargs: more }: Fields): unknown {
  const parts = listOf(content).map(fieldsOf);
  const refusals = parts.map(({ refusal }) => refusal).filter(isPresent);
  return firstOf(fieldsOf(more)['refusal'], joined(refusals)) || undefined;
}

/** Whether the model refused, or a filter held its answer back. */
export function isRefusal({ fields }: Message): boolean {
  return refusalOf(fields) !== undefined || WITHHELD.has(stopReason(fields));
}

/** Why the model stopped before its end, in its provider's word. */
export function unfinishedReason({ fields }: Message): string | undefined {
  const reason = stopReason(fields);
  return UNFINISHED.has(reason) ? reason : undefined;
}

function stopReason({ response_metadata: metadata }: Fields): string {
  const facts = fieldsOf(metadata);
  const { reason } = fieldsOf(facts['incomplete_details']);
  const found = [reason, ...REASONS.map((name) => facts[name])].find((one) => typeof one === 'string');
  return typeof found === 'string' ? found.toLowerCase() : '';
}

/** The annotations of a text as citations: files by their name, pages by their address, with the words they cite. */
export function messageCitations({ fields }: Message): unknown {
  const annotations = listOf(fields['content']).map((part) => fieldsOf(part)['annotations']);
  return gathered(annotations, ({ id, file_id, filename, url, title, cited_text }) => ({
    id: firstOf(id, file_id, url),
    source_id: firstOf(filename, url, title, file_id),
    span: cited_text,
  }));
}
