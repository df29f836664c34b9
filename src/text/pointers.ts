const WORD_STARTS = '(?<![\\p{L}\\p{N}])';
const NOT_AN_AMOUNT =
  '(?!\\p{Nd}|[.,]\\p{Nd}|\\s?(?:%|‰|[$€£¥₹万亿億千百]|percent|prozent|million|millionen|billion|milliarden|thousand|tausend|units?|kg|km|usd|eur))';

const PLACE =
  '(?:sections?|sec\\.|pages?|pp?\\.|chapters?|chap\\.|clauses?|articles?|art\\.|paragraphs?|para\\.|appendix|appendices|annex|tables?|figures?|fig\\.|slides?|sheets?|rows?|columns?|lines?|footnotes?|volumes?|vol\\.|documents?|docs?|sources?|files?|passages?|chunks?|excerpts?|versions?|abschnitt(?:e|en|s)?|abschn\\.|seiten?|s\\.|kapiteln?|absatz|absätze|abs\\.|artikeln?|tabellen?|tab\\.|abbildung(?:en)?|abb\\.|anhang|anlagen?|folien?|blatt|zeilen?|spalten?|ziffern?|fu(?:ss|ß)noten?|bände?|dokumente?n?|quellen?|dateien?|textstellen?|nr\\.|chapitres?|annexes?|tableaux?|diapositives?|lignes?|colonnes?|alinéas?|paragraphes?|secci(?:ón|ones)|páginas?|págs?\\.|capítulos?|artículos?|apartados?|párrafos?|anexos?|tablas?|cuadros?|figuras?|diapositivas?|hojas?|filas?|columnas?|líneas?|versi(?:ón|ones)|documentos?|fuentes?|pasajes?|fragmentos?|sezion[ei]|pagin[ae]|pagg?\\.|capitol[oi]|articol[oi]|comm[ai]|paragraf[oi]|allegat[oi]|tabell[ae]|righ?[ae]|colonn[ae]|version[ei]|font[ei]|seç(?:ão|ões)|secç(?:ão|ões)|artigos?|parágrafos?|tabelas?|quadros?|linhas?|colunas?|vers(?:ão|ões)|fontes?|trechos?|excertos?)';
const PLACE_NUMBER = '\\p{Nd}{1,4}(?:[.:]\\p{Nd}{1,3}){0,4}[a-z]?(?!\\p{L})';
const MORE_PLACES = `(?:\\s?(?:[-–,&]|and|und|to|bis|et|à|y|al?|e|ao?)\\s?${PLACE_NUMBER}${NOT_AN_AMOUNT}){0,9}`;

const STANDARD_BODY = '(?:ISO|IEC|DIN|EN|RFC|IEEE|ANSI|ASTM|NIST|BS|GB|SAE|ECMA|ÖNORM)';
const AMOUNT_PREFIXES: ReadonlySet<string> = new Set(
  (
    'USD EUR EURO EUROS GBP CHF JPY CNY RMB INR RS RM KR SEK NOK DKK PLN CZK AUD CAD HKD SGD NZD ZAR BRL KRW TWD US ' +
    'APPROX CA CIRCA ABOUT AROUND ROUGHLY OVER UNDER NEARLY SOME ETWA RUND FAST X MIN MAX PLUS MINUS'
  ).split(' '),
);
const NAME_WITH_DIGITS = new RegExp(
  `${WORD_STARTS}([A-Z][A-Za-z]{0,11})[-_]?\\p{Nd}{1,8}(?:[-_/]?[A-Za-z0-9]{1,8}|\\.\\p{Nd}{1,4}){0,4}(?![\\p{L}\\p{N}])`,
  'gu',
);

const POINTER_FORMS: readonly RegExp[] = [
  /https?:\/\/[^\s<>"（）]+/giu,
  /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,100}\.(?:pdf|docx?|xlsx?|pptx?|md|txt|html?|csv|jsonl?)(?![\p{L}\p{N}])/giu,
  new RegExp(`${WORD_STARTS}${PLACE}\\s{0,2}${PLACE_NUMBER}${NOT_AN_AMOUNT}${MORE_PLACES}`, 'giu'),
  new RegExp(`§{1,2}\\s{0,2}${PLACE_NUMBER}${MORE_PLACES}`, 'giu'),
  /第\s?\p{Nd}{1,4}\s?(?:[页頁章节節条條段款项項版编編卷巻]|ページ)/gu,
  new RegExp(
    `${WORD_STARTS}${STANDARD_BODY}(?:[ /-]${STANDARD_BODY}){0,3}[ -]?\\p{Nd}{1,5}(?:[-.:]\\p{Nd}{1,4}){0,3}${NOT_AN_AMOUNT}`,
    'gu',
  ),
  new RegExp(`${WORD_STARTS}v\\p{Nd}{1,3}(?:\\.\\p{Nd}{1,4}){0,4}(?![\\p{L}\\p{N}])`, 'giu'),
  /(?<![\p{L}\p{N}.,])(?:[234]D|[2-6]G|2FA)(?![\p{L}\p{N}])/gu,
];

/**
 * Replaces by a space what names a place or a thing instead of counting something: URLs, file names, places in a
 * document (`section 4.2`, `page 3`, `S. 12`, `§ 5`, 第3页), standards (`ISO 9001`), versions (`v2.1`), and names with
 * digits glued to letters that begin with a capital (`E41`, `F-20`, `COVID-19`).
 *
 * Unsure cases stay, so that they count as figures: a place number before a scale, unit or percent sign
 * ("the figure 12 million"), currency codes (`EUR450`), `approx-450`, ticket and phone numbers, ranks (`3rd`),
 * clock times, and how many documents were searched.
 */
export function stripPointers(text: string): string {
  const rest = POINTER_FORMS.reduce((left, form) => left.replace(form, ' '), stripListNumbers(text));
  return rest.replace(NAME_WITH_DIGITS, keepAmounts);
}

function keepAmounts(whole: string, letters: string): string {
  return AMOUNT_PREFIXES.has(letters.toUpperCase()) ? whole : ' ';
}

const LIST_NUMBER = /^[ \t]{0,8}(\p{Nd}{1,2})[.)][ \t]+(?=[\p{L}*_"'„“])/gmu;

/** Only a list that counts 1, 2, … loses its numbers: a lone "12. That is all" may be the answer. */
function stripListNumbers(text: string): string {
  const numbers = Array.from(text.matchAll(LIST_NUMBER), (item) => Number(item[1]));
  if (numbers.length < 2) return text;
  let expected = 1;
  return text.replace(LIST_NUMBER, (whole: string, number: string) => {
    if (Number(number) !== expected) return whole;
    expected += 1;
    return ' ';
  });
}
