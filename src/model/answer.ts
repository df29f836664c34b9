import * as z from 'zod';

export const MODES = ['abstain', 'disputed', 'trustworthy'] as const;
/** How an answer stands to its evidence (fitz-gov). */
export type Mode = (typeof MODES)[number];

const text = z.string();
const sourceRef = z.looseObject({ doc: text, locator: text.optional() });
const citation = z.looseObject({ id: text.optional(), source_id: text.optional(), span: text.optional() });
const chunk = z.looseObject({ source_id: text.optional(), chunk: text, score: z.number().optional() });
const toolCall = z.looseObject({
  name: text,
  args: z.unknown().optional(),
  result: z.unknown().optional(),
  latency_ms: z.number().optional(),
  error: text.optional(),
});
const usage = z.looseObject({
  input_tokens: z.number().optional(),
  output_tokens: z.number().optional(),
  usd: z.number().optional(),
});

/** The AppResponse of design §5: every field but `text` optional, absent is not empty. */
export const appResponseSchema = z.looseObject({
  text,
  mode: z.enum(MODES).optional(),
  refused: z.boolean().optional(),
  clarification: text.optional(),
  value: z.number().optional(),
  unit: text.optional(),
  source: sourceRef.optional(),
  sources: z.array(sourceRef).optional(),
  narrative: text.optional(),
  citations: z.array(citation).optional(),
  retrieved_context: z.array(chunk).optional(),
  tool_calls: z.array(toolCall).optional(),
  tool_statuses: z.array(z.unknown()).optional(),
  route: text.optional(),
  trace: z.looseObject({}).optional(),
  metadata: z.looseObject({}).optional(),
  usage: usage.optional(),
});

/** An answer of the app that passed the checks of {@link appResponseSchema}. */
export type AppResponse = z.infer<typeof appResponseSchema>;
export type SourceRef = z.infer<typeof sourceRef>;

/** The fields of an AppResponse, by name: what a response mapping may set. */
export const RESPONSE_FIELDS = Object.keys(
  appResponseSchema.shape,
) as readonly (keyof typeof appResponseSchema.shape)[];
