import * as z from 'zod';
import { seedNumber, seedText } from '../../read/seed-scalars.ts';

const filled = seedText.refine((text) => text.trim() !== '', 'a text that is not blank is needed');
const metadata = z.record(z.string(), z.unknown()).optional();
const attributes = z.record(z.string(), z.array(filled).nonempty());

const prompt = z.strictObject({ id: filled, prompt: seedText, attributes: attributes.optional(), metadata });
const variant = z.strictObject({
  id: filled,
  seed_id: filled,
  prompt: seedText,
  assignments: z.record(z.string(), filled).optional(),
  metadata,
});

const dataset = z
  .strictObject({
    prompts: z.array(prompt).nonempty().optional(),
    variants: z.array(variant).nonempty().optional(),
  })
  .refine(
    ({ prompts, variants }) => (prompts === undefined) !== (variants === undefined),
    'exactly one of prompts and variants is needed',
  );

const threshold = { threshold: seedNumber.optional() };
const bootstrap = {
  ...threshold,
  bootstrap_samples: seedNumber.pipe(z.number().int().nonnegative()).default(200),
  random_seed: seedNumber.pipe(z.number().int()).default(0),
};
const gap = { ...bootstrap, permutation_samples: seedNumber.pipe(z.number().int().nonnegative()).default(0) };
const evaluator = filled.optional();

/** The eleven metrics of fairtrace, each with its own keys, and one of ours. */
const metric = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('refusal_gap'), ...gap, refusal_evaluator: evaluator }),
  z.strictObject({ type: z.literal('verbosity_gap'), ...gap }),
  z.strictObject({ type: z.literal('helpfulness_gap'), ...gap, helpfulness_evaluator: evaluator }),
  z.strictObject({ type: z.literal('toxicity_gap'), ...gap, toxicity_evaluator: evaluator }),
  z.strictObject({ type: z.literal('counterfactual_stability'), ...bootstrap }),
  z.strictObject({ type: z.literal('tool_use_parity'), ...gap }),
  z.strictObject({ type: z.literal('retrieval_exposure_gap'), ...threshold }),
  z.strictObject({ type: z.literal('retrieval_exposure_disparity'), ...gap }),
  z.strictObject({ type: z.literal('plan_length_gap'), ...gap }),
  z.strictObject({ type: z.literal('escalation_parity'), ...gap }),
  z.strictObject({ type: z.literal('friction_point_gap'), ...gap }),
  z.strictObject({ type: z.literal('escalation_reason_parity'), ...threshold }),
]);

/** fairtrace's suite file, as it is. */
export const fairnessFile = z.strictObject({ dataset, metrics: z.array(metric).nonempty() });
export type FairnessFile = z.infer<typeof fairnessFile>;
export type FairnessMetric = z.infer<typeof metric>;
