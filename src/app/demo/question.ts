import { askedPeriod, asksForNow, withoutPeriod, type Period } from './periods.ts';
import { languageOf, type Language, type Terms } from './words.ts';

/** What kind of thing an answer must contain. */
type Wanted = 'figure' | 'time' | 'person' | 'prose' | 'fact';

/** A question, taken apart. */
export interface Question {
  readonly text: string;
  readonly language: Language;
  readonly wants: Wanted;
  /** Whether a telling of the whole matter is asked for, alone or beside a figure. */
  readonly prose: boolean;
  readonly terms: readonly string[];
  /** Terms without which no passage is about the question: names, codes, numbers. */
  readonly anchors: readonly string[];
  /** Terms that so many passages have that they say little. */
  readonly common: readonly string[];
  /** A pattern of units that the question word asks for: how heavy, how long. */
  readonly unit?: RegExp;
  readonly period: Period;
  readonly now: boolean;
}

const PROSE =
  /\b(?:describe|summari[sz]e|explain|tell (?:me|us)|why|what happened|what did|how (?:is|are|was|were|do|does|did|should|can)|beschreibe|erkläre|fasse|warum|wieso|was (?:ist|geschah|hat|geschieht|passierte)|wie (?:wird|wurde|werden|kam|ist|soll|reinigt))\b|为什么|怎么|如何|怎样|介绍|概述|总结|经过|情况|说明|有哪些/i;
const KINDS: readonly { readonly wants: Wanted; readonly form: RegExp }[] = [
  {
    wants: 'figure',
    form: /\bhow (?:many|much|high|large|big|long|heavy|loud|hot|far|deep|often|fast|expensive)\b|\bwie (?:viele?|hoch|lange?|groß|schwer|laut|oft|teuer|weit)\b|\bcosts?\b|\bkosten\b|\bkostet\b|多少|几[^乎]|多[高长大久重]/i,
  },
  {
    wants: 'time',
    form: /\b(?:when|what date|which day|since when|wann|seit wann|(?:which|what) year|welchem Jahr)\b|哪一?年|何时|什么时候|哪天|哪一天|几月|几号/i,
  },
  { wants: 'person', form: /\b(?:who|whom|wer|wem|wen)\b|谁/i },
];
const UNITS: readonly { readonly form: RegExp; readonly unit: RegExp }[] = [
  {
    form: /\bcosts?\b|\bwie teuer\b|\bkostet\b|\bkosten\b|多少钱/i,
    unit: /\b(?:EUR|USD|GBP|CHF|CNY|euros?|cents?|dollars?|pounds?|francs?|franken|crowns?|kronen?)\b|元/i,
  },
  { form: /\bhow heavy\b|\bwie schwer\b|多重/i, unit: /^(?:kg|g|t|tonn|kilo|公斤|千克|吨|克)/i },
  {
    form: /\bhow long\b|\bwie lange?\b|多久|多长时间/i,
    unit: /^(?:hour|day|week|month|year|minute|second|stunde|tag|woche|monat|jahr|minute|小时|天|周|个?月|年|分钟)/i,
  },
  { form: /\bhow (?:hot|warm)\b|\bwie (?:heiß|warm)\b/i, unit: /^(?:°|degree|grad)/i },
  { form: /\bhow loud\b|\bwie laut\b/i, unit: /^db/i },
];

/** What is known of words: how they become terms, and which of these are common. */
export interface Lexicon {
  readonly terms: Terms;
  readonly isCommon: (term: string) => boolean;
}

/** Takes a question apart. `today` is the ISO date from which relative periods count. */
export function analyse(text: string, today: string | undefined, { terms, isCommon }: Lexicon): Question {
  const wants = KINDS.find(({ form }) => form.test(text))?.wants ?? (PROSE.test(text) ? 'prose' : 'fact');
  const language = languageOf(text);
  const measure = UNITS.find(({ form }) => form.test(text));
  const rest = withoutPeriod(measure ? text.replace(measure.form, ' ') : text);
  const own = [...new Set(terms(rest))];
  const named = new Set(namesIn(rest, language).flatMap((name) => terms(name)));
  return {
    text,
    language,
    wants,
    prose: PROSE.test(text),
    terms: own,
    anchors: own.filter((term) => named.has(term) || /\d/.test(term)),
    common: own.filter(isCommon),
    ...(measure && { unit: measure.unit }),
    period: askedPeriod(text, today),
    now: asksForNow(text),
  };
}

/** Names as the language writes them: capitals inside an English sentence, capitals after a bare German preposition. */
function namesIn(text: string, language: Language): string[] {
  if (language === 'zh') return text.match(/\p{Script=Latin}[\p{Script=Latin}\d-]*/gu) ?? [];
  const form =
    language === 'de'
      ? /(?<=\b(?:in|bei|aus|von|nach) )\p{Lu}[\p{L}-]+/gu
      : /(?<=[\p{L}\d,'’] )\p{Lu}[\p{L}\d-]+/gu;
  return text.match(form) ?? [];
}
