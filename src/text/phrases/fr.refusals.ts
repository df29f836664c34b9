import { opening, words, type Phrase } from './book.ts';
import { ADVERB, ANY_SOURCE, CLITIC, GAP, INFO, NE, NOT_FLAWS, PAS, SOURCE } from './fr.nouns.ts';

const FEW = "(?: [\\p{L}\\p{N}'\\uE001-]+){0,6}?";
const KNOW =
  '(?:répondre|dire|déterminer|savoir|établir|confirmer|infirmer|préciser|trouver|identifier|indiquer|conclure|vérifier|affirmer|donner|fournir|chiffrer|calculer|estimer|déduire|tirer|juger|trancher|se prononcer|me prononcer|vous renseigner|renseigner|connaître|citer|nommer|retrouver|évaluer|en dire)';
/** What may be declined; "je ne peux pas recommander assez" and the like decline nothing. */
const UTTER =
  '(?!(?:que|qu|recommander|garantir|promettre|exclure|imaginer|penser|croire|nier|empêcher|plaindre|résister|remercier|insister|assez)(?!\\p{L}))\\p{L}+';
const WONT_DO =
  '(?:répondre|deviner|spéculer|supposer|aider|fournir|donner|dire|communiquer|partager|divulguer|commenter|inventer|avancer|rédiger|écrire|produire|générer|révéler|prononcer|extrapoler|conjecturer|poursuivre|induire)';
const SAYS =
  '(?:précis(?:e(?:nt)?|ait|aient)|mentionn(?:e(?:nt)?|ait|aient)|indiqu(?:e(?:nt)?|ait|aient)|di(?:t|sent|sait)|évoqu(?:e(?:nt)?|ait)|abord(?:e(?:nt)?|ait)|trait(?:e(?:nt)?|ait)|parl(?:e(?:nt)?|ait)|expliqu(?:e(?:nt)?|ait)|décri(?:t|vent)|spécifie(?:nt)?|nomme(?:nt)?|détaille(?:nt)?|répond(?:ent)?|révèle(?:nt)?|(?:fait|font)(?= (?:pas |aucune |nulle part |nullement |jamais )?(?:mention|référence|état|allusion))|chiffre(?:nt)?|défini(?:t|ssent)|identifie(?:nt)?|divulgue(?:nt)?|renseigne(?:nt)?|éclaire(?:nt)?|apprend|apprennent|cite(?:nt)?|signale(?:nt)?|prononce(?:nt)?|quantifie(?:nt)?|clarifie(?:nt)?|rapporte(?:nt)?|touche(?:nt)?|souffle(?:nt)? mot|effleure(?:nt)?|se rapporte(?:nt)?|a (?:pas )?(?:précisé|mentionné|indiqué|dit)|ont (?:pas )?(?:précisé|mentionné|indiqué|dit))';
const HOLDS =
  '(?:contien(?:t|nent)|contenai(?:t|ent)|comporte(?:nt)?|inclu(?:t|ent)|couvre(?:nt)?|comprend|comprennent|donne(?:nt)?|fourni(?:t|ssent)|livre(?:nt)?|apporte(?:nt)?|recense(?:nt)?|remonte(?:nt)?|montre(?:nt)?|consigne(?:nt)?)';
const IN_SOURCE = `(?:dans|parmi|par|sur|de|du|des|d'après|à partir|au sein|en|aux?|avec)(?: (?:les|la|le|l'|ces|cette|ce|mes|mon|vos|votre|nos|aucune?|un|de|du|des|toute?s?))*(?:(?: |l'|d')[\\p{L}\\p{N}'-]+){0,3}?(?: |l'|d')${SOURCE}`;
const NOT_BE = `(?:${NE}(?:est|sont|était|étaient|soit|soient|fut|furent|a|ont|ait|sera|seront)${ADVERB}(?: été)?${ADVERB})`;
const STATED =
  '(?:mentionné|indiqué|précisé|spécifié|communiqué|divulgué|renseigné|évoqué|nommé|cité|chiffré|révélé|explicité)(?:e|s|es)?';
