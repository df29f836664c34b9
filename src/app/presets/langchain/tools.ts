import {
  errorText,
  fieldsOf,
  firstOf,
  gathered,
  isFields,
  isPresent,
  listOf,
  parsedJson,
} from '../reading.ts';
import { areDocuments } from './documents.ts';
import { contentText, type Message } from './message.ts';

/** Every call that the messages ask for, in order, with what the tool said; also calls that could not be read. */
export function messageCalls(messages: readonly Message[]): unknown {
  const answers = new Map(ofTools(messages).map(({ fields }) => [fields['tool_call_id'], fields]));
  const asked = messages.filter(({ by }) => by === 'ai').map(({ fields }) => fields);
  const lists = asked.flatMap(({ tool_calls: calls, invalid_tool_calls: invalid }) => [calls, invalid]);
  return gathered(lists, ({ name, args, id, error }) => {
    const { content, status } = fieldsOf(isPresent(id) ? answers.get(id) : undefined);
    const said = contentText(content);
    const failure = status === 'error' ? (said ?? 'error') : undefined;
    return { name, args, result: said, error: firstOf(errorText(error), failure) };
  });
}

/** The steps of an agent of the older kind: pairs of an action and what came of it. */
export function stepCalls(steps: unknown): unknown {
  return Array.isArray(steps) && steps.every(isStep)
    ? listOf(steps).map((step) => {
        const [action, result] = listOf(step);
        const { tool, tool_input: args } = fieldsOf(action);
        return { name: tool, args, result };
      })
    : undefined;
}

/** The documents that tools handed over beside their text, or as their text in JSON. */
export function toolDocuments(messages: readonly Message[]): unknown {
  const handed = ofTools(messages).flatMap(({ fields: { artifact, content } }) => {
    const found = [artifact, parsedJson(content)].find(isHandedOver);
    return found === undefined ? [] : [listOf(found)];
  });
  return handed.length === 0 ? undefined : handed.flat();
}

/** Texts alone may be anything that a tool lists, and so may an empty list. */
function isHandedOver(place: unknown): boolean {
  return areDocuments(place) && listOf(place).some(isFields);
}

function ofTools(messages: readonly Message[]): Message[] {
  return messages.filter(({ by }) => by === 'tool');
}

function isStep(step: unknown): boolean {
  return 'tool' in fieldsOf(listOf(step)[0]);
}
