import type { Json } from './json.ts';
import type { Location } from './problem.ts';
import type { RowPlace } from './row-name.ts';
import type { Verdict } from './verdict.ts';

/** Why a row has its verdict: stable codes, worded in src/render/words.ts. */
export type RowReason =
  | 'ok'
  | 'filtered'
  | 'below_threshold'
  | 'below_floor'
  | 'above_ceiling'
  | 'within_tolerance'
  | 'lowered'
  | 'remeasured'
  | 'new'
  | 'gated_by_tier0'
  | 'insufficient_data'
  | 'not_comparable'
  | 'incomplete'
  | 'no_baseline'
  | 'no_cases'
  | 'app_failed'
  | 'judge_failed';

export type Direction = 'higher' | 'lower';

/**
 * How case scores become a row's value: `rate` = share of 1s; `miss_rate` and `miss_count` = share and number of 0s
 * (lower is better); `mean` = mean of plain numbers.
 */
export type Measure = 'rate' | 'miss_rate' | 'miss_count' | 'mean';

export interface Row {
  readonly metric: string;
  /** Absent for a row that this run did not measure. */
  readonly measure?: Measure;
  readonly value: number;
  readonly n: number;
  /** Cases that scored 1, for rows that are pass rates. */
  readonly passed?: number;
  readonly direction: Direction;
  readonly threshold?: number;
  readonly weak?: number;
  /** The floor (or ceiling) on the shared cases. */
  readonly baseline?: number;
  readonly delta?: number;
  /** Of the shared cases: how many passed at the baseline and now, so that a change can be told in cases. */
  readonly shared?: { readonly n: number; readonly before: number; readonly now: number };
  readonly verdict: Verdict;
  readonly reason: RowReason;
  /** What a person needs beside the code: the missing field, the tolerance applied, the recorded change. */
  readonly note?: string;
  readonly advisory: boolean;
}

export type CaseStatus = 'pass' | 'fail' | 'error' | 'skipped';

/** How a case stands to the baseline; each case of either side has exactly one. */
export const CHANGES = [
  'regressed',
  'new_failing',
  'error',
  'vanished',
  'still_failing',
  'fixed',
  'new_passing',
  'still_passing',
  'skipped',
] as const;
export type Change = (typeof CHANGES)[number];

export type Scores = { readonly [metric: string]: number };
export type Evidence = { readonly [key: string]: Json };

export interface CaseReport {
  readonly id: string;
  readonly status: CaseStatus;
  readonly change: Change;
  readonly scores: Scores;
  readonly reason: string;
  readonly evidence: Evidence;
  readonly location?: Location;
  /** Fingerprint of the case's content; absent when it vanished. */
  readonly hash?: string;
}

/** What an entry's figures depend on (design §8): shown `config` has no effect. */
export interface Fingerprint {
  readonly judge: string;
  readonly scoring: string;
  readonly config: string;
}

export interface SuiteReport {
  readonly id: string;
  readonly kind: string;
  readonly tier: number;
  readonly variant: string;
  readonly verdict: Verdict;
  readonly n_cases: number;
  readonly rows: readonly Row[];
  readonly cases: readonly CaseReport[];
  readonly details: { readonly [key: string]: Json };
  readonly fingerprint: Fingerprint;
}

export type WarningCode =
  | 'gate_weakened'
  | 'baseline_stale'
  | 'baseline_edited'
  | 'nothing_compared'
  | 'config_not_compared'
  | 'heuristic_used'
  | 'data_quality'
  | 'short_secret'
  | 'limit_reached'
  | 'app_restarted'
  | 'cases_changed'
  | 'config_error'
  | 'missing_permission'
  | 'crashed';

/** Something to tell that decides nothing by itself (only `gate_weakened` holds the run at WEAK). */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
  readonly location?: Location;
}

export interface Usage {
  readonly calls: number;
  readonly cached: number;
  readonly tokens: number;
  readonly usd: number;
}

/** Where and when the report was made; the one part that may differ between two scorings of one recording. */
export interface Provenance {
  /** The commit that was checked out. */
  readonly commit?: string;
  /** The head of the pull request, where the checkout is its merge commit. */
  readonly head?: string;
  readonly base?: string;
  /** Address of the workflow run. */
  readonly run?: string;
  /** Where the baseline came from, and how many commits back it was measured. */
  readonly baseline?: { readonly source: string; readonly commit?: string; readonly behind?: number };
  readonly config: string;
  readonly started: string;
  readonly finished: string;
  readonly seconds: number;
  readonly versions: { readonly ragbench: string; readonly node: string; readonly icu: string };
}

/** A floor that a bump moves: from what (absent where the row is new), to what, and why. */
export interface Raise {
  readonly row: RowPlace;
  readonly from?: number;
  readonly to: number;
  readonly why: 'raised' | 'new' | 'remeasured' | 'lowered' | 'case_set';
}

/** report.json (design §6): the one source that every surface renders. */
export interface Report {
  readonly schema: 1;
  readonly tool: { readonly name: 'ragbench'; readonly version: string };
  readonly verdict: Exclude<Verdict, 'SKIPPED'>;
  readonly exit_code: 0 | 1 | 2 | 3;
  readonly headline: string;
  readonly provenance: Provenance;
  readonly suites: readonly SuiteReport[];
  readonly ledger: { readonly [change in Change]?: number };
  readonly usage: Usage;
  readonly warnings: readonly Warning[];
  /** What merging would move in the baseline; absent where there is no baseline to raise. */
  readonly raises?: readonly Raise[];
}
