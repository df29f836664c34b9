import { opening, Phrase, words, type PhraseBook } from './book.ts';
import { disputing, notDisputing, resolving } from './en.disputes.ts';
import { hedging, notHedging } from './en.hedges.ts';
import { ANY_SOURCE, GAP } from './en.nouns.ts';
import { refusing } from './en.refusals.ts';

const ADDRESS =
  '(?:contact(?:ing)?|ask(?:ing)?|consult(?:ing)?|refer(?:ring)?|reach(?:ing)? out|see|visit(?:ing)?|call(?:ing)?|e-?mail(?:ing)?|writ(?:e|ing) to|speak(?:ing)? (?:to|with)|talk(?:ing)? (?:to|with)|get(?:ting)? in touch|turn(?:ing)? to|try(?:ing)? (?:again|another|rephras|ask|search|look|a different)|check(?:ing)? (?:with|directly|the (?:official|website|intranet|current|latest|original|full|relevant)|back))';
const SUPPLY =
  '(?:provid(?:e|ing)|shar(?:e|ing)|upload(?:ing)?|attach(?:ing)?|send(?:ing)?|giv(?:e|ing) me|add(?:ing)?|tell(?:ing)? me|clarify(?:ing)?|rephras(?:e|ing)|specify(?:ing)?|point(?:ing)? me|past(?:e|ing)|supply(?:ing)?|verify(?:ing)?|check(?:ing)?|review(?:ing)?|look(?:ing)?|search(?:ing)?|seek(?:ing)?|request(?:ing)?|find(?:ing)?|try(?:ing)?|let me|be more|narrow|note|direct)';
const ADVICE =
  "(?:you (?:can|could|may|might|should|will|would|must|'ll)(?: (?:need|want|wish|like|have|try|be able))?(?: to)?(?: also| instead| always| perhaps)?|perhaps|maybe|i(?:'d| would)? (?:recommend|suggest|advise|encourage)(?: that)?(?: you)?(?: to)?|it (?:may|might|would|could) (?:be best|help|be worth|be better)(?: to)?|best|better|the best (?:way|thing|option) is to|a good (?:way|place|start)[^,]{0,20}is to|consider)";

const ONLY =
  '(?:only |mainly |mostly |merely |instead |do |does |just |primarily |largely |exclusively |all |both )*';
const THEY = '(?:they|it|these|those|which|all of them|everything|what I (?:have|was given|found)) ';
const TREATS =
  '(?:covers?|discuss(?:es)?|focus(?:es)?|relates?|deals?|address(?:es)?|concerns?|talks?|(?:is|are) (?:only |mainly |all |mostly |solely )?(?:about|limited|concerned|focused|dated)|refers?|touch(?:es)?|stops?|ends?|goes|go)(?! that)';

const asides = [
  opening(`(?:[\\p{L}\\p{N}'-]+ ){0,5}?${ANY_SOURCE}${GAP} ${ONLY}${TREATS}`),
  opening(`${THEY}${ONLY}${TREATS}`),
  opening(`(?:for [^,]{1,60}, |instead,? )?(?:please |kindly )?${ADDRESS}`),
  opening(`(?:for [^,]{1,60}, |instead,? )?(?:please|kindly|${ADVICE}) (?:please )?(?:${ADDRESS}|${SUPPLY})`),
  words(
    'let me know|feel free|(?:happy|glad|pleased) to|would you like|do you want|shall I|is there anything|anything else',
  ),
  words(
    '(?:can|could|will|may|might|should|would)(?: (?:probably|perhaps|also|certainly|surely|be able to|be happy to|gladly))? (?:help|assist|advise|know|tell you more|answer|clarify)',
  ),
  words(
    "(?:would|could|will|'d)(?: (?:only|just|merely))? be (?:(?:a|pure|mere|only|sheer|no more than a) )*(?:guess|guesswork|guessing|speculation|speculative|speculating)",
  ),
  opening(
    "(?:I|we)(?: have|'ve)?(?: also| only| carefully)? (?:searched|checked|looked|reviewed|went|gone|examined|consulted|scanned|read|tried)",
  ),
  opening(
    "(?:thank you|thanks|hello|hi|(?:that's |that is |this is )?an? (?:good|great|excellent|interesting|fair) question|good question|great question|I understand|I appreciate|I hope|I see|I realise|I realize|of course|noted)",
  ),
];

