const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const OFFSET_TO_ASCII = 0xfee0;

/**
 * Folds full-width letters and digits (U+FF10–19, U+FF21–3A, U+FF41–5A) to ASCII and nothing else:
 * ２０３０年 becomes 2030年, while ① and ㎡ stay. Length in UTF-16 code units is kept.
 */
export function foldWidth(text: string): string {
  return text.replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - OFFSET_TO_ASCII));
}
