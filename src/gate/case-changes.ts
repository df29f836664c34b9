import type { BaselineCase, BaselineEntry } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import type { Json } from '../model/json.ts';
import type { CaseReport, Change, Evidence, Scores } from '../model/report.ts';
import type { CaseOutcome } from '../suites/suite.ts';
import { clip } from '../text/clip.ts';
import { editsBetween } from './edits.ts';
import { comparableScores } from './floor.ts';
import type { BaseEntry, Entry, GateCase } from './input.ts';

/** Characters of an answer that the report keeps; the recording has all of it. */
const ANSWER_CHARS = 2000;

/** Every case of either side, each with the one change that it stands in (design §6). */
export function reportCases(
  entry: Entry,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
): CaseReport[] {
  const cases = entry.cases.map((gateCase) => reportCase(gateCase, entry, baseline, base));
  for (const id of vanishedIds(entry, baseline)) cases.push(vanishedCase(id, ownValue(baseline?.cases, id)));
  return cases.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function vanishedIds(entry: Entry, baseline: BaselineEntry | undefined): string[] {
  if (!baseline) return [];
  const ids = new Set(entry.cases.map(({ id }) => id));
  return Object.keys(baseline.cases).filter((id) => !ids.has(id));
}

/** A case that only the baseline has. */
function vanishedCase(id: string, before: BaselineCase | undefined): CaseReport {
  const reason = 'the baseline has this case, this run does not';
  return {
    id,
    status: 'skipped',
    change: 'vanished',
    scores: {},
    reason,
    evidence: before ? { before: beforeOf(before) } : {},
  };
}

function reportCase(
  gateCase: GateCase,
  entry: Entry,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
): CaseReport {
  const { id, hash, location } = gateCase;
  const outcome = entry.outcomes.get(id);
  if (entry.state !== 'judged')
    return {
      id,
      status: 'skipped',
      change: 'skipped',
      scores: {},
      reason: entry.state,
      evidence: {},
      location,
      hash,
    };
  if (!outcome)
    return {
      id,
      status: 'error',
      change: 'error',
      scores: {},
      reason: 'it was never asked',
      evidence: {},
      location,
      hash,
    };
  const before = ownValue(baseline?.cases, id);
  const gated = entry.metrics.filter(({ measure }) => measure !== 'mean').map(({ name }) => name);
  const now = before && comparableScores(id, hash, before.hash, entry, base);
  const fallen =
    before && now
      ? gated.filter((metric) => ownValue(before.scores, metric) === 1 && ownValue(now, metric) === 0)
      : [];
  const change = changeOf(outcome, before && now ? before.scores : undefined, fallen, gated);
  const evidence = withExtras(clipAnswer(outcome.evidence), extras(gateCase, before, base, fallen));
  return {
    id,
    status: outcome.status,
    change,
    scores: sortKeys(outcome.scores),
    reason: reasonOf(outcome, change, base),
    evidence,
    location,
    hash,
  };
}

function changeOf(
  outcome: CaseOutcome,
  before: Scores | undefined,
  fallen: readonly string[],
  gated: readonly string[],
): Change {
  if (outcome.status === 'error') return 'error';
  if (outcome.status === 'skipped') return 'skipped';
  const passes = outcome.status === 'pass';
  if (!before) return passes ? 'new_passing' : 'new_failing';
  if (fallen.length > 0) return 'regressed';
  const failedBefore = gated.some((metric) => ownValue(before, metric) === 0);
  if (passes) return failedBefore ? 'fixed' : 'still_passing';
  // Failing now without a metric that fell: it failed before, or this change asks more of it than the base did.
  return failedBefore ? 'still_failing' : 'new_failing';
}

function extras(
  gateCase: GateCase,
  before: BaselineCase | undefined,
  base: BaseEntry | undefined,
  fallen: readonly string[],
): Evidence {
  const old = base?.cases.get(gateCase.id);
  const edited = old && old.hash !== gateCase.hash;
  return {
    ...(fallen.length > 0 && { metrics: [...fallen] }),
    ...(before && { before: beforeOf(before) }),
    ...(edited && { edited: differences(old.content, gateCase.content) }),
  };
}

function beforeOf({ scores, answer, cited, retrieved }: BaselineCase): Json {
  return {
    scores,
    ...(answer !== undefined && { answer }),
    ...(cited && { cited }),
    ...(retrieved && { retrieved }),
  };
}

/** The values in which a case's content differs from the base's, by their paths. */
function differences(old: Json, current: Json): Json {
  return Object.fromEntries(editsBetween(old, current).map(({ path, ...values }) => [path, values]));
}

/** An edited case may pass as it reads now and have regressed all the same: by the base's version of it. */
function reasonOf(outcome: CaseOutcome, change: Change, base: BaseEntry | undefined): string {
  if (change !== 'regressed' || outcome.status !== 'pass') return outcome.reason;
  return `passes as edited, fails as the base has it: ${base?.rescored.get(outcome.id)?.reason ?? 'no reason given'}`;
}

/** Most cases need no copy of their evidence, which counts where there are 100,000. */
function withExtras(evidence: Evidence, more: Evidence): Evidence {
  return Object.keys(more).length === 0 ? evidence : { ...evidence, ...more };
}

function clipAnswer(evidence: Evidence): Evidence {
  const { answer } = evidence;
  if (typeof answer !== 'string' || answer.length <= ANSWER_CHARS) return evidence;
  return { ...evidence, answer: clip(answer, ANSWER_CHARS) };
}

function sortKeys(scores: Scores): Scores {
  const keys = Object.keys(scores);
  if (keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key)) return scores;
  return Object.fromEntries(Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1)));
}
