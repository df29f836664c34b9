import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODES } from '../../src/model/answer.ts';
import { measureAgreement } from '../../src/validation/agreement.ts';
import { holdAgainst } from '../../src/validation/bar.ts';
import type { LabelledCase } from '../../src/validation/pairs.ts';
import { labelled, times } from './labelled.ts';

/** 20 abstention, 20 dispute and 20 trustworthy_direct cases; the second annotator misses one, four and none. */
const THREE = [
  ...labelled(times({ aa: 19, at: 1 }), { category: 'abstention', expectedMode: 'abstain' }),
  ...labelled(times({ dd: 16, dt: 4 }), { category: 'dispute', expectedMode: 'disputed' }),
  ...labelled(times({ tt: 20 }), { category: 'trustworthy_direct', expectedMode: 'trustworthy' }),
];

describe('the agreement of two annotators', () => {
  const measured = measureAgreement(THREE);

  it('is counted overall and in a table, the first in the rows', () => {
    expect(measured).toMatchObject({ n: 60, agreed: 55 });
    expect(measured.table).toEqual([
      [19, 0, 1],
      [0, 16, 4],
      [0, 0, 20],
    ]);
  });

  it('is corrected for chance', () => {
    // p_e = (20·19 + 20·16 + 20·25) / 60² = 1/3; κ = (55/60 − 1/3) / (2/3).
    expect(measured.chance).toBeCloseTo(1 / 3, 12);
    expect(measured.kappa).toMatchObject({ value: expect.closeTo(0.875, 12), oneSided: false });
  });

  it('is told for each category, held against the chance of all cases', () => {
    const value = (category: string): number | undefined =>
      measured.categories.find((one) => one.category === category)?.beyondChance?.value;
    expect(value('abstention')).toBeCloseTo((19 / 20 - 1 / 3) * 1.5, 12);
    expect(value('dispute')).toBeCloseTo((16 / 20 - 1 / 3) * 1.5, 12);
    expect(value('trustworthy_direct')).toBeCloseTo(1, 12);
  });

  it("says by Cohen's κ within a category that it cannot tell, where the labels do not vary", () => {
    expect(measured.categories.map(({ within }) => within)).toEqual([
      { kind: 'defined', value: 0, oneSided: true },
      { kind: 'defined', value: 0, oneSided: true },
      { kind: 'undefined', why: 'one_label' },
    ]);
  });

  it('lists the cases to talk about', () => {
    expect(measured.disagreements.map(({ id }) => id)).toEqual([
      'abstention-020',
      'dispute-017',
      'dispute-018',
      'dispute-019',
      'dispute-020',
    ]);
  });
});

describe('gold accuracy', () => {
  it('looks only at cases that both label alike and that have an expected mode', () => {
    const cases = [
      ...labelled('aa dd ad', { expectedMode: 'abstain' }),
      ...labelled('tt', { category: 'unknown' }),
    ];
    expect(measureAgreement(cases).gold).toEqual({ n: 2, correct: 1 });
  });

  it('is of no case where both never agree, and absent where no mode is expected', () => {
    expect(measureAgreement(labelled('ad', { expectedMode: 'abstain' })).gold).toEqual({ n: 0, correct: 0 });
    expect(measureAgreement(labelled('aa dd'))).not.toHaveProperty('gold');
  });
});

describe('confidence', () => {
  it('is the mean of what was given, apart where they agree and where not', () => {
    const [agreed, disagreed] = [labelled('aa', { confidence: [5, 4] }), labelled('ad', { confidence: [2] })];
    const silent = labelled('tt dt');
    expect(measureAgreement([...agreed, ...disagreed, ...silent]).confidence).toEqual({
      agreed: 4.5,
      disagreed: 2,
    });
    expect(measureAgreement(silent).confidence).toEqual({});
  });
});

describe('over any labels', () => {
  const mode = fc.constantFrom(...MODES);
  const one = fc.record({
    first: mode,
    second: mode,
    category: fc.constantFrom('abstention', 'dispute', 'grounding'),
    confidence: fc.constant([]),
  });
  const cases: fc.Arbitrary<LabelledCase[]> = fc
    .array(one, { minLength: 1, maxLength: 60 })
    .map((list) => list.map((fields, index) => ({ id: `c${index}`, ...fields })));

  it("the categories' figures have κ as their mean, weighted by cases", () => {
    fc.assert(
      fc.property(cases, (list) => {
        const { kappa, categories, n } = measureAgreement(list);
        if (kappa.kind === 'undefined') {
          for (const { beyondChance } of categories) expect(beyondChance).toBeUndefined();
          return;
        }
        const sum = categories.reduce((total, own) => total + own.n * (own.beyondChance?.value ?? NaN), 0);
        expect(sum / n).toBeCloseTo(kappa.value, 10);
      }),
    );
  });

  it('each figure lies within its interval, and no figure is NaN', () => {
    fc.assert(
      fc.property(cases, (list) => {
        const measured = measureAgreement(list);
        for (const { beyondChance } of measured.categories) {
          if (!beyondChance) continue;
          const [low, high] = beyondChance.interval;
          expect(low - 1e-9 <= beyondChance.value && beyondChance.value <= high + 1e-9).toBe(true);
        }
        expect(numbersIn(measured).filter(Number.isNaN)).toEqual([]);
      }),
    );
  });
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('a bar', () => {
  const measured = measureAgreement(THREE);

  it.each([
    [0.7, 20, { met: true, below: [], tooFew: [] }],
    [0.8, 20, { met: false, below: [['dispute', 0.7]], tooFew: [] }],
    [
      0.9,
      20,
      {
        met: false,
        below: [
          ['overall', 0.875],
          ['dispute', 0.7],
        ],
        tooFew: [],
      },
    ],
    [0.8, 21, { met: true, below: [], tooFew: ['abstention', 'dispute', 'trustworthy_direct'] }],
  ])('of %d, for categories of %d cases and more', (target, minCases, { met, below, tooFew }) => {
    const standing = holdAgainst(measured, { target, minCases });
    expect(standing).toMatchObject({ met, tooFew });
    expect(standing.below).toEqual(
      below.map(([name, value]) => ({ name, value: expect.closeTo(Number(value), 12) })),
    );
  });

  it('is met by a figure that equals it', () => {
    // (16/20 − 1/3) · 3/2 is 0.7 exactly, though not in that order of rounding.
    expect(holdAgainst(measured, { target: 0.7, minCases: 1 }).below).toEqual([]);
  });

  it('is not met by an undefined κ', () => {
    const same = measureAgreement(labelled(times({ tt: 30 }), { category: 'grounding' }));
    expect(holdAgainst(same, { target: -1, minCases: 20 })).toEqual({
      met: false,
      below: [{ name: 'overall' }, { name: 'grounding' }],
      tooFew: [],
    });
  });
});
