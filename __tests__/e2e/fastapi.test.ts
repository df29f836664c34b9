import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { createFixture, type FsFixture } from 'fs-fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepts } from '../../src/app/ports.ts';
import type { Report } from '../../src/model/report.ts';
import { freePort } from '../app/programs.ts';
import { ragbench } from '../helpers/cli.ts';
import {
  committedFiles,
  edited,
  EDITS,
  exampleFiles,
  pythonEnvironment,
  type ExampleFiles,
} from './fastapi.ts';

const environment = await pythonEnvironment();
const skip = environment.kind === 'missing' && process.env['RAGBENCH_REQUIRE_ORACLES'] === undefined;
if (skip) console.log(`The FastAPI example could not be installed, its test is skipped: ${environment.why}`);

interface Example {
  readonly fixture: FsFixture;
  readonly files: ExampleFiles;
  readonly port: number;
}

/** A copy of the example outside of any repository, on a port of its own. */
async function example(): Promise<Example> {
  if (environment.kind === 'missing') throw new Error(environment.why);
  const port = await freePort();
  const files = await exampleFiles(environment.python, port);
  return { fixture: await createFixture({ ...files }), files, port };
}

interface Gated {
  readonly exit: number | null;
  readonly stdout: string;
  readonly report: Report;
}

/** The gate's word on the example as it is now; nothing that it started may be left. */
async function gate({ fixture, port }: Example): Promise<Gated> {
  const { exit, stdout } = await ragbench(fixture.path, ['run']);
  expect(processesIn(fixture.path)).toEqual([]);
  expect((await accepts('127.0.0.1', port)).kind).toBe('none');
  const report = JSON.parse(readFileSync(fixture.getPath('ragbench-report.json'), 'utf8')) as Report;
  return { exit, stdout, report };
}

/** The ids of the processes that work in a folder; none can be seen where there is no /proc. */
function processesIn(folder: string): string[] {
  if (process.platform !== 'linux') return [];
  const worksIn = (pid: string): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksIn(name));
}

/** The stage at which each case that changed so broke, by id. */
function stages({ suites }: Report, change: string): Record<string, unknown> {
  const changed = suites.flatMap(({ cases }) => cases.filter((one) => one.change === change));
  return Object.fromEntries(changed.map(({ id, evidence }) => [id, evidence?.['stage']]));
}

const failedRows = ({ suites }: Report): string[] =>
  suites
    .flatMap(({ rows }) => rows.filter(({ verdict }) => verdict === 'FAIL').map(({ metric }) => metric))
    .toSorted();

const HONESTLY_FAILING = { 'num-12': 'cited_wrong_value', 'num-13': 'asked_back' };
const UNCITED = [
  'com-01',
  ...['01', '02', '03'].map((n) => `nar-${n}`),
  ...Array.from({ length: 12 }, (_, n) => `num-${String(n + 1).padStart(2, '0')}`),
];

const BROKEN: readonly [
  part: keyof typeof EDITS,
  regressed: Record<string, string>,
  rows: readonly string[],
  ledger: Record<string, number>,
  words: RegExp,
][] = [
  [
    'retrieval',
    {
      'cla-01': 'did_not_ask',
      'cla-02': 'did_not_ask',
      'cla-03': 'did_not_ask',
      'num-09': 'not_retrieved',
      'num-10': 'not_retrieved',
    },
    ['citation_validity', 'clarification_appropriateness', 'numeric_accuracy', 'refusal_appropriateness'],
    { fixed: 1, regressed: 5, still_failing: 1, still_passing: 17 },
    /^ {2}num-09 +source not retrieved +eval\/golden\.jsonl:9$/m,
  ],
  [
    'citations',
    Object.fromEntries(UNCITED.map((id) => [id, 'retrieved_not_cited'])),
    ['citation_validity'],
    { regressed: 16, still_failing: 1, still_passing: 7 },
    /^ {2}num-01 +retrieved but not cited +eval\/golden\.jsonl:1$/m,
  ],
];

