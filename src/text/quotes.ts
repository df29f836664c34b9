const SINGLE = /[\u2018\u2019\u201A\u201B\u02BC\u2032\u2039\u203A\uFF07]/g;
const DOUBLE = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB\uFF02]/g;

/**
 * Typographic apostrophes and quotation marks (“ ” „ « » ‘ ’ ‚ ‹ ›) as straight ones. For detectors only:
 * users' patterns see the raw text. Length in UTF-16 code units is kept.
 */
export function straightenQuotes(text: string): string {
  return text.replace(SINGLE, "'").replace(DOUBLE, '"');
}
