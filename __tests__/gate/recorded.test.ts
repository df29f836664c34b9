import { describe, expect, it } from 'vitest';
import { editedBaseline } from '../../src/gate/edited-baseline.ts';
import type { BaselineState } from '../../src/gate/input.ts';
import { faultOf } from '../../src/gate/recordable.ts';
import { pendingChanges } from '../../src/gate/recorded.ts';
import type { Baseline, RecordedChange } from '../../src/model/baseline.ts';
import { baseline, counts, QA_KEY, record, stored } from './inputs.ts';

const ENTRIES = { [QA_KEY]: stored(counts(9, 10)) };
const floor = (id: string, to: number, more: Partial<RecordedChange> = {}) =>
  record({ id, row: 'qa.accuracy', to, ...more });
const withChanges = (...changes: readonly RecordedChange[]): Baseline => baseline(ENTRIES, changes);

describe('records that count', () => {
  it('are the new ones of this side', () => {
    expect(pendingChanges(withChanges(floor('new', 0.5)), withChanges())).toMatchObject([
      { id: 'new', to: 0.5 },
    ]);
  });

  it('are those of the base as they stand there, however this side edits them', () => {
    expect(pendingChanges(withChanges(floor('a', 0.1)), withChanges(floor('a', 0.8)))).toMatchObject([
      { id: 'a', to: 0.8 },
    ]);
    expect(pendingChanges(withChanges(), withChanges(floor('a', 0.8)))).toMatchObject([{ id: 'a', to: 0.8 }]);
  });

  it.each([
    ['applied at the base', withChanges(floor('a', 0.1)), withChanges(floor('a', 0.8, { applied: 'abc' }))],
    ['applied by their own word', withChanges(floor('a', 0.1, { applied: 'abc' })), withChanges()],
    ['accepted cases', withChanges(record({ kind: 'accept', cases: ['c0'] })), withChanges()],
    ['a floor that is no number', withChanges(record({ row: 'qa', to: 'abc' })), withChanges()],
    [
      'a setting whose value compares with nothing',
      withChanges(record({ kind: 'setting', setting: 'gate.thresholds', row: 'qa', to: 'abc' })),
      withChanges(),
    ],
    [
      'a setting that is none',
      withChanges(record({ kind: 'setting', setting: 'fail_on', to: 'fail' })),
      withChanges(),
    ],
  ])('are never %s', (_what, own, base) => {
    expect(pendingChanges(own, base)).toEqual([]);
  });

  it('of a doubled id only the first counts, and none where the base has it', () => {
    expect(pendingChanges(withChanges(floor('a', 0.8), floor('a', 0.1)), withChanges())).toMatchObject([
      { to: 0.8 },
    ]);
    expect(
      pendingChanges(withChanges(floor('a', 0.8), floor('a', 0.1)), withChanges(floor('a', 0.8))),
    ).toMatchObject([{ to: 0.8 }]);
  });

  it('say from what really stands at the base, not what they claim', () => {
    const settings = { gate: { tolerance: 0, thresholds: { qa: 0.95 }, fail_on: 'weak', advisory: [] } };
    const claims = [
      floor('a', 0.5, { from: 0.5 }),
      record({ id: 'b', kind: 'setting', setting: 'gate.thresholds', row: 'qa', from: 0.1, to: 0.1 }),
      record({ id: 'c', kind: 'setting', setting: 'gate.fail_on', from: 'fail', to: 'fail' }),
      record({ id: 'd', kind: 'setting', setting: 'gate.advisory', row: 'qa', from: true, to: true }),
    ];
    expect(pendingChanges(withChanges(...claims), withChanges(), settings).map(({ from }) => from)).toEqual([
      0.9,
      0.95,
      'weak',
      false,
    ]);
  });
});

