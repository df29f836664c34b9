import { formatLocation, type Location, type Problem } from '../model/problem.ts';
import type { Json } from '../model/json.ts';
import type { CaseStatus, Evidence } from '../model/report.ts';
import { clip } from '../text/clip.ts';
import type { CaseAnswer, CaseOutcome, Inspection, MetricSpec, SuiteCase } from './suite.ts';

/** Nothing that `validate` could add. */
export const NOTHING_FOUND: Inspection = { problems: [], notes: [] };

/** The metrics that a suite's `metrics` setting leaves; all without one. */
export function selectMetrics<T extends string | MetricSpec>(
  all: readonly T[],
  chosen: readonly string[] | undefined,
): T[] {
  return all.filter(
    (metric) => chosen === undefined || chosen.includes(typeof metric === 'string' ? metric : metric.name),
  );
}

/** The object without the keys whose value is undefined, which JSON does not know. */
export function defined(fields: { readonly [key: string]: Json | undefined }): { [key: string]: Json } {
  const entries = Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

/**
 * In an entry of more cases, those that pass keep no evidence: their scores say it all, and a report of 100,000 cases would
 * be held and written mostly for them. Up to here every case has its evidence, which the baseline takes its share of.
 */
const MOST_CASES_WITH_ALL_EVIDENCE = 5000;
const NO_EVIDENCE: Evidence = {};

/** Says which evidence an outcome of an entry of `cases` cases keeps; it is made only when it is kept. */
export function evidenceKeeper(cases: number): (status: CaseStatus, make: () => Evidence) => Evidence {
  const keepsAll = cases <= MOST_CASES_WITH_ALL_EVIDENCE;
  return (status, make) => (keepsAll || status !== 'pass' ? make() : NO_EVIDENCE);
}

/** The outcome of a case that got no answer that could be judged. */
export function errorOutcome(
  id: string,
  answer: Exclude<CaseAnswer, { kind: 'answered' }> | undefined,
): CaseOutcome {
  const error = answer?.error ?? {
    code: 'incomplete' as const,
    message: 'no answer was given for this case',
  };
  const code = error.code === 'incomplete' ? 'incomplete' : 'app_failed';
  return { id, status: 'error', scores: {}, reason: error.message, evidence: { error: error.code }, code };
}

/**
 * Ids that are doubled, outer spaces and Unicode form aside, and ids with control characters, which could forge lines
 * in the places where ids are shown.
 */
export function idProblems(cases: readonly Pick<SuiteCase, 'id' | 'location'>[]): Problem[] {
  const first = new Map<string, Location>();
  const problems: Problem[] = [];
  for (const { id, location } of cases) {
    if (/\p{Cc}/u.test(id))
      problems.push({
        location,
        message: `the id ${JSON.stringify(id)} has control characters; use printable ones`,
      });
    const key = id.normalize('NFC').trim();
    const before = first.get(key);
    if (before === undefined) first.set(key, location);
    else problems.push({ location, message: doubled(id, before) });
  }
  return problems;
}

function doubled(id: string, before: Location): string {
  const rule = 'ids must differ in more than outer spaces and Unicode form';
  return `the id ${JSON.stringify(id)} is given twice, first at ${formatLocation(before)}; ${rule}`;
}

type Count = { passed: number; total: number };

/** Counts of passed cases by value of a dimension or tag; keys come out sorted. */
export class Tally {
  readonly #counts = new Map<string, Map<string, Count>>();

  add(dimension: string, value: string, passed: boolean): void {
    let values = this.#counts.get(dimension);
    if (!values) this.#counts.set(dimension, (values = new Map<string, Count>()));
    const count = values.get(value);
    if (!count) values.set(value, { passed: passed ? 1 : 0, total: 1 });
    else {
      count.total += 1;
      if (passed) count.passed += 1;
    }
  }

  /** `{dimension: {value: {passed, total}}}`. */
  toJson(): { [dimension: string]: { [value: string]: Count } } {
    return sorted(this.#counts, (values) => sorted(values, (count) => count));
  }
}

function sorted<From, To>(
  map: ReadonlyMap<string, From>,
  convert: (value: From) => To,
): { [key: string]: To } {
  const keys = [...map.keys()].toSorted();
  return Object.fromEntries(keys.map((key) => [key, convert(map.get(key) as From)]));
}

const SHOWN = 3;

/** Texts as a list for a sentence: the first few, quoted, and how many more. */
export function quoted(texts: readonly string[]): string {
  const distinct = [...new Set(texts)];
  const shown = distinct
    .slice(0, SHOWN)
    .map((text) => `"${clip(text, 80)}"`)
    .join(', ');
  const more = distinct.length - SHOWN;
  return more > 0 ? `${shown} and ${more} more` : shown;
}
