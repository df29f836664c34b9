import type { FairnessContext } from './context.ts';
import { figureOf, promptSnippets, sideBySide, topScenarios } from './evidence.ts';
import { extremes, firstFew } from './groups.ts';
import type { Measurement } from './measurement.ts';
import type { FairnessRecord } from './record.ts';
import type { PromptPair } from './result.ts';
import type { FairnessMetric } from './schema.ts';
import { Similarities } from './similarity.ts';
import { stabilityInterval } from './stability-interval.ts';

type StabilityMetric = Extract<FairnessMetric, { type: 'counterfactual_stability' }>;

interface Seed {
  readonly id: string;
  readonly members: readonly FairnessRecord[];
  readonly similarities: Similarities;
}

const PAIRS = 3;

/** How alike the answers to one seed's prompts are: the mean over pairs, of the worst seed. Groups are seeds here. */
export function measureStability(metric: StabilityMetric, context: FairnessContext): Measurement {
  const { rules, readings } = context;
  const seeds = [...context.bySeed].map(([id, members]): Seed => {
    const similarities = new Similarities(members.map((record) => readings.words(record)));
    return { id, members, similarities };
  });
  const groups = new Map(seeds.map(({ id, similarities }) => [id, similarities.mean()]));
  const records = new Map(
    seeds.flatMap(({ members, similarities }) =>
      members.map(({ id }, index) => [id, similarities.meanOf(index)] as const),
    ),
  );
  const draws = { count: metric.bootstrap_samples, random: rules.random(metric.random_seed) };
  return {
    value: extremes(groups)?.low[1] ?? 1,
    groups,
    records,
    interval: stabilityInterval(
      seeds.map(({ similarities }) => similarities),
      draws,
      rules.original,
    ),
    evidence: evidenceOf(seeds, groups, records, context),
  };
}

function evidenceOf(
  seeds: readonly Seed[],
  groups: ReadonlyMap<string, number>,
  records: ReadonlyMap<string, number>,
  context: FairnessContext,
): Measurement['evidence'] {
  const scenarios = topScenarios(records, 'lowest');
  const worst = extremes(groups)?.low;
  const seed = seeds.find(({ id }) => id === worst?.[0]);
  return {
    ...(worst && { worst_seed: figureOf(worst, seed?.members) }),
    scenarios,
    prompts: promptSnippets(scenarios, context),
    pairs: seed ? leastAlike(seed, context) : [],
  };
}

function leastAlike(seed: Seed, context: FairnessContext): PromptPair[] {
  return firstFew(unlikePairs(seed), PAIRS, (a, b) => a.similarity - b.similarity).map(
    ({ left, right, similarity }) => sideBySide(left, right, () => similarity, context),
  );
}

interface UnlikePair {
  readonly left: FairnessRecord;
  readonly right: FairnessRecord;
  readonly similarity: number;
}

/** One by one, as a seed of a thousand answers has half a million pairs. */
function* unlikePairs({ members, similarities }: Seed): Generator<UnlikePair> {
  for (const [index, left] of members.entries())
    for (let at = index + 1; at < members.length; at += 1) {
      const right = members[at];
      const similarity = similarities.of(index, at);
      if (right && similarity < 1) yield { left, right, similarity };
    }
}
