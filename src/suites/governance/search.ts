import { compilePattern } from '../../text/patterns/compile.ts';
import type { CompiledPattern, MatchJob, MatchSpan, PatternMatcher } from '../../text/patterns/types.ts';
import { haystack, textOccurrences, type Haystack } from './substring.ts';

/** One pattern of the data: a regular expression of Python's, or plain text. */
export interface Search {
  readonly pattern: string;
  readonly regex: boolean;
  readonly caseInsensitive: boolean;
  readonly find: 'all' | 'first';
}

/** What is looked for in one answer. */
export interface SearchGroup {
  readonly text: string;
  readonly searches: readonly Search[];
}

/** `invalid`: the pattern is no regular expression and was looked for as a case-insensitive text instead. */
export type Found =
  | { readonly kind: 'found'; readonly as: 'regex' | 'text' | 'invalid'; readonly spans: readonly MatchSpan[] }
  | { readonly kind: 'error'; readonly message: string };

/**
 * Runs the searches of many answers with one call of the matcher; results by group and in order. What cannot be
 * searched exactly is an error that names the pattern.
 */
export function searchGroups(groups: readonly SearchGroup[], matcher: PatternMatcher): Found[][] {
  const compile = compilerFor(matcher);
  const jobs: MatchJob[] = [];
  const planned = groups.map((group) => planGroup(group, compile, jobs));
  const results = matcher.match(jobs);
  return planned.map((group) => group.map((step) => (typeof step === 'number' ? fromMatcher(results[step]) : step)));
}

type Compile = (pattern: string, ignoreCase: boolean) => CompiledPattern;

/** For each search a result that is known at once, or the number of the job that will give it. */
function planGroup({ text, searches }: SearchGroup, compile: Compile, jobs: MatchJob[]): (Found | number)[] {
  const stacks = { sensitive: once(() => haystack(text, false)), insensitive: once(() => haystack(text, true)) };
  const plain = ({ pattern, find }: Search, stack: Haystack): MatchSpan[] => {
    const occurrences = textOccurrences(stack, pattern);
    return find === 'all' ? [...occurrences] : first(occurrences);
  };
  return searches.map((search): Found | number => {
    const stack = search.caseInsensitive ? stacks.insensitive : stacks.sensitive;
    if (!search.regex) return { kind: 'found', as: 'text', spans: plain(search, stack()) };
    const pattern = compile(search.pattern, search.caseInsensitive);
    switch (pattern.kind) {
      case 'ok':
        return jobs.push({ pattern, text, find: search.find }) - 1;
      case 'invalid':
        return { kind: 'found', as: 'invalid', spans: plain(search, stacks.insensitive()) };
      case 'untranslatable':
        return { kind: 'error', message: `the pattern ${JSON.stringify(pattern.source)} ${pattern.message}` };
    }
  });
}

function first(spans: Iterable<MatchSpan>): MatchSpan[] {
  for (const span of spans) return [span];
  return [];
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
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
  const caches = { sensitive: new Map<string, CompiledPattern>(), insensitive: new Map<string, CompiledPattern>() };
  return (pattern, ignoreCase) => {
    const cache = ignoreCase ? caches.insensitive : caches.sensitive;
    const compiled = cache.get(pattern) ?? compilePattern(pattern, { ignoreCase });
    cache.set(pattern, compiled);
    return compiled;
  };
}