describe.skipIf(skip)('the FastAPI example', () => {
  let app: Example;
  beforeAll(async () => {
    app = await example();
    return () => app.fixture.rm();
  });

  it('passes against its committed baseline, with the two cases that it honestly fails kept in sight', async () => {
    const { exit, stdout, report } = await gate(app);
    expect({ exit, verdict: report.verdict, ledger: report.ledger }).toEqual({
      exit: 0,
      verdict: 'PASS',
      ledger: { still_failing: 2, still_passing: 22 },
    });
    expect(stages(report, 'still_failing')).toEqual(HONESTLY_FAILING);
    expect(stdout).toMatch(/^PASS · 24 cases, nothing got worse/);
  });

  it.each(BROKEN)(
    'broken in its %s fails on those cases, each with its stage, and passes again when mended',
    async (part, regressed, rows, ledger, words) => {
      const { path } = EDITS[part];
      await app.fixture.writeFile(path, edited(app.files, EDITS[part]));
      const { exit, stdout, report } = await gate(app);
      expect({ exit, verdict: report.verdict, ledger: report.ledger }).toEqual({
        exit: 1,
        verdict: 'FAIL',
        ledger,
      });
      expect(stages(report, 'regressed')).toEqual(regressed);
      expect(failedRows(report)).toEqual(rows);
      expect(stdout).toMatch(words);

      await app.fixture.writeFile(path, app.files[path] ?? '');
      const mended = await gate(app);
      expect({ exit: mended.exit, ledger: mended.report.ledger }).toEqual({
        exit: 0,
        ledger: { still_failing: 2, still_passing: 22 },
      });
    },
  );

  it('is mapped so that every field which its answers have is seen', async () => {
    await gate(app);
    const lines = readFileSync(app.fixture.getPath('ragbench-recording.jsonl'), 'utf8').trim().split('\n');
    const calls = lines.map((line) => JSON.parse(line) as { case: string; response: object });
    const of = (id: string): object => calls.find((call) => call.case === id)?.response ?? {};
    expect(of('num-09')).toMatchObject({
      refused: false,
      clarification: 'none',
      value: 245,
      unit: 'EUR',
      source: { doc: 'spare-parts.csv', locator: 'Rain canopy' },
      sources: [{ doc: 'spare-parts.csv', locator: 'Rain canopy' }],
    });
    expect(of('cla-01')).toMatchObject({ refused: false, clarification: 'ask_first', sources: [] });
    expect(of('ref-01')).toMatchObject({ refused: true, clarification: 'none', sources: [] });
  });
});

describe('the files of the FastAPI example', () => {
  let files: ExampleFiles;
  beforeAll(async () => {
    files = await committedFiles();
  });

  it('are such that validate finds nothing to say about them', async () => {
    await using fixture = await createFixture({ ...files });
    const { exit, stdout, stderr } = await ragbench(fixture.path, ['validate']);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toMatch(/^ragbench\.yml is valid: 24 cases/);
  });

  it('hold no golden question and no id in their source', () => {
    const sources = Object.entries(files).filter(([path]) => path.startsWith('app/'));
    const source = sources.map(([, text]) => text).join('\n');
    for (const line of (files['eval/golden.jsonl'] ?? '').trim().split('\n')) {
      const { id, question } = JSON.parse(line) as { id: string; question: string };
      expect(source).not.toContain(id);
      expect(source).not.toContain(question);
    }
  });

  it('pin every requirement to one version', () => {
    const requirements = (files['requirements.txt'] ?? '').trim().split('\n');
    expect(requirements.filter((line) => !/^[a-z0-9-]+==[\d.]+$/.test(line))).toEqual([]);
  });

  it('name no path of the machine that they were made on', () => {
    const named = Object.entries(files).filter(([, text]) =>
      /["' ]\/(home|root|work|tmp|Users)\//.test(text),
    );
    expect(named.map(([path]) => path)).toEqual([]);
  });
});
