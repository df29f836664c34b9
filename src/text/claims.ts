import { stripCitationMarkers } from './markers.ts';
import { lexicalTokens } from './tokens.ts';
import { splitLines, trimSpace } from './whitespace.ts';

export { DEFAULT_FRAMING, ORIGINAL_FRAMING } from './framing.ts';

/** How claims are split: `original` keeps to RAGSpine's two marker forms. */
export interface ClaimOptions {
  readonly compat?: 'original' | undefined;
}

const CLAIM_END = /[。！？!?；;\n]+/;
const INDEX_MARK = /\[\p{Nd}+\]/gu;
const TAIL_START = /（(?:资料)?来源[：:]/g;
const TAIL_END = '）';

/**
 * Splits a narrative answer into claims as RAGSpine eval does: lines, trimmed; a line that starts with one of
 * `framing` is dropped whole; citation tails go; index marks become a space; then a cut at 。！？!?；; but never
 * at "." (8.18 stays whole); pieces without tokens are dropped. Unless `compat` is `original`, citation markers
 * and source tails of every form go, not only `[12]` and （来源：…）.
 */
export function splitClaims(text: string, framing: readonly string[], options: ClaimOptions = {}): string[] {
  const strip = options.compat === 'original' ? stripIndexMarks : stripEveryMarker;
  return splitLines(text)
    .map(trimSpace)
    .filter((line) => !framing.some((opening) => line.startsWith(opening)))
    .flatMap((line) => strip(line).split(CLAIM_END))
    .map(trimSpace)
    .filter((claim) => lexicalTokens(claim).length > 0);
}

function stripEveryMarker(line: string): string {
  return stripCitationMarkers(stripIndexMarks(line));
}

function stripIndexMarks(line: string): string {
  return stripTails(line).replace(INDEX_MARK, ' ');
}

/** By hand, because `[^）]*` from each of many unclosed openings would be quadratic. */
function stripTails(line: string): string {
  let kept = '';
  let from = 0;
  for (const start of line.matchAll(TAIL_START)) {
    if (start.index < from) continue;
    const end = line.indexOf(TAIL_END, start.index + start[0].length);
    if (end === -1) break;
    kept += line.slice(from, start.index);
    from = end + TAIL_END.length;
  }
  return kept + line.slice(from);
}
