import type { Baseline, RecordedChange } from '../model/baseline.ts';
import type { Json } from '../model/json.ts';
import type { Location } from '../model/problem.ts';
import type { Fingerprint, Usage, Warning } from '../model/report.ts';
import type { AppRequest } from '../model/request.ts';
import type { CaseOutcome, MetricSpec } from '../suites/suite.ts';

/** A suite's tier and variant, named. */
export interface EntryPlace {
  readonly suite: string;
  readonly tier: 0 | 1;
  readonly variant: string;
}

/** A case as the gate sees it: what it is called, where it stands, what it counts for, and its content's hash. */
export interface GateCase {
  readonly id: string;
  readonly hash: string;
  readonly location: Location;
  readonly metrics: readonly string[];
  /** Case content, for naming what changed in it. */
  readonly content: Json;
  /** What the app is asked: where an edit changes it, an answer says nothing of the version before. */
  readonly request: AppRequest;
}

/** One suite, tier and variant after scoring, or the reason why it was not asked. */
export interface Entry extends EntryPlace {
  readonly kind: string;
  readonly state: 'judged' | 'filtered' | 'gated';
  readonly metrics: readonly MetricSpec[];
  readonly cases: readonly GateCase[];
  /** By case id; empty unless judged. */
  readonly outcomes: ReadonlyMap<string, CaseOutcome>;
  /** Rows for which no answer carried what they need: metric → hint. */
  readonly insufficient: { readonly [metric: string]: string };
  readonly details: { readonly [key: string]: Json };
  /** Thresholds that the data itself sets, by metric. */
  readonly thresholds: { readonly [metric: string]: number };
  readonly fingerprint: Fingerprint;
}

/** The same entry at the base commit. `rescored`: the same answers, by the base's version of each changed case. */
export interface BaseEntry extends EntryPlace {
  readonly cases: ReadonlyMap<string, GateCase>;
  readonly rescored: ReadonlyMap<string, CaseOutcome>;
  /** Thresholds that the data sets there, by metric. */
  readonly thresholds: { readonly [metric: string]: number };
  readonly fingerprint: Fingerprint;
}

/** A threshold: below `weak` fails, below `pass` is weak; a plain number is both. */
export type ThresholdSetting = number | { readonly pass: number; readonly weak: number };

/** The part of `gate` that judges rows. */
export interface GateRules {
  readonly thresholds: { readonly [row: string]: ThresholdSetting };
  readonly tolerance: number | { readonly [row: string]: number };
  readonly fail_on: 'fail' | 'weak';
  readonly missing_baseline: 'seed' | 'fail';
  readonly weakening: 'warn' | 'fail';
  readonly advisory: readonly string[];
}

/** The baseline as its store gave it. `none` only when the store proved that there is none. */
export type BaselineState =
  | { readonly kind: 'found'; readonly baseline: Baseline }
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'unusable'; readonly why: string };

/** What the change did to its own gate: what, from what, to what. */
export interface Weakening {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly location?: Location;
}

/** The base commit's side, where it could be read. */
export interface BaseSide {
  readonly commit: string;
  readonly rules: GateRules;
  readonly entries: readonly BaseEntry[];
}

/** All that a verdict depends on. */
export interface GateInput {
  readonly entries: readonly Entry[];
  readonly baseline: BaselineState;
  readonly rules: GateRules;
  readonly base?: BaseSide;
  /** Loosened settings and edited files, found by comparing the two configs and baselines. */
  readonly weakenings: readonly Weakening[];
  /** Changes on purpose that are recorded but not applied yet. */
  readonly recorded: readonly RecordedChange[];
  /** On the default branch a changed judge or scorer is measured anew instead of refused. */
  readonly onDefaultBranch: boolean;
  /** What narrowed the run (`--suite qa`), for the headline. */
  readonly partial?: string;
  /** The app never came up, in words: nothing could be scored. */
  readonly appFailure?: string;
  readonly usage: Usage;
  readonly warnings: readonly Warning[];
}
