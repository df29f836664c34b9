import { stripCitationMarkers } from './markers.ts';
import { straightenQuotes } from './quotes.ts';

/** Stands for a code block or block quotation: something given, which nobody says. */
export const GIVEN = '\uE000';
/** Stands for quoted words and inline code inside a sentence. */
const QUOTED = '\uE001';

const HEAD = 20_000;
const TAIL = 4_000;
/** Where a long text may be cut without leaving half a sentence. */
const STOPS = ['.', '!', '?', '。', '！', '？', '\n'];
const PLACEHOLDERS = /[\uE000\uE001]/g;
const FENCE = /^[ \t]{0,3}(```|~~~)[\s\S]*?(?:^[ \t]{0,3}\1|(?![\s\S]))/gm;
const BLOCK_QUOTE = /^[ \t]{0,3}>[^\n]*/gm;
const INLINE_CODE = /`[^`\n]{1,400}`/g;
const DOUBLE_QUOTED = /"[^"\n]{1,600}"/g;
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])'(?:[^'\n]|'(?=\p{L})){1,400}'(?![\p{L}\p{N}])/gu;
const TITLE_QUOTED = /『[^「」『』\n]{1,600}』/g;
const CORNER_QUOTED = /「[^「」\n]{1,600}」/g;
/** Chinese has no spaces that would tell a quotation mark from an apostrophe once both are straight. */
const HAN_QUOTED = /(?<=[\p{Script=Han}，。：；、])‘[^‘’\n]{1,400}’/gu;
const LINK = /!?\[([^[\]\n]{0,200})\]\([^()\s]{1,500}\)/g;
const TAG = /<\/?[a-z][^<>\n]{0,80}>/gi;
const EMPHASIS = /\*+|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
const WRAPPED = /^\s{0,20}(?:"([^"]*)"|「([^「」]*)」)\s{0,20}$/;

/**
 * What the assistant itself says, line by line: composed letters, straight quotes, no Markdown, no citation markers; code blocks and block
 * quotations are `GIVEN`, quoted words and inline code `QUOTED`. Of a text over 24,000 UTF-16 code units only the
 * first 20,000 and the last 4,000 are looked at. A text that is one quotation as a whole is taken as said.
 */
export function assistantProse(text: string): string[] {
  const given = bounded(text).replace(PLACEHOLDERS, ' ').normalize('NFC').replace(HAN_QUOTED, QUOTED);
  const plain = straightenQuotes(given).replace(WRAPPED, '$1$2');
  const quoted = plain
    .replace(FENCE, `\n${GIVEN}\n`)
    .replace(BLOCK_QUOTE, (line) => (line.trimEnd().endsWith('?') ? '' : GIVEN))
    .replace(INLINE_CODE, QUOTED)
    .replace(DOUBLE_QUOTED, QUOTED)
    .replace(SINGLE_QUOTED, QUOTED)
    .replace(TITLE_QUOTED, QUOTED)
    .replace(CORNER_QUOTED, QUOTED);
  const bare = stripCitationMarkers(quoted.replace(LINK, '$1')).replace(TAG, ' ').replace(EMPHASIS, '');
  return bare.split(/[\n\r\u2028\u2029]+/).filter((line) => line.trim() !== '');
}

function bounded(text: string): string {
  if (text.length <= HEAD + TAIL) return text;
  const head = text.slice(0, HEAD);
  const tail = text.slice(-TAIL);
  const lastStop = Math.max(...STOPS.map((stop) => head.lastIndexOf(stop)));
  const firstStop = Math.min(...STOPS.map((stop) => tail.indexOf(stop)).filter((at) => at !== -1), TAIL);
  return `${lastStop === -1 ? head : head.slice(0, lastStop + 1)}\n${tail.slice(firstStop === TAIL ? 0 : firstStop + 1)}`;
}
