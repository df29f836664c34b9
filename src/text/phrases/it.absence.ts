import { opening, words, type Phrase } from './book.ts';
import { ADVERB, ANY_SOURCE, FEW, GAP, INFO, IN_SOURCE, KNOW, NON, NOT_FLAWS, SOURCE } from './it.words.ts';

const SAYS =
  '(?:(?:menzion|precis|riport|tratt|affront|cit)(?:ino|i)|indich(?:ino|i)|specifich(?:ino|i)|precisa(?:no)?|menziona(?:no)?|indica(?:no)?|dic(?:e|ono)|dica(?:no)?|affronta(?:no)?|tratta(?:no)?|parla(?:no)?|parlino|spiega(?:no)?|descriv(?:e|ono)|specifica(?:no)?|nomina(?:no)?|dettaglia(?:no)?|rispond(?:e|ono)|rivela(?:no)?|quantifica(?:no)?|definis(?:ce|cono)|identifica(?:no)?|divulga(?:no)?|chiaris(?:ce|cono)|cita(?:no)?|segnala(?:no)?|inform(?:a|ano)|pronuncia(?:no)?|riporta(?:no)?|accenna(?:no)?|fa(?:nno)? (?:alcuna |nessuna )?(?:menzione|riferimento|cenno|parola)|contempla(?:no)?|tocca(?:no)?|sfiora(?:no)?|esplicita(?:no)?|(?:ha|hanno) (?:menzionato|indicato|precisato|specificato))';
const HOLDS =
  '(?:conteng(?:ono|a|ano)|dia(?:no)?|fornisca(?:no)?|contiene|contenev(?:a|ano)|includ(?:e|ono)|copr(?:e|ono)|comprend(?:e|ono)|d(?:à|anno)|fornis(?:ce|cono)|offr(?:e|ono)|mostra(?:no)?|arriva(?:no)?|riguarda(?:no)?|prevede(?! \\p{L}+ per))';
const STATED =
  '(?:menzionat|indicat|precisat|specificat|comunicat|divulgat|rivelat|nominat|citat|segnalat|dettagliat|chiarit|quantificat|dett|riportat|esplicitat)[oaie]';
const FOUND =
  '(?:fornit|dat|copert|inclus|trovat|descritt|trattat|affrontat|documentat|contenut|spiegat|definit|registrat|individuat|elencat|stabilit|determinat|confermat|verificat|dedott|identificat|calcolat|chiar|conosciut|pubblicat|not|reperit|raccolt|desumibil|ricavat)[oaie]|disponibil[ei]|present[ei]|ricavabil[ei]|desumibil[ei]|reperibil[ei]|deducibil[ei]';
const ANSWER =
  '(?:informazion[ei]|rispost[ae]|dat[oiae]|cifr[ae]|import[oi]|dettagli[oi]?|valor[ei]|element[oi]|punt[oi]|tem[ai]|argoment[oi]|domand[ae]|questione|richiest[ae]|nom[ei]|numero)';

