import type { PatternMatcher } from '../../text/patterns/types.ts';
import type { PatternCase } from './grounding.ts';
import { quoted } from '../common.ts';
import { markBroken, searchError, type Judgement } from './judgement.ts';
import { searchGroups, type Found, type SearchGroup } from './search.ts';

/**
 * fitz-gov's rule for relevance: enough required elements (an entry counts once, doubled entries twice), then no
 * forbidden element. Two calls of the matcher for all cases together.
 */
export function judgeRelevance(cases: readonly PatternCase[], matcher: PatternMatcher): Judgement[] {
  const required = searchGroups(
    cases.map((one) => group(one, one.data.requiredElements)),
    matcher,
  );
  const isEnough = (index: number): boolean =>
    count(required[index] ?? []) >= (cases[index]?.data.rules.minRequired ?? 1);
  const forbidden = searchGroups(
    cases.map((one, index) => group(one, isEnough(index) ? one.data.forbiddenElements : [])),
    matcher,
  );
  return cases.map((one, index) => {
    const [needed, denied] = [required[index] ?? [], forbidden[index] ?? []];
    return markBroken(judge(one, needed, denied), [...needed, ...denied]);
  });
}

function group({ data, text }: PatternCase, patterns: readonly string[]): SearchGroup {
  const { useRegex: regex, caseInsensitive } = data.rules;
  return { text, patterns, regex, caseInsensitive, find: 'first' };
}

function count(found: readonly Found[]): number {
  return found.filter(isFound).length;
}

function isFound(result: Found | undefined): boolean {
  return result?.kind === 'found' && result.spans.length > 0;
}

function judge({ data }: PatternCase, required: readonly Found[], forbidden: readonly Found[]): Judgement {
  const error = searchError([...required, ...forbidden]);
  if (error) return error;
  const [need, found] = [data.rules.minRequired, count(required)];
  const missing = data.requiredElements.filter((_, index) => !isFound(required[index]));
  const elements = { required: need, found, ...(missing.length > 0 && { missing }) };
  if (found < need) {
    const reason = `need ${need} of the required elements, found ${found}; missing: ${quoted(missing) || 'all, for none are listed'}`;
    return { verdict: 'fail', reason, evidence: { ...elements, matched: [] } };
  }
  const matched = forbidden.flatMap((result) =>
    result.kind === 'found' ? result.spans.map(({ text }) => text) : [],
  );
  const evidence = { ...elements, matched };
  if (matched.length > 0)
    return { verdict: 'fail', reason: `false confidence: the answer says ${quoted(matched)}`, evidence };
  return { verdict: 'pass', reason: `${found} of the required elements found`, evidence };
}
