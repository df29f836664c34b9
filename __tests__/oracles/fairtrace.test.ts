import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareFairness } from '../../src/suites/fairness/compare.ts';
import { expandDataset, type Dataset, type FairnessVariant } from '../../src/suites/fairness/expand.ts';
import { importDeepeval, importPromptfoo } from '../../src/suites/fairness/importers.ts';
import type { EvaluatorVerdicts, FairnessOptions } from '../../src/suites/fairness/options.ts';
import { readRecord, type FairnessRecord } from '../../src/suites/fairness/record.ts';
import type { FairnessRow, FairnessScore } from '../../src/suites/fairness/result.ts';
import { fairnessFile } from '../../src/suites/fairness/schema.ts';
import { scoreFairness } from '../../src/suites/fairness/score.ts';
import { readTrace } from '../../src/suites/fairness/trace.ts';
import { pythonRandom } from '../helpers/python-random.ts';
import { jsonLines } from './scored.ts';

type Figures = Readonly<Record<string, number>>;
type Answers = Readonly<
  Record<string, { readonly text: string; readonly metadata: Record<string, unknown> }>
>;

interface Suite {
  readonly name: string;
  readonly dataset: Dataset;
  readonly metrics: readonly unknown[];
  readonly answers: Answers;
  readonly verdicts: Readonly<Partial<Record<keyof EvaluatorVerdicts, Readonly<Record<string, unknown>>>>>;
  readonly later?: Answers;
}

interface ExpectedRow {
  readonly metric: string;
  readonly score: number;
  readonly threshold: number;
  readonly direction: string;
  readonly passed: boolean;
  readonly interval?: readonly [number, number];
  readonly p_value?: number;
  readonly groups?: Figures;
  readonly records: Figures;
  readonly reasons?: Figures;
  readonly source?: string;
  readonly sizes?: Figures;
  readonly missing?: number;
  readonly empty?: number;
  readonly insufficient?: boolean;
}

interface Compared {
  readonly metrics: readonly { readonly metric: string; readonly [key: string]: unknown }[];
  readonly groups: unknown;
  readonly scenarios: readonly {
    readonly metric: string;
    readonly scenario_scores: readonly { readonly scenario_id: string; readonly score: number }[];
    readonly prompt_snippets: readonly string[];
  }[];
}

interface Expected {
  readonly variants: readonly (readonly [string, string, string, Readonly<Record<string, string>>])[];
  readonly rows: readonly ExpectedRow[];
  readonly compared?: Compared;
}

const HERE = join(import.meta.dirname, 'fairtrace');
const read = (name: string): string => readFileSync(join(HERE, name), 'utf8');
const suites = jsonLines<Suite>(read('suites.jsonl'));
const expected = jsonLines<Expected>(read('expected.jsonl'));
const CASES = suites.map((suite, index) => ({ name: suite.name, suite, want: expected[index]! }));
/** fairtrace's own chance, so that its intervals and p-values can be compared draw by draw. */
const ORIGINAL: FairnessOptions = { compat: 'original', random: pythonRandom };

describe('the made suites', () => {
  it('are many, and leave no kind of figure out', () => {
    expect(suites.length).toBeGreaterThanOrEqual(50);
    const rows = expected.flatMap((one) => one.rows);
    expect(new Set(rows.map(({ metric }) => metric)).size).toBe(11);
    for (const holds of [
      (row: ExpectedRow) => row.interval !== undefined && row.interval[0] < row.interval[1],
      (row: ExpectedRow) => row.p_value !== undefined && row.p_value < 0.5,
      (row: ExpectedRow) => row.score === row.threshold && row.score > 0,
      (row: ExpectedRow) => row.source === 'evaluator',
      (row: ExpectedRow) => (row.missing ?? 0) > 0,
      (row: ExpectedRow) => row.insufficient === true,
      (row: ExpectedRow) => !row.passed,
    ])
      expect(rows.filter(holds).length).toBeGreaterThan(10);
    expect(expected.filter(({ compared }) => compared).length).toBeGreaterThanOrEqual(20);
  });
});

describe.each(CASES)('$name under compat: original', ({ suite, want }) => {
  const score = scored(suite, suite.answers, ORIGINAL);

  it('has the variants that fairtrace has', () => {
    const variants = expandDataset(suite.dataset);
    expect(
      variants.map(({ id, seed_id, prompt, assignments }) => [id, seed_id, prompt, assignments]),
    ).toEqual(want.variants);
  });

  it('lists the metrics in the order of fairtrace', () => {
    expect(score.rows.map(({ metric }) => metric)).toEqual(want.rows.map(({ metric }) => metric));
  });

  it.each(want.rows)('has the figures of $metric to 1e-9, drawn with the same chance', (figures) => {
    const row = rowNamed(score, figures.metric);
    expect(row).toMatchObject({
      direction: figures.direction,
      passed: figures.passed,
      threshold: figures.threshold,
    });
    expect(row.value).toSatisfy(near(figures.score));
    expect(row.interval === undefined).toBe(figures.interval === undefined);
    figures.interval?.forEach((end, index) => expect(row.interval?.[index]).toSatisfy(near(end)));
    expect(row.p_value).toBe(figures.p_value);
    closeTo(row.records, figures.records);
    if (figures.groups) closeTo(row.groups, figures.groups);
    if (figures.reasons)
      closeTo(
        Object.fromEntries(Object.entries(row.by_value ?? {}).map(([reason, { gap }]) => [reason, gap])),
        figures.reasons,
      );
    if (figures.source)
      expect(row.source).toSatisfy((source) => (source === 'evaluator') === (figures.source === 'evaluator'));
    if (figures.sizes) expect(row.group_sizes).toEqual(figures.sizes);
    expect(row.traces?.missing).toBe(figures.missing);
    expect(row.traces?.empty).toBe(figures.empty);
    if (figures.insufficient) expect(Object.keys(row.group_sizes).length).toBeLessThan(2);
  });
});

