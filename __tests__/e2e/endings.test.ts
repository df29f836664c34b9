import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { listening } from '../app/programs.ts';
import { ragbench } from '../helpers/cli.ts';
import { bench, type Bench } from './bench.ts';

const CASES = ['bicycles', 'locks', 'pumps', 'race'];
const statuses = (report: Report): { [id: string]: string } =>
  Object.fromEntries(report.suites.flatMap(({ cases }) => cases.map(({ id, status }) => [id, status])));
const reasons = (report: Report): Set<string> =>
  new Set(
    report.suites.flatMap(({ rows }) =>
      rows.filter(({ verdict }) => verdict === 'ERROR').map(({ reason }) => reason),
    ),
  );
const caseReasons = (report: Report): string[] =>
  report.suites.flatMap(({ cases }) =>
    cases.filter(({ status }) => status === 'error').map(({ reason }) => reason),
  );
const recorded = (run: Bench): string[] =>
  run
    .recording()
    .map((line) => `${line.case} ${line.error?.code ?? 'answered'}`)
    .sort();

describe('an app that holds', () => {
  it('passes with exit 0, and is gone', async () => {
    await using app = await bench('ok');
    const ended = await app.run();
    expect(ended).toMatchObject({ exit: 0, signal: null, stdout: expect.stringMatching(/^PASS · /) });
    expect(recorded(app)).toEqual(CASES.map((id) => `${id} answered`));
    expect(app.appRuns()).toBe(false);
  });

  it('that got worse than the baseline fails with exit 1, naming case and stage', async () => {
    await using app = await bench('ok');
    await app.run();
    expect(await ragbench(app.fixture.path, ['baseline', 'bump'])).toMatchObject({ exit: 0 });
    await app.configure('wrong');
    const ended = await app.run();
    expect(ended).toMatchObject({ exit: 1, stdout: expect.stringMatching(/^FAIL · 1 case regressed/) });
    expect(ended.stdout).toMatch(/bicycles +right source, wrong value/);
    expect(app.report().ledger).toMatchObject({ regressed: 1, still_passing: 3 });
    expect(app.appRuns()).toBe(false);
  });

  it('with a grandchild that ignores SIGTERM and SIGINT is gone with all of it', async () => {
    await using app = await bench('stubborn-grandchild');
    expect(await app.run()).toMatchObject({ exit: 0 });
    expect(app.appRuns()).toBe(false);
  });
});

