import { describe, expect, it } from 'vitest';
import {
  applyRecorded,
  loosenedSettings,
  lostSuites,
  type GuardedRow,
  type GuardedSettings,
} from '../../src/gate/loosened.ts';
import { record, RULES } from './inputs.ts';

type Gate = Partial<GuardedSettings['gate']>;

function settings(gate: Gate = {}, more: Partial<GuardedSettings> = {}): GuardedSettings {
  return {
    gate: { ...RULES, stop_after_tier0: true, confirm: 0, noise: 'strict', alpha: 0.01, ...gate },
    baseline: { store: 'repo', path: '.ragbench/baseline.json', bump: 'commit' },
    judge: { fail: 'closed' },
    when: {},
    ...more,
  };
}

const place = (metric: string) => ({ suite: 'qa', tier: 0, variant: 'default', metric });
const row = (metric: string, direction: 'higher' | 'lower', base?: number, own = base): GuardedRow => ({
  place: place(metric),
  direction,
  threshold: { base, own },
});
const ROWS = [row('accuracy', 'higher'), row('quality', 'higher'), row('fabrication', 'lower')];
const found = (base: Gate, own: Gate, rows = ROWS) =>
  loosenedSettings(settings(base), settings(own), rows).map(
    ({ what, from, to }) => `${what}: ${from} → ${to}`,
  );

const BANDS = { pass: 0.9, weak: 0.8 };

describe('what is called a weakening', () => {
  it.each<[string, Gate, Gate, string[]]>([
    [
      'a lowered threshold',
      { thresholds: { qa: 0.9 } },
      { thresholds: { qa: 0.8 } },
      ['gate.thresholds of qa: 0.9 → 0.8'],
    ],
    ['a removed threshold', { thresholds: { qa: 0.9 } }, {}, ['gate.thresholds of qa: 0.9 → unset']],
    [
      'a threshold overridden by name',
      { thresholds: { qa: 0.9 } },
      { thresholds: { qa: 0.9, 'qa.accuracy': 0.1 } },
      ['gate.thresholds of qa.accuracy: 0.9 → 0.1'],
    ],
    [
      'a lowered weak band',
      { thresholds: { qa: BANDS } },
      { thresholds: { qa: { pass: 0.9, weak: 0.5 } } },
      ['gate.thresholds of qa: 0.9 (weak 0.8) → 0.9 (weak 0.5)'],
    ],
    [
      'a raised ceiling',
      { thresholds: { 'qa.fabrication': 1 } },
      { thresholds: { 'qa.fabrication': 2 } },
      ['gate.thresholds of qa.fabrication: 1 → 2'],
    ],
    ['a raised tolerance', {}, { tolerance: 0.1 }, ['gate.tolerance: 0 → 0.1']],
    [
      'a tolerance for one row',
      {},
      { tolerance: { 'qa.accuracy': 0.1 } },
      ['gate.tolerance of qa.accuracy: 0 → 0.1'],
    ],
    [
      'a narrower tolerance that is gone',
      { tolerance: { qa: 0.1, 'qa.accuracy': 0 } },
      { tolerance: { qa: 0.1 } },
      ['gate.tolerance of qa.accuracy: 0 → 0.1'],
    ],
    [
      'an advisory row',
      {},
      { advisory: ['qa.accuracy'] },
      ['gate.advisory of qa.accuracy: judged → advisory'],
    ],
    [
      'a wider advisory name',
      { advisory: ['qa.accuracy'] },
      { advisory: ['qa'] },
      ['gate.advisory of qa: judged → advisory'],
    ],
    ['fail_on', { fail_on: 'weak' }, {}, ['gate.fail_on: weak → fail']],
    ['missing_baseline', { missing_baseline: 'fail' }, {}, ['gate.missing_baseline: fail → seed']],
    ['weakening', { weakening: 'fail' }, {}, ['gate.weakening: fail → warn']],
    ['stop_after_tier0', {}, { stop_after_tier0: false }, ['gate.stop_after_tier0: true (applied) → false']],
    ['noise', {}, { noise: 'learned' }, ['gate.noise: "strict" (applied) → "learned"']],
    ['alpha', {}, { alpha: 0.001 }, ['gate.alpha: 0.01 (applied) → 0.001']],
    ['confirm', {}, { confirm: 3 }, ['gate.confirm: 0 (applied) → 3']],
  ])('%s', (_what, base, own, expected) => {
    expect(found(base, own)).toEqual(expected);
  });

  it.each<[string, Gate, Gate]>([
    ['nothing changed', {}, {}],
    ['a raised threshold', { thresholds: { 'qa.accuracy': 0.8 } }, { thresholds: { 'qa.accuracy': 0.9 } }],
    ['a new threshold', {}, { thresholds: { qa: 0.9 } }],
    [
      'one threshold split into stricter ones',
      { thresholds: { qa: 0.8 } },
      { thresholds: { 'qa.accuracy': 0.8, 'qa.quality': 0.9, 'qa.fabrication': 0.8 } },
    ],
    [
      'a number written as bands',
      { thresholds: { qa: 0.9 } },
      { thresholds: { qa: { pass: 0.9, weak: 0.9 } } },
    ],
    ['a lowered ceiling', { thresholds: { 'qa.fabrication': 2 } }, { thresholds: { 'qa.fabrication': 1 } }],
    ['a lowered tolerance', { tolerance: 0.1 }, { tolerance: { 'qa.accuracy': 0.1 } }],
    ['a row no longer advisory', { advisory: ['qa'] }, {}],
    ['advisory named more narrowly', { advisory: ['qa'] }, { advisory: ['qa.accuracy'] }],
    ['an advisory suite that the base lacks', {}, { advisory: ['other'] }],
    ['stricter words', {}, { fail_on: 'weak', missing_baseline: 'fail', weakening: 'fail' }],
    ['stricter noise settings', { noise: 'learned', alpha: 0.001, confirm: 3, stop_after_tier0: false }, {}],
  ])('never %s', (_what, base, own) => {
    expect(found(base, own)).toEqual([]);
  });

  it('the threshold of the data counts like any other', () => {
    expect(found({}, {}, [row('accuracy', 'higher', 0.95, 0.5)])).toEqual([
      "the data's own threshold of qa.tier0.accuracy: 0.95 → 0.5",
    ]);
    expect(found({}, {}, [row('accuracy', 'higher', 0.95, undefined)])).toEqual([]);
    expect(found({}, { thresholds: { qa: 0.5 } }, [row('accuracy', 'higher', 0.95)])).toEqual([
      'gate.thresholds of qa: 0.95 → 0.5',
    ]);
  });

  it.each([
    [
      'another store',
      { baseline: { store: 'file', path: '.ragbench/baseline.json', bump: 'commit' } },
      'baseline.store: "repo" (applied) → "file"',
    ],
    [
      'another path',
      { baseline: { store: 'repo', path: 'b.json', bump: 'commit' } },
      'baseline.path: ".ragbench/baseline.json" (applied) → "b.json"',
    ],
    [
      'no bump',
      { baseline: { store: 'repo', path: '.ragbench/baseline.json', bump: 'off' } },
      'baseline.bump: "commit" (applied) → "off"',
    ],
  ])('%s', (_what, more, expected) => {
    expect(
      loosenedSettings(settings(), settings({}, more), ROWS).map(
        ({ what, from, to }) => `${what}: ${from} → ${to}`,
      ),
    ).toEqual([expected]);
  });

  it("a judge's failures let through", () => {
    const open = settings({}, { judge: { fail: 'open' } });
    expect(loosenedSettings(open, settings(), ROWS)).toEqual([
      { what: 'judge.fail', from: 'open', to: 'closed' },
    ]);
    expect(loosenedSettings(settings(), open, ROWS)).toEqual([]);
  });

  it('a suite that the base runs and this side does not', () => {
    expect(lostSuites([place('accuracy'), place('quality')], [], [])).toEqual([
      { what: 'suite qa.tier0', from: 'run at the base', to: 'not in this config' },
    ]);
    expect(lostSuites([place('accuracy')], [place('quality')], [])).toEqual([]);
    expect(lostSuites([place('accuracy')], [], [record({ kind: 'drop', suite: 'qa' })])).toEqual([]);
  });
});