describe.each(CASES.filter(({ want }) => want.compared))('a later run of $name', ({ suite, want }) => {
  const compared = compareFairness(
    scored(suite, suite.answers, ORIGINAL),
    scored(suite, suite.later ?? {}, ORIGINAL),
    { compat: 'original' },
  );
  const theirs = want.compared!;

  it('regressed where fairtrace says so, in its order', () => {
    expect(compared.metrics.map(({ metric }) => metric)).toEqual(theirs.metrics.map(({ metric }) => metric));
    compared.metrics.forEach((ours, index) => {
      const other = theirs.metrics[index]!;
      if (ours.status === 'missing') throw new Error(`${ours.metric} is missing`);
      expect(ours.status === 'regressed').toBe(other['regressed']);
      expect(ours).toMatchObject({
        direction: other['direction'],
        baseline_passed: other['baseline_passed'],
        candidate_passed: other['candidate_passed'],
      });
      expect(ours.delta).toSatisfy(near(other['delta'] as number));
      expect(ours.severity).toSatisfy(near(other['severity'] as number));
    });
    expect(compared.families).toEqual(theirs.groups);
  });

  it('shows the scenarios that fairtrace shows', () => {
    expect(
      compared.scenarios.map(({ metric, scenarios, prompts }) => ({
        metric,
        scenarios,
        prompts: prompts.length,
      })),
    ).toEqual(
      theirs.scenarios.map(({ metric, scenario_scores, prompt_snippets }) => ({
        metric,
        scenarios: scenario_scores.map(({ scenario_id, score }) => ({ id: scenario_id, score })),
        prompts: prompt_snippets.length,
      })),
    );
  });
});

interface Odds {
  readonly traces: readonly {
    readonly metadata: Record<string, unknown>;
    readonly read?: unknown;
    readonly refused?: string;
  }[];
  readonly promptfoo: readonly { readonly given: unknown; readonly variants: unknown }[];
  readonly deepeval: readonly { readonly given: unknown; readonly variants: unknown }[];
}
const odds = JSON.parse(read('odds.json')) as Odds;

describe('what an app may hand over as its trace', () => {
  it.each(odds.traces)(
    '$metadata is read or refused as by fairtrace',
    ({ metadata, read: theirs, refused }) => {
      const ours = readTrace({ metadata });
      if (refused !== undefined) return expect(ours).toMatchObject({ kind: 'bad' });
      if (theirs === null || theirs === undefined) return expect(ours).toEqual({ kind: 'none' });
      expect(ours).toEqual({ kind: 'ok', trace: withoutNulls(theirs) });
    },
  );
});

describe('importers', () => {
  const document = (value: unknown) => ({ value, locate: () => ({ file: 'given.json' }) });

  it.each(odds.promptfoo)('read promptfoo as fairtrace does: $given', ({ given, variants }) => {
    expect(importPromptfoo(document(given))).toEqual({ kind: 'ok', value: variants });
  });

  it.each(odds.deepeval)('read deepeval as fairtrace does: $given', ({ given, variants }) => {
    expect(importDeepeval(document(given))).toEqual({ kind: 'ok', value: variants });
  });
});

function scored(
  { dataset, metrics, verdicts }: Suite,
  answers: Answers,
  options: FairnessOptions,
): FairnessScore {
  const records = expandDataset(dataset).map((variant) => recordOf(variant, answers));
  const evaluators = Object.fromEntries(
    Object.entries(verdicts).map(([hook, said]) => [hook, new Map(Object.entries(said))]),
  );
  // Any order will do: the last first.
  return scoreFairness(records.toReversed(), parsedMetrics(metrics), { ...options, evaluators });
}

function parsedMetrics(metrics: readonly unknown[]) {
  return fairnessFile.shape.metrics.parse(metrics);
}

function recordOf(variant: FairnessVariant, answers: Answers): FairnessRecord {
  const answer = answers[variant.id];
  if (!answer) throw new Error(`no answer to ${variant.id}`);
  const result = readRecord(variant, answer);
  if (result.kind === 'bad') throw new Error(result.message);
  return result.record;
}

function rowNamed({ rows }: FairnessScore, name: string): FairnessRow {
  const row = rows.find(({ metric }) => metric === name);
  if (!row) throw new Error(`there is no row ${name}`);
  return row;
}

function near(wanted: number): (value: number) => boolean {
  return (value) => Math.abs(value - wanted) <= 1e-9;
}

function closeTo(ours: Figures, theirs: Figures): void {
  expect(Object.keys(ours).toSorted()).toEqual(Object.keys(theirs).toSorted());
  for (const [key, value] of Object.entries(theirs)) expect(ours[key], key).toSatisfy(near(value));
}

/** fairtrace keeps fields that are null and those that no metric reads. */
function withoutNulls(trace: unknown): unknown {
  return JSON.parse(
    JSON.stringify(trace, (key, value: unknown) => (value === null || key === 'unknown' ? undefined : value)),
  );
}
