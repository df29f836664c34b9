const PLAIN_SOURCE =
  'documents?|documentation|docs|sources?|contexts?|passages?|texts?|pages?|reports?|files?|handbooks?|manuals?|excerpts?|extracts?|snippets?|materials?|articles?|records|datasets?|data|knowledge[- ]bases?|databases?|corpus|guides?|papers?|chunks?|results|information|contents?|sections?|chapters?|tables?|transcripts?|e-?mails?|letters?|brochures?|leaflets?|catalogu?es?|catalogs?|wiki|faqs?|minutes|notes|attachments?|pdfs?|slides?|spreadsheets?|memos?|studies|study|website|archives?|statements?|releases?|summary|summaries';

/** Sources of which "does not cover", "does not include" speaks of absence. */
export const SOURCE = `(?:${PLAIN_SOURCE})`;

/** Also those that grant something, where "does not cover" is an answer but "does not say" is none. */
export const ANY_SOURCE = `(?:${PLAIN_SOURCE}|policy|policies|contracts?|agreement|lease|plan|terms|warranty|clauses?|notices?|regulations?|rules|charter|budget|agenda|programme|program|schedule)`;

/** Up to six words between a source and its verb: "the documents I was given". */
export const GAP =
  "(?: (?!(?:that|who|if|says?|states?|shows?|explains?|users?|customers?|members?|staff|employees)(?![\\p{L}]))[\\p{L}\\p{N}'()\\uE001-]+){0,6}?";

/** Adverbs between an auxiliary and its verb. */
export const ADVERB =
  '(?: (?:actually|currently|really|explicitly|specifically|directly|clearly|even|yet|simply|unfortunately|reliably|safely|honestly|fully|definitively|just|therefore|also|ever|properly|accurately|in good conscience|with certainty|with confidence|responsibly|here))?';

/** Nouns whose lack is the lack of an answer. */
export const INFO =
  '(?:information|info|data|details?|answers?|mentions?|references?|records?|figures?|values?|numbers?|facts|statements?|passages?|documents?|documentation|sources?|entry|entries|contexts?|knowledge|access|material|guidance|descriptions?|explanations?|specifics|confirmation|clues?|insight|visibility|indications?|evidence|dates?|prices?|amounts?|names?|results?|pages?|basis|way (?:to|of)|means (?:to|of)|authority|permission)';

/** Things that one may look for and be glad not to find: their absence is an answer. */
export const NOT_FLAWS =
  '(?! (?:(?:any|a|an|the|no|single|obvious|serious|major) ){0,2}(?:reasons?|errors?|faults?|problems?|issues?|mistakes?|bugs?|differences?|contradict(?:ions?|ory)|conflicting|inconsistent|discrepanc(?:y|ies)|conflicts?|inconsistenc(?:y|ies)|better|signs? of|objections?|anything wrong|virus(?:es)?|malware|defects?|typos?|duplicates?))';
