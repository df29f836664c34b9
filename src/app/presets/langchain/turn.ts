import { fieldsOf, firstOf, isFields, isPresent, listOf, sourcesOf, type Fields } from '../reading.ts';
import { namedSources, retrievedContext } from './documents.ts';
import {
  asMessage,
  contentText,
  isRefusal,
  messageCitations,
  messageText,
  unfinishedReason,
  type Message,
} from './message.ts';
import { messageCalls, stepCalls, toolDocuments } from './tools.ts';

/** What a chain or a graph gives for one question: its values by name, and the messages that answer the question. */
export interface Turn {
  readonly values: Fields;
  readonly messages: readonly Message[];
}

/** Names under which chains and graphs give their answer, most telling first. */
const ANSWERS = ['answer', 'output', 'result', 'response', 'generation', 'text', 'output_text', 'content'];
/** Names under which they give what was retrieved. */
const RETRIEVED = [
  'context',
  'source_documents',
  'documents',
  'docs',
  'retrieved_documents',
  'retrieved_docs',
];
/** What LangGraph's ready-made agent says in place of an answer when it may take no more steps. */
const OUT_OF_STEPS = 'Sorry, need more steps to process this request.';

/** Reads an output in any of its shapes: a text, parts of one, a message, messages, or values by name. */
export function readTurn(output: unknown): Turn {
  const message = asMessage(output);
  if (message) return { values: {}, messages: [message] };
  const listed = messagesOf(output);
  if (listed) return { values: {}, messages: answering(listed) };
  if (!isFields(output)) return { values: { answer: output }, messages: [] };
  const messages = answering(messagesOf(output['messages']) ?? []);
  const answer = asMessage(answerIn(output));
  return { values: output, messages: messages.length === 0 && answer ? [answer] : messages };
}

/** Messages after the last one of a person: what went before belongs to earlier questions. */
function answering(messages: readonly Message[]): Message[] {
  const last = messages.findLastIndex(({ by }) => by === 'human');
  return messages.slice(last + 1).filter(({ by }) => by === 'ai' || by === 'tool');
}

function messagesOf(list: unknown): Message[] | undefined {
  const messages = listOf(list).map(asMessage);
  return messages.length > 0 && messages.every(isPresent)
    ? messages.filter((one) => one !== undefined)
    : undefined;
}

function answerIn(values: Fields): unknown {
  return firstOf(...ANSWERS.map((name) => values[name]));
}

export function turnText({ values, messages }: Turn): unknown {
  const last = messages.at(-1);
  return last ? messageText(last) : valueText(answerIn(values));
}

/** A list is a text only where it has parts of one: a list of documents is no answer. */
function valueText(answer: unknown): unknown {
  const isParts = listOf(answer).some((part) => fieldsOf(part)['type'] === 'text');
  return isParts ? contentText(answer) : answer;
}

/** True where the model or a filter refused; undefined where nothing but the text can tell. */
export function turnRefused({ messages }: Turn): true | undefined {
  const last = messages.at(-1);
  return last && isRefusal(last) ? true : undefined;
}

export function turnSources(turn: Turn): unknown {
  return namedSources(turn.values['sources']) ?? sourcesOf(turnCitations(turn));
}

export function turnCitations({ values: { citations }, messages }: Turn): unknown {
  const last = messages.at(-1);
  const annotated = last && messageCitations(last);
  return annotated ?? (areCitations(citations) ? citations : undefined);
}

/** Chains call anything citations; only those that name their source are ours. */
function areCitations(citations: unknown): boolean {
  const named = (item: unknown): boolean => typeof fieldsOf(item)['source_id'] === 'string';
  return Array.isArray(citations) && citations.every(named);
}

export function turnRetrieved({ values, messages }: Turn): unknown {
  return retrievedContext([...RETRIEVED.map((name) => values[name]), toolDocuments(messages)]);
}

export function turnCalls({ values, messages }: Turn): unknown {
  return messageCalls(messages) ?? stepCalls(values['intermediate_steps']);
}

/** The tokens of all calls of the model together. */
export function turnUsage({ messages }: Turn): unknown {
  const usages = messages.map(({ fields }) => fields['usage_metadata']).filter(isPresent);
  if (usages.length === 0) return undefined;
  const total = (name: string): unknown => sum(usages.map((usage) => fieldsOf(usage)[name]));
  return { input_tokens: total('input_tokens'), output_tokens: total('output_tokens') };
}

/** What is no number stands for the sum, so that the check of the answer can name it. */
function sum(values: readonly unknown[]): unknown {
  const present = values.filter(isPresent);
  const numbers = present.filter((value) => typeof value === 'number');
  if (numbers.length < present.length) return present.find((value) => typeof value !== 'number');
  return numbers.length === 0 ? undefined : numbers.reduce((total, value) => total + value, 0);
}

/** Why a turn has no answer to its end: the model was cut off, the agent ran out of steps, or it waits for a person. */
export function turnFailure({ values, messages }: Turn): string | undefined {
  const { __interrupt__: interrupts } = values;
  if (listOf(interrupts).length > 0)
    return `the run is interrupted and waits for an input: ${JSON.stringify(interrupts)}`;
  const last = messages.at(-1);
  const reason = last && unfinishedReason(last);
  if (reason) return `the answer is unfinished (${JSON.stringify(reason)}): raise the limit of tokens`;
  return last?.by === 'ai' && messageText(last) === OUT_OF_STEPS
    ? 'the answer is unfinished: the agent ran out of steps; raise its recursion limit'
    : undefined;
}
