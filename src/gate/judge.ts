import { headline } from '../render/headline.ts';
import {
  CHANGES,
  type Change,
  type Provenance,
  type Report,
  type SuiteReport,
  type Warning,
} from '../model/report.ts';
import { isBad, worst, type Verdict } from '../model/verdict.ts';
import type { Entry, GateInput } from './input.ts';
import { judgeEntry, lostEntries, rulesOf } from './judge-entry.ts';
import { proposedRaises } from './ratchet.ts';
import { editedCases, recordedWarnings, staleCases, weakenedWarnings } from './weakened.ts';

/** The judged run: the Report that every surface renders (design §6). Pure: the same input gives the same report. */
export function judgeRun(given: GateInput, version: string, provenance: Provenance): Report {
  const input = { ...given, entries: ordered(given.entries) };
  const suites = [...input.entries.map((entry) => judgeEntry(entry, input)), ...lostEntries(input)].sort(
    (a, b) => inOrder(placeOf(a), placeOf(b)),
  );
  const [weakened, recorded] = [weakenedWarnings(input), recordedWarnings(input)];
  const scored = suites.some(isScored);
  const verdict = scored ? runVerdict(suites, weakened, recorded, input) : 'ERROR';
  const report = {
    schema: 1 as const,
    tool: { name: 'ragbench' as const, version },
    verdict,
    exit_code: scored ? exitCode(verdict, input) : (3 as const),
    provenance,
    suites,
    ledger: countChanges(suites),
    usage: input.usage,
    warnings: [
      ...weakened,
      ...recorded,
      ...editedCases(input),
      ...staleCases(input),
      ...uncompared(input),
      ...input.warnings,
    ],
    ...(input.baseline.kind === 'found' && {
      raises: proposedRaises(input.baseline.baseline, input.recorded, { suites }),
    }),
  };
  const facts = {
    ...report,
    ...(input.partial !== undefined && { partial: input.partial }),
    ...(input.appFailure !== undefined && { appFailure: input.appFailure }),
  };
  return { ...report, headline: headline(facts) };
}

/** Entries and their cases in one order, whatever order they came in. */
function ordered(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ ...entry, cases: entry.cases.toSorted((a, b) => compare(a.id, b.id)) }))
    .sort(inOrder);
}

function placeOf({ id, tier, variant }: SuiteReport): { suite: string; tier: number; variant: string } {
  return { suite: id, tier, variant };
}

function inOrder(a: ReturnType<typeof placeOf>, b: ReturnType<typeof placeOf>): number {
  return a.tier - b.tier || compare(a.suite, b.suite) || compare(a.variant, b.variant);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The worst suite; a weakened gate holds the run at WEAK at best, at FAIL where the base or this side asks for it. What
 * is recorded on purpose is the way through, and WEAK.
 */
function runVerdict(
  suites: readonly SuiteReport[],
  weakened: readonly Warning[],
  recorded: readonly Warning[],
  input: GateInput,
): Report['verdict'] {
  const verdicts: Verdict[] = suites.map(({ verdict }) => verdict);
  if (weakened.length > 0)
    verdicts.push(rulesOf(input).some(({ weakening }) => weakening === 'fail') ? 'FAIL' : 'WEAK');
  if (recorded.length > 0) verdicts.push('WEAK');
  if (input.appFailure !== undefined) verdicts.push('ERROR');
  const verdict = worst(verdicts);
  if (verdict !== 'SKIPPED') return verdict;
  // Advisory rows never fail a run, but where nothing else was judged that is no pass; nothing judged at all is an error.
  return suites.some(hasAdvisoryFigure) ? 'WEAK' : 'ERROR';
}

function hasAdvisoryFigure({ rows }: SuiteReport): boolean {
  return rows.some(({ advisory, verdict }) => advisory && verdict !== 'SKIPPED');
}

/** Whether the suite has a case that was judged, be it only in part. */
function isScored({ cases }: SuiteReport): boolean {
  return cases.some(
    ({ status, scores }) => status === 'pass' || status === 'fail' || Object.keys(scores).length > 0,
  );
}

function exitCode(verdict: Report['verdict'], input: GateInput): Report['exit_code'] {
  if (isBad(verdict)) return 1;
  return verdict === 'WEAK' && rulesOf(input).some(({ fail_on }) => fail_on === 'weak') ? 1 : 0;
}

function countChanges(suites: readonly SuiteReport[]): Report['ledger'] {
  const counts = new Map<Change, number>();
  for (const { cases } of suites)
    for (const { change } of cases) counts.set(change, (counts.get(change) ?? 0) + 1);
  return Object.fromEntries(
    CHANGES.flatMap((change) => (counts.has(change) ? [[change, counts.get(change)]] : [])),
  );
}

/** Says so when nothing was compared: no baseline yet, or none that can be read. */
function uncompared({ baseline }: GateInput): Warning[] {
  return baseline.kind === 'found'
    ? []
    : [{ code: 'nothing_compared', message: `nothing was compared: ${baseline.why}` }];
}
