import type { Json, JsonObject } from '../model/json.ts';
import type { CaseReport } from '../model/report.ts';
import { stageWords } from './words.ts';

const DEEPEST = 4;

/** What a reviewer needs to see of a case, as foreign text; what the suite did not record is absent. */
export interface CaseFacts {
  /** The stage that broke, or else the reason that the suite gave. */
  readonly why: string;
  readonly question?: string;
  readonly expected?: string;
  readonly before?: string;
  readonly now?: string;
  readonly cited?: Step;
  readonly retrieved?: Step;
  /** Place of the expected source among the retrieved ones, from 1. */
  readonly rank?: number;
  /** The source that was to be found. */
  readonly sought?: string;
  /** Why the suite failed the case, where the stage does not say it all. */
  readonly reason?: string;
  /** The metrics that fell. */
  readonly fell: readonly string[];
  /** Parts of the case's own content that this change edited. */
  readonly edited?: string;
}

/** Source names now, and before where the baseline kept them; each name once, in their order. */
export interface Step {
  readonly before?: readonly string[];
  readonly now: readonly string[];
}

/** Whether other sources were named before; their order does not count. */
export function hasMoved({ before, now }: Step): boolean {
  return before !== undefined && before.toSorted().join('\n') !== now.toSorted().join('\n');
}

/**
 * Reads a case's evidence: `stage`, `question` (or a seed's own name, `query` or `prompt`), `expected` (or
 * `expected_mode`), `answer`, `cited`, `retrieved`, `rank`, `before`, `edited`.
 */
export function caseFacts({ reason, evidence }: CaseReport): CaseFacts {
  const { stage, answer, cited, retrieved, rank, before: kept, edited, metrics } = evidence;
  const before = isObject(kept) ? kept : {};
  return {
    why: typeof stage === 'string' ? stageWords(stage) : reason,
    ...optional('question', evidence['question'] ?? evidence['query'] ?? evidence['prompt'], plain),
    ...optional('expected', evidence['expected'] ?? evidence['expected_mode'], plain),
    ...optional('before', before['answer'], plain),
    ...optional('now', answer, plain),
    ...step('cited', before['cited'], cited),
    ...step('retrieved', before['retrieved'], retrieved),
    ...(typeof rank === 'number' && { rank }),
    ...optional('sought', soughtIn(evidence), plain),
    ...(typeof stage === 'string' && { reason }),
    fell: metrics === undefined || metrics === null ? [] : names(metrics),
    ...(isObject(edited) && { edited: Object.keys(edited).join(', ') }),
  };
}

/** The expected source: where the rank says so, else as the expectation names it. */
function soughtIn({ expected, retrieved, rank }: CaseReport['evidence']): Json | undefined {
  if (typeof rank === 'number' && isList(retrieved)) return names(retrieved)[rank - 1];
  if (!isObject(expected)) return undefined;
  const { source, narrative_doc: narrative } = expected;
  return isObject(source) ? source['doc'] : narrative;
}

function optional<Key extends string>(
  key: Key,
  value: Json | undefined,
  write: (value: Json) => string,
): { [K in Key]?: string } {
  return value === undefined || value === null ? {} : ({ [key]: write(value) } as { [K in Key]?: string });
}

function step<Key extends string>(
  key: Key,
  before: Json | undefined,
  now: Json | undefined,
): { [K in Key]?: Step } {
  if (now === undefined || now === null) return {};
  const value: Step = { now: names(now), ...(before !== undefined && { before: names(before) }) };
  return { [key]: value } as { [K in Key]?: Step };
}

function names(sources: Json): string[] {
  const list = isList(sources) ? sources : [sources];
  const texts = list.map((source) =>
    isObject(source) && source['source_id'] !== undefined ? plain(source['source_id']) : plain(source),
  );
  return [...new Set(texts)];
}

/** Any recorded value for people: texts as they are, `{doc, locator}` as a source, other objects as `key: value` pairs. */
function plain(value: Json, depth = 0): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return String(value);
  if (depth > DEEPEST) return '…';
  if (isList(value)) return value.map((item) => plain(item, depth + 1)).join(', ');
  const pairs = Object.entries(value);
  const isSource = pairs.every(([key]) => key === 'doc' || key === 'locator');
  return pairs
    .map(([key, item]) => (isSource ? '' : `${key.replaceAll('_', ' ')}: `) + plain(item, depth + 1))
    .join(isSource ? ' ' : ', ');
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
