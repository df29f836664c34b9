import { describe, expect, it } from 'vitest';
import type { AppResponse } from '../../../src/model/answer.ts';
import { goldenOf, judgedQa } from '../../helpers/qa.ts';

const STOCK = { doc: 'stock.md', locator: 'row=1' };
const RIGHT = {
  text: '41 pcs (stock.md)',
  value: 41,
  unit: 'pcs',
  source: STOCK,
  sources: [STOCK],
  refused: false,
};
const TOLD = {
  text: 'Oil the chain every month and check both brakes (guide.md).',
  sources: [{ doc: 'guide.md' }],
  refused: false,
};

describe.each([
  [
    'numeric_accuracy',
    'numeric',
    RIGHT,
    [
      ['the right value and unit', {}, 1],
      ['a digit off', { value: 42 }, 0],
      ['another unit', { unit: 'kg' }, 0],
      ['no unit', { unit: undefined }, 0],
      ['nothing found', { value: undefined, unit: undefined }, 0],
    ],
  ],
  [
    'citation_validity',
    'numeric',
    RIGHT,
    [
      ['the source, named in the text', {}, 1],
      ['a right answer from another document', { source: { doc: 'other.md', locator: 'row=1' } }, 0],
      ['another place of the document', { source: { doc: 'stock.md', locator: 'row=2' } }, 0],
      ['no place', { source: { doc: 'stock.md' } }, 0],
      ['not named in the text', { text: '41 pcs' }, 0],
      ['named in another case of letters', { text: '41 pcs (Stock.md)' }, 0],
      ['a key too many', { source: { ...STOCK, page: 3 } }, 1],
      ['no source', { source: undefined }, 0],
    ],
  ],
  [
    'citation_validity',
    'narrative',
    TOLD,
    [
      ['among the sources and in the text', {}, 1],
      ['not among the sources', { sources: [STOCK] }, 0],
      ['not in the text', { text: 'Oil the chain.' }, 0],
      ['with others', { sources: [STOCK, { doc: 'guide.md', locator: 'p. 1' }] }, 1],
    ],
  ],
  [
    'refusal_appropriateness',
    'numeric',
    RIGHT,
    [
      ['an answer', {}, 1],
      ['a refusal', { refused: true }, 0],
      [
        'a refusal that only the text tells',
        { refused: undefined, text: 'I cannot find this in the documents.' },
        0,
      ],
      ['an answer that only the text tells', { refused: undefined }, 1],
    ],
  ],
  [
    'refusal_appropriateness',
    'refusal',
    { text: 'This is not in the documents.', refused: true },
    [
      ['a refusal', {}, 1],
      ['an answer', { refused: false }, 0],
      ['a refusal that gives a value', { value: 0 }, 0],
    ],
  ],
  [
    'clarification_appropriateness',
    'numeric',
    RIGHT,
    [
      ['no question back', {}, 1],
      ['said in so many words', { clarification: 'none' }, 1],
      ['a question back on a complete question', { clarification: 'ask_first' }, 0],
      ['a word that is none of the three', { clarification: 'maybe' }, 0],
    ],
  ],
  [
    'clarification_appropriateness',
    'clarification',
    { text: 'Which depot?', clarification: 'ask_first', refused: false },
    [
      ['the question back', {}, 1],
      ['no question back', { clarification: undefined }, 0],
      ['assumptions instead', { clarification: 'answer_with_assumptions' }, 0],
    ],
  ],
] as const)('%s of a %s case', (metric, type, right, table) => {
  it.each(table as readonly (readonly [string, Partial<AppResponse>, number])[])(
    '%s',
    async (_what, change, score) => {
      const outcome = await judgedQa(goldenOf(type), answer(right, change));
      expect(outcome.scores[metric]).toBe(score);
    },
  );
});

describe('under compat: original', () => {
  const compat = { compat: 'original' };
  it('whole source objects are compared', async () => {
    const outcome = await judgedQa(
      goldenOf('numeric'),
      answer(RIGHT, { source: { ...STOCK, page: 3 } }),
      compat,
    );
    expect(outcome.scores['citation_validity']).toBe(0);
  });

  it('nothing is read from the text: an absent refused is false', async () => {
    const outcome = await judgedQa(
      goldenOf('refusal'),
      { text: 'I cannot find this in the documents.' },
      compat,
    );
    expect(outcome.scores['refusal_appropriateness']).toBe(0);
  });
});

describe('fabrication', () => {
  it.each([
    ['The two reports do not give that figure [1][2].', undefined, 1],
    ['As of 2026-03-31 no result has been published, so I cannot say.', undefined, 1],
    ['The reports do not give it, but it is about 12 percent [1].', undefined, 0],
    ['I cannot confirm it; perhaps 9999 units.', undefined, 0],
    ['Not known for lot 77 (lot 78 neither).', ['lot \\d+'], 1],
    ['Not known for LOT 77.', ['lot \\d+'], 1],
    ['Not known for 2026.', ['lot \\d+'], 0],
    ['Not known for 2026.', [], 0],
    ['Not known for week ４２.', ['week \\d+'], 1],
  ])('%s under the patterns %j', async (text, period_patterns, score) => {
    const outcome = await judgedQa(
      goldenOf('refusal'),
      { text, refused: true },
      period_patterns && { period_patterns },
    );
    expect(outcome.scores['fabrication']).toBe(score);
  });

  it('is the count of the original under compat: original', async () => {
    const outcome = await judgedQa(
      goldenOf('refusal'),
      { text: 'Not in the reports [1].', refused: true },
      { compat: 'original' },
    );
    expect(outcome).toMatchObject({ scores: { fabrication: 0 }, evidence: { fabricated: ['1'] } });
  });
});

describe('groundedness', () => {
  const settings = { references: 'docs' };
  const context = {
    retrieved_context: [
      { source_id: 'guide.md', chunk: 'Oil the chain every month and check both brakes (guide.md).' },
    ],
  };
  it.each([
    ['every claim entailed', {}, {}, 1, 1],
    [
      'a claim that is not',
      { text: 'Oil the chain every month and check both brakes (guide.md)! Repaint it yearly in red.' },
      {},
      0,
      1,
    ],
    ['an empty context', { retrieved_context: [] }, {}, 0, 1],
    ['no claim at all', { narrative: '' }, {}, 1, 0],
    ['only the narrative part is judged', { narrative: 'Oil the chain.', text: 'Repaint it.' }, {}, 1, 0],
    ['an absent narrative is the text', { text: 'Repaint it yearly in red.' }, {}, 0, 0],
    [
      'but nothing under compat: original',
      { text: 'Repaint it yearly in red.' },
      { compat: 'original' },
      1,
      0,
    ],
    [
      'a framing line of ours is no claim',
      { text: 'Sources: many red things\nOil the chain every month, check both brakes' },
      {},
      1,
      1,
    ],
    [
      'it is one when the suite lists its own',
      { text: 'Sources: many red things\nOil the chain every month, check both brakes' },
      { framing: ['Note'] },
      0,
      1,
    ],
  ])('%s', async (_what, change, more, faithfulness, answer_accuracy) => {
    const outcome = await judgedQa(goldenOf('narrative'), answer({ ...TOLD, ...context }, change), {
      ...settings,
      ...more,
    });
    expect(outcome.scores).toMatchObject({ faithfulness, answer_accuracy });
  });
});

function answer(
  right: AppResponse,
  change: Partial<AppResponse> | Readonly<Record<string, unknown>>,
): AppResponse {
  const entries = Object.entries({ ...right, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as AppResponse;
}
