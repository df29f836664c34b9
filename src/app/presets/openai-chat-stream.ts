import type { StreamJoiner } from './preset.ts';
import { fieldsOf, isPresent, listOf, type Fields } from './reading.ts';

type Draft = { [name: string]: unknown };

interface Calls {
  readonly all: Draft[];
  /** The call that goes on, by its index. */
  readonly open: Map<unknown, Draft>;
}

/** Texts of a delta that go on where the last one ended; every other value of a delta stands for itself. */
const CONTINUED = new Set(['content', 'refusal', 'reasoning', 'reasoning_content']);

/**
 * Joins the chunks of a streamed chat completion into the body that the server would have sent without streaming: the
 * first choice with its whole message, and what stands beside the choices (the usage comes in the last chunk).
 */
export function createChatJoiner(): StreamJoiner {
  const top: Draft = {};
  const choice: Draft = {};
  const message: Draft = {};
  const calls: Calls = { all: [], open: new Map() };
  return {
    add(chunk) {
      const { choices, ...rest } = fieldsOf(chunk);
      overwrite(top, rest);
      const first = listOf(choices).map(fieldsOf).find(isFirst);
      if (first === undefined) return;
      const { delta, ...beside } = first;
      overwrite(choice, { index: 0, ...beside });
      const { tool_calls: parts, ...said } = fieldsOf(delta);
      addDelta(message, said);
      for (const part of listOf(parts)) addCall(calls, fieldsOf(part));
    },
    isComplete: () => isPresent(choice['finish_reason']),
    body() {
      if (!('index' in choice)) return top;
      // A stream that says nothing says the empty text, which a body would have as its content.
      const tools = calls.all.length > 0 && { tool_calls: calls.all };
      return { ...top, choices: [{ ...choice, message: { content: '', ...message, ...tools } }] };
    },
  };
}

function isFirst({ index }: Fields): boolean {
  return !isPresent(index) || index === 0;
}

/** Null stands for "nothing new" in a chunk. */
function overwrite(draft: Draft, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) if (isPresent(value)) draft[name] = value;
}

function addDelta(message: Draft, delta: Fields): void {
  for (const [name, value] of Object.entries(delta)) {
    if (isPresent(value)) message[name] = CONTINUED.has(name) ? continued(message[name], value) : value;
  }
}

/** Text goes on as text, and parts as a list of parts; what is neither is kept, so that the check can name it. */
function continued(before: unknown, value: unknown): unknown {
  if (before === undefined) return value;
  if (typeof before === 'string' && typeof value === 'string') return before + value;
  if (!isContent(before)) return before;
  if (!isContent(value)) return value;
  const parts = partsOf(before);
  parts.push(...partsOf(value));
  return parts;
}

function isContent(value: unknown): value is string | unknown[] {
  return typeof value === 'string' || Array.isArray(value);
}

function partsOf(content: string | unknown[]): unknown[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content;
}

/**
 * A call comes in pieces that have its index: first id and name, then the arguments bit by bit. Some servers send whole
 * calls without an index, or all under the same one: an id of its own makes a call of its own.
 */
function addCall(calls: Calls, { index, function: named, ...rest }: Fields): void {
  const open = isPresent(index) ? calls.open.get(index) : undefined;
  const isOther = open && isPresent(rest['id']) && isPresent(open['id']) && open['id'] !== rest['id'];
  const call = open && !isOther ? open : {};
  if (call !== open) calls.all.push(call);
  calls.open.set(index, call);
  overwrite(call, rest);
  call['function'] = withPiece(fieldsOf(call['function']), fieldsOf(named));
}

function withPiece(before: Fields, { name, arguments: piece }: Fields): Fields {
  const written = before['arguments'];
  const all = typeof written === 'string' && typeof piece === 'string' ? written + piece : (written ?? piece);
  return { name: before['name'] || name, arguments: all };
}
