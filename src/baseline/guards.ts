import type { LoadedConfig } from '../config/load.ts';
import type { Plan, PlannedEntry } from '../config/plan.ts';
import type { Weakening } from '../gate/input.ts';
import { loosenedSettings, lostSuites, type GuardedRow, type GuardedSettings } from '../gate/loosened.ts';
import type { RecordedChange } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import { entryKey, type RowPlace } from '../model/row-name.ts';
import { NO_PLAN, type LoadedBase } from './base-load.ts';
import { baselinePath } from './locate.ts';

/** Everything by which this side's config and suites are looser than the base's, as it applies. */
export function loosened(
  base: LoadedBase,
  applied: GuardedSettings,
  { loaded, plan }: { readonly loaded: LoadedConfig; readonly plan: Pick<Plan, 'entries'> },
  recorded: readonly RecordedChange[],
): Weakening[] {
  const asked = base.plan === NO_PLAN ? plan : base.plan;
  const settings = loosenedSettings(applied, guarded(loaded), guardedRows(asked.entries, plan.entries));
  return [...settings, ...lostSuites(placesOf(base.plan.entries), placesOf(plan.entries), recorded)];
}

function guardedRows(asked: readonly PlannedEntry[], own: readonly PlannedEntry[]): GuardedRow[] {
  return asked.flatMap((entry) => {
    const now = own.find((other) => entryKey(other) === entryKey(entry));
    return entry.metrics.map(({ name, direction }) => ({
      place: { ...entry, metric: name },
      direction,
      threshold: { base: ownValue(entry.thresholds, name), own: ownValue((now ?? entry).thresholds, name) },
    }));
  });
}

function placesOf(entries: readonly PlannedEntry[]): RowPlace[] {
  return entries.flatMap(({ suite, tier, variant, metrics }) =>
    metrics.map(({ name }) => ({ suite, tier, variant, metric: name })),
  );
}

/** The settings of a config that guard its gate. */
export function guarded(loaded: LoadedConfig): GuardedSettings {
  const { gate, baseline, judge, suites } = loaded.config;
  const when = Object.fromEntries(suites.map(({ id, settings }) => [id, settings.when]));
  return {
    gate,
    baseline: { store: baseline.store, path: baselinePath(loaded), bump: baseline.bump },
    judge,
    when,
  };
}
