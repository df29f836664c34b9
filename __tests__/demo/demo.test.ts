import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createFixture, type FsFixture } from 'fs-fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepts } from '../../src/app/ports.ts';
import { FLAWS, type Flaw } from '../../src/app/demo/flaws.ts';
import type { Report } from '../../src/model/report.ts';
import { node20, ragbench, ROOT, type Circumstances, type Ended } from '../helpers/cli.ts';

interface Demo {
  readonly ended: Ended;
  readonly report: Report;
  /** What a pull request's comment would say. */
  readonly comment: string;
  readonly summary: string;
}

async function runDemo(args: readonly string[] = [], circumstances?: Circumstances): Promise<Demo> {
  await using fixture = await createFixture({});
  const ended = await ragbench(fixture.path, ['demo', ...args], circumstances);
  const report = JSON.parse(await fixture.readFile('ragbench-demo/report.json', 'utf8')) as Report;
  const comment = await fixture.readFile('ragbench-demo/comment.md', 'utf8');
  const summary = await fixture.readFile('ragbench-demo/summary.md', 'utf8');
  return { ended, report, comment, summary };
}

/** The cases that regressed in a suite, by the stage at which they broke. */
function broken({ suites }: Report, id: string): Record<string, string[]> {
  const stages: Record<string, string[]> = {};
  const cases = suites.find((suite) => suite.id === id)?.cases ?? [];
  for (const one of cases.filter(({ change }) => change === 'regressed')) {
    const { stage, category } = one.evidence ?? {};
    (stages[(stage ?? category) as string] ??= []).push(one.id);
  }
  return stages;
}

const failing = ({ suites }: Report): string[] =>
  suites.flatMap(({ cases }) => cases.filter(({ status }) => status !== 'pass').map(({ id }) => id));

describe('the demo as it is', () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await runDemo();
  });

  it('passes against the committed floors, with nothing new and nothing worse', () => {
    const { verdict, ledger, suites } = demo.report;
    expect({ exit: demo.ended.exit, verdict, ledger }).toEqual({
      exit: 0,
      verdict: 'PASS',
      ledger: { still_failing: 14, still_passing: 70 },
    });
    expect(suites.map(({ id, n_cases: cases }) => [id, cases])).toEqual([
      ['governance', 60],
      ['qa', 24],
    ]);
  });

  it('writes what a pull request would show', () => {
    expect(demo.comment).toMatch(/^<!-- ragbench:ragbench -->\n#+ .*PASS · 84 cases, nothing got worse\n/);
    expect(demo.summary).toMatch(/^#+ .*PASS · 84 cases, nothing got worse\n/);
  });

  it('shows the golden cases that it honestly fails', () => {
    expect(failing(demo.report).filter((id) => !id.startsWith('t0_'))).toEqual([
      'comp-scrap-and-risk',
      'num-staff-paraphrase',
    ]);
  });

  it('ends with three lines on what to do next', () => {
    expect(demo.ended.stdout.split('\nNext\n')[1]?.trimEnd().split('\n')).toHaveLength(3);
  });

  it('leaves no app behind', async () => {
    const port = Number(/port (\d+)/.exec(demo.ended.stderr)?.[1]);
    expect(port).toBeGreaterThan(0);
    expect(await accepts('127.0.0.1', port)).toMatchObject({ kind: 'none' });
  });
});

