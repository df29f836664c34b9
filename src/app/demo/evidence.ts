import { placeIn, type Passage } from './corpus.ts';
import { periodsIn, type Period } from './periods.ts';
import { parseNumber, quantitiesIn, type Quantity } from './quantities.ts';
import type { Question } from './question.ts';
import { isSameTerm, languageOf, type Terms } from './words.ts';

/** Something that could answer: a sentence or a cell, and how well it fits the question. */
export interface Candidate {
  readonly passage: Passage;
  readonly text: string;
  readonly locator: string;
  readonly value?: number;
  readonly unit?: string;
  readonly period: Period;
  /** The row's label in a table. */
  readonly label?: string;
  /** Share (0–1) of the question's terms, by weight, that the candidate or what stands around it covers. */
  readonly coverage: number;
  /** The order of candidates: coverage, and more for terms in the candidate itself. */
  readonly rank: number;
}

const COMMON_WEIGHT = 0.4;
const OWN_BONUS = 0.5;
const PERIOD_BONUS = 0.3;
const UNIT_BONUS = 0.3;

/** Every sentence or cell of the passages that could answer the question, best first. */
export function candidatesIn(passages: readonly Passage[], question: Question, terms: Terms): Candidate[] {
  return passages
    .flatMap((passage) =>
      passage.cells.length > 0 ? cellsOf(passage) : sentencesOf(passage, question, terms),
    )
    .flatMap((draft) => weigh(draft, question, terms) ?? [])
    .toSorted((a, b) => b.rank - a.rank);
}

/** Share (0–1) of the question's terms that occur in a text, by their weights. */
export function coverageOf(text: string, question: Question, terms: Terms): number {
  const known = terms(text);
  return shareOf(question, (term) => known.some((other) => isSameTerm(term, other)));
}

type Draft = Omit<Candidate, 'coverage' | 'rank' | 'period'> & { readonly own: string };

function cellsOf(passage: Passage): Draft[] {
  return passage.cells.map(({ label, header, text, unit }) => {
    const value = Number(text);
    const name = header.replace(/\s*\([^()]*\)$/, '');
    return {
      passage,
      own: `${label} ${header} ${unit}`,
      text: `${passage.title}: ${label}, ${name}: ${text}${unit === '' ? '' : ` ${unit}`}.`,
      locator: `${label} / ${name}`,
      label,
      ...(Number.isFinite(value) && { value: parseNumber(text, 'en'), unit }),
    };
  });
}

function sentencesOf(passage: Passage, question: Question, terms: Terms): Draft[] {
  return passage.sentences.map((sentence) => {
    const quantity = fittingQuantity(sentence, question, terms);
    return {
      passage,
      own: sentence,
      text: sentence,
      locator: placeIn(passage),
      ...(quantity && { value: quantity.value, unit: quantity.unit }),
    };
  });
}

