import type { Location, Problem } from '../../model/problem.ts';
import { MODE_OF, type RawCase } from './case-schema.ts';
import type { DataFile } from './layout.ts';

type Locate = (path: readonly PropertyKey[]) => Location;

const NEEDED = ['id', 'query', 'contexts', 'description', 'rationale'] as const;

/** What makes a well-formed case useless: fitz-gov's own errors, the patterns aside. */
export function caseProblems(file: DataFile, raw: RawCase, locate: Locate): Problem[] {
  return faults(file, raw).map(({ path, message }) => ({
    location: locate(path),
    message: `case "${raw.id}": ${message}`,
  }));
}

interface Fault {
  readonly path: readonly string[];
  readonly message: string;
}

function faults({ category, prefix }: DataFile, raw: RawCase): Fault[] {
  const found: Fault[] = NEEDED.filter((field) => isEmpty(raw[field])).map((field) => ({
    path: [field],
    message: `${field} is empty`,
  }));
  const mode = MODE_OF[category];
  if (prefix && !raw.id.startsWith(prefix))
    found.push({ path: ['id'], message: `an id of this folder begins with ${prefix}` });
  if (raw.expected_mode !== mode) {
    found.push({
      path: ['expected_mode'],
      message: `${raw.expected_mode} does not go with ${category}; ${mode} is allowed`,
    });
  }
  if (category === 'grounding' && isEmpty(raw.forbidden_claims)) {
    found.push({
      path: ['forbidden_claims'],
      message: 'a grounding case needs forbidden_claims: a list with at least one pattern',
    });
  }
  if (category === 'relevance' && isEmpty(raw.required_elements)) {
    found.push({
      path: ['required_elements'],
      message: 'a relevance case needs required_elements: a list with at least one entry',
    });
  }
  return found;
}

function isEmpty(value: string | readonly string[] | null | undefined): boolean {
  return typeof value === 'string' ? value.trim() === '' : (value ?? []).length === 0;
}
