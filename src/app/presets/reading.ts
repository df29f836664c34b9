/** A JSON object of which nothing is known. */
export interface Fields {
  readonly [name: string]: unknown;
}

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Whether a value is an object and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list; none for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/**
 * The items of several lists as one list, each object changed by `each`, which may drop it with undefined. Undefined
 * where no list is there at all, since absent is not empty; what should be a list or an object and is none is kept.
 */
export function gathered(lists: readonly unknown[], each: (item: Fields) => unknown): unknown {
  const present = lists.filter(isPresent);
  const wrong = present.find((list) => !Array.isArray(list));
  if (present.length === 0 || wrong !== undefined) return wrong;
  return present
    .flatMap(listOf)
    .map((item) => (isFields(item) ? each(item) : item))
    .filter((item) => item !== undefined);
}

/** Texts in a row; undefined for none, and the first that is no text instead of all. */
export function joined(texts: readonly unknown[]): unknown {
  if (texts.length === 0) return undefined;
  const wrong = texts.findIndex((text) => typeof text !== 'string');
  return wrong === -1 ? texts.join('') : texts[wrong];
}

/** The value of a JSON text; anything else unchanged. */
export function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The first of several values that is there. */
export function firstOf(...values: readonly unknown[]): unknown {
  return values.find(isPresent);
}

/** An error as a text: its message where it is an object with one. Undefined for none. */
export function errorText(error: unknown): unknown {
  if (!isPresent(error) || typeof error === 'string') return error ?? undefined;
  const { message } = fieldsOf(error);
  return typeof message === 'string' ? message : JSON.stringify(error);
}

/** The documents that citations name, each once, in order of first mention; absent where none is named. */
export function sourcesOf(citations: unknown): unknown {
  const names = listOf(citations).map((citation) => fieldsOf(citation)['source_id']);
  const docs = new Set(names.filter((name) => typeof name === 'string'));
  return docs.size === 0 ? undefined : [...docs].map((doc) => ({ doc }));
}
