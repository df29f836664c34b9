import { repertoireOf } from '../text/patterns/repertoire.ts';
import type { Repertoire } from '../text/patterns/repertoire.ts';
import { standInFor } from '../text/patterns/stand-in.ts';
import type { StandIn } from '../text/patterns/stand-in.ts';
import type { AsWritten, MatchSpan, TranslatedPattern } from '../text/patterns/types.ts';
import { findAsWritten, findNatively } from './native.ts';
import type { SearchLimits } from './native.ts';

/** A stand-in, and its lower case where case is ignored: what needles are looked for in. */
type Prepared = StandIn & { readonly haystack: string };
type Spans = readonly MatchSpan[];

// On a longer text the search itself is what costs, and to prepare it would only add to that.
const LONGEST_PREPARED = 50_000;
const NONE: Spans = [];

/** A text to search, prepared once for all the patterns that are run on it. */
export class Subject {
  readonly text: string;
  #repertoire: Repertoire | null = null;
  #exact: Prepared | null = null;
  #folding: Prepared | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get repertoire(): Repertoire {
    return (this.#repertoire ??= repertoireOf(this.text));
  }

  /** The matches of a pattern by its cheapest exact form; null where there are more than the limits allow. */
  search(pattern: TranslatedPattern, limits: SearchLimits): Spans | null {
    const { asWritten } = pattern;
    if (asWritten !== null && this.text.length <= LONGEST_PREPARED) {
      const prepared = this.#preparedFor(asWritten);
      if (lacksNeedles(prepared, asWritten)) return NONE;
      if ((asWritten.traps & prepared.traps) === 0)
        return this.#restored(findAsWritten(asWritten.form(), prepared.text, limits), prepared);
    }
    return findNatively(pattern.js(this.repertoire), this.text, limits);
  }

  #preparedFor({ ignoreCase }: AsWritten): Prepared {
    if (ignoreCase) return (this.#folding ??= prepare(this.text, true));
    return (this.#exact ??= prepare(this.text, false));
  }

  #restored(spans: Spans | null, { text, offsets }: Prepared): Spans | null {
    if (spans === null || text === this.text) return spans;
    return spans.map((span) => {
      const [start, end] =
        offsets === null ? [span.start, span.end] : [offsets[span.start] ?? 0, offsets[span.end] ?? 0];
      return { start, end, text: this.text.slice(start, end) };
    });
  }
}

function prepare(text: string, ignoreCase: boolean): Prepared {
  const standIn = standInFor(text, ignoreCase);
  return { ...standIn, haystack: ignoreCase ? standIn.text.toLowerCase() : standIn.text };
}

function lacksNeedles({ haystack }: Prepared, { needles }: AsWritten): boolean {
  for (const set of needles) if (!holdsOne(haystack, set)) return true;
  return false;
}

function holdsOne(haystack: string, needles: readonly string[]): boolean {
  for (const needle of needles) if (haystack.includes(needle)) return true;
  return false;
}
