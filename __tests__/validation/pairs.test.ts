import { describe, expect, it } from 'vitest';
import { pairLabels } from '../../src/validation/pairs.ts';

describe("two annotators' labels", () => {
  it('are put together by id, in any order, and what is left out is named', () => {
    const first = [
      { id: 'z', mode: 'abstain' as const, confidence: 5 },
      { id: 'only-a', mode: 'abstain' as const },
      { id: 'y', mode: 'disputed' as const },
      { id: 'blank' },
    ];
    const second = [
      { id: 'only-b', mode: 'abstain' as const },
      { id: 'blank', mode: 'abstain' as const },
      { id: 'y', mode: 'trustworthy' as const, confidence: 1 },
      { id: 'z', mode: 'abstain' as const, confidence: 3, category: 'abstention' },
    ];
    expect(pairLabels(first, second)).toEqual({
      cases: [
        { id: 'y', first: 'disputed', second: 'trustworthy', confidence: [1] },
        { id: 'z', first: 'abstain', second: 'abstain', category: 'abstention', confidence: [5, 3] },
      ],
      onlyFirst: ['only-a'],
      onlySecond: ['only-b'],
      unlabelled: ['blank'],
      withoutGold: [],
    });
  });

  it('take id, category and expected mode from the data, and say what the data does not have', () => {
    const labels = [
      { id: 'case-1', mode: 'abstain' as const, category: 'wrong' },
      { id: 'stray', mode: 'abstain' as const },
    ];
    const { cases, withoutGold } = pairLabels(labels, labels, (id) =>
      id === 'case-1' ? { id: 't1_x', expectedMode: 'disputed', category: 'dispute' } : undefined,
    );
    expect(cases).toEqual([
      { id: 'stray', first: 'abstain', second: 'abstain', confidence: [] },
      {
        id: 't1_x',
        first: 'abstain',
        second: 'abstain',
        category: 'dispute',
        expectedMode: 'disputed',
        confidence: [],
      },
    ]);
    expect(withoutGold).toEqual(['stray']);
  });
});
