import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry, GateInput } from '../../src/gate/input.ts';
import { judgeRun } from '../../src/gate/judge.ts';
import type { BaselineEntry } from '../../src/model/baseline.ts';
import { rowName } from '../../src/model/row-name.ts';
import type { Report } from '../../src/model/report.ts';
import { PROVENANCE } from '../helpers/reports.ts';
import { baseEntry, entry, found, gateInput, record, side, stored, type Scored } from './inputs.ts';

const bit = fc.constantFrom(0, 1);
const scores = fc.record({
  accuracy: bit,
  false_trust: bit,
  fabrication: bit,
  quality: fc.constantFrom(0, 0.1, 0.3, 0.7, 1),
});
const scored: fc.Arbitrary<Scored> = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), scores, {
  minKeys: 1,
});
const rules = fc.record({
  tolerance: fc.constantFrom(0, 0.1, 0.5),
  thresholds: fc.constantFrom(
    {},
    { 'qa.accuracy': 0.5 },
    { 'qa.accuracy': { pass: 0.9, weak: 0.4 }, 'qa.quality': 0.3 },
  ),
  advisory: fc.constantFrom([], ['qa.quality']),
  weakening: fc.constantFrom('warn' as const, 'fail' as const),
});
const hashes = fc.dictionary(fc.constantFrom('a', 'b'), fc.record({ hash: fc.constant('new') }));

const SUITES = ['qa', 'house'] as const;
const input: fc.Arbitrary<GateInput> = fc
  .record({
    now: fc.tuple(scored, scored),
    before: fc.tuple(scored, scored),
    lost: fc.boolean(),
    edits: hashes,
    rules,
    baseRules: rules,
    recorded: fc.boolean(),
    onDefaultBranch: fc.boolean(),
  })
  .map(({ now, before, lost, edits, rules, baseRules, recorded, onDefaultBranch }) => {
    const entries = SUITES.map((suite, index) => entry(now[index] ?? {}, { suite }, edits));
    const olds = Object.fromEntries(
      SUITES.map((suite, index) => [`${suite}/tier0/default`, stored(before[index] ?? {})]),
    );
    return gateInput({
      entries,
      baseline: found({ ...olds, ...(lost && { 'gone/tier1/default': stored(before[0]) }) }),
      base: side(
        entries.map((one) => baseEntry(one, {}, now[0])),
        baseRules,
      ),
      rules,
      recorded: recorded ? [record({ row: 'qa.accuracy', to: 0.5 })] : [],
      onDefaultBranch,
    });
  });

const judge = (given: GateInput): Report => judgeRun(given, '1.0.0', PROVENANCE);

/** The same list in an order that the seed decides. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((item, index) => [item, (index * 7919 + seed * 104_729) % 31] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([item]) => item);
}

function reordered(one: Entry, seed: number): Entry {
  return {
    ...one,
    cases: shuffled(one.cases, seed),
    outcomes: new Map(shuffled([...one.outcomes], seed + 1)),
  };
}

function reorderedStore(one: BaselineEntry, seed: number): BaselineEntry {
  return {
    ...one,
    cases: Object.fromEntries(shuffled(Object.entries(one.cases), seed)),
    metrics: Object.fromEntries(shuffled(Object.entries(one.metrics), seed)),
  };
}

describe('a verdict', () => {
  it('depends on no order of entries, cases, outcomes or of the baseline', () => {
    fc.assert(
      fc.property(input, fc.nat(1000), (given, seed) => {
        if (given.baseline.kind !== 'found') throw new Error('the property needs a baseline');
        const { baseline } = given.baseline;
        const entries = Object.fromEntries(
          shuffled(Object.entries(baseline.entries), seed).map(([key, one]) => [
            key,
            reorderedStore(one, seed),
          ]),
        );
        const other = {
          ...given,
          entries: shuffled(given.entries, seed).map((one) => reordered(one, seed)),
          baseline: { kind: 'found' as const, baseline: { ...baseline, entries } },
        };
        expect(JSON.stringify(judge(other))).toBe(JSON.stringify(judge(given)));
      }),
    );
  });

  it('never worsens by a better score', () => {
    const rank = { SKIPPED: 0, PASS: 1, WEAK: 2, FAIL: 3, ERROR: 4 };
    fc.assert(
      fc.property(
        input,
        fc.constantFrom('accuracy', 'false_trust', 'fabrication', 'quality'),
        (given, metric) => {
          const [first] = given.entries;
          const low = first && [...first.outcomes.values()].find((one) => (one.scores[metric] ?? 1) < 1);
          if (!first || !low) return;
          const better = { ...low, scores: { ...low.scores, [metric]: 1 } };
          const entries = given.entries.map((one) =>
            one === first ? { ...one, outcomes: new Map(one.outcomes).set(low.id, better) } : one,
          );
          const [was, is] = [judge(given), judge({ ...given, entries })];
          expect(rank[is.verdict]).toBeLessThanOrEqual(rank[was.verdict]);
          const rowsOf = (report: Report) =>
            new Map(
              report.suites.flatMap((suite) =>
                suite.rows.map(
                  (row) =>
                    [
                      rowName({
                        suite: suite.id,
                        tier: suite.tier,
                        variant: suite.variant,
                        metric: row.metric,
                      }),
                      rank[row.verdict],
                    ] as const,
                ),
              ),
            );
          for (const [name, verdict] of rowsOf(is))
            expect(verdict, name).toBeLessThanOrEqual(rowsOf(was).get(name) ?? 4);
        },
      ),
    );
  });

  it('never gets better by a rule that is laxer than the base has it', () => {
    const rank = { PASS: 1, WEAK: 2, FAIL: 3, ERROR: 4 };
    fc.assert(
      fc.property(input, (given) => {
        const base = given.base;
        if (!base) throw new Error('the property needs a base');
        const lax = { ...base.rules, tolerance: 1, thresholds: {}, advisory: ['qa', 'house'] };
        const honest = judge({ ...given, rules: base.rules });
        expect(rank[judge({ ...given, rules: lax }).verdict]).toBeGreaterThanOrEqual(rank[honest.verdict]);
      }),
    );
  });
});
