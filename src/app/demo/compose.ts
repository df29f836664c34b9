import type { AppResponse } from '../../model/answer.ts';
import type { Candidate } from './evidence.ts';
import type { Language } from './words.ts';

/** A sentence of a passage, or a cell put into words. */
export type Quote = Pick<Candidate, 'passage' | 'text' | 'locator'>;

/** Whether answers name their sources; one that does not is `--break citations`. */
export interface Style {
  readonly language: Language;
  readonly cites: boolean;
}

const WORDS = {
  en: {
    refusal: 'The documents do not say that.',
    unsaid: (words: string) => `Nothing is said about: ${words}.`,
    ask: (options: string) => `Which one do you mean: ${options}?`,
    dispute: 'The documents disagree:',
    and: ' or ',
  },
  de: {
    refusal: 'Dazu steht nichts in den Dokumenten.',
    unsaid: (words: string) => `Nicht genannt: ${words}.`,
    ask: (options: string) => `Was ist gemeint: ${options}?`,
    dispute: 'Die Dokumente widersprechen sich:',
    and: ' oder ',
  },
  zh: {
    refusal: '资料中没有相关信息。',
    unsaid: (words: string) => `未提及：${words}。`,
    ask: (options: string) => `请问您指的是哪一个：${options}？`,
    dispute: '各份资料说法不一：',
    and: '、',
  },
} as const;

/** Says that the evidence does not cover the question. */
export function refusal({ language }: Style): AppResponse {
  return {
    text: WORDS[language].refusal,
    refused: true,
    mode: 'abstain',
    clarification: 'none',
    sources: [],
    citations: [],
  };
}

/** The answer, and after it the words of the question that no evidence says anything of. */
export function withUnsaid(answer: AppResponse, words: readonly string[], { language }: Style): AppResponse {
  const { unsaid, and } = WORDS[language];
  return words.length === 0 ? answer : { ...answer, text: `${answer.text} ${unsaid(words.join(and))}` };
}

/** Asks which of several things that fit is meant. */
export function question(options: readonly string[], { language }: Style): AppResponse {
  const { ask, and } = WORDS[language];
  return {
    text: ask(options.join(and)),
    refused: false,
    mode: 'abstain',
    clarification: 'ask_first',
    sources: [],
    citations: [],
  };
}

/** Gives every side of a contradiction, and no single value. */
export function dispute(sides: readonly Candidate[], style: Style): AppResponse {
  const text = [WORDS[style.language].dispute, ...sides.map((side) => cited(side, style))].join(' ');
  return {
    text,
    refused: false,
    mode: 'disputed',
    clarification: 'answer_with_assumptions',
    ...sourcesOf(sides, style),
  };
}

/** Quotes the evidence; `best` carries the figure, `quoted` is what is told, in order. */
export function quotation(best: Candidate | undefined, quoted: readonly Quote[], style: Style): AppResponse {
  const source = best && style.cites ? { source: { doc: best.passage.doc, locator: best.locator } } : {};
  const figure = best?.value === undefined ? {} : { value: best.value, unit: best.unit ?? '', ...source };
  const text = joinByDocument(quoted, style);
  return {
    text,
    refused: false,
    mode: 'trustworthy',
    clarification: 'none',
    ...figure,
    ...sourcesOf(quoted, style),
  };
}

/** Sentences of one document stand together, with its name after the last. */
function joinByDocument(quoted: readonly Quote[], style: Style): string {
  return quoted
    .map((one, index) => (quoted[index + 1]?.passage.doc === one.passage.doc ? one.text : cited(one, style)))
    .join(style.language === 'zh' ? '' : ' ');
}

function cited({ text, passage }: Quote, { cites }: Style): string {
  return cites ? `${text} [${passage.doc}]` : text;
}

function sourcesOf(quoted: readonly Quote[], { cites }: Style): Pick<AppResponse, 'sources' | 'citations'> {
  if (!cites) return { sources: [], citations: [] };
  const places = new Map(
    quoted.map(({ passage, locator }) => [`${passage.doc} ${locator}`, { doc: passage.doc, locator }]),
  );
  const citations = quoted.map(({ text, passage }, index) => ({
    id: String(index + 1),
    source_id: passage.doc,
    span: text,
  }));
  return { sources: [...places.values()], citations };
}
