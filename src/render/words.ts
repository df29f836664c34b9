import type { Change, Raise, RowReason, WarningCode } from '../model/report.ts';
import type { QaStage } from '../suites/qa/stage.ts';

const ROW_REASONS: Readonly<Record<RowReason, string>> = {
  ok: 'holds',
  filtered: 'left out of this run',
  below_threshold: 'misses its threshold',
  below_floor: 'below its floor',
  above_ceiling: 'above its ceiling',
  within_tolerance: 'worse, but within tolerance',
  lowered: 'floor lowered on purpose',
  remeasured: 'measured anew: the judge or the scoring changed',
  new: 'new: no baseline yet',
  gated_by_tier0: 'tier 0 failed',
  insufficient_data: 'the answers lack what it needs',
  not_comparable: 'not comparable',
  incomplete: 'not every case was asked',
  no_baseline: 'no usable baseline',
  no_cases: 'no cases',
  app_failed: 'the app failed',
  judge_failed: 'the judge failed',
};

const WARNINGS: Readonly<Record<WarningCode, string>> = {
  gate_weakened: 'gate weakened',
  baseline_stale: 'old baseline',
  baseline_edited: 'baseline edited',
  nothing_compared: 'no comparison',
  config_not_compared: 'gate settings not compared',
  heuristic_used: 'heuristic used',
  data_quality: 'data quality',
  short_secret: 'short secret',
  limit_reached: 'limit reached',
  app_restarted: 'app started again',
  cases_changed: 'cases changed',
  config_error: 'configuration refused',
  missing_permission: 'permission missing',
  crashed: 'ragbench itself failed',
};

const CHANGES: Readonly<Record<Change, string>> = {
  regressed: 'regressed',
  new_failing: 'new and failing',
  error: 'not judged',
  vanished: 'vanished',
  still_failing: 'still failing',
  fixed: 'fixed',
  new_passing: 'new and passing',
  still_passing: 'still passing',
  skipped: 'skipped',
};

const RAISES: Readonly<Record<Raise['why'], string>> = {
  raised: 'raises',
  new: 'adds',
  remeasured: 'measures anew',
  lowered: 'lowers on purpose',
  case_set: 'takes the new case set of',
};

const STAGES: Readonly<Record<QaStage, string>> = {
  empty_answer: 'empty answer',
  refused: 'refused, should have answered',
  answered_instead_of_refusing: 'answered, should have refused',
  value_in_refusal: 'refused, yet gave a value',
  fabricated_figure: 'refused, yet made up a figure',
  asked_back: 'asked back, should have answered',
  did_not_ask: 'answered, should have asked back',
  asked_otherwise: 'asked back in another way than expected',
  not_retrieved: 'source not retrieved',
  retrieved_not_cited: 'retrieved but not cited',
  not_cited: 'source not cited',
  cited_wrong_source: 'another source cited',
  cited_wrong_place: 'right document, wrong place cited',
  not_named_in_text: 'cited, but not named in the answer',
  no_value: 'no value found',
  cited_wrong_value: 'right source, wrong value',
  cited_wrong_claim: 'right source, wrong claim',
};
const STAGE_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(STAGES));

/** A row's reason as a short phrase that can stand behind its name. */
export function rowReasonWords(reason: RowReason): string {
  return ROW_REASONS[reason];
}

/** A warning's title of two words or so. */
export function warningTitle(code: WarningCode): string {
  return WARNINGS[code];
}

/** How a case stands to the baseline, in words. */
export function changeWords(change: Change): string {
  return CHANGES[change];
}

/** The stage that broke, in words; a stage that nobody worded is its own code with spaces. Foreign text stays foreign. */
export function stageWords(stage: string): string {
  return STAGE_WORDS.get(stage) ?? stage.replaceAll('_', ' ');
}

/** Every stable code with its words, for the documentation. */
export function describeCodes(): {
  readonly [kind in 'reasons' | 'warnings' | 'changes' | 'stages']: Readonly<Record<string, string>>;
} {
  return { reasons: ROW_REASONS, warnings: WARNINGS, changes: CHANGES, stages: STAGES };
}

/** The same words at the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What a bump does to a row, as a verb. */
export function raiseVerb(why: Raise['why']): string {
  return RAISES[why];
}
