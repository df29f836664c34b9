const BRACKETED =
  /[[［【〔]([^[\]［］【】〔〕\n]{1,120})[\]］】〕](?:\(https?:[^()\s[\]［］【】〔〕]{1,300}\))?/gu;
const SUPERSCRIPT = /<sup>\s{0,2}\[?\p{Nd}{1,3}(?:,\s?\p{Nd}{1,3}){0,9}\]?\s{0,2}<\/sup>/giu;
const HASHED = /##\p{Nd}{1,3}\$\$/gu;

const SOURCE_LABEL =
  '(?:sources?|quellen?|fuentes?|fontes?|fonti|references?|refs?|(?:资料|数据|資料)?来源|(?:資料)?來源|出典|参考(?:文献|資料)?)';
const SOURCE_TAIL = new RegExp(`[（(]\\s{0,2}${SOURCE_LABEL}\\s{0,2}[:：][^（()）\\n]{0,300}[)）]`, 'giu');

const LABEL =
  '(?:sources?|src|docs?|documents?|ids?|refs?|references?|cit(?:e|ation)s?|chunks?|passages?|contexts?|nodes?|fn|notes?|footnotes?|pages?|pp?|s|t|quellen?|dok|dokumente?|seiten?|fu(?:ss|ß)noten?|abschnitte?|文档|文献|来源|資料|资料|引用|出典|片段|第)';
const FILE = '[^\\s:][^:]{0,80}\\.(?:pdf|docx?|xlsx?|pptx?|md|txt|html?|csv|jsonl?)';
const RANGE = '\\p{Nd}{1,4}(?:\\s?[-–]\\s?\\p{Nd}{1,4})?';

const MARKER_FORMS: readonly RegExp[] = [
  /^\^?\p{Nd}{1,3}\^?$/u,
  /^\^?\p{Nd}{1,2}\^?(?:\s{0,2}[,;、，–—-]\s{0,2}\^?\p{Nd}{1,2}\^?){1,30}$/u,
  /^\p{Nd}{1,4}(?::\p{Nd}{1,4})?\s?†.{0,100}$/u,
  /^\p{Nd}{1,3}:\p{Nd}{1,3}$/u,
  /^#\p{Nd}{1,4}$/u,
  new RegExp(`^${SOURCE_LABEL}\\s?[:：].{1,110}$`, 'iu'),
  new RegExp(`^${LABEL}\\s?[:：#_]\\s?[^\\s,;]{1,80}(?:[,;]\\s?[^\\s,;]{1,80}){0,10}$`, 'iu'),
  new RegExp(
    `^${LABEL}\\.?[\\s_-]?${RANGE}(?:\\s?[,;]\\s?(?:${LABEL}\\.?[\\s_-]?)?${RANGE}){0,10}页?$`,
    'iu',
  ),
  new RegExp(`^${FILE}(?:[\\s,:;#]{1,3}(?:${LABEL}\\.?[\\s=]?)?${RANGE})?$`, 'iu'),
];

/**
 * Replaces every citation marker by one space: `[1]`, `[1, 3]`, `[5-7]`, `[^1^]`, `【4:0†source】`, `[doc3]`, `[ID:46]`,
 * `〔1〕`, `[src:leave-7]`, `[report.pdf, p. 3]`, `<sup>1</sup>`, and source tails such as （来源：…） and (Source: …).
 * A bracketed amount ([12 million], [450 kg], [1,250], [100-200]) is no marker and stays. Linear in the text.
 */
export function stripCitationMarkers(text: string): string {
  return text
    .replace(BRACKETED, (whole: string, inner: string) => (isMarker(inner.trim()) ? ' ' : whole))
    .replace(SOURCE_TAIL, ' ')
    .replace(SUPERSCRIPT, ' ')
    .replace(HASHED, ' ');
}

function isMarker(inner: string): boolean {
  return MARKER_FORMS.some((form) => form.test(inner));
}
