import { opening, words, type Phrase } from './book.ts';
import { ADVERB, ANY_SOURCE, GAP, INFO, NOT_FLAWS, SOURCE } from './en.nouns.ts';

const NOT_DO = "(?:do|does|did)(?: not|n't)(?: (?:appear|seem) to)?";
const BE_NOT = "(?:(?:is|are|was|were|it's|that's|they're) not|(?:is|are|was|were)n't)";
const CANNOT =
  "(?:can(?:'t|not| not)|could(?:n't| not)|(?:am|'m|are|'re|was|were|been) (?:unable|not able) to|wasn't able to|weren't able to|(?:won't|will not) be able to)";
const CANNOT_BE = "(?:cannot|can't|can not|could not|couldn't) be";
const SAY =
  '(?:say|state|mention|specify|tell|address|discuss|describe|disclose|explain|clarify|name|answer|identify|define|speak|refer|touch|detail|quantify|elaborate|go into|deal with|make (?:any )?(?:mention|reference)|help|allow me to|enable me to|let me)';
const HOLD =
  '(?:cover|contain|include|give|provide|list|offer|supply|report|record|note|have|hold|feature|extend to|reach|go (?:that|so) far)';
const SHOW =
  '(?:show|indicate|reveal|suggest|confirm|establish)(?: (?:who|what|when|where|which|whether|how|why|this|that|it|any|the (?:answer|figure|number|date|value|reason))(?![\\p{L}])| *$)';
const SAYS =
  '(?:says?|states?|mentions?|contains?|includes?|covers?|gives?|provides?|lists?|address(?:es)?|discuss(?:es)?|describes?|specif(?:y|ies)|tells?|answers?|shows?|discloses?|explains?|names?|refers?|touch(?:es)?|deals?|indicates?|reports?|records?|has|have|speaks?|helps?|offers?|reveals?|identif(?:y|ies)|goes|go)';
const OF_SOURCE = `(?:anywhere )?(?:in|by|within|from|among|across|on)(?: any of)?(?: (?:the|these|those|this|that|my|our|your|any|either|what))?(?: [\\p{L}\\p{N}'-]+){0,3}? ${SOURCE}`;
const ME =
  '(?:I|this assistant|the assistant|this bot)(?: (?:therefore|honestly|simply|really|just|still|also|regretfully|currently|unfortunately))?';
const UTTER =
  '(?!(?:recommend|guarantee|promise|rule out|imagine|think|agree|disagree|stress|emphasi[sz]e|overstate|wait|believe|complain|thank|fault|advise against|argue|deny|help but|say (?:enough|no)|tell you how|see (?:why|how)|praise)(?![\\p{L}]))[\\p{L}-]+';
const WONT_DO =
  '(?:answer|guess|speculate|help|provide|do (?:that|this|so|it)|assist|share|discuss|give|say|comment|engage|write|create|generate|respond|invent|make (?:one|it|that|this|something|anything|up)|disclose|reveal|continue|produce|participate|offer|venture)';

