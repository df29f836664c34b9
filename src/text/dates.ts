import { CAPITAL_MONTH, MONTH } from './months.ts';

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const YEAR = '[12]\\d{3}';
const SHORT_YEAR = "(?:[12]\\d{3}|['’]\\d{2})";
const NOT_IN_NUMBER = '(?<![\\d.,/-])';
const NUMBER_ENDS = '(?!\\d|[.,]\\d)';
const ORDINAL = '(?:st|nd|rd|th|er|º|ª|\\.)?';
const DAYS = `${DAY}${ORDINAL}(?:\\s?[-–]\\s?${DAY}${ORDINAL})?`;
const OF = '(?:\\s{0,2}(?:of|de|del|di)\\s{1,2}|\\s{0,2})';
const ZONE = '(?:\\s?(?:[ap]\\.?m\\.?|Uhr|Z|UTC|GMT|CES?T|[+-]\\d{2}:?\\d{2})(?!\\p{L}))?';
const CLOCK = `\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?${ZONE}`;
const TIME = `(?:(?:T|,?\\s{1,2}(?:at\\s|um\\s|à\\s)?)${CLOCK})?`;

const GERMAN_ONLY = '(?:Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?!\\p{L})';
const GERMAN_BEFORE_DATE = '(?<=(?<!\\p{L})(?:am|vom|zum|bis|seit|ab|den|dem|der)\\s)';