describe('a recorded setting', () => {
  const after = (setting: string, to: unknown, own: GuardedSettings, row?: string) =>
    loosenedSettings(
      applyRecorded(settings({ thresholds: { qa: 0.9 } }), [
        record({ kind: 'setting', setting, to, ...(row !== undefined && { row }) }),
      ]),
      own,
      ROWS,
    ).map(({ what }) => what);

  it.each<[string, unknown, GuardedSettings, string | undefined]>([
    ['gate.thresholds', 0.8, settings({ thresholds: { qa: 0.8 } }), 'qa'],
    ['gate.thresholds', null, settings(), 'qa'],
    ['gate.tolerance', 0.1, settings({ tolerance: 0.1, thresholds: { qa: 0.9 } }), undefined],
    ['gate.advisory', true, settings({ advisory: ['qa'], thresholds: { qa: 0.9 } }), 'qa'],
    [
      'gate.stop_after_tier0',
      false,
      settings({ stop_after_tier0: false, thresholds: { qa: 0.9 } }),
      undefined,
    ],
    ['judge.fail', 'closed', settings({ thresholds: { qa: 0.9 } }), undefined],
    [
      'baseline.bump',
      'off',
      settings(
        { thresholds: { qa: 0.9 } },
        { baseline: { store: 'repo', path: '.ragbench/baseline.json', bump: 'off' } },
      ),
      undefined,
    ],
  ])('%s to %j is on purpose', (setting, to, own, row) => {
    expect(after(setting, to, own, row)).toEqual([]);
  });

  it('hides no more than it says', () => {
    expect(after('gate.thresholds', 0.8, settings({ thresholds: { qa: 0.1 } }), 'qa')).toEqual([
      'gate.thresholds of qa',
    ]);
    expect(
      after('gate.thresholds', 0.8, settings({ thresholds: { qa: 0.8, 'qa.accuracy': 0.1 } }), 'qa'),
    ).toEqual(['gate.thresholds of qa.accuracy']);
    expect(after('gate.tolerance', 0.1, settings({ tolerance: 0.5, thresholds: { qa: 0.9 } }))).toEqual([
      'gate.tolerance',
    ]);
    expect(after('gate.tolerance', 0.1, settings({ tolerance: 0.1 }))).toEqual(['gate.thresholds of qa']);
  });
});
