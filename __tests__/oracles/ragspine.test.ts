import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report, SuiteReport } from '../../src/model/report.ts';
import { scored } from './scored.ts';

interface Metric {
  readonly total: number;
  readonly passed: number;
  readonly failing: readonly string[];
  readonly by_tag: Readonly<
    Record<string, Readonly<Record<string, { readonly total: number; readonly passed: number }>>>
  >;
}

/** RAGSpine's figures for one set of answers, and the cases whose verdict our mends turn over, by metric. */
interface Expected {
  readonly n_cases: number;
  readonly fabrication_count: number;
  readonly metrics: Readonly<Record<string, Metric>>;
  readonly flips: Readonly<Record<string, readonly string[]>>;
}

const HERE = join(import.meta.dirname, 'ragspine');
const METRICS = [
  'numeric_accuracy',
  'citation_validity',
  'refusal_appropriateness',
  'clarification_appropriateness',
  'fabrication',
  'faithfulness',
  'answer_accuracy',
];
const expected = JSON.parse(readFileSync(join(HERE, 'expected.json'), 'utf8')) as Expected[];
const SETS = expected.map((want, index) => ({ set: index + 1, want }));

describe.each(SETS)('answers of set $set under compat: original', ({ set, want }) => {
  let suite: SuiteReport;
  beforeAll(async () => {
    suite = await scoredSet(set, { compat: 'original' });
  });

  it('judges every case', () => {
    expect(suite.n_cases).toBe(want.n_cases);
    expect(suite.cases.filter((one) => one.status === 'error')).toEqual([]);
  });

  it.each(METRICS)('fails the same cases of %s as RAGSpine', (metric) => {
    expect(failing(suite, metric)).toEqual(want.metrics[metric]?.failing);
  });

  it.each(METRICS)('has the row of %s that RAGSpine has', (metric) => {
    expect(suite.rows.find((row) => row.metric === metric)).toMatchObject(rowOf(metric, want));
  });

  it.each(METRICS)('divides %s by tag as RAGSpine does', (metric) => {
    const byTag = suite.details['by_tag'] as Readonly<Record<string, unknown>> | undefined;
    expect(byTag?.[metric]).toEqual(want.metrics[metric]?.by_tag);
  });
});

describe.each(SETS)('answers of set $set without compat', ({ set, want }) => {
  let suite: SuiteReport;
  beforeAll(async () => {
    suite = await scoredSet(set, {});
  });

  it.each(METRICS)('turns over only the mended verdicts of %s', (metric) => {
    const original = new Set(want.metrics[metric]?.failing);
    const turned = new Set(want.flips[metric]);
    const mended = suite.cases.map((one) => one.id).filter((id) => original.has(id) !== turned.has(id));
    expect(failing(suite, metric)).toEqual(mended.toSorted());
  });
});

async function scoredSet(set: number, settings: object): Promise<SuiteReport> {
  const files = { golden: join(HERE, 'golden.jsonl'), references: join(HERE, 'references') };
  await using fixture = await createFixture({
    'ragbench.yml': JSON.stringify({
      version: 1,
      suites: { qa: { ...files, groundedness: true, tier: 0, ...settings } },
      baseline: { store: 'file', path: 'baseline.json' },
    }),
  });
  return qaSuite(await scored(fixture.path, join(HERE, `outcomes-${set}.jsonl`)));
}

function qaSuite(report: Report): SuiteReport {
  const suite = report.suites.find((candidate) => candidate.id === 'qa');
  if (suite === undefined) throw new Error('the report has no suite qa');
  return suite;
}

function failing(suite: SuiteReport, metric: string): string[] {
  return suite.cases
    .filter((one) => one.scores[metric] === 0)
    .map((one) => one.id)
    .toSorted();
}

/** Ours shows fabrication as the count of fabricating cases, the others as rates. */
function rowOf(metric: string, want: Expected): object {
  const figures = want.metrics[metric];
  if (figures === undefined) throw new Error(`the figures lack ${metric}`);
  const value = metric === 'fabrication' ? want.fabrication_count : figures.passed / figures.total;
  return { value: expect.closeTo(value, 12), n: figures.total };
}
