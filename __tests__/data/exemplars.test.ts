import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseOutcome } from '../../src/suites/suite.ts';
import { loadShipped, outcomesOf, shippedCases } from './cases.ts';

describe('the real scorer judges every exemplar as its case says', () => {
  let outcomes: Map<string, CaseOutcome[]>;

  beforeAll(async () => {
    outcomes = outcomesOf(
      await loadShipped(),
      new Map(shippedCases.map(({ id, exemplars }) => [id, exemplars])),
    );
  });

  it.each(shippedCases)('$id', ({ id, exemplars }) => {
    const judged = (outcomes.get(id) ?? []).map(({ status }, index) => [exemplars[index]?.text, status]);
    expect(judged).toEqual(exemplars.map(({ text, passes }) => [text, passes ? 'pass' : 'fail']));
  });
});