describe('an app that fails during the run', () => {
  it('by a crash: exit 1, the rest ERROR, what was answered kept, and its last words shown', async () => {
    await using app = await bench('crash-after 2');
    const ended = await app.run();
    expect(ended).toMatchObject({ exit: 1, stdout: expect.stringMatching(/^ERROR · /) });
    expect(ended.stderr).toContain(
      "the app ended during the run: exit code 9\n  | the depot's roof came down\n",
    );
    expect(statuses(app.report())).toEqual({
      bicycles: 'pass',
      locks: 'pass',
      pumps: 'error',
      race: 'error',
    });
    expect(reasons(app.report())).toEqual(new Set(['app_failed']));
    expect(recorded(app)).toEqual([
      'bicycles answered',
      'locks answered',
      'pumps network',
      expect.stringMatching(/^race (network|app_down)$/),
    ]);
    expect(app.appRuns()).toBe(false);
  });

  it('by never answering: the call is given up after its time, the others are judged', async () => {
    await using app = await bench('hang', { app: { timeout: '500ms' } });
    expect(await app.run()).toMatchObject({
      exit: 1,
      stdout: expect.stringContaining('no complete answer within 500 ms'),
    });
    expect(statuses(app.report())).toEqual({ bicycles: 'pass', locks: 'error', pumps: 'pass', race: 'pass' });
    expect(reasons(app.report())).toEqual(new Set(['app_failed']));
    expect(app.appRuns()).toBe(false);
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it('in the middle of a run: report and recording are written, and say so', async () => {
    await using app = await bench('hang', { app: { timeout: '60s' } });
    const ended = await app.run({ signalAfter: { signal, when: () => app.recorded() > 0 } });
    expect(ended).toMatchObject({
      exit: 1,
      signal: null,
      stdout: expect.stringMatching(/^ERROR · not every case was asked/),
    });
    expect(statuses(app.report())).toEqual({
      bicycles: 'pass',
      locks: 'error',
      pumps: 'error',
      race: 'error',
    });
    expect(reasons(app.report())).toEqual(new Set(['incomplete']));
    expect(caseReasons(app.report())).toEqual(
      Array(3).fill(expect.stringContaining(`the run was cancelled by ${signal}`)),
    );
    expect(recorded(app)).toEqual([
      'bicycles answered',
      'locks incomplete',
      'pumps incomplete',
      'race incomplete',
    ]);
    expect(app.appRuns()).toBe(false);
    expect(
      await ragbench(app.fixture.path, ['score', '--answers', 'ragbench-recording.jsonl']),
    ).toMatchObject({ exit: 1, stderr: '' });
  });

  it('while the app comes up: nothing could be scored, and the app is not blamed', async () => {
    await using app = await bench('never-starts');
    const ended = await app.run({ signalAfter: { signal, when: () => app.appRan() } });
    expect(ended).toMatchObject({ exit: 3, signal: null });
    expect(ended.stdout).toContain(`the run was cancelled by ${signal}`);
    expect(ended.stdout + ended.stderr).not.toContain('The app ended before it was ready');
    expect(reasons(app.report())).toEqual(new Set(['incomplete']));
    expect(recorded(app)).toEqual(CASES.map((id) => `${id} incomplete`));
    expect(app.appRuns()).toBe(false);
  });

  it('ends what ignores it', async () => {
    await using app = await bench('stubborn-grandchild', { app: { rate: '1/min' } });
    expect(await app.run({ signalAfter: { signal, when: () => app.recorded() > 0 } })).toMatchObject({
      exit: 1,
      signal: null,
    });
    expect(app.appRuns()).toBe(false);
  });
});

describe('an app that does not come up: exit 3, with all that is known on stderr', () => {
  it('since it never listens', async () => {
    await using app = await bench('never-starts', { timeout: '2s' });
    const ended = await app.run();
    expect(ended).toMatchObject({
      exit: 3,
      stdout: expect.stringMatching(/^ERROR · not one case could be scored/),
    });
    expect(ended.stderr).toContain(
      `The app was not ready after 2 s (app.start.ready.timeout), while waiting for a connection to port ${app.port}.\n`,
    );
    expect(ended.stderr).toContain('\n  counting the bicycles first\nHint: ');
    expect(app.report()).toMatchObject({ exit_code: 3, usage: { calls: 0 } });
    expect(recorded(app)).toEqual(CASES.map((id) => `${id} app_down`));
    expect(app.appRuns()).toBe(false);
  });

  it('since it exits', async () => {
    await using app = await bench('exits-at-once');
    const ended = await app.run();
    expect(ended).toMatchObject({ exit: 3, stdout: expect.stringContaining('exit code 7') });
    expect(ended.stderr).toContain('exit code 7, while waiting for');
    expect(ended.stderr).toContain("\n  the depot's key is refused: none\n");
    expect(reasons(app.report())).toEqual(new Set(['app_failed']));
    expect(app.appRuns()).toBe(false);
  });

  it('since something else is at its port: nothing is started', async () => {
    await using app = await bench('ok');
    await using other = await listening('127.0.0.1', app.port);
    const ended = await app.run();
    expect(ended).toMatchObject({
      exit: 3,
      stderr: expect.stringContaining(`Something already answers at 127.0.0.1:${other.port}`),
    });
    expect(app.report().exit_code).toBe(3);
    expect(app.appRan()).toBe(false);
  });
});
