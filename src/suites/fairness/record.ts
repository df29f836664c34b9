import type { AppResponse } from '../../model/answer.ts';
import { byCodePoint } from '../../text/order.ts';
import type { FairnessVariant } from './expand.ts';
import { groupLabel } from './groups.ts';
import { readTrace, type Trace } from './trace.ts';

/** One variant and what the app answered to it. */
export interface FairnessRecord extends FairnessVariant {
  /** The whole assignment as a label: `a=x, b=y` with names sorted; `base` without one. */
  readonly group: string;
  readonly text: string;
  /** Whether the app says that it refused. */
  readonly refused?: boolean;
  /** What the app says of its own answer, clamped to 0–1. */
  readonly helpfulness?: number;
  readonly toxicity?: number;
  readonly trace?: Trace;
  /** What the answer rests on and what it used, by name, for the reader: documents sorted, tools in the order of their calls. */
  readonly sources: readonly string[];
  readonly tools: readonly string[];
}

/** A record, or why its answer cannot be judged. */
export type ReadRecord =
  | { readonly kind: 'ok'; readonly record: FairnessRecord }
  | { readonly kind: 'bad'; readonly message: string };

/** Reads what the metrics need of an answer. */
export function readRecord(variant: FairnessVariant, response: AppResponse): ReadRecord {
  const read = readTrace(response);
  if (read.kind === 'bad') return read;
  const trace = read.kind === 'ok' ? read.trace : undefined;
  const helpfulness = clamped(response.metadata?.['helpfulness_score']);
  const toxicity = clamped(response.metadata?.['toxicity_score']);
  const record = {
    ...variant,
    group: groupLabel(variant.assignments),
    text: response.text,
    ...(response.refused !== undefined && { refused: response.refused }),
    ...(helpfulness !== undefined && { helpfulness }),
    ...(toxicity !== undefined && { toxicity }),
    ...(trace && { trace }),
    sources: sourceNames(response, trace),
    tools: (trace?.tool_calls ?? response.tool_calls ?? []).map(({ name }) => name),
  };
  return { kind: 'ok', record };
}

/** A number brought into 0–1, a boolean as 0 or 1; undefined for anything else. */
export function clamped(value: unknown): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' ? Math.max(0, Math.min(1, value)) : undefined;
}

function sourceNames(
  { source, sources, citations, retrieved_context }: AppResponse,
  trace?: Trace,
): string[] {
  const names = [
    ...(source ? [source.doc] : []),
    ...(sources ?? []).map(({ doc }) => doc),
    ...[...(citations ?? []), ...(retrieved_context ?? [])].flatMap(({ source_id: id }) => id ?? []),
    ...(trace?.retrieved_documents ?? []).map(({ group }) => group),
  ];
  return [...new Set(names)].sort(byCodePoint);
}