const DATE_FORMS: readonly RegExp[] = [
  new RegExp(`${NOT_IN_NUMBER}${YEAR}([-/.])${MONTH_NUMBER}\\1${DAY}(?!\\d)${TIME}`, 'giu'),
  new RegExp(
    `${NOT_IN_NUMBER}${DAY}([./-])\\s?${MONTH_NUMBER}\\1\\s?(?:${YEAR}|\\d{2})${NUMBER_ENDS}${TIME}`,
    'giu',
  ),
  new RegExp(`${NOT_IN_NUMBER}${MONTH_NUMBER}([/-])${DAY}\\1(?:${YEAR}|\\d{2})${NUMBER_ENDS}${TIME}`, 'giu'),
  new RegExp(`${NOT_IN_NUMBER}${DAY}([-/])${MONTH}\\1(?:${YEAR}|\\d{2})(?!\\d)${TIME}`, 'giu'),
  new RegExp(`${NOT_IN_NUMBER}(?:19|20)\\d{2}-(?:0[1-9]|1[0-2])(?![-\\d]|[.,]\\d)`, 'gu'),
  new RegExp(`${NOT_IN_NUMBER}(?:${MONTH_NUMBER}/|(?:0[1-9]|1[0-2])\\.)(?:19|20)\\d{2}${NUMBER_ENDS}`, 'gu'),
  new RegExp(`${NOT_IN_NUMBER}${DAYS}${OF}${MONTH},?${OF}${SHORT_YEAR}(?!\\d)${TIME}`, 'giu'),
  new RegExp(`(?<!\\p{L})${MONTH}\\s{0,2}${DAYS},?\\s{1,2}${YEAR}(?!\\d)${TIME}`, 'giu'),
  new RegExp(`(?<!\\p{L})${MONTH}${OF}(?:${YEAR}|['’]\\d{2})(?!\\d)`, 'giu'),
  new RegExp(`${NOT_IN_NUMBER}${DAY}(?:st|nd|rd|th)?(?:\\s{1,2}of)?\\s{1,2}${CAPITAL_MONTH}${TIME}`, 'gu'),
  new RegExp(`${NOT_IN_NUMBER}${DAY}\\.\\s?${GERMAN_ONLY}${TIME}`, 'gu'),
  new RegExp(
    `${GERMAN_BEFORE_DATE}${DAY}\\.\\s?(?:${CAPITAL_MONTH}|(?:0[1-9]|1[0-2])\\.(?!\\d))${TIME}`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})${CAPITAL_MONTH}\\s{1,2}${DAY}(?:st|nd|rd|th)?(?!\\d|[.,:]\\d|\\s?%)`, 'gu'),
  new RegExp(`${NOT_IN_NUMBER}${DAY}\\s(?:de|d’)\\s?${MONTH}(?!\\p{L})`, 'giu'),
  new RegExp(
    `(?<!\\d)(?:${YEAR}\\s?[年년]\\s?)?${MONTH_NUMBER}\\s?[月월](?:\\s?${DAY}\\s?[日号號일])?`,
    'gu',
  ),
];

const FOUR_DIGITS = '(?:19|20)\\d{2}';
const FISCAL = '(?:F\\.?Y\\.?E?|CY|GJ|fiscal(?:\\syear)?|Geschäftsjahr)';
const QUARTER = '(?:Q\\s?[1-4]|H\\s?[12])';
const NOT_AN_AMOUNT = '(?!\\d|[.,]\\d|\\s?(?:%|percent|prozent|million|billion|thousand))';
const WORD_STARTS = '(?<![\\p{L}\\p{Nd}])';

const PERIOD_FORMS: readonly RegExp[] = [
  new RegExp(
    `${WORD_STARTS}${QUARTER}(?:\\s?[-–&+/]\\s?${QUARTER})?(?:\\s?[-,/]?\\s?(?:of\\s)?(?:${FISCAL}\\s?['’]?)?${FOUR_DIGITS}|\\s?(?:${FISCAL}\\s?|['’/-])['’]?\\d{2})${NOT_AN_AMOUNT}`,
    'giu',
  ),
  new RegExp(`${WORD_STARTS}(?:[1-4]Q|[12]H)\\s?['’]?(?:${FOUR_DIGITS}|\\d{2})${NOT_AN_AMOUNT}`, 'giu'),
  new RegExp(
    `${WORD_STARTS}(?:${FISCAL}\\s?)?${FOUR_DIGITS}\\s?[-/]?\\s?${QUARTER}(?![\\p{L}\\p{Nd}])`,
    'giu',
  ),
  new RegExp(`${WORD_STARTS}${QUARTER}${NOT_AN_AMOUNT}(?!\\p{L})`, 'giu'),
  new RegExp(
    `${WORD_STARTS}${FISCAL}\\s?['’]?(?:${FOUR_DIGITS}|\\d{2})(?:\\s?[-–/]\\s?(?:${FOUR_DIGITS}|\\d{2}))?${NOT_AN_AMOUNT}`,
    'giu',
  ),
  new RegExp(`${WORD_STARTS}${FOUR_DIGITS}\\s?[-–/]\\s?\\d{2}${NOT_AN_AMOUNT}`, 'gu'),
  /(?<!\p{Nd})[1-4](?:st|nd|rd|th|er|re|ère|e|\.|º|ª)\s{0,2}(?:quarter|half(?:[- ]year)?|quartal|halbjahr|trimestre|semestre)/giu,
  /(?<!\p{L})(?:quarter|quartal|KW|calendar week)\s?[1-5]?[0-9](?![\p{Nd}\p{L}]|[.,]\p{Nd})/giu,
  /第?\s?(?<!\p{Nd})[1-4]\s?(?:季度|季|四半期|분기)/gu,
];

/**
 * Replaces whole dates in their usual forms (ISO and other numeric ones, `31 March 2026`, `March 31`, `31. März`,
 * `2026年3月31日`, with the time of such a stamp) by a space. A time or a number alone is no date. Linear.
 */
export function stripDates(text: string): string {
  return stripAll(text, DATE_FORMS);
}

/** Replaces quarters, halves and fiscal years, before or after the year (`Q1 2025`, `H2 FY2025`, `FY25`, `2025/26`), by a space. */
export function stripPeriodForms(text: string): string {
  return stripAll(text, PERIOD_FORMS);
}

function stripAll(text: string, forms: readonly RegExp[]): string {
  return forms.reduce((rest, form) => rest.replace(form, ' '), text);
}
