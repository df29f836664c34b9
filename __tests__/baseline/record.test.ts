import { describe, expect, it } from 'vitest';
import { defaultBaselinePath } from '../../src/baseline/locate.ts';
import { recordDrop, recordFloor, recordSetting, rowsOf } from '../../src/baseline/record.ts';
import { baseline, counts, QA_KEY, stored } from '../gate/inputs.ts';

const SIGNATURE = { id: 'r1', reason: 'new documents', by: 'alex', date: '2026-01-02' };
const BASELINE = baseline({
  [QA_KEY]: stored({ ...counts(9, 10), x: { fabrication: 0 } }),
  'qa/tier0/agent': stored(counts(1, 2)),
  'no entry': stored(counts(1, 1)),
});

describe('recordFloor', () => {
  it('records the row by its full name, from what it stands at', () => {
    expect(recordFloor(BASELINE, 'qa.default.accuracy', 0.8, SIGNATURE)).toEqual({
      kind: 'ok',
      change: { ...SIGNATURE, kind: 'floor', row: 'qa.tier0.accuracy', from: 0.9, to: 0.8 },
    });
    expect(recordFloor(BASELINE, 'qa.fabrication', 2, SIGNATURE)).toMatchObject({
      kind: 'ok',
      change: { from: 1, to: 2 },
    });
  });

  it.each([
    [
      'an unknown row',
      'qa.acuracy',
      0.5,
      'the baseline has no row "qa.acuracy"; qa.tier0.accuracy, qa.tier0.fabrication, qa.tier0.agent.accuracy is allowed',
    ],
    [
      'a name of several rows',
      'qa.accuracy',
      0.5,
      '"qa.accuracy" means 2 rows; name one of qa.tier0.accuracy, qa.tier0.agent.accuracy',
    ],
    [
      'the floor as it is',
      'qa.default.accuracy',
      0.9,
      'qa.tier0.accuracy stands at 0.9, so 0.9 is no lowering; a run that is better raises it by itself',
    ],
    ['a raise', 'qa.default.accuracy', 0.95, 'so 0.95 is no lowering'],
    ['a lower ceiling', 'qa.fabrication', 0, 'so 0 is no lowering'],
    ['no number', 'qa.fabrication', Number.NaN, 'no lowering'],
  ])('refuses %s', (_what, row, to, why) => {
    expect(recordFloor(BASELINE, row, to, SIGNATURE)).toEqual({
      kind: 'refused',
      why: expect.stringContaining(why),
    });
  });
});

describe('recordSetting', () => {
  it('records what it was and what it becomes', () => {
    expect(recordSetting(BASELINE, 'gate.tolerance', undefined, { from: 0, to: 0.1 }, SIGNATURE)).toEqual({
      kind: 'ok',
      change: { ...SIGNATURE, kind: 'setting', setting: 'gate.tolerance', from: 0, to: 0.1 },
    });
    expect(
      recordSetting(BASELINE, 'gate.thresholds', 'qa', { from: 0.9, to: null }, SIGNATURE),
    ).toMatchObject({ kind: 'ok', change: { row: 'qa', to: null } });
  });

  it.each([
    [
      'what is no setting',
      'suites.qa.when',
      undefined,
      [],
      '"suites.qa.when" is no setting that can be lowered; gate.thresholds, gate.tolerance',
    ],
    ['a value that it cannot have', 'gate.fail_on', undefined, 'never', 'fail or weak is allowed'],
    ['a row that the baseline lacks', 'gate.tolerance', 'other', 0.1, 'the baseline has no row "other"'],
    ['a value that it has', 'gate.tolerance', undefined, 0, 'gate.tolerance is 0 already at the base'],
  ])('refuses %s', (_what, setting, row, to, why) => {
    expect(recordSetting(BASELINE, setting, row, { from: 0, to }, SIGNATURE)).toEqual({
      kind: 'refused',
      why: expect.stringContaining(why),
    });
  });
});

describe('recordDrop', () => {
  it.each([[{ suite: 'qa' }], [{ row: 'qa.agent' }]])('%j', (what) => {
    expect(recordDrop(BASELINE, what, SIGNATURE)).toEqual({
      kind: 'ok',
      change: { ...SIGNATURE, kind: 'drop', ...what },
    });
  });

  it.each([
    [{ suite: 'house' }, 'the baseline has no suite "house"'],
    [{ row: 'qa.tier1' }, 'the baseline has no row "qa.tier1"'],
  ])('refuses %j', (what, why) => {
    expect(recordDrop(BASELINE, what, SIGNATURE)).toEqual({
      kind: 'refused',
      why: expect.stringContaining(why),
    });
  });
});

it('rowsOf leaves out keys that are no entries', () => {
  expect(rowsOf(BASELINE).map(({ place: { variant, metric } }) => `${variant}.${metric}`)).toEqual([
    'default.accuracy',
    'default.fabrication',
    'agent.accuracy',
  ]);
});

it.each([
  ['ragbench.yml', '.ragbench/baseline.json'],
  ['sub/ragbench.yml', '.ragbench/baseline.json'],
  ['help.yml', '.ragbench/help.baseline.json'],
  ['ragbench.json', '.ragbench/ragbench.baseline.json'],
  ['rag.v2.yaml', '.ragbench/rag.v2.baseline.json'],
])('%s keeps its baseline in %s', (config, path) => {
  expect(defaultBaselinePath(config)).toBe(path);
});
