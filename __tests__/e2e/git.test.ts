import { describe, expect, it } from 'vitest';
import { repository, type Repository } from '../baseline/repository.ts';
import { ragbench, type Ended } from '../helpers/cli.ts';
import { golden, qaConfig, reportIn, STOCK, stockApp, stockCase } from './stock.ts';
import type { Report } from '../../src/model/report.ts';

const GATE = 'gate: { tolerance: 0, thresholds: { qa.numeric_accuracy: 0.9 } }\n';
const BASELINE = '.ragbench/baseline.json';
const IGNORED = 'ragbench-report.json\nragbench-recording.jsonl\n';

/** The default branch with a committed baseline, and a branch off it checked out. */
async function branched(url: string): Promise<Repository> {
  const repo = await repository();
  await repo.commit({ 'ragbench.yml': qaConfig(url, GATE), 'golden.jsonl': golden(), '.gitignore': IGNORED });
  await ragbench(repo.path, ['run']);
  await ragbench(repo.path, ['baseline', 'bump']);
  await repo.commit({});
  repo.git('checkout', '-q', '-b', 'change');
  return repo;
}

interface Judged extends Ended {
  readonly report: Report;
  /** What stands before the table. */
  readonly top: string;
}

async function judged(repo: Repository, ...args: readonly string[]): Promise<Judged> {
  const finished = await ragbench(repo.path, ['run', ...args]);
  return {
    ...finished,
    report: await reportIn(repo.path),
    top: finished.stdout.split('\n').slice(0, 6).join('\n'),
  };
}

describe('a branch', () => {
  it('that changes nothing of its gate passes, compared with the commit it came from', async () => {
    await using app = await stockApp();
    await using repo = await branched(app.url);
    const base = repo.git('rev-parse', 'main').trim();
    await repo.commit({ 'README.md': 'a change of another kind\n' });
    const { exit, report, stdout } = await judged(repo);
    expect({ exit, verdict: report.verdict, base: report.provenance.base }).toEqual({
      exit: 0,
      verdict: 'PASS',
      base,
    });
    expect(report.ledger).toMatchObject({ still_passing: 3 });
    expect(report.warnings.filter(({ code }) => code === 'gate_weakened')).toEqual([]);
    expect(stdout).toMatch(/^PASS/);
  });

  it('whose app got worse fails, whatever main has done since', async () => {
    await using app = await stockApp();
    await using worse = await stockApp({ ...STOCK, bikes: 18 });
    await using repo = await branched(app.url);
    repo.git('checkout', '-q', 'main');
    await repo.commit({ [BASELINE]: '{"schema": 1, "entries": {}, "changes": []}\n' });
    repo.git('checkout', '-q', 'change');
    await repo.commit({ 'ragbench.yml': qaConfig(worse.url, GATE) });
    const { exit, report, stdout } = await judged(repo);
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 1, verdict: 'FAIL' });
    expect(stdout).toMatch(/bikes +right source, wrong value/);
  });

  const WEAKENED: readonly [
    what: string,
    files: (url: string, baseline: string) => Record<string, string>,
    said: readonly RegExp[],
  ][] = [
    [
      'raises the tolerance',
      (url) => ({ 'ragbench.yml': qaConfig(url, GATE.replace('tolerance: 0', 'tolerance: 0.5')) }),
      [/tolerance/, /\b0\b/, /0\.5/],
    ],
    [
      'lowers a threshold',
      (url) => ({ 'ragbench.yml': qaConfig(url, GATE.replace('0.9', '0.5')) }),
      [/threshold/, /0\.9|90/, /0\.5|50/],
    ],
    ['leaves a threshold out', (url) => ({ 'ragbench.yml': qaConfig(url) }), [/threshold/, /0\.9|90/]],
    [
      'says that a suite informs only',
      (url) => ({ 'ragbench.yml': qaConfig(url, GATE.replace('}\n', ', advisory: [qa] }\n')) }),
      [/advisory/, /qa/],
    ],
    [
      'removes a case that passed',
      () => ({ 'golden.jsonl': golden({ tents: 41, lamps: 58 }) }),
      [/bikes/, /removed|gone|left out/],
    ],
    [
      'asks something else under an id that passed',
      () => ({
        'golden.jsonl': golden().replace('How many bikes are in stock?', 'How many bikes are there?'),
      }),
      [/bikes/, /asks something else/],
    ],
    [
      'edits the baseline',
      (_url, baseline) => ({ [BASELINE]: baseline.replace('"n": 3, "value": 1', '"n": 3, "value": 0.5') }),
      [/baseline\.json|baseline/, /edited|changed|ignored/],
    ],
    ['deletes the baseline', () => ({ [BASELINE]: '' }), [/baseline/]],
  ];

  it.each(WEAKENED)('that %s is WEAK and says so in its first lines', async (_what, files, said) => {
    await using app = await stockApp();
    await using repo = await branched(app.url);
    await repo.commit(files(app.url, repo.git('show', `main:${BASELINE}`)));
    const { exit, report, top } = await judged(repo);
    expect(report.warnings.map(({ code }) => code)).toContain('gate_weakened');
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 0, verdict: 'WEAK' });
    expect(top).toMatch(/^WEAK/);
    for (const words of said) expect(top).toMatch(words);
  });

  it('that edits an expectation so that a wrong answer passes still fails, by the expectation of its base', async () => {
    await using app = await stockApp();
    await using worse = await stockApp({ ...STOCK, bikes: 18 });
    await using repo = await branched(app.url);
    await repo.commit({
      'ragbench.yml': qaConfig(worse.url, GATE),
      'golden.jsonl': golden().replace('"value":17', '"value":18'),
    });
    const { exit, report, top } = await judged(repo);
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 1, verdict: 'FAIL' });
    expect(report.ledger).toMatchObject({ regressed: 1 });
    expect(report.warnings.map(({ code }) => code)).toContain('cases_changed');
    for (const words of [/^FAIL/, /bikes/, /edited/, /golden\.jsonl:2/]) expect(top).toMatch(words);
  });

  it('that hides all this in the working tree, not yet committed, is judged alike', async () => {
    await using app = await stockApp();
    await using repo = await branched(app.url);
    await repo.write('ragbench.yml', qaConfig(app.url, GATE.replace('tolerance: 0', 'tolerance: 0.5')));
    const { report, top } = await judged(repo);
    expect(report.verdict).toBe('WEAK');
    expect(top).toMatch(/tolerance/);
  });

  it('that adds a case and raises a threshold passes', async () => {
    await using app = await stockApp({ ...STOCK, maps: 5 });
    await using repo = await branched(app.url);
    await repo.commit({
      'ragbench.yml': qaConfig(app.url, GATE.replace('0.9', '1')),
      'golden.jsonl': `${golden()}${stockCase('maps', 5)}\n`,
    });
    const { exit, report } = await judged(repo);
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 0, verdict: 'PASS' });
    expect(report.ledger).toMatchObject({ still_passing: 3, new_passing: 1 });
  });

  it('that weakens its gate fails where the base says so', async () => {
    await using app = await stockApp();
    await using repo = await branched(app.url);
    repo.git('checkout', '-q', 'main');
    const strict = GATE.replace(' }\n', ', weakening: fail }\n');
    await repo.commit({ 'ragbench.yml': qaConfig(app.url, strict) });
    repo.git('checkout', '-q', '-b', 'other');
    await repo.commit({ 'ragbench.yml': qaConfig(app.url, GATE.replace('tolerance: 0', 'tolerance: 0.5')) });
    const { exit, report } = await judged(repo);
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 1, verdict: 'FAIL' });
  });
});
