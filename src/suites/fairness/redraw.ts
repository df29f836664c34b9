import type { Measure } from '../../stats/group-gaps.ts';
import type { Layout } from '../../stats/layout.ts';
import type { Interval } from '../../stats/percentile.ts';
import { gapIntervals, gapPValues, type Draws } from '../../stats/resample.ts';
import type { Rules } from './options.ts';

/** What a metric wants to know of chance. */
export interface Redraw {
  readonly layout: Layout;
  readonly measure: Measure;
  readonly bootstraps: number;
  readonly shuffles: number;
  readonly seed: number;
}

export interface Redrawn {
  readonly interval?: Interval | undefined;
  readonly p_value?: number | undefined;
}

/** Interval and p-value of each. Those over the same records with the same seed share their draws, which are the same anyway. */
export function redrawAll(
  wanted: readonly Redraw[],
  { random, resampling }: Rules,
): Map<Redraw | undefined, Redrawn> {
  const draws = (count: number, seed: number): Draws => ({ count, random: random(seed) });
  const intervals = together(wanted, 'bootstraps', ({ layout, bootstraps, seed }, measures) =>
    gapIntervals(layout, measures, draws(bootstraps, seed), resampling),
  );
  const pValues = together(wanted, 'shuffles', ({ layout, shuffles, seed }, measures) =>
    gapPValues(layout, measures, draws(shuffles, seed), resampling),
  );
  return new Map(
    wanted.map((redraw) => [redraw, { interval: intervals.get(redraw), p_value: pValues.get(redraw) }]),
  );
}

function together<T>(
  wanted: readonly Redraw[],
  count: 'bootstraps' | 'shuffles',
  draw: (first: Redraw, measures: readonly Measure[]) => readonly T[] | undefined,
): Map<Redraw, T> {
  const results = new Map<Redraw, T>();
  let rest = wanted;
  for (let [first] = rest; first !== undefined; [first] = rest) {
    const { layout, seed, [count]: times } = first;
    const alike = rest.filter((one) => one.layout === layout && one.seed === seed && one[count] === times);
    rest = rest.filter((one) => !alike.includes(one));
    const found = draw(
      first,
      alike.map(({ measure }) => measure),
    );
    alike.forEach((one, index) => {
      const result = found?.[index];
      if (result !== undefined) results.set(one, result);
    });
  }
  return results;
}