/** Of several figures the one whose stretch of the sentence has most of the question's terms; of a change, what it led to. */
function fittingQuantity(sentence: string, question: Question, terms: Terms): Quantity | undefined {
  const { unit } = question;
  const all = quantitiesIn(sentence);
  const fitting = unit ? all.filter((one) => unit.test(one.unit)) : all;
  const changed = fitting.findIndex((one, index) =>
    isChange(sentence.slice(fitting[index - 1]?.end ?? Infinity, one.start)),
  );
  if (changed > 0) return fitting[changed];
  const scored = fitting.map((one, index) => {
    const stretch = sentence.slice(fitting[index - 1]?.end ?? 0, one.end);
    const [unitTerm] = terms(one.unit);
    const isAskedUnit = unitTerm !== undefined && question.terms.some((term) => isSameTerm(term, unitTerm));
    return { one, score: coverageOf(stretch, question, terms) + (isAskedUnit ? 1 : 0) };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.one;
}

function isChange(between: string): boolean {
  return (
    /^\s?\S*\s?(?:to|auf|提高到|提高至|降至|降到|增至)(?:\s|$|每)/iu.test(between) ||
    /(?:提高|降|增)[到至]/u.test(between)
  );
}

function weigh({ own, ...draft }: Draft, question: Question, terms: Terms): Candidate | undefined {
  const { title, heading, setting, doc } = draft.passage;
  const around = `${title} ${heading} ${setting} ${doc.replaceAll(/[-_.]/g, ' ')}`;
  const period = periodOf(own, around, question.period);
  if (!period) return undefined;
  const [ownTerms, aroundTerms] = [terms(own), terms(`${around} ${draft.passage.sentences.join(' ')}`)];
  const inOwn = (term: string): boolean => ownTerms.some((other) => isSameTerm(term, other));
  const known = (term: string): boolean =>
    inOwn(term) || aroundTerms.some((other) => isSameTerm(term, other));
  if (!question.anchors.every(known)) return undefined;
  const coverage = shareOf(question, known);
  const asksUnit = question.unit !== undefined && draft.unit !== undefined && question.unit.test(draft.unit);
  const rank =
    coverage +
    OWN_BONUS * shareOf(question, inOwn) +
    PERIOD_BONUS * fitOf(period, question.period) +
    (asksUnit ? UNIT_BONUS : 0);
  return { ...draft, period, coverage, rank };
}

function shareOf({ terms: asked, anchors, common }: Question, covers: (term: string) => boolean): number {
  // Names must be covered anyway; what is asked about them must be, too.
  const weightOf = (term: string): number =>
    anchors.includes(term) || common.includes(term) ? COMMON_WEIGHT : 1;
  const sum = (list: readonly string[]): number => list.reduce((total, term) => total + weightOf(term), 0);
  return asked.length === 0 ? 0 : sum(asked.filter(covers)) / sum(asked);
}

/** The candidate's period, its own before that of its surroundings; undefined where it contradicts the one asked for. */
function periodOf(own: string, around: string, asked: Period): Period | undefined {
  const [inner, outer] = [periodsIn(own), periodsIn(around)];
  const years = inner.years.length > 0 ? inner.years : outer.years;
  const year = years.find((one) => one === asked.year) ?? (asked.year === undefined ? years[0] : undefined);
  if (asked.year !== undefined && year === undefined && years.length > 0) return undefined;
  const quarter = inner.quarter ?? outer.quarter;
  const month = inner.month ?? outer.month;
  if (asked.quarter !== undefined && quarter !== asked.quarter) return undefined;
  if (asked.month !== undefined && month !== asked.month) return undefined;
  return {
    ...(year !== undefined && { year }),
    ...(quarter !== undefined && { quarter }),
    ...(month !== undefined && { month }),
  };
}

/** Share of the asked parts of a period that the candidate names; a finer period than asked for fits less. */
function fitOf(own: Period, asked: Period): number {
  const parts = ['year', 'quarter', 'month'] as const;
  const wanted = parts.filter((part) => asked[part] !== undefined);
  const named = wanted.filter((part) => own[part] === asked[part]).length;
  const finer = (['quarter', 'month'] as const).some(
    (part) => own[part] !== undefined && asked[part] === undefined,
  );
  return wanted.length === 0 ? 0 : named / wanted.length - (finer ? 0.5 : 0);
}

/** Whether a text is in the form that the question asks for: a date, a name of a person. */
export function hasForm(text: string, { wants }: Question): boolean {
  if (wants === 'time') {
    const { years, month, quarter } = periodsIn(text);
    return (
      years.length > 0 ||
      month !== undefined ||
      quarter !== undefined ||
      /\d{1,2}:\d{2}|\d\s?(?:Uhr|a\.?m|p\.?m|点|时)/iu.test(text)
    );
  }
  if (wants !== 'person') return true;
  return languageOf(text) === 'zh' || /\p{Lu}[\p{Ll}.]+ \p{Lu}\p{Ll}+/u.test(text);
}
