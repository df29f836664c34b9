/** What one language contributes to the detectors: data only. A new language is one such file and one line in `index.ts`. */
export interface PhraseBook {
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
  /** Words that begin a clause with its own say wherever they stand (but), as an alternation. */
  readonly turns: string;
  /** Words that do so after a comma, but may also stand inside their clause (however, jedoch), as an alternation. */
  readonly particles: string;
  /** Openings of a subordinate clause that ends at the first comma (while, although), as an alternation. */
  readonly openers: string;
  /** The same for conditions (if, when), which say nothing themselves. */
  readonly conditions: string;
  /** Labels in front of a colon: the speaker, the topic, as an alternation. */
  readonly labels: string;
  /** A sentence that matches one of these says that sources disagree with each other. */
  readonly disputing: readonly Phrase[];
  /** A sentence that matches one of these denies a dispute, or is about another one. */
  readonly notDisputing: readonly Phrase[];
  /** A sentence that matches one of these explains the dispute away. */
  readonly resolving: readonly Phrase[];
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
