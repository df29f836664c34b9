import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreementBeyondChance,
  chanceAgreement,
  cohenKappa,
  type AgreementTable,
} from '../../src/stats/kappa.ts';

interface Figures {
  readonly name: string;
  readonly table: AgreementTable;
  readonly kappa: number | null;
  readonly standard_error: number | null;
  readonly interval: readonly [number | null, number | null];
}

/** Made by scripts/oracles/run_kappa.py: κ by scikit-learn, error and interval by statsmodels. */
const { kappa: FIGURES } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'oracles', 'kappa', 'expected.json'), 'utf8'),
) as { readonly kappa: readonly Figures[] };

describe.each(FIGURES)('over a table that is $name', ({ table, kappa, standard_error: error, interval }) => {
  const ours = cohenKappa(table);

  it('κ is that of scikit-learn, and undefined where it has none', () => {
    if (kappa === null) expect(ours).toEqual({ kind: 'undefined', why: 'one_label' });
    else expect(ours).toMatchObject({ kind: 'defined', value: expect.closeTo(kappa, 12) });
  });

  it('error and interval are those of statsmodels, within −1 and 1; absent where the error is 0 or none', () => {
    const spread = ours.kind === 'defined' ? ours.spread : undefined;
    if (!error) expect(spread).toBeUndefined();
    else
      expect(spread).toEqual({
        standardError: expect.closeTo(error, 10),
        interval: [
          expect.closeTo(Math.max(-1, interval[0] ?? 0), 10),
          expect.closeTo(Math.min(1, interval[1] ?? 0), 10),
        ],
      });
  });
});

const counts = fc.array(fc.oneof(fc.constant(0), fc.nat(300)), { minLength: 9, maxLength: 9 });
const tables = counts.map((c) => [c.slice(0, 3), c.slice(3, 6), c.slice(6, 9)]);

describe('κ', () => {
  it('is a number from −1 to 1 inside its interval, or says why there is none', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const kappa = cohenKappa(table);
        if (kappa.kind === 'undefined') {
          const used = table.flat().filter((count) => count > 0);
          expect(kappa.why).toBe(used.length === 0 ? 'no_cases' : 'one_label');
          return;
        }
        const [low, high] = kappa.spread?.interval ?? [kappa.value, kappa.value];
        for (const figure of [kappa.value, low, high]) expect(Math.abs(figure)).toBeLessThanOrEqual(1);
        expect(low <= kappa.value && kappa.value <= high).toBe(true);
      }),
    );
  });

  it('does not depend on who is first, nor on the order of the labels', () => {
    fc.assert(
      fc.property(tables, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (table, order) => {
        const turned = [0, 1, 2].map((i) => [0, 1, 2].map((j) => table[j]![i]!));
        const relabelled = order.map((i) => order.map((j) => table[i]![j]!));
        for (const same of [turned, relabelled]) expect(cohenKappa(same)).toEqual(close(cohenKappa(table)));
      }),
    );
  });

  it('is (agreement − chance) / (1 − chance), so doubling all cases changes its error alone', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const kappa = cohenKappa(table);
        if (kappa.kind === 'undefined') return;
        const n = table.flat().reduce((sum, count) => sum + count, 0);
        const agreed = (table[0]![0]! + table[1]![1]! + table[2]![2]!) / n;
        const chance = chanceAgreement(table);
        expect(kappa.value).toBeCloseTo((agreed - chance) / (1 - chance), 10);
        const twice = cohenKappa(table.map((row) => row.map((count) => count * 2)));
        if (twice.kind === 'undefined') throw new Error('undefined');
        expect(twice.value).toBeCloseTo(kappa.value, 10);
        expect(twice.spread?.standardError ?? 0).toBeCloseTo(
          (kappa.spread?.standardError ?? 0) / Math.SQRT2,
          8,
        );
      }),
    );
  });

  it.each([
    [
      'one side used one label',
      [
        [9, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      true,
    ],
    [
      'each side used two',
      [
        [9, 1, 0],
        [1, 9, 0],
        [0, 0, 0],
      ],
      false,
    ],
  ])('knows whether it can tell anything: %s', (_, table, oneSided) => {
    expect(cohenKappa(table)).toMatchObject({ kind: 'defined', oneSided });
  });
});

describe('agreement beyond chance', () => {
  const all = [
    [19, 0, 1],
    [0, 16, 4],
    [0, 0, 20],
  ];

  it.each([
    [20, 20, 1],
    [20, 16, 0.7],
    [30, 10, 0],
    [20, 0, -0.5],
  ])('of %d cases, %d of them agreed', (n, agreed, value) => {
    expect(agreementBeyondChance({ n, agreed }, all)?.value).toBe(value);
  });

  it('of all cases is κ, and is undefined where κ is and over no case', () => {
    const kappa = cohenKappa(all);
    expect(agreementBeyondChance({ n: 60, agreed: 55 }, all)?.value).toBe(
      kappa.kind === 'defined' && kappa.value,
    );
    expect(agreementBeyondChance({ n: 0, agreed: 0 }, all)).toBeUndefined();
    expect(
      agreementBeyondChance({ n: 3, agreed: 3 }, [
        [9, 0],
        [0, 0],
      ]),
    ).toBeUndefined();
  });
});

function close(kappa: ReturnType<typeof cohenKappa>): unknown {
  if (kappa.kind === 'undefined') return kappa;
  const { spread } = kappa;
  return {
    ...kappa,
    value: expect.closeTo(kappa.value, 10),
    ...(spread && {
      spread: {
        standardError: expect.closeTo(spread.standardError, 8),
        interval: spread.interval.map((bound) => expect.closeTo(bound, 8)),
      },
    }),
  };
}
