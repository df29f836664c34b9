import { conflictingClaims, conflictingFigures, conflictingTimes, type Likeness } from './conflict.ts';
import { hasForm, type Candidate } from './evidence.ts';
import type { Question } from './question.ts';
import type { Terms } from './words.ts';

/** What the app makes of its evidence. */
export type Decision =
  | { readonly kind: 'refuse' }
  | { readonly kind: 'ask'; readonly options: readonly string[] }
  | { readonly kind: 'dispute'; readonly sides: readonly Candidate[] }
  | { readonly kind: 'answer'; readonly best: Candidate };

/** How the app decides; the demo's flaws turn these. */
export interface Policy {
  /** Share (0–1) of the question's terms that the evidence must cover. */
  readonly leastCoverage: number;
  /** Whether to answer from the best there is when nothing is good enough. */
  readonly neverRefuse: boolean;
  /** Whether the evidence came with the question: then it is not asked which one is meant, and it all speaks of one thing. */
  readonly isGiven: boolean;
  readonly terms: Terms;
}

/** Candidates this close in rank fit a question equally well. */
const TIE = 0.12;
const FOUND: Likeness = { margin: 0.3, sameTime: 'exactly' };
const GIVEN: Likeness = { margin: 1, sameTime: 'as far as told' };

/** Refuses, asks back, flags a contradiction, or answers from the best candidate. */
export function decide(candidates: readonly Candidate[], question: Question, policy: Policy): Decision {
  const formed = candidates.filter((one) => isInForm(one, question));
  const good = formed.filter(({ coverage }) => coverage >= policy.leastCoverage);
  const chosen = good.length > 0 || !policy.neverRefuse ? good : candidates;
  const fitting = question.now ? latest(chosen) : chosen;
  const [best] = fitting;
  if (!best) return { kind: 'refuse' };
  const options = policy.isGiven ? [] : openChoices(fitting, question);
  if (options.length > 1) return { kind: 'ask', options };
  const sides = question.prose ? [] : contradiction(fitting, question, policy);
  return sides.length > 0 ? { kind: 'dispute', sides } : { kind: 'answer', best };
}

function contradiction(
  fitting: readonly Candidate[],
  question: Question,
  { isGiven, terms }: Policy,
): Candidate[] {
  if (question.wants === 'figure') return conflictingFigures(fitting, isGiven ? GIVEN : FOUND);
  return question.wants === 'time' ? conflictingTimes(fitting) : conflictingClaims(fitting, question, terms);
}

function isInForm(candidate: Candidate, question: Question): boolean {
  if (question.wants === 'figure')
    return candidate.value !== undefined && (question.unit?.test(candidate.unit ?? '') ?? true);
  return hasForm(candidate.text, question);
}

/** For a question about now: of the candidates that tell years, those of the last year. */
function latest(candidates: readonly Candidate[]): readonly Candidate[] {
  const years = candidates.flatMap(({ period }) => period.year ?? []);
  const last = Math.max(...years);
  return candidates.filter(({ period }) => period.year === undefined || period.year === last);
}

/** The years, or else the rows, among which the question does not choose, though as many fit it equally well. */
function openChoices(candidates: readonly Candidate[], question: Question): string[] {
  if (question.wants !== 'figure') return [];
  const [best] = candidates;
  const tied = candidates.filter((one) => best && one.rank >= best.rank - TIE && one.unit === best.unit);
  const rows = [...new Set(tied.flatMap(({ label }) => label ?? []))];
  if (rows.length > 1) return rows;
  const { year, quarter, month } = question.period;
  const years = [...new Set(tied.flatMap(({ period }) => period.year ?? []))].toSorted((a, b) => a - b);
  if (year === undefined && years.length > 1) return years.map(String);
  const columns = [...new Set(tied.map(({ locator, label }) => (label === undefined ? '' : locator)))];
  return quarter === undefined && month === undefined && columns.length > 1 ? columns : [];
}
