import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ragbench, type Ended } from '../helpers/cli.ts';
import { bench, type Bench } from './bench.ts';

/** With characters that JSON and URLs write in another way. */
const TOKEN = 'pier/"night+ferry"\\7=';
/** No form of the token is without it. */
const CORE = 'ferry';
const FILES = ['ragbench-report.json', 'ragbench-recording.jsonl', 'baseline.json'];

/** Every place where output of the command ends up. */
const leaks = ({ fixture }: Bench, ...runs: readonly Ended[]): string[] => {
  const places = [
    ...runs.flatMap(({ stdout, stderr }) => [stdout, stderr]),
    ...FILES.map((name) => fixture.getPath(name))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8')),
  ];
  return places.flatMap((text) => text.split('\n')).filter((line) => line.includes(CORE));
};

it('a token in a header shows up nowhere, though the app says it in answers, in an error and on stdout', async () => {
  await using app = await bench('echo-secret', {
    app: { headers: { Authorization: 'Bearer ${APP_TOKEN}' } },
  });
  const env = { APP_TOKEN: TOKEN };
  const ended = await app.run({ env });
  const bumped = await ragbench(app.fixture.path, ['baseline', 'bump'], { env });
  const replayed = await ragbench(
    app.fixture.path,
    ['replay', '--recording', 'ragbench-recording.jsonl', '--case', 'locks'],
    { env },
  );
  expect(ended).toMatchObject({ exit: 1, stdout: expect.stringContaining('status 500') });
  expect(app.recording().find((line) => line.case === 'bicycles')?.response).toMatchObject({
    text: '41 pcs, says stock.md. [redacted]',
  });
  expect(leaks(app, ended, bumped, replayed)).toEqual([]);
});

it('nor in the last words of an app that does not come up', async () => {
  await using app = await bench('exits-at-once', { env: { DEPOT_KEY: '${APP_TOKEN}' } });
  const ended = await app.run({ env: { APP_TOKEN: TOKEN } });
  expect(ended).toMatchObject({
    exit: 3,
    stderr: expect.stringContaining("the depot's key is refused: [redacted]"),
  });
  expect(leaks(app, ended)).toEqual([]);
});
