import { RE2JS } from 're2js';

import type { MatchSpan } from '../text/patterns/types.ts';
import { nextStart } from './native.ts';
import type { SearchLimits } from './native.ts';

type Matcher = ReturnType<RE2JS['matcher']>;

/** Makes the RE2 program of a source that `emitRe2` wrote. Throws where it exceeds RE2's limits. */
export function compileRe2(source: string): RE2JS {
  return RE2JS.compile(source);
}

/** As `findNatively`, in time linear in the text for each match. */
export function findByRe2(program: RE2JS, text: string, limits: SearchLimits): readonly MatchSpan[] | null {
  const matcher = program.matcher(text);
  const spans: MatchSpan[] = [];
  let from = 0;
  while (from <= text.length && matcher.find(from)) {
    const start = matcher.start();
    const end = endOf(matcher);
    const span = { start, end, text: text.slice(start, end) };
    spans.push(span);
    if (limits.find === 'first') return spans;
    if (spans.length > limits.maxSpans) return null;
    from = nextStart(text, span);
  }
  return spans;
}

// An empty group marks the end where `$` had to take the final newline.
function endOf(matcher: Matcher): number {
  for (let group = 1; group <= matcher.groupCount(); group += 1) {
    const mark = matcher.start(group);
    if (mark >= 0) return mark;
  }
  return matcher.end();
}
