import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AppResponse } from '../../../src/model/answer.ts';
import type { QaCase } from '../../../src/suites/qa/golden-schema.ts';
import type { LoadedSuite } from '../../../src/suites/suite.ts';
import { goldenOf, judgedQa, loadedQa, scoredQa } from '../../helpers/qa.ts';

const STOCK = { doc: 'stock.md', locator: 'row=1' };
const OTHER = { doc: 'other.md' };
const chunks = (...ids: string[]) => ids.map((source_id) => ({ source_id, chunk: 'Oil the chain.' }));
const RIGHT = { text: '41 pcs (stock.md)', value: 41, unit: 'pcs', source: STOCK, refused: false };

describe('the stage of a failing case', () => {
  it.each<[string, string, AppResponse]>([
    ['empty_answer', 'numeric', { text: ' \n' }],
    ['refused', 'numeric', { text: 'I cannot say.', refused: true }],
    [
      'not_retrieved',
      'numeric',
      { text: 'I cannot say.', refused: true, retrieved_context: chunks('other.md') },
    ],
    ['answered_instead_of_refusing', 'refusal', { text: 'It is green.', refused: false }],
    ['value_in_refusal', 'refusal', { text: 'I cannot say.', refused: true, value: 3 }],
    ['fabricated_figure', 'refusal', { text: 'Not in the documents, maybe 12 percent.', refused: true }],
    ['asked_back', 'numeric', { ...RIGHT, clarification: 'ask_first' }],
    ['did_not_ask', 'clarification', { text: 'Fine.', refused: false }],
    [
      'asked_otherwise',
      'clarification',
      { text: 'Assuming the north depot: fine.', refused: false, clarification: 'answer_with_assumptions' },
    ],
    [
      'not_retrieved',
      'numeric',
      { text: '40 pcs', value: 40, unit: 'pcs', refused: false, retrieved_context: chunks('other.md') },
    ],
    [
      'retrieved_not_cited',
      'numeric',
      {
        text: '41 pcs',
        value: 41,
        unit: 'pcs',
        refused: false,
        retrieved_context: chunks('other.md', 'stock.md'),
      },
    ],
    ['not_cited', 'numeric', { text: '41 pcs', value: 41, unit: 'pcs', refused: false }],
    [
      'cited_wrong_source',
      'numeric',
      { ...RIGHT, source: OTHER, retrieved_context: chunks('other.md', 'stock.md') },
    ],
    ['cited_wrong_place', 'numeric', { ...RIGHT, source: { doc: 'stock.md', locator: 'row=9' } }],
    ['not_named_in_text', 'numeric', { ...RIGHT, text: '41 pcs' }],
    ['cited_wrong_value', 'numeric', { ...RIGHT, value: 14 }],
    ['no_value', 'numeric', { text: 'Many (stock.md)', source: STOCK, refused: false }],
    [
      'cited_wrong_claim',
      'narrative',
      {
        text: 'Paint it red and blue (guide.md).',
        sources: [{ doc: 'guide.md' }],
        refused: false,
        retrieved_context: chunks('guide.md'),
      },
    ],
  ])('%s, in a %s case', async (stage, type, answer) => {
    const outcome = await judgedQa(
      goldenOf(type),
      answer,
      type === 'narrative' ? { references: 'docs' } : {},
    );
    expect(outcome).toMatchObject({ status: 'fail', evidence: { stage } });
  });

  it('is absent when the case passes', async () => {
    const outcome = await judgedQa(goldenOf('numeric'), RIGHT);
    expect(outcome).toMatchObject({ status: 'pass', reason: 'as expected' });
    expect(outcome.evidence).not.toHaveProperty('stage');
  });
});

describe('evidence', () => {
  it('shows what was expected, found, cited and retrieved, and each failing metric with its reason', async () => {
    const answer = {
      text: '14 pcs',
      value: 14,
      unit: 'pcs',
      source: OTHER,
      sources: [STOCK, OTHER],
      citations: [{ source_id: 'a.md' }],
      retrieved_context: chunks('x.md', 'stock.md'),
    };
    const { evidence, reason } = await judgedQa(goldenOf('numeric'), answer);
    expect(evidence).toMatchObject({
      question: 'How many bicycles are in the depot?',
      expected: { value: 41, unit: 'pcs', source: STOCK },
      answer: '14 pcs',
      value: 14,
      cited: ['a.md', 'other.md', 'stock.md'],
      retrieved: ['x.md', 'stock.md'],
      rank: 2,
      failed: {
        numeric_accuracy: '41 pcs was expected, 14 pcs was given',
        citation_validity: expect.stringContaining('stock.md (row=1) was expected'),
      },
    });
    expect(reason).toBe(Object.values(evidence['failed'] as object).join('; '));
  });

  it('says that an empty answer was empty', async () => {
    expect((await judgedQa(goldenOf('numeric'), { text: '' })).reason).toMatch(/^\(empty answer\) /);
  });
});