/** The sources do not have it. */
export const sources: readonly Phrase[] = [
  words(`${ANY_SOURCE}${GAP} ${NON}${SAYS}${ADVERB}(?! che(?!\\p{L}))`),
  words(`${SOURCE}${GAP} ${NON}${HOLDS}${NOT_FLAWS}${ADVERB}${NOT_FLAWS}(?! che(?!\\p{L}))`),
  words(
    `${ANY_SOURCE}${GAP} ${NON}(?:permett(?:e|ono)|consent(?:e|ono)|basta(?:no)?|è sufficiente|sono sufficienti|aiuta(?:no)?|serv(?:e|ono))${ADVERB}(?: (?:di |per |a )(?:poter )?${KNOW}|[.! ]*$)`,
  ),
  words(
    `${NON}(?:${SAYS}|compai?ono|compare|figura(?:no)?|risulta(?:no)?)(?: [\\p{L}]+){0,3}? (?:il|lo|la|i|gli|le|questo|questi|l') ?${ANY_SOURCE}`,
  ),
  opening(
    `(?:e |né |ma )?(?:quest[oaie] |essi |esse |esso )?${NON}(?:precisa(?:no)?|menziona(?:no)?|indica(?:no)?|dic(?:e|ono)|spiega(?:no)?|specifica(?:no)?|dettaglia(?:no)?|chiaris(?:ce|cono)|affronta(?:no)?|nomina(?:no)?|fanno? (?:menzione|riferimento|cenno)|figura(?:no)?|risulta(?:no)?|compai?ono|compare|riporta(?:no)?)`,
  ),
  words(
    `(?:nessun[oa]?|neppure un[oa]?|nemmeno un[oa]?)(?:(?: (?:dei|delle|degli|di|fra|tra|quest[ei]|mi[ei]|loro|ess[ei]|${ANY_SOURCE}|[\\p{L}-]+)){0,6}?) (?:si |ne |mi |lo )*(?:${SAYS}|${HOLDS})(?:(?: |(?= (?:l|un|dell|d|all|nell|sull)'))(?:di|del|della|dei|delle|degli|un[oa]?|il|lo|la|i|gli|le|l|un|dell|d|all|nell|sull|quest[oaie]|ciò|quello|a|al|alla|su|sul|sulla|come|chi|quando|quale|quanto|dove|cosa|informazioni|dati|risposta|tale)(?!\\p{L})|[.! ]*$)${NOT_FLAWS}`,
  ),
  words(
    `(?:nulla|niente)(?: [\\p{L}'-]+){0,5}? ${IN_SOURCE}|${IN_SOURCE}${FEW} (?:non c'è|non ci sono|non esiste|non si trova|non compare|non figura|non risulta|non si menziona|non si dice|non si parla|non ho trovato|non è specificato|manca|mancano)${NOT_FLAWS}`,
  ),
  words(
    `${ANY_SOURCE}${GAP} (?:(?:non )?dic(?:e|ono|ano|a) (?:nulla|niente)|(?:nulla|niente) dic(?:e|ono)|tac(?:e|ciono)|omett(?:e|ono)|sorvola(?:no)?|lascia(?:no)? (?:apert[oa]|in sospeso|irrisolt[oa]|senza risposta|[^,;]{0,60}? (?:apert[oa]|in sospeso|irrisolt[oa]|senza risposta)))`,
  ),
  words(
    `${ANY_SOURCE}${GAP} (?:è|sono|risulta(?:no)?|rimane|rimangono|resta(?:no)?) (?:del tutto |totalmente |troppo )*(?:insufficient[ei]|irrilevant[ei]|incomplet[oaie]|estrane[oaie]|mut[oaie]|silenzios[oaie]|scars[oaie]|troppo \\p{L}+)(?= (?:per|su|a|al|riguardo)|[.! ]*$)`,
  ),
  words(`non è (?:qualcosa|un tema|un argomento|una questione|un punto)(?: [\\p{L}'-]+){0,5}? ${SOURCE}`),
  words(`ricerca(?: [\\p{L}'-]+){0,4}? non ha (?:dato|restituito|prodotto|trovato|fornito)`),
];

