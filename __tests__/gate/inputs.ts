import { summarise } from '../../src/gate/measure.ts';
import type {
  BaseEntry,
  BaselineState,
  BaseSide,
  Entry,
  EntryPlace,
  GateCase,
  GateInput,
  GateRules,
} from '../../src/gate/input.ts';
import { judgeRun } from '../../src/gate/judge.ts';
import type { Baseline, BaselineEntry, RecordedChange } from '../../src/model/baseline.ts';
import { entryKey } from '../../src/model/row-name.ts';
import type { CaseStatus, Report, Row, Scores } from '../../src/model/report.ts';
import type { CaseOutcome, MetricSpec } from '../../src/suites/suite.ts';
import { PROVENANCE } from '../helpers/reports.ts';

export const RULES: GateRules = {
  thresholds: {},
  tolerance: 0,
  fail_on: 'fail',
  missing_baseline: 'seed',
  weakening: 'warn',
  advisory: [],
};
const FINGERPRINT = { judge: 'j1', scoring: 's1', config: 'c1' };

/** A rate, a share of misses, a number of misses, a mean. */
const SPECS: readonly MetricSpec[] = [
  { name: 'accuracy', measure: 'rate', direction: 'higher' },
  { name: 'false_trust', measure: 'miss_rate', direction: 'lower' },
  { name: 'fabrication', measure: 'miss_count', direction: 'lower' },
  { name: 'quality', measure: 'mean', direction: 'higher' },
  { name: 'gap', measure: 'mean', direction: 'lower' },
];

/** What one case scored, by id. */
export type Scored = { readonly [id: string]: Scores };

/** So many cases of one metric: `passed` of `n` with a 1, ids c0, c1, … */
export function counts(passed: number, n: number, metric = 'accuracy'): Scored {
  return Object.fromEntries(
    Array.from({ length: n }, (_, index) => [`c${index}`, { [metric]: index < passed ? 1 : 0 }]),
  );
}

interface CaseParts {
  readonly hash?: string;
  readonly prompt?: string;
  readonly status?: CaseStatus;
}

/** A case of the metrics that it is scored by. */
function gateCase(
  id: string,
  metrics: readonly string[],
  { hash = `hash of ${id}`, prompt = id }: CaseParts = {},
): GateCase {
  return {
    id,
    hash,
    location: { file: 'golden.jsonl', line: 1 },
    metrics,
    content: { prompt, hash },
    request: { prompt, conversation: [] },
  };
}

/** A suite's tier and variant; the rows follow from the scores, `edits` says what is not as usual of a case. */
export function entry(
  scored: Scored,
  more: Partial<Entry> = {},
  edits: { readonly [id: string]: CaseParts } = {},
): Entry {
  const used = new Set(Object.values(scored).flatMap((scores) => Object.keys(scores)));
  const metrics = more.metrics ?? SPECS.filter(({ name }) => used.has(name));
  const ids = Object.keys(scored);
  return {
    suite: 'qa',
    tier: 0,
    variant: 'default',
    kind: 'qa',
    state: 'judged',
    metrics,
    cases: ids.map((id) => gateCase(id, Object.keys(scored[id] ?? {}), edits[id])),
    outcomes: new Map(ids.map((id) => [id, outcome(id, scored[id] ?? {}, edits[id]?.status, metrics)])),
    insufficient: {},
    details: {},
    thresholds: {},
    fingerprint: FINGERPRINT,
    ...more,
  };
}

function outcome(
  id: string,
  scores: Scores,
  status: CaseStatus | undefined,
  metrics: readonly MetricSpec[],
): CaseOutcome {
  const plain = metrics.filter(({ measure }) => measure === 'mean').map(({ name }) => name);
  const fails = Object.entries(scores).some(([metric, score]) => !plain.includes(metric) && score !== 1);
  return {
    id,
    status: status ?? (fails ? 'fail' : 'pass'),
    scores,
    reason: 'as scored',
    evidence: { answer: `answer to ${id}` },
  };
}

