import * as z from 'zod';
import { duration, path, positive, rowPattern, share } from './parts.ts';

const threshold = z.union(
  [z.number(), z.strictObject({ pass: z.number(), weak: z.number() })],
  'a number or { pass, weak } is allowed',
);
const tolerance = z.union(
  [z.number().min(0), z.record(rowPattern, z.number().min(0))],
  'a number from 0 on, or one per row, is allowed',
);

/** How rows become verdicts (design §7). */
export const gateSchema = z.strictObject({
  stop_after_tier0: z.boolean().default(true),
  thresholds: z.record(rowPattern, threshold).default({}),
  tolerance: tolerance.default(0),
  confirm: z.number().int().min(0).max(20).default(0),
  noise: z.enum(['strict', 'learned']).default('strict'),
  alpha: share.default(0.01),
  fail_on: z.enum(['fail', 'weak']).default('fail'),
  missing_baseline: z.enum(['seed', 'fail']).default('seed'),
  weakening: z.enum(['warn', 'fail']).default('warn'),
  advisory: z.array(rowPattern).default([]),
});

export const baselineSettingsSchema = z.strictObject({
  store: z.enum(['repo', 'cache', 'file']).default('repo'),
  path: path
    .optional()
    .describe(
      'Default: .ragbench/baseline.json; .ragbench/<stem>.baseline.json for a config of another name.',
    ),
  bump: z.enum(['commit', 'pull-request', 'off']).default('commit'),
  evidence: z
    .number()
    .int()
    .min(0)
    .default(300)
    .describe('Characters of each answer that are kept; 0 = off.'),
});

export const reportSettingsSchema = z.strictObject({
  comment: z.enum(['always', 'on-change', 'on-failure', 'never']).default('always'),
  check: z.boolean().default(true),
  html: path.optional(),
  junit: path.optional(),
});

export const limitsSchema = z.strictObject({
  max_minutes: z.number().positive().default(30),
  max_calls: positive.default(10_000),
  max_usd: z.number().positive().default(5),
});

export const judgeSchema = z.strictObject({
  provider: z.enum(['none', 'lexical', 'openai', 'anthropic', 'ollama']).default('none'),
  model: z.string().min(1).optional(),
  base_url: z.url().optional(),
  api_key_env: z.string().min(1).optional(),
  fail: z.enum(['open', 'closed']).default('open'),
  cache_ttl: duration.prefault('7d'),
  concurrency: positive.default(4),
});
