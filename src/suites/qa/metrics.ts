import type { MetricSpec } from '../suite.ts';

const GROUNDEDNESS = ['faithfulness', 'answer_accuracy'] as const;

/** The rows of a qa suite, by name: RAGSpine's four gates, fabrication apart, groundedness. */
export const QA_METRICS = [
  'numeric_accuracy',
  'citation_validity',
  'refusal_appropriateness',
  'clarification_appropriateness',
  'fabrication',
  ...GROUNDEDNESS,
] as const;
export type QaMetric = (typeof QA_METRICS)[number];

/** Whether a row needs narrative answers to be judged. */
export function isGroundedness(metric: string): boolean {
  return GROUNDEDNESS.some((name) => name === metric);
}

/** All rows; fabrication is the number of fabricating cases, the others are rates. */
export const METRIC_SPECS: readonly (MetricSpec & { readonly name: QaMetric })[] = QA_METRICS.map((name) =>
  name === 'fabrication'
    ? { name, measure: 'miss_count', direction: 'lower' }
    : { name, measure: 'rate', direction: 'higher' },
);
