import type { Report } from '../../src/model/report.ts';
import { aCase, manyCases, mean, misses, rate, report, suite, unmeasured } from './reports.ts';

const GOLDEN = 'eval/golden.jsonl';

/** Several variants, every verdict, every kind of change. */
export function manyChanges(): Report {
  const http = {
    reason:
      'HTTP 503 from http://127.0.0.1:8000/chat after 2 retries: upstream connect error or disconnect before headers',
    location: { file: GOLDEN, line: 7 },
  };
  return report(
    [
      suite(
        'qa',
        0,
        [
          rate('clarification_appropriateness', 39, 41, 40, { verdict: 'FAIL', reason: 'below_floor' }),
          misses('fabrication', 3, 12, 1, { verdict: 'FAIL', reason: 'above_ceiling' }),
          unmeasured(
            'faithfulness',
            'ERROR',
            'not_comparable',
            "the judge fingerprint differs from the baseline's",
          ),
        ],
        [
          aCase('clar-002', 'regressed', {
            evidence: {
              stage: 'asked_back',
              question: 'What was the revenue in 2024?',
              answer: 'Which company do you mean?',
            },
          }),
          aCase('ref-009', 'regressed', {
            evidence: {
              stage: 'fabricated_figure',
              answer: '',
              before: { answer: 'I do not know.' },
              edited: { 'expected.refuse': { old: false, new: true } },
            },
          }),
          aCase('new-001', 'new_failing', {
            reason: 'found 12, expected 21',
            location: { file: GOLDEN, line: 44 },
          }),
          ...manyCases('num', 20),
        ],
        { variant: 'agent' },
      ),
      suite(
        'qa',
        0,
        [
          rate('clarification_appropriateness', 41, 41, 41),
          unmeasured(
            'faithfulness',
            'ERROR',
            'app_failed',
            '2 of 41 cases could not be scored: err-001 and 1 more (HTTP 503)',
          ),
        ],
        [
          aCase('err-001', 'error', http),
          aCase('err-002', 'error', http),
          ...manyCases('fix', 14, 'fixed'),
          ...manyCases('num', 25),
        ],
        { variant: 'tool' },
      ),
      suite(
        'fairness',
        1,
        [
          mean('refusal_gap', 0.12, 40, 0.02, {
            direction: 'lower',
            threshold: 0.05,
            verdict: 'FAIL',
            reason: 'below_threshold',
            advisory: true,
          }),
        ],
        manyCases('seed', 40),
      ),
      suite(
        'behavior',
        1,
        [
          rate('tools', 3, 4, 4, {
            verdict: 'WEAK',
            reason: 'lowered',
            note: 'behavior.tier1.tools 1 → 0.75, claimed by alex: the calendar tool is gone',
          }),
        ],
        manyCases('tools', 4),
      ),
      suite('house', 1, [unmeasured('politeness', 'SKIPPED', 'filtered')], manyCases('h', 20, 'skipped')),
    ],
    {
      partial: '--variant agent,tool',
      warnings: manyWarnings(),
      usage: { calls: 1204, cached: 310, tokens: 88_412, usd: 0.4213 },
    },
  );
}

function manyWarnings(): Report['warnings'] {
  const notes = Array.from({ length: 12 }, (_, index) => ({
    code: 'data_quality' as const,
    message: `query of t1_${index} is shorter than 10 characters`,
  }));
  return [
    ...notes,
    {
      code: 'cases_changed',
      message: "case ref-009 of qa was edited: the same answer passes the base's version and fails this one",
    },
  ];
}

/** So much broke that only a part can be shown. */
export function twoHundredRegressions(): Report {
  const broken = {
    reason: 'no source was found',
    location: { file: GOLDEN, line: 1 },
    evidence: {
      stage: 'not_retrieved',
      question: 'Where is the depot?',
      answer: 'I could not find this.',
      before: { answer: 'At pier 4.' },
    },
  };
  return report([
    suite(
      'qa',
      0,
      [rate('citation_validity', 40, 240, 240, { verdict: 'FAIL', reason: 'below_floor' })],
      [...manyCases('num', 200, 'regressed', broken), ...manyCases('ok', 40)],
    ),
  ]);
}

/** Ids, answers and names that try to get out of their place. */
export function hostile(): Report {
  const escape = '\u001b[31mred\u001b[0m\u0007\n::error file=a.ts::forged\r\n##[error]forged';
  const evidence = {
    question: `${escape} 再生可能エネルギーの発電量は二〇二五年度にどれだけ増えましたか、そしてその理由は何ですか？`,
    expected: { value: 1, unit: '\u202eevil\u202c' },
    answer: `x${'A'.repeat(1_000_000)}`,
    before: { answer: `${'\u0301'.repeat(200)}e${'Z'.repeat(1000)}` },
    cited: ['::set-output name=a::b', escape],
    retrieved: Array.from({ length: 1000 }, (_, index) => `doc-${index}`),
  };
  return report(
    [
      suite(
        'qa',
        0,
        [
          rate(`metric_${escape}`, 1, 3, 3, {
            verdict: 'FAIL',
            reason: 'below_floor',
            note: `::warning::${escape}`,
          }),
          rate('再生可能エネルギー発電量の引用の正確さと網羅性', 2, 3, 3, {
            verdict: 'FAIL',
            reason: 'below_floor',
          }),
        ],
        [
          aCase(`::error::${escape}`, 'regressed', {
            reason: escape,
            evidence,
            location: { file: `eval/${'深'.repeat(200)}.jsonl`, line: 9 },
          }),
          aCase('B'.repeat(1_000_000), 'regressed', { reason: 'C'.repeat(1_000_000), evidence }),
          aCase(`family 👨‍👩‍👧‍👦 ${'👍'.repeat(50)}`, 'fixed'),
        ],
        { variant: `v${escape}` },
      ),
    ],
    {
      warnings: [
        { code: 'gate_weakened', message: `case ${escape}: ${'W'.repeat(5000)}` },
        { code: 'data_quality', message: escape },
      ],
    },
  );
}
