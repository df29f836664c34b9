import { entryKey } from './model/row-name.ts';
import { isBad } from './model/verdict.ts';
import type { Plan, PlannedEntry } from './config/plan.ts';
import { describeSelection, isSelected, type Selection } from './config/selection.ts';
import { judgeRun } from './gate/judge.ts';
import { entryVerdict } from './gate/judge-entry.ts';
import { asksAnother } from './gate/weakened.ts';
import type {
  BaseEntry,
  BaselineState,
  BaseSide,
  Entry,
  GateInput,
  GateRules,
  Weakening,
} from './gate/input.ts';
import type { RecordedChange } from './model/baseline.ts';
import type { Provenance, Report, Usage, Warning } from './model/report.ts';
import type { CaseAnswer, ScoreContext } from './suites/suite.ts';
import type { PatternMatcher } from './text/patterns/types.ts';

/** Where answers come from: the app itself, or a file of answers. */
export interface Asker {
  /** The answers to an entry's cases, by case id. An entry is asked once. */
  ask(entry: PlannedEntry): Promise<ReadonlyMap<string, CaseAnswer>>;
  /** The app never came up or went away, in words. */
  failure(): string | undefined;
  /** What was spent so far, and what there is to tell of the answers. */
  usage(): Usage;
  warnings(): readonly Warning[];
}

/** Everything that was decided before the first case is asked. */
export interface Bench {
  readonly plan: Plan;
  readonly selection: Selection;
  readonly rules: GateRules;
  readonly stopAfterTier0: boolean;
  readonly baseline: BaselineState;
  /** The base commit's side, where it could be read. */
  readonly base?: { readonly plan: Pick<Plan, 'entries'>; readonly side: Omit<BaseSide, 'entries'> };
  readonly weakenings: readonly Weakening[];
  readonly recorded: readonly RecordedChange[];
  readonly onDefaultBranch: boolean;
  readonly warnings: readonly Warning[];
}

export interface RunPorts {
  readonly asker: Asker;
  readonly matcher: PatternMatcher;
  readonly version: string;
  /** Called once all is judged, so that it can tell when the run ended. */
  readonly provenance: () => Provenance;
}

/** Asks tier 0, then tier 1 unless tier 0 failed, scores every answer and judges the run against its baseline. */
export async function runBench(bench: Bench, ports: RunPorts): Promise<Report> {
  const scored: Scored[] = [];
  for (const tier of [0, 1] as const) {
    const entries = bench.plan.entries.filter((one) => one.tier === tier);
    const gated =
      tier === 1 && entries.length > 0 && bench.stopAfterTier0 && tierFailed(scored, bench, ports);
    for (const entry of entries) scored.push(await scoreEntry(entry, gated, bench, ports));
  }
  return judgeRun(gateInput(scored, bench, ports), ports.version, ports.provenance());
}

interface Scored {
  readonly entry: Entry;
  readonly base?: BaseEntry;
  readonly warnings: readonly Warning[];
}

async function scoreEntry(
  planned: PlannedEntry,
  gated: boolean,
  bench: Bench,
  ports: RunPorts,
): Promise<Scored> {
  if (!isSelected(planned, bench.selection))
    return {
      entry: unasked(planned, 'filtered'),
      ...withBase(planned, new Map(), bench, ports),
      warnings: [],
    };
  if (gated)
    return { entry: unasked(planned, 'gated'), ...withBase(planned, new Map(), bench, ports), warnings: [] };
  const answers = await ports.asker.ask(planned);
  const score = planned.kind.score(planned.cases, answers, contextOf(planned, ports));
  const entry: Entry = {
    ...unasked(planned, 'judged'),
    outcomes: byId(score.outcomes),
    insufficient: score.insufficient,
    details: score.details,
  };
  return { entry, ...withBase(planned, answers, bench, ports), warnings: score.warnings };
}

function byId<T extends { readonly id: string }>(items: readonly T[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of items) map.set(item.id, item);
  return map;
}

function unasked(planned: PlannedEntry, state: Entry['state']): Entry {
  const { suite, tier, variant, metrics, cases, thresholds, fingerprint } = planned;
  return {
    suite,
    tier,
    variant,
    kind: planned.kind.kind,
    state,
    metrics,
    cases,
    thresholds,
    fingerprint,
    outcomes: new Map(),
    insufficient: {},
    details: {},
  };
}

function contextOf(planned: PlannedEntry, ports: RunPorts): ScoreContext<unknown> {
  return {
    settings: planned.settings,
    matcher: ports.matcher,
    modeFrom: planned.app?.mode_from === 'text' ? 'text' : 'field',
  };
}

/** The base commit's version of the entry, with the answers to edited cases scored by it, too. */
function withBase(
  planned: PlannedEntry,
  answers: ReadonlyMap<string, CaseAnswer>,
  bench: Bench,
  ports: RunPorts,
): { base?: BaseEntry } {
  const base = bench.base?.plan.entries.find((other) => entryKey(other) === entryKey(planned));
  if (!base) return {};
  const own = byId(planned.cases);
  // Another question is another case: an answer to it says nothing of what the base asked.
  const answered = base.cases.filter((one) => {
    const now = own.get(one.id);
    return now !== undefined && !asksAnother(one, now) && answers.has(one.id);
  });
  const edited = new Set(answered.filter((one) => own.get(one.id)?.hash !== one.hash).map(({ id }) => id));
  // All answers are scored: what a row needs may be carried by the answers to other cases only.
  const outcomes =
    edited.size > 0
      ? base.kind.score(answered, answers, contextOf(base, ports)).outcomes.filter(({ id }) => edited.has(id))
      : [];
  const { suite, tier, variant, thresholds, fingerprint } = base;
  const cases = byId(base.cases);
  return {
    base: {
      suite,
      tier,
      variant,
      thresholds,
      fingerprint,
      cases,
      rescored: byId(outcomes),
    },
  };
}

/** Tier 0 failed = any of its suites is FAIL or ERROR; advisory rows do not count for a suite's verdict. */
function tierFailed(scored: readonly Scored[], bench: Bench, ports: RunPorts): boolean {
  const input = gateInput(scored, bench, ports);
  return scored.some(({ entry }) => isBad(entryVerdict(entry, input)));
}

function gateInput(scored: readonly Scored[], bench: Bench, ports: RunPorts): GateInput {
  const partial = describeSelection(bench.selection);
  const appFailure = ports.asker.failure();
  const entries = scored.flatMap(({ base }) => base ?? []);
  return {
    entries: scored.map(({ entry }) => entry),
    baseline: bench.baseline,
    rules: bench.rules,
    ...(bench.base && { base: { ...bench.base.side, entries } }),
    weakenings: bench.weakenings,
    recorded: bench.recorded,
    onDefaultBranch: bench.onDefaultBranch,
    ...(partial !== undefined && { partial }),
    ...(appFailure !== undefined && { appFailure }),
    usage: ports.asker.usage(),
    warnings: [...bench.warnings, ...ports.asker.warnings(), ...scored.flatMap(({ warnings }) => warnings)],
  };
}
