import { words, type Phrase } from './book.ts';
import { ANY_SOURCE } from './en.nouns.ts';

const PARTY = `(?:${ANY_SOURCE.slice(3, -1)}|accounts?|evidence|figures?|findings?|estimates?|claims?|versions?|numbers?|values?|analys[ei]s|surveys?|trials?|authors?|experts? cited|two|both|three|they)`;
const BETWEEN =
  "(?: (?!(?:that|not|n't|never|describes?|discuss(?:es)?|covers?|mentions?|explains?|about|handles?)(?![\\p{L}]))[\\p{L}\\p{N}'()-]+){0,7}?";
const CLASHING =
  '(?:conflicting|contradictory|contradicting|inconsistent|irreconcilable|opposing|opposite|incompatible|mutually exclusive)';
const SAYS =
  '(?:says?|states?|claims?|reports?|puts?|records?|maintains?|asserts?|insists?|concludes?|finds?|found|shows?|names?|dates?|attributes?|denies|deny|allows?|forbids?|bans?|permits?)';
const GIVES = '(?:gives?|lists?|has|sets?|quotes?|shows?|names?)';
const ONE = '(?:one|the first|a first|the older|the earlier)';
const OTHER = '(?:the other|another|the second|a second|the newer|the later)';
const AGAINST = '(?:,? (?:while|whereas|but|yet|though|although)|[;,])';

/** Sentences that say that sources disagree, in English. */
export const disputing: readonly Phrase[] = [
  words(
    `${PARTY}${BETWEEN} (?:contradict(?:s|ed)?|disagrees?|disagreed|conflicts?(?= (?:with|on|about|over|regarding|as to|here|directly|sharply|too|and)|[,.;:!]| *$)|diverges?|clash(?:es)?|differ (?:on|about|over|as to|regarding|sharply))`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:is|are|were|seem|appear|remain)(?: (?:clearly|directly|openly|flatly|plainly|to be))?(?: in)? (?:${CLASHING}|at odds|conflict|disagreement|contradiction|disputed among)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:do not|don't|cannot|can't|does not|doesn't) (?:agree|match|line up|tally|square|fit together|both be)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:give|report|state|offer|name|list|provide|contain|show|tell|paint|make|quote|present|reach|come to|draw|point in)(?: (?:two|three|very|quite|entirely))? (?:${CLASHING}|different (?:figures?|numbers?|dates?|values?|answers?|amounts?|stories|conclusions|pictures?|versions|accounts?|directions|names|reasons|causes|results))`,
  ),
  words(
    `(?<!no )(?<!without )${CLASHING} (?:[\\p{L}-]+ )?(?:information|sources?|accounts?|figures?|evidence|statements?|reports?|data|results?|findings?|claims?|answers?|values?|numbers?|dates?|documents?|versions?|conclusions?|guidance|passages?)`,
  ),
  words(
    `(?:there is|there's|there are|I (?:see|found|find|notice)|contains?|shows?) (?:an? |some |several )?(?:[\\p{L}-]+ )?(?:contradictions?|conflicts?|disagreements?|discrepanc(?:y|ies)|inconsistenc(?:y|ies)) (?:between|among|in|across|within|on|about|over)`,
  ),
  words(
    `${ONE}(?: (?:of (?:the|them|these)|${ANY_SOURCE}|[\\p{L}-]+)){0,4}? ${SAYS}[ ,:][^.]{1,200}?${AGAINST} ${OTHER}(?: [\\p{L}-]+){0,4}? (?:${SAYS}|does not|doesn't)`,
  ),
  words(
    `(?:${ONE}|${ANY_SOURCE})(?: [\\p{L}\\p{N}-]+){0,4}? ${GIVES} [^.]{0,60}?\\p{Nd}[^.]{0,120}?${AGAINST} (?:and )?(?:${OTHER}|(?:the|a|an|another)(?: [\\p{L}\\p{N}'-]+){0,4}? ${ANY_SOURCE})(?: [\\p{L}-]+){0,3}? ${GIVES} [^.]{0,60}?\\p{Nd}`,
  ),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${SAYS}[ ,:][^.]{1,160}?${AGAINST} (?:the|a|an|another)(?: [\\p{L}\\p{N}'-]+){0,4}? ${ANY_SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${SAYS}`,
  ),
  words(
    `(?:document|source|report|passage|doc|text) (?:[A-Z]|\\p{N}{1,2}|one) ${SAYS}[ ,:][^.]{1,160}?(?:document|source|report|passage|doc|text) (?:[A-Z]|\\p{N}{1,2}|two) ${SAYS}`,
  ),
  words('according to [^.]{1,100}?(?:but|while|whereas|yet) according to'),
  words(
    `(?:is|are|remains?) (?:disputed|contested|contradicted)(?: [\\p{L}]+){0,3}? (?:between|among|across|by|in) (?:the |these |two |another )?(?:[\\p{L}-]+ )?${ANY_SOURCE}`,
  ),
  words(
    `(?:contradicts?|conflicts? with|is at odds with|disagrees? with) (?:what )?(?:the |another |a )?(?:other|second|first|earlier|later|newer|older)(?: [\\p{L}-]+)?`,
  ),
];

