import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from '../../src/bench/digest.ts';
import { blindId } from '../../src/validation/blind-id.ts';
import { blankLabel, drawSample, type Sampled } from '../../src/validation/sample.ts';

function cases(category: string, difficulty: string, count: number): Sampled[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${category}-${difficulty}-${index}`,
    query: 'q',
    contexts: ['c'],
    category,
    difficulty,
  }));
}

const DATA = [
  ...cases('abstention', 'hard', 30),
  ...cases('abstention', 'medium', 15),
  ...cases('dispute', 'hard', 40),
  ...cases('dispute', 'easy', 1),
  ...cases('grounding', 'medium', 2),
];

const seeded = (seed: string) => (id: string) => digest(`${seed}\n${id}`);

function shares(n: number): string[] {
  return drawSample(DATA, n, seeded('1')).strata.map(
    ({ category, difficulty, taken, cases: of }) => `${category}/${difficulty} ${taken}/${of}`,
  );
}

describe('a sample', () => {
  it('is in proportion by category, and within it by difficulty', () => {
    expect(shares(44)).toEqual([
      'abstention/hard 15/30',
      'abstention/medium 8/15',
      'dispute/easy 1/1',
      'dispute/hard 19/40',
      'grounding/medium 1/2',
    ]);
  });

  it('has one of each stratum where n allows, and one of each category where it allows no more', () => {
    expect(shares(5).map((share) => share.replace(/.* (\d+)\/.*/, '$1'))).toEqual(['1', '1', '1', '1', '1']);
    const three = drawSample(DATA, 3, seeded('1')).strata.filter(({ taken }) => taken > 0);
    expect(three.map(({ category }) => category)).toEqual(['abstention', 'dispute', 'grounding']);
  });

  it('is the whole where n is, and a bug where n is more', () => {
    expect(new Set(drawSample(DATA, DATA.length, seeded('1')).cases)).toEqual(new Set(DATA));
    expect(() => drawSample(DATA, DATA.length + 1, seeded('1'))).toThrow(RangeError);
  });

  it('is the same for a seed in any order of the cases, and holds n distinct cases', () => {
    const shuffled = fc.shuffledSubarray(DATA, { minLength: DATA.length });
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 1, max: DATA.length }), fc.string(), (turned, n, seed) => {
        const drawn = drawSample(DATA, n, seeded(seed)).cases;
        expect(new Set(drawn).size).toBe(n);
        expect(drawSample(turned, n, seeded(seed)).cases).toEqual(drawn);
      }),
    );
  });

  it('differs from seed to seed, and takes each case of a stratum about equally often', () => {
    const taken = new Map<string, number>();
    const draws = Array.from({ length: 400 }, (_, seed) => drawSample(DATA, 44, seeded(String(seed))).cases);
    for (const { id } of draws.flat()) taken.set(id, (taken.get(id) ?? 0) + 1);
    expect(new Set(draws.map((drawn) => drawn.map(({ id }) => id).join())).size).toBe(400);
    // Half of 30 each time: 200 of 400 expected, standard deviation 10.
    for (const { id } of cases('abstention', 'hard', 30))
      expect(Math.abs((taken.get(id) ?? 0) - 200)).toBeLessThan(50);
  });

  it('mixes the categories, so that the order tells nothing', () => {
    const order = drawSample(DATA, 44, seeded('1')).cases.map(({ category }) => category);
    const changes = order.filter((category, index) => index > 0 && category !== order[index - 1]).length;
    expect(changes).toBeGreaterThan(10);
  });

  it('leaves a case in, whatever cases of other strata come and go', () => {
    const own = (all: readonly Sampled[]): string[] =>
      drawSample(all, all.length / 2, seeded('1')).cases.flatMap(({ id, category }) =>
        category === 'dispute' ? [id] : [],
      );
    const dispute = cases('dispute', 'hard', 40);
    expect(own([...dispute, ...cases('abstention', 'hard', 10)])).toEqual(
      own([...dispute, ...cases('grounding', 'easy', 60)]),
    );
  });
});

describe('the line for an annotator', () => {
  it('has what the app would see, and nothing of what is expected', () => {
    const [one] = DATA;
    if (!one) throw new Error('no case');
    const line = blankLabel(one, blindId(one.id, digest));
    expect(line).toEqual({
      id: expect.stringMatching(/^case-[0-9a-f]{12}$/),
      query: 'q',
      contexts: ['c'],
      mode: '',
      confidence: null,
      notes: '',
    });
    expect(JSON.stringify(line)).not.toMatch(/abst|hard/);
  });

  it('has an id of its own for each case', () => {
    expect(new Set(DATA.map(({ id }) => blindId(id, digest))).size).toBe(DATA.length);
  });
});
