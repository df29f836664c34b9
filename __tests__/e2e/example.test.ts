import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFixture, type FsFixture } from 'fs-fixture';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { accepts } from '../../src/app/ports.ts';
import { freePort } from '../app/programs.ts';
import { node20, ragbench, ROOT, type Circumstances, type Ended } from '../helpers/cli.ts';

const EXAMPLE = join(ROOT, 'examples', 'stdlib-rag');
const COMMITTED_PORT = /\b8765\b/g;

interface Example {
  readonly fixture: FsFixture;
  readonly port: number;
}

/** A copy of the example outside of any repository, on a port of its own. */
async function example(): Promise<Example> {
  const port = await freePort();
  const fixture = await createFixture(EXAMPLE);
  const config = await fixture.readFile('ragbench.yml', 'utf8');
  await fixture.writeFile('ragbench.yml', config.replaceAll(COMMITTED_PORT, String(port)));
  return { fixture, port };
}

const textOf = ({ fixture }: Example, name = 'ragbench-report.json'): string =>
  readFileSync(fixture.getPath(name), 'utf8');
const reportOf = (one: Example, name?: string): Report => JSON.parse(textOf(one, name)) as Report;

/** The stage at which each regressed case broke, by id. */
function brokenStages({ suites }: Report): Record<string, unknown> {
  const broken = suites.flatMap(({ cases }) => cases.filter(({ change }) => change === 'regressed'));
  return Object.fromEntries(broken.map(({ id, evidence }) => [id, evidence?.['stage']]));
}

const failedRows = ({ suites }: Report): string[] =>
  suites
    .flatMap(({ rows }) => rows.filter(({ verdict }) => verdict === 'FAIL').map(({ metric }) => metric))
    .toSorted();

