import type { Direction } from '../../model/report.ts';
import { ownValue } from '../../model/own.ts';
import { byCodePoint } from '../../text/order.ts';
import { scenarioWorsening, type RowSide } from './compare-scenarios.ts';
import { snippet } from './evidence.ts';
import { FAIRNESS_RULES, type Family } from './metrics.ts';
import type { FairnessRow, FairnessScore, RowEvidence } from './result.ts';

/** How one metric stands in two runs. */
type MetricChange =
  | { readonly metric: string; readonly status: 'missing'; readonly why: string }
  | {
      readonly metric: string;
      readonly status: 'regressed' | 'stable';
      readonly direction: Direction;
      readonly baseline: number;
      readonly candidate: number;
      readonly delta: number;
      /** By how much it got worse; 0 where it did not. */
      readonly severity: number;
      readonly baseline_passed: boolean;
      readonly candidate_passed: boolean;
    };

/** The metrics of one family, by what became of them. */
interface FamilyChanges {
  readonly regressed: readonly string[];
  readonly stable: readonly string[];
  readonly missing: readonly string[];
}

/** Which prompts made a metric worse. */
interface RegressionEvidence {
  readonly metric: string;
  /** What the candidate's row shows. */
  readonly evidence: RowEvidence;
  /** At most three, by worsening, to four digits. */
  readonly scenarios: readonly { readonly id: string; readonly score: number }[];
  readonly prompts: readonly string[];
}

export interface FairnessComparison {
  /** Whether any metric regressed. */
  readonly regressed: boolean;
  /** Regressed by severity, then stable by |delta|, then missing; ties by name. */
  readonly metrics: readonly MetricChange[];
  readonly families: { readonly [family in Family | 'Other']: FamilyChanges };
  readonly scenarios: readonly RegressionEvidence[];
}

export interface CompareOptions {
  /** fairtrace's own figures: no tolerance, and its way of picking scenarios. */
  readonly compat?: 'original' | undefined;
  /** How much worse a metric may get without having regressed; by default what rounding may come to. */
  readonly tolerance?: number | undefined;
}

const ROUNDING = 1e-9;
const SCENARIOS = 3;
const PROMPTS = 2;

/** Two runs by fairtrace's rules: what got worse in its metric's direction, and on which prompts. */
export function compareFairness(
  baseline: FairnessScore,
  candidate: FairnessScore,
  { compat, tolerance = compat === 'original' ? 0 : ROUNDING }: CompareOptions = {},
): FairnessComparison {
  const before = rowsByName(baseline);
  const now = rowsByName(candidate);
  const names = new Set([...before.keys(), ...now.keys()]);
  const metrics = [...names]
    .map((name) => changeOf(name, before.get(name), now.get(name), tolerance))
    .sort(byUrgency);
  const regressed = metrics.filter(({ status }) => status === 'regressed');
  return {
    regressed: regressed.length > 0,
    metrics,
    families: familiesOf(metrics),
    scenarios: regressed.flatMap(({ metric }) =>
      regressionEvidence(
        { row: before.get(metric), scenarios: baseline.scenarios },
        { row: now.get(metric), scenarios: candidate.scenarios },
        compat,
      ),
    ),
  };
}

function rowsByName({ rows }: FairnessScore): Map<string, FairnessRow> {
  return new Map(rows.map((row) => [row.metric, row]));
}

function changeOf(
  metric: string,
  before: FairnessRow | undefined,
  now: FairnessRow | undefined,
  tolerance: number,
): MetricChange {
  if (!before || !now)
    return { metric, status: 'missing', why: `the ${before ? 'candidate' : 'baseline'} lacks it` };
  // A metric that could not be judged has a number that says nothing, and may look better than it was.
  const why = unjudged('baseline', before) ?? unjudged('candidate', now);
  if (why !== undefined) return { metric, status: 'missing', why };
  const delta = now.value - before.value;
  const worsening = now.direction === 'higher' ? -delta : delta;
  return {
    metric,
    status: worsening > tolerance ? 'regressed' : 'stable',
    direction: now.direction,
    baseline: before.value,
    candidate: now.value,
    delta,
    severity: Math.max(0, worsening),
    baseline_passed: before.passed,
    candidate_passed: now.passed,
  };
}

function unjudged(side: string, { insufficient, fault }: FairnessRow): string | undefined {
  const why = insufficient ?? fault;
  return why === undefined ? undefined : `the ${side} could not judge it: ${why}`;
}

function byUrgency(a: MetricChange, b: MetricChange): number {
  return rank(a) - rank(b) || size(b) - size(a) || byCodePoint(a.metric, b.metric);
}

function rank({ status }: MetricChange): number {
  return ['regressed', 'stable', 'missing'].indexOf(status);
}

function size(change: MetricChange): number {
  if (change.status === 'missing') return 0;
  return change.status === 'regressed' ? change.severity : Math.abs(change.delta);
}

const FAMILIES = ['Text', 'RAG', 'Agent', 'Other'] as const;

function familiesOf(metrics: readonly MetricChange[]): FairnessComparison['families'] {
  const named = (family: string, status: MetricChange['status']): string[] =>
    metrics
      .filter((one) => familyOf(one.metric) === family && one.status === status)
      .map(({ metric }) => metric);
  const changes = (family: (typeof FAMILIES)[number]): FamilyChanges => ({
    regressed: named(family, 'regressed'),
    stable: named(family, 'stable'),
    missing: named(family, 'missing'),
  });
  return { Text: changes('Text'), RAG: changes('RAG'), Agent: changes('Agent'), Other: changes('Other') };
}

function familyOf(metric: string): Family | 'Other' {
  return ownValue<{ readonly family: Family }>(FAIRNESS_RULES, metric)?.family ?? 'Other';
}

type MaybeSide = Omit<RowSide, 'row'> & { readonly row: FairnessRow | undefined };

function regressionEvidence(
  before: MaybeSide,
  now: MaybeSide,
  compat: CompareOptions['compat'],
): RegressionEvidence[] {
  if (!before.row || !now.row) return [];
  const sides = [
    { ...before, row: before.row },
    { ...now, row: now.row },
  ] as const;
  const scenarios = scenarioWorsening(...sides, compat).slice(0, SCENARIOS);
  if (scenarios.length === 0) return [];
  const prompts = scenarios.map(({ id }) => snippet(now.scenarios[id]?.prompt ?? ''));
  const { metric, evidence } = now.row;
  return [{ metric, evidence, scenarios, prompts: prompts.slice(0, PROMPTS) }];
}
