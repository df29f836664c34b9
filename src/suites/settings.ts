import * as z from 'zod';

const NAME = /^[A-Za-z0-9_][A-Za-z0-9_-]*$/;

/** The keys that every suite may have (design §4), laid under each kind's own. */
export const commonSettings = {
  kind: z.enum(['governance', 'qa', 'extraction', 'behavior', 'fairness', 'custom']).optional(),
  metrics: z.array(z.string().min(1)).nonempty().optional().describe('Which rows; default all.'),
  compat: z
    .literal('original')
    .optional()
    .describe("The seed's own behaviour wherever a mend changes a verdict."),
  variants: z.array(z.string().regex(NAME)).nonempty().optional().describe('Which variants; default all.'),
  when: z.array(z.string().min(1)).nonempty().optional().describe('Paths whose change makes the suite run.'),
};

/** The rows that a suite of a kind with fixed rows may name. */
export function metricsSetting<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.array(z.enum(names)).nonempty().optional().describe('Which rows; default all.');
}

/** The tier of a suite that has one. */
export const tierSetting = z
  .union([z.literal(0), z.literal(1)], '0 or 1 is allowed')
  .default(0)
  .describe('Tier 0 is asked first; when it fails, tier 1 is skipped.');
