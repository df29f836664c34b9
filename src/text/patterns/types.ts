import type { Repertoire } from './repertoire.ts';

/** How one pattern runs natively: `find` (flag g) for the leftmost match; `nonEmpty` (flag y) for a match that takes at least one character here, null where that cannot matter. */
export type JsForm = { readonly find: RegExp; readonly nonEmpty: RegExp | null };

/** The pattern for RE2. `plainOnly`: exact only on texts of the plain repertoire, since RE2's `\b` knows ASCII letters only. An empty group marks the end of the match where `$` had to take a final newline. */
export type Re2Form =
  | { readonly kind: 'ok'; readonly source: string; readonly plainOnly: boolean }
  | { readonly kind: 'unsupported'; readonly reason: string };

/** A pattern that JavaScript can run as it is written, on a stand-in for the text that has none of its `traps` (a sum of TRAPS). */
export type AsWritten = {
  /** With flag g; it takes at least one character and names no groups. */
  form(): RegExp;
  readonly ignoreCase: boolean;
  readonly traps: number;
  /** Every match holds a needle of each set, in lower case where case is ignored. */
  readonly needles: readonly (readonly string[])[];
};

/** A Python pattern that means exactly the same here. Its forms are made on first use and kept. */
export type TranslatedPattern = {
  readonly kind: 'ok';
  readonly source: string;
  /** Much cheaper to make than the forms by repertoire, where there is one. */
  readonly asWritten: AsWritten | null;
  /** The form for a text of this repertoire. */
  js(repertoire: Repertoire): JsForm;
  readonly re2: Re2Form;
  /** True where JavaScript would refuse the source as it stands, or read it otherwise. */
  readonly rewritten: boolean;
};

/** `invalid`: Python refuses the pattern too (its message and position); `untranslatable`: valid Python that cannot be expressed exactly. */
export type CompiledPattern =
  | TranslatedPattern
  | { readonly kind: 'invalid'; readonly source: string; readonly message: string }
  | { readonly kind: 'untranslatable'; readonly source: string; readonly message: string };

/** One search: every match of `pattern` in `text` as Python's `finditer` gives them, or only the first. */
export type MatchJob = {
  readonly pattern: TranslatedPattern;
  readonly text: string;
  readonly find: 'all' | 'first';
};

/** A match; `start` and `end` count UTF-16 code units, as JavaScript strings do. */
export type MatchSpan = { readonly start: number; readonly end: number; readonly text: string };

/** What one search gave. An `error` names the pattern and says why there is no verdict. */
export type MatchResult =
  | { readonly kind: 'matched'; readonly spans: readonly MatchSpan[] }
  | { readonly kind: 'error'; readonly message: string };

/** Runs searches, one result per job and in their order; no pattern and no text can make it hang. */
export type PatternMatcher = {
  readonly match: (jobs: readonly MatchJob[]) => readonly MatchResult[];
};
