import { suggest } from '../text/did-you-mean.ts';
import type { Plan, PlannedEntry } from './plan.ts';

/** What narrows a run: `--suite`, `--tier`, `--variant`. */
export interface Selection {
  readonly suites?: readonly string[];
  readonly tier?: 0 | 1;
  readonly variants?: readonly string[];
}

/** Whether the selection takes the entry in. */
export function isSelected(
  entry: Pick<PlannedEntry, 'suite' | 'tier' | 'variant'>,
  { suites, tier, variants }: Selection,
): boolean {
  return (
    (suites?.includes(entry.suite) ?? true) &&
    (tier ?? entry.tier) === entry.tier &&
    (variants?.includes(entry.variant) ?? true)
  );
}

/** The selection in the words of the command line; undefined when nothing is left out. */
export function describeSelection({ suites, tier, variants }: Selection): string | undefined {
  const parts = [
    ...(suites ?? []).map((suite) => `--suite ${suite}`),
    ...(tier === undefined ? [] : [`--tier ${tier}`]),
    ...(variants ?? []).map((variant) => `--variant ${variant}`),
  ];
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Names in the selection that the plan does not have, and a selection that leaves nothing: one sentence each. */
export function selectionFaults(selection: Selection, plan: Plan): string[] {
  const faults = [
    ...unknown(
      'suite',
      selection.suites ?? [],
      plan.entries.map(({ suite }) => suite),
    ),
    ...unknown(
      'variant',
      selection.variants ?? [],
      plan.entries.map(({ variant }) => variant),
    ),
  ];
  if (faults.length > 0 || plan.entries.some((entry) => isSelected(entry, selection))) return faults;
  return [`${describeSelection(selection)} leaves no case to ask; widen it`];
}

function unknown(what: string, names: readonly string[], known: readonly string[]): string[] {
  const all = [...new Set(known)];
  return names
    .filter((name) => !all.includes(name))
    .map((name) => {
      const close = suggest(name, all);
      return `there is no ${what} "${name}"; ${close ? `did you mean "${close}"?` : `${all.join(', ')} is allowed`}`;
    });
}
