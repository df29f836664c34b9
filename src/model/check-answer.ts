import type * as z from 'zod';
import { appResponseSchema, type AppResponse } from './answer.ts';

/** An answer that can be scored, or the reason why it cannot: naming field, expected type and what came. */
export type CheckedAnswer =
  | { readonly kind: 'ok'; readonly response: AppResponse }
  | { readonly kind: 'bad'; readonly message: string };

/**
 * Checks a mapped answer against design §5: `null` and missing are absent, a list of strings is a retrieved context,
 * and any field of a wrong type makes the whole answer unusable (an ERROR of its case).
 */
export function checkAnswer(raw: unknown): CheckedAnswer {
  if (!isRecord(raw))
    return { kind: 'bad', message: `the answer must be an object with a text; ${describe(raw)} came` };
  const candidate = normalise(raw);
  const result = appResponseSchema.safeParse(candidate);
  // The schema changes nothing, so the answer itself will do: of 100,000 of them none is held twice.
  if (result.success) return { kind: 'ok', response: candidate as AppResponse };
  return { kind: 'bad', message: result.error.issues.map((issue) => explain(issue, candidate)).join('; ') };
}

/** The answer itself where nothing in it has to change. */
function normalise(raw: Record<string, unknown>): Record<string, unknown> {
  let fields = dropNulls(raw);
  for (const key of ['source', 'usage'] as const) fields = replace(fields, key, normaliseItem(fields[key]));
  for (const key of ['sources', 'citations', 'tool_calls'] as const)
    fields = replace(fields, key, normaliseList(fields[key], normaliseItem));
  const chunks = normaliseList(fields['retrieved_context'], (item) => asChunk(normaliseItem(item)));
  return replace(fields, 'retrieved_context', chunks);
}

function replace(fields: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  return fields[key] === value ? fields : { ...fields, [key]: value };
}

function normaliseList(list: unknown, normaliseOne: (item: unknown) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  const items = list.map(normaliseOne);
  return items.every((item, index) => item === list[index]) ? list : items;
}

function normaliseItem(item: unknown): unknown {
  return isRecord(item) ? dropNulls(item) : item;
}

function asChunk(item: unknown): unknown {
  return typeof item === 'string' ? { chunk: item } : item;
}

function dropNulls(record: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(record).some(isAbsent)) return record;
  return Object.fromEntries(Object.entries(record).filter(([, value]) => !isAbsent(value)));
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}

/** One fault of an answer in words: the field, what is expected of it, what came. */
export function explain(issue: z.core.$ZodIssue, answer: Record<string, unknown>): string {
  const path = issue.path.map(String).join('.');
  const came = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    answer,
  );
  return `field ${path}: ${expectation(issue)} expected, ${describe(came)} came`;
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return TYPE_WORDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  return issue.message;
}

/** A value in few words, for error texts: its type and, where short, itself. */
function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object')
    return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no fields'}`;
  return `the ${typeof value} ${JSON.stringify(value).slice(0, 60)}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
