import { matchesRow, type RowPlace } from '../model/row-name.ts';
import type { GateRules, ThresholdSetting } from './input.ts';

/** A row's threshold with both bands. */
export interface Threshold {
  readonly pass: number;
  readonly weak: number;
}

/**
 * In a per-row tolerance, the tolerance of rows that no name means. No config can say it: it arises where one row's
 * tolerance is changed on purpose beside a number that holds for all.
 */
export const ALL_ROWS = '*';

/** The threshold of a row: the config's most specific name that means it, else the data's own. */
export function thresholdOf(
  place: RowPlace,
  rules: Pick<GateRules, 'thresholds'>,
  own: number | undefined,
): Threshold | undefined {
  const setting: ThresholdSetting | undefined = mostSpecific(place, rules.thresholds) ?? own;
  if (setting === undefined) return undefined;
  return typeof setting === 'number' ? { pass: setting, weak: setting } : setting;
}

/** How far a row may be worse than its floor and still pass as WEAK, in the row's own unit. */
export function toleranceOf(place: RowPlace, { tolerance }: Pick<GateRules, 'tolerance'>): number {
  if (typeof tolerance === 'number') return tolerance;
  return mostSpecific(place, tolerance) ?? tolerance[ALL_ROWS] ?? 0;
}

/** Whether the row informs without ever failing the run. */
export function isAdvisory(place: RowPlace, { advisory }: Pick<GateRules, 'advisory'>): boolean {
  return advisory.some((name) => matchesRow(name, place));
}

function mostSpecific<T>(place: RowPlace, settings: { readonly [row: string]: T }): T | undefined {
  const names = Object.keys(settings).filter((name) => matchesRow(name, place));
  const [best] = names.sort((a, b) => b.split('.').length - a.split('.').length || (a < b ? -1 : 1));
  return best === undefined ? undefined : settings[best];
}
