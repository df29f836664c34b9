import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createFixture, type FsFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import type { CallLine } from '../../src/model/recording.ts';
import type { Report } from '../../src/model/report.ts';
import { isRunning } from '../app/programs.ts';
import { ragbench, type Circumstances, type Ended } from '../helpers/cli.ts';
import { jsonLines } from '../oracles/scored.ts';
import { GOLDEN } from './bench.ts';

const DEPOT = readFileSync(resolve(import.meta.dirname, 'programs', 'depot.py'), 'utf8');
const KINDS = [
  { kind: 'a command', app: { stdio: 'python3 depot.py' } },
  { kind: 'a function', app: { python: 'depot:respond' } },
] as const;

/** A folder with the depot and its golden set. */
interface Depot extends AsyncDisposable {
  readonly fixture: FsFixture;
  run(mode: string, circumstances?: Circumstances): Promise<Ended>;
  report(): Report;
  /** Case and how it was answered, sorted. */
  recorded(): string[];
  /** How many processes there were, and how many there are. */
  processes(): { readonly were: number; readonly are: number };
}

async function depot(app: object, blocks: object = {}): Promise<Depot> {
  const config = {
    version: 1,
    app: { retries: 2, ...app },
    suites: { qa: { golden: 'golden.jsonl', tier: 0 } },
    baseline: { store: 'file', path: 'baseline.json' },
    ...blocks,
  };
  const files = { 'depot.py': DEPOT, 'golden.jsonl': GOLDEN, 'ragbench.yml': JSON.stringify(config) };
  const fixture = await createFixture(files);
  const read = (name: string): string =>
    existsSync(fixture.getPath(name)) ? readFileSync(fixture.getPath(name), 'utf8') : '';
  const pids = (): number[] => read('pids.txt').split('\n').filter(Boolean).map(Number);
  return {
    fixture,
    run: (mode, { env, ...more } = {}) =>
      ragbench(fixture.path, ['run'], { env: { DEPOT: mode, ...env }, ...more }),
    report: () => JSON.parse(read('ragbench-report.json')) as Report,
    recorded: () =>
      jsonLines<CallLine>(read('ragbench-recording.jsonl'))
        .map((line) => `${line.case} ${line.error?.code ?? 'answered'}`)
        .sort(),
    processes: () => ({ were: pids().length, are: pids().filter(isRunning).length }),
    [Symbol.asyncDispose]: () => fixture.rm(),
  };
}

const statuses = ({ suites }: Report): Record<string, string> =>
  Object.fromEntries(suites.flatMap(({ cases }) => cases.map(({ id, status }) => [id, status])));
const warnings = ({ warnings: all }: Report): string[] => all.map(({ code }) => code);
const ANSWERED = ['bicycles', 'locks', 'pumps', 'race'].map((id) => `${id} answered`);

