import type { Json, JsonObject } from '../model/json.ts';
import type { CaseReport } from '../model/report.ts';
import { stageWords } from './words.ts';

const DEEPEST = 4;
const NONE = '–';

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
  /** Parts of the case's own content that this change edited. */
  readonly edited?: string;
}

/** Source names now, and before where the baseline kept others. */
export interface Step {
  readonly before?: string;
  readonly now: string;
}

/**
 * Reads a case's evidence: `stage`, `question` (or a seed's own name, `query` or `prompt`), `expected` (or
 * `expected_mode`), `answer`, `cited`, `retrieved`, `rank`, `before`, `edited`.
 */
export function caseFacts({ reason, evidence }: CaseReport): CaseFacts {
  const { stage, answer, cited, retrieved, rank, before: kept, edited } = evidence;
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
    ...(isObject(edited) && { edited: Object.keys(edited).join(', ') }),
  };
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
  const [old, current] = [before === undefined ? undefined : names(before), names(now)];
  const isSame = old?.toSorted().join('\n') === current.toSorted().join('\n');
  const text = (list: readonly string[]): string => list.join(', ') || NONE;
  return { [key]: { now: text(current), ...(old && !isSame && { before: text(old) }) } } as {
    [K in Key]?: Step;
  };
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

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
