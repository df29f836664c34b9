import type { MatchSpan } from '../../text/patterns/types.ts';

/** A text made ready for many plain-text searches. */
export interface Haystack {
  readonly fold: (text: string) => string;
  readonly folded: string;
  /** From an offset in the folded text to the one in the text itself. */
  readonly original: (at: number) => number;
}

/** Without regard to case means as Python's `str.lower()` compares, not as its `re.IGNORECASE` does. */
export function haystack(text: string, caseInsensitive: boolean): Haystack {
  if (!caseInsensitive) return { fold: (part) => part, folded: text, original: (at) => at };
  const folded = text.toLowerCase();
  const original = folded.length === text.length ? (at: number) => at : originalOffsets(text);
  return { fold: (part) => part.toLowerCase(), folded, original };
}

/** Where a plain text occurs, without overlaps; a span's text is the pattern, since that is what is reported. */
export function* textOccurrences(
  { fold, folded, original }: Haystack,
  pattern: string,
): Generator<MatchSpan> {
  const needle = fold(pattern);
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    yield { start: original(at), end: original(at + needle.length), text: pattern };
    if (needle === '') return;
  }
}

/** İ becomes two code units in lower case. */
function originalOffsets(text: string): (at: number) => number {
  const offsets: number[] = [];
  let from = 0;
  for (const letter of text) {
    for (let unit = 0; unit < letter.toLowerCase().length; unit += 1) offsets.push(from);
    from += letter.length;
  }
  return (at) => offsets[at] ?? text.length;
}