/** It was not handed over, or its lack shows in the sources. */
export const missing: readonly Phrase[] = [
  words(
    `(?:niente|nulla)(?: [\\p{L}'-]+){0,3}? (?:compare|figura|risulta|appare|si (?:dice|legge|trova)|c'è|è)(?: [\\p{L}'-]+){0,3}? ${ANY_SOURCE}`,
  ),
  words(
    `né (?:il |la |i |le |lo |gli |nel |nella |l'|nell')${ANY_SOURCE}[^,;]{0,40}? né [^,;]{0,40}? (?:mi |si |lo )*(?:${SAYS}|${HOLDS})`,
  ),
  words(
    'non (?:mi|ci) (?:è|sono)(?: \\p{L}+)? stat[oaie](?: \\p{L}+)? (?:dat|fornit|consegnat|mostrat|inviat|trasmess)[oaie]|non (?:mi|ci) (?:hanno|ha)(?: \\p{L}+)? (?:dat|fornit|consegnat|mostrat|inviat)[oaie]',
  ),
  words(
    `non si (?:sa|conosce)[^;]{0,40}?${SOURCE}|${SOURCE}[^;,]{0,20},? non si (?:sa|capisce|deduce|desume|evince|ricava|comprende|vede|legge|apprende)`,
  ),
  words(
    `(?:nulla|niente) (?:nel |nella |nei |nelle |negli |nello |nell'|di |del |della )(?:[\\p{L}-]+ ){0,2}?${ANY_SOURCE}(?![^,;]*(?:viet|imped|obblig|impon|proib))`,
  ),
  words(
    `non (?:vi|ci) (?:figura|compa|appa|risulta|è|sono)\\p{L}*[.! ]*$|non (?:è|sono) stat[oaie] (?:trovat|reperit|individuat|rinvenut)[oaie] (?:[\\p{L}]+ )?${INFO}`,
  ),
  words(
    '(?:ciò|questo|quello) non (?:si )?(?:può|figura|risulta|compare|è (?:indicato|disponibile|noto))|non (?:è|sono|viene|vengono)(?: stat[oaie])? allegat[oaie][.! ]*$',
  ),
];

