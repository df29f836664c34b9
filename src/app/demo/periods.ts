import { foldWidth } from '../../text/width.ts';

/** A time that a text names; what it leaves open is absent. */
export interface Period {
  readonly year?: number;
  readonly quarter?: number;
  /** 1–12. */
  readonly month?: number;
}

/** The months in English and German, in order, as far as they are needed to tell them apart; "may I" is none. */
const MONTHS = 'Jan Feb Mar|Mär Apr May|Mai Jun Jul Aug Sep O[ck]t Nov De[cz]'.split(' ');
const TAILS = '(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember|uar|ruar|z|i|t)?';
const MONTH_NAMES = MONTHS.map((start) => new RegExp(`\\b(?:${start})${TAILS}(?!\\p{L})`, 'u'));
const ORDINALS = [
  'first|erste[sn]?|第?一',
  'second|zweite[sn]?|第?二',
  'third|dritte[sn]?|第?三',
  'fourth|vierte[sn]?|第?四',
];
const QUARTERS = ORDINALS.map(
  (word, index) => new RegExp(`\\bQ${index + 1}\\b|(?:${word})\\s?(?:quarter|quartal|季度)`, 'i'),
);
const YEAR = /(?<![\d.,])(?:19|20)\d{2}(?![\d,]|\.\d)/g;

/** Every date, year, quarter and month of a text, for blanking out what is no quantity. */
export const PERIOD_FORMS = new RegExp(
  [
    String.raw`(?:19|20)\d{2}\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?|\d{1,2}月\d{1,2}日`,
    String.raw`\d{4}-\d{2}(?:-\d{2})?`,
    String.raw`(?:\b\d{1,2}\.?\s)?\b(?:${MONTHS.join('|')})${TAILS}(?!\p{L})(?:\s\d{1,2},)?(?:\s\d{4}|\s\d{1,2}\b)?`,
    String.raw`\b[Qq][1-4]\b|(?<![\d.,])(?:19|20)\d{2}(?![\d,]|\.\d)|第[一二三四]季度|\d{1,2}:\d{2}`,
  ].join('|'),
  'gu',
);

const RELATIVE: readonly { readonly form: RegExp; readonly years: number }[] = [
  {
    form: /\b(?:last year|previous year|letzte[sn] Jahr|vorige[sn] Jahr|im Vorjahr)\b|去年|上一年/i,
    years: -1,
  },
  { form: /\bthe year before last\b|\bvorletzte[sn] Jahr\b|前年/i, years: -2 },
  { form: /\b(?:this year|diese[sn]? Jahr|in diesem Jahr)\b|今年|本年/i, years: 0 },
];
const NOW =
  /\b(?:now|currently|current|today|at present|derzeit|aktuell\w*|jetzt|heute|zurzeit)\b|目前|现在|现行|当前/i;

/** The years (each once), quarter and month that a text names. */
export function periodsIn(text: string): {
  readonly years: readonly number[];
  readonly quarter?: number;
  readonly month?: number;
} {
  const folded = foldWidth(text);
  const years = [...new Set((folded.match(YEAR) ?? []).map(Number))];
  const quarter = QUARTERS.findIndex((form) => form.test(folded)) + 1;
  const numeric = /(?:19|20)\d{2}(?:\s?年\s?|-)(\d{1,2})(?=\s?月|-|$|\D)/.exec(folded)?.[1];
  const month =
    numeric === undefined ? MONTH_NAMES.findIndex((form) => form.test(folded)) + 1 : Number(numeric);
  return { years, ...(quarter > 0 && { quarter }), ...(month > 0 && { month }) };
}

/** The period that a question asks about; "last year" counts from `today` (ISO date). */
export function askedPeriod(question: string, today: string | undefined): Period {
  const { years, ...rest } = periodsIn(question);
  const [year] = years;
  if (year !== undefined) return { year, ...rest };
  const relative = RELATIVE.find(({ form }) => form.test(question));
  const base = Number(today?.slice(0, 4));
  return relative && Number.isInteger(base) ? { year: base + relative.years, ...rest } : rest;
}

/** A question without the words that name its period. */
export function withoutPeriod(question: string): string {
  return [PERIOD_FORMS, ...QUARTERS, ...RELATIVE.map(({ form }) => form), NOW].reduce(
    (text, form) => text.replace(form, ' '),
    foldWidth(question),
  );
}

/** Whether a question asks for what holds now. */
export function asksForNow(question: string): boolean {
  return NOW.test(question);
}
