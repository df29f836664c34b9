import { describe, expect, it } from 'vitest';
import { childEnvironment, isWithheld } from '../../src/app/environment.ts';

const WITHHELD = [
  'GITHUB_TOKEN',
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'INPUT_GITHUB-TOKEN',
  'INPUT_CONFIG',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'Github_Token',
  'input_config',
  'actions_results_url',
];

const KEPT = [
  'PATH',
  'RUNNER_TRACKING_ID',
  'GITHUB_SHA',
  'GITHUB_TOKENS',
  'MY_INPUT_DIR',
  'INPUT',
  'ACTIONS',
];

describe('isWithheld', () => {
  it.each(WITHHELD)('withholds %s', (name) => expect(isWithheld(name)).toBe(true));
  it.each(KEPT)('lets %s through', (name) => expect(isWithheld(name)).toBe(false));
});

describe('childEnvironment', () => {
  it('drops the withheld names and undefined values, and keeps all else', () => {
    const env = Object.fromEntries([...WITHHELD, ...KEPT].map((name) => [name, `value of ${name}`]));
    const child = childEnvironment({ ...env, GONE: undefined }, {});
    expect(Object.keys(child).toSorted()).toEqual([...KEPT, 'PYTHONUNBUFFERED'].toSorted());
    expect(child.RUNNER_TRACKING_ID).toBe('value of RUNNER_TRACKING_ID');
  });

  it("takes the user's own values, over the environment's and even for a withheld name", () => {
    const child = childEnvironment(
      { MODEL: 'big', GITHUB_TOKEN: 'job' },
      { MODEL: 'small', GITHUB_TOKEN: 'own' },
    );
    expect(child).toMatchObject({ MODEL: 'small', GITHUB_TOKEN: 'own' });
  });

  it.each([
    ['set by nobody', {}, {}, '1'],
    ["the user's", {}, { PYTHONUNBUFFERED: 'x' }, 'x'],
    ["the user's, empty", {}, { PYTHONUNBUFFERED: '' }, ''],
    ["the environment's", { PYTHONUNBUFFERED: '0' }, {}, '0'],
    ["the environment's, empty", { PYTHONUNBUFFERED: '' }, {}, ''],
    ['both', { PYTHONUNBUFFERED: '0' }, { PYTHONUNBUFFERED: '' }, ''],
  ])('PYTHONUNBUFFERED: %s', (_, env, extra, expected) => {
    expect(childEnvironment(env, extra).PYTHONUNBUFFERED).toBe(expected);
  });

  it('knows on Windows only that names differing by case are one', () => {
    const env = { Path: 'C:\\Windows', pythonunbuffered: '' };
    expect(childEnvironment(env, { PATH: 'C:\\app' }, 'win32')).toEqual({
      PATH: 'C:\\app',
      pythonunbuffered: '',
    });
    expect(childEnvironment(env, { PATH: '/app' }, 'linux')).toEqual({
      ...env,
      PATH: '/app',
      PYTHONUNBUFFERED: '1',
    });
  });
});
