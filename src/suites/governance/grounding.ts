import type { MatchSpan, PatternMatcher } from '../../text/patterns/types.ts';
import type { GovernanceCase } from './case-schema.ts';
import { quoted } from '../common.ts';
import { markBroken, searchError, type Judgement } from './judgement.ts';
import { searchGroups, type Found, type SearchGroup } from './search.ts';
import { haystack, textOccurrences, type Haystack } from './substring.ts';

/** An answer to a case whose patterns decide. */
export interface PatternCase {
  readonly data: GovernanceCase;
  readonly text: string;
}

/**
 * fitz-gov's rule for grounding: no forbidden claim may occur but inside a match of an allowed phrase. Two calls of the
 * matcher for all cases together: forbidden claims, then allowed phrases where something was found. Under `original` an
 * allowed phrase anywhere clears every violation of substring mode.
 */
export function judgeGrounding(
  cases: readonly PatternCase[],
  matcher: PatternMatcher,
  compat: 'original' | undefined,
): Judgement[] {
  const claims = searchGroups(cases.map(claimSearches), matcher);
  const excuses = searchGroups(
    cases.map((one, index) =>
      phraseSearches(one, claims[index]?.some(isHit) ? one.data.rules.allowedPhrases : []),
    ),
    matcher,
  );
  return cases.map((one, index) => {
    const [found, excused] = [claims[index] ?? [], excuses[index] ?? []];
    return markBroken(judge(one, found, excused, compat), found);
  });
}

function claimSearches({ data, text }: PatternCase): SearchGroup {
  const { useRegex: regex, caseInsensitive } = data.rules;
  return { text, patterns: data.forbiddenClaims, regex, caseInsensitive, find: regex ? 'all' : 'first' };
}

/** Allowed phrases are always regular expressions. */
function phraseSearches({ data, text }: PatternCase, patterns: readonly string[]): SearchGroup {
  return { text, patterns, regex: true, caseInsensitive: data.rules.caseInsensitive, find: 'all' };
}

function isHit(found: Found): boolean {
  return found.kind === 'found' && found.spans.length > 0;
}

function judge(
  one: PatternCase,
  claims: readonly Found[],
  excuses: readonly Found[],
  compat: 'original' | undefined,
): Judgement {
  const error = searchError([...claims, ...excuses]);
  if (error) return error;
  const { matched, excused } = sift(one, claims, excuses, compat);
  const evidence = { matched, ...(excused.length > 0 && { excused }) };
  if (matched.length === 0) return { verdict: 'pass', reason: 'no forbidden claim found', evidence };
  return { verdict: 'fail', reason: `hallucination: the answer says ${quoted(matched)}`, evidence };
}

interface Sifted {
  readonly matched: string[];
  readonly excused: string[];
}

function sift(
  one: PatternCase,
  claims: readonly Found[],
  excuses: readonly Found[],
  compat: 'original' | undefined,
): Sifted {
  const { useRegex, caseInsensitive } = one.data.rules;
  const spans = excuses.flatMap((found) =>
    found.kind === 'found' && (found.as === 'regex' || !useRegex) ? found.spans : [],
  );
  const clearsAll = compat === 'original' && spans.length > 0;
  const covers = clearsAll && !useRegex ? () => true : coverage(spans);
  const stack = useRegex || !claims.some(isHit) ? undefined : haystack(one.text, caseInsensitive);
  const sifted: Sifted = { matched: [], excused: [] };
  for (const claim of claims) {
    if (claim.kind === 'error') continue;
    // As in the original, what is no regular expression is never excused.
    const isExcused: Covers = claim.as === 'invalid' ? () => false : covers;
    const counted = stack ? oneViolation(stack, claim.spans, covers) : claim.spans;
    for (const span of counted) (isExcused(span) ? sifted.excused : sifted.matched).push(span.text);
  }
  return sifted;
}

/** In substring mode a pattern counts once: at the first place that no phrase covers, else where it is excused. */
function oneViolation(stack: Haystack, found: readonly MatchSpan[], covers: Covers): readonly MatchSpan[] {
  const [first] = found;
  if (!first) return [];
  for (const span of textOccurrences(stack, first.text)) if (!covers(span)) return [span];
  return found;
}

type Covers = (span: MatchSpan) => boolean;

/** Whether a span lies wholly inside one of these. */
function coverage(spans: readonly MatchSpan[]): Covers {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  const furthest: number[] = [];
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? 0));
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? Infinity) <= start) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (furthest[low - 1] ?? -1) >= end;
  };
}
