import { opening, Phrase, words, type PhraseBook } from './book.ts';
import { disputing, notDisputing, resolving } from './fr.disputes.ts';
import { hedging, notHedging } from './fr.hedges.ts';
import { ANY_SOURCE, GAP, INFO } from './fr.words.ts';
import { refusing } from './fr.refusals.ts';

const ADDRESS =
  '(?:contact|consult|vérifi|demand|adress|rapproch|essay|reformul|fourni|préci|partag|envoy|transm|interrog|appel|joi(?:n|gn)|renseign|report|cherch|écri|tourn|voir avec|voyez|télécharg|indiqu|dites|donnez|pos(?:ez|er)|solli|téléphon|ajout|communiqu|réessay|orient|référ|soumet)\\p{L}*';
const TREATS =
  "(?:trait(?:e|ent|ant)|parl(?:e|ent|ant)|port(?:e|ent|ant)|décri(?:t|vent|ve|vant)|abord(?:e|ent|ant)|concern(?:e|ent|ant)|couvr(?:e|ent|ant)|évoqu(?:e|ent|ant)|mentionn(?:e|ent|ant)|se limit(?:e|ent)|se concentr(?:e|ent)|se rapport(?:e|ent)|présent(?:e|ent|ant)|contien(?:t|nent)|comport(?:e|ent)|s'arrêt(?:e|ent)|remont(?:e|ent)|dat(?:e|ent)|expliqu(?:e|ent)|détaill(?:e|ent)|s'intéress(?:e|ent)|cit(?:e|ent)|rapport(?:e|ent)|consign(?:e|ent)|enregistr(?:e|ent)|sont (?:consacré|relatif|limité)|est (?:consacré|relatif|limité)|va|vont)";
const NOT_THAT = "(?!(?:e|s|es)? (?:bien |aussi |explicitement |clairement )*(?:que |qu'))";

const asides = [
  opening(
    `(?:pour [^,]{1,60}, |dans ce cas,? |s'il vous plaît,? )?(?:veuillez|merci de|pensez à|n'hésitez pas|je vous (?:invite|conseille|recommande|suggère|prie|encourage))`,
  ),
  opening(
    `(?:pour [^,]{1,60}, |dans ce cas,? )?(?:contactez|consultez|vérifiez|demandez|adressez|rapprochez|essayez|reformulez|fournissez|précisez|partagez|envoyez|transmettez|interrogez|appelez|renseignez|reportez|cherchez|écrivez|tournez|voyez|téléchargez|indiquez|dites|donnez|posez|réessayez|référez|joignez|ajoutez|parlez|prenez contact|faites|mettez-vous)(?:-(?:moi|vous|nous|le|la|les))?`,
  ),
  words(`vous (?:pouvez|pourriez|pourrez|devriez|devrez|gagneriez|aurez)(?: [\\p{L}'-]+){0,4}? ${ADDRESS}`),
  words(
    "(?:je (?:recommande|conseille|suggère|propose)|il (?:est|serait|vaut|vaudrait) (?:préférable|recommandé|conseillé|mieux|utile)|mieux vaut|le mieux (?:est|serait)|n'hésitez pas)",
  ),
  words(
    '(?:je (?:peux|pourrais|pourrai|serais?|serai|suis|reste|chercherai|vérifierai|reprendrai|me ferai)(?: (?:alors|volontiers|également|aussi|en revanche|par contre|cependant|toutefois|néanmoins|vous|bien sûr))* (?:aider|chercher|vérifier|regarder|répondre|résumer|relancer|transmettre|orienter|créer|ouvrir|heureu|ravi|à (?:votre|ta) (?:disposition|écoute)|volontiers|reprendre|tenter|essayer|mettre)\\p{L}*|puis-je|souhaitez-vous|voulez-vous|avec plaisir)',
  ),
  words(
    '(?:pourra|pourront|saura|sauront|devrait|devraient|pourrait|pourraient)(?: \\p{L}+){0,2}? (?:vous )?(?:aider|renseigner|répondre|le dire|conseiller|orienter|éclairer|informer)',
  ),
  words(
    "(?:serait|relèverait|relève|tiendrait|seraient)(?: (?:que|de|de la|une?|pure|simple|l'ordre de la|du domaine de la))* (?:spéculation|supposition|conjecture|devinette|hypothèse|spéculatif)s?",
  ),
  opening(
    "(?:j'ai|nous avons)(?: (?:bien|soigneusement|également|aussi|pourtant|attentivement))? (?:parcouru|consulté|vérifié|cherché|lu|examiné|relu|passé en revue|analysé|regardé|effectué|recherché|épluché|fouillé)",
  ),
  opening(
    "(?:merci|bonjour|bonsoir|(?:très )?bonne question|excellente question|c'est une (?:très )?(?:bonne|excellente)|je comprends|bien sûr|d'accord|cordialement|bien à vous)",
  ),
];

