import { words, type Phrase } from './book.ts';
import { ANY_SOURCE } from './it.words.ts';

const PARTY = `(?:${ANY_SOURCE}|cifre|version[ei]|testimonianz[ae]|dichiarazioni|stime|autori|analisi|resocont[oi]|indicazioni|affermazioni|valori|date|indagini|prove|conclusioni|loro|due|entramb[ei]|tre|tutti)`;
const BETWEEN = "(?: (?!(?:non|nessun[oa]?|mai|che)(?!\\p{L}))[\\p{L}\\p{N}'()-]+){0,8}?";
const CLASHING =
  '(?:contraddittori[oae]?|divergent[ei]|incompatibil[ei]|incoerent[ei]|discordant[ei]|inconciliabil[ei]|oppost[oaie]|contrastant[ei]|discrepant[ei])';
const FACTS =
  '(?:informazion[ei]|dati|cifre|date|valori|rispost[ae]|importi|version[ei]|conclusioni|risultati|indicazioni|resoconti|nomi|cause|motivi|prezzi|dichiarazioni|affermazioni|istruzioni|termini|testimonianze|fonti|documenti|rapporti|studi|passaggi|testi|tempi|scadenze)';
/** What a source claims: two sources that claim differ where a word of contrast joins them. */
const CLAIMS =
  '(?:dice|dicono|afferma|indica|sostiene|assicura|parla|annuncia|colloca|attribuisce|autorizza|vieta|permette|consente|esige|richiede|nega|dichiara|scrive|calcola|stima|segnala|constata|conclude|prevede|stabilisce|ritiene|proibisce|ammette|mostra|situa)(?:no)?';
/** What a source gives: two that give differ only in their figures. */
const GIVES =
  '(?:dà|cita|fissa|data|conta|menziona|precisa|riporta|registra|pone|elenca|colloca|situa|indica|parla|annuncia)(?:no)?';
const SAYS = `(?:${CLAIMS}|${GIVES})`;
const CONTRAST = '(?:,? (?:mentre|ma|laddove|invece|contro|quando))';
const ONE = '(?:un[oa]?|la prima|il primo|un documento|un primo|una prima)';
const AGAINST = '(?:,? (?:mentre|ma|laddove|invece|contro|quando|e)|[;,])';
const OTHER = "(?:l'altr[oa]|un altro|un'altra|(?:il|la|un|una) second[oa]|(?:il|la) più recente)";
const THE =
  "(?:(?:il|lo|la|i|gli|le|un|una|un altro|secondo il|secondo la|nel|nella|dal|dalla|per il|per la) |l'|un'altra |secondo l'|nell'|per l')";

