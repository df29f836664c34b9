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
  if (!isRecord(raw)) return { kind: 'bad', message: `the answer must be an object with a text; ${describe(raw)} came` };
  const candidate = normalise(raw);
  const result = appResponseSchema.safeParse(candidate);
  if (result.success) return { kind: 'ok', response: result.data };
  return { kind: 'bad', message: result.error.issues.map((issue) => explain(issue, candidate)).join('; ') };
}

function normalise(raw: Record<string, unknown>): Record<string, unknown> {
  const fields = dropNulls(raw);
  for (const key of ['source', 'usage'] as const) if (isRecord(fields[key])) fields[key] = dropNulls(fields[key]);
  for (const key of ['sources', 'citations', 'tool_calls', 'retrieved_context'] as const) {
    if (Array.isArray(fields[key])) fields[key] = fields[key].map(normaliseItem);
  }
  if (Array.isArray(fields['retrieved_context'])) fields['retrieved_context'] = fields['retrieved_context'].map(asChunk);
  return fields;
}

function normaliseItem(item: unknown): unknown {
  return isRecord(item) ? dropNulls(item) : item;
}

function asChunk(item: unknown): unknown {
  return typeof item === 'string' ? { chunk: item } : item;
}

function dropNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));
}

function explain(issue: z.core.$ZodIssue, answer: Record<string, unknown>): string {
  const path = issue.path.map(String).join('.');
  const came = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], answer);
  return `field ${path}: ${expectation(issue)} expected, ${describe(came)} came`;
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  return issue.message;
}

/** A value in few words, for error texts: its type and, where short, itself. */
function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no fields'}`;
  return `the ${typeof value} ${JSON.stringify(value).slice(0, 60)}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
