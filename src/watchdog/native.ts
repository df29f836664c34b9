import type { JsForm, MatchSpan } from '../text/patterns/types.ts';

const LAST_UNIT = 0xffff;

/** Which matches are wanted, and how many at most before the search gives up. */
export type SearchLimits = { readonly find: 'all' | 'first'; readonly maxSpans: number };

/**
 * The matches of a form in a text in the order of Python's `finditer`; null where there are more than `maxSpans`.
 * After an empty match Python looks in the same place for a longer one before it moves on.
 */
export function findNatively(form: JsForm, text: string, limits: SearchLimits): readonly MatchSpan[] | null {
  const spans: MatchSpan[] = [];
  let from = 0;
  for (;;) {
    const span = execute(form.find, text, from);
    if (span === null) return spans;
    spans.push(span);
    if (limits.find === 'first') return spans;
    const longer =
      span.start === span.end && form.nonEmpty !== null ? execute(form.nonEmpty, text, span.end) : null;
    if (longer !== null) spans.push(longer);
    if (spans.length > limits.maxSpans) return null;
    from = nextStart(text, longer ?? span);
    if (from > text.length) return spans;
  }
}

/**
 * The same for a pattern that never matches nothing and has no named groups: V8 makes one program for all matches in a row,
 * but a second, slower to make, as soon as a search is called for twice.
 */
export function findAsWritten(find: RegExp, text: string, limits: SearchLimits): readonly MatchSpan[] | null {
  if (limits.find === 'first') return findNatively({ find, nonEmpty: null }, text, limits);
  const spans: MatchSpan[] = [];
  text.replace(find, (...match: (string | number)[]) => {
    const found = String(match[0]);
    const start = Number(match.at(-2));
    spans.push({ start, end: start + found.length, text: found });
    return '';
  });
  return spans.length > limits.maxSpans ? null : spans;
}

/** Where the search goes on: at the end of the match, or one character on where it was empty. */
export function nextStart(text: string, { start, end }: MatchSpan): number {
  if (end > start) return end;
  return end + ((text.codePointAt(end) ?? 0) > LAST_UNIT ? 2 : 1);
}

function execute(regexp: RegExp, text: string, from: number): MatchSpan | null {
  regexp.lastIndex = from;
  let match = regexp.exec(text);
  // Under the flags u and v V8 lets an empty or look-behind match begin inside a surrogate pair; no character begins there.
  while (match !== null && isInsidePair(text, match.index)) {
    regexp.lastIndex = match.index + 1;
    match = regexp.exec(text);
  }
  return match === null ? null : { start: match.index, end: match.index + match[0].length, text: match[0] };
}

function isInsidePair(text: string, index: number): boolean {
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > LAST_UNIT;
}