describe('the example app as it is', () => {
  let app: Example;
  let ended: Ended;
  beforeAll(async () => {
    app = await example();
    ended = await ragbench(app.fixture.path, ['run']);
  });
  afterAll(() => app.fixture.rm());

  it('passes, with the two cases that it honestly fails kept in sight', async () => {
    const { verdict, ledger, suites } = reportOf(app);
    expect({ exit: ended.exit, verdict, ledger }).toEqual({
      exit: 0,
      verdict: 'PASS',
      ledger: { still_failing: 2, still_passing: 27 },
    });
    const failing = suites.flatMap(({ cases }) =>
      cases.filter(({ status }) => status !== 'pass').map(({ id }) => id),
    );
    expect(failing).toEqual(['t0_dispute_easy_003', 'num-07']);
    const measured = suites.flatMap(({ rows }) => rows.filter(({ n }) => n > 0));
    expect(measured.map(({ delta, verdict }) => [delta, verdict])).toEqual(measured.map(() => [0, 'PASS']));
    expect(ended.stdout).toMatch(
      /^PASS · 29 cases, nothing got worse; the gate's settings were not compared\n/,
    );
    expect((await accepts('127.0.0.1', app.port)).kind).toBe('none');
  });

  it('has files that validate finds nothing to say about', async () => {
    const { exit, stdout, stderr } = await ragbench(app.fixture.path, ['validate']);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toMatch(/^ragbench\.yml is valid: 29 cases/);
  });

  it('has cases of all five types and documents in two languages', () => {
    const cases = textOf(app, 'golden.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { case_type: string; tags: { language: string } });
    expect(new Set(cases.map(({ case_type: type }) => type))).toEqual(
      new Set(['numeric', 'composite', 'clarification', 'refusal', 'narrative']),
    );
    expect(new Set(cases.map(({ tags }) => tags.language))).toEqual(new Set(['en', 'de']));
  });

  it('knows no question and no id of its golden set', () => {
    const source = textOf(app, 'app.py');
    for (const line of textOf(app, 'golden.jsonl').trim().split('\n')) {
      const { id, question } = JSON.parse(line) as { id: string; question: string };
      expect(source).not.toContain(id);
      expect(source).not.toContain(question);
    }
  });

  it.skipIf(node20() === undefined)('gives the same report on Node 20', async () => {
    const { exit } = await ragbench(
      app.fixture.path,
      ['run', '--report', 'on-20.json', '--record', 'on-20.jsonl'],
      { node: node20() ?? '' },
    );
    expect(exit).toBe(0);
    expect({ ...reportOf(app, 'on-20.json'), provenance: 0 }).toEqual({ ...reportOf(app), provenance: 0 });
    expect(reportOf(app, 'on-20.json').provenance.versions['node']).toMatch(/^20\./);
  });

  it('holds no path of the machine that its baseline was made on', () => {
    expect(textOf(app, '.ragbench/baseline.json')).not.toMatch(/"\/|\/(home|root|work|tmp|Users)\//);
  });
});

const BREAKS: readonly [
  broken: string,
  rows: readonly string[],
  stages: Record<string, string | undefined>,
  words: RegExp,
][] = [
  [
    'retrieval',
    ['answer_accuracy', 'citation_validity', 'faithfulness', 'numeric_accuracy', 'refusal_appropriateness'],
    {
      'nar-02': 'not_retrieved',
      'num-01': 'not_retrieved',
      'num-02': 'not_retrieved',
      'num-10': 'cited_wrong_value',
    },
    /^ {2}num-10 +right source, wrong value +golden\.jsonl:10$/m,
  ],
  [
    'citations',
    ['citation_validity'],
    Object.fromEntries(
      [
        'com-01',
        'nar-01',
        'nar-02',
        ...Array.from({ length: 12 }, (_, n) => `num-${String(n + 1).padStart(2, '0')}`),
      ].map((id) => [id, 'retrieved_not_cited']),
    ),
    /^ {2}num-01 +retrieved but not cited +golden\.jsonl:1$/m,
  ],
  [
    'refusal',
    ['abstention', 'accuracy', 'fabrication', 'false_trust', 'refusal_appropriateness'],
    {
      ...Object.fromEntries(['ref-01', 'ref-02', 'ref-03'].map((id) => [id, 'answered_instead_of_refusing'])),
      ...Object.fromEntries([1, 2, 3].map((n) => [`t0_abstention_easy_00${n}`, undefined])),
    },
    /^ {2}ref-02 +answered, should have refused +golden\.jsonl:16$/m,
  ],
];

describe('the example app, broken', () => {
  it.each(BREAKS)(
    'in its %s fails on those rows and cases, with the stage',
    async (broken, rows, stages, words) => {
      const app = await example();
      await using _ = app.fixture;
      const { exit, stdout } = await ragbench(app.fixture.path, ['run'], broke(broken));
      const report = reportOf(app);
      expect({ exit, verdict: report.verdict, rows: failedRows(report) }).toEqual({
        exit: 1,
        verdict: 'FAIL',
        rows,
      });
      expect(brokenStages(report)).toEqual(stages);
      expect(stdout).toMatch(new RegExp(`^FAIL · ${Object.keys(stages).length} cases regressed`));
      expect(stdout).toMatch(words);
    },
  );
});

const broke = (what: string): Circumstances => ({ env: { RAG_BREAK: what } });

describe('the recording of a failing run', () => {
  let app: Example;
  beforeAll(async () => {
    app = await example();
    await ragbench(app.fixture.path, ['run'], broke('refusal'));
  });
  afterAll(() => app.fixture.rm());

  const score = (answers: string, report: string): Promise<Ended> =>
    ragbench(app.fixture.path, ['score', '--answers', answers, '--report', report]);
  const facts = (name?: string): string => JSON.stringify({ ...reportOf(app, name), provenance: 0 });
  const reversed = (name: string): string =>
    `${textOf(app, name).trim().split('\n').toReversed().join('\n')}\n`;

  it('replays a failing case with no app at all', async () => {
    expect((await accepts('127.0.0.1', app.port)).kind).toBe('none');
    const { exit, stdout } = await ragbench(app.fixture.path, [
      'replay',
      '--recording',
      'ragbench-recording.jsonl',
      '--case',
      'ref-02',
    ]);
    expect(exit).toBe(1);
    expect(stdout).toMatch(/What does a dog ticket cost\?/);
    expect(stdout).toMatch(/An adult ticket costs 68 kroner/);
  });

  it('gives the same report, in any order of its lines', async () => {
    expect((await score('ragbench-recording.jsonl', 'scored.json')).exit).toBe(1);
    expect(facts('scored.json')).toBe(facts());
    await app.fixture.writeFile('reversed.jsonl', reversed('ragbench-recording.jsonl'));
    await score('reversed.jsonl', 'reversed.json');
    expect(facts('reversed.json')).toBe(facts());
  });
});
