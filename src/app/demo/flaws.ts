/** The parts of the demo app that can be degraded: its tokeniser, its evidence check, its citation step. */
export const FLAWS = ['retrieval', 'refusal', 'citations'] as const;
export type Flaw = (typeof FLAWS)[number];
