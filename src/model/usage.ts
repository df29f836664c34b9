import type { Usage } from './report.ts';

/** Nothing spent yet. */
export const NO_USAGE: Usage = { calls: 0, cached: 0, tokens: 0, usd: 0 };