/** Sentences that say that sources disagree, in Italian. */
export const disputing: readonly Phrase[] = [
  words(`${PARTY}${BETWEEN} si (?:contraddicono|contraddice|smentiscono|contraddicevano)`),
  words(
    `${PARTY}${BETWEEN} (?:divergono|discordano|differiscono (?:su|sul|sulla|sui|sulle|circa|riguardo|nella|nel)|non (?:concordano|coincidono|combaciano|quadrano|sono d'accordo|sono concordi|possono essere (?:entramb|tutt)[ei]|vanno d'accordo|si accordano))`,
  ),
  words(
    `(?:discordano|divergono|si contraddicono|non coincidono|non concordano)(?: \\p{L}+){0,3}? (?:le|i|gli|queste|questi) ${PARTY}`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:è|sono|sembra(?:no)?|appai?ono|risulta(?:no)?)(?: (?:chiaramente|direttamente|manifestamente|in parte|totalmente|tra loro|fra loro))? (?:${CLASHING}|in (?:disaccordo|contraddizione|conflitto|contrasto)|divis[ei]|discordi)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:danno|dà|offr(?:e|ono)|indica(?:no)?|presenta(?:no)?|cita(?:no)?|giung(?:e|ono)|arriva(?:no)?|menziona(?:no)?|riporta(?:no)?|contengono|contiene|fornis(?:ce|cono)|mostra(?:no)?|porta(?:no)?)(?: (?:a|in))?(?: (?:due|tre|delle|dei|varie|diverse|diversi))?(?: [\\p{L}-]+)? ?${FACTS} (?:\\p{L}+ )?(?:divers[ei]|differenti|${CLASHING}|che si contraddicono)`,
  ),
  words(
    `(?<!nessuna |nessun |senza |non ci sono |non contengono |non contiene )${FACTS} (?:[\\p{L}-]+ )?(?:contraddittori[ae]?|divergenti|incompatibili|discordanti|inconciliabili|contrastanti|discrepanti|che si contraddicono)`,
  ),
  words(
    "(?:c'è|ci sono|esist(?:e|ono)|vi è|vi sono|vedo|noto|riscontro|si notano|presenta(?:no)?|conteng(?:ono|a)|contiene|emerge|emergono)(?: (?:inoltre|qui|tuttavia|però))? (?:una|un|varie|delle|dei|diverse|alcune|due) ?(?:\\p{L}+ )?(?:contraddizion[ei]|divergenz[ae]|discrepanz[ae]|incoerenz[ae]|disaccordo|contrast[oi])",
  ),
  words(
    '(?:contraddizion[ei]|divergenz[ae]|discrepanz[ae]|disaccordo|incoerenz[ae]|contrasto) (?:\\p{L}+ )?(?:tra|fra) (?:il|lo|la|i|gli|le|l|due|entramb[ei]|vari[ei]?)',
  ),
  words(`${ONE}(?: [\\p{L}'-]+){0,5}? ${CLAIMS}[ ,:][^.]{1,200}?${CONTRAST} (?:che )?${OTHER}`),
  words(
    `${ONE}(?: [\\p{L}'-]+){0,5}? ${CLAIMS}[ ,:][^.]{1,200}?[;,] (?:che )?${OTHER}(?: [\\p{L}\\p{N}'-]+){0,4}? (?:l[oaie] |li |non )?${CLAIMS}`,
  ),
  words(`${ONE}(?: [\\p{L}'-]+){0,5}? ${SAYS}[ ,:][^.]{0,60}?\\p{Nd}[^.]{0,100}? ${OTHER}[^.]{0,60}?\\p{Nd}`),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}'-]+){0,4}? ${SAYS}[ ,:][^.]{1,160}?${CONTRAST} (?:che )?${THE}(?:[\\p{L}\\p{N}'-]+ ){0,3}?${ANY_SOURCE}(?: [\\p{L}\\p{N}'-]+){0,4}? (?:l[oaie] |li |non )?${CLAIMS}`,
  ),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}'-]+){0,4}? ${SAYS}[ ,:][^.]{0,60}?\\p{Nd}[^.]{0,100}?${AGAINST} (?:che )?${THE}(?:[\\p{L}\\p{N}'-]+ ){0,3}?${ANY_SOURCE}[^.]{0,60}?\\p{Nd}`,
  ),
  words(
    `(?:ci sono|esistono|trovo|vedo|si trovano)(?: (?:infatti|qui))? (?:due|varie|diverse|tre) (?:${FACTS}|ricette) (?:\\p{L}+ )?(?:divers[ei]|differenti|${CLASHING})`,
  ),
  words(
    "(?:afferma|sostiene|dice|dichiara|scrive|assicura|indica|mostra)(?:no)? (?:esattamente )?(?:il contrario|l'opposto)",
  ),
  words(
    `(?:cifra|data|importo|valore|totale|numero|prezzo|dato)(?: [\\p{L}\\p{N}'-]+){0,7}? non (?:corrisponde|coincide|concorda|quadra|combacia) (?:a|al|alla|con|col) ?`,
  ),
  words(
    `(?:documento|fonte|rapporto|testo|passaggio|studio|relazione) (?:[A-Z]|\\p{N}{1,2}) ${SAYS}[ ,:][^.]{1,160}?(?:documento|fonte|rapporto|testo|passaggio|studio|relazione) (?:[A-Z]|\\p{N}{1,2})`,
  ),
  words('secondo [^.]{1,100}?(?:ma|mentre|;)(?: \\p{L}+)? secondo [^.]{1,80}'),
  words(
    `(?:contraddic(?:e|ono)|smentis(?:ce|cono)) (?:direttamente )?(?:il|lo|la|l'|quanto dice il|quanto dice la|quanto dicono|quell[oa]) ?(?:altr[oaie]|prim[oa]|second[oa]|precedente|${ANY_SOURCE}|del|della)`,
  ),
  words(
    `(?:è|sono|resta(?:no)?) (?:oggetto di disputa|controvers[oaie]|contestat[oaie]|disputat[oaie]) (?:\\p{L}+ )?(?:tra|fra|da|nei|nelle)[^.]{0,20}?${ANY_SOURCE}`,
  ),
];

