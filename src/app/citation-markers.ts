/** What markers in a text stand for; nothing where the mapping has citations of its own or no sources to join with. */
export interface MarkedCitations {
  readonly citations?: readonly { readonly id: string; readonly source_id?: string }[];
}

/**
 * Joins the markers in an answer's text with its sources: `[doc{n}]` finds `[doc2]`, which is the second item of
 * `retrieved_context` or, without that, of `sources`. One citation per marker, in the text's order; a number beyond
 * the list keeps its `id` and has no `source_id`. A text without markers cites nothing, which is an empty list.
 */
export function citationsFromMarkers(
  response: { readonly [field: string]: unknown },
  markers: readonly string[],
): MarkedCitations {
  const sources = sourceIds(response);
  if (markers.length === 0 || sources === undefined || hasCitations(response)) return {};
  if (typeof response['text'] !== 'string') return {};
  const citations = [...response['text'].matchAll(markerPattern(markers))].map((match) => {
    const id = String(Number(match.slice(1).find((number) => number !== undefined)));
    const source = sources[Number(id) - 1];
    return { id, ...(source === undefined ? {} : { source_id: source }) };
  });
  return { citations };
}

/** An empty list says nothing against markers: some formats have one in every answer. */
function hasCitations({ citations }: { readonly [field: string]: unknown }): boolean {
  return citations !== undefined && !(Array.isArray(citations) && citations.length === 0);
}

/** The names of the sources in order; undefined where the answer has neither list. */
function sourceIds(response: { readonly [field: string]: unknown }): (string | undefined)[] | undefined {
  const { retrieved_context: retrieved, sources } = response;
  if (Array.isArray(retrieved)) return retrieved.map((item: unknown) => textField(item, 'source_id'));
  if (Array.isArray(sources)) return sources.map((item: unknown) => textField(item, 'doc'));
  return undefined;
}

function textField(item: unknown, key: string): string | undefined {
  const value =
    typeof item === 'object' && item !== null ? (item as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function markerPattern(markers: readonly string[]): RegExp {
  const patterns = markers.map((marker) => {
    const [before = '', ...after] = marker.split('{n}').map(escapePattern);
    return `${before}(\\d{1,6})${after.join('\\d{1,6}')}`;
  });
  return new RegExp(patterns.join('|'), 'gu');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
