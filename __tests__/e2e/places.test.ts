import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { open, readFile, symlink, type FileHandle } from 'node:fs/promises';
import { createFixture, type FsFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { ragbench } from '../helpers/cli.ts';
import { golden, qaConfig, reportIn, STOCK, stockApp } from './stock.ts';

const ON_UNIX = process.platform !== 'win32';
const ON_LINUX = process.platform === 'linux';

/** A folder with the golden set of the stock, for an app at this URL. */
function folder(url: string, more: Readonly<Record<string, string>> = {}): Promise<FsFixture> {
  return createFixture({ 'ragbench.yml': qaConfig(url), 'golden.jsonl': golden(), ...more });
}

function makePipe(fixture: FsFixture): string {
  const pipe = fixture.getPath('pipe');
  execFileSync('python3', ['-c', 'import os, sys; os.mkfifo(sys.argv[1])', pipe]);
  return pipe;
}

describe('report and recording', () => {
  it('go into folders that do not exist yet', async () => {
    await using app = await stockApp();
    await using fixture = await folder(app.url);
    const args = ['run', '--report', 'out/new/report.json', '--record', 'out/other/recording.jsonl'];
    expect(await ragbench(fixture.path, args)).toMatchObject({ exit: 0 });
    expect(await reportIn(fixture.path, 'out/new/report.json')).toMatchObject({ verdict: 'PASS' });
    const lines = (await fixture.readFile('out/other/recording.jsonl', 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(Object.keys(STOCK).length);
  });

  it.each([
    [
      'run',
      ['--report', 'same.json', '--record', './same.json'],
      /--record and --report both name same\.json/,
    ],
    [
      'score',
      ['--answers', 'same.json', '--report', 'same.json'],
      /--answers and --report both name same\.json/,
    ],
  ])('may not be one file: %s', async (command, args, said) => {
    await using app = await stockApp();
    await using fixture = await folder(app.url, { 'same.json': 'mine' });
    const { exit, stderr } = await ragbench(fixture.path, [command, ...args]);
    expect({ exit, asked: app.received.length }).toEqual({ exit: 2, asked: 0 });
    expect(stderr).toMatch(said);
    expect(await fixture.readFile('same.json', 'utf8')).toBe('mine');
  });

  it.skipIf(!ON_LINUX)('on a full disk cost no verdict: all is judged, and the run fails', async () => {
    await using app = await stockApp();
    await using fixture = await folder(app.url);
    await symlink('/dev/full', fixture.getPath('full.jsonl'));
    const { exit, stdout, stderr } = await ragbench(fixture.path, ['run', '--record', 'full.jsonl']);
    expect({ exit, asked: app.received.length }).toEqual({ exit: 1, asked: Object.keys(STOCK).length });
    expect(stdout).toMatch(/^PASS .*3 cases/);
    expect(stderr.match(/the recording breaks off here \(ENOSPC.*--record$/gm)).toHaveLength(1);
    expect(await reportIn(fixture.path)).toMatchObject({ verdict: 'PASS' });
  });

  it.skipIf(!ON_UNIX)('go to where a link points, and leave the link', async () => {
    await using app = await stockApp();
    await using fixture = await folder(app.url, { 'kept/report.json': 'old' });
    await symlink('kept/report.json', fixture.getPath('link.json'));
    await ragbench(fixture.path, ['run', '--report', 'link.json']);
    expect(lstatSync(fixture.getPath('link.json')).isSymbolicLink()).toBe(true);
    expect(await reportIn(fixture.path, 'kept/report.json')).toMatchObject({ verdict: 'PASS' });
  });

  it.skipIf(!ON_UNIX)('can go into a pipe, which stays one', async () => {
    await using app = await stockApp();
    await using fixture = await folder(app.url);
    const pipe = makePipe(fixture);
    const [{ exit }, read] = await Promise.all([
      ragbench(fixture.path, ['run', '--report', 'pipe']),
      readFile(pipe, 'utf8'),
    ]);
    expect(exit).toBe(0);
    expect(JSON.parse(read)).toMatchObject({ verdict: 'PASS' });
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });
});

describe('a file that has no end', () => {
  it.skipIf(!ON_LINUX).each([
    ['as a golden file', ['run'], /^full\.jsonl: .*device/m],
    ['as answers', ['score', '--answers', 'full.jsonl'], /^full\.jsonl: .*device/m],
  ])('is refused: %s', async (_what, args, said) => {
    await using app = await stockApp();
    const config = qaConfig(app.url).replace(
      'golden.jsonl',
      args[0] === 'run' ? 'full.jsonl' : 'golden.jsonl',
    );
    await using fixture = await folder(app.url, { 'ragbench.yml': config });
    await symlink('/dev/zero', fixture.getPath('full.jsonl'));
    const { exit, stderr } = await ragbench(fixture.path, args);
    expect({ exit, asked: app.received.length }).toEqual({ exit: 2, asked: 0 });
    expect(stderr).toMatch(said);
  });

  it.skipIf(!ON_UNIX)('holds no command against SIGTERM, as a pipe that nobody fills', async () => {
    await using fixture = await folder('http://127.0.0.1:1/');
    const pipe = makePipe(fixture);
    let writer: FileHandle | undefined;
    // Opening a pipe to write waits until somebody reads it.
    const opened = open(pipe, 'w').then((handle) => (writer = handle));
    const ended = await ragbench(fixture.path, ['score', '--answers', 'pipe'], {
      signalAfter: { signal: 'SIGTERM', when: () => writer !== undefined },
    });
    expect(ended).toMatchObject({ exit: null, signal: 'SIGTERM' });
    await (await opened).close();
  });
});

describe('a reader that goes away', () => {
  it.each(['stdout', 'stderr'] as const)('from %s changes nothing of the verdict', async (stream) => {
    await using app = await stockApp();
    await using fixture = await folder(app.url);
    const { exit, stdout, stderr } = await ragbench(fixture.path, ['run'], { closed: stream });
    expect({ exit, verdict: (await reportIn(fixture.path)).verdict }).toEqual({ exit: 0, verdict: 'PASS' });
    expect(stdout + stderr).not.toMatch(/EPIPE|^\s+at /m);
    const recording = readFileSync(fixture.getPath('ragbench-recording.jsonl'), 'utf8');
    expect(recording.trimEnd().split('\n')).toHaveLength(Object.keys(STOCK).length);
  });
});
