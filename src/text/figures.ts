import { stripDates, stripPeriodForms } from './dates.ts';
import { stripCitationMarkers } from './markers.ts';
import { stripPointers } from './pointers.ts';
import { PYTHON_SPACE } from './whitespace.ts';
import { foldWidth } from './width.ts';

/** How figures are counted. */
export interface FigureOptions {
  /** `original`: RAGSpine's count, the digits outside period tokens, and nothing else is stripped. */
  readonly compat?: 'original' | undefined;
  /** Replaces the suite's own period patterns by spaces, in place of the built-in year rule; the identity makes every year count. */
  readonly stripPeriods?: ((text: string) => string) | undefined;
}

const DIGIT = /\p{Nd}/u;
const S = `[${PYTHON_SPACE}]*`;
const HALF_OR_QUARTER = `(?:H${S}[12]|Q${S}[1-4]|上半年|下半年)?`;
const ORIGINAL_PERIOD = new RegExp(`(?:FY${S})?(?:19|20)\\p{Nd}{2}${S}年?${S}${HALF_OR_QUARTER}`, 'giu');
const ORIGINAL_NUMBER = /\p{Nd}+(?:\.\p{Nd}+)?/gu;

const AMOUNT_FOLLOWS =
  '(?!\\p{Nd}|\\.\\p{Nd}|,\\p{Nd}{3}(?!\\p{Nd})|\\s?(?:[%‰$€£¥₹万亿萬億]|percent|prozent|million|millionen|billion|milliard|mrd|mio|thousand|tausend|usd|eur|gbp|chf)(?![a-z]))';
const PERIOD = new RegExp(
  `(?<!\\p{Nd}\\.?|(?:[$€£¥₹]|USD|EUR|GBP|CHF)\\s?)(?:FY${S})?(?:19|20)\\p{Nd}{2}${AMOUNT_FOLLOWS}${S}年?${S}${HALF_OR_QUARTER}`,
  'giu',
);
const NUMBER =
  /\p{Nd}{1,3}(?:[.,'’ \u00A0\u202F]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)?/gu;

/**
 * The figures that an answer which should refuse gives nonetheless, in order, as written.
 *
 * Rule of RAGSpine eval: each period token (`FY2024`, `2025年上半年`) becomes a space, then every number left is one.
 * Unless `compat` is `original`, full-width digits are read as digits, citation markers, source tails, whole dates,
 * quarters and halves, and pointers (see `stripPointers`) go as well, `1,250` is one number, and a year-like number
 * that is an amount counts: part of a longer number, beside a currency or percent sign, or before a scale (2000万).
 * Regular expressions are linear in the text.
 */
export function fabricatedFigures(text: string, options: FigureOptions = {}): string[] {
  // Most refusals have no digit at all, and the rest is slow to compile.
  if (!DIGIT.test(text)) return [];
  if (options.compat === 'original') {
    const stripPeriods = options.stripPeriods ?? ((whole) => whole.replace(ORIGINAL_PERIOD, ' '));
    return stripPeriods(text).match(ORIGINAL_NUMBER) ?? [];
  }
  const stripPeriods = options.stripPeriods ?? ((whole) => whole.replace(PERIOD, ' '));
  const prose = stripCitationMarkers(foldWidth(text));
  return stripPeriods(stripPointers(stripPeriodForms(stripDates(prose)))).match(NUMBER) ?? [];
}
