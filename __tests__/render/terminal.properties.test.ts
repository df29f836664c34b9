import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHANGES,
  type CaseReport,
  type Report,
  type Row,
  type SuiteReport,
  type Warning,
} from '../../src/model/report.ts';
import { compareReports } from '../../src/gate/compare-reports.ts';
import { renderComparison } from '../../src/render/comparison.ts';
import { headline } from '../../src/render/headline.ts';
import { renderTerminal } from '../../src/render/terminal.ts';
import { displayWidth } from '../../src/render/width.ts';
import { hostile } from '../helpers/report-swarms.ts';
import { aCase, report, suite } from '../helpers/reports.ts';

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
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...NASTY), { maxLength: 12 }).map((parts) => parts.join('')),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });

const row: fc.Arbitrary<Row> = fc.record(
  {
    metric: text,
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
    note: text,
    advisory: fc.boolean(),
  },
  { requiredKeys: ['metric', 'value', 'n', 'direction', 'verdict', 'reason', 'advisory'] },
);

const evidence = fc.dictionary(
  fc.constantFrom('stage', 'question', 'expected', 'answer', 'before', 'cited', 'retrieved', 'edited'),
  fc.jsonValue().map((value) => value as never),
);
const answers = fc.record({
  stage: text,
  question: text,
  answer: text,
  before: fc.record({ answer: text, cited: fc.array(text) }),
  cited: fc.array(text),
});

const oneCase: fc.Arbitrary<CaseReport> = fc
  .record({
    id: text,
    change: fc.constantFrom(...CHANGES),
    reason: text,
    evidence: fc.oneof(evidence, answers),
    file: text,
  })
  .map(({ id, change, reason, evidence: found, file }) =>
    aCase(id, change, { reason, evidence: found, location: { file, line: 3 } }),
  );

const oneSuite: fc.Arbitrary<SuiteReport> = fc
  .record({
    id: text,
    tier: fc.constantFrom(0, 1),
    variant: text,
    rows: fc.array(row, { maxLength: 6 }),
    cases: fc.array(oneCase, { maxLength: 14 }),
  })
  .map(({ id, tier, variant, rows, cases }) =>
    suite(id, tier, rows, cases, { variant, details: { confusion: { abstain: { abstain: 1 } } } }),
  );

const warning: fc.Arbitrary<Warning> = fc.record({
  code: fc.constantFrom('gate_weakened', 'nothing_compared', 'data_quality', 'cases_changed'),
  message: text,
  location: fc.record({ file: text, line: fc.nat() }),
});

const anyReport: fc.Arbitrary<Report> = fc
  .record({
    suites: fc.array(oneSuite, { maxLength: 4 }),
    warnings: fc.array(warning, { maxLength: 4 }),
    exit: fc.constantFrom(0, 1, 2, 3),
    partial: fc.option(text),
    failure: fc.option(text),
  })
  .map(({ suites, warnings, exit, partial, failure }) =>
    report(suites, {
      warnings,
      exit_code: exit,
      ...(partial !== null && { partial }),
      ...(failure !== null && { appFailure: failure }),
    }),
  );

const OWN_COLOUR = /\u001b\[(?:7|27)m/g;
const colour = (_style: string, shown: string): string => `\u001b[7m${shown}\u001b[27m`;

function expectInert(shown: string, columns: number): void {
  const bare = shown.replace(OWN_COLOUR, '');
  expect(bare).not.toMatch(/[^\P{C}\n\u200c\u200d\p{Cn}\p{Co}]/u);
  expect(bare).not.toMatch(/[\u2028\u2029]/);
  for (const line of bare.split('\n')) {
    expect(displayWidth(line)).toBeLessThanOrEqual(columns);
    expect(line).toBe(line.trimEnd());
    expect(line).not.toMatch(/^\s*::|##\[/);
  }
}

describe('whatever a report holds', () => {
  it('a terminal gets plain lines that fit, and no control character but our own colours', () => {
    fc.assert(
      fc.property(anyReport, fc.integer({ min: 80, max: 140 }), text, (given, columns, path) => {
        const replay = (suiteId: string, id: string): string =>
          `ragbench replay --suite '${suiteId}' --case '${id}'`;
        expectInert(renderTerminal(given, { colour, columns, replay, files: { report: path } }), columns);
      }),
    );
  });

  it('so does a comparison', () => {
    fc.assert(
      fc.property(anyReport, anyReport, fc.integer({ min: 80, max: 140 }), (a, b, columns) => {
        expectInert(renderComparison(compareReports(a, b), { colour, columns }), columns);
      }),
    );
  });

  it('the headline is one inert line of at most 120 characters that begins with the verdict', () => {
    fc.assert(
      fc.property(anyReport, fc.option(text), (given, partial) => {
        const line = headline({ ...given, ...(partial !== null && { partial }) });
        expect(line.length).toBeLessThanOrEqual(120);
        expect(line.startsWith(`${given.verdict} · `)).toBe(true);
        expectInert(line, 240);
      }),
    );
  });

  it('a megabyte of answer and of id is cut', () => {
    const shown = renderTerminal(hostile(), { colour, columns: 80 });
    expectInert(shown, 80);
    expect(shown.length).toBeLessThan(10_000);
  });
});
