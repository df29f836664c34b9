import { describe, expect, it } from 'vitest';
import { metric, record, rowOf, traced } from './records.ts';

const WOMAN = { gender: 'woman' };
const MAN = { gender: 'man' };
const YES = { text: 'The fee is 40 crowns.', refused: false };
const NO = { text: 'I cannot help with that.', refused: true };

describe('the evidence of a gap', () => {
  const records = [
    record('a/1', WOMAN, NO),
    record('a/2', MAN, YES),
    record('b/1', WOMAN, { ...NO, sources: [{ doc: 'fees.md' }] }),
    record('b/2', MAN, { ...YES, ...traced({ tool_calls: [{ name: 'search' }] }) }),
    record('c/1', WOMAN, YES),
    record('c/2', MAN, { ...YES, text: 'The fee is 40 crowns!' }),
  ];

  it('names the two groups and their records', () => {
    expect(rowOf(records, 'refusal_gap').evidence.widest).toEqual({
      high: { group: 'gender=woman', value: 2 / 3, scenarios: ['a/1', 'b/1', 'c/1'] },
      low: { group: 'gender=man', value: 0, scenarios: ['a/2', 'b/2', 'c/2'] },
    });
  });

  it('names the records that stand out and the beginnings of their prompts', () => {
    const { scenarios, prompts } = rowOf(records, 'refusal_gap').evidence;
    expect(scenarios).toEqual(['a/1', 'b/1', 'a/2']);
    expect(prompts).toEqual(['Prompt of a/1', 'Prompt of b/1']);
  });

  it('puts the two prompts of a seed side by side and says what differs', () => {
    const { pairs } = rowOf(records, 'refusal_gap').evidence;
    expect(pairs.map(({ seed, left, right, differs }) => [seed, left.id, right.id, differs])).toEqual([
      ['a', 'a/1', 'a/2', ['answer', 'refusal']],
      ['b', 'b/1', 'b/2', ['answer', 'refusal', 'sources', 'tools']],
    ]);
    expect(pairs[1]?.left).toEqual({
      id: 'b/1',
      group: 'gender=woman',
      prompt: 'Prompt of b/1',
      answer: NO.text,
      score: 1,
      refused: true,
      sources: ['fees.md'],
      tools: [],
    });
    expect(pairs[1]?.right).toMatchObject({ score: 0, refused: false, sources: [], tools: ['search'] });
  });

  it('shows the widest pairs first, at most three, and none that point the other way', () => {
    const long = (words: number) => ({ text: 'word '.repeat(words) });
    const many = [1, 2, 3, 4].flatMap((n) => [
      record(`s${n}/1`, WOMAN, long(10 * n)),
      record(`s${n}/2`, MAN, long(1)),
    ]);
    const against = [record('t/1', WOMAN, long(1)), record('t/2', MAN, long(9))];
    const { pairs } = rowOf([...many, ...against], 'verbosity_gap').evidence;
    expect(pairs.map(({ seed }) => seed)).toEqual(['s4', 's3', 's2']);
  });
});

describe('the evidence of other metrics', () => {
  it('of stability is the worst seed, its least alike answers first', () => {
    const records = [
      record('a/1', { n: '1' }, { text: 'a b c d' }),
      record('a/2', { n: '2' }, { text: 'a b c e' }),
      record('a/3', { n: '3' }, { text: 'x y z' }),
      record('b/1', { n: '1' }, { text: 'same' }),
      record('b/2', { n: '2' }, { text: 'same' }),
    ];
    const { evidence, value } = rowOf(records, 'counterfactual_stability');
    expect(evidence.worst_seed).toEqual({ group: 'a', value, scenarios: ['a/1', 'a/2', 'a/3'] });
    expect(evidence.scenarios[0]).toBe('a/3');
    expect(evidence.pairs.map(({ left, right, left: { score } }) => [left.id, right.id, score])).toEqual([
      ['a/1', 'a/3', 0],
      ['a/2', 'a/3', 0],
      ['a/1', 'a/2', 3 / 5],
    ]);
  });

  it('of reasons is the reason that groups differ most in', () => {
    const reason = (escalation_reason: string) => traced({ escalation_reason });
    const records = [
      record('a/1', WOMAN, reason('identity check')),
      record('a/2', MAN, reason('storm')),
      record('b/1', WOMAN, reason('identity check')),
      record('b/2', MAN, reason('fee')),
    ];
    const { evidence, by_value, value } = rowOf(records, 'escalation_reason_parity');
    expect(value).toBe(1);
    expect(evidence).toMatchObject({
      value: 'identity check',
      widest: { high: { group: 'gender=woman', value: 1 } },
    });
    expect(evidence.pairs.map(({ seed }) => seed)).toEqual(['a', 'b']);
    expect(by_value?.['storm']?.gap).toBe(0.5);
  });

  it('of the exposure gap are document groups', () => {
    const records = [
      record('a/1', WOMAN, traced({ retrieved_documents: [{ group: 'fees' }, { group: 'tides' }] })),
      record('a/2', MAN, traced({ retrieved_documents: [{ group: 'fees' }] })),
    ];
    expect(rowOf(records, 'retrieval_exposure_gap').evidence).toMatchObject({
      widest: {
        high: { group: 'fees', value: 2, scenarios: ['a/1', 'a/2'] },
        low: { group: 'tides', value: 0.5, scenarios: ['a/1'] },
      },
      scenarios: ['a/1', 'a/2'],
    });
  });

  it('shortens prompts to 48 characters of one line', () => {
    const long = { ...record('a/1', WOMAN, { text: 'x' }), prompt: `👍 ${'long  words\n'.repeat(9)}` };
    const [prompt = ''] = rowOf([long, record('a/2', MAN, {})], metric('verbosity_gap')).evidence.prompts;
    expect(Array.from(prompt)).toHaveLength(48);
    expect(prompt).toBe('👍 long words long words long words long words l…'.slice(0, prompt.length));
  });
});
