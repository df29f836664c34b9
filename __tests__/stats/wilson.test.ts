import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wilsonInterval } from '../../src/stats/wilson.ts';

interface Figures {
  readonly agreed: number;
  readonly n: number;
  readonly interval: readonly [number, number];
}

/** Made by scripts/oracles/run_kappa.py with statsmodels. */
const { wilson: FIGURES } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'oracles', 'kappa', 'expected.json'), 'utf8'),
) as { readonly wilson: readonly Figures[] };

it.each(FIGURES)('the interval of $agreed of $n is that of statsmodels', ({ agreed, n, interval }) => {
  expect(wilsonInterval(agreed, n)).toEqual(interval.map((bound) => expect.closeTo(bound, 12)));
});

it('never leaves 0 to 1, and has a width even where all or none are hits', () => {
  for (const n of [1, 3, 60, 4096]) {
    expect(wilsonInterval(0, n)[0]).toBe(0);
    expect(wilsonInterval(n, n)[1]).toBe(1);
    expect(wilsonInterval(0, n)[1]).toBeGreaterThan(0);
    expect(wilsonInterval(n, n)[0]).toBeLessThan(1);
  }
});
