import { expect, test } from 'vitest';
import { placeGate } from '../../src/action/place.ts';

test.each([
  ['/repo', 'ragbench.yml', 'ragbench', '', 'ragbench-report.json', 'ragbench-recording.jsonl'],
  [
    '/repo/services/search',
    'ragbench.yml',
    'ragbench:services/search/ragbench.yml',
    'services/search',
    'ragbench-report.json',
    'ragbench-recording.jsonl',
  ],
  [
    '/repo',
    'services/search/ragbench.yml',
    'ragbench:services/search/ragbench.yml',
    'services/search',
    'services+search+ragbench.ragbench-report.json',
    'services+search+ragbench.ragbench-recording.jsonl',
  ],
  [
    '/repo',
    'nightly.yml',
    'ragbench:nightly.yml',
    '',
    'nightly.ragbench-report.json',
    'nightly.ragbench-recording.jsonl',
  ],
])('in %s the config %s has names of its own', (cwd, config, key, configFolder, report, recording) => {
  expect(placeGate('/repo', cwd, { config })).toMatchObject({ key, configFolder, report, recording });
});

test('the recording lies beside a report that the user placed', () => {
  const place = placeGate('/repo', '/repo', { config: 'ragbench.yml', reportPath: 'out/r.json' });
  expect(place).toMatchObject({ report: 'out/r.json', recording: 'out/ragbench-recording.jsonl' });
});

test("the user's own key stands as it is", () => {
  expect(placeGate('/repo', '/repo', { config: 'a.yml', commentKey: 'rag' })?.key).toBe('rag');
});

test.each([
  ['/elsewhere', 'ragbench.yml'],
  ['/repo', '../ragbench.yml'],
  ['/repository', 'ragbench.yml'],
])('a config outside the repository has no place: %s %s', (cwd, config) => {
  expect(placeGate('/repo', cwd, { config })).toBeUndefined();
});
