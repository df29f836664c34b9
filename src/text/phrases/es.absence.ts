import { opening, words, type Phrase } from './book.ts';
import { ADVERB, ANY_SOURCE, FEW, GAP, INFO, IN_SOURCE, KNOW, NO, NOT_FLAWS, SOURCE } from './es.words.ts';

const SAYS =
  '(?:precisan?(?! (?:de|\\p{L}+r)(?!\\p{L}))|mencionan?|mencionaban?|indican?|indicaba|dicen?|digan?|decían?|abordan?|tratan?|hablan?|explican?|explicaba|describen?|especifican?|especificaba|nombran?|detallan?|responden?|revelan?|cuantifican?|definen?|identifican?|divulgan?|aclaran?|citan?|señalan?|informan?|pronuncian?|recogen?|reflejan?|concretan?|contemplan?|tocan?|atañen?|recogen?|registran?|hacen? (?:ninguna |alguna )?(?:mención|referencia|alusión)|ha(?:n)? (?:mencionado|indicado|precisado|especificado)|mencion(?:ó|aron)|indic(?:ó|aron)|alud[ei]n?|refieren?)';
const HOLDS =
  '(?:contienen?|contenían?|incluyen?|cubren?|comprenden?|dan?|ofrecen?|proporcionan?|aportan?|facilitan?|suministran?|muestran?|llegan?|alcanzan?|tienen?|abarcan?)';
const STATED =
  '(?:mencionad|indicad|precisad|especificad|comunicad|divulgad|revelad|nombrad|citad|señalad|detallad|aclarad|cuantificad)[oa]s?|dich[oa]s?';
const FOUND =
  '(?:facilitad|proporcionad|dad|cubiert|incluid|encontrad|descrit|tratad|abordad|documentad|contenid|recogid|explicad|definid|registrad|localizad|hallad|listad|establecid|determinad|confirmad|verificad|deducid|identificad|extraíd|calculad|clar|conocid|publicad|reflejad|respondid|contestad)[oa]s?|disponibles?|presentes?';
const ANSWER =
  '(?:informaci(?:ón|ones)|respuesta|datos?|cifras?|importes?|fechas?|detalles?|valor|elementos?|puntos?|temas?|preguntas?|cuestión|solicitud|consulta|eso|esto|ello|asunto|nombres?|número)';

/** The sources do not have it. */
export const sources: readonly Phrase[] = [
  words(`${ANY_SOURCE}${GAP} ${NO}(?:${SAYS})${ADVERB}(?! que(?!\\p{L}))`),
  words(`${SOURCE}${GAP} ${NO}${HOLDS}${NOT_FLAWS}${ADVERB}${NOT_FLAWS}(?! que(?!\\p{L}))`),
  words(
    `${ANY_SOURCE}${GAP} ${NO}(?:permiten?|permitían?|bastan?|son suficientes?|es suficiente|alcanzan?|ayudan?|sirven?)${ADVERB}(?: (?:para |a )?(?:poder )?${KNOW}|[.! ]*$)`,
  ),
  words(
    `${NO}(?:${SAYS}|figuran?|constan?|aparecen?)(?: [\\p{L}]+){0,3}? (?:el|la|los|las|este|estos|mis|sus|dicho) ${ANY_SOURCE}`,
  ),
  opening(
    `(?:y |ni |pero )?(?:este |esta |estos |estas |él |ella |ellos |ellas )?${NO}(?:precisan?|mencionan?|indican?|dicen?|explican?|especifican?|detallan?|aclaran?|concretan?|abordan?|nombran?|hacen? (?:mención|referencia)|figuran?|constan?)`,
  ),
  words(
    `(?:ningun[oa]|ningún|ni uno solo|ni una sola)(?:(?: (?:de|del|las?|los?|el|estas?|estos?|mis|sus|ell[oa]s|${ANY_SOURCE}|[\\p{L}-]+)){0,6}?) (?:se |me |lo )*(?:${SAYS}|${HOLDS})(?: (?:de|del|sobre|una?|el|la|los|las|est[aeo]s?|es[aeo]s?|nada|cómo|qué|quién|cuándo|cuál|cuánto|dónde|información|datos|respuesta|ese)(?!\\p{L})|[.! ]*$)${NOT_FLAWS}`,
  ),
  words(
    `nada(?: [\\p{L}-]+){0,5}? ${IN_SOURCE}|${IN_SOURCE}${FEW} (?:no hay|no existe|no se encuentra|no aparece|no figura|no consta|no se menciona|no se dice|no se indica|no se habla|no se especifica|no he visto|falta|faltan)${NOT_FLAWS}`,
  ),
  words(
    `${ANY_SOURCE}${GAP} (?:(?:no )?dicen? nada|nada dicen?|guardan? silencio|callan?|omiten?|pasan? por alto|dejan? (?:abiert[oa]|sin (?:respuesta|resolver|aclarar)|[^,;]{0,60}? (?:abiert[oa]|sin (?:respuesta|resolver|aclarar|contestar)))|carecen? de)`,
  ),
  words(
    `${ANY_SOURCE}${GAP} (?:es|son|resultan?|quedan?) (?:del todo |totalmente |demasiado )*(?:insuficientes?|irrelevantes?|incomplet[oa]s?|ajen[oa]s?|escas[oa]s?|demasiado \\p{L}+)(?= (?:para|a)|[.! ]*$)`,
  ),
  words(`no es (?:algo|un tema|una cuestión|un punto)(?: [\\p{L}-]+){0,5}? ${SOURCE}`),
  words(
    `búsqueda(?: [\\p{L}-]+){0,4}? no (?:ha )?(?:dio|dado|devolvió|devuelto|arrojó|arrojado|produjo|encontró|encontrado)`,
  ),
];