/** First person: cannot, will not, does not know, has nothing. */
const speaker = [
  words(`${ME} ${CANNOT}${ADVERB} ${UTTER}${NOT_FLAWS}`),
  words(`I(?:'m|'ve been| have been) (?:unable|not able) to${ADVERB} ${UTTER}${NOT_FLAWS}`),
  words(`we ${CANNOT}${ADVERB} (?:answer|say|tell|determine|find|locate|identify)${NOT_FLAWS}`),
  words(`(?:one|nobody|no one) (?:cannot|can't|can|could) (?:say|tell|know|determine)`),
  opening(
    `(?:sorry,? |unfortunately,? )?(?:unable to|cannot|can't|could not|couldn't) (?:answer|find|help|determine|locate|say|provide|assist|confirm|comply|respond)${NOT_FLAWS}`,
  ),
  words("I (?:do not|don't|did not|didn't)(?: really| actually| currently)? know"),
  words(
    `I (?:do not|don't|did not|didn't)${ADVERB} (?:have|see|find|possess|hold|get)(?! (?:a )?(?:preference|favou?rite))(?: [\\p{L}-]+){0,4}? ${INFO}(?! (?:loss|protection|concerns?))`,
  ),
  words("I (?:do not|don't|did not|didn't)(?: [\\p{L}]+)? (?:have|see|find) (?:anything|enough)"),
  words(
    `I (?:have|had|found|find|see|saw|hold|can find|could find|can see|'ve found|have found)${NOT_FLAWS} no(?: [\\p{L}-]+){0,3}? ${INFO}`,
  ),
  words(
    `I (?:have|found|find|see|saw|can find|could find|have found|'ve found)${NOT_FLAWS} no(?:thing)?(?! wrong)(?: [^,;]{0,80}?)? ${OF_SOURCE}`,
  ),
  words(
    'I (?:have|found|find|see|could find|can find|have found) nothing (?:on|about|that|regarding|concerning|to|for|relevant)',
  ),
  words(`I (?:lack|am missing|'m missing) (?:the |any |sufficient |enough |that )?(?:[\\p{L}-]+ )?${INFO}`),
  words(`I(?:'m| am) not aware of (?:any|that|this|the|such|what|who|when|where)`),
  opening(
    `(?:sorry,? )?I(?:'m| am) (?:not sure|unsure|not certain)(?: (?:about|on|of) (?:that|this|it|the answer))?[.! ]*$`,
  ),
  words(`I (?:was not|wasn't|have not been|haven't been) (?:given|provided|shown|supplied|told)`),
  words(
    `I(?:'m| am) not (?:comfortable|allowed|permitted|authori[sz]ed|in a position|at liberty|willing|qualified|designed|equipped|trained|the right|going to ${WONT_DO})`,
  ),
  words(
    `I (?:must|have to|need to|will|would|'d|shall|'ll|am going to|respectfully|politely)(?: (?:respectfully|politely|therefore|regretfully))? (?:decline|refuse|pass on|abstain)`,
  ),
  words('I (?:decline|refuse|abstain)'),
  words(`I(?:'d| would) (?:rather|prefer) not(?: to)?(?: ${WONT_DO})?`),
  words(
    `I (?:prefer not to|will not|won't|shall not|shan't|am not going to|should not|shouldn't|must not)${ADVERB} ${WONT_DO}`,
  ),
  words(
    "(?:is|'s|are|isn't|was)(?: not|) (?:something|anything|a question|a topic|a request)(?: that)? I(?: can| could|'m| am)",
  ),
  words(
    `we (?:currently )?(?:(?:have|hold|found) no|(?:do not|don't) have(?: any)?)(?: [\\p{L}-]+)? (?:information|data|records?|details?|documents?) (?:on|about|regarding|concerning|for)`,
  ),
  words(
    `I(?:'d| would)(?: first| also)? need [^,;]{1,80} (?:to|before I can|in order to) (?:answer|say|tell|determine|help|confirm)`,
  ),
  words(`to (?:answer|say|tell|determine|confirm)(?: [^,;]{0,40})?, I(?:'d| would)(?: first| also)? need`),
  words(
    "I(?:'m| am)?(?: can| may| could)? only(?: able to| allowed to)? (?:answer|help|assist|discuss|respond)",
  ),
  words('against my (?:guidelines|polic(?:y|ies)|programming|rules|instructions)'),
];

