import { describe, expect, it } from 'vitest';

import { compilePattern } from '../../src/text/patterns/compile.ts';
import type { MatchJob, MatchResult, TranslatedPattern } from '../../src/text/patterns/types.ts';
import { createWatchdogMatcher } from '../../src/watchdog/matcher.ts';

const TIMEOUT_MS = 200;
const HANGS = `${'a'.repeat(60)}!`;

function pattern(source: string, ignoreCase = false): TranslatedPattern {
  const compiled = compilePattern(source, { ignoreCase });
  if (compiled.kind !== 'ok') throw new Error(compiled.message);
  return compiled;
}

function job(source: string, text: string, find: MatchJob['find'] = 'all'): MatchJob {
  return { pattern: pattern(source), text, find };
}

function match(...jobs: MatchJob[]): readonly MatchResult[] {
  return createWatchdogMatcher({ timeoutMs: TIMEOUT_MS }).match(jobs);
}

function texts(result: MatchResult | undefined): readonly string[] | string | undefined {
  return result?.kind === 'matched' ? result.spans.map((span) => span.text) : result?.message;
}

describe('createWatchdogMatcher', () => {
  it('gives one result per job, in their order, with places in UTF-16 units', () => {
    expect(match(job('o', '😀 foo'), job('x', 'foo'), job('o', 'foo', 'first'))).toEqual([
      {
        kind: 'matched',
        spans: [
          { start: 4, end: 5, text: 'o' },
          { start: 5, end: 6, text: 'o' },
        ],
      },
      { kind: 'matched', spans: [] },
      { kind: 'matched', spans: [{ start: 1, end: 2, text: 'o' }] },
    ]);
    expect(match()).toEqual([]);
  });

  it.each([
    ['(a+)+$', HANGS, []],
    ['(a+)+$', `${HANGS}\n${'a'.repeat(60)}\n`, ['a'.repeat(60)]],
    [String.raw`(\w+\s?)+$`, `${'word '.repeat(4000)}!`, []],
    [String.raw`(?:\w+\s?)+$`, `${'wörd '.repeat(4000)}!`, []],
    ['^(a|a)*$', HANGS, []],
    [String.raw`\b(?:a+)+b\b`, HANGS, []],
  ])('%s, which backtracks without end, is run by RE2', (source, text, expected) => {
    expect(texts(match(job(source, text))[0])).toEqual(expected);
  });

  it.each([
    [String.raw`(a+)+\1$`, HANGS, 'RE2 has no back-references'],
    ['(a+)+(?!a|!)', HANGS, 'RE2 has no look-around'],
    [
      String.raw`\b(?:é+)+b\b`,
      `${'é'.repeat(60)}!`,
      String.raw`its \b knows only ASCII letters, and this answer has others`,
    ],
    ['(?:a+)+(?:$|b)c', `c${HANGS}`, 'RE2 cannot look past a `$` that does not end the pattern'],
  ])('%s, which RE2 cannot express, is an error that names it', (source, text, reason) => {
    const message = `pattern ${JSON.stringify(source)} took more than 200 ms on this answer and RE2 cannot express it (${reason})`;
    expect(match(job(source, text))).toEqual([{ kind: 'error', message }]);
  });

  it('leaves the neighbours of a hanging job alone, also those of the same pattern', () => {
    const hangs = pattern(String.raw`(a+)+\1$`);
    const results = match(
      job('foo', 'foo'),
      { pattern: hangs, text: HANGS, find: 'all' },
      { pattern: hangs, text: 'baaa', find: 'all' },
      job('(a+)+$', HANGS),
      job('bar', 'bar'),
    );
    expect(results.map((result) => result.kind)).toEqual([
      'matched',
      'error',
      'matched',
      'matched',
      'matched',
    ]);
    expect([0, 2, 4].map((index) => texts(results[index]))).toEqual([['foo'], ['aaa'], ['bar']]);
  });

  it('gives a pattern up after three answers that it hung on', () => {
    const hangs = pattern(String.raw`(a+)+\1$`);
    const results = match(
      ...Array.from({ length: 20 }, (_, i): MatchJob => ({ pattern: hangs, text: HANGS + i, find: 'all' })),
    );
    expect(texts(results[2])).toContain('took more than 200 ms on this answer');
    expect(texts(results[3])).toContain('took more than 200 ms on an earlier answer');
    expect(results).toHaveLength(20);
  });

  it('stops searching when hostile patterns have lost a hundred time-outs', () => {
    const hostile = Array.from({ length: 400 }, (_, i) => job(`(a+)+\\1(?:x${i})?$`, HANGS));
    const results = createWatchdogMatcher({ timeoutMs: 5 }).match([...hostile, job('foo', 'foo')]);
    expect(texts(results[0])).toContain('took more than 5 ms');
    expect(texts(results.at(-1))).toMatch(
      /^pattern "foo" was not searched: patterns have already lost \d+ ms to time-outs$/,
    );
  });

  it('does not blame a job for a batch that is long as a whole', () => {
    const slow = job('x(?:[a-w]+[a-w]+)+y(?!z)', `x${'a'.repeat(16)}`);
    const results = createWatchdogMatcher({ timeoutMs: 100 }).match(Array.from({ length: 1000 }, () => slow));
    expect(new Set(results.map((result) => result.kind))).toEqual(new Set(['matched']));
  });

  it('an endless list of matches is an error', () => {
    expect(match(job('', 'a'.repeat(20_000)))).toEqual([
      { kind: 'error', message: 'pattern "" matches more than 10000 times in this answer' },
    ]);
    expect(match(job('', 'a'.repeat(20_000), 'first'))).toEqual([
      { kind: 'matched', spans: [{ start: 0, end: 0, text: '' }] },
    ]);
  });

  it('all matches of a batch together are bounded', () => {
    const results = match(...Array.from({ length: 120 }, () => job('a', 'a'.repeat(9000))));
    expect(texts(results[0])).toHaveLength(9000);
    expect(texts(results.at(-1))).toBe(
      'pattern "a" came after 1000000 matches, more than one batch may give',
    );
  });

  it('a search that runs V8 out of stack is left to RE2, or named where that cannot express it', () => {
    const text = 'ab'.repeat(6_000_000);
    const [byRe2, named] = createWatchdogMatcher({ timeoutMs: 10_000 }).match([
      job('(?:a|b)*c', text),
      job('(?:a|b)*c(?!d)', text),
    ]);
    expect(texts(byRe2)).toEqual([]);
    expect(texts(named)).toMatch(
      /^pattern "\(\?:a\|b\)\*c\(\?!d\)" failed on this answer \(.+\) and RE2 cannot express it \(RE2 has no look-around\)$/,
    );
  });

  it('a repetition beyond the limit of RE2 is an error that names it', () => {
    expect(texts(match(job('(?:(?:(?:a+)+b?){2,90}){2,90}c', `c${HANGS}`))[0])).toMatch(
      /took more than 200 ms on this answer and RE2 refuses it/,
    );
  });

  it('names a very long pattern by its beginning', () => {
    const long = String.raw`(a+)+\1${'b'.repeat(5000)}`;
    expect(texts(match(job(long, HANGS))[0])?.length).toBeLessThan(400);
  });
});