const FOUND =
  '(?:fourni|donné|couvert|inclus|trouvé|décrit|traité|abordé|disponible|présent|documenté|contenu|répertorié|expliqué|détaillé|défini|consigné|recensé|repris|retrouvé|listé|établi|déterminé|confirmé|vérifié|déduit|identifié|localisé|calculé|connu|clair|extrait|tiré)(?:e|s|es)?';
const ANSWER =
  '(?:informations?|réponse|données?|chiffres?|montants?|dates?|détails?|valeur|éléments?|points?|sujets?|questions?|demandes?|cela|ça|ceci|thème|noms?|précision)';

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

/** The sources do not have it. */
const sources = [
  words(`${ANY_SOURCE}${GAP} ${NE}${SAYS}${ADVERB}(?: ${PAS})?(?! (?:que|qu')(?!\\p{L}))`),
  words(
    `${SOURCE}${GAP} ${NE}${HOLDS}${NOT_FLAWS}${ADVERB}(?: ${PAS})?${NOT_FLAWS}(?! (?:que|qu')(?!\\p{L}))`,
  ),
  words(
    `${ANY_SOURCE}${GAP} ${NE}(?:permet(?:tent)?|permettai(?:t|ent)|suffi(?:t|sent)|aide(?:nt)?)${ADVERB}(?: (?:de |d'|à |pour )(?:y |en )?${CLITIC}${KNOW}|[.! ]*$)`,
  ),
  words(
    `(?:il|elle|ils|elles|celui-ci|celle-ci|ceux-ci|celles-ci|ce dernier|ces derniers|qui) ${NE}(?:précise|mentionne|indique|explique|évoque|aborde|spécifie|détaille|nomme|traite|contien|donne|fourni|chiffre|dit|disent)(?:nt|t|nnent|ssent)?${NOT_FLAWS}${ADVERB} ${PAS}?`,
  ),
  opening(
    `(?:ni |et )?${NE}${SAYS}${ADVERB} ?${PAS}?|${NE}(?:donne|fourni|contien|comporte)\\p{L}*${NOT_FLAWS}${ADVERB} ${PAS}`,
  ),
  words(
    `(?:aucune?|pas une?(?: seule?)?|nulle?)(?:(?: |d')(?:des?|du|d'|entre|mes|ces|vos|les|eux|elles|${ANY_SOURCE}|${SOURCE}|seule?|autre|[\\p{L}-]+)){0,7}? ${NE}(?:${SAYS}|${HOLDS})${NOT_FLAWS}`,
  ),
  words(`rien(?: [\\p{L}'-]+){0,5}? ${IN_SOURCE}|rien (?:ne|n')[^,;]{0,40}? ${IN_SOURCE}`),
  words(
    `${IN_SOURCE}${FEW}, rien|${IN_SOURCE}${FEW} (?:il )?${NE}(?:y )?(?:a|figure|trouve|mentionne|est)\\p{L}*${ADVERB} ${PAS}${NOT_FLAWS}`,
  ),
  words(
    `${ANY_SOURCE}${GAP} (?:reste|restent|est|sont|demeure|demeurent) (?:totalement |entièrement |complètement |tous |toutes |trop )*(?:muet|silencieu|insuffisant|hors sujet|sans rapport|incomplet|lacunaire)\\p{L}*|${ANY_SOURCE}${GAP} (?:est|sont|reste|restent) trop \\p{L}+ pour`,
  ),
  words(
    `${ANY_SOURCE}${GAP} (?:garde(?:nt)? le silence|passe(?:nt)? (?:ce point |cela |ceci |la question )?sous silence|omet(?:tent)?|laisse(?:nt)? [^,;]{0,60}?(?:en suspens|ouverte?|sans réponse)|élude(?:nt)?|fait l'impasse|font l'impasse)`,
  ),
  words(`ce n'est pas (?:quelque chose|un sujet|un point|une question)(?: [\\p{L}'-]+){0,5}? ${SOURCE}`),
  words(
    `recherche(?: [\\p{L}'-]+){0,4}? ${NE}a${ADVERB} (?:rien )?(?:donné|retourné|renvoyé|abouti|produit)`,
  ),
];