/** It was not handed over, or its lack shows in the sources. */
export const missing: readonly Phrase[] = [
  words(
    `nada(?: [\\p{L}-]+){0,3}? (?:aparece|figura|consta|se (?:dice|indica|menciona|encuentra)|hay)(?: [\\p{L}-]+){0,3}? ${ANY_SOURCE}`,
  ),
  words(
    `ni (?:el|la|los|las|en el|en la) ${ANY_SOURCE}[^,;]{0,40}? ni [^,;]{0,40}? (?:me |se |lo )*(?:${SAYS}|${HOLDS})`,
  ),
  words(
    'no se (?:me|nos) (?:ha|han)(?: \\p{L}+)? (?:dad|facilitad|proporcionad|entregad|mostrad|enviad)[oa]s?|no (?:me|nos) (?:han|ha|dieron|facilitaron|proporcionaron)',
  ),
  words(
    `(?:se desconoce|se ignora|no se sabe)[^;]{0,40}?${SOURCE}|${SOURCE}[^;,]{0,20},? (?:se desconoce|se ignora|no se (?:sabe|deduce|desprende|entiende|aprecia|infiere|ve))`,
  ),
  words(`${SOURCE}${GAP} no tienen? (?:nada|ning(?:ún|una)|información|datos|respuesta)${NOT_FLAWS}`),
  words(
    `nada (?:en|de) (?:el|la|los|las|mis|sus|estos|estas) (?:[\\p{L}-]+ ){0,2}?${ANY_SOURCE}(?![^,;]*(?:prohíb|impid|oblig|exig|prohib))`,
  ),
  words(
    `no (?:figuran?|constan?|aparecen?|están?) (?:en (?:ell[oa]s|él|ella)|ahí|allí|entre ell[oa]s)|no (?:se )?(?:conocen?|saben?) ${IN_SOURCE}`,
  ),
  words(
    'no (?:se )?(?:adjuntan?|acompañan?|aportan?)[.! ]*$|no (?:está|están|viene|vienen|se han?|ha sido|han sido) (?:adjunt|adjuntad|aportad|incluid)[oa]s?[.! ]*$',
  ),
];