/** It is not there, is not known, cannot be had. */
export const absence: readonly Phrase[] = [
  words(
    `(?:non (?:c'è|ci sono|esist(?:e|ono)|c'era|risulta(?:no)?|figura|ve n'è|vi è|vi sono))${NOT_FLAWS}${ADVERB} (?:abbastanza |sufficienti |alcun[oa]? |nessun[oa]? )?(?:\\p{L}+ )?${INFO}(?=[.! ]*$| (?:su|sul|sulla|sui|sulle|sull'|circa|riguardo|relativ\\p{L}+|nel|nella|nei|in|al|alla|a|di|del|della|dell'|dei|delle|che|disponibil[ei]|per|pertinent[ei]|sufficient[ei]|qui|riguardant[ei]|in merito))`,
  ),
  words(`(?:non (?:c'è|ci sono|esist(?:e|ono)|vi è|vi sono))${NOT_FLAWS} [^,;]{0,80}?${IN_SOURCE}`),
  words(
    `${NON}(?:è|sono|era|erano|viene|vengono|è stat[oa]|sono stat[ie]|sia|siano)${ADVERB}(?: stat[oaie])?${ADVERB} ${STATED}(?! che(?!\\p{L}))`,
  ),
  words(
    `${NON}(?:è|sono|era|viene|vengono|è stat[oa]|sono stat[ie])${ADVERB}(?: stat[oaie])?${ADVERB} (?:${FOUND}) ${IN_SOURCE}`,
  ),
  words(
    `${NON}(?:figura(?:no)?|risulta(?:no)?|compai?ono|compare|appare|appaiono|emerg(?:e|ono)|rientra(?:no)?|fa(?:nno)? parte|si evince|si ricava|si trova(?:no)?|si desume|si legge)${ADVERB} (?:da nessuna parte|in nessun|in alcun|[^,;]{0,20}?${IN_SOURCE})`,
  ),
  words(
    `${ANSWER}(?: [\\p{L}\\p{N}'-]+){0,8}? (?:non (?:si )?(?:figura(?:no)?|risulta(?:no)?|compai?ono|compare|appare|trova|emerge|è (?:disponibile|presente|reperibile|nei|nel|nella))|non (?:può|possono|ha potuto|si può|si possono|si riesce a)(?: \\p{L}+)? (?:essere|trovare|determinare|stabilire|dare|rispondere))(?! (?:in contanti|da parte))`,
  ),
  words(`(?:manca(?:no)?|è assente|sono assenti)(?: [\\p{L}']+){0,4}? ${IN_SOURCE}`),
  words(
    `${INFO}(?: [\\p{L}'-]+){0,6}? (?:manca(?:no)?|(?:è|sono|risulta(?:no)?|sembra(?:no)?) (?:troppo )?(?:insufficient[ei]|assent[ei]|mancant[ei]|inesistent[ei]|irreperibil[ei]|scars[oaie]|limitat[oaie] per))`,
  ),
  words(
    `(?:${INFO} insufficient[ei]|(?:insufficient[ei]|troppo poch[ei]|troppo poc[oa]) ${INFO})(?= (?:per|su|come)|[.! ]*$)`,
  ),
  words(
    `${ANSWER}(?: [\\p{L}\\p{N}'-]+){0,8}? (?:resta(?:no)?|rimane|rimangono)(?: \\p{L}+)? (?:apert[oaie]|senza risposta|irrisolt[oaie]|in sospeso|ignot[oaie]|sconosciut[oaie])`,
  ),
  words(
    `(?:nessun[oa]?|alcun[oa]?) ?(?:\\p{L}+ )?${INFO}(?: [\\p{L}\\p{N}'\\uE001-]+){0,9}? (?:è stat[oa]|è (?:disponibile|presente|fornit|riportat|indicat)|compare|figura|risulta|permette|consente|si trova|può)(?! (?:obbligatori|necessari|richiest))`,
  ),
  words(
    `(?:nessun[oa]?|alcun[oa]?) ?(?:menzione|traccia|indicazione|riferimento|informazione|cenno|accenno|dato)(?: \\p{L}+)? (?:di|del|della|dei|delle|dell|a|al|alla|ai|alle|all|su|sul|sulla|sui|sull|che|circa|relativ\\p{L}+)`,
  ),
  opening(
    `(?:mi dispiace,? |spiacente,? |purtroppo,? |dato |informazione )?(?:non (?:${STATED}|${FOUND}|determinabile|precisabile)(?: ${IN_SOURCE}|[.! ]*$)|sconosciut[oaie][.! ]*$|ignot[oaie][.! ]*$|(?:senza|nessuna) risposta[.! ]*$)`,
  ),
  opening(
    `(?:mi dispiace,? |purtroppo,? )?(?:nessun[oa]?|nessun') ?(?:\\p{L}+ )?${INFO}(?=[.! ]*$| (?:su|sul|sulla|sui|in merito|al riguardo|nel|nei|nelle|nella|in|disponibil[ei]|rilevant[ei]|pertinent[ei]|trovat[oaie]|per))`,
  ),
  words(
    "(?:esula(?:no)?|esc(?:e|ono)|va(?:nno)? oltre|va(?:nno)? al di là|supera(?:no)?|eccede|eccedono|fuori|al di fuori|oltre|non rientra(?:no)?)(?: (?:dal|dalla|dalle|dai|dall'|del|della|delle|dei|dell'|di|nel|nella|nelle|nei|nell'|il|la|le|i|l'|quanto|ciò))*(?: ?(?:mi[oaei]+|quest[oaei]|quanto))? ?(?:ambito|campo|portata|competenze?|conoscenze|capacità|funzioni|compiti|documenti|fonti|possibilità|perimetro|settore|area|riportato|contenuto)(?! (?:della (?:garanzia|polizza|copertura)|del contratto))",
  ),
  words(`(?:impossibile|difficile) ${KNOW}|non è possibile ${KNOW}(?: [\\p{L}'-]+){0,6}? ${IN_SOURCE}`),
  opening(
    "(?:e |né )?non (?:quell[oaie]|il|lo|la|i|gli|le|l(?=')|il suo|la sua|chi|quando|dove|a chi|come|quanto|quale)(?! (?:solo|soltanto|solamente))",
  ),
];
