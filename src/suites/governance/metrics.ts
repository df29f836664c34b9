import type { MetricSpec } from '../suite.ts';
import { CATEGORIES, MODE_CATEGORIES, type Category } from './case-schema.ts';

/** The rows of a governance suite, by name. */
export const GOVERNANCE_METRICS = ['accuracy', ...CATEGORIES, 'over_refusal', 'false_trust'] as const;

/** The rows that cannot be judged without the app's mode. */
export const MODE_METRICS: readonly string[] = [
  'accuracy',
  ...MODE_CATEGORIES,
  'over_refusal',
  'false_trust',
];

/** Refusing where the evidence is enough, trusting it where it is not: shares of cases, lower is better. */
const MISS_RATES: readonly string[] = ['over_refusal', 'false_trust'];

export const METRIC_SPECS: readonly MetricSpec[] = GOVERNANCE_METRICS.map((name) =>
  MISS_RATES.includes(name)
    ? { name, measure: 'miss_rate', direction: 'lower' }
    : { name, measure: 'rate', direction: 'higher' },
);

/** The metrics that a case of the category counts for. */
export function metricsOf(category: Category): string[] {
  if (category === 'abstention' || category === 'dispute') return ['accuracy', category, 'false_trust'];
  if (MODE_CATEGORIES.includes(category)) return ['accuracy', category, 'over_refusal'];
  return ['accuracy', category];
}
