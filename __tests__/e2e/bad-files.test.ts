import { createFixture, type FsFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { ragbench } from '../helpers/cli.ts';
import { casesOf, golden, qaConfig, reportIn, stockApp } from './stock.ts';

const BASELINE = '.ragbench/baseline.json';
const FILE_STORE = 'baseline: { store: file }\n';

/** A folder with the golden set of the stock, for an app at this URL. */
function folder(url: string, more: Readonly<Record<string, string>> = {}): Promise<FsFixture> {
  return createFixture({ 'ragbench.yml': qaConfig(url, FILE_STORE), 'golden.jsonl': golden(), ...more });
}

describe('a baseline that cannot be read', () => {
  it.each([
    ['corrupt', '{"schema": 1, "entries": {', /baseline\.json/],
    ['empty', '', /baseline\.json/],
    ['of a newer schema', '{"schema": 2, "entries": {}, "changes": []}\n', /schema/],
    ['of another shape', '{"schema": 1, "entries": [], "changes": []}\n', /baseline\.json:1:26/],
  ])('judges no row, and is left as it is: %s', async (_what, text, said) => {
    await using app = await stockApp();
    await using fixture = await folder(app.url, { [BASELINE]: text });
    const run = await ragbench(fixture.path, ['run']);
    const report = await reportIn(fixture.path);
    expect({ exit: run.exit, verdict: report.verdict }).toEqual({ exit: 1, verdict: 'ERROR' });
    const measured = report.suites[0]?.rows
      .filter(({ n }) => n > 0)
      .map(({ verdict, reason }) => `${verdict} ${reason}`);
    expect(new Set(measured)).toEqual(new Set(['ERROR no_baseline']));
    expect(run.stdout).toMatch(said);
    expect(await fixture.readFile(BASELINE, 'utf8')).toBe(text);
    for (const args of [
      ['bump'],
      ['show'],
      ['lower', '--row', 'qa.numeric_accuracy', '--to', '0.5', '--reason', 'x'],
      ['drop', '--suite', 'qa', '--reason', 'x'],
    ]) {
      const { exit, stdout, stderr } = await ragbench(fixture.path, ['baseline', ...args]);
      expect({ args, exit, stdout }).toEqual({ args, exit: 2, stdout: '' });
      expect(stderr).toMatch(said);
    }
    expect(await fixture.readFile(BASELINE, 'utf8')).toBe(text);
  });
});

describe('a recording', () => {
  it('that breaks off in mid-line is scored up to there, with a warning', async () => {
    await using app = await stockApp();
    await using fixture = await folder(app.url);
    await ragbench(fixture.path, ['run']);
    const whole = await fixture.readFile('ragbench-recording.jsonl', 'utf8');
    await fixture.writeFile('cut.jsonl', whole.slice(0, -40));
    const { exit } = await ragbench(fixture.path, [
      'score',
      '--answers',
      'cut.jsonl',
      '--report',
      'cut.json',
    ]);
    const report = await reportIn(fixture.path, 'cut.json');
    const statuses = [...casesOf(report).values()].map(({ status }) => status);
    expect({ exit, statuses: statuses.toSorted() }).toEqual({ exit: 1, statuses: ['error', 'pass', 'pass'] });
    expect(report.warnings.map(({ message }) => message).join('\n')).toMatch(
      /cut\.jsonl breaks off in mid-line/,
    );
  });

  it('with a bad line in the middle is refused with its place', async () => {
    await using app = await stockApp();
    await using fixture = await folder(app.url);
    await ragbench(fixture.path, ['run']);
    const [first = '', second = '', ...rest] = (
      await fixture.readFile('ragbench-recording.jsonl', 'utf8')
    ).split('\n');
    await fixture.writeFile('bad.jsonl', [first, second.slice(0, -20), ...rest].join('\n'));
    const { exit, stderr } = await ragbench(fixture.path, [
      'score',
      '--answers',
      'bad.jsonl',
      '--report',
      'bad.json',
    ]);
    expect(exit).toBe(2);
    expect(stderr).toMatch(/^bad\.jsonl:2:\d+: /m);
    expect(await fixture.exists('bad.json')).toBe(false);
  });

  it('that is not there is named', async () => {
    await using fixture = await folder('http://127.0.0.1:1/');
    const { exit, stderr } = await ragbench(fixture.path, ['score', '--answers', 'nowhere.jsonl']);
    expect(exit).toBe(2);
    expect(stderr).toMatch(/^nowhere\.jsonl: .*no such file/m);
  });

  it.each([
    ['under a regular file', 'golden.jsonl/recording.jsonl'],
    ['that is a folder', 'taken'],
  ])('path %s stops the run before the app is asked', async (_what, path) => {
    await using app = await stockApp();
    await using fixture = await folder(app.url, { 'taken/file.txt': 'x' });
    const { exit, stderr } = await ragbench(fixture.path, ['run', '--record', path]);
    expect({ exit, asked: app.received.length }).toEqual({ exit: 2, asked: 0 });
    expect(stderr).toMatch(/recording .* cannot be written/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('a report', () => {
  it('path under a regular file fails the run, and the table is printed all the same', async () => {
    await using app = await stockApp();
    await using fixture = await folder(app.url);
    const { exit, stdout, stderr } = await ragbench(fixture.path, [
      'run',
      '--report',
      'golden.jsonl/report.json',
    ]);
    expect(exit).toBe(1);
    expect(stdout).toMatch(/^PASS .*3 cases/);
    expect(stderr).toMatch(/golden\.jsonl\/report\.json cannot be written/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('path that is a folder fails the run, and the table is printed all the same', async () => {
    await using app = await stockApp();
    await using fixture = await folder(app.url, { 'taken/file.txt': 'x' });
    const { exit, stdout, stderr } = await ragbench(fixture.path, ['run', '--report', 'taken']);
    expect(exit).toBe(1);
    expect(stdout).toMatch(/^PASS .*3 cases/);
    expect(stdout).toMatch(/qa\.tier0\.numeric_accuracy/);
    expect(stderr).toMatch(/taken cannot be written/);
    expect((await fixture.readdir('.')).toSorted()).toEqual([
      'golden.jsonl',
      'ragbench-recording.jsonl',
      'ragbench.yml',
      'taken',
    ]);
  });

  it.each([
    ['corrupt', '{"schema": 1', /^r\.json:1:\d+: /m],
    ['of a newer schema', '{"schema": 2}', /^r\.json.*: .*schema/m],
    ['of another kind', '[1, 2]', /^r\.json.*: /m],
  ])('that cannot be read is refused by each command that reads one: %s', async (_what, text, said) => {
    await using fixture = await folder('http://127.0.0.1:1/', { 'r.json': text });
    for (const args of [
      ['render', 'r.json'],
      ['compare', 'r.json', 'r.json'],
      ['baseline', 'bump', '--report', 'r.json'],
    ]) {
      const { exit, stdout, stderr } = await ragbench(fixture.path, args);
      expect({ args, exit, stdout }).toEqual({ args, exit: 2, stdout: '' });
      expect(stderr).toMatch(said);
    }
    expect(await fixture.exists(BASELINE)).toBe(false);
  });
});
