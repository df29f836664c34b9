import { describe, expect, it } from 'vitest';
import { CHANGES } from '../../src/model/report.ts';
import { changeWords, rowReasonWords, stageWords, warningTitle } from '../../src/render/words.ts';

describe('words', () => {
  it('differ for every change, so that the ledger can be read', () => {
    expect(new Set(CHANGES.map(changeWords)).size).toBe(CHANGES.length);
  });

  it.each([
    ['retrieved_not_cited', 'retrieved but not cited'],
    ['did_not_ask', 'answered, should have asked back'],
    ['a_stage_of_tomorrow', 'a stage of tomorrow'],
    ['constructor', 'constructor'],
  ])('word the stage %s', (stage, words) => {
    expect(stageWords(stage)).toBe(words);
  });

  it('are no codes', () => {
    expect(rowReasonWords('gated_by_tier0')).toBe('tier 0 failed');
    expect(warningTitle('gate_weakened')).toBe('gate weakened');
  });
});
