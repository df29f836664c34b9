import { opening, words, type Phrase } from './book.ts';
import { absence, missing, sources } from './fr.absence.ts';
import { ADVERB, CLITIC, FEW, INFO, IN_SOURCE, KNOW, NE, NOT_FLAWS, PAS } from './fr.words.ts';

/** What may be declined; "je ne peux pas recommander assez" and the like decline nothing. */
const UTTER =
  '(?!(?:que|qu|recommander|garantir|promettre|exclure|imaginer|penser|croire|nier|empêcher|plaindre|résister|remercier|insister|assez)(?!\\p{L}))\\p{L}+';
const WONT_DO =
  '(?:répondre|deviner|spéculer|supposer|aider|fournir|donner|dire|communiquer|partager|divulguer|commenter|inventer|avancer|rédiger|écrire|produire|générer|révéler|prononcer|extrapoler|conjecturer|poursuivre|induire)';

/** First person: cannot, will not, does not know, has nothing. */
const speaker = [
  words(
    `je ${NE}(?:peux|puis|pourrais|pouvais|saurais|pourrai)${ADVERB}(?: rien)? ${CLITIC}${UTTER}${NOT_FLAWS}`,
  ),
  words(
    `je ${NE}(?:suis|serais|serai|étais)${ADVERB} (?:en mesure|capable|à même|habilitée?|autorisée?|en droit|qualifiée?|compétente?|en position|au courant|informée?|parvenue?|arrivée?|conçue?|censée?|la bonne personne|tenue?|fait pour)`,
  ),
  words(
    `je ${NE}(?:parviens|arrive|réussis|parvenais)${ADVERB} à|je ${NE}ai${ADVERB} (?:pu|réussi à|su)${NOT_FLAWS} ${CLITIC}${UTTER}${NOT_FLAWS}`,
  ),
  opening(`je ${NE}(?:suis|serais)${ADVERB} (?:sûre?|certaine?)(?: de (?:cela|la réponse))?[.! ]*$`),
  words(
    `(?:je ${NE}?sais${ADVERB} (?:pas|rien)|j'ignore|je l'ignore|j'en ignore|je n'en sais rien|aucune idée)`,
  ),
  words(`je ${NE}(?:sais)${ADVERB}`),
  words(
    `je ${NE}(?:trouve|vois|repère|relève|retrouve|dispose|possède|détiens|connais|décèle)${NOT_FLAWS}${ADVERB}(?: ${PAS})?${NOT_FLAWS}`,
  ),
  words(
    `je ${NE}ai${NOT_FLAWS}${ADVERB} (?:rien|(?:pas |aucune? |trop peu d'|ni )?(?:d'|de |la |le |les |assez d'|suffisamment d'|assez de |suffisamment de )?(?:\\p{L}+ )?(?:${INFO}|trouvé|relevé|repéré|identifié|localisé|accès|connaissance|reçu|vu)${NOT_FLAWS})`,
  ),
  words('sans (?:rien |y |en |la |le )?(?:trouver|succès|résultat)'),
  words(
    `il ${NE}?(?:m'|me )?(?:est|serait|semble|paraît)${ADVERB} (?:impossible|possible|difficile)(?: pour moi)? (?:de |d')${CLITIC}${KNOW}`,
  ),
  words(`il (?:m'est|me semble|m'apparaît) impossible`),
  opening(
    `(?:désolée?,? |malheureusement,? )?(?:(?:impossible|incapable|difficile) (?:de |d')${CLITIC}${KNOW}|(?:impossible|difficile) à (?:dire|déterminer|savoir|établir))${NOT_FLAWS}`,
  ),
  words(`${IN_SOURCE}[^,;]{0,30}, (?:il est )?impossible (?:de|d(?='))`),
  words(
    `je (?:dois|devrais|préfère|préférerais|vais devoir|me vois contrainte?|suis contrainte?|suis obligée?|suis au regret|aime mieux)(?: \\p{L}+){0,3}? (?:décliner|refuser|m'abstenir|ne pas|passer mon tour|renoncer|de décliner|de refuser)`,
  ),
  words("je (?:décline|refuse|m'abstiens|m'abstiendrais?|me garderai|me refuse)"),
  words(
    `je ${NE}(?:vais|souhaite|veux|voudrais|dois|souhaiterais|tiens|me permettrai|oserais)${ADVERB} ${CLITIC}(?:à |me |m')*${WONT_DO}`,
  ),
  words(
    `je ${NE}(?:répondrai|spéculerai|donnerai|devinerai|fournirai|commenterai|inventerai|divulguerai|communiquerai|spécule|devine)`,
  ),
  words(
    `(?:il me faudrait|j'aurais besoin|il faudrait)(?: [\\p{L}\\p{N}'-]+){1,12}? pour (?:${CLITIC}${KNOW}|pouvoir)`,
  ),
  words(
    `pour (?:pouvoir )?${CLITIC}${KNOW}(?: [\\p{L}'-]+){0,5}?, (?:il me faudrait|j'aurais besoin|il faudrait)`,
  ),
  words(`il me manque${FEW}(?: |')${INFO}|(?:me|nous) (?:manque(?:nt)?|font défaut|fait défaut)`),
  words(
    `je ne (?:peux |suis là |sais )?(?:répon|trait|aid|m'occup|interv)\\p{L}+(?: \\p{L}+){0,3}? qu(?:e|(?='))`,
  ),
  words(
    `(?:nous|on) ${NE}(?:disposons|avons|possédons|détenons|trouvons|dispose|trouve|trouvera|a|peut trouver)${NOT_FLAWS}${ADVERB}${FEW}(?: (?:aucune?|rien|pas)| d'| de|) ?(?:${INFO}|rien)(?!\\p{L})`,
  ),
  words(
    `(?:nous|on) ${NE}(?:pouvons|peut|saurait|saurions|pourrait)${ADVERB} ${CLITIC}(?:${KNOW})${NOT_FLAWS}`,
  ),
  words(
    "(?:contraire|contraires) à mes (?:règles|consignes|instructions|directives)|mes (?:règles|consignes|instructions|directives) (?:m'interdisent|ne m)",
  ),
  words(
    '(?:crains|peur|crois)(?: bien)? de ne (?:pas )?(?:pouvoir|savoir)|je ne vais (?:malheureusement )?pas pouvoir',
  ),
  words(
    "(?:il m'est|m'est|me sont) (?:interdit|défendu)e?s?|je n'ai pas le droit|je suis tenue? (?:au secret|à la confidentialité)",
  ),
];

/** Clauses that decline, in French. */
export const refusing: readonly Phrase[] = [...speaker, ...sources, ...missing, ...absence];
