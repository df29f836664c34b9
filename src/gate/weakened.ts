import type { BaselineEntry } from '../model/baseline.ts';
import { ownValue } from '../model/own.ts';
import type { Scores, Warning } from '../model/report.ts';
import { entryKey } from '../model/row-name.ts';
import { describeEdits, editsBetween } from './edits.ts';
import type { BaseEntry, Entry, GateCase, GateInput, Weakening } from './input.ts';
import { describeChange } from './recorded.ts';

/**
 * Everything by which this change loosens its own gate without saying so (design §7): settings and edited files found at
 * the base, cases that passed there and are gone, cases that only the baseline's text still knows.
 */
export function weakenedWarnings(input: GateInput): Warning[] {
  const found = compared(input).flatMap((side) => [
    ...removedCases(side),
    ...(input.onDefaultBranch ? [] : unprovenCases(side)),
  ]);
  return [...input.weakenings, ...found].map(({ what, from, to, location }) => {
    const message = to === '' ? `${what}: ${from}` : `${what}: ${from} → ${to}`;
    return { code: 'gate_weakened', message, ...(location && { location }) };
  });
}

/** What this change, or one before it that no bump has applied yet, loosens on purpose (design §8). */
export function recordedWarnings({ recorded }: GateInput): Warning[] {
  return recorded.map((change) => ({
    code: 'gate_weakened',
    message: `changed on purpose: ${describeChange(change)}`,
  }));
}

/** An entry with its baseline and its version at the base. */
interface Compared {
  readonly entry: Entry;
  readonly baseline: BaselineEntry;
  readonly base: BaseEntry | undefined;
}

function compared(input: GateInput): Compared[] {
  if (input.baseline.kind !== 'found') return [];
  const { entries } = input.baseline.baseline;
  return input.entries.flatMap((entry) => {
    const baseline = ownValue(entries, entryKey(entry));
    return baseline ? [{ entry, baseline, base: baseOf(entry, input) }] : [];
  });
}

function baseOf(entry: Entry, input: GateInput): BaseEntry | undefined {
  return input.base?.entries.find((other) => entryKey(other) === entryKey(entry));
}

/** Cases that passed at the base and that this change takes away, by removing them or by asking something else. */
function removedCases({ entry, baseline, base }: Compared): Weakening[] {
  const own = new Map(entry.cases.map((one) => [one.id, one]));
  return Object.keys(baseline.cases)
    .sort()
    .flatMap((id) => {
      const fate = hasPassed(ownValue(baseline.cases, id)?.scores ?? {}, entry)
        ? fateOf(id, own.get(id), base)
        : undefined;
      return fate === undefined
        ? []
        : [{ what: `case ${id} of ${entry.suite}`, from: 'passed at the base', to: fate }];
    });
}

/** Whether no pass-rate row counted the case as failed; plain numbers neither pass nor fail. */
function hasPassed(scores: Scores, { metrics }: Entry): boolean {
  const plain = new Set(metrics.filter(({ measure }) => measure === 'mean').map(({ name }) => name));
  const entries = Object.entries(scores);
  return entries.length > 0 && entries.every(([metric, score]) => plain.has(metric) || score === 1);
}

/** What became of a case of the base, if this change took it away. */
function fateOf(id: string, own: GateCase | undefined, base: BaseEntry | undefined): string | undefined {
  if (!own) return !base || base.cases.has(id) ? 'removed' : undefined;
  const old = base?.cases.get(id);
  return old && asksAnother(old, own) ? 'asks something else now' : undefined;
}

/** Whether an answer to one says nothing of the other. */
export function asksAnother(old: Pick<GateCase, 'request'>, own: Pick<GateCase, 'request'>): boolean {
  return JSON.stringify(old.request) !== JSON.stringify(own.request);
}

/**
 * Cases whose content is not what the baseline measured, and whose old version is not at hand to score the same answer
 * by: they are judged as new, and that must not go unsaid. (Where the base's version is known, it is scored instead.)
 */
function unprovenCases({ entry, baseline, base }: Compared): Weakening[] {
  if (base) return [];
  return strangers(entry, baseline).map(({ id, location }) => ({
    what: `case ${id} of ${entry.suite}`,
    from: 'its content is not what the baseline measured',
    to: 'judged as a new case',
    location,
  }));
}

function strangers({ cases }: Entry, baseline: BaselineEntry): GateCase[] {
  return cases.filter(({ id, hash }) => (ownValue(baseline.cases, id)?.hash ?? hash) !== hash);
}

/** Cases that already the base commit has otherwise than the baseline: no floor holds them until a bump. */
export function staleCases(input: GateInput): Warning[] {
  if (input.onDefaultBranch) return [];
  return compared(input).flatMap(({ entry, baseline, base }) => {
    const stale = strangers(entry, baseline).filter(
      ({ id }) => base && base.cases.get(id)?.hash !== ownValue(baseline.cases, id)?.hash,
    );
    const [first, ...others] = stale.map(({ id }) => id);
    if (first === undefined) return [];
    const which = others.length === 0 ? `case ${first}` : `case ${first} and ${others.length} more`;
    const message = `${which} of ${entry.suite} changed on the base branch after the baseline was measured: judged as new until a bump there`;
    return [{ code: 'baseline_stale' as const, message }];
  });
}

/** Cases whose content this change edits, named; they are scored by both versions. */
export function editedCases(input: GateInput): Warning[] {
  return input.entries.flatMap((entry) => {
    const base = baseOf(entry, input);
    return entry.cases.flatMap((own) => {
      const old = base?.cases.get(own.id);
      if (!base || !old || old.hash === own.hash) return [];
      return [
        {
          code: 'cases_changed' as const,
          message: `case ${own.id} of ${entry.suite} ${editOf(old, own, entry, base)}`,
          location: own.location,
        },
      ];
    });
  });
}

function editOf(old: GateCase, own: GateCase, entry: Entry, base: BaseEntry): string {
  if (asksAnother(old, own)) return 'asks something else than at the base: it counts as removed and added';
  const [before, now] = [base.rescored.get(own.id), entry.outcomes.get(own.id)];
  if (!before || !now) return 'was edited, and has no answer in this run';
  const edits = describeEdits(editsBetween(old.content, own.content));
  return `was edited (${edits}): the same answer ${outcomeWord(before.status)} the base's version and ${outcomeWord(now.status)} this one`;
}

function outcomeWord(status: string): string {
  if (status === 'pass') return 'passes';
  return status === 'fail' ? 'fails' : 'cannot be scored by';
}
