/**
 * Which characters a text uses, hence which translation of a pattern is exact on it.
 * `plain`: ASCII, and signs that are neither letters nor numbers nor cased; JavaScript's own `\b` and `\w` are right here.
 * `common`: besides that the letters of Latin, Greek, Cyrillic, CJK, kana and Hangul, and emoji; a short class of word characters does.
 * `any`: everything else; needs the whole Unicode tables, which take V8 some 50 times longer to compile.
 */
export type Repertoire = 'plain' | 'common' | 'any';

/** The common letters and numbers as the inside of a class (flag u or v). */
export const COMMON_WORDS =
  String.raw`0-9A-Z_a-z\xaa\xb2\xb3\xb5\xb9\xba\xbc-\xbe\xc0-\xd6\xd8-\xf6\xf8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee` +
  String.raw`\u0370-\u0374\u0376\u0377\u037a-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03f5\u03f7-\u0481\u048a-\u052f` +
  String.raw`\u1e00-\u1eff\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3` +
  String.raw`\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc`;

/** The common decimal digits as the inside of a class. */
export const COMMON_DIGITS = String.raw`0-9\uff10-\uff19`;

const PLAIN =
  String.raw`\0-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\xd7\xf7\u2000-\u206f\u20a0-\u20c0\u2103\u2109\u2116\u2120-\u2123\u2190-\u23ff` +
  String.raw`\u2500-\u2775\u2794-\u2bff\u3000-\u3004\u3008-\u3020\ufe0f\ufeff\ufffd`;
const MORE_COMMON = String.raw`\x80-\u052f\u1e00-\u1eff\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef\u{1f000}-\u{1f0ff}\u{1f300}-\u{1faff}`;
const NOT_PLAIN = new RegExp(`[^${PLAIN}]`);
const NOT_COMMON = new RegExp(`[^${PLAIN}${MORE_COMMON}]`, 'u');

/** Whether a text is of the `plain` repertoire. */
export function isPlain(text: string): boolean {
  return !NOT_PLAIN.test(text);
}

/** The smallest repertoire that holds the whole text. */
export function repertoireOf(text: string): Repertoire {
  if (isPlain(text)) return 'plain';
  return NOT_COMMON.test(text) ? 'any' : 'common';
}
