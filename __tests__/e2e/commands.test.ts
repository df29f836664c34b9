import { createFixture, type FsFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../src/version.ts';
import { ragbench } from '../helpers/cli.ts';
import { golden, qaConfig, STOCK, stockApp } from './stock.ts';

const RECORDING = 'ragbench-recording.jsonl';
const REPORT = 'ragbench-report.json';
const LOWER = ['--row', 'qa.numeric_accuracy', '--to', '0.5', '--reason', 'x'];

/** Every command with arguments that it can be carried out with after a run, and its exit code there. */
const COMMANDS: readonly (readonly [name: string, args: readonly string[], exit: number])[] = [
  ['demo', [], 0],
  ['run', [], 0],
  ['score', ['--answers', RECORDING], 0],
  ['replay', ['--recording', RECORDING, '--case', 'bikes'], 0],
  ['init', [], 0],
  ['validate', [], 0],
  ['schema', [], 0],
  ['stats', [], 0],
  ['sample', ['builtin', '--n', '6'], 0],
  ['agreement', ['anna.jsonl', 'ben.jsonl'], 0],
  ['compare', [REPORT, REPORT], 0],
  ['render', [REPORT], 0],
  ['baseline bump', [], 0],
  ['baseline show', [], 0],
  ['baseline lower', LOWER, 0],
  ['baseline drop', ['--suite', 'qa', '--reason', 'x'], 0],
];

/** A folder after a run; its baseline exists. */
async function afterRun(url: string): Promise<FsFixture> {
  const fixture = await createFixture({
    'ragbench.yml': qaConfig(url, 'baseline: { store: file }\n'),
    'golden.jsonl': golden(),
    'anna.jsonl': '{"id": "x", "mode": "abstain"}\n{"id": "y", "mode": "disputed"}\n',
    'ben.jsonl': '{"id": "y", "mode": "disputed"}\n{"id": "x", "mode": "abstain"}\n',
  });
  await ragbench(fixture.path, ['run']);
  await ragbench(fixture.path, ['baseline', 'bump']);
  return fixture;
}

describe('every command', () => {
  it.each(COMMANDS)(
    '%s --json prints one JSON value and nothing else on stdout',
    async (name, args, exit) => {
      await using app = await stockApp();
      await using fixture = await afterRun(app.url);
      const finished = await ragbench(fixture.path, [...name.split(' '), ...args, '--json']);
      expect(finished.exit).toBe(exit);
      expect(JSON.parse(finished.stdout)).toBeTypeOf('object');
    },
  );

  it.each(COMMANDS)('%s --help shows an example that starts with the command', async (name) => {
    await using fixture = await createFixture({});
    const { exit, stdout, stderr } = await ragbench(fixture.path, [...name.split(' '), '--help']);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toMatch(/--json/);
    expect(stdout).toMatch(new RegExp(`Example:\\n +ragbench ${name}\\b`));
  });

  it('is in the list of --help, and in no other', async () => {
    await using fixture = await createFixture({});
    const [{ stdout }, baseline] = await Promise.all([
      ragbench(fixture.path, ['--help']),
      ragbench(fixture.path, ['baseline', '--help']),
    ]);
    const listed = (text: string): string[] => {
      const [list = ''] = /^Commands:\n(?: .*\n)+/m.exec(text) ?? [];
      return [...list.matchAll(/^ {2}(\w+) /gm)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'help');
    };
    const names = [
      ...listed(stdout).filter((name) => name !== 'baseline'),
      ...listed(baseline.stdout).map((name) => `baseline ${name}`),
    ];
    for (const text of [stdout, baseline.stdout]) expect(text).toMatch(/Example:\n +ragbench /);
    expect(names.toSorted()).toEqual(COMMANDS.map(([name]) => name).toSorted());
  });
});

describe('a command line that is wrong', () => {
  const WRONG: readonly (readonly [args: readonly string[], said: RegExp])[] = [
    [['rnu'], /unknown command 'rnu'[^]*Did you mean run\?/i],
    [['baseline', 'bmp'], /unknown command 'bmp'[^]*Did you mean bump\?/i],
    [['run', '--reprot', 'x'], /unknown option '--reprot'[^]*Did you mean --report\?/i],
    [['run', '--suite', 'qaa'], /"qaa"[^]*did you mean "qa"\?/i],
    [['run', '--variant', 'defualt'], /"defualt"[^]*did you mean "default"\?/i],
    [['run', '--tier', '2'], /0 or 1/],
    [['run', '--tier', '1'], /tier 1/],
    [['run', '--baseline', 'nope.json'], /--baseline nope\.json: there is no such file/],
    [['score'], /--answers/],
    [['replay', '--case', 'x'], /--recording/],
    [['compare', 'a.json'], /after/],
    [['stats', 'nope'], /nope: there is no such folder/],
    [['sample', '--n', '1'], /no governance suite/],
    [['sample', 'builtin', '--n', '999'], /builtin has 60 cases/],
    [['agreement', 'golden.jsonl'], /golden\.jsonl:1:1: .*label/],
    [['agreement', 'golden.jsonl', 'golden.jsonl'], /both name/],
    [['render', 'a.json', '--as', 'pdf'], /terminal/],
    [['baseline', 'lower', '--to', '1', '--reason', 'x'], /--row .*--setting/],
    [['baseline', 'drop', '--reason', 'x'], /--suite .*--row/],
  ];

  it.each(WRONG)('exits 2, says what is allowed, and asks no app: %j', async (args, said) => {
    await using app = await stockApp();
    await using fixture = await createFixture({
      'ragbench.yml': qaConfig(app.url, 'baseline: { store: file }\n'),
      'golden.jsonl': golden(),
      '.ragbench/baseline.json': '{"schema": 1, "entries": {}, "changes": []}\n',
    });
    const { exit, stdout, stderr } = await ragbench(fixture.path, args);
    expect({ exit, stdout, asked: app.received.length }).toEqual({ exit: 2, stdout: '', asked: 0 });
    expect(stderr).toMatch(said);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('the command itself', () => {
  it('prints its version', async () => {
    await using fixture = await createFixture({});
    for (const flag of ['--version', '-V'])
      expect(await ragbench(fixture.path, [flag])).toMatchObject({
        exit: 0,
        stdout: `${VERSION}\n`,
        stderr: '',
      });
  });

  it('asks and judges only what --suite names, and says so first', async () => {
    await using app = await stockApp();
    const config = qaConfig(app.url, '  more: { kind: qa, golden: golden.jsonl, tier: 1 }\n');
    await using fixture = await createFixture({ 'ragbench.yml': config, 'golden.jsonl': golden() });
    const { exit, stdout } = await ragbench(fixture.path, ['run', '--suite', 'more']);
    expect({ exit, asked: app.received.length }).toEqual({ exit: 0, asked: Object.keys(STOCK).length });
    expect(stdout.split('\n')[0]).toMatch(/partial/);
  });
});
