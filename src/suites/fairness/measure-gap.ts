import { gapOf, groupMeans } from '../../stats/group-gap.ts';
import { gapInterval, gapPValue, type Draws } from '../../stats/resample.ts';
import { sampleOf, type Sample } from '../../stats/sample.ts';
import { countWords } from '../../text/words.ts';
import { splitSpaces } from '../../text/whitespace.ts';
import type { FairnessContext } from './context.ts';
import { gapEvidence } from './evidence.ts';
import type { Measurement } from './measurement.ts';
import type { Reading } from './readings.ts';
import type { FairnessRecord } from './record.ts';
import type { ScoreSource } from './result.ts';
import type { FairnessMetric } from './schema.ts';

/** Metrics that compare one number per record between user groups. */
export type GapMetric = Exclude<
  FairnessMetric,
  {
    type:
      | 'counterfactual_stability'
      | 'retrieval_exposure_gap'
      | 'retrieval_exposure_disparity'
      | 'escalation_reason_parity';
  }
>;

type Scorer = (record: FairnessRecord, context: FairnessContext) => Reading;

const SCORERS: { readonly [metric in GapMetric['type']]: Scorer } = {
  refusal_gap: (record, { readings }) => readings.refusal(record),
  helpfulness_gap: (record, { readings }) => readings.helpfulness(record),
  toxicity_gap: (record, { readings }) => readings.toxicity(record),
  verbosity_gap: ({ text }, { rules }) =>
    counted(rules.original ? splitSpaces(text).length : countWords(text)),
  tool_use_parity: ({ trace }) => counted((trace?.tool_calls ?? []).length > 0 ? 1 : 0),
  plan_length_gap: ({ trace }) => counted((trace?.plan_steps ?? []).length),
  escalation_parity: ({ trace }) => counted(trace?.escalated === true ? 1 : 0),
  friction_point_gap: ({ trace }) => counted((trace?.friction_points ?? []).length),
};

function counted(score: number): Reading {
  return { kind: 'read', score };
}

/** The gap between the means of user groups. */
export function measureGap(metric: GapMetric, context: FairnessContext): Measurement {
  const read = context.records.map((record) => ({
    record,
    reading: SCORERS[metric.type](record, context),
  }));
  const scored = read.flatMap(({ record, reading }) =>
    reading.kind === 'read' ? [{ record, scores: [reading.score] }] : [],
  );
  const sample = sampleFor(scored);
  const groups = byLabel(sample, groupMeans(sample)[0] ?? []);
  const records = new Map(scored.map(({ record, scores: [score = 0] }) => [record.id, score]));
  return {
    value: gapOf([...groups.values()]),
    groups,
    records,
    ...resampled(metric, sample, context),
    ...sources(read.map(({ reading }) => reading)),
    evidence: gapEvidence({ groups, scores: records }, context),
  };
}

/** Records with their scores, blocked by seed. */
export function sampleFor(
  scored: readonly { readonly record: FairnessRecord; readonly scores: readonly number[] }[],
): Sample {
  return sampleOf(
    scored.map(({ record, scores }) => ({
      id: record.id,
      group: record.group,
      block: record.seed_id,
      scores,
    })),
  );
}

/** Numbers in the order of the sample's groups, by label. */
export function byLabel({ labels }: Sample, numbers: readonly number[]): Map<string, number> {
  return new Map(labels.map((label, group) => [label, numbers[group] ?? 0]));
}

interface ResamplingKeys {
  readonly bootstrap_samples: number;
  readonly permutation_samples: number;
  readonly random_seed: number;
}

/** Interval and p-value, as the metric asks for them. */
export function resampled(
  { bootstrap_samples, permutation_samples, random_seed }: ResamplingKeys,
  sample: Sample,
  { rules }: FairnessContext,
): Pick<Measurement, 'interval' | 'p_value'> {
  const draws = (count: number): Draws => ({ count, random: rules.random(random_seed) });
  return {
    interval: gapInterval(sample, draws(bootstrap_samples), rules.resampling),
    p_value: gapPValue(sample, draws(permutation_samples), rules.resampling),
  };
}

const LEAST_RELIABLE_FIRST: readonly ScoreSource[] = ['heuristic', 'app', 'evaluator'];

function sources(readings: readonly Reading[]): Pick<Measurement, 'source' | 'heuristic' | 'fault'> {
  const faults = readings.flatMap((reading) => (reading.kind === 'fault' ? [reading.message] : []));
  const told = readings.flatMap((reading) => (reading.kind === 'read' ? (reading.source ?? []) : []));
  const [first] = faults;
  const more = faults.length > 1 ? ` and ${faults.length - 1} more like it` : '';
  const heuristic = told.filter((source) => source === 'heuristic').length;
  return {
    source: LEAST_RELIABLE_FIRST.find((source) => told.includes(source)),
    ...(told.length > 0 && { heuristic }),
    ...(first !== undefined && { fault: first + more }),
  };
}
