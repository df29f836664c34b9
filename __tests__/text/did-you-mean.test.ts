import { expect, it } from 'vitest';
import { suggest } from '../../src/text/did-you-mean.ts';

const KEYS = ['golden', 'groundedness', 'references', 'framing', 'tier'];

it.each([
  ['goldne', 'golden'],
  ['Golden', 'golden'],
  ['refrences', 'references'],
  ['grundednes', 'groundedness'],
  ['tire', 'tier'],
  ['teir', 'tier'],
  ['frame', undefined],
  ['x', undefined],
  ['', undefined],
  ['g'.repeat(1_000_000), undefined],
])('of %s it makes %s', (word, meant) => {
  expect(suggest(word, KEYS)).toBe(meant);
});
