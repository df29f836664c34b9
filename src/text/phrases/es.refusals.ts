import { opening, words, type Phrase } from './book.ts';
import { absence, missing, sources } from './es.absence.ts';
import { ADVERB, ENCLITIC, FEW, INFO, IN_SOURCE, KNOW, NO, NOT_FLAWS } from './es.words.ts';

/** What may be declined; "no puedo recomendarlo bastante" and the like decline nothing. */
const UTTER =
  '(?!(?:recomendar|garantizar|prometer|descartar|imaginar|pensar|creer|negar|evitar|quejar|resistir|agradecer|insistir|más que|menos que|dejar|estar)(?:se|me|lo|la|le|les)?(?!\\p{L}))\\p{L}+';
const WONT_DO = `(?:responder|inducir|confundir|engañar|adivinar|especular|suponer|ayudar|proporcionar|dar|decir|comunicar|compartir|divulgar|comentar|inventar|aventurar|redactar|escribir|generar|revelar|pronunciar|extrapolar|conjeturar|hacer|facilitar|contestar|opinar|hablar)${ENCLITIC}`;

/** First person: cannot, will not, does not know, has nothing. */
const speaker = [
  words(
    `${NO}(?:puedo|podría|podré|pude|he podido|podría yo)${ADVERB} (?!más que|menos que)${UTTER}${NOT_FLAWS}`,
  ),
  words(
    `${NO}(?:estoy|estaría)${ADVERB} (?:en condiciones|capacitad[oa]|autorizad[oa]|facultad[oa]|en posición|en disposición|al corriente|al tanto|informad[oa]|diseñad[oa]|segur[oa](?: de (?:eso|ello|la respuesta))?[.! ]*$|habilitad[oa]|programad[oa])`,
  ),
  words(
    `${NO}(?:soy capaz|soy la persona|soy quién|logro|consigo|he logrado|he conseguido|logré|conseguí|alcanzo a)${NOT_FLAWS}`,
  ),
  words(
    `(?:${NO}sé(?! (?:cuál|a qué|a cuál|qué)(?: [\\p{L}]+){0,6} (?:se refiere|te refieres|quiere))|lo ignoro|ignoro|desconozco|no tengo ni idea|no tengo idea)`,
  ),
  words(
    `${NO}(?:encuentro|veo|hallo|localizo|dispongo|poseo|cuento con|conozco|detecto|aprecio|tengo constancia|me consta|consta ning)${NOT_FLAWS}`,
  ),
  words(
    `${NO}(?:tengo|he|he podido)${NOT_FLAWS}${ADVERB} (?:(?:ning(?:ún|una)|nada|suficientes?|la|el|los|las|acceso|constancia|bastantes?|más|ni|es[aeo]s?|est[aeo]s?|conocimiento|encontrado|hallado|localizado|visto|recibido|obtenido|identificado)(?!\\p{L})|${INFO})`,
  ),
  words(
    '(?:encontré|hallé|localicé|obtuve|recibí|vi)(?: [\\p{L}]+){0,2}? (?:nada|ningún dato|ninguna información|ninguna mención)',
  ),
  words(`${NO}(?:encontré|hallé|localicé|obtuve|recibí|vi|identifiqué)${NOT_FLAWS}`),
  words('sin (?:encontrar|hallar|éxito|resultado)'),
  opening('(?:no tengo )?ni idea|ninguna idea'),
  words(
    `(?:me|nos) (?:es|resulta|sería|ha sido)${ADVERB} imposible|${NO}(?:es|será|sería|resulta|ha sido) posible (?:para mí )?${KNOW}|imposible (?:para mí )?(?:de )?${KNOW}`,
  ),
  words(
    `(?:debo|tengo que|prefiero|preferiría|he de|me veo en la obligación|me veo obligad[oa]|lamento tener que)(?: \\p{L}+){0,3}? (?:declinar|rechazar(?!l[oa]s? si)|abstenerme|no |renunciar|rehusar)`,
  ),
  words(
    '(?:declino|rehúso|me abstengo|me abstendré|me niego|prefiero no|rechazo (?:esta|la|su) (?:solicitud|petición))',
  ),
  words(
    `${NO}(?:voy a|quiero|quisiera|deseo|debo|debería|pienso|me atrevo a|corresponde|me corresponde)${ADVERB} ${WONT_DO}`,
  ),
  words(
    `${NO}(?:responderé|especularé|daré|adivinaré|proporcionaré|comentaré|inventaré|divulgaré|comunicaré|especulo)`,
  ),
  words(
    `(?:necesitaría|me haría falta|haría falta|sería necesario|se necesitaría)(?: [\\p{L}\\p{N}-]+){1,12}? para (?:poder )?${KNOW}`,
  ),
  words(`para (?:poder )?${KNOW}(?: [\\p{L}-]+){0,5}?,? (?:necesitaría|me haría falta|haría falta)`),
  words(`(?:me|nos) (?:faltan?|hacen? falta)${FEW} ${INFO}`),
  words(
    '(?:solo|sólo|únicamente) (?:puedo|estoy aquí para|respondo|atiendo|contesto)(?: [\\p{L}]+){0,4}? (?:responder|ayudar|atender|preguntas|consultas|hablar)',
  ),
  words(
    `${NO}(?:disponemos|tenemos|contamos con|encontramos|poseemos|hemos encontrado|consta)${NOT_FLAWS}${FEW} ${INFO}`,
  ),
  words(
    `${NO}(?:podemos|se puede|se pueden|puede|cabe|es posible|se podría|se pudo|pudimos|podría)${ADVERB} ${KNOW}(?! (?:con|por|el importe en|en efectivo))(?=[.! ]*$|[ ,])${NOT_FLAWS}(?:[^,;]{0,80}?${IN_SOURCE}|(?: (?:a )?(?:esa|esta|la|su|eso|esto|ello|quién|cuándo|cuál(?:es)?|cuánt[oa]s?|si|qué|dónde)(?!\\p{L})|[.! ]*$))`,
  ),
  words(
    'contrari[oa]s? a mis (?:normas|instrucciones|directrices)|mis (?:normas|instrucciones|directrices) (?:me lo |me )?(?:impiden|prohíben|no me)',
  ),
  opening(`(?:yo )?${NO}(?:podría|podía|sabría)${ADVERB} (?!más que|menos que)${UTTER}${NOT_FLAWS}`),
  words('no voy a poder|me temo no poder|no doy con|no logro dar con'),
  words(
    '(?:tengo|me (?:está|han)) prohibido|no me está permitido|no se me permite|no tengo permiso|no tengo permitido',
  ),
];

/** Clauses that decline, in Spanish. */
export const refusing: readonly Phrase[] = [...speaker, ...sources, ...missing, ...absence];
