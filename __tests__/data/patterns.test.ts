import { describe, expect, it } from 'vitest';
import { patternRules } from '../../src/suites/governance/case-schema.ts';
import { compilePattern } from '../../src/text/patterns/compile.ts';
import { createWatchdogMatcher } from '../../src/watchdog/matcher.ts';
import { shippedFiles, type ShippedCase } from './cases.ts';
import { freshGrounding, freshRelevance } from './fresh-answers.ts';

const fresh = new Map(
  [...freshGrounding, ...freshRelevance].map(({ id, pass, fail }) => [id, [...pass, ...fail]]),
);
const matcher = createWatchdogMatcher({ timeoutMs: 1000 });
const judgedByPatterns = shippedFiles.filter(
  ({ category }) => category === 'grounding' || category === 'relevance',
);
const patterned = judgedByPatterns.flatMap(({ document }) =>
  document.cases.map((one) => ({
    id: one.id,
    one,
    ignoreCase: patternRules(document.evaluation_config, one.evaluation_config).caseInsensitive,
  })),
);
const answers = patterned.flatMap(({ one }) => answersOf(one));

describe.each(patterned)('the patterns of $id', ({ one, ignoreCase }) => {
  it('each take at least one of its answers, so that none is dead', () => {
    const patterns = [...forbidden(one), ...(one.required_elements ?? [])];
    expect(
      patterns.filter((pattern) => !answersOf(one).some((text) => matches(pattern, text, ignoreCase))),
    ).toEqual([]);
  });

  it('forbid nothing that the contexts say', () => {
    const text = one.contexts.join('\n');
    expect(forbidden(one).filter((pattern) => matches(pattern, text, ignoreCase))).toEqual([]);
  });

  it('end at the edges of words, signs of currencies aside', () => {
    expect(
      forbidden(one).filter((pattern) => !pattern.includes('\\b') && !pattern.startsWith('[€$£]')),
    ).toEqual([]);
  });
});

const phrases = judgedByPatterns.flatMap(({ document }) => document.evaluation_config.allowed_phrases ?? []);

it.each(phrases)('some answer speaks like the allowed phrase %#', (phrase) => {
  expect(answers.some((text) => matches(phrase, text, true))).toBe(true);
});

function forbidden(one: ShippedCase): readonly string[] {
  return [...(one.forbidden_claims ?? []), ...(one.forbidden_elements ?? [])];
}

function answersOf(one: ShippedCase): string[] {
  return [...one.exemplars.map(({ text }) => text), ...(fresh.get(one.id) ?? [])];
}

function matches(source: string, text: string, ignoreCase: boolean): boolean {
  const pattern = compilePattern(source, { ignoreCase });
  if (pattern.kind !== 'ok') throw new Error(`${source}: ${pattern.message}`);
  const [result] = matcher.match([{ pattern, text, find: 'first' }]);
  if (result?.kind !== 'matched') throw new Error(result?.message);
  return result.spans.length > 0;
}
