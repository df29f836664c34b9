import { opening, words, type Phrase } from './book.ts';
import {
  ADVERB,
  ANY_SOURCE,
  CLITIC,
  FEW,
  GAP,
  INFO,
  IN_SOURCE,
  KNOW,
  NE,
  NOT_FLAWS,
  PAS,
  SOURCE,
} from './fr.words.ts';

const SAYS =
  '(?:précis(?:e(?:nt)?|ait|aient)|mentionn(?:e(?:nt)?|ait|aient)|indiqu(?:e(?:nt)?|ait|aient)|di(?:t|sent|sait)|évoqu(?:e(?:nt)?|ait)|abord(?:e(?:nt)?|ait)|trait(?:e(?:nt)?|ait)|parl(?:e(?:nt)?|ait)|expliqu(?:e(?:nt)?|ait)|décri(?:t|vent)|spécifie(?:nt)?|nomme(?:nt)?|détaille(?:nt)?|répond(?:ent)?|révèle(?:nt)?|(?:fait|font)(?= (?:pas |aucune |nulle part |nullement |jamais )?(?:mention|référence|état|allusion))|chiffre(?:nt)?|défini(?:t|ssent)|identifie(?:nt)?|divulgue(?:nt)?|renseigne(?:nt)?|éclaire(?:nt)?|apprend|apprennent|cite(?:nt)?|signale(?:nt)?|prononce(?:nt)?|quantifie(?:nt)?|clarifie(?:nt)?|rapporte(?:nt)?|touche(?:nt)?|souffle(?:nt)? mot|effleure(?:nt)?|se rapporte(?:nt)?|a (?:pas )?(?:précisé|mentionné|indiqué|dit)|ont (?:pas )?(?:précisé|mentionné|indiqué|dit))';
const HOLDS =
  '(?:contien(?:t|nent)|contenai(?:t|ent)|comporte(?:nt)?|inclu(?:t|ent)|couvre(?:nt)?|comprend|comprennent|donne(?:nt)?|fourni(?:t|ssent)|livre(?:nt)?|apporte(?:nt)?|recense(?:nt)?|remonte(?:nt)?|montre(?:nt)?|consigne(?:nt)?)';
const NOT_BE = `(?:${NE}(?:est|sont|était|étaient|soit|soient|fut|furent|a|ont|ait|sera|seront)${ADVERB}(?: été)?${ADVERB})`;
const STATED =
  '(?:mentionné|indiqué|précisé|spécifié|communiqué|divulgué|renseigné|évoqué|nommé|cité|chiffré|révélé|explicité)(?:e|s|es)?';
const FOUND =
  '(?:fourni|donné|couvert|inclus|trouvé|décrit|traité|abordé|disponible|présent|documenté|contenu|répertorié|expliqué|détaillé|défini|consigné|recensé|repris|retrouvé|listé|établi|déterminé|confirmé|vérifié|déduit|identifié|localisé|calculé|connu|clair|extrait|tiré)(?:e|s|es)?';
const ANSWER =
  '(?:informations?|réponse|données?|chiffres?|montants?|dates?|détails?|valeur|éléments?|points?|sujets?|questions?|demandes?|cela|ça|ceci|thème|noms?|précision)';

/** The sources do not have it. */
export const sources: readonly Phrase[] = [
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
export const missing: readonly Phrase[] = [
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
export const absence: readonly Phrase[] = [
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
