import type { Json } from '../model/json.ts';
import type { AppRequest } from '../model/request.ts';
import { chatMessages } from './chat-messages.ts';

/** The names that may stand in `{{…}}`. `messages` is the conversation and the prompt in the form of chat APIs. */
export const PLACEHOLDERS = [
  'prompt',
  'conversation',
  'contexts',
  'context_sources',
  'reference_date',
  'assignments',
  'messages',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

const ANYWHERE = /\{\{\s*([\w.-]+)\s*\}\}/g;
const WHOLE = /^\{\{\s*([\w.-]+)\s*\}\}$/;

/** A placeholder that is not known, and where in the template it stands. */
export interface UnknownPlaceholder {
  readonly path: readonly (string | number)[];
  readonly name: string;
}

/**
 * Fills a request body (design §5). A leaf that is only a placeholder takes the typed value, and an absent value drops
 * its key or list item (`undefined` where it is the whole body); within a longer string a value is put in as text
 * (strings as they are, absent as nothing, others as JSON). What is put in is never searched for placeholders.
 */
export function fillTemplate(template: Json, request: AppRequest): Json | undefined {
  if (typeof template === 'string') return fillString(template, request);
  if (typeof template !== 'object' || template === null) return template;
  if (isList(template)) return template.map((item) => fillTemplate(item, request)).filter(isPresent);
  const entries = Object.entries(template).map(([key, item]) => [key, fillTemplate(item, request)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, Json] => isPresent(entry[1])));
}

/** The placeholders in a template's strings that {@link PLACEHOLDERS} does not name. */
export function unknownPlaceholders(
  template: unknown,
  path: readonly (string | number)[] = [],
): UnknownPlaceholder[] {
  if (typeof template === 'string') {
    const names = [...template.matchAll(ANYWHERE)].map(([, name = '']) => name);
    return names.filter((name) => !isPlaceholder(name)).map((name) => ({ path, name }));
  }
  if (typeof template !== 'object' || template === null) return [];
  const items: [string | number, unknown][] = Array.isArray(template)
    ? [...template.entries()]
    : Object.entries(template);
  return items.flatMap(([key, item]) => unknownPlaceholders(item, [...path, key]));
}

function fillString(text: string, request: AppRequest): Json | undefined {
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined && isPlaceholder(whole)) return valueOf(whole, request);
  return text.replaceAll(ANYWHERE, (found: string, name: string) =>
    isPlaceholder(name) ? asText(valueOf(name, request)) : found,
  );
}

function valueOf(name: Placeholder, request: AppRequest): Json | undefined {
  if (name === 'messages') return chatMessages(request);
  if (name === 'conversation') return request.conversation.map(({ role, content }) => ({ role, content }));
  return request[name];
}

function asText(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

function isPresent(value: Json | undefined): value is Json {
  return value !== undefined;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
