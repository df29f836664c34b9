import { words, type Phrase } from './book.ts';

const EVIDENCE =
  '(?:data|evidence|results?|findings?|figures?|numbers?|stud(?:y|ies)|trials?|surveys?|records?|sources?|documents?|notes?|texts?|wording|passages?|it|this|that|they|which)';
/** What may be so, not what somebody may do. */
const BE =
  '(?:be|have|indicate|reflect|explain|mean|differ|vary|apply|depend|lie|come|stem|contain|include|exceed|no longer|not|still|well|also be|take|cost|last|amount)';
const THING =
  '(?:it|this|that|these|those|there|which|(?:the|its|their|prices?|figures?) ?(?:[\\p{L}-]+ ?){0,4})';

/** Clauses that answer with a reservation, in English. */
export const hedging: readonly Phrase[] = [
  words(
    '(?:probably|presumably|apparently|seemingly|possibly|perhaps|maybe|arguably|supposedly|conceivably|tentatively|likely|unlikely)',
  ),
  words('(?:seems?|seemed|appears?|appeared) (?:to|that|likely|as (?:if|though)|[\\p{L}]+ly)'),
  words(
    `${EVIDENCE}(?: [\\p{L}]+){0,4}? (?:suggests?|implies|hints?|points? (?:to|towards)|implies|imply|would suggest)`,
  ),
  words(`${THING} ?(?:may|might|could)(?: well| still)? ${BE}`),
  words(
    "(?:as far as (?:I (?:know|can (?:see|tell))|(?:the|these|my) [\\p{L}]+ (?:go|show|tell))|to (?:the best of )?my knowledge|from what I (?:can (?:see|tell)|have)|I (?:believe|think|assume|suspect|would (?:say|guess|assume|expect))|I'd (?:say|guess|assume|expect)|my (?:best )?(?:guess|estimate|impression))",
  ),
  words(
    "(?:(?:I am|I'm) not (?:entirely|completely|fully|absolutely|quite|100 ?%) (?:sure|certain)|it (?:is not|isn't) (?:entirely |completely |fully )?(?:certain|clear|known)|not (?:known )?for certain|cannot be ruled out|no guarantee|nothing confirms|one may (?:assume|suppose|presume)|with (?:some |due |great )?(?:caution|reservations?|uncertainty)|(?:is|are|remains?) (?:rather |somewhat |still |highly )?(?:uncertain|provisional|preliminary|tentative|inconclusive))",
  ),
  words(
    '(?:evidence|data|basis|sample|record)(?: [\\p{L}]+){0,4}? (?:is|are|remains?) (?:rather |very |quite |fairly |still )?(?:thin|limited|weak|small|scarce|scant|sparse|incomplete|mixed|dated|old)',
  ),
  words(
    '(?:limited|weak|thin|scant|preliminary|tentative|anecdotal|early) (?:evidence|data|results|indications?|signs)|only one (?:source|stud(?:y|ies)|document|report|trial)|single (?:source|study|trial)',
  ),
  words(
    "(?:rough(?:ly)? (?:estimate|guess)|(?:an?|rough|the author's|its own|only) estimates?|estimated (?:at|to)|at a guess|if (?:the|this|that)[^,]{1,60} (?:is|are|still holds?|holds?) (?:right|correct|current|true|valid|up to date))",
  ),
  words(
    '(?:should|must|ought to) (?:still )?be (?:confirmed|verified|double-checked|(?:treated|taken|read) with (?:some |due |great )?(?:caution|care|reservations?|a (?:pinch|grain)))',
  ),
];

/** Clauses in which such words are no reservation, in English. */
export const notHedging: readonly Phrase[] = [
  words('(?:as|if|where|wherever|when|whenever|how|whether|the) (?:likely|possible|possibly|probable)'),
  words('(?:likely|unlikely|most likely) (?:cause|to be asked|candidates?|users?)'),
  words('(?:if|when|whenever|should|where) (?:[\\p{L}-]+ ){0,4}?(?:seems?|appears?)'),
  words(
    '(?:may|might|could)(?: [\\p{L}]+){0,3}? (?:elsewhere|found|described|listed|documented|available|covered|stored)',
  ),
  words('(?:appears?|appeared) (?:in|on|at|as|under|above|below|next|when|only|to the (?:left|right))'),
  words('(?:I|you) (?:think|believe)[^,;]{0,40}(?:\\?|of)$'),
];
