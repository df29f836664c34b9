import { words, type Phrase } from './book.ts';
import { ANY_SOURCE } from './fr.words.ts';

const PARTY = `(?:${ANY_SOURCE}|chiffres|versions?|témoignages?|déclarations?|estimations?|auteurs|analyses|récits?|indications|affirmations|valeurs|dates|enquêtes?|essais|conclusions|ils|elles|deux|trois|tous)`;
const BETWEEN = "(?: (?!(?:pas|ne|aucune?|jamais|que|qui)(?!\\p{L}))[\\p{L}\\p{N}'()-]+){0,8}?";
const CLASHING =
  '(?:contradictoire|divergent|incompatible|incohérent|discordant|inconciliable|opposé|contraire)(?:e|s|es)?';
const FACTS =
  '(?:informations?|données|chiffres?|dates?|valeurs?|réponses?|montants?|versions?|conclusions?|résultats?|indications?|récits?|noms?|causes?|raisons?|prix|déclarations?|affirmations?|consignes?|délais?|durées?|témoignages?|sources|documents|rapports|études|passages|textes|éléments)';
/** What a source claims: two sources that claim differ where a word of contrast joins them. */
const CLAIMS =
  '(?:dit|affirme|indique|soutient|prétend|rapporte|parle|conclut|annonce|attribue|autorise|interdit|permet|exige|assure|nie|déclare|écrit|avance|estime|note|constate|prévoit|impose|admet|montre|affiche|situe)(?:nt)?';
/** What a source gives: two that give differ only in their figures. */
const GIVES =
  '(?:donne|cite|fixe|compte|chiffre|mentionne|précise|trouve|évoque|recense|indique|situe|date|avance|place|parle|annonce)(?:nt)?';
const SAYS = `(?:${CLAIMS}|${GIVES})`;
const CONTRAST = "(?:,? (?:alors qu(?:e|(?='))|tandis qu(?:e|(?='))|mais|or|quand|contre|là où))";
const ONE = "(?:l'un|l'une|une?|la première|le premier|un premier|une première)";
const AGAINST = "(?:,? (?:alors que|alors qu'|tandis que|tandis qu'|mais|or|quand|contre|et|là où)|[;,])";
const OTHER =
  "(?:l'autre|une? autre|un second|une seconde|la seconde?|le second|la deuxième|le deuxième|le plus récent|la plus récente)";
const THE =
  "(?:l'|(?:le|la|les|un|une|un autre|une autre|selon le|selon la|d'après le|d'après la|dans le|dans la) )";

/** Sentences that say that sources disagree, in French. */
export const disputing: readonly Phrase[] = [
  words(`${PARTY}${BETWEEN} (?:se|s') ?(?:contredisent|contredit|opposent|contredisaient)`),
  words(
    `${PARTY}${BETWEEN} (?:divergent|diffèrent (?:sur|quant|au sujet|à propos|concernant)|ne (?:concordent|coïncident|s'accordent|correspondent|se recoupent) pas|ne sont pas d'accord|ne s'entendent pas|ne peuvent (?:pas )?être toute?s)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:est|sont|semblent|paraissent|restent|demeurent)(?: (?:clairement|directement|nettement|manifestement|en partie|totalement))? (?:${CLASHING}|en (?:désaccord|contradiction|conflit|opposition)|partagée?s)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:donne|fourni|indique|avance|présente|rapporte|cite|arrive|abouti|parvien|mentionne|livre|conduise|offre|contien|propose|affiche)\\p{L}*(?: à)?(?: (?:deux|trois|des|de|plusieurs))?(?: [\\p{L}-]+){0,2}? ${FACTS} (?:\\p{L}+ )?(?:différente?s|${CLASHING}|qui se contredisent)`,
  ),
  words(
    `(?<!aucune |aucun |sans |pas d'|pas de )${FACTS} (?:[\\p{L}-]+ )?(?:contradictoires?|divergente?s|incompatibles|discordante?s|inconciliables|qui se contredisent|qui divergent)`,
  ),
  words(
    '(?:il y a|existe|je (?:vois|constate|relève|note|trouve)|on (?:constate|relève|trouve)|contien(?:t|nent)|présente(?:nt)?)(?: (?:donc|toutefois|cependant|ici))? (?:une|des|plusieurs|deux) (?:\\p{L}+ )?(?:contradiction|divergence|désaccord|incohérence|discordance)s?',
  ),
  words(
    '(?:contradiction|divergence|désaccord|incohérence|discordance)s? (?:\\p{L}+ )?(?:entre|parmi|dans) (?:les?|la|ces|vos|mes|deux|plusieurs|l)',
  ),
  words(`${ONE}(?: (?:des? |d')?[\\p{L}'-]+){0,5}? ${CLAIMS}[ ,:][^.]{1,200}?${CONTRAST} ?${OTHER}`),
  words(
    `${ONE}(?: (?:des? |d')?[\\p{L}'-]+){0,5}? ${CLAIMS}[ ,:][^.]{1,200}?[;,] ?${OTHER}(?: [\\p{L}\\p{N}'-]+){0,4}? (?:l'|les? |la |en |n'|y )?${CLAIMS}`,
  ),
  words(
    `${ONE}(?: (?:des? |d')?[\\p{L}'-]+){0,5}? ${SAYS}[ ,:][^.]{0,60}?\\p{Nd}[^.]{0,100}? ${OTHER}[^.]{0,60}?\\p{Nd}`,
  ),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}'-]+){0,4}? ${SAYS}[ ,:][^.]{1,160}?${CONTRAST} ?${THE}(?:[\\p{L}\\p{N}'-]+ ){0,3}?${ANY_SOURCE}(?: [\\p{L}\\p{N}'-]+){0,4}? (?:l'|les? |la |en |n'|y )?${CLAIMS}`,
  ),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}'-]+){0,4}? ${SAYS}[ ,:][^.]{0,60}?\\p{Nd}[^.]{0,100}?${AGAINST} ?${THE}(?:[\\p{L}\\p{N}'-]+ ){0,3}?${ANY_SOURCE}[^.]{0,60}?\\p{Nd}`,
  ),
  words(
    `(?:existe|il y a|(?:on|je) (?:trouve|relève|constate|vois))(?: (?:en effet|donc|ici))? (?:deux|plusieurs|trois) (?:${FACTS}|recettes) (?:\\p{L}+ )?(?:différente?s|${CLASHING})`,
  ),
  words(
    "(?:affirme|soutient|dit|prétend|déclare|écrit|assure|indique|montre)(?:nt)? (?:exactement |pourtant )?(?:le contraire|l'inverse)",
  ),
  words(
    `(?:chiffre|date|montant|valeur|total|nombre|prix)s?(?: [\\p{L}\\p{N}'-]+){0,7}? ne (?:correspond|concorde|coïncide|cadre)(?:ent)? pas (?:à|avec)`,
  ),
  words(
    `(?:document|source|rapport|texte|passage|étude) (?:[A-Z]|\\p{N}{1,2}) ${SAYS}[ ,:][^.]{1,160}?(?:document|source|rapport|texte|passage|étude) (?:[A-Z]|\\p{N}{1,2})`,
  ),
  words(
    "(?:selon|d'après) [^.]{1,100}?(?:mais|alors que|tandis que|;)(?: \\p{L}+)? ?(?:selon|d'après) [^.]{1,80}",
  ),
  words(
    `contredi(?:t|sent) (?:directement )?(?:(?:le|la|les|l'|ce que dit le|ce que dit la|celui|celle|une?) ?)(?:autres?|premi\\p{L}+|seconde?|deuxième|précédente?|${ANY_SOURCE}|du|de)`,
  ),
  words(
    `(?:est|sont|reste) (?:contestée?s?|disputée?s?|controversée?s?)(?: \\p{L}+){0,2}? (?:entre|par|dans) (?:les?|la|l'|deux)[^.]{0,20}?${ANY_SOURCE}`,
  ),
];

