import type { BaselineCase, BaselineEntry } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import type { Json } from '../model/json.ts';
import type { CaseReport, Change, Evidence, Scores } from '../model/report.ts';
import type { CaseOutcome } from '../suites/suite.ts';
import { clip } from '../text/clip.ts';
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
  const own = entry.cases.map((gateCase) => reportCase(gateCase, entry, baseline, base));
  const ids = new Set(entry.cases.map(({ id }) => id));
  const gone = Object.keys(baseline?.cases ?? {}).filter((id) => !ids.has(id));
  return [...own, ...gone.map((id) => vanishedCase(id, ownValue(baseline?.cases, id)))].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
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
    reason: outcome.reason,
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

/** The parts of a case's content that differ, old and new. */
function differences(old: Json, current: Json): Json {
  if (!isObject(old) || !isObject(current)) return { old, new: current };
  const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort();
  const changed = keys.filter((key) => JSON.stringify(old[key]) !== JSON.stringify(current[key]));
  return Object.fromEntries(
    changed.map((key) => [key, { old: old[key] ?? null, new: current[key] ?? null }]),
  );
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