/** The same entry at the base commit: `rescored` are the same answers by its version of the edited cases. */
export function baseEntry(
  from: Entry,
  edits: { readonly [id: string]: CaseParts } = {},
  rescored: Scored = {},
  more: Partial<BaseEntry> = {},
): BaseEntry {
  const cases = from.cases.map(
    (one) => [one.id, { ...one, ...gateCase(one.id, one.metrics, edits[one.id]) }] as const,
  );
  return {
    suite: from.suite,
    tier: from.tier,
    variant: from.variant,
    cases: new Map(cases),
    rescored: new Map(
      Object.entries(rescored).map(([id, scores]) => [id, outcome(id, scores, undefined, from.metrics)]),
    ),
    thresholds: from.thresholds,
    fingerprint: from.fingerprint,
    ...more,
  };
}

/** The baseline's entry that these scores would have made. */
export function stored(scored: Scored, more: Partial<BaselineEntry> = {}): BaselineEntry {
  const metrics = SPECS.flatMap(({ name, measure, direction }) => {
    const scores = Object.values(scored).flatMap((scores) => scores[name] ?? []);
    const { value, n } = summarise(measure, scores);
    return n === 0 ? [] : [[name, { value, n, direction }] as const];
  });
  const cases = Object.entries(scored).map(
    ([id, scores]) => [id, { scores: { ...scores }, hash: `hash of ${id}` }] as const,
  );
  return {
    metrics: Object.fromEntries(metrics),
    cases: Object.fromEntries(cases),
    fingerprint: { ...FINGERPRINT },
    provenance: { date: '2026-01-01' },
    ...more,
  };
}

export function baseline(
  entries: { readonly [key: string]: BaselineEntry },
  changes: readonly RecordedChange[] = [],
): Baseline {
  return { schema: 1, entries: { ...entries }, changes: [...changes] };
}

export function found(entries: { readonly [key: string]: BaselineEntry }): BaselineState {
  return { kind: 'found', baseline: baseline(entries) };
}

const QA: EntryPlace = { suite: 'qa', tier: 0, variant: 'default' };
export const QA_KEY = entryKey(QA);

export function side(entries: readonly BaseEntry[], rules: Partial<GateRules> = {}): BaseSide {
  return { commit: 'b'.repeat(40), rules: { ...RULES, ...rules }, entries };
}

const NOTHING: Omit<GateInput, 'entries'> = {
  baseline: { kind: 'none', why: 'there is no baseline yet' },
  rules: RULES,
  weakenings: [],
  recorded: [],
  onDefaultBranch: false,
  usage: { calls: 0, cached: 0, tokens: 0, usd: 0 },
  warnings: [],
};

export type Given = Partial<Omit<GateInput, 'rules'>> & {
  readonly entries: readonly Entry[];
  readonly rules?: Partial<GateRules>;
};

export function gateInput({ rules, ...given }: Given): GateInput {
  return { ...NOTHING, ...given, rules: { ...RULES, ...rules } };
}

export function judged(given: Given): Report {
  return judgeRun(gateInput(given), '1.0.0', PROVENANCE);
}

/** One run of the suite against what the baseline has of it. */
export function against(before: Scored | undefined, now: Scored, more: Partial<Given> = {}): Report {
  return judged({
    entries: [entry(now)],
    ...(before && { baseline: found({ [QA_KEY]: stored(before) }) }),
    ...more,
  });
}

export function rowOf(report: Report, metric = 'accuracy', suite = 'qa'): Row {
  const row = report.suites.find(({ id }) => id === suite)?.rows.find((one) => one.metric === metric);
  if (!row) throw new Error(`the report has no row ${suite}.${metric}`);
  return row;
}

/** How each case stands to the baseline. */
export function changes(report: Report): { readonly [id: string]: string } {
  return Object.fromEntries(
    report.suites.flatMap(({ cases }) => cases.map(({ id, change }) => [id, change])),
  );
}

export function weakenings({ warnings }: Report): string[] {
  return warnings.filter(({ code }) => code === 'gate_weakened').map(({ message }) => message);
}

export function record(change: Partial<RecordedChange>): RecordedChange {
  return { id: 'r1', kind: 'floor', reason: 'new documents', by: 'alex', date: '2026-01-02', ...change };
}
