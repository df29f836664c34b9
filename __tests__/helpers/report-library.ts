import type { Raise, Report, SuiteReport } from '../../src/model/report.ts';
import { appDiedMidway, configError, crashed, loweredOnPurpose } from './report-endings.ts';
import { hostile, manyChanges, twoHundredRegressions } from './report-swarms.ts';
import {
  aCase,
  confusion,
  manyCases,
  mean,
  misses,
  PROVENANCE,
  rate,
  report,
  suite,
  unmeasured,
} from './reports.ts';

const GOLDEN = 'eval/golden.jsonl';
const SITE_REPORT = 'Site_Report_FY2025.pdf';

const turbines = aCase('num-014', 'regressed', {
  reason: 'the answer does not name the document',
  location: { file: GOLDEN, line: 14 },
  evidence: {
    stage: 'retrieved_not_cited',
    metrics: ['citation_validity'],
    question: 'How many turbines did the Nordhavn site run in FY2025?',
    expected: { value: 41, unit: 'turbines', source: { doc: SITE_REPORT, locator: 'p.12' } },
    answer: '41 turbines',
    cited: [],
    retrieved: ['Grid_Notes.md', SITE_REPORT],
    rank: 2,
    before: {
      scores: { citation_validity: 1 },
      answer: `41 turbines [${SITE_REPORT} p.12]`,
      cited: [SITE_REPORT],
      retrieved: [SITE_REPORT, 'Grid_Notes.md'],
    },
  },
});

const outage = aCase('nar-003', 'regressed', {
  reason: 'narrative source is not cited',
  location: { file: GOLDEN, line: 33 },
  evidence: {
    stage: 'retrieved_not_cited',
    question: 'Why was the February outage at Nordhavn longer than planned?',
    expected: { narrative_doc: 'Outage_Review.md' },
    answer:
      'The outage took nine days longer because the replacement gearbox arrived late and the crane could not work in the storm; no source is given.',
    cited: [],
    retrieved: ['Outage_Review.md'],
    before: {
      scores: { citation_validity: 1 },
      answer:
        'The outage took nine days longer because the replacement gearbox arrived late and the crane could not work in the storm [Outage_Review.md].',
      cited: ['Outage_Review.md'],
      retrieved: ['Outage_Review.md'],
    },
  },
});

const governance = (): SuiteReport =>
  suite(
    'governance',
    0,
    [rate('accuracy', 59, 60, 59), rate('abstention', 12, 12, 12)],
    manyCases('t0', 60),
    {
      details: confusion([11, 0, 1], [0, 12, 0], [0, 0, 36]),
    },
  );

/** The one case that was fixed, as merging counts it. */
const RAISES: readonly Raise[] = [
  {
    row: { suite: 'qa', tier: 0, variant: 'default', metric: 'numeric_accuracy' },
    from: 25 / 26,
    to: 1,
    why: 'raised',
  },
];

/** Nothing moved, save one case for the better. */
export function allGreen(): Report {
  return report(
    [
      governance(),
      suite(
        'qa',
        0,
        [
          rate('numeric_accuracy', 26, 26, 25),
          rate('citation_validity', 30, 30, 30),
          misses('fabrication', 0, 6, 0),
        ],
        [...manyCases('num', 29), aCase('num-030', 'fixed')],
      ),
      suite(
        'behavior',
        1,
        [rate('tools', 4, 4, 4), mean('rag_faithfulness', 0.91, 12, 0.91)],
        manyCases('rag', 12),
      ),
    ],
    { raises: RAISES },
  );
}

/** The run of the sketch: two answers lost their citation, one suite is weak, tier 0 failed so tier 1 was partly skipped. */
export function twoRegressions(): Report {
  return report(
    [
      governance(),
      suite(
        'qa',
        0,
        [
          rate('numeric_accuracy', 26, 26, 25),
          rate('citation_validity', 28, 30, 30, { verdict: 'FAIL', reason: 'below_floor' }),
          rate('refusal_appropriateness', 41, 41, 41),
          misses('fabrication', 0, 6, 0),
        ],
        [turbines, outage, aCase('num-021', 'fixed'), ...manyCases('ref', 38), aCase('ref-039', 'vanished')],
      ),
      suite(
        'behavior',
        1,
        [
          mean('rag_faithfulness', 0.82, 12, 0.85, {
            verdict: 'WEAK',
            reason: 'within_tolerance',
            note: 'tolerance 0.05',
          }),
        ],
        manyCases('rag', 12),
      ),
    ],
    {
      warnings: [{ code: 'heuristic_used', message: 'refused was read from the text of 41 answers of qa' }],
      raises: RAISES,
    },
  );
}

