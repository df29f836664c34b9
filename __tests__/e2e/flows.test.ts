import { createFixture, type FsFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { ragbench } from '../helpers/cli.ts';
import { golden, qaConfig, reportIn, STOCK, stockApp } from './stock.ts';

const FILE_STORE = 'baseline: { store: file }\n';
const WORSE = { ...STOCK, bikes: 18 };
const ROW = 'qa.tier0.numeric_accuracy';

/** A folder whose baseline was bumped after a run against the good app, then pointed at an app with another stock, and run. */
async function bumped(url: string): Promise<FsFixture> {
  await using good = await stockApp();
  const fixture = await createFixture({
    'ragbench.yml': qaConfig(good.url, FILE_STORE),
    'golden.jsonl': golden(),
  });
  await ragbench(fixture.path, ['run', '--report', 'before.json', '--record', 'before.jsonl']);
  await ragbench(fixture.path, ['baseline', 'bump', '--report', 'before.json']);
  await fixture.writeFile('ragbench.yml', qaConfig(url, FILE_STORE));
  await ragbench(fixture.path, ['run']);
  return fixture;
}

const rowOf = (report: Report, metric = 'numeric_accuracy'): unknown =>
  report.suites[0]?.rows.find((row) => row.metric === metric);

describe('the way of a baseline', () => {
  it('goes from nothing over a floor to PASS, FAIL, a lowered WEAK, and PASS again', async () => {
    await using good = await stockApp();
    await using worse = await stockApp(WORSE);
    await using fixture = await createFixture({
      'ragbench.yml': qaConfig(good.url, FILE_STORE),
      'golden.jsonl': golden(),
    });
    const run = async (): Promise<{ exit: number | null; stdout: string; report: Report }> => {
      const { exit, stdout } = await ragbench(fixture.path, ['run']);
      return { exit, stdout, report: await reportIn(fixture.path) };
    };
    const bump = (): ReturnType<typeof ragbench> => ragbench(fixture.path, ['baseline', 'bump']);

    const first = await run();
    expect(first).toMatchObject({ exit: 0, report: { verdict: 'PASS' } });
    expect(first.stdout).toMatch(/^PASS .*nothing was compared/);
    expect(rowOf(first.report)).toMatchObject({ verdict: 'PASS', reason: 'new', passed: 3 });
    expect((await bump()).stdout).toMatch(/qa\.tier0\.numeric_accuracy/);

    const second = await run();
    expect(second).toMatchObject({ exit: 0, report: { verdict: 'PASS', ledger: { still_passing: 3 } } });
    expect(rowOf(second.report)).toMatchObject({ verdict: 'PASS', reason: 'ok', baseline: 1, delta: 0 });
    expect((await bump()).stdout).toMatch(/unchanged/);

    await fixture.writeFile('ragbench.yml', qaConfig(worse.url, FILE_STORE));
    const third = await run();
    expect(third).toMatchObject({
      exit: 1,
      report: { verdict: 'FAIL', ledger: { regressed: 1, still_passing: 2 } },
    });
    expect(rowOf(third.report)).toMatchObject({
      verdict: 'FAIL',
      reason: 'below_floor',
      passed: 2,
      n: 3,
      baseline: 1,
    });
    expect(third.stdout).toMatch(/^FAIL · 1 case regressed/);
    expect(third.stdout).toMatch(/bikes +right source, wrong value/);
    expect((await bump()).stdout).toMatch(/unchanged/);

    const lowered = await ragbench(fixture.path, [
      'baseline',
      'lower',
      '--row',
      ROW,
      '--to',
      '0.66',
      '--reason',
      'bike count is contested',
      '--by',
      'Alex',
    ]);
    expect(lowered).toMatchObject({ exit: 0 });
    const fourth = await run();
    expect(fourth).toMatchObject({ exit: 0, report: { verdict: 'WEAK' } });
    expect(rowOf(fourth.report)).toMatchObject({ verdict: 'WEAK', reason: 'lowered' });
    const top = fourth.stdout.split('\n').slice(0, 8).join('\n');
    for (const word of [/^WEAK/, /numeric_accuracy/, /0\.66|66/, /bike count is contested/, /Alex/])
      expect(top).toMatch(word);

    expect((await bump()).exit).toBe(0);
    const applied = await fixture.readFile('.ragbench/baseline.json', 'utf8');
    expect(JSON.parse(applied)).toMatchObject({
      changes: [{ kind: 'floor', row: ROW, to: 0.66, applied: expect.any(String) }],
    });
    const fifth = await run();
    expect(fifth).toMatchObject({ exit: 0, report: { verdict: 'PASS' } });
    expect((await bump()).stdout).toMatch(/unchanged/);
    expect(await fixture.readFile('.ragbench/baseline.json', 'utf8')).toBe(applied);
  });

  it('refuses to lower what is no row, to no number, or without a reason', async () => {
    await using worse = await stockApp(WORSE);
    await using fixture = await bumped(worse.url);
    const before = await fixture.readFile('.ragbench/baseline.json', 'utf8');
    const refusals: readonly (readonly [row: string, to: string, reason: string, said: RegExp])[] = [
      ['qa.numeric_acuracy', '0.5', 'x', /no row "qa\.numeric_acuracy".*qa\.tier0\.numeric_accuracy/],
      [ROW, 'half', 'x', /half/],
      [ROW, '0.5', ' ', /reason/],
    ];
    for (const [row, to, reason, said] of refusals) {
      const args = ['baseline', 'lower', '--row', row, '--to', to, '--reason', reason];
      const { exit, stderr } = await ragbench(fixture.path, args);
      expect({ args, exit }).toEqual({ args, exit: 2 });
      expect(stderr).toMatch(said);
    }
    expect(await fixture.readFile('.ragbench/baseline.json', 'utf8')).toBe(before);
  });
});

describe('a recording', () => {
  it('gives the report of its run again, byte for byte, whatever the order of its lines and of the golden file', async () => {
    await using worse = await stockApp(WORSE);
    await using fixture = await bumped(worse.url);
    const before = await facts(fixture, 'ragbench-report.json');
    expect(
      (
        await ragbench(fixture.path, [
          'score',
          '--answers',
          'ragbench-recording.jsonl',
          '--report',
          'same.json',
        ])
      ).exit,
    ).toBe(1);
    expect(await facts(fixture, 'same.json')).toBe(before);
    const recording = await fixture.readFile('ragbench-recording.jsonl', 'utf8');
    await fixture.writeFile('shuffled.jsonl', reversed(recording));
    await ragbench(fixture.path, ['score', '--answers', 'shuffled.jsonl', '--report', 'shuffled.json']);
    expect(await facts(fixture, 'shuffled.json')).toBe(before);
    await fixture.writeFile('golden.jsonl', reversed(golden()));
    await ragbench(fixture.path, ['score', '--answers', 'shuffled.jsonl', '--report', 'golden.json']);
    expect(withoutLines(await facts(fixture, 'golden.json'))).toBe(withoutLines(before));
  });

  it('is replayed case by case with the exit code of the case', async () => {
    await using worse = await stockApp(WORSE);
    await using fixture = await bumped(worse.url);
    const asked = worse.received.length;
    const replay = (...args: readonly string[]): ReturnType<typeof ragbench> =>
      ragbench(fixture.path, ['replay', '--recording', 'ragbench-recording.jsonl', '--case', ...args]);
    const failing = await replay('bikes');
    expect(failing.exit).toBe(1);
    for (const words of [
      /regressed/,
      /golden\.jsonl:2/,
      /17 pcs was expected, 18 pcs was given/,
      /How many bikes are in stock\?/,
    ])
      expect(failing.stdout).toMatch(words);
    expect((await replay('tents', '--suite', 'qa')).exit).toBe(0);
    const unknown = await replay('bike');
    expect(unknown).toMatchObject({
      exit: 2,
      stdout: '',
      stderr: expect.stringMatching(/"bike".*did you mean "bikes"\?/),
    });
    expect(worse.received.length).toBe(asked);
  });
});

describe('two reports', () => {
  it('are compared: worse exits 1, better and equal exit 0', async () => {
    await using worse = await stockApp(WORSE);
    await using fixture = await bumped(worse.url);
    const [down, up, same] = await Promise.all(
      [
        ['before.json', 'ragbench-report.json'],
        ['ragbench-report.json', 'before.json'],
        ['before.json', 'before.json'],
      ].map((pair) => ragbench(fixture.path, ['compare', ...pair])),
    );
    expect([down?.exit, up?.exit, same?.exit]).toEqual([1, 0, 0]);
    expect(down?.stdout).toMatch(/bikes/);
    expect(down?.stdout).toMatch(/numeric_accuracy/);
    expect(up?.stdout).toMatch(/bikes/);
  });

  it('are shown again as they were shown by the run', async () => {
    await using worse = await stockApp(WORSE);
    await using fixture = await bumped(worse.url);
    const scored = await ragbench(fixture.path, ['score', '--answers', 'ragbench-recording.jsonl']);
    const shown = await ragbench(fixture.path, ['render', 'ragbench-report.json', '--as', 'terminal']);
    expect(shown).toMatchObject({ exit: 0, stderr: '' });
    const table = (text: string): string => text.split('\n').slice(0, 10).join('\n');
    expect(table(shown.stdout)).toBe(table(scored.stdout));
  });
});

/** A report's bytes without its provenance. */
async function facts(fixture: FsFixture, name: string): Promise<string> {
  const text = await fixture.readFile(name, 'utf8');
  expect(text.match(/"provenance":/g)).toHaveLength(1);
  return text.replace(/^( *)"provenance": ?\{(.*\}|[^]*?^\1\}),?$/m, '');
}

const reversed = (text: string): string => `${text.trimEnd().split('\n').toReversed().join('\n')}\n`;
const withoutLines = (text: string): string => text.replace(/"line": ?\d+/g, '"line": 0');
