import type { Mode } from '../../src/model/answer.ts';
import type { LabelledCase } from '../../src/validation/pairs.ts';

const MODES: { readonly [letter: string]: Mode } = { a: 'abstain', d: 'disputed', t: 'trustworthy' };

/** Labelled cases of a category from pairs of letters: `aa ad` is two cases, the second labelled abstain and disputed. */
export function labelled(pairs: string, fields: Partial<LabelledCase> = {}): LabelledCase[] {
  const category = fields.category ?? 'all';
  return pairs.split(' ').map((pair, index) => ({
    id: `${category}-${String(index + 1).padStart(3, '0')}`,
    first: modeOf(pair[0]),
    second: modeOf(pair[1]),
    confidence: [],
    ...fields,
  }));
}

/** `aa` so many times, and so on: `labelled(times({ aa: 3, ad: 1 }))`. */
export function times(counts: { readonly [pair: string]: number }): string {
  return Object.entries(counts)
    .flatMap(([pair, count]) => Array.from({ length: count }, () => pair))
    .join(' ');
}

function modeOf(letter = ''): Mode {
  const mode = MODES[letter];
  if (!mode) throw new Error(`${letter} stands for no mode`);
  return mode;
}