describe('what may be recorded', () => {
  it.each([
    [{ kind: 'floor', to: 1 }, 'a floor needs a row'],
    [{ kind: 'floor', row: 'qa', to: Number.NaN }, 'a floor needs a row'],
    [{ kind: 'drop' }, 'a drop needs a suite or a row'],
    [
      { kind: 'setting', setting: 'gate.nothing', to: 1 },
      '"gate.nothing" is no setting that can be lowered; gate.thresholds, ',
    ],
    [{ kind: 'setting', setting: 'constructor', to: 1 }, 'is no setting'],
    [{ kind: 'setting', setting: 'suites.qa.when', to: ['src'] }, 'is no setting'],
    [
      { kind: 'setting', setting: 'gate.thresholds', to: 1 },
      'gate.thresholds is kept per row; name it with --row',
    ],
    [
      { kind: 'setting', setting: 'gate.fail_on', row: 'qa', to: 'fail' },
      'gate.fail_on is not kept per row; leave --row out',
    ],
    [
      { kind: 'setting', setting: 'gate.fail_on', to: 'never' },
      '"never" is no value of gate.fail_on; fail or weak is allowed',
    ],
    [
      { kind: 'setting', setting: 'gate.tolerance', to: -1 },
      '-1 is no value of gate.tolerance; a number from 0 on is allowed',
    ],
    [
      { kind: 'setting', setting: 'gate.stop_after_tier0', to: 'no' },
      '"no" is no value of gate.stop_after_tier0; true or false is allowed',
    ],
    [
      { kind: 'setting', setting: 'gate.thresholds', row: 'qa', to: { pass: 1 } },
      'is no value of gate.thresholds',
    ],
    [{ kind: 'setting', setting: 'gate.confirm', to: undefined }, 'nothing is no value of gate.confirm'],
  ] as const)('not %j', (change, message) => {
    expect(faultOf(change)).toContain(message);
  });

  it.each([
    { kind: 'floor', row: 'qa', to: 0 },
    { kind: 'drop', suite: 'qa' },
    { kind: 'drop', row: 'qa.accuracy' },
    { kind: 'setting', setting: 'gate.thresholds', row: 'qa', to: { pass: 0.9, weak: 0.8 } },
    { kind: 'setting', setting: 'gate.thresholds', row: 'qa', to: null },
    { kind: 'setting', setting: 'gate.tolerance', to: 0.1 },
    { kind: 'setting', setting: 'gate.tolerance', row: 'qa', to: 0.1 },
    { kind: 'setting', setting: 'baseline.path', to: 'b.json' },
    { kind: 'setting', setting: 'judge.fail', to: 'open' },
  ] as const)('%j', (change) => {
    expect(faultOf(change)).toBeUndefined();
  });
});

describe('edits of the baseline file', () => {
  const base = withChanges(floor('old', 0.8, { applied: 'abc' }));
  const edits = (own: BaselineState | Baseline) =>
    editedBaseline(base, isState(own) ? own : { kind: 'found', baseline: own }, 'b.json').map(
      ({ what, from, to }) => `${what}: ${from} → ${to}`,
    );
  const entries = (passed: number) => ({ [QA_KEY]: stored(counts(passed, 10)) });

  it.each<[string, BaselineState | Baseline, string[]]>([
    ['none', base, []],
    ['a new record', { ...base, changes: [...base.changes, floor('new', 0.5)] }, []],
    [
      'removed',
      { kind: 'none', why: '' },
      ["the baseline b.json: present at the base → removed (the base's was applied)"],
    ],
    [
      'corrupt',
      { kind: 'unusable', why: '' },
      ["the baseline b.json: present at the base → no longer readable (the base's was applied)"],
    ],
    [
      'a lowered floor',
      { ...base, entries: entries(5) },
      ['the floor of qa.tier0.accuracy in b.json: 0.9 → 0.5 (ignored here; merged, the edit counts)'],
    ],
    [
      'a removed entry',
      { ...base, entries: {} },
      ['the floor of qa.tier0.accuracy in b.json: 0.9 → removed (ignored here; merged, the edit counts)'],
    ],
    [
      'a raised floor',
      { ...base, entries: entries(10) },
      ['the baseline b.json: edited by this change → ignored here; merged, the edit counts'],
    ],
    [
      'an altered record',
      { ...base, changes: [floor('old', 0.1, { applied: 'abc' })] },
      ['the record old in b.json: as at the base → edited or removed'],
    ],
    [
      'a removed record',
      { ...base, changes: [] },
      ['the record old in b.json: as at the base → edited or removed'],
    ],
    [
      'a record under a taken id',
      { ...base, changes: [...base.changes, floor('old', 0.1)] },
      ['the new record old in b.json: ignored → its id is taken'],
    ],
    [
      'a record that claims to be applied',
      { ...base, changes: [...base.changes, floor('x', 0.1, { applied: 'abc' })] },
      ['the new record x in b.json: ignored → it claims to be applied already'],
    ],
    [
      'a void record',
      { ...base, changes: [...base.changes, record({ id: 'x' })] },
      ['the new record x in b.json: ignored → a floor needs a row, and a number to fall to'],
    ],
  ])('%s', (_what, own, expected) => {
    expect(edits(own)).toEqual(expected);
  });

  it('a score of a case, which would lower the floor as well', () => {
    const entry = stored(counts(9, 10));
    const own = {
      ...base,
      entries: {
        [QA_KEY]: {
          ...entry,
          cases: { ...entry.cases, c0: { scores: { accuracy: 0 }, hash: 'hash of c0' } },
        },
      },
    };
    expect(edits(own)).toEqual([
      'the baseline b.json: edited by this change → ignored here; merged, the edit counts',
    ]);
  });

  it('nothing is edited where the base has none', () => {
    expect(editedBaseline(undefined, { kind: 'found', baseline: base }, 'b.json')).toEqual([]);
  });
});

function isState(own: BaselineState | Baseline): own is BaselineState {
  return 'kind' in own;
}