describe('the demo, broken', () => {
  const demos = new Map<Flaw, Demo>();
  beforeAll(async () => {
    for (const flaw of FLAWS) demos.set(flaw, await runDemo(['--break', flaw]));
  });
  const stagesOf = (flaw: Flaw, suite: string): Record<string, string[]> => {
    const demo = demos.get(flaw);
    return demo ? broken(demo.report, suite) : {};
  };

  it.each(FLAWS)('%s: fails with exit 1', (flaw) => {
    const { ended, report } = demos.get(flaw)!;
    expect({ exit: ended.exit, verdict: report.verdict }).toEqual({ exit: 1, verdict: 'FAIL' });
  });

  it('retrieval: expected documents are not retrieved, and given contexts are answered as before', () => {
    const stages = stagesOf('retrieval', 'qa');
    expect(stages['not_retrieved']).toEqual(
      expect.arrayContaining(['num-kelmouth-2024', 'tell-ticket-1203']),
    );
    expect(stages['retrieved_not_cited']).toBeUndefined();
    expect(stagesOf('retrieval', 'governance')).toEqual({});
  });

  it('refusal: only what should be refused is answered, in both suites', () => {
    expect(stagesOf('refusal', 'qa')).toEqual({
      answered_instead_of_refusing: expect.any(Array) as string[],
    });
    expect(Object.keys(stagesOf('refusal', 'governance'))).toEqual(['abstention']);
  });

  it('citations: retrieved as before, but not cited, and nothing else changes', () => {
    expect(Object.keys(stagesOf('citations', 'qa'))).toEqual(['retrieved_not_cited']);
    expect(stagesOf('citations', 'governance')).toEqual({});
    const rows = demos
      .get('citations')!
      .report.suites.flatMap(({ rows }) => rows.filter(({ verdict }) => verdict === 'FAIL'));
    expect(rows.map(({ metric }) => metric)).toEqual(['citation_validity']);
  });

  it('names other cases for each', () => {
    const named = FLAWS.map((flaw) =>
      Object.values({ ...stagesOf(flaw, 'qa'), ...stagesOf(flaw, 'governance') })
        .flat()
        .join(),
    );
    expect(new Set(named).size).toBe(FLAWS.length);
  });
});

describe('the demo elsewhere', () => {
  let clone: FsFixture;
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: clone.path, encoding: 'utf8' });
  const demoIn = async (
    node: string,
    ...args: string[]
  ): Promise<{ exit: number; out: string; ms: number }> => {
    const started = performance.now();
    const ended = await ragbench(clone.path, ['demo', ...args], { node, cli: clone.getPath('dist/cli.js') });
    return { exit: ended.exit ?? -1, out: ended.stdout, ms: performance.now() - started };
  };
  beforeAll(async () => {
    clone = await createFixture({});
    for (const name of ['dist', 'data', '.gitignore', 'package.json'])
      cpSync(join(ROOT, name), clone.getPath(name), { recursive: true });
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '-qm', 'clone');
  });
  afterAll(() => clone.rm());

  it('passes in a fresh clone with nothing installed, in under 10 s, and leaves the checkout clean', async () => {
    const { exit, out, ms } = await demoIn(process.execPath);
    expect({ exit, status: git('status', '--porcelain') }).toEqual({ exit: 0, status: '' });
    expect(out).toContain('node dist/cli.js demo --break retrieval');
    expect(out).not.toContain('not compared');
    expect(ms).toBeLessThan(10_000);
  });

  it.skipIf(!node20())('passes on Node 20', async () => {
    expect(await demoIn(node20()!)).toMatchObject({ exit: 0 });
  });

  it('prints nothing but the report with --json', async () => {
    const { out } = await demoIn(process.execPath, '--json', '--break', 'citations');
    expect(JSON.parse(out)).toMatchObject({ verdict: 'FAIL', exit_code: 1 });
  });

  it('does not mind that the port of its config is taken', async () => {
    const taken = createServer().listen(4765, '127.0.0.1');
    taken.on('error', () => {});
    const { exit } = await demoIn(process.execPath);
    taken.close();
    expect(exit).toBe(0);
  });

  it('is refused where its documents are missing', async () => {
    await using bare = await createFixture({});
    cpSync(join(ROOT, 'dist'), bare.getPath('dist'), { recursive: true });
    const { exit, stderr } = await ragbench(bare.path, ['demo'], { cli: bare.getPath('dist/cli.js') });
    expect({ exit, stderr }).toEqual({
      exit: 2,
      stderr: expect.stringMatching(/documents are missing.*clone/) as string,
    });
  });
});

it("has no machine's paths in its floors", () => {
  const baseline = readFileSync(join(ROOT, 'data', 'demo', 'baseline.json'), 'utf8');
  expect(baseline).not.toMatch(/\/(?:work|tmp|root|home)\//);
});
