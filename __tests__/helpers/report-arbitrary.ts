import * as fc from 'fast-check';
import {
  CHANGES,
  type CaseReport,
  type Raise,
  type Report,
  type Row,
  type SuiteReport,
  type Warning,
} from '../../src/model/report.ts';
import { aCase, PROVENANCE, report, suite } from './reports.ts';

/** What breaks out of a terminal, of markdown, of HTML, of a log. */
const NASTY = [
  '\u001b[2J',
  '\n',
  '\r\n',
  '::error::',
  '##[error]',
  '\u202e',
  '\u200b',
  '\u0301',
  '漢字',
  '👩‍🚀',
  '⚠️',
  '\ud800',
  '\u2028',
  ' ',
  '--',
  "'",
  '\u0000',
  '\u009b',
  'metric',
  'x'.repeat(60),
  '@octo-team/all',
  'a@example.com',
  '<script>alert(1)</script>',
  '<img src=x>',
  '](http://example.com)',
  '![x](http://example.com/x.png)',
  '[x]: http://example.com',
  '`',
  '``',
  '```',
  '|',
  '\\|',
  '\\',
  '-->',
  '<!--',
  '$x$',
  '$`x`$',
  '$$',
  '#1',
  'octo/repository#12',
  'GH-1',
  'CVE-2020-1234',
  'http://example.com',
  'https://example.com/a',
  'www.example.com',
  'deadbeefcafe',
  '0123456789abcdef0123456789abcdef01234567',
  ':tada:',
  '> [!CAUTION]',
  '[!NOTE]',
  '# heading',
  '- item',
  '1. item',
  '~~x~~',
  '**x**',
  '_x_',
  '&amp;',
  '&#64;octocat',
  '</details>',
  '</summary>',
  '</code>',
  '[^1]',
  '---',
];

/** A text that tries to get out of its place. */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...NASTY), { maxLength: 12 }).map((parts) => parts.join('')),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });

const row: fc.Arbitrary<Row> = fc.record(
  {
    metric: nastyText,
    value: fc.oneof(share, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(50)),
    n: fc.nat(3000),
    passed: fc.nat(3000),
    direction: fc.constantFrom('higher', 'lower'),
    threshold: share,
    weak: share,
    baseline: share,
    delta: fc.double({ min: -1, max: 1, noNaN: true }),
    shared: fc.record({ n: fc.nat(3000), before: fc.nat(3000), now: fc.nat(3000) }),
    verdict: fc.constantFrom('PASS', 'WEAK', 'FAIL', 'ERROR', 'SKIPPED'),
    reason: fc.constantFrom(
      'ok',
      'new',
      'below_floor',
      'below_threshold',
      'above_ceiling',
      'app_failed',
      'lowered',
      'not_comparable',
      'no_cases',
    ),
    note: nastyText,
    advisory: fc.boolean(),
  },
  { requiredKeys: ['metric', 'value', 'n', 'direction', 'verdict', 'reason', 'advisory'] },
);

const evidence = fc.dictionary(
  fc.constantFrom('stage', 'question', 'expected', 'answer', 'before', 'cited', 'retrieved', 'edited'),
  fc.jsonValue().map((value) => value as never),
);
const answers = fc.record({
  stage: nastyText,
  question: nastyText,
  answer: nastyText,
  expected: fc.oneof(nastyText, fc.record({ value: nastyText, source: fc.record({ doc: nastyText }) })),
  before: fc.record({ answer: nastyText, cited: fc.array(nastyText), retrieved: fc.array(nastyText) }),
  cited: fc.array(nastyText),
  retrieved: fc.array(nastyText),
  rank: fc.nat(3),
  metrics: fc.array(nastyText),
  edited: fc.dictionary(nastyText, nastyText),
});

const oneCase: fc.Arbitrary<CaseReport> = fc
  .record({
    id: nastyText,
    change: fc.constantFrom(...CHANGES),
    reason: nastyText,
    evidence: fc.oneof(evidence, answers),
    file: nastyText,
  })
  .map(({ id, change, reason, evidence: found, file }) =>
    aCase(id, change, { reason, evidence: found, location: { file, line: 3 } }),
  );

const oneSuite: fc.Arbitrary<SuiteReport> = fc
  .record({
    id: nastyText,
    tier: fc.constantFrom(0, 1),
    variant: nastyText,
    rows: fc.array(row, { maxLength: 6 }),
    cases: fc.array(oneCase, { maxLength: 14 }),
    mode: nastyText,
  })
  .map(({ id, tier, variant, rows, cases, mode }) =>
    suite(id, tier, rows, cases, { variant, details: { confusion: { abstain: { abstain: 1, [mode]: 2 } } } }),
  );

const raise: fc.Arbitrary<Raise> = fc.record(
  {
    row: fc.record({ suite: nastyText, tier: fc.constantFrom(0, 1), variant: nastyText, metric: nastyText }),
    from: share,
    to: share,
    why: fc.constantFrom('raised', 'new', 'remeasured', 'lowered', 'case_set'),
  },
  { requiredKeys: ['row', 'to', 'why'] },
);

const warning: fc.Arbitrary<Warning> = fc.record({
  code: fc.constantFrom(
    'gate_weakened',
    'nothing_compared',
    'data_quality',
    'cases_changed',
    'config_error',
    'missing_permission',
  ),
  message: nastyText,
  location: fc.record({ file: nastyText, line: fc.nat() }),
});

/** Any report at all, as long as it is one. */
export const anyReport: fc.Arbitrary<Report> = fc
  .record({
    suites: fc.array(oneSuite, { maxLength: 4 }),
    warnings: fc.array(warning, { maxLength: 4 }),
    exit: fc.constantFrom(0, 1, 2, 3),
    partial: fc.option(nastyText),
    failure: fc.option(nastyText),
    headline: fc.option(nastyText),
    raises: fc.array(raise, { maxLength: 9 }),
    commit: nastyText,
  })
  .map(({ suites, warnings, exit, partial, failure, headline, raises, commit }) =>
    report(suites, {
      warnings,
      raises,
      provenance: { ...PROVENANCE, baseline: { source: commit, commit } },
      ...(headline !== null && { headline }),
      exit_code: exit,
      ...(partial !== null && { partial }),
      ...(failure !== null && { appFailure: failure }),
    }),
  );
