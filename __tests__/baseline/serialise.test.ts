import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serialiseBaseline } from '../../src/baseline/serialise.ts';
import { EMPTY_BASELINE, type Baseline } from '../../src/model/baseline.ts';
import { baseline, QA_KEY, record, stored } from '../gate/inputs.ts';

const text = fc.string({ unit: 'grapheme' }).filter((key) => key !== '__proto__');
const scores = fc.dictionary(
  text,
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const entries = fc.dictionary(
  text,
  fc.record({
    metrics: fc.dictionary(
      text,
      fc.record({
        value: fc.constantFrom(0, 1 / 3, 1e-7),
        n: fc.nat(),
        direction: fc.constantFrom('higher' as const, 'lower' as const),
      }),
    ),
    cases: fc.dictionary(
      text,
      fc.record(
        { scores, hash: text, answer: text, cited: fc.array(text) },
        { requiredKeys: ['scores', 'hash'] },
      ),
    ),
    fingerprint: fc.record({ judge: text, scoring: text, config: text }),
    provenance: fc.record({ date: text }),
  }),
);
const someBaseline = entries.map((all): Baseline => ({
  schema: 1,
  entries: all,
  changes: [record({ row: 'qa', from: 1, to: 0 })],
}));

describe('serialiseBaseline', () => {
  it('reads back as what it was', () => {
    fc.assert(
      fc.property(someBaseline, (one) => {
        expect(JSON.parse(serialiseBaseline(one))).toEqual(JSON.parse(JSON.stringify(one)));
      }),
    );
  });

  it('is the same text whatever the order of keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reversed(item)]),
      );
    };
    fc.assert(
      fc.property(someBaseline, (one) => {
        expect(serialiseBaseline(reversed(one) as Baseline)).toBe(serialiseBaseline(one));
      }),
    );
  });

  it('has one line per metric, case and record', () => {
    const one = baseline({ [QA_KEY]: stored({ b: { quality: 0.5, accuracy: 1 }, a: { accuracy: 0 } }) }, [
      record({ row: 'qa.accuracy', from: 0.5, to: 0 }),
    ]);
    one.entries[QA_KEY] = { ...stored({}), ...one.entries[QA_KEY], later: { z: 1, a: [] } };
    expect(serialiseBaseline({ ...one, more: true })).toMatchInlineSnapshot(`
      "{
        "schema": 1,
        "entries": {
          "qa/tier0/default": {
            "cases": {
              "a": { "hash": "hash of a", "scores": { "accuracy": 0 } },
              "b": { "hash": "hash of b", "scores": { "accuracy": 1, "quality": 0.5 } }
            },
            "fingerprint": { "config": "c1", "judge": "j1", "scoring": "s1" },
            "later": { "a": [], "z": 1 },
            "metrics": {
              "accuracy": { "direction": "higher", "n": 2, "value": 0.5 },
              "quality": { "direction": "higher", "n": 1, "value": 0.5 }
            },
            "provenance": { "date": "2026-01-01" }
          }
        },
        "changes": [
          { "by": "alex", "date": "2026-01-02", "from": 0.5, "id": "r1", "kind": "floor", "reason": "new documents", "row": "qa.accuracy", "to": 0 }
        ],
        "more": true
      }
      "
    `);
    expect(serialiseBaseline(EMPTY_BASELINE)).toBe(
      '{\n  "schema": 1,\n  "entries": {},\n  "changes": []\n}\n',
    );
  });
});
