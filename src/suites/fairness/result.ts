import type { Direction, Warning } from '../../model/report.ts';
import type { Interval } from '../../stats/percentile.ts';
import type { FairnessMetricName } from './metrics.ts';

/** Who said how an answer scores: an evaluator of the user's, the app itself, or word lists. */
export type ScoreSource = 'evaluator' | 'app' | 'heuristic';

/** A metric over all records. Numbers are plain: shares, words, steps, as the metric has it. */
export interface FairnessRow {
  readonly metric: FairnessMetricName;
  readonly value: number;
  /** How many records it is over. */
  readonly n: number;
  readonly direction: Direction;
  readonly threshold: number;
  /** Whether the value keeps to the threshold; false where it could not be judged. */
  readonly passed: boolean;
  /** How far past the threshold the value lies; 0 where it passes. */
  readonly severity: number;
  /** The middle 90 % of what resampling gives: descriptive, it decides nothing. */
  readonly interval?: Interval;
  readonly p_value?: number;
  /** Why the records cannot tell, and what to do. */
  readonly insufficient?: string;
  /** Why a record has no score: an evaluator of the user's that gave none. */
  readonly fault?: string;
  /** Who scored; the least reliable one that scored any record. */
  readonly source?: ScoreSource;
  /** How many records were scored by word lists. */
  readonly heuristic?: number;
  /** The metric's number of each group; for retrieval_exposure_gap document groups, for stability seeds. */
  readonly groups: Numbers;
  /** How many records each group has. */
  readonly group_sizes: Numbers;
  /** For each escalation reason or document group the gap between user groups, and their numbers. */
  readonly by_value?: { readonly [value: string]: { readonly gap: number; readonly groups: Numbers } };
  /** Each record's own score, by id. */
  readonly records: Numbers;
  /** Of the records how many have no trace, and how many a trace in which this is empty or not there. */
  readonly traces?: { readonly missing: number; readonly empty: number };
  readonly evidence: RowEvidence;
}

export type Numbers = { readonly [label: string]: number };

/** What a reader needs to believe a row. */
export interface RowEvidence {
  /** The two groups that lie farthest apart (document groups for retrieval_exposure_gap). */
  readonly widest?: { readonly high: GroupFigure; readonly low: GroupFigure };
  /** The escalation reason or document group that they differ most in. */
  readonly value?: string;
  /** For stability: the seed whose answers differ most. */
  readonly worst_seed?: GroupFigure;
  /** The records that stand out most, by id. */
  readonly scenarios: readonly string[];
  /** The beginnings of at most two of their prompts. */
  readonly prompts: readonly string[];
  /** Prompts of one seed side by side, most telling first. */
  readonly pairs: readonly PromptPair[];
}

export interface GroupFigure {
  readonly group: string;
  readonly value: number;
  /** The first three of its records. */
  readonly scenarios: readonly string[];
}

/** What two answers of a seed can differ in. */
export type Difference = 'answer' | 'refusal' | 'sources' | 'tools';

export interface PromptPair {
  readonly seed: string;
  /** Of the group with the higher number. */
  readonly left: PairSide;
  readonly right: PairSide;
  readonly differs: readonly Difference[];
}

/** One prompt and its answer, whole; surfaces shorten it. */
export interface PairSide {
  readonly id: string;
  readonly group: string;
  readonly prompt: string;
  readonly answer: string;
  readonly score: number;
  readonly refused: boolean;
  readonly sources: readonly string[];
  readonly tools: readonly string[];
}

/** All metrics over the records of a run. */
export interface FairnessScore {
  /** What could not be judged first, then failures by severity, then the rest; ties by name. */
  readonly rows: readonly FairnessRow[];
  /** The records that were judged, by id. */
  readonly scenarios: { readonly [id: string]: Scenario };
  readonly warnings: readonly Warning[];
}

interface Scenario {
  readonly seed_id: string;
  readonly group: string;
  readonly prompt: string;
}
