import type { AppResponse, SourceRef } from '../../model/answer.ts';
import { detectRefusal } from '../../text/refusal.ts';

/** What the app's answer says, in the terms that the gates judge. */
export interface QaOutcome {
  readonly text: string;
  /** The prose part, which groundedness judges. */
  readonly narrative: string;
  readonly value: number | undefined;
  readonly unit: string | undefined;
  readonly source: SourceRef | undefined;
  readonly refused: boolean;
  /** Whether `refused` was read from the text, for the app did not say. */
  readonly heuristic: boolean;
  readonly clarification: string;
  readonly sources: readonly SourceRef[];
  readonly chunks: readonly string[];
  /** Ids of the retrieved documents, best first; absent when the app named none. */
  readonly retrieved: readonly string[] | undefined;
  /** Every document that the answer names in its structured parts, sorted. */
  readonly cited: readonly string[];
}

/** Reads an answer: absent is not empty (design §5). Under `original` nothing is read from the text in its place. */
export function readOutcome(response: AppResponse, compat: 'original' | undefined): QaOutcome {
  const heuristic = response.refused === undefined && compat !== 'original';
  return {
    text: response.text,
    narrative: response.narrative ?? (compat === 'original' ? '' : response.text),
    value: response.value,
    unit: response.unit,
    source: response.source,
    refused: heuristic ? detectRefusal(response.text).refused : (response.refused ?? false),
    heuristic,
    clarification: response.clarification ?? 'none',
    sources: response.sources ?? [],
    chunks: (response.retrieved_context ?? []).map(({ chunk }) => chunk),
    retrieved: retrievedIds(response),
    cited: citedDocs(response),
  };
}

function retrievedIds({ retrieved_context: chunks }: AppResponse): string[] | undefined {
  const ids = chunks?.flatMap(({ source_id: id }) => (id === undefined ? [] : [id]));
  return chunks?.length === 0 || (ids && ids.length > 0) ? ids : undefined;
}

function citedDocs({ source, sources, citations }: AppResponse): string[] {
  const docs = [...(source ? [source.doc] : []), ...(sources ?? []).map(({ doc }) => doc)];
  const ids = (citations ?? []).flatMap(({ source_id: id }) => (id === undefined ? [] : [id]));
  return [...new Set([...docs, ...ids])].toSorted();
}