const remarks = [
  opening(
    "(?:malheureusement|hélas|(?:vraiment |sincèrement )?(?:désolée?s?|navrée?)|je suis (?:vraiment |sincèrement |au )?(?:désolée?|navrée?|regret)|(?:toutes )?mes (?:plus plates )?excuses|je (?:m'excuse|vous prie de m'excuser|regrette|crains)|excusez-moi|à mon grand regret|pardon)",
  ),
  opening(
    "(?:en tant qu'|je suis (?:un |une |seulement |uniquement |simplement |qu')*)(?:assistant|ia|intelligence|modèle|chatbot|robot|agent|conçu|limité|là pour|censé|programmé|entraîné|configuré|destiné)\\p{L}*",
  ),
  opening(
    "je (?:ne )?(?:peux|réponds|traite|m'appuie|me base|dispose|me fonde|couvre|connais)(?: (?:donc|seulement|uniquement|exclusivement|que|aider|répondre))* ?(?:seulement|uniquement|exclusivement|qu(?:e|(?=')))",
  ),
  opening("je n'ai (?:[\\p{L}-]+ ){0,4}qu(?:e|(?='))"),
  opening(
    '(?:mon|ma|mes) (?:[\\p{L}]+ )?(?:connaissances?|accès|sources?|documents?|instructions?|consignes?|rôle|réponses?|informations?|capacités|périmètre|données|base)',
  ),
  words(
    `(?:plus|davantage|d'autres?) ?(?:d'|de )?${INFO}|${INFO} (?:complémentaire|supplémentaire|manquant|additionnel)\\p{L}*`,
  ),
  words(
    '(?:confidentiel|confidentielle|secret|secrète|privé|privée|sensible|réservé|réservée|inaccessible|indisponible|restreint)s?|données personnelles|vie privée|pas publics?|non publics?|secret professionnel',
  ),
  words(
    "(?:peut-être|il se peut|pourrait|pourraient|peut|peuvent)(?: (?!pas(?!\\p{L}))[\\p{L}'-]+){0,5}? (?:ailleurs|dans un autre|dans d'autres|figurer|se trouver)",
  ),
  opening(
    `(?:[\\p{L}\\p{N}'-]+ ){0,4}?(?:l')?${ANY_SOURCE}${GAP} (?:ne ${TREATS}(?= qu)|${TREATS}${NOT_THAT})`,
  ),
  opening(
    `(?:ils?|elles?|ceux-ci|celui-ci|celles?-ci|ces derniers|ce dernier|tous|tout|cela|qui) (?:ne )?(?:${TREATS})${NOT_THAT}`,
  ),
  words(
    "(?:n'a|n'ont)(?: encore)?(?: pas)?(?: encore)? (?:été )?(?:publié|communiqué|divulgué|annoncé|rendu public)\\p{L}*",
  ),
  opening('seule?s? [^,;]{1,120} (?:mentionné|indiqué|cité|abordé|décrit|traité|évoqué)'),
  opening("(?:n'étant pas|je ne suis (?:pas|ni)|faute d'être)(?: un| une)? [\\p{L}-]+"),
  opening('(?:sources?|références?|voir aussi)$'),
];

