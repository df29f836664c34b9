import * as z from 'zod';
import { commonSettings, metricsSetting } from '../settings.ts';
import { GOVERNANCE_METRICS } from './metrics.ts';

const ingest = z.union(
  [z.strictObject({ url: z.url() }), z.strictObject({ command: z.string().min(1) })],
  '{ url } or { command } is allowed',
);

/** Settings of a governance suite: fitz-gov's data, whole tiers of it. */
export const governanceSettings = z.strictObject({
  ...commonSettings,
  metrics: metricsSetting(GOVERNANCE_METRICS),
  data: z.string().min(1).describe('A folder in fitz-gov\'s layout, "builtin", or "pypi:fitz-gov==4.1.0".'),
  tiers: z
    .array(z.union([z.literal(0), z.literal(1)], '0 or 1 is allowed'))
    .nonempty()
    .default([0, 1]),
  contexts: z.enum(['inline', 'retrieved']).default('inline').describe('inline: the contexts are sent with the query.'),
  ingest: ingest.optional(),
});

export type GovernanceSettings = z.infer<typeof governanceSettings>;
