import { gapOf, groupMeans, measureOf, type Measure } from '../../stats/group-gaps.ts';
import type { Layout } from '../../stats/layout.ts';
import { splitSpaces } from '../../text/whitespace.ts';
import { countWords } from '../../text/words.ts';
import { fairnessLayout, type FairnessContext } from './context.ts';
import { gapEvidence } from './evidence.ts';
import type { Measurement } from './measurement.ts';
import type { Reading } from './readings.ts';
import type { FairnessRecord } from './record.ts';
import type { Redraw } from './redraw.ts';
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
  const readings = context.records.map((record) => SCORERS[metric.type](record, context));
  const scores = readings.flatMap((reading) => (reading.kind === 'read' ? [reading.score] : []));
  const scored = context.records.filter((_, index) => readings[index]?.kind === 'read');
  const layout = scored.length === readings.length ? context.layout : fairnessLayout(scored);
  const measure = measureOf([scores]);
  const groups = byLabel(layout, groupMeans(layout, measure)[0] ?? []);
  const records = new Map(scored.map(({ id }, index) => [id, scores[index] ?? 0]));
  return {
    value: gapOf([...groups.values()]),
    groups,
    records,
    redraw: redrawOf(metric, layout, measure),
    ...sources(readings),
    evidence: gapEvidence({ groups, scores: records }, context),
  };
}

/** Numbers in the order of the layout's groups, by label. */
export function byLabel({ labels }: Layout, numbers: readonly number[]): Map<string, number> {
  return new Map(labels.map((label, group) => [label, numbers[group] ?? 0]));
}

interface ResamplingKeys {
  readonly bootstrap_samples: number;
  readonly permutation_samples: number;
  readonly random_seed: number;
}

/** What a metric's keys ask of chance. */
export function redrawOf(keys: ResamplingKeys, layout: Layout, measure: Measure): Redraw {
  return {
    layout,
    measure,
    bootstraps: keys.bootstrap_samples,
    shuffles: keys.permutation_samples,
    seed: keys.random_seed,
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
