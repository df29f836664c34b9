import type { Candidate } from './evidence.ts';
import type { Question } from './question.ts';
import { periodsIn } from './periods.ts';
import { isSameTerm, type Terms } from './words.ts';

const NEGATION =
  /\b(?:not|no|never|nobody|none|without|cannot|isn't|wasn't|didn't|nicht|kein\w*|nie|niemand|ohne)\b|不|没有|未|无/iu;
/** Words that say the opposite of each other, in their stems. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:rose|rise|risen|increas\w*|grew|grow\w*|gain\w*|stieg\w*|gestiegen|zugenommen)\b|上升|增加|增长/iu,
    /\b(?:fell|fall\w*|declin\w*|decreas\w*|drop\w*|shr[aiu]nk\w*|sank|gesunken|fiel\w*|abgenommen)\b|下降|减少/iu,
  ],
  [/\b(?:safe|sicher)\b|安全/iu, /\b(?:unsafe|dangerous|gefährlich)\b|危险/iu],
  [/\b(?:open\w*|geöffnet|offen)\b|开放/iu, /\b(?:closed|shut|geschlossen)\b|关闭/iu],
  [
    /\b(?:approv\w*|accept\w*|genehmigt|bewilligt)\b|批准/iu,
    /\b(?:reject\w*|refus\w*|denied|abgelehnt)\b|拒绝|否决/iu,
  ],
  [
    /\b(?:success\w*|works?|effective|wirksam|erfolgreich)\b|有效|成功/iu,
    /\b(?:fail\w*|ineffective|wirkungslos|gescheitert|unwirksam)\b|无效|失败/iu,
  ],
];
/** How much of a question's own terms a sentence must have before what it denies counts against another. */
const LEAST_SHARED = 0.5;
/** How much of their words two sentences must share to be about one thing, whatever the question. */
const LEAST_ALIKE = 0.6;
/** So many of the best sentences are held against each other. */
const MOST_CLAIMS = 12;

/** When two candidates speak of one thing: how far apart in rank, and whether both must tell the same time. */
export interface Likeness {
  readonly margin: number;
  readonly sameTime: 'exactly' | 'as far as told';
}

/**
 * Candidates that give different figures for one thing at one time, of which not all can be true: same unit, same row,
 * same period, other document. The first is the best candidate; empty where nothing contradicts it.
 */
export function conflictingFigures(
  candidates: readonly Candidate[],
  { margin, sameTime }: Likeness,
): Candidate[] {
  const [best] = candidates;
  if (best?.value === undefined) return [];
  const rivals = candidates.filter(
    (other) =>
      other.passage.doc !== best.passage.doc &&
      other.rank >= best.rank - margin &&
      isSameMeasure(best, other, sameTime),
  );
  return rivals.some(({ value }) => value !== best.value) ? [best, ...rivals] : [];
}

/**
 * Sentences of different documents of which one says what the other denies: the best against another that is about the
 * question, or two that share most of their words.
 */
export function conflictingClaims(
  candidates: readonly Candidate[],
  question: Question,
  terms: Terms,
): Candidate[] {
  const claims = candidates.slice(0, MOST_CLAIMS).map((one) => ({ one, own: [...new Set(terms(one.text))] }));
  for (const [index, a] of claims.entries())
    for (const b of claims.slice(index + 1)) {
      const isElsewhere = a.one.passage.doc !== b.one.passage.doc;
      const isAbout = index === 0 && [a, b].every(({ own }) => shared(question.terms, own) >= LEAST_SHARED);
      const isAlike = Math.min(shared(a.own, b.own), shared(b.own, a.own)) >= LEAST_ALIKE;
      if (isElsewhere && (isAbout || isAlike) && isOpposite(a.one.text, b.one.text)) return [a.one, b.one];
    }
  return [];
}

/** Candidates that give different days, or years, for one event. */
export function conflictingTimes(candidates: readonly Candidate[]): Candidate[] {
  const [best, ...others] = candidates;
  const own = best && timeIn(best.text);
  if (own === undefined) return [];
  const rival = others.find(
    (other) => other.passage.doc !== best?.passage.doc && (timeIn(other.text) ?? own) !== own,
  );
  return best && rival ? [best, rival] : [];
}

/** The first day of a text as written, without its year; else its first year. */
function timeIn(text: string): string | undefined {
  const [day] = text.match(/\d{1,2}\.? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}(?!\d)|\d{1,2}月\d{1,2}日/u) ?? [];
  return day ?? periodsIn(text).years[0]?.toString();
}

function isSameMeasure(a: Candidate, b: Candidate, sameTime: Likeness['sameTime']): boolean {
  const isSameTime = (['year', 'quarter', 'month'] as const).every(
    (part) =>
      a.period[part] === b.period[part] ||
      (sameTime === 'as far as told' && (a.period[part] === undefined || b.period[part] === undefined)),
  );
  return b.value !== undefined && a.unit === b.unit && a.label === b.label && isSameTime;
}

function shared(terms: readonly string[], others: readonly string[]): number {
  if (terms.length === 0) return 0;
  return terms.filter((term) => others.some((other) => isSameTerm(term, other))).length / terms.length;
}

function isOpposite(a: string, b: string): boolean {
  if (NEGATION.test(a) !== NEGATION.test(b)) return true;
  return OPPOSITES.some(([one, other]) => (one.test(a) && other.test(b)) || (other.test(a) && one.test(b)));
}
