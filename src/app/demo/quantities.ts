import { foldWidth } from '../../text/width.ts';
import { PERIOD_FORMS } from './periods.ts';
import { languageOf, wordsOf, type Language } from './words.ts';

/** A figure with its unit, and where in the text it stands. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

/** Figures that name a thing instead of measuring it: TV-60, ticket 1203, hall 2. */
const NAMES =
  /\p{Script=Latin}-?\d+|\b(?:ticket|störung|revision|ausgabe|hall|halle|room|raum|line|block|no\.|nr\.)\s\d+|工单\s?\d+/giu;
const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const CURRENCY = String.raw`EUR|USD|GBP|CHF|CNY|€|\$|£`;
const SCALE = String.raw`thousand|million|billion|Tausend|Millionen|Mio\.|Milliarden|Mrd\.`;
const RATE = String.raw`(?:\s(?:per|pro|je)\s\p{L}+)?`;
const LATIN_UNIT = String.raw`%|°C|\p{Script=Latin}+(?:\/\p{Script=Latin}+)?`;
const QUANTITY = new RegExp(
  String.raw`(?:(?<currency>${CURRENCY})\s?)?(?<![\d.,])(?<number>${NUMBER})(?:\s?(?<scale>${SCALE})(?!\p{L}))?(?<rate>${RATE})(?:\s?(?<unit>${LATIN_UNIT}))?`,
  'gu',
);
const CHINESE_UNIT = /^\s?(?:兆瓦时|千瓦时|千瓦|万元|亿元|摄氏度|个百分点)/u;

/** The quantities of a sentence in order; dates, times and numbers that are names are none. */
export function quantitiesIn(sentence: string): Quantity[] {
  const folded = foldWidth(sentence);
  const blank = (match: string): string => ' '.repeat(match.length);
  const bare = folded.replace(PERIOD_FORMS, blank).replace(NAMES, blank);
  const language = languageOf(sentence);
  return Array.from(bare.matchAll(QUANTITY), (match) => toQuantity(match, folded, language));
}

function toQuantity(match: RegExpExecArray, text: string, language: Language): Quantity {
  const { currency, number = '', scale, rate = '', unit } = match.groups ?? {};
  const end = match.index + match[0].length;
  const own = language === 'zh' ? (unit ?? chineseUnit(text.slice(end))) : (unit ?? '');
  const written = currency === undefined ? [scale, own] : [symbol(currency), scale];
  const parts = written.filter((part) => part !== undefined && part !== '');
  return { value: parseNumber(number, language), unit: parts.join(' ') + rate, start: match.index, end };
}

function symbol(currency: string): string {
  return { '€': 'EUR', $: 'USD', '£': 'GBP' }[currency] ?? currency;
}

function chineseUnit(after: string): string {
  const compound = CHINESE_UNIT.exec(after)?.[0];
  if (compound !== undefined) return compound.trim();
  const [first = '', second] = after.split('/', 2);
  const unit = /^\s?\p{Script=Han}/u.test(first) ? (wordsOf(first)[0] ?? '') : '';
  return second !== undefined && first.trim() === unit ? `${unit}/${wordsOf(second)[0] ?? ''}` : unit;
}

/** A number as the language writes it: 1,240.5 in English and Chinese, 1.240,5 in German. */
export function parseNumber(text: string, language: Language): number {
  const [thousands, decimal] = language === 'de' ? ['.', ','] : [',', '.'];
  const grouped = text.replaceAll(thousands, '').replaceAll(/[' ]/g, '');
  const isDecimal = language === 'de' && /^\d+\.\d{1,2}$/.test(text);
  return Number(isDecimal ? text : grouped.replace(decimal, '.'));
}
