/** Month names, abbreviated or whole, of the languages whose dates are recognised; `may` and `mar` too. */
const NAMES: readonly string[] = [
  'january february march april may june july august september october november december',
  'jan feb mar apr jun jul aug sept sep oct nov dec',
  'januar jänner februar feber märz mai juni juli oktober dezember mrz okt dez',
  'janvier février mars avril juin juillet août septembre octobre novembre décembre janv févr avr juil déc',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic',
  'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
  'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
];

const longestFirst = [...new Set(NAMES.flatMap((line) => line.split(' ')))].toSorted(
  (a, b) => b.length - a.length || (a < b ? -1 : 1),
);

/** An alternation of month names in lower case, for the `i` flag, an optional abbreviation dot included. */
export const MONTH = `(?:${longestFirst.join('|')})(?!\\p{L})\\.?`;

/** The same names with a capital, for patterns without the `i` flag: "12 May", never "12 may". */
export const CAPITAL_MONTH = `(?:${longestFirst.map(capitalised).join('|')})(?!\\p{L})\\.?`;

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
