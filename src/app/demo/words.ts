import { foldWidth } from '../../text/width.ts';

export type Language = 'en' | 'de' | 'zh';

/** How a text is turned into the terms that the index and the evidence check compare. */
export type Terms = (text: string) => string[];

const HAN = /\p{Script=Han}/u;
const WORD = /\p{Script=Han}+|\p{L}+-?\d+|\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+/gu;
const LATIN_ONLY = /(?<=[^\p{Script=Han}])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[^\p{Script=Han}])/u;
const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words that say how something is asked or joined, not what about. */
const FUNCTION_WORDS = new Set(
  `a an the of in on at to for from by with and or is are was were be been it its this that these those there their they
  we our you your i me my he she his her as do does did has have had can could will would may must should not no than make makes made get gets got take takes took there's
  how what which who whom whose when where why many much long often per into during after before about any all some each
  tell give name please describe summarise summarize explain happen happened happens say says said document documents
  der die das den dem des ein eine einen einem einer eines und oder ist sind war waren wird werden wurde wurden hat haben
  hatte im in am an auf zu zum zur von vom bei mit für aus nach bis es sie er wir ihr sich nicht kein keine als wie viel
  viele was wer wem wen wann wo warum wieso welche welcher welches welchen lange hoch oft darf dürfen kann muss soll so
  dass gibt man beschreibe beschreiben erkläre fasse zusammen passiert geschehen geschah
  的 了 是 在 有 和 与 及 或 为 被 由 从 到 把 对 于 将 也 都 就 吗 呢 多少 几 什么 哪 哪里 哪些 谁 何时 怎么 如何 为什么
  怎样 请 介绍 概述 总结 说明 情况 经过 发生 一下 这 那 该 其 每 多 久 多久 时候 何 进行 之`.split(/\s+/),
);

/** The language of a text, by its script and its function words. */
export function languageOf(text: string): Language {
  if (HAN.test(text)) return 'zh';
  return /[äöüß]|\b(?:der|das|und|ist|wie|wird|wurde|wer|wann|wo|im|dem|ein|eine|welche[rs]?)\b/i.test(text)
    ? 'de'
    : 'en';
}

/** The words of a text as they stand; runs of Chinese characters are segmented, codes such as TV-60 stay whole. */
export function wordsOf(text: string): string[] {
  const runs = foldWidth(text)
    .split(LATIN_ONLY)
    .flatMap((part) => part.match(WORD) ?? []);
  return runs.flatMap((run) => (HAN.test(run) ? segment(run) : [run]));
}

/** The words of a question that a text has in no form, as the question writes them; figures left out. */
export function wordsMissing(question: string, text: string): string[] {
  const known = contentTerms(text);
  return [...new Set(wordsOf(question))].filter((word) => {
    const [term] = contentTerms(word);
    return term !== undefined && !/\d/.test(term) && !known.some((other) => isSameTerm(term, other));
  });
}

/** The content terms of a text: words without function words, stemmed lightly. */
export const contentTerms: Terms = (text) =>
  wordsOf(text)
    .map((word) => word.toLowerCase())
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map(stem);

/** What a tokeniser whose stop list is turned round leaves of a text: `--break retrieval`. */
export const functionTerms: Terms = (text) =>
  wordsOf(text)
    .map((word) => word.toLowerCase())
    .filter((word) => FUNCTION_WORDS.has(word));

const ENDING = /(?:ings?|ed|es|ern|en|er|em|e|s|n|t)$/;
const SHORTEST_STEM = 4;

/** Folds accents and takes off endings of inflection as long as enough is left; codes, figures and Chinese stay as they are. */
function stem(word: string): string {
  if (HAN.test(word) || /\d/.test(word)) return word;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return cutEndings(plain);
}

function cutEndings(word: string): string {
  const cut = word.replace(ENDING, '');
  return cut === word || cut.length < SHORTEST_STEM ? word : cutEndings(cut);
}

/** Whether two terms are forms of one word: equal, or the longer begins with the shorter (compounds, derivations). */
export function isSameTerm(a: string, b: string): boolean {
  if (a === b) return true;
  if (HAN.test(a) || HAN.test(b)) return (a.length > 1 && b.includes(a)) || (b.length > 1 && a.includes(b));
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 5 && !/\d/.test(short) && long.startsWith(short);
}

function segment(run: string): string[] {
  return Array.from(chinese.segment(run), ({ segment: word }) => word);
}
