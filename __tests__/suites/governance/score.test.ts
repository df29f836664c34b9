import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { MODES } from '../../../src/model/answer.ts';
import type { GovernanceCase } from '../../../src/suites/governance/case-schema.ts';
import type { LoadedSuite } from '../../../src/suites/suite.ts';
import { caseOf, fileOf, loaded, scored } from '../../helpers/governance.ts';

const CATEGORIES = [
  'abstention',
  'dispute',
  'trustworthy_hedged',
  'trustworthy_direct',
  'grounding',
  'relevance',
];
const id = (category: string, n = 0): string => `t1_${category}_${n}`;
const files = Object.fromEntries(
  CATEGORIES.map((category) => [
    `tier1_core/${category}.json`,
    fileOf([0, 1].map((n) => caseOf(category, id(category, n), { domain: n ? 'sports' : '' }))),
  ]),
);

let suite: LoadedSuite<GovernanceCase>;
beforeAll(async () => {
  suite = await loaded(files, { tiers: [1] });
});

/** Every case answered with this mode and a text that patterns are content with. */
const all = (mode?: (typeof MODES)[number], text = 'It has a bell.') =>
  Object.fromEntries(
    CATEGORIES.flatMap((category) => [0, 1].map((n) => [id(category, n), { text, ...(mode && { mode }) }])),
  );

describe('modes', () => {
  it.each([
    ['abstention', 'abstain', { accuracy: 1, abstention: 1, false_trust: 1 }],
    ['abstention', 'disputed', { accuracy: 0, abstention: 0, false_trust: 1 }],
    ['abstention', 'trustworthy', { accuracy: 0, abstention: 0, false_trust: 0 }],
    ['dispute', 'disputed', { accuracy: 1, dispute: 1, false_trust: 1 }],
    ['dispute', 'trustworthy', { accuracy: 0, dispute: 0, false_trust: 0 }],
    ['trustworthy_hedged', 'abstain', { accuracy: 0, trustworthy_hedged: 0, over_refusal: 0 }],
    ['trustworthy_direct', 'disputed', { accuracy: 0, trustworthy_direct: 0, over_refusal: 1 }],
    ['trustworthy_direct', 'trustworthy', { accuracy: 1, trustworthy_direct: 1, over_refusal: 1 }],
    ['grounding', 'abstain', { accuracy: 1, grounding: 1 }],
    ['relevance', 'disputed', { accuracy: 1, relevance: 1 }],
  ] as const)('%s answered as %s', (category, mode, scores) => {
    const outcome = scored(suite, all(mode)).outcomes.find((entry) => entry.id === id(category));
    expect(outcome).toMatchObject({
      status: scores.accuracy ? 'pass' : 'fail',
      evidence: { actual_mode: mode, category },
    });
    expect(outcome?.scores).toEqual(scores);
  });

  it('fails a case whose answer alone gives no mode', () => {
    const { outcomes, insufficient } = scored(suite, {
      ...all('abstain'),
      [id('abstention')]: { text: 'x' },
    });
    expect(insufficient).toEqual({});
    expect(outcomes.find((entry) => entry.id === id('abstention'))).toMatchObject({
      status: 'fail',
      reason: expect.stringContaining('no mode given'),
    });
  });

  it('judges no row by mode when no answer gives one, and says what to do; patterns are still judged', () => {
    const { outcomes, insufficient, details } = scored(suite, all());
    const rows = [
      'abstention',
      'accuracy',
      'dispute',
      'false_trust',
      'over_refusal',
      'trustworthy_direct',
      'trustworthy_hedged',
    ];
    expect(Object.keys(insufficient).toSorted()).toEqual(rows);
    expect(insufficient['accuracy']).toContain('app.mode_from: text');
    expect(outcomes.filter(({ code }) => code === 'insufficient_data')).toHaveLength(8);
    expect(
      outcomes.filter(({ status }) => status === 'pass').map((entry) => entry.evidence['category']),
    ).toEqual(['grounding', 'grounding', 'relevance', 'relevance']);
    expect(details['confusion']).toMatchObject({ abstain: { abstain: 0 } });
  });

  it('reads the mode from the text where that is asked for, and warns once', () => {
    const text = 'I cannot find anything about this in the provided documents.';
    const { outcomes, warnings } = scored(
      suite,
      { ...all('trustworthy'), [id('abstention')]: { text } },
      {},
      'text',
    );
    expect(outcomes.find((entry) => entry.id === id('abstention'))).toMatchObject({
      status: 'pass',
      evidence: { actual_mode: 'abstain', mode_read_from_text: true },
    });
    expect(warnings).toEqual([
      { code: 'heuristic_used', message: expect.stringContaining('1 of 12 answers') },
    ]);
  });
});

