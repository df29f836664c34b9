import type { AppResponse } from '../model/answer.ts';
import type { Json } from '../model/json.ts';
import type { Location, Problem } from '../model/problem.ts';
import type { CallError } from '../model/recording.ts';
import type { AppRequest } from '../model/request.ts';
import type {
  CaseStatus,
  Direction,
  Evidence,
  Measure,
  RowReason,
  Scores,
  Warning,
} from '../model/report.ts';
import type { PatternMatcher } from '../text/patterns/types.ts';
import type { DataFiles } from '../read/files.ts';

/** A row that a suite kind can give. */
export interface MetricSpec {
  readonly name: string;
  readonly measure: Measure;
  readonly direction: Direction;
}

/** One thing to ask and judge. `content` is all that decides its outcome, so its hash says whether the case changed. */
export interface SuiteCase<Data = unknown> {
  readonly id: string;
  readonly tier: 0 | 1;
  readonly location: Location;
  readonly content: Json;
  /** The metrics that the case counts for; known before it is asked, so that an error is missed by no row. */
  readonly metrics: readonly string[];
  readonly request: AppRequest;
  readonly data: Data;
}

/** What came back for a case. */
export type CaseAnswer =
  | { readonly kind: 'answered'; readonly response: AppResponse }
  | { readonly kind: 'error'; readonly error: CallError };

export interface ScoreContext<Settings> {
  readonly settings: Settings;
  readonly matcher: PatternMatcher;
  /** How the governance mode is known when the app does not name it. */
  readonly modeFrom: 'field' | 'text';
}

/** One judged case. `reason` is a sentence for people. */
export interface CaseOutcome {
  readonly id: string;
  readonly status: CaseStatus;
  readonly scores: Scores;
  readonly reason: string;
  readonly evidence: Evidence;
  /** For status `error`: what its rows say. */
  readonly code?: RowReason;
}

export interface SuiteScore {
  /** In the order of the cases given. */
  readonly outcomes: readonly CaseOutcome[];
  readonly details: { readonly [key: string]: Json };
  /** Rows for which no answer carried what they need: metric → hint. */
  readonly insufficient: { readonly [metric: string]: string };
  readonly warnings: readonly Warning[];
}

/** What `validate` finds in data that a run can work with. */
export interface Inspection {
  /** Faults, such as a pattern that does not compile: `validate` fails. */
  readonly problems: readonly Problem[];
  /** Doubtful, but no fault. */
  readonly notes: readonly Problem[];
}

export interface LoadedSuite<Data> {
  readonly cases: readonly SuiteCase<Data>[];
  readonly problems: readonly Problem[];
  /** What only `validate` pays for. */
  readonly inspect: () => Inspection;
  /** Thresholds that the data itself sets: `tier<k>.<metric>` → least value. The config's stand over them. */
  readonly thresholds: { readonly [row: string]: number };
}

/** The seam that every kind of suite is built behind. One folder and one line in the registry make a new kind. */
export interface SuiteKind<Settings, Data> {
  readonly kind: string;
  /** Raised whenever the same answers could score differently: part of the baseline's scoring fingerprint. */
  readonly scoringVersion: number;
  metrics(settings: Settings): readonly MetricSpec[];
  /** The settings that scoring depends on, for the fingerprint. */
  scoringSettings(settings: Settings): Json;
  /** Reads the suite's files; every problem at once. */
  load(settings: Settings, files: DataFiles): Promise<LoadedSuite<Data>>;
  /** What a case is counted by in `ragbench stats`: dimension → value; a kind without it is counted by tier alone. */
  facets?(data: Data): { readonly [dimension: string]: string };
  /** Scores the answers of one tier and variant. Pure: the same answers give the same score in any order. */
  score(
    cases: readonly SuiteCase<Data>[],
    answers: ReadonlyMap<string, CaseAnswer>,
    context: ScoreContext<Settings>,
  ): SuiteScore;
}
