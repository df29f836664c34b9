import { secretForms } from './secret-forms.ts';

/** What stands in place of a secret. */
export const REDACTED = '[redacted]';

/** Secrets below this length (UTF-16 units) are not searched for: they would blot out ordinary words. */
const SHORTEST_SECRET = 8;

/** Takes secrets out of whatever is kept, shown or scored. Applying it twice changes nothing more. */
export interface Redactor {
  readonly text: (text: string) => string;
  /** The same JSON value with strings, keys and numbers that hold a secret redacted (such a number becomes text). */
  readonly value: <T>(json: T) => T;
}

/** A secret and the name of the variable or header that it came from. */
export interface NamedSecret {
  readonly name: string;
  readonly value: string;
}

/**
 * A redactor for these secrets, each as it is and JSON-escaped, URL-encoded and in base64 (alone or within a longer
 * text); of a secret of several lines also each line. Those under {@link SHORTEST_SECRET} are left out.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const long = secrets.flatMap(linesOf).filter((secret) => secret.length >= SHORTEST_SECRET);
  const forms = [...new Set(long.flatMap(secretForms))];
  // With the mark among the forms a second pass cannot redact the inside of a mark.
  const text = (value: string): string => redactText(value, forms);
  return { text, value: <T>(json: T): T => redactValue(json, text) as T };
}

/** Parts secrets into values that a redactor can hide and names of those too short for it; empty ones are neither. */
export function splitSecrets(secrets: readonly NamedSecret[]): { usable: string[]; tooShort: string[] } {
  const given = secrets.filter(({ value }) => value !== '');
  return {
    usable: given.filter(({ value }) => value.length >= SHORTEST_SECRET).map(({ value }) => value),
    tooShort: given.filter(({ value }) => value.length < SHORTEST_SECRET).map(({ name }) => name),
  };
}

function linesOf(secret: string): string[] {
  return [secret, ...secret.split(/\r?\n/).map((line) => line.trim())];
}

interface Span {
  readonly start: number;
  end: number;
}

/** Overlapping finds become one mark, so that no rest of the longer secret stays. */
function redactText(text: string, forms: readonly string[]): string {
  const found = forms.flatMap((form) => findAll(text, form));
  if (found.length === 0) return text;
  const spans = mergeSpans([...found, ...findAll(text, REDACTED)]);
  let kept = '';
  let from = 0;
  for (const { start, end } of spans) {
    kept += text.slice(from, start) + REDACTED;
    from = end;
  }
  return kept + text.slice(from);
}

function findAll(text: string, form: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const last = spans.at(-1);
    if (last && at < last.end) last.end = at + form.length;
    else spans.push({ start: at, end: at + form.length });
  }
  return spans;
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function redactValue(value: unknown, text: (value: string) => string): unknown {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return text(String(value)) === String(value) ? value : REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key), redactValue(item, text)]));
}