/** Sentences that deny a dispute, or whose dispute is not between sources. */
export const notDisputing: readonly Phrase[] = [
  words(
    "(?:no|not|n't|never|without|nor|neither|free of|hardly|nothing)(?: [\\p{L}'-]+){0,4}? (?:contradict\\p{L}*|conflict\\p{L}*|disagree\\p{L}*|inconsisten\\p{L}*|discrepanc\\p{L}*|diverg\\p{L}*|clash\\p{L}*|at odds|incompatible)",
  ),
  words(
    "(?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't)(?: [\\p{L}'-]+){0,3}? (?:contradict\\p{L}*|conflict\\p{L}*|disagree\\p{L}*|inconsisten\\p{L}*|diverg\\p{L}*|clash\\p{L}*|at odds)",
  ),
  words(
    '(?:contradict\\p{L}*|conflicts? with|disagrees? with|at odds with) (?:your|what you|(?:the|this|that|a) (?:[\\p{L}-]+ )?(?:claims?|assumption|premise|question|idea|statement|rumou?r|belief|user|notion|view))',
  ),
  words(
    '(?:if|when|whenever|where|should|in case|how|whether) (?:[\\p{L}]+ ){0,4}?(?:sources?|documents?|reports?|data|records?|files?|versions?|values?|figures?|two|they)(?: [\\p{L}]+){0,3}? (?:contradict|conflict|disagree|differ|diverge)',
  ),
  words('conflicts? of interest'),
];

/** Sentences that explain a dispute away. */
export const resolving: readonly Phrase[] = [
  words(
    "(?<!not |n't )(?:explained by|because (?:one|they|the (?:first|second|former|latter|older|newer|two))|since one|the difference is (?:one of|due)|due to (?:a )?different|refers? to different|covers? different|counts? different|measures? different|look at different)",
  ),
  words('different (?:periods?|years?|regions?|scopes?|definitions?|products?|models?|populations?|units)'),
  words(
    'supersede[sd]?|has been replaced|was replaced|replaces the|is outdated|was outdated|is obsolete|was corrected|has been corrected|retracted|no longer (?:valid|current|applies)',
  ),
  words(
    "both (?:are|can be|may be) (?:right|correct|true|valid)|(?:is |are )?(?:not|n't)(?: really)? a (?:real |genuine |true )?(?:contradiction|conflict)|(?<!un)(?<!not be |not |n't be )(?:resolved|reconciled)|only (?:apparent|seemingly)|apparent (?:contradiction|conflict|discrepancy) (?:disappears|goes away|vanishes|is|comes)",
  ),
];
