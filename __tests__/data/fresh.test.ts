import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseOutcome } from '../../src/suites/suite.ts';
import { loadShipped, outcomesOf } from './cases.ts';
import { freshGrounding, freshRelevance } from './fresh-answers.ts';

const fresh = [...freshGrounding, ...freshRelevance];

describe('answers that are no exemplars are judged rightly too', () => {
  let outcomes: Map<string, CaseOutcome[]>;

  beforeAll(async () => {
    const answers = fresh.map(
      ({ id, pass, fail }) =>
        [id, [...pass, ...fail].map((text) => ({ text, mode: 'trustworthy' as const }))] as const,
    );
    outcomes = outcomesOf(await loadShipped(), new Map(answers));
  });

  it.each(fresh)('$id', ({ id, pass, fail }) => {
    const judged = (outcomes.get(id) ?? []).map(({ status, evidence }) => [evidence['answer'], status]);
    expect(judged).toEqual([...pass.map((text) => [text, 'pass']), ...fail.map((text) => [text, 'fail'])]);
  });
});
