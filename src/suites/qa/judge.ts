import type { PatternMatcher } from '../../text/patterns/types.ts';
import { quoted } from '../common.ts';
import { figureCounter } from './fabrication.ts';
import {
  citationValidity,
  clarificationAppropriateness,
  failed,
  numericAccuracy,
  refusalAppropriateness,
  type GateResult,
} from './gates.ts';
import type { QaCase } from './golden-schema.ts';
import { answerAccuracy, faithfulness } from './groundedness.ts';
import type { QaMetric } from './metrics.ts';
import type { QaOutcome } from './outcome.ts';
import type { QaSettings } from './settings.ts';

/** All that is said of one answer. */
export interface QaJudgement {
  readonly results: ReadonlyMap<QaMetric, GateResult>;
  readonly fabricated?: readonly string[];
  readonly unentailed?: readonly string[];
  /** Shares (0–1) behind the verdicts of groundedness. */
  readonly shares: { readonly [metric in QaMetric]?: number };
  /** Why a metric could not be judged. */
  readonly error?: string;
}

/** Judges one answer by the given metrics. */
export type QaJudge = (data: QaCase, outcome: QaOutcome, metrics: readonly QaMetric[]) => QaJudgement;

/** A judge of answers under the suite's settings. */
export function createQaJudge(settings: QaSettings, matcher: PatternMatcher): QaJudge {
  const countFigures = figureCounter(settings, matcher);
  return (data, outcome, metrics) => {
    const { expected } = data.golden;
    const wants = new Set(metrics);
    const results = new Map<QaMetric, GateResult>();
    const judge = (metric: QaMetric, gate: () => GateResult): void =>
      void (wants.has(metric) && results.set(metric, gate()));
    judge('numeric_accuracy', () => numericAccuracy(expected, outcome));
    judge('citation_validity', () => citationValidity(expected, outcome, settings.compat));
    judge('refusal_appropriateness', () => refusalAppropriateness(expected, outcome));
    judge('clarification_appropriateness', () => clarificationAppropriateness(expected, outcome));
    const figures = wants.has('fabrication') ? countFigures(outcome.text) : undefined;
    if (figures?.kind === 'error') return { results, shares: {}, error: figures.message };
    if (figures) judge('fabrication', () => fabricationResult(figures.figures));
    const grounded = judgeGroundedness(data, outcome, wants, settings);
    for (const [metric, result] of grounded.results) results.set(metric, result);
    return { ...grounded, results, ...(figures && { fabricated: figures.figures }) };
  };
}

function fabricationResult(figures: readonly string[]): GateResult {
  return figures.length === 0 ? { passed: true } : failed(`figures without a basis: ${quoted(figures)}`);
}

function judgeGroundedness(
  { reference = '' }: QaCase,
  outcome: QaOutcome,
  wants: ReadonlySet<QaMetric>,
  settings: QaSettings,
): QaJudgement {
  const results = new Map<QaMetric, GateResult>();
  const faith = wants.has('faithfulness') ? faithfulness(outcome, settings) : undefined;
  const accuracy = wants.has('answer_accuracy') ? answerAccuracy(outcome, reference) : undefined;
  if (faith)
    results.set(
      'faithfulness',
      faith.unentailed.length === 0
        ? { passed: true }
        : failed(`not in the retrieved context: ${quoted(faith.unentailed)}`),
    );
  if (accuracy)
    results.set(
      'answer_accuracy',
      accuracy.enough
        ? { passed: true }
        : failed(`the answer has ${percent(accuracy.share)} of the reference's words, 60 % are needed`),
    );
  return {
    results,
    shares: {
      ...(faith && { faithfulness: faith.share }),
      ...(accuracy && { answer_accuracy: accuracy.share }),
    },
    ...(faith && { unentailed: faith.unentailed }),
  };
}

function percent(share: number): string {
  return `${Math.floor(share * 1000) / 10} %`;
}