/** The sources do not have it. */
const sources = [
  words(`${ANY_SOURCE}${GAP} ${NOT_DO}${ADVERB} ${SAY}`),
  words(`${SOURCE}${GAP} ${NOT_DO}${ADVERB} ${HOLD}${NOT_FLAWS}`),
  words(`${ANY_SOURCE}${GAP} ${NOT_DO}${ADVERB} (?:${SHOW}|cover (?:it|this|that)(?: [\\p{L}]+)? *$)`),
  words(
    `(?:it|they|this|these|which|which one)(?: also)? ${NOT_DO}${ADVERB} (?:say|state|mention|specify|tell|name|answer|discuss|disclose|clarify|address|explain|describe|go into|(?:give|provide|contain|include|list)(?: [\\p{L}-]+){0,3}? ${INFO})`,
  ),
  opening(
    `(?:it |they |and )?(?:${NOT_DO}|never)${ADVERB} (?:say|states?|mentions?|specif(?:y|ies)|tells?|names?|answers?|discloses?|give|list|contain|include|report|explain|describe|cover|provide|discuss)`,
  ),
  words(
    `(?:it|they|these|this) (?:gives?|states?|contains?|provides?|offers?|lists?|makes?|includes?)${NOT_FLAWS} (?:no(?: [\\p{L}-]+){0,2}? ${INFO}|nothing)`,
  ),
  words(
    `(?:none|not one|not a single one|neither|nothing|no part|nowhere|not one|no section|no page) (?:of|in)(?: (?:the|these|those|them|my|your|our|any|what))?(?: [\\p{L}\\p{N}'-]+){0,6}?(?: ${SOURCE})?(?: [\\p{L}\\p{N}'-]+){0,5}? ${SAYS}`,
  ),
  words(`(?:neither|no) (?:[\\p{L}-]+ ){0,2}?${SOURCE}(?: [\\p{L}\\p{N}'-]+){0,4}? ${SAYS}`),
  words(`nothing(?: [\\p{L}'-]+){0,6}? ${OF_SOURCE}`),
  words(`${ANY_SOURCE}${GAP} (?:is|are|remains?|stays?|was|were) (?:largely |entirely |completely )?silent`),
  words(
    `${ANY_SOURCE}${GAP} (?:says?|states?|tells?(?: us| me)?|mentions?|contains?|includes?|holds?|has|have|provides?|offers?|gives?) (?:absolutely )?nothing`,
  ),
  words(`${ANY_SOURCE}${GAP} (?:makes?|made) no (?:mention|reference)`),
  words(
    `${SOURCE}${GAP} (?:contains?|gives?|provides?|offers?|includes?|have|has|lists?|mentions?|states?|holds?|shows?|names?)${NOT_FLAWS} no(?![\\p{L}])`,
  ),
  words(
    `${SOURCE}${GAP} (?:lacks?|omits?|leaves? (?:out|this|that|it|the question)|(?:fails?|failed) to ${SAY}|stops? short)`,
  ),
  words(
    `${SOURCE}${GAP} (?:is|are|was|were)(?: (?:simply|just|too))? (?:insufficient|not sufficient|not enough|not helpful|of no help|irrelevant|unrelated|not relevant|too thin|incomplete|not related|n't enough|n't sufficient|n't relevant)`,
  ),
  opening('(?:is|are|remains?) (?:both )?silent'),
  words(
    '(?:they|it|which|all|both)(?: all| both)? (?:is|are|remains?) (?:both |all |largely |entirely |completely )?silent',
  ),
  words(
    `(?:you (?:won't|will not)|nobody will) find (?:that|this|it|anything|an answer)[^,;]{0,60}? ${OF_SOURCE}`,
  ),
  words(
    `(?:is|'s|are)(?: not|n't) (?:something|anything|a (?:question|topic|point|subject))(?: that)?(?: [\\p{L}'-]+){0,4}? ${SOURCE}`,
  ),
];