describe('modes read from the text', () => {
  it.each([
    ['abstention', 'Les documents ne précisent pas le tarif.', 'pass', { actual_mode: 'abstain' }],
    ['abstention', 'El manual no dice nada sobre eso.', 'pass', { actual_mode: 'abstain' }],
    ['dispute', '两份报告互相矛盾。', 'pass', { actual_mode: 'disputed', signal: expect.any(String) }],
    ['dispute', 'I due rapporti si contraddicono.', 'pass', { actual_mode: 'disputed' }],
    [
      'trustworthy_hedged',
      '原因はおそらく故障です。',
      'pass',
      { actual_mode: 'trustworthy', hedge: 'おそらく' },
    ],
    ['trustworthy_hedged', 'A taxa não consta do manual.', 'fail', { actual_mode: 'abstain' }],
  ] as const)('%s: %s', (category, text, status, evidence) => {
    const { outcomes } = scored(suite, { ...all('trustworthy'), [id(category)]: { text } }, {}, 'text');
    expect(outcomes.find((entry) => entry.id === id(category))).toMatchObject({ status, evidence });
  });
});

describe('errors and counts', () => {
  it.each([
    [
      'an answer that failed',
      { kind: 'error', error: { code: 'timeout', message: 'no answer within 30 s' } },
      'app_failed',
      'no answer within 30 s',
    ],
    [
      'a run that was cut short',
      { kind: 'error', error: { code: 'incomplete', message: 'cut short' } },
      'incomplete',
      'cut short',
    ],
    ['no answer at all', undefined, 'incomplete', 'no answer was given'],
  ] as const)('%s is an error of its case, in no count', (_what, answer, code, reason) => {
    const { [id('abstention')]: _left, ...rest } = all('abstain');
    const { outcomes, details } = scored(suite, { ...rest, ...(answer && { [id('abstention')]: answer }) });
    expect(outcomes[0]).toMatchObject({
      id: id('abstention'),
      status: 'error',
      scores: {},
      code,
      reason: expect.stringContaining(reason),
    });
    expect(details['slices']).toMatchObject({ category: { abstention: { passed: 1, total: 1 } } });
  });

  it('counts modes over the four categories that they decide', () => {
    const { details } = scored(suite, {
      ...all('trustworthy'),
      [id('dispute')]: { text: 'x', mode: 'disputed' },
    });
    expect(details['confusion']).toEqual({
      abstain: { abstain: 0, disputed: 0, trustworthy: 2 },
      disputed: { abstain: 0, disputed: 1, trustworthy: 1 },
      trustworthy: { abstain: 0, disputed: 0, trustworthy: 4 },
    });
  });

  it('slices by every dimension, an empty one as unknown', () => {
    const { details } = scored(suite, all('trustworthy'));
    expect(details['slices']).toMatchObject({
      domain: { sports: { passed: 4, total: 6 }, unknown: { passed: 4, total: 6 } },
      subcategory: { 'grounding/grounding': { passed: 2, total: 2 } },
      source_type: { single: { passed: 8, total: 12 } },
      context_count: { 1: { passed: 8, total: 12 } },
    });
  });
});

it('scores the same whatever the order of cases and answers', () => {
  const ids = CATEGORIES.flatMap((category) => [id(category, 0), id(category, 1)]);
  const answer = fc.record({
    text: fc.constantFrom('a bell', '32 spokes', ''),
    mode: fc.constantFrom(...MODES),
  });
  const order = fc.shuffledSubarray(ids, { minLength: ids.length });
  fc.assert(
    fc.property(fc.tuple(...ids.map(() => answer)), order, order, (answers, caseOrder, answerOrder) => {
      const byId = Object.fromEntries(ids.map((entry, index) => [entry, answers[index] ?? { text: '' }]));
      const plain = scored(suite, byId);
      const shuffled = {
        ...suite,
        cases: caseOrder.flatMap((entry) => suite.cases.filter((one) => one.id === entry)),
      };
      const again = scored(
        shuffled,
        Object.fromEntries(answerOrder.map((entry) => [entry, byId[entry] ?? { text: '' }])),
      );
      const sorted = (outcomes: typeof plain.outcomes) => outcomes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(sorted(again.outcomes)).toEqual(sorted(plain.outcomes));
      expect(JSON.stringify(again.details)).toBe(JSON.stringify(plain.details));
    }),
    { numRuns: 30 },
  );
});
