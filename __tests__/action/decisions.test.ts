import { describe, expect, test } from 'vitest';
import { isWorthAComment } from '../../src/action/comment-mode.ts';
import type { CommentMode } from '../../src/action/inputs.ts';
import { permissionNotice, type Feature } from '../../src/action/permission.ts';
import { readLeftOver, STATE } from '../../src/action/state.ts';
import type { Report } from '../../src/model/report.ts';

const PASS = { verdict: 'PASS', exit_code: 0, ledger: { still_passing: 4, still_failing: 1 } };
const FIXED = { ...PASS, ledger: { fixed: 1 } };
const WEAK = { ...PASS, verdict: 'WEAK' };
const FAIL = { verdict: 'FAIL', exit_code: 1, ledger: { regressed: 2 } };

describe('isWorthAComment', () => {
  test.each<[CommentMode, boolean[]]>([
    ['always', [true, true, true, true]],
    ['on-change', [false, true, true, true]],
    ['on-failure', [false, false, false, true]],
    ['never', [false, false, false, false]],
  ])('%s: unchanged, fixed, weak, failed', (mode, wanted) => {
    const reports = [PASS, FIXED, WEAK, FAIL] as unknown as Report[];
    expect(reports.map((report) => isWorthAComment(mode, report))).toEqual(wanted);
  });
});

describe('permissionNotice', () => {
  test('nothing missing is nothing to say', () => {
    expect(permissionNotice([], false)).toBeUndefined();
  });

  test.each<[Feature[], string]>([
    [['comment'], 'permissions: { contents: read, pull-requests: write }'],
    [['check', 'comment'], 'permissions: { contents: read, checks: write, pull-requests: write }'],
    [['bump'], 'permissions: { contents: write }'],
    [['check', 'bump'], 'permissions: { checks: write, contents: write }'],
  ])('%j: one notice has the exact line', (refused, line) => {
    expect(permissionNotice(refused, false)).toContain(`Add to the job: ${line}`);
  });

  test('a fork cannot add permissions, and is not told to', () => {
    expect(permissionNotice(['comment'], true)).not.toContain('Add to the job');
  });
});

describe('readLeftOver', () => {
  const read = (state: Readonly<Record<string, string>>): ReturnType<typeof readLeftOver> =>
    readLeftOver((name) => state[name] ?? '');

  test('without a trace of main this is main', () => {
    expect(read({})).toBeUndefined();
  });

  test('main that ended by itself leaves nothing to do', () => {
    expect(read({ [STATE.started]: 'yes', [STATE.done]: 'yes' })).toMatchObject({ isDone: true });
  });

  test('main that was killed leaves its check and its process groups', () => {
    expect(read({ [STATE.started]: 'yes', [STATE.check]: '7', [STATE.groups]: '12,34' })).toEqual({
      isDone: false,
      check: 7,
      groups: [12, 34],
    });
  });

  test('no group is read out of nonsense: a kill of group 0 or 1 would hit everything', () => {
    expect(read({ [STATE.started]: 'yes', [STATE.groups]: ',0,1,x,-5' })?.groups).toEqual([]);
  });
});