const REPORTERS =
  '(?:dit|disent|indique|indiquent|indiquait|affirme|affirment|précise|précisent|précisait|déclare|déclarent|explique|expliquent|répond|répondu|écrit|écrivent|signale|signalent|rapporte|rapportent|prétend|annonce|annonçait|avertit|souligne|constate|conclut|stipule|prévoit|note|mentionne|mentionnent|ajoute|dispose|estime)';

/** French. */
export const french: PhraseBook = {
  script: 'latin',
  cues: 'le la les l un une des du de d et est ne n pas je j il elle nous vous ils on dans sur pour par que qu qui ce cette ces cet aucun aucune rien au aux avec sont ont mais ou où se s sa son ses leur leurs plus mes mon ma vos votre notre été être si y en c m t sans à selon non ni cela peux peut peuvent',
  refusing,
  idioms: [
    words(
      "(?:ne |n')(?:peux|puis|saurais|pourrais)(?: pas)? (?:m'empêcher|que |qu'|assez|trop|mieux|nier|être plus d'accord)",
    ),
    words(
      "(?:sais|suis)(?: pas)?(?: sûre?| certaine?)? (?:pas )?(?:de |à |d')?(?:quel|quelle|quels|quelles|lequel|laquelle|de qui|de quoi|si)(?: [\\p{L}\\p{N}-]+){0,8}? vous",
    ),
    words("ne serait-ce|n'empêche"),
  ],
  reporting: [
    new Phrase(
      `^(?!(?:je|j'|nous|on|malheureusement|désolée?|d'après|selon|mes|mon|ma)(?!\\p{L})).{0,120}?(?<!ne |n'|ne le |pas )(?<!\\p{L})${REPORTERS}(?: [\\p{L}]+){0,2} (?:que |qu'|: )`,
    ),
    words(
      "(?:si|lorsque|lorsqu'|quand|dès que|au cas où|lorsque) ?(?:je|vous|nous|le|la|les|l'|il|on|un|une|elle)",
    ),
  ],
  asides,
  remarks,
  joints: {
    turns: 'mais|alors que|tandis que|cela dit|ceci dit|sauf que',
    particles:
      'cependant|toutefois|néanmoins|pourtant|en revanche|par contre|donc|par conséquent|en conséquence|ainsi|en effet|puis|sinon|or',
    links: 'et|donc|alors|puis|aussi|ensuite|car|or|par conséquent',
    inserted: "malheureusement|hélas|à ce stade|en l'état|pour l'instant|à ma connaissance|en l'occurrence",
    openers:
      "bien qu(?:e|(?='))|quoiqu(?:e|(?='))|même si|même s(?=')|comme|puisqu(?:e|(?='))|parce qu(?:e|(?='))|étant donné qu(?:e|(?='))|vu qu(?:e|(?='))|malgré|(?:n'|ne |en )?(?:étant|ayant|disposant|sachant|connaissant|trouvant)|tandis qu(?:e|(?='))|alors qu(?:e|(?='))",
    conditions: "si|s'ils?|lorsqu(?:e|(?='))|quand|dès qu(?:e|(?='))|au cas où|à moins qu(?:e|(?='))",
    labels:
      "(?:l')?assistant(?:e)?(?: ia)?|ia|réponse(?: courte| finale)?|en bref|en résumé|résumé|conclusion|résultat|remarque|note|question|(?:concernant|à propos de|à propos d'|au sujet de|au sujet du|quant à|quant aux?|pour ce qui est de|s'agissant de) ?[^:.,]{1,60}",
    cuts: ", (?=pas (?:celui|celle|ceux|celles|le|la|les|de|d)(?!\\p{L}))|, (?:et|donc|alors) (?=(?:je|j'|vous|nous|il|elle|ils|elles|on|le|la|les|l'|un|une|veuillez|merci|utilisez)(?!\\p{L}))",
  },
  disputing,
  notDisputing,
  resolving,
  hedging,
  notHedging,
};
