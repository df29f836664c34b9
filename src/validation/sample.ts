import { allocate } from '../stats/strata.ts';

/** A case as far as a sample needs it. */
export interface Sampled {
  readonly id: string;
  readonly query: string;
  readonly contexts: readonly string[];
  readonly category: string;
  readonly difficulty: string;
}

/** The cases of a category and difficulty: how many there are, and how many of them the sample takes. */
export interface StratumShare {
  readonly category: string;
  readonly difficulty: string;
  readonly cases: number;
  readonly taken: number;
}

interface Sample<Case> {
  /** Mixed: their order says nothing about category or difficulty. */
  readonly cases: readonly Case[];
  /** Sorted by category and difficulty. */
  readonly strata: readonly StratumShare[];
}

/** A line for an annotator to fill in: what the app would see, and nothing of what is expected of it. */
export interface BlankLabel {
  readonly id: string;
  readonly query: string;
  readonly contexts: readonly string[];
  readonly mode: '';
  readonly confidence: null;
  readonly notes: '';
}

/**
 * Draws `n` cases, stratified by category and within it by difficulty, in proportion to their numbers. Where `n` allows, each
 * stratum has at least one. `rank` gives each id its place in a random order, so that neither the order of the cases nor
 * what others there are decides which of a stratum come first. Throws where there are fewer than `n`.
 */
export function drawSample<Case extends Sampled>(
  cases: readonly Case[],
  n: number,
  rank: (id: string) => string,
): Sample<Case> {
  const ranked = cases.map((one) => ({ one, rank: rank(one.id) })).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const groups = categoriesOf(ranked.map(({ one }) => one));
  const cells = groups.flatMap(({ strata }) => strata);
  const least = leastOf(n, groups.length, cells.length);
  const shares = allocate(
    n,
    groups.map((group) => ({ size: sizeOf(group), least: least(group) })),
  );
  const strata = groups.flatMap((group, index) => sharesWithin(group, shares[index] ?? 0));
  const taken = new Set(strata.flatMap(({ members, share }) => members.slice(0, share.taken)));
  return {
    cases: ranked.flatMap(({ one }) => (taken.has(one) ? [one] : [])),
    strata: strata.map(({ share }) => share),
  };
}

/** The line for an annotator, under an id that gives nothing away. */
export function blankLabel({ query, contexts }: Sampled, id: string): BlankLabel {
  return { id, query, contexts, mode: '', confidence: null, notes: '' };
}

interface Cell<Case> {
  readonly category: string;
  readonly difficulty: string;
  readonly members: readonly Case[];
}

interface Group<Case> {
  readonly strata: readonly Cell<Case>[];
}

function categoriesOf<Case extends Sampled>(cases: readonly Case[]): Group<Case>[] {
  return grouped(cases, ({ category }) => category).map(([category, own]) => ({
    strata: grouped(own, ({ difficulty }) => difficulty).map(([difficulty, members]) => ({
      category,
      difficulty,
      members,
    })),
  }));
}

function grouped<Case>(
  cases: readonly Case[],
  keyOf: (one: Case) => string,
): (readonly [key: string, members: readonly Case[]])[] {
  const keys = [...new Set(cases.map(keyOf))].sort();
  return keys.map((key) => [key, cases.filter((one) => keyOf(one) === key)] as const);
}

function sizeOf({ strata }: Group<unknown>): number {
  return strata.reduce((sum, { members }) => sum + members.length, 0);
}

/** One of each stratum where `n` is enough for that; else one of each category, where it is enough for that. */
function leastOf(n: number, categories: number, strata: number): (group: Group<unknown>) => number {
  if (n >= strata) return (group) => group.strata.length;
  return () => (n >= categories ? 1 : 0);
}

function sharesWithin<Case>(
  { strata }: Group<Case>,
  n: number,
): { members: readonly Case[]; share: StratumShare }[] {
  const least = n >= strata.length ? 1 : 0;
  const shares = allocate(
    n,
    strata.map(({ members }) => ({ size: members.length, least })),
  );
  return strata.map(({ category, difficulty, members }, index) => ({
    members,
    share: { category, difficulty, cases: members.length, taken: shares[index] ?? 0 },
  }));
}