/** Nothing to compare with. */
export function firstRun(): Report {
  const { baseline, ...provenance } = PROVENANCE;
  const cases = [
    ...manyCases('num', 24, 'new_passing'),
    aCase('num-025', 'new_failing', {
      reason: 'found 14, expected 41',
      location: { file: GOLDEN, line: 25 },
    }),
  ];
  return report(
    [suite('qa', 0, [rate('numeric_accuracy', 24, 25), rate('citation_validity', 25, 25)], cases)],
    {
      provenance: { ...provenance, ...(baseline && { baseline: { source: 'repo' } }) },
      warnings: [
        {
          code: 'nothing_compared',
          message: 'nothing was compared: the base commit a1b2c3d has no .ragbench/baseline.json',
        },
      ],
    },
  );
}

/** Not one answer. */
export function appNeverCameUp(): Report {
  const why =
    'http://127.0.0.1:8000/health did not answer within 60 s; the last line of the log: ModuleNotFoundError: No module named "retriever"';
  const rows = [
    unmeasured('numeric_accuracy', 'ERROR', 'app_failed', why),
    unmeasured('citation_validity', 'ERROR', 'app_failed', why),
  ];
  const cases = manyCases('num', 26, 'error', {
    reason: 'the app never came up',
    location: { file: GOLDEN, line: 1 },
  });
  return report([suite('qa', 0, rows, cases)], {
    exit_code: 3,
    appFailure: why,
    usage: { calls: 0, cached: 0, tokens: 0, usd: 0 },
  });
}

/** The change loosens its own gate; the figures are fine. */
export function gateWeakened(): Report {
  return report(
    [
      governance(),
      suite(
        'qa',
        0,
        [rate('citation_validity', 30, 30, 30)],
        [...manyCases('num', 30), aCase('ref-007', 'vanished')],
      ),
    ],
    {
      verdict: 'WEAK',
      exit_code: 0,
      warnings: [
        {
          code: 'gate_weakened',
          message: 'gate.tolerance: 0 → 0.05 (the stricter 0 was applied)',
          location: { file: 'ragbench.yml', line: 41, column: 3 },
        },
        { code: 'gate_weakened', message: 'case ref-007 of qa: passed at the base → removed' },
        {
          code: 'baseline_edited',
          message: 'floor of qa.tier0.citation_validity: 1 → 0.9; the edit was ignored',
        },
      ],
    },
  );
}

/** Tier 0 failed on an absolute threshold, so tier 1 was not asked. */
export function tierOneSkipped(): Report {
  const gated = (metric: string) => unmeasured(metric, 'SKIPPED', 'gated_by_tier0');
  const failing = rate('accuracy', 55, 60, 57, {
    threshold: 0.95,
    verdict: 'FAIL',
    reason: 'below_threshold',
  });
  const misled = {
    measure: 'miss_rate',
    verdict: 'FAIL',
    reason: 'above_ceiling',
    value: 2 / 24,
    baseline: 0,
    delta: 2 / 24,
  } as const;
  const cases = [
    ...manyCases('t0_dispute', 2, 'regressed', {
      reason: "disputed was expected, the app's mode is trustworthy",
      location: { file: 'data/tier0_sanity/dispute.json', line: 88 },
      evidence: {
        query: 'Did the merger close in March or in May?',
        expected_mode: 'disputed',
        answer: 'It closed in March.',
      },
    }),
    ...manyCases('t0_trust', 3, 'still_failing'),
    ...manyCases('t0_abstain', 55),
  ];
  return report([
    suite(
      'governance',
      0,
      [
        failing,
        misses('false_trust', 2, 24, 0, misled),
        misses('over_refusal', 0, 36, 0, { measure: 'miss_rate' }),
      ],
      cases,
      {
        details: confusion([10, 0, 2], [0, 12, 0], [3, 0, 33]),
      },
    ),
    suite('governance', 1, [gated('accuracy'), gated('false_trust')], manyCases('t1', 600, 'skipped')),
    suite('house', 1, [gated('politeness')], manyCases('h', 20, 'skipped')),
  ]);
}

/** Every report of the library by the name of its golden file. */
export const LIBRARY: readonly (readonly [string, () => Report])[] = [
  ['all-green', allGreen],
  ['two-regressions', twoRegressions],
  ['first-run', firstRun],
  ['app-never-came-up', appNeverCameUp],
  ['gate-weakened', gateWeakened],
  ['tier-one-skipped', tierOneSkipped],
  ['many-changes', manyChanges],
  ['two-hundred-regressions', twoHundredRegressions],
  ['hostile', hostile],
  ['config-error', configError],
  ['crashed', crashed],
  ['lowered-on-purpose', loweredOnPurpose],
  ['app-died-midway', appDiedMidway],
];
