import { headline } from '../render/headline.ts';
import { CHANGES, type Change, type Provenance, type Report, type SuiteReport, type Warning } from '../model/report.ts';
import { isBad, worst, type Verdict } from '../model/verdict.ts';
import type { GateInput } from './input.ts';
import { judgeEntry, lostEntries, rulesOf } from './judge-entry.ts';
import { editedCases, gateWarnings } from './weakened.ts';

/** The judged run: the Report that every surface renders (design §6). Pure: the same input gives the same report. */
export function judgeRun(input: GateInput, version: string, provenance: Provenance): Report {
  const suites = [...input.entries.map((entry) => judgeEntry(entry, input)), ...lostEntries(input)].sort(inOrder);
  const weakened = gateWarnings(input);
  const verdict = runVerdict(suites, weakened, input);
  const report = {
    schema: 1 as const,
    tool: { name: 'ragbench' as const, version },
    verdict,
    exit_code: exitCode(verdict, suites, input),
    provenance,
    suites,
    ledger: countChanges(suites),
    usage: input.usage,
    warnings: [...weakened, ...editedCases(input), ...uncompared(input), ...input.warnings],
  };
  const facts = { ...report, ...(input.partial !== undefined && { partial: input.partial }), ...(input.appFailure !== undefined && { appFailure: input.appFailure }) };
  return { ...report, headline: headline(facts) };
}

function inOrder(a: SuiteReport, b: SuiteReport): number {
  return a.tier - b.tier || compare(a.id, b.id) || compare(a.variant, b.variant);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The worst suite; a weakened gate holds the run at WEAK at best, at FAIL where the base or this side asks for it. */
function runVerdict(suites: readonly SuiteReport[], weakened: readonly Warning[], input: GateInput): Report['verdict'] {
  const verdicts: Verdict[] = suites.map(({ verdict }) => verdict);
  if (weakened.length > 0) verdicts.push(rulesOf(input).some(({ weakening }) => weakening === 'fail') ? 'FAIL' : 'WEAK');
  if (input.appFailure !== undefined) verdicts.push('ERROR');
  const verdict = worst(verdicts);
  // Nothing judged at all is no pass.
  return verdict === 'SKIPPED' ? 'ERROR' : verdict;
}

function exitCode(verdict: Report['verdict'], suites: readonly SuiteReport[], input: GateInput): Report['exit_code'] {
  const scored = suites.some(({ cases }) => cases.some(({ status }) => status === 'pass' || status === 'fail'));
  if (!scored) return 3;
  if (isBad(verdict)) return 1;
  return verdict === 'WEAK' && rulesOf(input).some(({ fail_on }) => fail_on === 'weak') ? 1 : 0;
}

function countChanges(suites: readonly SuiteReport[]): Report['ledger'] {
  const counts = new Map<Change, number>();
  for (const { cases } of suites) for (const { change } of cases) counts.set(change, (counts.get(change) ?? 0) + 1);
  return Object.fromEntries(CHANGES.flatMap((change) => (counts.has(change) ? [[change, counts.get(change)]] : [])));
}

/** Says so when nothing was compared: no baseline yet, or none that can be read. */
function uncompared({ baseline }: GateInput): Warning[] {
  return baseline.kind === 'found' ? [] : [{ code: 'nothing_compared', message: `nothing was compared: ${baseline.why}` }];
}

