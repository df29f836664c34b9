import * as z from 'zod';

/** Why a call gave no answer that can be scored. */
const CALL_ERRORS = [
  'network',
  'timeout',
  'status',
  'no_json',
  'too_large',
  'bad_response',
  'app_error',
  'app_down',
  'incomplete',
] as const;

const callError = z.object({ code: z.enum(CALL_ERRORS), message: z.string() });
/** One failed call: a stable code and a sentence for people. */
export type CallError = z.infer<typeof callError>;

/**
 * One `call` line of a recording (design §5); as an answers file only `suite`, `case` and `response` are required.
 * `response` is the mapped AppResponse before its check, so that a wrong type is judged at scoring, too.
 */
export const callLineSchema = z.looseObject({
  type: z.literal('call').optional(),
  suite: z.string(),
  tier: z.union([z.literal(0), z.literal(1)]).optional(),
  variant: z.string().optional(),
  case: z.string(),
  turn: z.number().int().nonnegative().optional(),
  attempt: z.number().int().positive().optional(),
  request: z.unknown().optional(),
  response: z.unknown().optional(),
  error: callError.nullish(),
  latency_ms: z.number().nullish(),
});
export type CallLine = z.infer<typeof callLineSchema>;
