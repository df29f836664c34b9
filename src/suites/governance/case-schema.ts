import * as z from 'zod';
import { MODES, type Mode } from '../../model/answer.ts';

/** The category that a file name stands for, and the mode it asks of the app. */
export const CATEGORIES = [
  'abstention',
  'dispute',
  'trustworthy_hedged',
  'trustworthy_direct',
  'grounding',
  'relevance',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The categories that are judged by the mode alone. */
export const MODE_CATEGORIES: readonly Category[] = [
  'abstention',
  'dispute',
  'trustworthy_hedged',
  'trustworthy_direct',
];

export const MODE_OF: { readonly [category in Category]: Mode } = {
  abstention: 'abstain',
  dispute: 'disputed',
  trustworthy_hedged: 'trustworthy',
  trustworthy_direct: 'trustworthy',
  grounding: 'trustworthy',
  relevance: 'trustworthy',
};

const text = z.string();
const texts = z.array(text);

const evaluationConfig = z.looseObject({
  use_regex: z.boolean().nullish(),
  case_insensitive: z.boolean().nullish(),
  allowed_phrases: texts.nullish(),
  min_required: z.number().int().nonnegative().nullish(),
});
export type EvaluationConfig = z.infer<typeof evaluationConfig>;

const contextSource = z.union(
  [
    text,
    z.looseObject({ source_id: text.nullish(), source_type: text.nullish(), authority: text.nullish() }),
  ],
  'a text or { source_id, source_type, authority } is allowed',
);

/** A case as it stands in a file; keys beyond these are the data's own business. */
export const caseSchema = z.looseObject({
  id: text,
  query: text,
  contexts: texts,
  expected_mode: z.enum(MODES),
  description: text,
  rationale: text,
  category: text.nullish(),
  subcategory: text.nullish(),
  difficulty: text.nullish(),
  forbidden_claims: texts.nullish(),
  required_elements: texts.nullish(),
  forbidden_elements: texts.nullish(),
  domain: text.nullish(),
  query_type: text.nullish(),
  source_type: text.nullish(),
  context_count: z.number().int().nonnegative().nullish(),
  reasoning_type: text.nullish(),
  evidence_pattern: text.nullish(),
  language: text.nullish(),
  context_sources: z.array(contextSource).nullish(),
  evaluation_config: evaluationConfig.nullish(),
});
export type RawCase = z.infer<typeof caseSchema>;

/** A file of cases; each case is checked by {@link caseSchema} on its own. */
export const fileSchema = z.looseObject({
  passing_threshold: z.number().min(0).max(1).nullish(),
  evaluation_config: evaluationConfig.nullish(),
  cases: z.array(z.unknown()),
});

/** How a case's patterns are read: its own settings laid over its file's, key by key. */
export interface PatternRules {
  readonly useRegex: boolean;
  readonly caseInsensitive: boolean;
  readonly allowedPhrases: readonly string[];
  readonly minRequired: number;
}

/** Lays a case's evaluation_config over its file's. */
export function patternRules(
  file: EvaluationConfig | null | undefined,
  own: EvaluationConfig | null | undefined,
): PatternRules {
  return {
    useRegex: own?.use_regex ?? file?.use_regex ?? false,
    caseInsensitive: own?.case_insensitive ?? file?.case_insensitive ?? true,
    allowedPhrases: own?.allowed_phrases ?? file?.allowed_phrases ?? [],
    minRequired: own?.min_required ?? file?.min_required ?? 1,
  };
}

/** What the details count cases by. */
export const DIMENSIONS = [
  'category',
  'subcategory',
  'difficulty',
  'domain',
  'query_type',
  'source_type',
  'reasoning_type',
  'evidence_pattern',
  'context_count',
  'language',
] as const;
export type Slices = { readonly [dimension in (typeof DIMENSIONS)[number]]: string };

/** What a case is judged by. */
export interface GovernanceCase {
  readonly category: Category;
  readonly expectedMode: Mode;
  readonly query: string;
  readonly forbiddenClaims: readonly string[];
  readonly requiredElements: readonly string[];
  readonly forbiddenElements: readonly string[];
  readonly rules: PatternRules;
  readonly slices: Slices;
}
