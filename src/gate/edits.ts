import type { Json } from '../model/json.ts';

/** One value of a case's content that a change edited. */
export interface Edit {
  /** Where in the content, e.g. `expected.value`. */
  readonly path: string;
  readonly old: Json;
  readonly new: Json;
}

/** The values in which two contents differ, as deep as both are objects; lists are compared whole. */
export function editsBetween(old: Json, current: Json, path = ''): Edit[] {
  if (JSON.stringify(old) === JSON.stringify(current)) return [];
  if (!isObject(old) || !isObject(current)) return [{ path, old, new: current }];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort();
  return keys.flatMap((key) =>
    editsBetween(old[key] ?? null, current[key] ?? null, path === '' ? key : `${path}.${key}`),
  );
}

const SHOWN_EDITS = 3;
const SHOWN_CHARS = 60;

/** The first edits in words: `expected.value 17 → 18`. */
export function describeEdits(edits: readonly Edit[]): string {
  const shown = edits
    .slice(0, SHOWN_EDITS)
    .map((edit) => `${edit.path} ${short(edit.old)} → ${short(edit.new)}`);
  const more = edits.length > SHOWN_EDITS ? [`${edits.length - SHOWN_EDITS} more`] : [];
  return [...shown, ...more].join(', ');
}

function short(value: Json): string {
  const text = value === null ? 'nothing' : JSON.stringify(value);
  return text.length <= SHOWN_CHARS ? text : `${text.slice(0, SHOWN_CHARS)}…`;
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
