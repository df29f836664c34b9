import { describe, expect, it } from 'vitest';
import { bump, type Bump } from '../../src/gate/ratchet.ts';
import { EMPTY_BASELINE } from '../../src/model/baseline.ts';
import { EVIDENCE, OPTIONS, run, START } from './bumps.ts';
import { counts, entry, found, judged, QA_KEY, type Scored } from './inputs.ts';

describe('evidence', () => {
  const answers = (text: string, scored: Scored) => {
    const now = entry(scored);
    return {
      entries: [
        {
          ...now,
          outcomes: new Map(
            [...now.outcomes].map(([id, one]) => [
              id,
              { ...one, evidence: { answer: text, cited: ['d1'], retrieved: ['d1', 'd2'] } },
            ]),
          ),
        },
      ],
    };
  };
  const evidenceIn = ({ baseline: { entries } }: Bump) => {
    const { answer, cited } = entries[QA_KEY]?.cases['c0'] ?? {};
    return [answer, cited];
  };
  const first = run(START, {}, answers('before', counts(3, 4)), EVIDENCE).result;

  it('is kept where none was, without a score moving', () => {
    expect(evidenceIn(first)).toEqual(['before', ['d1']]);
  });

  it('is rewritten only when a score of the case moves', () => {
    expect(run(first.baseline, {}, answers('after', counts(3, 4)), EVIDENCE).result.changed).toBe(false);
    const { result } = run(first.baseline, {}, answers('after', counts(4, 4)), EVIDENCE);
    expect(result.baseline.entries[QA_KEY]?.cases).toMatchObject({
      c0: { answer: 'before' },
      c3: { answer: 'after' },
    });
  });

  it('never mixes two answers', () => {
    const { result } = run(first.baseline, counts(4, 4), {}, EVIDENCE);
    expect(result.baseline.entries[QA_KEY]?.cases['c3']).toEqual({
      scores: { accuracy: 1 },
      hash: 'hash of c3',
      answer: 'answer to c3',
    });
  });

  it('is that of the recorded scores, where the floor is kept', () => {
    expect(evidenceIn(run(START, {}, answers('worse', counts(0, 4)), EVIDENCE).result)).toEqual([
      undefined,
      undefined,
    ]);
    expect(evidenceIn(run(first.baseline, {}, answers('worse', counts(0, 4)), EVIDENCE).result)).toEqual([
      'before',
      ['d1'],
    ]);
  });

  it('is cut, and kept for no suite of more than 500 cases', () => {
    const long = judged({ entries: answers('x'.repeat(1000), counts(1, 1)).entries, onDefaultBranch: true });
    expect(bump(EMPTY_BASELINE, long, EVIDENCE).baseline.entries[QA_KEY]?.cases['c0']?.answer).toHaveLength(
      300,
    );
    const many = (n: number) =>
      bump(EMPTY_BASELINE, judged({ entries: [entry(counts(n, n))], onDefaultBranch: true }), EVIDENCE)
        .baseline.entries[QA_KEY]?.cases['c0']?.answer;
    expect([many(500), many(501)]).toEqual(['answer to c0', undefined]);
  });

  it('that was turned off goes when it would be out of date', () => {
    const report = judged({
      entries: [entry(counts(4, 4))],
      baseline: found(first.baseline.entries),
      onDefaultBranch: true,
    });
    const cases = bump(first.baseline, report, { ...OPTIONS, evidence: 0 }).baseline.entries[QA_KEY]?.cases;
    expect([cases?.['c0']?.answer, cases?.['c3']?.answer]).toEqual(['before', undefined]);
  });
});
