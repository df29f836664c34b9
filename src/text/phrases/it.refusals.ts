import { words, type Phrase } from './book.ts';
import { absence, missing, sources } from './it.absence.ts';
import { ADVERB, FEW, INFO, IN_SOURCE, KNOW, NON, NOT_FLAWS } from './it.words.ts';

/** What may be declined; "non posso raccomandarlo abbastanza" and the like decline nothing. */
const UTTER =
  '(?!(?:raccomandar|consigliar|garantir|prometter|escluder|immaginar|pensar|creder|negar|evitar|lamentar|resister|ringraziar|insister|che|essere più|fare a meno|non)\\p{L}*(?!\\p{L}))\\p{L}+';
const WONT_DO =
  '(?:risponder|indurr|trar|ingannar|confonder|indovinar|speculari?|ipotizzar|fare ipotesi|aiutar|fornir|dar|dir|comunicar|condivider|divulgar|commentar|inventar|azzardar|redigere|scriver|generar|rivelar|pronunciar|esprimer|tirar a indovinar|fare congetture|far|congetturar|parlar|avanzar|tirare)\\p{L}*';

/** First person: cannot, will not, does not know, has nothing. */
const speaker = [
  words(`${NON}(?:posso|potrei|potrò|potevo|ho potuto)${ADVERB} ${UTTER}${NOT_FLAWS}`),
  words(
    `${NON}(?:sono|sarei)${ADVERB} (?:in grado|autorizzat[oa]|abilitat[oa]|qualificat[oa]|nella posizione|al corrente|a conoscenza|informat[oa]|progettat[oa]|capace|tenut[oa]|competente|sicur[oa](?: (?:di questo|della risposta))?[.! ]*$|cert[oa][.! ]*$|la persona|riuscit[oa]|programmat[oa])`,
  ),
  words(`${NON}(?:riesco|riuscirei|sono riuscit[oa])(?: \\p{L}+)? ?a ${UTTER}${NOT_FLAWS}`),
  words(
    `(?:${NON}(?:so|saprei)(?! (?:quale|a quale|a cosa|cosa|se)(?: [\\p{L}]+){0,6} (?:riferi|intend|vuol|voglia))|lo ignoro|ignoro|non ne ho idea|nessuna idea|non ho idea)`,
  ),
  words(
    `${NON}(?:trovo|vedo|dispongo|possiedo|conosco|rilevo|individuo|risulta alcun|riscontro)${NOT_FLAWS}`,
  ),
  words(
    `${NON}ho${NOT_FLAWS}${ADVERB} (?:(?:alcun[oa]?|nessun[oa]?|nulla|niente|abbastanza|sufficienti|accesso|elementi|trovato|individuato|visto|ricevuto|ottenuto|reperito|rilevato|riscontrato|modo)(?!\\p{L})|(?:le |la |il |i |gli |l'|queste? |questi? |dei |delle )?(?:\\p{L}+ )?${INFO})`,
  ),
  words('(?:mi occupo|rispondo|tratto|seguo|mi limito) (?:solo|soltanto|unicamente|esclusivamente)'),
  words('senza (?:trovar\\p{L}*|successo|esito|risultato)'),
  words(
    `(?:mi|ci) (?:è|sarebbe|risulta|riesce)${ADVERB} impossibile|${NON}(?:è|sarà|sarebbe|risulta|è stato) possibile (?:per me )?${KNOW}|impossibile (?:per me )?${KNOW}`,
  ),
  words(
    `(?:devo|preferisco|preferirei|dovrei|sono costrett[oa] a|sono obbligat[oa] a)(?: \\p{L}+){0,3}? (?:declinare|rifiutare|astenermi|non|rinunciare|passare)`,
  ),
  words('(?:declino|rifiuto (?:questa|la|di)|mi astengo|mi asterrò|mi rifiuto)'),
  words(
    `${NON}(?:voglio|vorrei|desidero|devo|dovrei|intendo|me la sento di|mi va di|mi permetto di|azzardo)${ADVERB} ${WONT_DO}`,
  ),
  words(`${NON}(?:risponderò|darò|fornirò|commenterò|inventerò|divulgherò|comunicherò|speculerò|tirerò)`),
  words(
    `(?:avrei bisogno|mi servirebbe|mi servirebbero|servirebbe|servirebbero|occorrerebbe|ci vorrebbe)(?: [\\p{L}\\p{N}'-]+){1,12}? per (?:poter )?${KNOW}`,
  ),
  words(
    `per (?:poter )?${KNOW}(?: [\\p{L}'-]+){0,5}?,? (?:avrei bisogno|mi servirebbe|servirebbe|occorrerebbe)`,
  ),
  words(`(?:mi|ci) (?:mancano|manca)${FEW}(?: |')${INFO}`),
  words(
    '(?:posso|sono qui per|rispondo) (?:solo|soltanto|unicamente|esclusivamente)?(?: \\p{L}+){0,3}? ?(?:solo|soltanto|unicamente|esclusivamente) (?:a |alle |per |su |con |domande|rispondere|aiutare)',
  ),
  words(`${NON}(?:disponiamo|abbiamo|possediamo|troviamo|abbiamo trovato)${NOT_FLAWS}${FEW}(?: |')${INFO}`),
  words(
    `${NON}(?:possiamo|si può|si possono|può|è dato|si riesce a)${ADVERB} ${KNOW}${NOT_FLAWS}(?:[^,;]{0,80}?${IN_SOURCE}|(?: (?:a )?(?:questa|quella|la|sua|ciò|questo|chi|quando|qual[ei]|quant[oaie]|se|cosa|dove)(?!\\p{L})|[.! ]*$))`,
  ),
  words(
    'contrari[oe] alle mie (?:regole|istruzioni|linee guida)|le mie (?:regole|istruzioni|linee guida) (?:me lo |mi )?(?:impediscono|vietano|non mi)',
  ),
  words('(?:temo|credo) (?:proprio )?di non (?:poter|saper|riuscir)\\p{L}*|non potrò'),
  words(
    '(?:mi è|mi viene) (?:vietat|proibit)[oa]|non mi è (?:permesso|consentito|concesso)|non ho il permesso',
  ),
];

/** Clauses that decline, in Italian. */
export const refusing: readonly Phrase[] = [...speaker, ...sources, ...missing, ...absence];
