import * as z from 'zod';
import { commonSettings, metricsSetting } from '../settings.ts';
import { GOVERNANCE_METRICS } from './metrics.ts';

const ingest = z.union(
  [z.strictObject({ url: z.url() }), z.strictObject({ command: z.string().min(1) })],
  '{ url } or { command } is allowed',
);

/** The value of `data` that stands for the cases that ship with ragbench. */
export const BUILTIN_DATA = 'builtin';

/** Where the files of {@link BUILTIN_DATA} are found, and how their places read: `builtin:tier0_sanity/dispute.json`. */
export const BUILTIN_ROOT = 'builtin:';

const given = z.strictObject({
  ...commonSettings,
  metrics: metricsSetting(GOVERNANCE_METRICS),
  data: z.string().min(1).describe('A folder in fitz-gov\'s layout, "builtin", or "pypi:fitz-gov==4.1.0".'),
  tiers: z
    .array(z.union([z.literal(0), z.literal(1)], '0 or 1 is allowed'))
    .nonempty()
    .optional()
    .describe('Which tiers; default all that the data has: [0] for "builtin", else [0, 1].'),
  contexts: z
    .enum(['inline', 'retrieved'])
    .default('inline')
    .describe('inline: the contexts are sent with the query.'),
  ingest: ingest.optional(),
});

/** Settings of a governance suite: fitz-gov's data, whole tiers of it. */
export const governanceSettings = given
  .refine(({ data, tiers }) => data !== BUILTIN_DATA || !tiers?.includes(1), {
    path: ['tiers'],
    message: 'the built-in data has no tier 1 in this version; tiers: [0] is allowed',
  })
  .transform(({ tiers, ...rest }) => ({ ...rest, tiers: tiers ?? tiersOf(rest.data) }));

export type GovernanceSettings = z.infer<typeof governanceSettings>;

function tiersOf(data: string): readonly (0 | 1)[] {
  return data === BUILTIN_DATA ? [0] : [0, 1];
}