const CLASH =
  '(?:contradict\\p{L}*|contredi\\p{L}*|diverg\\p{L}*|désaccord\\p{L}*|incohéren\\p{L}*|discordan\\p{L}*|incompatib\\p{L}*|conflit\\p{L}*|opposent)';

/** Sentences that deny a dispute, or whose dispute is not between sources. */
export const notDisputing: readonly Phrase[] = [
  words(
    `(?:pas|aucune?|sans|ni|jamais|nullement|rien|guère)(?:(?: |d')[\\p{L}'-]+){0,4}? ?(?:d'|de )?${CLASH}`,
  ),
  words(
    "contredi(?:t|sent) (?:votre|vos|ce que vous|cette|l'(?:affirmation|hypothèse|idée|impression)|la (?:rumeur|croyance|thèse)|le (?:préjugé|préjugé))",
  ),
  words(`(?:si|lorsque|quand|où|en cas de|au cas où|dès que|comment)(?: [\\p{L}'-]+){0,6}? ${CLASH}`),
  words(
    "conflits? (?:d'intérêts?|armés?|de fusion|de voisinage|du travail)|(?:procédure|débat|expertise) contradictoires?",
  ),
];

/** Sentences that explain a dispute away. */
export const resolving: readonly Phrase[] = [
  words(
    "(?:s'explique(?:nt)?|se résou(?:t|dre)|s'éclaire)(?! pas)|(?:parce que|parce qu|car|puisque) ?'?(?:l'une?|l'un|le premier|la première|une|elles?|ils?|la seconde)",
  ),
  words(
    '(?:périodes?|années?|régions?|périmètres?|définitions?|produits?|modèles?|populations?|unités?|exercices?) différente?s|différente?s (?:périodes|années|régions|périmètres|définitions|produits|modèles|populations|unités|exercices)',
  ),
  words(
    "(?:remplace|remplacée?s?|annule et remplace|périmée?s?|obsolètes?|abrogée?s?|caduc|caduque|corrigée?s?|rectifiée?s?|n'est plus (?:valable|en vigueur|à jour)|retirée?s?)",
  ),
  words(
    "(?:les deux|tous deux|toutes deux|chacune?) (?:sont|peuvent être|est|ont) (?:exacte?s?|vraie?s?|justes?|correcte?s?|valables?|raison)|n'(?:est|y a) (?:donc )?(?:pas|qu)(?: une)? ?(?:vraie |véritable )?(?:contradiction|apparente)|apparentes? contradictions?|contradictions? (?:n'est |est |seulement |purement )*(?:qu')?apparentes?|(?:portent|porte) sur des",
  ),
];