describe.each(KINDS)('$kind', ({ app }) => {
  it('passes with exit 0, and is gone; worse than the baseline it fails', async () => {
    await using own = await depot(app);
    const ended = await own.run('ok');
    expect(ended).toMatchObject({ exit: 0, stdout: expect.stringMatching(/^PASS · /) as string });
    expect([own.recorded(), own.processes()]).toEqual([ANSWERED, { were: 1, are: 0 }]);
    expect(await ragbench(own.fixture.path, ['baseline', 'bump'])).toMatchObject({ exit: 0 });
    const worse = await own.run('wrong');
    expect(worse).toMatchObject({
      exit: 1,
      stdout: expect.stringMatching(/^FAIL · 1 case regressed/) as string,
    });
    expect(own.report().ledger).toMatchObject({ regressed: 1, still_passing: 3 });
    // Replayed without the app.
    await own.fixture.rm('depot.py');
    const score = ['score', '--answers', 'ragbench-recording.jsonl'];
    expect(await ragbench(own.fixture.path, score)).toMatchObject({ exit: 1 });
  });

  it('that dies once is started again, asked again, and the report says so', async () => {
    await using own = await depot(app);
    const ended = await own.run('crash-once');
    expect(ended).toMatchObject({ exit: 0, stdout: expect.stringMatching(/^PASS · /) as string });
    expect(warnings(own.report())).toContain('app_restarted');
    expect(ended.stderr).toContain("| Traceback: the depot's roof came down\n");
    expect([own.recorded(), own.processes()]).toEqual([ANSWERED, { were: 2, are: 0 }]);
  });

  it('that dies twice is gone, with its last words; what it was not asked meanwhile stays judged', async () => {
    await using own = await depot({ ...app, concurrency: 1 });
    const ended = await own.run('crash');
    expect(ended).toMatchObject({ exit: 1, stdout: expect.stringMatching(/^ERROR · /) as string });
    expect(ended.stderr).toContain(
      `the app ended again after it was started anew: exit code 9; it printed "Traceback: the depot's roof came down"\n  | Traceback: the depot's roof came down\n`,
    );
    expect(statuses(own.report())).toEqual({ bicycles: 'pass', locks: 'pass', pumps: 'error', race: 'pass' });
    expect(own.recorded()[2]).toBe('pumps app_down');
    expect(warnings(own.report())).not.toContain('app_restarted');
    expect(own.processes()).toEqual({ were: 2, are: 0 });
  });

  it('that hangs on one question is judged on the others', async () => {
    await using own = await depot({ ...app, timeout: '1s' });
    expect(await own.run('hang')).toMatchObject({ exit: 1 });
    expect(statuses(own.report())).toEqual({ bicycles: 'pass', locks: 'error', pumps: 'pass', race: 'pass' });
    expect(own.recorded()[1]).toBe('locks timeout');
    expect(own.processes().are).toBe(0);
  });

  it('cancelled in the middle leaves a report, a recording and no process', async () => {
    await using own = await depot({ ...app, timeout: '60s', concurrency: 1 });
    const when = (): boolean => own.recorded().length > 0;
    const ended = await own.run('hang', { signalAfter: { signal: 'SIGINT', when } });
    expect(ended).toMatchObject({ exit: 1, signal: null });
    expect(own.recorded().slice(1)).toEqual(['locks', 'pumps', 'race'].map((id) => `${id} incomplete`));
    expect(warnings(own.report())).not.toContain('app_restarted');
    expect(own.processes()).toEqual({ were: 1, are: 0 });
  });

  it('that fails at a question says how, without a secret', async () => {
    await using own = await depot({ ...app, request: { prompt: '{{prompt}}', key: '${APP_TOKEN}' } });
    const ended = await own.run('raise', { env: { APP_TOKEN: 'night-ferry-7' } });
    expect(ended.exit).toBe(1);
    const locks = own.report().suites[0]?.cases.find(({ id }) => id === 'locks');
    expect(locks?.reason).toContain('no shelf for [redacted]');
    expect(JSON.stringify([ended, own.report(), own.recorded()])).not.toContain('ferry');
  });
});

describe('a Python app', () => {
  it('may be an adapter', async () => {
    await using own = await depot({ python: 'depot:Adapter' });
    expect(await own.run('ok')).toMatchObject({ exit: 0 });
    expect(own.recorded()).toEqual(ANSWERED);
  });

  it('may print what it likes', async () => {
    await using own = await depot({ python: 'depot:respond' });
    expect(await own.run('noise')).toMatchObject({ exit: 0 });
    expect(own.recorded()).toEqual(ANSWERED);
  });

  it('shows the frames of its own code where it raises', async () => {
    await using own = await depot({ python: 'depot:respond' });
    await own.run('raise');
    const locks = own.report().suites[0]?.cases.find(({ id }) => id === 'locks');
    expect(locks?.reason).toMatch(
      /"LookupError: no shelf for locks" \(depot\.py:\d+ in respond: raise LookupError/,
    );
  });

  it('that cannot be imported leaves nothing to score: exit 3, and the reason in the headline', async () => {
    await using own = await depot({ python: 'depott:respond' });
    const ended = await own.run('ok');
    expect(ended.exit).toBe(3);
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain(`ModuleNotFoundError: No module named 'depott'`);
  });

  it('without a Python: exit 3, in words', async () => {
    await using own = await depot({ python: 'depot:respond' });
    const ended = await own.run('ok', { env: { PATH: '/nonexistent' } });
    expect(ended.exit).toBe(3);
    expect(ended.stderr).toContain('app.python: there is no python3 on PATH; install Python 3.9 or newer');
    expect(own.recorded()).toEqual(['bicycles', 'locks', 'pumps', 'race'].map((id) => `${id} app_down`));
  });
});

it('a command that is not there: exit 3, and nothing is tried twice', async () => {
  await using own = await depot({ stdio: 'no-such-command-here' });
  const ended = await own.run('ok');
  expect(ended.exit).toBe(3);
  expect(ended.stderr).toContain('app.stdio: exit code 127 (the shell found no such command)');
  expect(ended.stderr).not.toContain('started again');
});

it('variants may be asked in different ways', async () => {
  await using own = await depot(
    {},
    { app: { retries: 0 }, variants: { lines: KINDS[0].app, inside: KINDS[1].app } },
  );
  expect(await own.run('ok')).toMatchObject({ exit: 0 });
  expect([own.recorded().length, own.processes()]).toEqual([8, { were: 2, are: 0 }]);
});
