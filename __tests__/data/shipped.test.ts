import { describe, expect, it } from 'vitest';
import { CATEGORIES, MODE_OF } from '../../src/suites/governance/case-schema.ts';
import { loadShipped, shippedCases, shippedFiles, type ShippedCase } from './cases.ts';

const COUNTS = {
  abstention: 12,
  dispute: 12,
  trustworthy_hedged: 10,
  trustworthy_direct: 10,
  grounding: 8,
  relevance: 8,
};
const FITZ_QUERY_TYPES = ['what', 'how', 'is', 'does', 'why', 'should', 'when', 'who', 'which', 'compare'];
const FITZ_REASONING = ['factual', 'evaluative', 'temporal', 'comparative', 'causal', 'procedural'];
const FITZ_EVIDENCE = ['direct', 'absent', 'partial', 'conflicting', 'indirect', 'mixed'];

describe('the cases of tier 0 as they ship', () => {
  it('are sixty, by category as fitz-gov has them', () => {
    expect(
      Object.fromEntries(shippedFiles.map(({ category, document }) => [category, document.cases.length])),
    ).toEqual(COUNTS);
  });

  it.each(shippedFiles)(
    '$category: numbered ids, the mode of the category, all of it easy',
    ({ category, document }) => {
      const number = (index: number): string => String(index + 1).padStart(3, '0');
      expect(document.cases.map(({ id }) => id)).toEqual(
        document.cases.map((_, index) => `t0_${category}_easy_${number(index)}`),
      );
      expect(distinct(document.cases, 'expected_mode')).toEqual([MODE_OF[category]]);
      expect(distinct(document.cases, 'difficulty')).toEqual(['easy']);
      expect(distinct(document.cases, 'category')).toEqual([category]);
      expect(document).toMatchObject({ category, passing_threshold: 0.95 });
    },
  );

  it('are written as JSON.stringify writes them, so that a line means the same in the bundle', () => {
    for (const { text, document } of shippedFiles)
      expect(text).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  it('load as any folder does, without a problem', async () => {
    const suite = await loadShipped();
    expect(suite.problems).toEqual([]);
    expect(suite.cases).toHaveLength(60);
    expect(suite.thresholds).toEqual({ 'tier0.accuracy': 0.95 });
  });

  it('give `validate` nothing to say, but that \\b and \\d are translated from Python', async () => {
    const { problems, notes } = (await loadShipped()).inspect();
    expect(problems).toEqual([]);
    expect(
      notes.filter(
        ({ message }) => !message.startsWith('rewritten so that they mean what they mean in Python'),
      ),
    ).toEqual([]);
    expect(notes.map(({ location }) => location.file)).toEqual([
      'data/tier0_sanity/grounding.json',
      'data/tier0_sanity/relevance.json',
    ]);
  });

  it.each(shippedCases)('$id says what it tests, and how its exemplars are judged', (one) => {
    expect([one.description, one.rationale].map((text) => text.length)).toSatisfy((lengths: number[]) =>
      lengths.every((length) => length > 20),
    );
    expect(one.context_count).toBe(one.contexts.length);
    expect(one.source_type).toBe(one.context_sources ? 'multi_source' : 'single');
    expect(one.exemplars.filter(({ passes }) => passes).length).toBeGreaterThanOrEqual(2);
    expect(one.exemplars.filter(({ passes }) => !passes).length).toBeGreaterThanOrEqual(2);
    expect(new Set(one.exemplars.map(({ text, mode }) => `${mode} ${text}`)).size).toBe(one.exemplars.length);
    expect(one.exemplars.every(({ why }) => why.length > 4)).toBe(true);
  });

  it('are spread over domains, forms of question, kinds of reasoning and evidence, context counts and languages', () => {
    expect(distinct(shippedCases, 'domain').length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...counts('domain'))).toBeLessThanOrEqual(shippedCases.length / 6);
    expect(distinct(shippedCases, 'query_type')).toEqual(FITZ_QUERY_TYPES.toSorted());
    expect(distinct(shippedCases, 'reasoning_type')).toEqual(FITZ_REASONING.toSorted());
    expect(distinct(shippedCases, 'evidence_pattern')).toEqual(FITZ_EVIDENCE.toSorted());
    expect(distinct(shippedCases, 'context_count')).toEqual(['1', '2', '3', '4']);
    expect(distinct(shippedCases, 'language')).toEqual(['de', 'en', 'zh']);
  });

  it.each(CATEGORIES)('%s takes its questions from at least six domains', (category) => {
    const file = shippedFiles.find((candidate) => candidate.category === category);
    expect(distinct(file?.document.cases ?? [], 'domain').length).toBeGreaterThanOrEqual(6);
  });

  it('ask sixty different questions: no two share half of their words', () => {
    const close = shippedCases.flatMap((one, index) =>
      shippedCases
        .slice(index + 1)
        .filter((other) => likeness(one.query, other.query) >= 0.5)
        .map((other) => [one.id, other.id]),
    );
    expect(close).toEqual([]);
  });

  it('never switch the allowed phrases of their file off', () => {
    const switchedOff = shippedCases.filter(
      ({ evaluation_config: own }) => own?.allowed_phrases !== undefined,
    );
    expect(switchedOff).toEqual([]);
  });
});

function distinct(cases: readonly ShippedCase[], field: keyof ShippedCase): string[] {
  return [...new Set(cases.map((one) => String(one[field])))].toSorted();
}

function counts(field: keyof ShippedCase): number[] {
  return distinct(shippedCases, field).map(
    (value) => shippedCases.filter((one) => String(one[field]) === value).length,
  );
}

/** Shared words of two questions, as a share of all their words (Jaccard); a Chinese character is a word. */
function likeness(a: string, b: string): number {
  const [left, right] = [words(a), words(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu));
}
