import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createFixture } from 'fs-fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseReport, Report, SuiteReport } from '../../src/model/report.ts';
import { oraclePython } from '../../scripts/oracles/prepare.ts';
import { jsonLines, run, scored } from './scored.ts';

interface Expected {
  readonly case: string;
  readonly category: string;
  readonly passed: boolean;
  readonly violations: readonly string[];
}

interface Category {
  readonly accuracy: number;
  readonly passed: number;
  readonly total: number;
  readonly subcategories: Readonly<Record<string, number>>;
}

interface Tier {
  readonly accuracy: number;
  readonly categories: Readonly<Record<string, Category>>;
  readonly confusion: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly slices: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Summary {
  readonly data: string;
  readonly tiers: Readonly<Record<string, Tier>>;
}

type Counts = Readonly<Record<string, { readonly passed: number; readonly total: number }>>;

const SCRIPT = resolve(import.meta.dirname, '..', '..', 'scripts', 'oracles', 'run_fitz_gov.py');
const MODES = ['abstain', 'disputed', 'trustworthy'];
const python = oraclePython();
const skip = python === undefined && process.env['RAGBENCH_REQUIRE_ORACLES'] === undefined;
if (skip) console.log('fitz-gov is not prepared, its comparison is skipped: node scripts/oracles/prepare.ts');

describe.skipIf(skip)('score agrees with fitz-gov 4.1 on its own 2,980 cases', () => {
  describe.each([1, 2])('answers of seed %i', (seed) => {
    let expected: Expected[];
    let summary: Summary;
    let report: Report;

    beforeAll(async () => {
      await using fixture = await createFixture({});
      const said = await run(
        python ?? 'not prepared',
        [SCRIPT, '--seed', String(seed), '--out', fixture.path],
        fixture.path,
      );
      summary = JSON.parse(await required(fixture.path, 'expected-summary.json', said)) as Summary;
      expected = jsonLines<Expected>(await required(fixture.path, 'expected.jsonl', said));
      await fixture.writeFile('ragbench.yml', JSON.stringify(config(summary.data)));
      report = await scored(fixture.path, fixture.getPath('answers.jsonl'));
    });

    it('gives every case the same status', () => {
      const statuses = expected.map((line) => [line.case, line.passed ? 'pass' : 'fail']);
      expect(statuses).toHaveLength(2_980);
      expect(differing(statuses, (found) => found.status)).toEqual([]);
      expect(differing(statuses, (found) => (found.scores['accuracy'] === 1 ? 'pass' : 'fail'))).toEqual([]);
    });

    it('lists the same texts as violations of grounding', () => {
      const violations = expected
        .filter((line) => line.category === 'grounding')
        .map((line) => [line.case, line.violations]);
      expect(differing(violations, (found) => found.evidence['matched'] ?? [])).toEqual([]);
    });

    it.each([0, 1])('counts the same confusions in tier %i', (tier) => {
      expect(filled(suite(tier).details['confusion'])).toEqual(filled(summary.tiers[tier]?.confusion));
    });

    it.each([0, 1])('has the same accuracies in tier %i: all, by category, by subcategory', (tier) => {
      const { accuracy, categories } = wanted(tier);
      const rows = new Map(suite(tier).rows.map((row) => [row.metric, row]));
      expect(rows.get('accuracy')?.value).toBeCloseTo(accuracy, 12);
      expect(Object.keys(categories).map((name) => [rows.get(name)?.passed, rows.get(name)?.n])).toEqual(
        Object.values(categories).map((category) => [category.passed, category.total]),
      );
      expect(shares(slice(tier, 'subcategory'))).toEqual(subcategories(categories));
    });

    it.each(['difficulty', 'domain', 'query_type', 'source_type', 'reasoning_type', 'evidence_pattern'])(
      'slices both tiers alike by %s',
      (dimension) => {
        for (const tier of [0, 1])
          expect(shares(slice(tier, dimension))).toEqual(rounded(wanted(tier).slices[dimension] ?? {}));
      },
    );

    function differing(
      pairs: readonly (readonly unknown[])[],
      actual: (found: CaseReport) => unknown,
    ): unknown[] {
      const found = new Map(report.suites.flatMap((part) => part.cases.map((one) => [one.id, one])));
      const triples = pairs.map(([id, want]) => [id, want, described(found.get(String(id)), actual)]);
      return triples.filter(([, want, got]) => JSON.stringify(want) !== JSON.stringify(got));
    }

    function suite(tier: number): SuiteReport {
      const part = report.suites.find(
        (candidate) => candidate.id === 'governance' && candidate.tier === tier,
      );
      if (part === undefined) throw new Error(`the report has no governance suite of tier ${tier}`);
      return part;
    }

    function slice(tier: number, dimension: string): Counts {
      return (
        (suite(tier).details['slices'] as Readonly<Record<string, Counts>> | undefined)?.[dimension] ?? {}
      );
    }

    function wanted(tier: number): Tier {
      const figures = summary.tiers[tier];
      if (figures === undefined) throw new Error(`the oracle gave no tier ${tier}`);
      return figures;
    }
  });
});

function config(data: string): object {
  return {
    version: 1,
    suites: { governance: { data, tiers: [0, 1] } },
    gate: { stop_after_tier0: false },
    baseline: { store: 'file', path: 'baseline.json' },
  };
}

async function required(folder: string, name: string, said: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
    throw new Error(`the oracle wrote no ${name}:\n${said}`, { cause });
  });
}

function described(found: CaseReport | undefined, actual: (found: CaseReport) => unknown): unknown {
  return found === undefined ? 'not in the report' : actual(found);
}

/** All nine cells, so that leaving out a zero is no difference. */
function filled(confusion: unknown): number[][] {
  const cells = (confusion ?? {}) as Readonly<Record<string, Readonly<Record<string, number>>>>;
  return MODES.map((row) => MODES.map((column) => cells[row]?.[column] ?? 0));
}

function subcategories(categories: Readonly<Record<string, Category>>): Record<string, number> {
  const named = Object.entries(categories).flatMap(([category, { subcategories: parts }]) =>
    Object.entries(parts).map(([name, share]): [string, number] => [`${category}/${name}`, share]),
  );
  return rounded(Object.fromEntries(named));
}

function shares(counts: Counts): Record<string, number> {
  return rounded(
    Object.fromEntries(Object.entries(counts).map(([name, { passed, total }]) => [name, passed / total])),
  );
}

function rounded(numbers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Number(value.toFixed(12))]),
  );
}