const CLASH =
  '(?:contraddi\\p{L}*|diverg\\p{L}*|discrepan\\p{L}*|disaccord\\p{L}*|incoeren\\p{L}*|discordan\\p{L}*|incompatib\\p{L}*|conflitt\\p{L}*|contrast\\p{L}*)';

/** Sentences that deny a dispute, or whose dispute is not between sources. */
export const notDisputing: readonly Phrase[] = [
  words(
    `(?:non|nessun[oa]?|alcun[oa]?|senza|né|mai|nulla)(?: (?!coincidono|concordano|combaciano)[\\p{L}'-]+){0,4}? ${CLASH}`,
  ),
  words(
    "contraddic(?:e|ono) (?:la (?:sua|tua|vostra)|le sue|quanto (?:lei|tu)|quest[ao]|l'(?:affermazione|ipotesi|idea|impressione)|la (?:credenza|supposizione|premessa|voce))",
  ),
  words(`(?:se|quando|dove|in caso di|qualora|come)(?: [\\p{L}'-]+){0,6}? ${CLASH}`),
  words("conflitt[oi] (?:d'interess[ei]|di interessi|armat[oi]|di merge|di lavoro)|contraddittorio"),
];

/** Sentences that explain a dispute away. */
export const resolving: readonly Phrase[] = [
  words(
    '(?<!non )(?:si (?:spiega(?:no)?|risolv(?:e|ono)|chiaris(?:ce|cono))|(?:è|sono) dovut[oaie])(?! non)|perché (?:un[oa]?|il primo|la prima|il secondo|ess[ei]|si)|poiché (?:un[oa]?|il primo|la prima)',
  ),
  words(
    '(?:periodi|anni|regioni|ambiti|definizioni|prodotti|modelli|popolazioni|unità|esercizi) (?:divers[ei]|differenti)|(?:divers[ei]|differenti) (?:periodi|anni|regioni|ambiti|definizioni|prodotti|modelli|popolazioni|unità|esercizi)',
  ),
  words(
    '(?:sostituis(?:ce|cono)|sostituit[oaie]|abrogat[oaie]|obsolet[oaie]|superat[oaie]|corrett[oa] (?:da|dal|dalla|in seguito|successivamente)|rettificat[oaie]|non (?:è|sono) più (?:valid[oaie]|in vigore)|ritirat[oaie]|annulla(?:no)?)',
  ),
  words(
    "(?:entramb[ei]|tutt[ei] e due) (?:sono|possono essere|è|hanno) (?:corrett[ei]|ver[ei]|giust[ei]|valid[ei]|esatt[ei]|ragione)|non (?:è|c'è|vi è) (?:una |alcuna |nessuna )?(?:vera )?contraddizione|contraddizione (?:è )?(?:solo |soltanto )?apparente|apparente contraddizione",
  ),
];
