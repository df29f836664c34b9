import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import {
  allGreen,
  appNeverCameUp,
  firstRun,
  gateWeakened,
  LIBRARY,
  tierOneSkipped,
  twoRegressions,
} from '../helpers/report-library.ts';
import { manyChanges } from '../helpers/report-swarms.ts';
import {
  aCase,
  manyCases,
  mean,
  misses,
  rate,
  report,
  suite,
  unmeasured,
  type Extras,
} from '../helpers/reports.ts';

const FALLEN = { verdict: 'FAIL', reason: 'below_floor' } as const;

function qa(rows: Parameters<typeof suite>[2], cases = manyCases('num', 30), extras: Extras = {}): Report {
  return report([suite('qa', 0, rows, cases)], extras);
}

describe('headline', () => {
  it.each<[string, Report, string]>([
    [
      'a regression, in cases',
      twoRegressions(),
      'FAIL · 2 cases regressed: qa.tier0.citation_validity 28 of 30, floor 30',
    ],
    [
      'a threshold',
      tierOneSkipped(),
      'FAIL · 2 cases regressed: governance.tier0.accuracy 91.7 % (55 of 60), threshold 95.0 % and 1 more row',
    ],
    ['a pass', allGreen(), 'PASS · 102 cases, nothing got worse; 1 fixed'],
    ['a first run', firstRun(), 'PASS · no baseline yet: nothing was compared; 25 cases, 1 failing'],
    [
      'a first run without a failure',
      qa([rate('numeric_accuracy', 30, 30)]),
      'PASS · no baseline yet: nothing was compared; 30 cases, all pass',
    ],
    [
      'a weakened gate',
      gateWeakened(),
      'WEAK · this change weakens its own gate in 2 ways: gate.tolerance: 0 → 0.05 (the stricter 0 was applied)',
    ],
    [
      'an app that never came up',
      appNeverCameUp(),
      'ERROR · not one case could be scored: http://127.0.0.1:8000/health did not answer within 60 s; the last line of the log…',
    ],
    [
      'a narrowed run',
      manyChanges(),
      'ERROR · not comparable: qa.tier0.agent.faithfulness (the judge finge…; 2 cases regressed (partial: --variant agent,tool)',
    ],
    [
      'a pass with regressed cases',
      qa(
        [rate('numeric_accuracy', 30, 30, 30)],
        [aCase('a', 'regressed'), aCase('b', 'fixed'), ...manyCases('c', 28)],
      ),
      'PASS · 1 case regressed, yet every row holds; 1 fixed',
    ],
    [
      'a count that rose',
      qa([misses('fabrication', 2, 12, 0, { verdict: 'FAIL', reason: 'above_ceiling' })]),
      'FAIL · qa.tier0.fabrication 2, ceiling 0',
    ],
    [
      'a share of misses that rose from none',
      qa([
        misses('false_trust', 1, 24, 0, {
          measure: 'miss_rate',
          value: 1 / 24,
          verdict: 'FAIL',
          reason: 'above_ceiling',
        }),
      ]),
      'FAIL · qa.tier0.false_trust 4.2 %, ceiling 0.0 %',
    ],
    [
      'two numbers that differ late',
      qa([mean('rag_faithfulness', 0.8499, 12, 0.85, FALLEN)]),
      'FAIL · qa.tier0.rag_faithfulness 0.8499, floor 0.8500',
    ],
    [
      'weak within tolerance',
      qa([mean('rag_faithfulness', 0.82, 12, 0.85, { verdict: 'WEAK', reason: 'within_tolerance' })]),
      'WEAK · qa.tier0.rag_faithfulness 0.82, floor 0.85, worse, but within tolerance',
    ],
    [
      'weak below the upper threshold',
      qa([
        mean('rag_faithfulness', 0.8, 12, 0.8, {
          threshold: 0.85,
          weak: 0.7,
          verdict: 'WEAK',
          reason: 'below_threshold',
        }),
      ]),
      'WEAK · qa.tier0.rag_faithfulness 0.80, threshold 0.85',
    ],
    [
      'failing below the lower threshold',
      qa([
        mean('rag_faithfulness', 0.6, 12, 0.6, {
          threshold: 0.85,
          weak: 0.7,
          verdict: 'FAIL',
          reason: 'below_threshold',
        }),
      ]),
      'FAIL · qa.tier0.rag_faithfulness 0.60, threshold 0.70',
    ],
    [
      'weak that fails the job',
      qa([rate('numeric_accuracy', 28, 30, 29, { verdict: 'WEAK', reason: 'within_tolerance' })], undefined, {
        exit_code: 1,
      }),
      'WEAK · qa.tier0.numeric_accuracy 28 of 30, floor 29, worse, but within tolerance; fails by fail_on: weak',
    ],
    [
      'a lowered floor',
      qa(
        [rate('numeric_accuracy', 28, 30, 30, { verdict: 'WEAK', reason: 'lowered' })],
        [aCase('a', 'regressed')],
      ),
      'WEAK · 1 case regressed: qa.tier0.numeric_accuracy 28 of 30, floor 30, floor lowered on purpose',
    ],
    [
      'no usable baseline',
      qa([unmeasured('numeric_accuracy', 'ERROR', 'no_baseline', 'the file is corrupt')], undefined, {
        warnings: [{ code: 'nothing_compared', message: 'nothing was compared' }],
      }),
      'ERROR · no usable baseline: qa.tier0.numeric_accuracy (the file is corrupt)',
    ],
    [
      'a run that was cut off',
      qa([
        unmeasured('numeric_accuracy', 'ERROR', 'incomplete', 'max_calls 100 reached'),
        rate('citation_validity', 28, 30, 30, FALLEN),
      ]),
      'ERROR · not every case was asked: qa.tier0.numeric_accuracy (max_calls 100 reached); 1 row failed',
    ],
    [
      'a suite without cases',
      report([suite('qa', 0, [], [], { verdict: 'ERROR' })]),
      'ERROR · qa.tier0 has no cases',
    ],
    [
      'nothing asked at all',
      report([suite('qa', 0, [unmeasured('numeric_accuracy', 'SKIPPED', 'filtered')], [])], { exit_code: 3 }),
      'ERROR · nothing was judged: no suite of this run has a case to ask',
    ],
    [
      'a run that was cancelled, by the cause and not by its count of cases',
      qa(
        [
          unmeasured(
            'numeric_accuracy',
            'ERROR',
            'incomplete',
            '2 of 2 cases could not be scored: a and 1 more',
          ),
        ],
        ['a', 'b'].map((id) => aCase(id, 'error', { reason: 'the run was cancelled by SIGINT' })),
        { exit_code: 3 },
      ),
      'ERROR · not one case could be scored: the run was cancelled by SIGINT',
    ],
    [
      'a dead judge',
      qa([unmeasured('faithfulness', 'ERROR', 'judge_failed', 'HTTP 401')], [], { exit_code: 3 }),
      'ERROR · not one case could be scored: the judge failed (HTTP 401)',
    ],
    [
      'why several files were refused',
      report([], {
        exit_code: 2,
        refusal: ['ragbench.yml:12:5: unknown key treshold', 'ragbench.yml:30:1: no'],
      }),
      'ERROR · nothing was judged, for 2 reasons: ragbench.yml:12:5: unknown key treshold',
    ],
    [
      'what was lowered on purpose',
      report([suite('qa', 0, [rate('m', 1, 1, 1)], [])], {
        verdict: 'WEAK',
        warnings: [
          {
            code: 'gate_weakened',
            message: 'changed on purpose: qa.tier0.m 1 → 0.9, claimed by mira: withdrawn',
          },
          {
            code: 'gate_weakened',
            message: 'changed on purpose: suite house dropped, claimed by mira: moved',
          },
        ],
      }),
      'WEAK · changed on purpose: qa.tier0.m 1 → 0.9, claimed by mira: withdrawn and 1 more change',
    ],
    [
      'a refused event',
      report([], { verdict: 'ERROR', exit_code: 2, refusal: [] }),
      'ERROR · nothing was judged: the configuration or the event was refused',
    ],
    [
      'an advisory row',
      qa([
        rate('numeric_accuracy', 30, 30, 30),
        rate('citation_validity', 20, 30, 30, { ...FALLEN, advisory: true }),
      ]),
      'PASS · 30 cases, nothing got worse; 1 advisory row failing',
    ],
    [
      'new cases that fail',
      qa(
        [rate('numeric_accuracy', 29, 31, 29)],
        [...manyCases('num', 29), ...manyCases('new', 2, 'new_failing')],
      ),
      'PASS · 31 cases, nothing got worse; 2 new cases failing',
    ],
    [
      'a weakened gate beside a failure',
      {
        ...qa([rate('citation_validity', 28, 30, 30, FALLEN)], undefined, {
          warnings: [{ code: 'gate_weakened', message: 'gate.tolerance: 0 → 1' }],
        }),
      },
      'FAIL · qa.tier0.citation_validity 28 of 30, floor 30; the gate was weakened',
    ],
    [
      'a weakened gate that fails by itself',
      qa([rate('citation_validity', 30, 30, 30)], [aCase('a', 'regressed')], {
        verdict: 'FAIL',
        warnings: [{ code: 'gate_weakened', message: `case ${'x'.repeat(200)}` }],
      }),
      `FAIL · this change weakens its own gate: case ${'x'.repeat(55)}…; 1 case regressed`,
    ],
    [
      'a threshold missed without a baseline',
      qa(
        [
          rate('accuracy', 20, 30, undefined, {
            threshold: 0.95,
            verdict: 'FAIL',
            reason: 'below_threshold',
          }),
        ],
        undefined,
        { warnings: [{ code: 'nothing_compared', message: 'nothing was compared' }] },
      ),
      'FAIL · qa.tier0.accuracy 66.7 % (20 of 30), threshold 95.0 %; nothing was compared',
    ],
  ])('tells %s', (_what, given, expected) => {
    expect(given.headline).toBe(expected);
  });

  it('leads with the row that lost most cases', () => {
    const given = qa([
      rate('numeric_accuracy', 29, 30, 30, FALLEN),
      rate('citation_validity', 20, 30, 30, FALLEN),
    ]);
    expect(given.headline).toContain('qa.tier0.citation_validity 20 of 30, floor 30 and 1 more row');
  });

  it.each(LIBRARY)('of %s is one line of at most 120 characters', (_name, make) => {
    const { headline: line } = make();
    expect(line).not.toMatch(/\p{Cc}/u);
    expect(line.length).toBeLessThanOrEqual(120);
  });
});