/** It is not there, is not known, cannot be had. */
const absence = [
  words(`${ANY_SOURCE}${GAP} (?:never|nowhere) (?:${SAY}|${SAYS})`),
  words(
    '(?:question|answer|point|issue|matter)[^,;]{0,80}? (?:is|are|was|remains?|stays?) (?:left )?(?:open|unanswered)',
  ),
  opening('nothing(?: [\\p{L}-]+)? (?:was|could be|is) (?:found|retrieved|returned|listed)'),
  words(
    `there(?:'s| is| are| was| were|'re)(?: currently| simply| also| unfortunately)? no(?: [\\p{L}-]+){0,2}? (?:information|info|mention|references?|details?|answers?|records?|trace|hint|word|documentation|guidance|statement|entry|passage|data|specification|figures?)(?: (?:of|on|about|for|to|regarding|concerning|in|available|given|provided|here|that|as to|whether)|[.! ]*$)`,
  ),
  words(
    `there(?:'s| is| are| was| were|'re|isn't|aren't| is not| isn't| aren't)(?: currently| simply| also)?${NOT_FLAWS} (?:no(?:thing)?|any(?:thing)?|not any(?:thing)?)(?! (?:errors?|mistakes?|problems?))(?: [^,;]{1,80}?)? ${OF_SOURCE}`,
  ),
  words(
    "there (?:isn't|is not|aren't|are not|wasn't) (?:any|enough|sufficient)(?: [\\p{L}-]+){0,2}? (?:information|context|details?|data|evidence|material|mention|references?)",
  ),
  words("there(?:'s| is| was) nothing(?: here| there)? (?:about|on|regarding|concerning)"),
  words('there is no way (?:for me )?(?:to|of) (?:tell|know|answer|say|determin|knowing|telling|saying)'),
  words(
    `(?:insufficient|not enough|n't enough|not sufficient|n't sufficient|too little) (?:[\\p{L}-]+ )?(?:information|context|details?|data|evidence|material|documentation)(?: (?:to|in|for|on|about|is|was|are|available|provided|here)|[.! ]*$)`,
  ),
  words(`${BE_NOT}${ADVERB} (?:mentioned|stated|specified|disclosed)`),
  words(
    `${BE_NOT}${ADVERB} (?:reported|recorded|named|described|addressed|documented|discussed|indicated|covered|included|contained|listed|given|provided|found|available|present|part|answered|explained|noted|set out|spelled out) ${OF_SOURCE}`,
  ),
  words(
    `(?:is|are|was|were) (?:nowhere|never) (?:mentioned|stated|specified|disclosed|named|given|listed|described|to be found)`,
  ),
  words(`(?:is|are|was|were) (?:missing|absent|omitted) ${OF_SOURCE}`),
  words(`(?:does|do|did)(?: not|n't) (?:appear|occur|feature|come up|figure) ${OF_SOURCE}`),
  opening(
    `(?:this |that |it )?(?:is )?not (?:mentioned|stated|specified|disclosed|given|provided|covered|found|available|listed|included|addressed|documented|discussed|answerable) ${OF_SOURCE}`,
  ),
  words(
    `${CANNOT_BE} (?:found|located|determined|answered|confirmed|established|verified|identified|derived|inferred|retrieved|known|calculated) (?:${OF_SOURCE}|(?:based on|with|using|given)(?: [\\p{L}\\p{N}'-]+){0,4}? ${SOURCE})`,
  ),
  words(
    `(?:question|answer|that|this|it|request|query|points?) ${CANNOT_BE}${ADVERB} (?:answered|determined|found|established|confirmed|verified|derived|inferred|known|fulfilled|located)`,
  ),
  words(
    `no(?: [\\p{L}\\p{N}'\\uE001-]+){1,10}? (?:could be|can be|was|were|is|are|has been|have been)(?: (?:found|located|identified|retrieved|mentioned|given|stated|provided|disclosed|listed|specified|named|included|recorded|reported|available|present))(?: [\\p{L}'-]+){0,3}? ${OF_SOURCE}`,
  ),
  words(
    `no(?: [\\p{L}-]+){0,3}? ${INFO}(?: [\\p{L}\\p{N}'\\uE001-]+){0,8}? (?:could be|can be|was|were|is|are|has been|have been) (?:found|located|identified|retrieved|available|provided|given|stated|mentioned|specified|disclosed|returned|supplied)`,
  ),
  words(`no(?: [\\p{L}\\p{N}'-]+){1,5}? (?:is|are|was|were) (?:stated|mentioned|specified|disclosed)`),
  opening(
    `no (?:[\\p{L}-]+ ){0,2}?(?:information|details?|data|records?|references?|answers?|documents?|passages?|results?|sources?) (?:found|available|on|about|for|regarding)`,
  ),
  opening(
    'not (?:the|her|his|its|their|any|a|an|who|whose|when|where|why|how|what|which|whether)(?! (?:only|just|all|every))',
  ),
  opening(`no (?:mention|indication|record|trace|word) (?:of|on|about|that|as to|whether)`),
  words(
    `(?:unclear|unknown|not clear|not known|uncertain|impossible to (?:say|tell)|hard to (?:say|tell)) (?:${OF_SOURCE}|(?:based on|given)(?: [\\p{L}'-]+){0,4}? ${SOURCE})`,
  ),
  words(
    "it(?:'s| is) (?:not possible|impossible|not feasible)(?: for me)? to (?:answer|say|tell|determine|give|provide|confirm|know|establish|state|identify)",
  ),
  words(
    "answer (?:is not|isn't|is nowhere|does not|doesn't) (?:in|there|available|contained|part|to be found|appear|exist|given)",
  ),
  words(
    `(?:outside|beyond|out of|not within|not in)(?: of)? (?:the |my |our |this assistant's )?(?:scope(?! of (?:the |this |your |our )?(?:warranty|policy|contract|cover|insurance|plan|project|agreement|works?))|remit|knowledge|expertise|capabilit(?:y|ies)|abilit(?:y|ies)|competence)`,
  ),
  words(`(?:outside|beyond) what (?:I|the|these|my|our)(?: [\\p{L}'-]+){0,4}`),
  opening(
    "(?:unknown|unanswerable|n/a|no answer|no comment|no idea|not (?:specified|stated|mentioned|disclosed|available|known|answerable)|(?:I'm |I am )?afraid not|insufficient (?:information|context|data|evidence))[.! ]*$",
  ),
];

/** Clauses that decline, in English. */
export const refusing: readonly Phrase[] = [...speaker, ...sources, ...absence];
