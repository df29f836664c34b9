import { expect, test } from 'vitest';
import { readInputs } from '../../src/action/inputs.ts';

const read = (given: Readonly<Record<string, string>>): ReturnType<typeof readInputs> =>
  readInputs((name) => ({ 'github-token': 'token', ...given })[name] ?? '');

test('inputs that are left empty are absent, and the rest are the defaults', () => {
  expect(read({})).toEqual({
    config: 'ragbench.yml',
    workingDirectory: '.',
    token: 'token',
    selection: {},
    bump: 'auto',
  });
});

test('lists are split at commas and lines, and a tier is a number', () => {
  expect(read({ suites: 'qa, governance\n\n house ,', tier: '0' })).toMatchObject({
    selection: { suites: ['qa', 'governance', 'house'], tier: 0 },
  });
});

test('every input that stands in for a setting is taken over', () => {
  const given = {
    comment: 'on-change',
    'comment-key': 'mine',
    'check-name': 'Quality',
    'baseline-store': 'repo',
    bump: 'off',
    'fail-on': 'weak',
    'report-path': 'out/r.json',
    'report-url': 'https://example.org/report',
  };
  expect(read(given)).toMatchObject({
    comment: 'on-change',
    commentKey: 'mine',
    checkName: 'Quality',
    store: 'repo',
    bump: 'off',
    failOn: 'weak',
    reportPath: 'out/r.json',
    reportUrl: 'https://example.org/report',
  });
});

test.each([
  [{ comment: 'alway' }, 'comment: "alway" is not allowed; allowed: always, on-change, on-failure, never'],
  [{ 'fail-on': 'never' }, 'fail-on: "never" is not allowed; allowed: fail, weak'],
  [{ tier: '2' }, 'tier: "2" is not allowed; allowed: 0, 1'],
  [{ 'github-token': '' }, 'github-token: is empty; leave it out, or give a token'],
  [{ 'report-url': 'javascript:alert(1)' }, 'report-url: is no web address; it begins with https://'],
  [{ command: 'publish' }, 'command: publish is not built yet in this version'],
  [{ command: 'dance' }, 'command: "dance" is not allowed; allowed: run'],
  [{ shard: '1/2' }, 'shard: is not built yet in this version'],
])('%j is refused', (given, fault) => {
  expect(read(given)).toEqual({ faults: [fault] });
});

test.each([
  [{ 'baseline-store': 'cache' }, 'baseline-store: cache is not built yet in this version'],
  [{ bump: 'pull-request' }, 'bump: pull-request is not built yet in this version'],
])('%j, which a later version will know, is refused once and by name', (given, fault) => {
  expect(read(given)).toEqual({ faults: [fault] });
});

test('everything wrong is told at once', () => {
  const result = read({ comment: 'x', bump: 'y', tier: 'z' });
  expect('faults' in result && result.faults).toHaveLength(3);
});
