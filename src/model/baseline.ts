import * as z from 'zod';

const scores = z.record(z.string(), z.number());

const baselineCase = z.looseObject({
  scores,
  hash: z.string(),
  answer: z.string().optional(),
  cited: z.array(z.string()).optional(),
  retrieved: z.array(z.string()).optional(),
});

const baselineMetric = z.looseObject({
  value: z.number(),
  n: z.number().int().nonnegative(),
  direction: z.enum(['higher', 'lower']),
});

const entry = z.looseObject({
  metrics: z.record(z.string(), baselineMetric),
  cases: z.record(z.string(), baselineCase),
  fingerprint: z.looseObject({ judge: z.string(), scoring: z.string(), config: z.string() }),
  provenance: z.looseObject({ commit: z.string().optional(), run: z.string().optional(), date: z.string() }),
});

const CHANGE_KINDS = ['floor', 'setting', 'drop', 'accept'] as const;

const change = z.looseObject({
  id: z.string(),
  kind: z.enum(CHANGE_KINDS),
  row: z.string().optional(),
  suite: z.string().optional(),
  setting: z.string().optional(),
  cases: z.array(z.string()).optional(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  reason: z.string(),
  by: z.string(),
  date: z.string(),
  comment_id: z.number().optional(),
  applied: z.string().optional(),
});

/** `.ragbench/baseline.json` (design §8). Keys that we do not know stay untouched. */
export const baselineSchema = z.looseObject({
  schema: z.literal(1),
  entries: z.record(z.string(), entry),
  changes: z.array(change),
});

export type Baseline = z.infer<typeof baselineSchema>;
export type BaselineEntry = z.infer<typeof entry>;
export type BaselineCase = z.infer<typeof baselineCase>;
export type BaselineMetric = z.infer<typeof baselineMetric>;
/** A change on purpose that somebody recorded: a lowered floor or setting, a dropped suite or row. */
export type RecordedChange = z.infer<typeof change>;

/** A baseline before its first bump. */
export const EMPTY_BASELINE: Baseline = { schema: 1, entries: {}, changes: [] };
