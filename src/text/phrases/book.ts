/** What one language contributes to the detectors: data only. A new language is its files and one line in `index.ts`. */
export interface PhraseBook {
  /** How its texts are written: `latin` languages are told apart by their cues, the others by their characters. */
  readonly script: 'latin' | 'han' | 'kana';
  /** Frequent short words of the language, in lower case, with a space between two. */
  readonly cues: string;
  /** A clause that matches one of these declines, or says that the answer is not to be had. */
  readonly refusing: readonly Phrase[];
  /** A clause that matches one of these only looks like a refusal. */
  readonly idioms: readonly Phrase[];
  /** What stands before the refusing words when somebody else is speaking: `the letter says that …`. */
  readonly reporting: readonly Phrase[];
  /** Clauses that give nothing, whatever figures they hold: apologies, offers, pointers, remarks on oneself. */
  readonly asides: readonly Phrase[];
  /** Clauses that give nothing unless they hold a figure: what the sources treat instead, why the answer is closed. */
  readonly remarks: readonly Phrase[];
  /** Where its sentences fall into clauses. */
  readonly joints: Joints;
  /** A sentence that matches one of these says that sources disagree with each other. */
  readonly disputing: readonly Phrase[];
  /** A sentence that matches one of these denies a dispute, or is about another one. */
  readonly notDisputing: readonly Phrase[];
  /** A sentence that matches one of these explains the dispute away. */
  readonly resolving: readonly Phrase[];
  /** A clause that matches one of these gives its answer with a reservation: probably, it seems, according to one source. */
  readonly hedging: readonly Phrase[];
  /** A clause that matches one of these only looks like a reservation: what may be done, what is possible. */
  readonly notHedging: readonly Phrase[];
}

/** Where a language's sentences fall into clauses; each field is an alternation, and may be left out. */
export interface Joints {
  /** Words that begin a clause with its own say wherever they stand (but). */
  readonly turns?: string;
  /** Words that do so after a comma, but may also stand inside their clause (however, jedoch). */
  readonly particles?: string;
  /** Words that only link a clause to the one before (and, so); at its beginning they are dropped. */
  readonly links?: string;
  /** Words put in between commas, which say nothing themselves (unfortunately). */
  readonly inserted?: string;
  /** Openings of a subordinate clause that ends at the first comma (while, although). */
  readonly openers?: string;
  /** The same for conditions (if, when), which say nothing themselves. */
  readonly conditions?: string;
  /** Labels in front of a colon: the speaker, the topic. */
  readonly labels?: string;
  /** Other places to cut at. */
  readonly cuts?: string;
}

/** A pattern that is compiled when it is first used: most runs read no answer by these lists, and compiling them all is slow. */
export class Phrase {
  readonly #source: string;
  #compiled: RegExp | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  /** Whether the text matches. */
  test(text: string): boolean {
    return this.#pattern().test(text);
  }

  /** The first match, as `RegExp` gives it. */
  exec(text: string): RegExpExecArray | null {
    return this.#pattern().exec(text);
  }

  #pattern(): RegExp {
    this.#compiled ??= new RegExp(this.#source, 'iu');
    return this.#compiled;
  }
}

/** A pattern of whole words, without regard to case; `\b` will not do, as it takes ü for the end of a word. */
export function words(source: string): Phrase {
  return new Phrase(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`);
}

/** A pattern at the beginning of a clause, whole words. */
export function opening(source: string): Phrase {
  return new Phrase(`^(?:${source})(?![\\p{L}\\p{N}])`);
}
