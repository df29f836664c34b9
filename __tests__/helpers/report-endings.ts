import { describeChange } from '../../src/gate/recorded.ts';
import { refusedReport } from '../../src/gate/refused.ts';
import type { RecordedChange } from '../../src/model/baseline.ts';
import type { Report } from '../../src/model/report.ts';
import { aCase, manyCases, PROVENANCE, rate, report, suite } from './reports.ts';

/** The config and the golden set have mistakes: nothing was started. */
export function configError(): Report {
  const at = (file: string, line: number, column: number, message: string) => ({
    location: { file, line, column },
    message,
  });
  return refusedReport(
    {
      code: 'config_error',
      problems: [
        at('ragbench.yml', 12, 5, 'unknown key treshold; did you mean threshold?'),
        at('ragbench.yml', 30, 14, 'a duration expected, such as 30s or 5m; the text "soon" came'),
        at('eval/golden.jsonl', 7, 1, 'the id num-004 is taken by line 4'),
      ],
    },
    '1.0.0',
    PROVENANCE,
  );
}

/** Ragbench itself broke. */
export function crashed(): Report {
  return refusedReport(
    { code: 'crashed', problems: [{ message: 'ENOSPC: no space left on device, write' }] },
    '1.0.0',
    PROVENANCE,
  );
}

/** A floor was lowered by a record that says why; merging is the consent. */
export function loweredOnPurpose(): Report {
  const record: RecordedChange = {
    id: '2026-01-15-citations',
    kind: 'floor',
    row: 'qa.tier0.citation_validity',
    from: 1,
    to: 0.9,
    reason: 'the two turbine manuals were withdrawn',
    by: 'mira',
    date: '2026-01-15',
  };
  const said = describeChange(record);
  const gone = {
    reason: 'citation_validity: no source is cited',
    evidence: {
      stage: 'not_retrieved',
      question: 'Which grease does the Nordhavn yaw drive need?',
      expected: { narrative_doc: 'Turbine_Manual_B.pdf' },
      answer: 'I could not find this in the documents.',
      cited: [],
      retrieved: ['Grid_Notes.md'],
      before: {
        answer: 'Lithium grease, NLGI 2 [Turbine_Manual_B.pdf].',
        cited: ['Turbine_Manual_B.pdf'],
        retrieved: ['Turbine_Manual_B.pdf', 'Grid_Notes.md'],
      },
    },
  };
  return report(
    [
      suite(
        'qa',
        0,
        [
          rate('citation_validity', 28, 30, 30, { verdict: 'WEAK', reason: 'lowered', note: said }),
          rate('numeric_accuracy', 26, 26, 26),
        ],
        [
          aCase('man-001', 'regressed', { ...gone, location: { file: 'eval/golden.jsonl', line: 51 } }),
          aCase('man-002', 'regressed', { ...gone, location: { file: 'eval/golden.jsonl', line: 52 } }),
          ...manyCases('num', 28),
        ],
      ),
    ],
    {
      warnings: [{ code: 'gate_weakened', message: `changed on purpose: ${said}` }],
      raises: [
        {
          row: { suite: 'qa', tier: 0, variant: 'default', metric: 'citation_validity' },
          from: 1,
          to: 28 / 30,
          why: 'lowered',
        },
      ],
    },
  );
}

/** The app answered for a while, then was gone. */
export function appDiedMidway(): Report {
  const why =
    'the app ended with signal SIGKILL; the last line of its log: 2026-01-15 worker killed: out of memory';
  const failed = {
    verdict: 'ERROR',
    reason: 'app_failed',
    note: `11 of 30 cases have no answer: ${why}`,
  } as const;
  return report(
    [
      suite(
        'qa',
        0,
        [rate('citation_validity', 19, 30, 30, failed), rate('numeric_accuracy', 17, 26, 26, failed)],
        [
          ...manyCases('num', 19),
          ...manyCases('ref', 11, 'error', {
            reason: why,
            location: { file: 'eval/golden.jsonl', line: 20 },
          }),
        ],
      ),
    ],
    { appFailure: why },
  );
}
