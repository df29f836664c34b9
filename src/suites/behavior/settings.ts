import * as z from 'zod';
import { seedBoolean, seedNumber, seedText } from '../../read/seed-scalars.ts';
import { commonSettings, tierSetting } from '../settings.ts';

const share = seedNumber.pipe(z.number().min(0).max(1));
const positive = seedNumber.pipe(z.number().positive());

const thresholds = z
  .strictObject({
    faithfulness_pass: share.default(0.85),
    faithfulness_weak: share.default(0.7),
    relevance_pass: share.default(0.85),
    relevance_weak: share.default(0.7),
    citation_support_pass: share.default(0.95),
    citation_support_weak: share.default(0.8),
  })
  .superRefine((given, context) => {
    for (const name of ['faithfulness', 'relevance', 'citation_support'] as const) {
      const [pass, weak] = [given[`${name}_pass`], given[`${name}_weak`]];
      if (weak <= pass) continue;
      const message = `${name}_weak is ${weak}; at most ${name}_pass (${pass}) is allowed`;
      context.addIssue({ code: 'custom', path: [`${name}_weak`], message });
    }
  });

const toolCoverage = z.strictObject({
  name: seedText,
  evaluator: z.literal('tool_coverage'),
  require_all_tools: seedBoolean.default(true),
  trigger_prompts: z.record(z.string(), seedText).default({}),
});

const ragCase = z.strictObject({
  query: seedText,
  expects_citations: seedBoolean.default(false),
  must_mention: z.array(seedText).default([]),
  must_not_cite: seedBoolean.default(false),
  must_refuse: seedBoolean.default(false),
});
const ragQuality = z.strictObject({
  name: seedText,
  evaluator: z.literal('rag_quality'),
  cases: z.array(ragCase).nonempty(),
});

const citationAudit = z.strictObject({
  name: seedText,
  evaluator: z.literal('citation_audit'),
  sample_queries: z.array(seedText).nonempty(),
  sample_size: seedNumber.default(10),
});

const edgeCase = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('long_input'),
    length: positive.default(10_000),
    timeout_s: positive.default(30),
  }),
  z.strictObject({
    kind: z.literal('multi_turn'),
    turns: z.array(seedText).nonempty(),
    final_query: seedText,
    must_reference: z.array(seedText).nonempty(),
  }),
  z.strictObject({ kind: z.literal('contradiction'), query: seedText, false_premise: seedText }),
  z.strictObject({
    kind: z.literal('empty_input'),
    prompt: seedText.default(''),
    allow_error: seedBoolean.default(true),
    allow_refusal: seedBoolean.default(true),
  }),
]);
const edgeCases = z.strictObject({
  name: seedText,
  evaluator: z.literal('edge_cases'),
  cases: z.array(edgeCase).nonempty(),
});

const tests = z
  .array(z.discriminatedUnion('evaluator', [toolCoverage, ragQuality, citationAudit, edgeCases]))
  .nonempty();

const adapter = z.looseObject({ type: z.enum(['python', 'http']) });
const judge = z.looseObject({});

/** ragverdict's own file: its adapter and judge give way to `app` and `judge` of ragbench.yml. */
export const ragverdictFile = z.strictObject({
  adapter: adapter.optional(),
  judge: judge.optional(),
  thresholds: thresholds.optional(),
  tests,
});

/** Settings of a behaviour suite: tests inline, or in ragverdict's own file. */
export const behaviorSettings = z
  .strictObject({
    ...commonSettings,
    tier: tierSetting,
    tools: z.string().min(1).optional(),
    corpus: z.string().min(1).optional(),
    thresholds: thresholds.optional(),
    tests: tests.optional(),
    file: z.string().min(1).optional().describe("ragverdict's own file, as it is."),
  })
  .refine((settings) => (settings.tests === undefined) !== (settings.file === undefined), {
    error: 'exactly one of tests and file is needed',
    path: [],
  });