const remarks = [
  opening('only [^,;]{1,120} (?:listed|mentioned|given|described|covered|discussed)'),
  opening("(?:I(?:'m| am) |we(?:'re| are) )?(?:very |so |really |truly |terribly )?(?:sorry|afraid)"),
  opening('(?:unfortunately|regrettably|sadly|apologies|my apologies|(?:I|we)(?: do)? apologi[sz]e|sorry)'),
  opening(
    "I(?:'m| am| was) (?:just |only |merely |also )?(?:an? |the )?(?:ai|artificial|assistant|language model|chatbot|virtual|bot|limited|restricted|designed|here to|set up|meant|instructed|told|not an? )",
  ),
  opening('as an? (?:ai|artificial|assistant|language model|chatbot|virtual|bot)'),
  opening('(?:I|we) (?:only|can only|could only|just|may only|am only)'),
  opening(
    "(?:I|we)(?: can| could| would|'d| will|'ll| may)(?: however| still| also| gladly| try to| be| instead)? (?:help|try|search|look|check|assist|answer|summari[sz]e|offer|pass|forward|ask|explain|point|direct|need|have to see|update|correct)",
  ),
  opening(
    'my (?:knowledge|training|access|instructions?|role|purpose|sources?|answers?|guidelines?|information|documents?|capabilities|remit|job)',
  ),
  opening(
    "I (?:do not|don't|would not|wouldn't) (?:want|wish|like) to (?:guess|speculate|mislead|invent|make)",
  ),
  words(
    '(?:more|further|additional|other|another|missing) (?:information|documentation|evidence|context|details?|documents?|sources?|data|files?|pages?)',
  ),
  words(
    'confidential|private|secret|classified|would be (?:required|needed|necessary)|restricted|sensitive|not (?:yet )?public|unavailable|not (?:available|accessible)|off[- ]limits|personal (?:data|information)|privacy|(?:would|could|might) (?:violate|breach|require|harm|need)|(?:violates?|breach(?:es)?)',
  ),
  words(
    '(?:may|might|could)(?: well)? (?:be|have been|appear|exist|stand)(?: [\\p{L}]+)? (?:in|elsewhere|found|covered|described|listed|stored|documented|available|kept)',
  ),
  words('(?:perhaps|maybe|possibly|probably)[^,;]{0,40} (?:elsewhere|somewhere else|in (?:another|other))'),
  words(
    'no(?: [\\p{L}-]+){1,5}? (?:has|have)(?: yet)? been (?:published|released|disclosed|reported|announced|provided|recorded|given|made|supplied|uploaded)',
  ),
  opening(
    `(?:[\\p{L}\\p{N}'-]+ ){0,5}?${ANY_SOURCE}${GAP} ${ONLY}(?:describes?|mentions?|contains?|includes?|consists?|provides? (?:information|details|general|only))(?! that)`,
  ),
  opening(`${THEY}${ONLY}(?:describes?|mentions?)(?! that)`),
  opening('the (?:closest|nearest) (?:match|passage|thing|mention|entry|I)'),
  opening('(?:sources?|references?|citations?|see also)$'),
];

const REPORTERS =
  '(?:says?|said|states?|stated|reads?|reported|warns?|claims?|claimed|writes?|wrote|notes?|explains?|announces?|announced|tells?|told|replied|replies|answered|insists?|requires?|means|asks?|asked|complains?|complained)';

const SUBJECT = '(?:it|they|you|we|there|I|the|a|please|my|here|try|use|add|just)(?![\\p{L}])';

/** English. */
export const english: PhraseBook = {
  script: 'latin',
  cues: 'the of and to in is are was were am it that this these not no for with on as be been i you we they can cannot do does don doesn did didn isn have has any there or but if from by at an my your its his her their what which who will would could should may so only all unable than when',
  refusing,
  idioms: [
    words(
      "(?:can't|cannot|couldn't) (?:say enough|help but|help noticing|see a reason|complain|go wrong|agree more|recommend .{0,20} enough|give (?:a )?better)",
    ),
    words('not sure (?:which|what|who|whom)(?: [\\p{L}]+){0,6}? (?:mean|are (?:referring|asking))'),
  ],
  reporting: [
    new Phrase(
      `^(?!(?:I|we|my|sorry|unfortunately|based on)(?![\\p{L}])).{0,120}?(?<!not |n't |never |nothing )(?<![\\p{L}])${REPORTERS}(?![\\p{L}])`,
    ),
    words('(?:if|when|whenever|unless|in case|should) (?:I|we|you|the|it|they)'),
  ],
  asides,
  remarks,
  joints: {
    turns: 'but|although|though|that said|having said that|even so|whereas|except that|which is why',
    particles: 'however|nevertheless|nonetheless|therefore|hence|instead|thus',
    links: 'and|so|yet|also|then',
    inserted:
      "(?<=(?:do|does|did|is|are|was|were|can|could|cannot|not|n't|I|it|they), )(?:however|therefore|unfortunately|though)",
    openers:
      'while|whilst|although|though|even though|since|because|as(?! (?:of|an?|for|per|mentioned|noted|to|far|such)(?![\\p{L}]))|given that|seeing that|despite',
    conditions: 'if|when|whenever|unless|should you|in case|once',
    labels:
      '(?:ai )?assistant|ai|bot|chatbot|agent|support|model|system|answer|final answer|short answer|response|reply|result|summary|conclusion|note|question|in short|(?:regarding|concerning|about|as for|as to|on) [^:.,]{1,60}',
    cuts: `, (?:and )?(?:so|yet|and|then) (?=${SUBJECT})|, (?:so|yet) `,
  },
  disputing,
  notDisputing,
  resolving,
  hedging,
  notHedging,
};
