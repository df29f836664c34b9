import type { Agreement } from './agreement.ts';

/** What the agreement is held against. */
export interface Bar {
  /** The least κ, −1 to 1. */
  readonly target: number;
  /** Categories with fewer cases are not held against it: their figures say too little. */
  readonly minCases: number;
}

/** Whether the agreement meets a bar. */
export interface Standing {
  readonly met: boolean;
  /** What lies below it, `overall` first; without a value where κ is undefined. */
  readonly below: readonly { readonly name: string; readonly value?: number }[];
  /** The categories with too few cases. */
  readonly tooFew: readonly string[];
}

/** The name of all cases together, beside those of the categories. */
const OVERALL = 'overall';

/** Holds κ overall, and each category's agreement beyond chance, against a bar. An undefined κ does not meet it. */
export function holdAgainst(agreement: Agreement, { target, minCases }: Bar): Standing {
  const overall = agreement.kappa.kind === 'defined' ? { value: agreement.kappa.value } : {};
  const judged = agreement.categories.filter(({ n }) => n >= minCases);
  const figures = [
    { name: OVERALL, ...overall },
    ...judged.map(({ category, beyondChance }) => ({
      name: category,
      ...(beyondChance && { value: beyondChance.value }),
    })),
  ];
  const below = figures.filter(({ value }) => value === undefined || value < target);
  const few = agreement.categories.filter(({ n }) => n < minCases);
  return { met: below.length === 0, below, tooFew: few.map(({ category }) => category) };
}
