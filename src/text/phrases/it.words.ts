const PLAIN_SOURCE =
  'document[oi]|documentazione|font[ei]|contest[oi]|pass(?:i|o|aggi|aggio)|test[oi]|pagin[ae]|rapport[oi]|relazion[ei]|file|manual[ei]|guid[ae]|estratt[oi]|frammenti?|articol[oi]|archivi[oi]?|dati|bas[ei] (?:di conoscenz[ae]|di dati|dati|documentale)|corpus|opuscol[oi]|fascicol[oi]|stud[io]+|sezion[ei]|capitol[oi]|tabell[ae]|allegat[oi]|bilanci[oi]?|verbal[ei]|e-?mail|letter[ae]|contenut[oi]|material[ei]|risors[ae]|sched[ae]|catalog(?:o|hi)|not[ae]|risultat[oi]|wiki|faq|trascrizion[ei]|riferiment[oi]|diapositiv[ae]|presentazion[ei]|pdf|comunicat[oi]|bollettin[oi]|circolar[ei]|quadern[oi]|giornal[ei]|informazion[ei]|indice|sintesi|paragraf[oi]|brochure|dépliant|depliant|brani?|brano|appunti';

/** Italian sources of which "non copre", "non include" speaks of absence. */
export const SOURCE = `(?:${PLAIN_SOURCE})`;

/** Also those that grant something, where "non copre" is an answer but "non dice" is none. */
export const ANY_SOURCE = `(?:${PLAIN_SOURCE}|contratt[oi](?: d'affitto| di locazione)?|regolament[oi]|convenzion[ei]|polizz[ae]|politich?[ae]|condizioni|garanzi[ae]|clausol[ae]|statut[oi]|accord[oi]|legg[ei]|normativ[ae]|norm[ae]|registr[oi]|programm[ai]|ordine del giorno|calendari[oi]?|preventiv[oi]|fattur[ae]|sit[oi](?: web)?)`;

/** Up to six words between a source and its verb: "i documenti che mi sono stati forniti". */
export const GAP =
  "(?: (?!(?:dice|dicono|indica|indicano|afferma|affermano|clienti|soci|ma|non)(?!\\p{L}))[\\p{L}\\p{N}'()\\uE001-]+){0,6}?";

/** Pronouns between the negation and its verb. */
const CLITIC = "(?:(?:mi|ti|si|gli|le|lo|la|li|ci|vi|ne|me|ce|ve) |[lcmn]')*";

/** The negation with the pronouns that follow it. */
export const NON = `(?:(?:non|neppure|nemmeno|neanche|né) ${CLITIC})`;

/** Words that may stand between a verb and what it lacks. */
export const ADVERB =
  '(?: (?:purtroppo|attualmente|chiaramente|esplicitamente|espressamente|direttamente|precisamente|davvero|semplicemente|nemmeno|neppure|ancora|anche|qui|affatto|quindi|onestamente|mai|più|da nessuna parte|al momento|però|tuttavia|proprio|in alcun modo))*';

/** Nouns whose lack is the lack of an answer. */
export const INFO =
  '(?:informazion[ei]|info|dat[oi]|dettagli[oi]?|precisazion[ei]|rispost[ae]|menzion[ei]|riferiment[oi]|indicazion[ei]|element[oi]|cifr[ae]|valor[ei]|import[oi]|dat[ae]|fatti|pass(?:i|o|aggi|aggio)|document[oi]|documentazione|font[ei]|contesto|conoscenz[ae]|accesso|tracci[ae]|prov[ae]|bas[ei]|risultat[oi]|spiegazion[ei]|descrizion[ei]|prezz[oi]|nom[ei]|indizi[oi]?|cenn[oi]|riscontr[oi]|material[ei]|notizi[ae]|numer[oi]|accenn[oi])';

const FLAW =
  '(?:error[ei]|difett[oi]|problem[ai]|motiv[oi]|ragion[ei]|contraddizion[ei]|incoerenz[ae]|differenz[ae]|anomali[ae]|inconvenient[ei]|obiezion[ei]|miglior[ei]|meglio|virus|doppion[ei]|refus[oi]|risch[io]+|perché|guast[oi]|dann[oi]|segn[oi] di|da (?:ridire|eccepire|criticare|correggere|segnalare))';

/** Things that one may look for and be glad not to find: their absence is an answer. */
export const NOT_FLAWS = `(?! (?:alcun[oa]? |nessun[oa]? |trovato |visto |rilevato |nulla |niente |il |lo |la |i |gli |le |altr[oaie] |un[oa]? |buon |dei |degli |delle )*${FLAW}(?!\\p{L}))`;

/** Up to six words of any kind. */
export const FEW = "(?: [\\p{L}\\p{N}'\\uE001-]+){0,6}?";

const ENCLITIC = '(?:mi|ti|si|gli|le|lo|la|li|ci|vi|ne|glielo|gliela|velo|telo)?';

/** What an answer does: say, determine, confirm. */
export const KNOW = `(?:rispond|dir|determinar|saper|stabilir|confermar|smentir|precisar|trovar|individuar|indicar|concluder|verificar|affermar|dar|offrir|fornir|calcolar|stimar|dedurr|ricavar|trarr|giudicar|pronunciar|valutar|conoscer|nominar|localizzar|specificar|chiarir|risolver|risponder|accertar|esprimer|desumer)(?:e|${ENCLITIC})?${ENCLITIC}`;

/** In, among, according to the sources. */
export const IN_SOURCE = `(?:in|nel|nella|nei|nelle|negli|nello|nell'|tra|fra|da|dal|dalla|dai|dalle|dagli|di|del|della|dei|delle|degli|dell'|su|sul|sulla|sui|sulle|secondo|con|all'interno)(?: ?(?:il|lo|la|i|gli|le|l'|quest[oaie]|mi[eo]i?|su[oe]i?|alcun[oa]?|nessun[oa]?|un[oa]?|di|dei|delle|del|della|dell'|tutti|tutte|parte|base))*(?: ?[\\p{L}\\p{N}'-]+){0,3}?(?: |')${SOURCE}`;
