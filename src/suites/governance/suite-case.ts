import type { Json } from '../../model/json.ts';
import { defined, selectMetrics } from '../common.ts';
import type { SuiteCase } from '../suite.ts';
import { patternRules, type GovernanceCase, type RawCase, type Slices } from './case-schema.ts';
import type { ReadCase, ReadFile } from './layout.ts';
import { metricsOf } from './metrics.ts';
import type { GovernanceSettings } from './settings.ts';

/** A case of the data as the runner and the judge see it. */
export function toSuiteCase(
  file: ReadFile,
  { raw, line }: ReadCase,
  settings: GovernanceSettings,
): SuiteCase<GovernanceCase> {
  const data = judgedBy(file, raw);
  const sources = raw.context_sources as Json | null | undefined;
  const inline = settings.contexts === 'inline';
  return {
    id: raw.id,
    tier: file.tier,
    location: { file: file.path, line },
    content: content(raw, data, sources),
    metrics: selectMetrics(metricsOf(data.category), settings.metrics),
    request: {
      prompt: raw.query,
      conversation: [],
      ...(inline && { contexts: raw.contexts }),
      ...(inline && sources && { context_sources: sources }),
    },
    data,
  };
}

function judgedBy({ category, config, path }: ReadFile, raw: RawCase): GovernanceCase {
  return {
    category,
    expectedMode: raw.expected_mode,
    query: raw.query,
    forbiddenClaims: raw.forbidden_claims ?? [],
    requiredElements: raw.required_elements ?? [],
    forbiddenElements: raw.forbidden_elements ?? [],
    rules: patternRules(config, raw.evaluation_config),
    slices: slicesOf(category, raw, stem(path)),
  };
}

function slicesOf(category: string, raw: RawCase, stemOfFile: string): Slices {
  return {
    category,
    subcategory: `${category}/${raw.subcategory ?? stemOfFile}`,
    difficulty: known(raw.difficulty ?? 'medium'),
    domain: known(raw.domain),
    query_type: known(raw.query_type),
    source_type: known(raw.source_type ?? 'single'),
    reasoning_type: known(raw.reasoning_type),
    evidence_pattern: known(raw.evidence_pattern),
    context_count: String(raw.context_count ?? raw.contexts.length),
    language: known(raw.language),
  };
}

function known(value: string | null | undefined): string {
  return value || 'unknown';
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
}

/** Everything that decides the outcome, so that its hash says whether the case changed. */
function content(raw: RawCase, data: GovernanceCase, sources: Json | null | undefined): Json {
  const { useRegex, caseInsensitive, allowedPhrases, minRequired } = data.rules;
  return defined({
    query: raw.query,
    contexts: raw.contexts,
    context_sources: sources ?? undefined,
    expected_mode: data.expectedMode,
    category: data.category,
    forbidden_claims: data.forbiddenClaims,
    required_elements: data.requiredElements,
    forbidden_elements: data.forbiddenElements,
    evaluation_config: {
      use_regex: useRegex,
      case_insensitive: caseInsensitive,
      allowed_phrases: allowedPhrases,
      min_required: minRequired,
    },
  });
}
