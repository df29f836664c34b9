import * as z from 'zod';
import type { AppResponse } from '../../model/answer.ts';
import { explain } from '../../model/check-answer.ts';

const filled = z.string().min(1, 'a text that is not empty');
const rank = z.number().refine((value) => Number.isInteger(value) && value >= 1, 'a whole number from 1');

const traceSchema = z.object({
  tool_calls: z.array(z.object({ name: filled })).optional(),
  retrieved_documents: z.array(z.object({ group: filled, rank: rank.optional() })).optional(),
  plan_steps: z.array(filled).optional(),
  escalated: z.boolean().optional(),
  escalation_reason: filled.optional(),
  friction_points: z.array(filled).optional(),
});

/** What an app tells of the way it took, by fairtrace's schema. */
export type Trace = z.infer<typeof traceSchema>;

/** The trace of an answer, that there is none, or why it cannot be used: an error of that answer. */
export type ReadTrace =
  | { readonly kind: 'none' }
  | { readonly kind: 'ok'; readonly trace: Trace }
  | { readonly kind: 'bad'; readonly message: string };

const ALIASES: { readonly [key: string]: keyof Trace } = {
  toolCalls: 'tool_calls',
  retrievedDocuments: 'retrieved_documents',
  planSteps: 'plan_steps',
  escalationReason: 'escalation_reason',
  frictionPoints: 'friction_points',
};

/**
 * Reads the trace of an answer, at `trace` or `metadata.trace`. Aliases are resolved first, and items of the two lists of
 * objects that are no objects dropped; `null` is absent, rank 0 is none. Anything else of a wrong type is `bad`.
 */
export function readTrace({ trace, metadata }: Pick<AppResponse, 'trace' | 'metadata'>): ReadTrace {
  const given: unknown = trace ?? metadata?.['trace'] ?? undefined;
  if (given === undefined) return { kind: 'none' };
  const answer = { trace: isRecord(given) ? withoutAliases(given) : given };
  const result = z.object({ trace: traceSchema }).safeParse(answer);
  if (result.success) return { kind: 'ok', trace: result.data.trace };
  return { kind: 'bad', message: result.error.issues.map((issue) => explain(issue, answer)).join('; ') };
}

/** Of a field that is given under both its names the later counts. */
function withoutAliases(given: Record<string, unknown>): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(given)) {
    const name = Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? key) : key;
    fields.set(name, resolveItems(name, value));
  }
  return Object.fromEntries([...fields].filter(([, value]) => value !== null));
}

function resolveItems(name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const items = value.filter(isRecord);
  if (name === 'tool_calls') return items.map((call) => ({ name: firstTold(call['name'], call['tool']) }));
  if (name === 'retrieved_documents')
    return items.map((document) => {
      const place = firstTold(document['rank'], document['position']);
      const group = firstTold(document['group'], document['source_group']);
      return place === undefined ? { group } : { group, rank: place };
    });
  return value;
}

/** The first of two unless it is nothing, as Python's `or` sees it: null, false, 0, an empty text, list or object. */
function firstTold(value: unknown, other: unknown): unknown {
  return (isTold(value) ? value : other) ?? undefined;
}

function isTold(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
