import type { BaselineEntry } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import type { Scores } from '../model/report.ts';
import { summarise, type Measured } from './measure.ts';
import type { BaseEntry, Entry } from './input.ts';

/** A row against its baseline, on the cases that both sides measured. */
export interface Floor {
  /** The baseline's figure on the shared cases. */
  readonly value: number;
  /** This run's figure on the same cases; a changed case counts by the base's version of it. */
  readonly now: number;
  readonly n: number;
  readonly passedBefore?: number;
  readonly passedNow?: number;
}

/** What the comparison with the baseline found for a row. */
export type FloorResult =
  | { readonly kind: 'floor'; readonly floor: Floor }
  | { readonly kind: 'new' }
  | { readonly kind: 'nothing_shared' }
  /** A case of the baseline that its own version cannot score any more: leaving it out would pass in silence. */
  | { readonly kind: 'unscored'; readonly id: string };

/**
 * The floor of a row, computed anew on the shared cases from the baseline's own per-case scores (design §7), so that
 * neither an added nor a removed case can move it.
 */
export function floorOf(
  row: Measured,
  entry: Entry,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
): FloorResult {
  if (!ownValue(baseline?.metrics, row.metric)) return { kind: 'new' };
  const pairs = sharedScores(row.metric, entry, baseline, base);
  if (pairs.length === 0) return { kind: 'nothing_shared' };
  const unscored = pairs.find(({ now }) => now === undefined);
  if (unscored) return { kind: 'unscored', id: unscored.id };
  const old = summarise(
    row.measure,
    pairs.map(({ before }) => before),
  );
  const current = summarise(
    row.measure,
    pairs.flatMap(({ now }) => now ?? []),
  );
  return {
    kind: 'floor',
    floor: { value: old.value, now: current.value, n: pairs.length, ...passes(old.passed, current.passed) },
  };
}

function passes(
  before: number | undefined,
  now: number | undefined,
): { passedBefore?: number; passedNow?: number } {
  return before === undefined || now === undefined ? {} : { passedBefore: before, passedNow: now };
}

interface Pair {
  readonly id: string;
  readonly before: number;
  readonly now: number | undefined;
}

function sharedScores(
  metric: string,
  entry: Entry,
  baseline: BaselineEntry | undefined,
  base: BaseEntry | undefined,
): Pair[] {
  return entry.cases.flatMap(({ id, hash }) => {
    const old = ownValue(baseline?.cases, id);
    const before = ownValue(old?.scores, metric);
    if (!old || before === undefined) return [];
    const scores = comparableScores(id, hash, old.hash, entry, base);
    return scores ? [{ id, before, now: ownValue(scores, metric) }] : [];
  });
}

/**
 * This run's scores of a case, by the version of it that the baseline measured: its own where the content is the same,
 * the base commit's where this change edited the case; undefined when neither is the baseline's.
 */
export function comparableScores(
  id: string,
  hash: string,
  baselineHash: string,
  entry: Entry,
  base: BaseEntry | undefined,
): Scores | undefined {
  if (hash === baselineHash) return entry.outcomes.get(id)?.scores;
  const baseHash = base?.cases.get(id)?.hash;
  return baseHash === baselineHash ? base?.rescored.get(id)?.scores : undefined;
}
