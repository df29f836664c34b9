import type { AppResponse } from '../model/answer.ts';
import type { Usage } from '../model/report.ts';

/** Adds up what answers cost. */
export interface Meter {
  /** Counts calls that were really made. */
  count(calls: number): void;
  add(response: AppResponse): void;
  usage(): Usage;
}

/** A meter at zero. Dollars are summed in millionths, so that the order of answers cannot move the last digit. */
export function createMeter(): Meter {
  let [calls, tokens, microDollars] = [0, 0, 0];
  return {
    count: (more) => {
      calls += more;
    },
    add: ({ usage }) => {
      tokens += (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
      microDollars += Math.round((usage?.usd ?? 0) * 1e6);
    },
    usage: () => ({ calls, cached: 0, tokens, usd: microDollars / 1e6 }),
  };
}
