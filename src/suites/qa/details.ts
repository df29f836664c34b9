import type { Json } from '../../model/json.ts';
import { Tally } from '../common.ts';
import type { Golden } from './golden-schema.ts';
import type { QaJudgement } from './judge.ts';
import type { QaOutcome } from './outcome.ts';

/** A judged case, for the counts over all of them. */
export interface JudgedQa {
  readonly golden: Golden;
  readonly outcome: QaOutcome;
  readonly judgement: QaJudgement;
}

/**
 * `by_tag[metric][key][value] = {passed, total}`; `over_refusal` and `false_trust` are the two sides of refusing wrongly:
 * how many answers refused what they should answer, and answered what they should refuse.
 */
export function qaDetails(judged: readonly JudgedQa[]): { readonly [key: string]: Json } {
  const wrong = (refuse: boolean): number =>
    judged.filter(({ golden, outcome }) => golden.expected.refuse === refuse && outcome.refused !== refuse)
      .length;
  return { by_tag: byTag(judged), over_refusal: wrong(false), false_trust: wrong(true) };
}

function byTag(judged: readonly JudgedQa[]): Json {
  const tallies = new Map<string, Tally>();
  for (const { golden, judgement } of judged) {
    for (const [metric, { passed }] of judgement.results) {
      const tally = tallies.get(metric) ?? new Tally();
      tallies.set(metric, tally);
      for (const [key, value] of Object.entries(golden.tags)) tally.add(key, tagText(value), passed);
    }
  }
  return Object.fromEntries([...tallies].map(([metric, tally]) => [metric, tally.toJson()]));
}

function tagText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
