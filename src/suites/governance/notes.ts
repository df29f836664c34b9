import type { Problem } from '../../model/problem.ts';
import type { RawCase } from './case-schema.ts';
import type { ReadCase, ReadFile } from './layout.ts';

const SOURCE_TYPES = ['academic', 'news', 'government', 'industry', 'blog', 'reference', 'report'];
const AUTHORITIES = ['primary', 'secondary', 'tertiary', 'official', 'expert', 'community'];
const CONFIG_KEYS = [
  'mode',
  'check_mode_match',
  'use_regex',
  'case_insensitive',
  'allowed_phrases',
  'min_required',
  'note',
];
const QUERY_LENGTH = { least: 10, most: 500 };
const MOST_CONTEXTS = 10;

/** What is doubtful in a case: fitz-gov's warnings and ours. */
export function caseNotes(file: ReadFile, { raw, line }: ReadCase): Problem[] {
  const messages = [...shapeNotes(raw), ...sourceNotes(raw), ...configNotes(file, raw)];
  return messages.map((message) => ({
    location: { file: file.path, line },
    message: `case "${raw.id}": ${message}`,
  }));
}

function shapeNotes({ query, contexts, context_count: declared }: RawCase): string[] {
  const notes: string[] = [];
  const length = Array.from(query).length;
  if (length < QUERY_LENGTH.least || length > QUERY_LENGTH.most) {
    notes.push(`the query has ${length} characters; ${QUERY_LENGTH.least} to ${QUERY_LENGTH.most} are usual`);
  }
  if (contexts.length > MOST_CONTEXTS)
    notes.push(`there are ${contexts.length} contexts; up to ${MOST_CONTEXTS} are usual`);
  if (declared !== null && declared !== undefined && declared !== contexts.length) {
    notes.push(`context_count is ${declared}, but there are ${contexts.length} contexts`);
  }
  return notes;
}

function sourceNotes({ contexts, context_sources: sources }: RawCase): string[] {
  if (!sources) return [];
  const notes: string[] = [];
  if (sources.length !== contexts.length)
    notes.push(`there are ${sources.length} context_sources for ${contexts.length} contexts`);
  if (sources.some((source) => typeof source === 'string')) {
    notes.push('context_sources are plain texts; objects with source_id, source_type and authority say more');
  }
  for (const source of sources.filter((entry) => typeof entry !== 'string')) {
    notes.push(
      ...unusual('source_type', source.source_type, SOURCE_TYPES),
      ...unusual('authority', source.authority, AUTHORITIES),
    );
  }
  return [...new Set(notes)];
}

function unusual(field: string, value: string | null | undefined, usual: readonly string[]): string[] {
  if (!value || usual.includes(value)) return [];
  return [`the ${field} ${JSON.stringify(value)} of a context source is not one of ${usual.join(', ')}`];
}

function configNotes(file: ReadFile, raw: RawCase): string[] {
  const own = raw.evaluation_config ?? {};
  const notes = Object.keys(own)
    .filter((key) => !CONFIG_KEYS.includes(key))
    .map(
      (key) =>
        `evaluation_config has the key ${JSON.stringify(key)}, which nothing reads; ${CONFIG_KEYS.join(', ')} are known`,
    );
  const inherited = file.config?.allowed_phrases?.length ?? 0;
  if (own.allowed_phrases?.length === 0 && inherited > 0 && file.category === 'grounding') {
    notes.push(
      `allowed_phrases: [] takes away the ${inherited} allowed phrases of the file, so that an honest "not disclosed" can fail`,
    );
  }
  if (raw.category && raw.category !== file.category) {
    notes.push(
      `the category ${JSON.stringify(raw.category)} is not read; the file makes it ${file.category}`,
    );
  }
  return notes;
}