describe('rows that cannot be judged', () => {
  const lines = [goldenOf('narrative', { id: 'a' }), goldenOf('numeric', { id: 'b' })];
  const settings = { references: 'docs' };
  let suite: LoadedSuite<QaCase>;
  beforeAll(async () => {
    suite = await loadedQa(lines, settings, { 'docs/guide.md': 'Oil the chain.' });
  });

  it('are named with a hint when no answer carried their field; the cases that need them are errors', () => {
    const { insufficient, outcomes } = scoredQa(
      suite,
      { a: { text: 'Oil the chain (guide.md).', refused: false }, b: RIGHT },
      settings,
    );
    expect(insufficient).toEqual({
      citation_validity: expect.stringContaining('app.response.sources'),
      faithfulness: expect.stringContaining('retrieved_context'),
    });
    expect(outcomes[0]).toMatchObject({ status: 'error', code: 'insufficient_data' });
    expect(outcomes[0]?.scores).toEqual({
      refusal_appropriateness: 1,
      clarification_appropriateness: 1,
      answer_accuracy: 1,
    });
    expect(outcomes[1]).toMatchObject({ status: 'pass', scores: { citation_validity: 1 } });
  });

  it('are judged when one answer carried the field, even an empty one', () => {
    const { insufficient, outcomes } = scoredQa(
      suite,
      { a: { text: 'Oil it (guide.md).' }, b: { ...RIGHT, sources: [], retrieved_context: [] } },
      settings,
    );
    expect(insufficient).toEqual({});
    expect(outcomes[0]).toMatchObject({ status: 'fail', scores: { citation_validity: 0, faithfulness: 0 } });
  });

  it.each([
    ['no answer', undefined, 'incomplete'],
    ['a failed call', { kind: 'error', error: { code: 'status', message: 'HTTP 500' } }, 'app_failed'],
  ] as const)('%s is an error of its case', (_what, answer, code) => {
    const { outcomes } = scoredQa(suite, { b: RIGHT, ...(answer && { a: answer }) }, settings);
    expect(outcomes[0]).toMatchObject({ id: 'a', status: 'error', code, scores: {} });
  });
});

describe('counts', () => {
  it('by tag, and of both sides of wrong refusing', async () => {
    const lines = [
      goldenOf('refusal', { id: 'a' }),
      goldenOf('refusal', { id: 'b' }),
      goldenOf('numeric', { id: 'c', tags: { topic: 'X', scope: 'S', qtype: 1 } }),
    ];
    const suite = await loadedQa(lines);
    const { details } = scoredQa(suite, {
      a: { text: 'No.', refused: true },
      b: { text: 'It is 12.', refused: false },
      c: { text: 'No.', refused: true },
    });
    expect(details).toMatchObject({
      over_refusal: 1,
      false_trust: 1,
      by_tag: {
        fabrication: { topic: { STOCK: { passed: 1, total: 2 } } },
        refusal_appropriateness: { qtype: { 1: { passed: 0, total: 1 } } },
      },
    });
  });

  it('warns once for all refusals that were read from texts, and not under compat: original', async () => {
    const suite = await loadedQa(['a', 'b', 'c'].map((id) => goldenOf('refusal', { id })));
    const answers = { a: { text: 'I cannot say.' }, b: { text: 'Fine.' }, c: { text: 'No.', refused: true } };
    expect(scoredQa(suite, answers).warnings).toEqual([
      { code: 'heuristic_used', message: expect.stringContaining('2 of 3') },
    ]);
    expect(scoredQa(suite, answers, { compat: 'original' }).warnings).toEqual([]);
  });
});

it('scores the same whatever the order of cases and answers', async () => {
  const types = ['numeric', 'refusal', 'clarification', 'narrative', 'composite'];
  const suite = await loadedQa(types.map((type) => goldenOf(type, { id: type })));
  const answer = fc.constantFrom<AppResponse>(
    RIGHT,
    { text: 'I cannot say 12.' },
    { text: '', sources: [OTHER] },
    { text: 'guide.md', refused: true, clarification: 'ask_first' },
  );
  const order = fc.shuffledSubarray(types, { minLength: types.length });
  fc.assert(
    fc.property(
      fc.array(answer, { minLength: 5, maxLength: 5 }),
      order,
      order,
      (answers, caseOrder, answerOrder) => {
        const byId = new Map(types.map((type, index) => [type, answers[index] ?? { text: '' }]));
        const plain = scoredQa(suite, Object.fromEntries(byId));
        const shuffled = {
          ...suite,
          cases: caseOrder.flatMap((type) => suite.cases.filter(({ id }) => id === type)),
        };
        const again = scoredQa(
          shuffled,
          Object.fromEntries(answerOrder.map((type) => [type, byId.get(type) ?? { text: '' }])),
        );
        const sorted = (outcomes: typeof plain.outcomes) =>
          outcomes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(sorted(again.outcomes)).toEqual(sorted(plain.outcomes));
        expect(again.details).toEqual(plain.details);
        expect(again.warnings).toEqual(plain.warnings);
      },
    ),
    { numRuns: 50 },
  );
});
