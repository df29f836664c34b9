import type { Warning } from '../model/report.ts';
import { entryKey } from '../model/row-name.ts';
import type { BaseEntry, Entry, GateCase, GateInput, Weakening } from './input.ts';
import { describeChange } from './recorded.ts';

/**
 * Everything by which this change loosens its own gate (design §7): settings and edited files found at the base, cases
 * that passed there and are gone, cases that only the baseline's text still knows, and changes recorded on purpose.
 */
export function gateWarnings(input: GateInput): Warning[] {
  const weakenings = [...(input.base?.weakenings ?? []), ...removedCases(input), ...unprovenCases(input)];
  const recorded = input.recorded.map((change) => ({ code: 'gate_weakened' as const, message: `changed on purpose: ${describeChange(change)}` }));
  return [...weakenings.map(toWarning), ...recorded];
}

function toWarning({ what, from, to, location }: Weakening): Warning {
  const message = to === '' ? `${what}: ${from}` : `${what}: ${from} → ${to}`;
  return { code: 'gate_weakened', message, ...(location && { location }) };
}

/** Cases that passed at the base and that this change takes away, by removing them or by asking something else. */
function removedCases(input: GateInput): Weakening[] {
  if (input.baseline.kind !== 'found') return [];
  const { entries } = input.baseline.baseline;
  return input.entries.filter(({ state }) => state === 'judged').flatMap((entry) => {
    const own = new Map(entry.cases.map((one) => [one.id, one]));
    const base = baseOf(entry, input);
    return Object.entries(entries[entryKey(entry)]?.cases ?? {}).flatMap(([id, { scores }]) => {
      const passed = Object.values(scores).every((score) => score === 1);
      const fate = passed ? fateOf(id, own.get(id), base) : undefined;
      return fate === undefined ? [] : [{ what: `case ${id} of ${entry.suite}`, from: 'passed at the base', to: fate }];
    });
  });
}

/** What became of a case of the base, if this change took it away. */
function fateOf(id: string, own: GateCase | undefined, base: BaseEntry | undefined): string | undefined {
  if (!own) return !base || base.cases.has(id) ? 'removed' : undefined;
  const old = base?.cases.get(id);
  return old && old.hash !== own.hash && !base?.rescored.has(id) ? 'asks something else now' : undefined;
}

/**
 * Cases whose content is not what the baseline measured, and whose old version is not at hand to score the same answer
 * by: they are judged as new, and that must not go unsaid. (Where the base's version is known, it is scored instead.)
 */
function unprovenCases(input: GateInput): Weakening[] {
  if (input.baseline.kind !== 'found' || input.onDefaultBranch) return [];
  const { entries } = input.baseline.baseline;
  return input.entries.filter(({ state }) => state === 'judged').flatMap((entry) =>
    entry.cases.flatMap(({ id, hash, location }) => {
      const before = entries[entryKey(entry)]?.cases[id];
      if (!before || before.hash === hash || baseOf(entry, input)) return [];
      return [{ what: `case ${id} of ${entry.suite}`, from: 'its content is not what the baseline measured', to: 'judged as a new case', location }];
    }),
  );
}

function baseOf(entry: Entry, input: GateInput): BaseEntry | undefined {
  return input.base?.entries.find((other) => entryKey(other) === entryKey(entry));
}

/** Cases whose content this change edits, named; they are scored by both versions. */
export function editedCases(input: GateInput): Warning[] {
  return input.entries.flatMap((entry) => {
    const base = baseOf(entry, input);
    if (!base) return [];
    return entry.cases.flatMap(({ id, hash, location }) => {
      const old = base.cases.get(id);
      if (!old || old.hash === hash) return [];
      const verdictOf = (status: string | undefined): string => (status === 'pass' ? 'passes' : 'fails');
      const now = verdictOf(entry.outcomes.get(id)?.status);
      const rescored = base.rescored.get(id);
      const message = rescored
        ? `case ${id} of ${entry.suite} was edited: the same answer ${verdictOf(rescored.status)} the base's version and ${now} this one`
        : `case ${id} of ${entry.suite} asks something else than at the base: it counts as removed and added`;
      return [{ code: 'cases_changed' as const, message, location }];
    });
  });
}
