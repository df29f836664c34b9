import { matchesRow, type RowPlace } from '../model/row-name.ts';
import type { GateRules, ThresholdSetting } from './input.ts';

/** A row's threshold with both bands; null when neither config nor data sets one. */
export interface Threshold {
  readonly pass: number;
  readonly weak: number;
}

/** The threshold of a row: the config's most specific name that means it, else the data's own. */
export function thresholdOf(place: RowPlace, rules: GateRules, own: number | undefined): Threshold | undefined {
  const setting: ThresholdSetting | undefined = mostSpecific(place, rules.thresholds) ?? own;
  if (setting === undefined) return undefined;
  return typeof setting === 'number' ? { pass: setting, weak: setting } : setting;
}

/** How far a row may be worse than its floor and still pass as WEAK, in the row's own unit. */
export function toleranceOf(place: RowPlace, rules: GateRules): number {
  if (typeof rules.tolerance === 'number') return rules.tolerance;
  return mostSpecific(place, rules.tolerance) ?? 0;
}

/** Whether the row informs without ever failing the run. */
export function isAdvisory(place: RowPlace, rules: GateRules): boolean {
  return rules.advisory.some((name) => matchesRow(name, place));
}

function mostSpecific<T>(place: RowPlace, settings: { readonly [row: string]: T }): T | undefined {
  const names = Object.keys(settings).filter((name) => matchesRow(name, place));
  const [best] = names.sort((a, b) => b.split('.').length - a.split('.').length || (a < b ? -1 : 1));
  return best === undefined ? undefined : settings[best];
}
