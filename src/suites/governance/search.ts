import { compilePattern } from '../../text/patterns/compile.ts';
import type { CompiledPattern, MatchJob, MatchSpan, PatternMatcher } from '../../text/patterns/types.ts';
import { haystack, textOccurrences, type Haystack } from './substring.ts';

/** What is looked for in one answer: patterns of the data, all regular expressions of Python's, or all plain texts. */
export interface SearchGroup {
  readonly text: string;
  readonly patterns: readonly string[];
  readonly regex: boolean;
  readonly caseInsensitive: boolean;
  readonly find: 'all' | 'first';
}

/** `invalid`: the pattern is no regular expression and was looked for as a case-insensitive text instead. */
export type Found =
  | {
      readonly kind: 'found';
      readonly as: 'regex' | 'text' | 'invalid';
      readonly spans: readonly MatchSpan[];
    }
  | { readonly kind: 'error'; readonly message: string };

/**
 * Runs the searches of many answers with one call of the matcher; results by group and in order. What cannot be
 * searched exactly is an error that names the pattern.
 */
export function searchGroups(groups: readonly SearchGroup[], matcher: PatternMatcher): Found[][] {
  const compile = compilerFor(matcher);
  const jobs: MatchJob[] = [];
  const planned = groups.map((group) => planGroup(group, compile, jobs));
  // A batch costs something even without a job.
  const results = jobs.length > 0 ? matcher.match(jobs) : [];
  return planned.map((group) =>
    group.map((step) => (typeof step === 'number' ? fromMatcher(results[step]) : step)),
  );
}

type Compile = (pattern: string, ignoreCase: boolean) => CompiledPattern;

/** For each search a result that is known at once, or the number of the job that will give it. */
function planGroup(group: SearchGroup, compile: Compile, jobs: MatchJob[]): (Found | number)[] {
  const { text, patterns, caseInsensitive, find } = group;
  if (patterns.length === 0) return [];
  if (!group.regex) return findTexts(group);
  return patterns.map((source) => {
    const pattern = compile(source, caseInsensitive);
    if (pattern.kind === 'ok') return jobs.push({ pattern, text, find }) - 1;
    if (pattern.kind === 'invalid')
      return { kind: 'found', as: 'invalid', spans: textSpans(source, find, haystack(text, true)) };
    return { kind: 'error', message: `the pattern ${JSON.stringify(source)} ${pattern.message}` };
  });
}

function findTexts({ text, patterns, caseInsensitive, find }: SearchGroup): Found[] {
  const stack = haystack(text, caseInsensitive);
  return patterns.map((pattern) => ({ kind: 'found', as: 'text', spans: textSpans(pattern, find, stack) }));
}

function textSpans(pattern: string, find: 'all' | 'first', stack: Haystack): MatchSpan[] {
  const occurrences = textOccurrences(stack, pattern);
  return find === 'all' ? [...occurrences] : first(occurrences);
}

function first(spans: Iterable<MatchSpan>): MatchSpan[] {
  for (const span of spans) return [span];
  return [];
}

function fromMatcher(result: ReturnType<PatternMatcher['match']>[number] | undefined): Found {
  if (!result) throw new Error('the matcher gave fewer results than it had jobs');
  return result.kind === 'error' ? result : { kind: 'found', as: 'regex', spans: result.spans };
}

const compilers = new WeakMap<PatternMatcher, Compile>();

/** A run has one matcher, so its patterns are translated once, however many tiers and variants are scored. */
function compilerFor(matcher: PatternMatcher): Compile {
  const known = compilers.get(matcher) ?? memoized();
  compilers.set(matcher, known);
  return known;
}

function memoized(): Compile {
  const caches = {
    sensitive: new Map<string, CompiledPattern>(),
    insensitive: new Map<string, CompiledPattern>(),
  };
  return (pattern, ignoreCase) => {
    const cache = ignoreCase ? caches.insensitive : caches.sensitive;
    const compiled = cache.get(pattern) ?? compilePattern(pattern, { ignoreCase });
    cache.set(pattern, compiled);
    return compiled;
  };
}
