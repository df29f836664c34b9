import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { loadPlan, type Plan } from '../../src/config/plan.ts';
import type { BaselineState } from '../../src/gate/input.ts';
import { runBench, type Asker } from '../../src/run.ts';
import { entryKey } from '../../src/model/row-name.ts';
import type { Report } from '../../src/model/report.ts';
import type { CaseAnswer } from '../../src/suites/suite.ts';
import { createWatchdogMatcher } from '../../src/watchdog/matcher.ts';
import { memoryFiles } from '../helpers/memory-files.ts';
import { PROVENANCE } from '../helpers/reports.ts';
import { baseline, rowOf, RULES } from './inputs.ts';

const narrative = (id: string, doc: string) => ({
  id,
  question: `What does ${id} say?`,
  case_type: 'narrative',
  expected: { clarification: 'none', refuse: false, narrative_doc: doc },
  tags: { topic: 't', scope: 's', qtype: 'q' },
  reference_date: '2026-01-01',
});

async function planOf(cases: readonly object[]): Promise<Plan> {
  const files = memoryFiles({
    'ragbench.yml': 'version: 1\nsuites: { qa: { golden: g.jsonl } }\n',
    'g.jsonl': cases.map((one) => JSON.stringify(one)).join('\n'),
  });
  const loaded = await loadConfig('ragbench.yml', files, {});
  if (loaded.kind === 'bad') throw new Error(JSON.stringify(loaded.problems));
  return loadPlan(loaded.value, files);
}

function asker(answers: { readonly [id: string]: CaseAnswer }): Asker {
  return {
    ask: async () => new Map(Object.entries(answers)),
    failure: () => undefined,
    usage: () => ({ calls: 0, cached: 0, tokens: 0, usd: 0 }),
    warnings: () => [],
  };
}

const text = (doc?: string): CaseAnswer => ({
  kind: 'answered',
  response: { text: `As ${doc ?? 'nobody'} says.`, ...(doc !== undefined && { sources: [{ doc }] }) },
});

/** The base's baseline, in which every case passed. */
function passed(plan: Plan): BaselineState {
  const entries = plan.entries.map((entry) => {
    const cases = entry.cases.map(
      ({ id, hash, metrics }) =>
        [id, { hash, scores: Object.fromEntries(metrics.map((metric) => [metric, 1])) }] as const,
    );
    const metrics = entry.metrics.flatMap(({ name, direction }) => {
      const n = entry.cases.filter((one) => one.metrics.includes(name)).length;
      return n === 0 ? [] : [[name, { value: direction === 'higher' ? 1 : 0, n, direction }] as const];
    });
    return [
      entryKey(entry),
      {
        metrics: Object.fromEntries(metrics),
        cases: Object.fromEntries(cases),
        fingerprint: { ...entry.fingerprint },
        provenance: { date: '2026-01-01' },
      },
    ] as const;
  });
  return { kind: 'found', baseline: baseline(Object.fromEntries(entries)) };
}

async function run(
  base: readonly object[],
  own: readonly object[],
  answers: { readonly [id: string]: CaseAnswer },
): Promise<Report> {
  const [before, plan] = [await planOf(base), await planOf(own)];
  const side = { commit: 'b'.repeat(40), rules: RULES };
  const bench = {
    plan,
    selection: {},
    rules: RULES,
    stopAfterTier0: true,
    baseline: passed(before),
    base: { plan: before, side },
    weakenings: [],
    recorded: [],
    onDefaultBranch: false,
    warnings: [],
  };
  return runBench(bench, {
    asker: asker(answers),
    matcher: createWatchdogMatcher({ timeoutMs: 250 }),
    version: '1',
    provenance: () => PROVENANCE,
  });
}

describe('an edited case is scored by the version of the base, too', () => {
  const [a, b] = [narrative('a', 'pier.md'), narrative('b', 'fare.md')];
  const mended = { ...b, expected: { ...b.expected, narrative_doc: 'fares-2026.md' } };

  it('a loosened expectation does not hide what the base would have failed', async () => {
    const report = await run([a, b], [a, mended], { a: text('pier.md'), b: text('fares-2026.md') });
    expect(rowOf(report, 'citation_validity')).toMatchObject({
      verdict: 'FAIL',
      value: 1,
      shared: { n: 2, before: 2, now: 1 },
    });
  });

  it('among the answers to all cases: what one answer lacks alone counts as empty, not as missing from the run', async () => {
    const report = await run([a, b], [a, mended], { a: text('pier.md'), b: text() });
    expect(rowOf(report, 'citation_validity')).toMatchObject({
      verdict: 'FAIL',
      reason: 'below_floor',
      shared: { n: 2, before: 2, now: 1 },
    });
  });

  it('another question is another case', async () => {
    const report = await run([a, b], [a, { ...b, question: 'Easier?' }], { a: text('pier.md'), b: text() });
    expect(rowOf(report, 'citation_validity')).toMatchObject({ shared: { n: 1 } });
    expect(report.warnings.map(({ message }) => message)).toContain(
      'case b of qa: passed at the base → asks something else now',
    );
  });
});
