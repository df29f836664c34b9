import { describe, expect, it } from 'vitest';
import { describeEdits, editsBetween } from '../../src/gate/edits.ts';

describe('edits of a case', () => {
  it.each([
    ['nothing', { a: 1 }, { a: 1 }, ''],
    [
      'a value deep inside',
      { expected: { value: 17, unit: 'pcs' } },
      { expected: { value: 18, unit: 'pcs' } },
      'expected.value 17 → 18',
    ],
    ['a key that came', { a: 1 }, { a: 1, b: 'x' }, 'b nothing → "x"'],
    ['a key that went', { a: 1, b: [1] }, { a: 1 }, 'b [1] → nothing'],
    ['a list, whole', { list: ['a', 'b'] }, { list: ['a'] }, 'list ["a","b"] → ["a"]'],
    [
      'more than three',
      { a: 1, b: 1, c: 1, d: 1, e: 1 },
      { a: 2, b: 2, c: 2, d: 2, e: 2 },
      'a 1 → 2, b 1 → 2, c 1 → 2, 2 more',
    ],
  ])('names %s', (_what, old, current, words) => {
    expect(describeEdits(editsBetween(old, current))).toBe(words);
  });

  it('cuts a long value', () => {
    expect(describeEdits(editsBetween({ text: 'x'.repeat(500) }, { text: 'y' })).length).toBeLessThan(100);
  });
});