/** It was not handed over, or its lack shows in the sources. */
const missing = [
  words(
    `(?:rien|nulle mention)(?: [\\p{L}'-]+){0,3}? (?:ne |n')(?:y )?(?:appara(?:ît|it)|figure|est|se trouve|ressort)(?: [\\p{L}'-]+){0,3}? ${ANY_SOURCE}`,
  ),
  words(
    `aucune? (?:[\\p{L}-]+ ){1,3}?ne m'(?:a|ont) été (?:fourni|donné|transmis|communiqué|confié)(?:e|s|es)?|(?:on )?ne m'(?:a|ont)(?: \\p{L}+)? (?:été )?(?:pas|rien|aucune?)? ?(?:été )?(?:fourni|donné|transmis|communiqué|montré|dit)(?:e|s|es)?`,
  ),
  words(
    `on (?:ignore|ne sait|ne peut savoir)[^;]{0,40}?${SOURCE}|${SOURCE}[^;,]{0,20},? on (?:ignore|ne sait|ne peut savoir)`,
  ),
  words(
    `rien (?:dans|de) (?:l'|(?:le|la|les|ces|cette|ce|mes|vos) )(?:[\\p{L}-]+ ){0,2}?${ANY_SOURCE}(?![^,;]*(?:interdi|empêch|oblig|impos|exig))`,
  ),
  words(
    "n'y (?:figure|trouve|appara)\\p{L}* (?:pas|rien|aucune?|nulle part)|n'y (?:est|sont) pas (?:indiqué|mentionné|précisé|donné|cité|traité|abordé|décrit|évoqué)(?:e|s|es)?",
  ),
  words(
    "il n'(?:y )?est(?: \\p{L}+)? (?:fait )?(?:aucune )?(?:mention|référence|fait état)|(?:ne|n'est|ne sont|n'ont)(?: pas)?(?: été)? (?:pas )?(?:joint|annexé|fourni|transmis)(?:e|s|es)?[.! ]*$",
  ),
];