/** It is not there, is not known, cannot be had. */
export const absence: readonly Phrase[] = [
  words(
    `${NO}(?:hay|existen?|había|consta|figura)${NOT_FLAWS}${ADVERB} (?:suficientes? |bastantes? |ning(?:ún|una) |nada de )?(?:\\p{L}+ )?${INFO}(?=[.! ]*$| (?:sobre|acerca|respecto|relativ\\p{L}+|en|al respecto|a|al|de|del|que|disponibles?|para|algun[oa]|pertinentes?|suficientes?|relevantes?|aquí|referente))`,
  ),
  words(`${NO}(?:hay|existen?|había)${NOT_FLAWS} [^,;]{0,80}?${IN_SOURCE}`),
  words(
    `${NO}(?:está|están|estaba|ha sido|han sido|fue|es|son|viene|vienen|queda|quedan)${ADVERB} (?:${STATED})(?! que(?!\\p{L}))`,
  ),
  words(
    `${NO}(?:está|están|ha sido|han sido|fue|es|son|viene|vienen|queda|quedan)${ADVERB} (?:${FOUND}) ${IN_SOURCE}`,
  ),
  words(
    `no se (?:mencionan?|indican?|especifican?|precisan?|dice|cita|señala|detalla|aclara|concreta|informa|ha especificado|ha indicado|ha mencionado|menciona)(?! (?:que|al)(?!\\p{L}))`,
  ),
  words(
    `no se (?:facilitan?|proporcionan?|da|dan|incluyen?|encuentran?|encontr(?:ó|aron)|describen?|trata|aborda|recogen?|contempla|habla|hallan?|refleja|ha encontrado|han encontrado|pudo encontrar|aportan?)${NOT_FLAWS} [^,;]{0,80}?(?:${IN_SOURCE}|${INFO})`,
  ),
  words(
    `${NO}(?:figuran?|constan?|aparecen?|se recogen?|forman? parte)${ADVERB} (?:en ningún|en ninguna|por ninguna|[^,;]{0,20}?${IN_SOURCE})`,
  ),
  words(
    `${ANSWER}(?: [\\p{L}\\p{N}-]+){0,8}? (?:no (?:se )?(?:figuran?|constan?|aparecen?|encuentran?|está (?:en|disponible)|viene|halla)|no (?:puede|pueden|pudo|se puede|se pueden)(?: \\p{L}+)? (?:ser )?(?:${FOUND}|${KNOW}))(?! (?:en efectivo|por))`,
  ),
  words(`(?:faltan?|está ausente|están ausentes)(?: \\p{L}+){0,4}? ${IN_SOURCE}`),
  words(
    `${INFO}(?: [\\p{L}-]+){0,6}? (?:faltan?|(?:es|son|resultan?|parecen?) (?:demasiado )?(?:insuficientes?|escas[oa]s?|inexistentes?|limitad[oa]s? para))`,
  ),
  words(
    `(?:${INFO} insuficientes?|(?:insuficientes?|muy poc[oa]s?|falta de|a falta de|demasiado poc[oa]s?) (?:más )?${INFO})(?= (?:para|sobre|como)|[.! ]*$)`,
  ),
  words(
    `${ANSWER}(?: [\\p{L}\\p{N}-]+){0,8}? (?:queda|sigue|permanece|quedan)(?: \\p{L}+)? (?:abiert[oa]|sin (?:respuesta|resolver|aclarar)|en el aire)`,
  ),
  words(
    `ning(?:ún|una) (?:\\p{L}+ )?${INFO}(?: [\\p{L}\\p{N}\\uE001-]+){0,9}? (?:está|ha sido|aparece|figura|consta|disponible|permite|se encuentra|pudo|puede)(?! (?:obligatori|necesari|exigid))`,
  ),
  words(
    `ning(?:ún|una) (?:mención|rastro|indicación|referencia|información|alusión|dato)(?: \\p{L}+)? (?:de|del|a|al|sobre|acerca|que|relativ\\p{L}+)`,
  ),
  opening(
    `(?:lo siento,? |lamentablemente,? |dato |información )?(?:(?:no|sin) (?:${STATED}|${FOUND}|consta|figura|aparece|responder|respuesta|datos|información|especificar|determinar)(?: ${IN_SOURCE}|[.! ]*$)|desconocid[oa]s?[.! ]*$|sin respuesta[.! ]*$)`,
  ),
  opening(
    `(?:lo siento,? |lamentablemente,? )?(?:ning(?:ún|una)|sin|no hay) (?:\\p{L}+ )?${INFO}(?=[.! ]*$| (?:sobre|acerca|al respecto|en|disponibles?|relevantes?|relativ\\p{L}+|para))`,
  ),
  words(
    '(?:fuera|más allá|excede|exceden|escapa|escapan|se salen?|supera|superan|rebasa|sobrepasa)(?: (?:del?|a|de lo que|lo que))?(?: (?:el|la|los|las|mis?|mi|lo que))*(?: [\\p{L}]+)? ?(?:alcance|ámbito|competencias?|conocimientos?|capacidades|funciones|documentos|fuentes|cometido|posibilidades|marco|área|especialidad)(?! (?:de (?:la|esta|su) (?:garantía|póliza|cobertura)|del contrato))',
  ),
  words(`(?:imposible|difícil) (?:de )?(?:${KNOW})|no es posible ${KNOW}(?: [\\p{L}-]+){0,6}? ${IN_SOURCE}`),
  opening(
    '(?:y |ni )?no (?:el|la|los|las|su|sus|quién|cuándo|dónde|a quién|cómo|cuánto|cuál)(?! (?:solo|sólo|solamente))',
  ),
];
