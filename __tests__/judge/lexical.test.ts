import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAccuracy, createLexicalJudge } from '../../src/judge/lexical.ts';

describe('createLexicalJudge', () => {
  const context = createLexicalJudge().context(['The pump runs on', 'twelve volts 水泵']);

  it.each([
    ['The pump runs', true],
    ['pump volts red blue twelve', true],
    ['pump volts red blue green', false],
    ['pump pump pump red blue', true],
    ['PUMP', true],
    ['水泵', true],
    ['电机', false],
    ['', true],
    ['…', true],
  ])('%s: %s', (claim, entailed) => {
    expect(context.entails(claim)).toBe(entailed);
  });

  it('takes another threshold', () => {
    expect(createLexicalJudge(1).context(['pump']).entails('pump red')).toBe(false);
    expect(createLexicalJudge(0.5).context(['pump']).entails('pump red')).toBe(true);
  });

  it('entails nothing from no chunks, and more from more chunks', () => {
    expect(createLexicalJudge().context([]).entails('pump')).toBe(false);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), fc.string(), (claim, chunks, more) => {
        const judge = createLexicalJudge();
        if (judge.context(chunks).entails(claim)) {
          expect(judge.context([...chunks, more]).entails(claim)).toBe(true);
        }
      }),
    );
  });
});

describe('answerAccuracy', () => {
  it.each([
    ['', 'anything', 1],
    ['a a b', 'a', 0.5],
    ['a b c d e', 'E D c', 0.6],
    ['a', '', 0],
  ])('reference %j, answer %j: %d', (reference, answer, share) => {
    expect(answerAccuracy(reference, answer)).toBe(share);
  });
});