/** It is not there, is not known, cannot be had. */
const absence = [
  words(
    `il ${NE}(?:a|existe|figure|avait|reste|trouve)${NOT_FLAWS}${ADVERB} (?:pas |rien |aucune? )?(?:assez |suffisamment |là )?(?:d'|de )?(?:\\p{L}+ )?${INFO}(?=[.! ]*$| (?:sur|concernant|à|quant|au|aux|dans|permettant|disponibles?|pour|relative?s?|indiquant|précisant|qui|que|fournie?s?|pertinente?s?|suffisante?s?|de|des|du|d'|ici|exploitables?))`,
  ),
  words(`il ${NE}(?:a|existe|figure|avait)${NOT_FLAWS}${ADVERB} [^,;]{0,80}?${IN_SOURCE}`),
  words(`${NOT_BE} ${STATED}(?! (?:que|qu'))`),
  words(`${NOT_BE} ${FOUND} ${IN_SOURCE}`),
  words(
    `(?:n'est|ne sont) (?:mentionné|indiqué|précisé|cité|évoqué|donné|fourni|traité|abordé)(?:e|s|es)? (?:nulle part|dans aucun)`,
  ),
  words(
    `${NE}(?:figure(?:nt)?|appara(?:ît|it|issent)|trouve(?:nt)?|ressort(?:ent)?|fai(?:t|sait)${ADVERB} partie|font${ADVERB} partie|est${ADVERB} présente?|relève(?:nt)?)${ADVERB} (?:nulle part|(?:dans aucun|[^,;]{0,20}?${IN_SOURCE}))`,
  ),
  words(
    `${ANSWER}(?: [\\p{L}\\p{N}'-]+){0,6}? ${NE}(?:figure(?:nt)?|appara(?:ît|it|issent)|trouve(?:nt)?|ressort(?:ent)?)${ADVERB} (?:pas|nulle part)`,
  ),
  words(
    `(?:manque|manquent|est absente?|sont absente?s|fait défaut|font défaut)(?: \\p{L}+){0,2}? ${IN_SOURCE}`,
  ),
  words(
    `${INFO}(?: [\\p{L}'-]+){0,6}? (?:manque(?:nt)?|fait défaut|font défaut|(?:est|sont|semblent|paraissent|s'avèrent|reste) (?:trop )?(?:insuffisante?s?|manquante?s?|indisponibles?|introuvables?|absente?s?|incomplète?s?|limitée?s? pour))`,
  ),
  words(
    `(?:${INFO} (?:insuffisante?s?|introuvables?|manquante?s?|indisponibles?)|(?:pas assez|pas suffisamment|trop peu) (?:d'|de )${INFO})`,
  ),
  words(
    `${ANSWER}(?: [\\p{L}\\p{N}'-]+){0,8}? (?:reste|demeure|restent|est) (?:donc )?(?:ouverte?|en suspens|sans réponse|introuvable|inconnue?)`,
  ),
  words(`${ANSWER}(?: [\\p{L}\\p{N}'-]+){0,6}? ${NE}(?:peut|peuvent|pourra|a pu|saurait)${ADVERB} être`),
  words(`${NE}(?:peut|peuvent|a pu|ont pu)${ADVERB} être ${FOUND} (?:${IN_SOURCE}|[.! ]*$)`),
  words(
    `aucune? (?:\\p{L}+ )?${INFO}(?: [\\p{L}\\p{N}'\\uE001-]+){0,9}? (?:n'est|n'a|ne sont|n'y|n'apparaît|ne figure|n'existe|ne permet|ne ressort|n'en|ne se)(?! (?:requis|nécessaire|exigé|perdu|demandé|obligatoire))`,
  ),
  opening(
    `(?:désolée?,? |malheureusement,? )?(?:aucune?|pas d'|pas de|nulle) ?(?:\\p{L}+ )?${INFO}(?=[.! ]*$| (?:sur|concernant|à ce sujet|dans|trouvée?s?|disponibles?|pertinente?s?|relative?s?|à propos|quant|pour|correspondante?s?|fournie?s?))`,
  ),
  words(
    `aucune? (?:mention|trace|indication|référence|information|allusion)s?(?: \\p{L}+)? (?:de|d(?=')|du|des|à|au|aux|sur|concernant|relative)`,
  ),
  opening(
    `(?:malheureusement,? |désolée?,? |(?:donnée|information) )?(?:non (?:précisé|indiqué|mentionné|spécifié|communiqué|renseigné|disponible|fourni|traité|couvert|documenté|divulgué)(?:e|s|es)?(?: ${IN_SOURCE}|[.! ]*$)|inconnue?s?[.! ]*$|sans réponse[.! ]*$|pas de réponse|sans objet)`,
  ),
  words(
    '(?:dépasse|dépassent|excède|excèdent|sort|sortent|échappe|échappent|outrepasse)(?: (?:largement|malheureusement|donc))? (?:du cadre|le cadre|du champ|le champ|du périmètre|le périmètre|de mes|de ma|de mon|mes|mon|ma|à mes|à mon|ce que|la portée|du domaine|mon domaine)',
  ),
  words(
    "(?:hors|en dehors|au-delà|ne relève pas|ne fait pas partie)(?: (?:de|du|des|d'))? ?(?:(?:mon|ma|mes|mes propres|la|le|l'|ce) ?)(?:cadre|champ|périmètre|domaine|compétences?|connaissances|capacités|portée|attributions|que (?:les|mes|ces) (?:documents|sources))(?! (?:de la garantie|du contrat|de la police))",
  ),
  words(
    `(?:pas|impossible|difficile)(?: \\p{L}+)? (?:possible )?(?:de |d')${CLITIC}(?:répondre|déterminer|savoir|se prononcer)(?: [\\p{L}'-]+){0,6}? ${IN_SOURCE}`,
  ),
  words(`il n'est${ADVERB} (?:possible|permis) (?:de |d')${CLITIC}${KNOW}`),
  opening(
    "(?:et |ni )?pas (?:le|la|les|l(?=')|celui|celle|ceux|son|sa|ses|leur|qui|quand|où|à qui|de qui|comment|combien)",
  ),
  words(
    `(?:on|nous) (?:ne |n')(?:y |en )?(?:trouve|trouvons|lit|lisons)(?:${ADVERB})[^,;]{0,60}? (?:aucune?|pas|rien|nulle part)${NOT_FLAWS}`,
  ),
];

/** Clauses that decline, in French. */
export const refusing: readonly Phrase[] = [...speaker, ...sources, ...missing, ...absence];
