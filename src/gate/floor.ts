import type { BaselineEntry } from '../model/baseline.ts';
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
export type FloorResult = { readonly kind: 'floor'; readonly floor: Floor } | { readonly kind: 'new' } | { readonly kind: 'nothing_shared' };

/**
 * The floor of a row, computed anew on the shared cases from the baseline's own per-case scores (design §7), so that
 * neither an added nor a removed case can move it.
 */
export function floorOf(row: Measured, entry: Entry, baseline: BaselineEntry | undefined, base: BaseEntry | undefined): FloorResult {
  if (!baseline?.metrics[row.metric]) return { kind: 'new' };
  const before: number[] = [];
  const now: number[] = [];
  for (const pair of sharedScores(row.metric, entry, baseline, base)) {
    before.push(pair.before);
    now.push(pair.now);
  }
  if (before.length === 0) return { kind: 'nothing_shared' };
  const [old, current] = [summarise(row.measure, before), summarise(row.measure, now)];
  return { kind: 'floor', floor: { value: old.value, now: current.value, n: before.length, ...passes(old.passed, current.passed) } };
}

function passes(before: number | undefined, now: number | undefined): { passedBefore?: number; passedNow?: number } {
  return before === undefined || now === undefined ? {} : { passedBefore: before, passedNow: now };
}

function sharedScores(metric: string, entry: Entry, baseline: BaselineEntry, base: BaseEntry | undefined): { before: number; now: number }[] {
  return entry.cases.flatMap(({ id, hash }) => {
    const old = baseline.cases[id];
    const before = old?.scores[metric];
    if (!old || before === undefined) return [];
    const now = comparableScores(id, hash, old.hash, entry, base)?.[metric];
    return now === undefined ? [] : [{ before, now }];
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
): { readonly [metric: string]: number } | undefined {
  if (hash === baselineHash) return entry.outcomes.get(id)?.scores;
  const baseHash = base?.cases.get(id)?.hash;
  return baseHash === baselineHash ? base?.rescored.get(id)?.scores : undefined;
}
