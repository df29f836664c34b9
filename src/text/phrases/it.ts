import { opening, Phrase, words, type PhraseBook } from './book.ts';
import { disputing, notDisputing, resolving } from './it.disputes.ts';
import { hedging, notHedging } from './it.hedges.ts';
import { ANY_SOURCE, GAP, INFO } from './it.words.ts';
import { refusing } from './it.refusals.ts';

const ADDRESS =
  '(?:contatt|consult|verific|chied|rivolg|prov|riformul|forni|precis|condivid|invi|chiam|telefon|inform|cerc|scriv|controll|guard|caric|indic|metter|parl|sped|trasm|dar(?!si)|chiar|attend|veder|sottopor|consegn|posso)\\p{L}*';
const TREATS =
  '(?:tratta(?:no)?|parla(?:no)?|descriv(?:e|ono|a|ano)|affronta(?:no)?|copr(?:e|ono)|menziona(?:no)?|si limita(?:no)?|si concentra(?:no)?|si riferis(?:ce|cono)|si occupa(?:no)?|contiene|contengono|arriva(?:no)?|si ferma(?:no)?|risal(?:e|gono)|spiega(?:no)?|dettaglia(?:no)?|riguarda(?:no)?|presenta(?:no)?|includ(?:e|ono)|accenna(?:no)?|riporta(?:no)?|illustra(?:no)?|verte|vertono|cita(?:no)?|registra(?:no)?|elenca(?:no)?|sono relativ[ie]|è relativ[oa])';
const NOT_THAT = '(?! (?:anche |espressamente |chiaramente )*che(?!\\p{L}))';

const asides = [
  opening(
    `(?:per [^,]{1,60}, |in tal caso,? )?(?:per favore|la (?:invito|prego)|le (?:consiglio|suggerisco|raccomando)|ti (?:consiglio|suggerisco|invito)|vi (?:consiglio|suggerisco|invito)|si prega|non esiti|non esitare)`,
  ),
  opening(
    `(?:per [^,]{1,60}, |in tal caso,? )?(?:si rivolga|rivolgiti|rivolgetevi|contatti|contatta|contattate|consulti|consulta|consultate|verifichi|verifica|chieda|chiedi|chiedete|provi|prova|riformuli|riformula|fornisca|fornisci|precisi|precisa|condivida|condividi|invii|invia|chiami|chiama|telefoni|cerchi|cerca|scriva|scrivi|controlli|controlla|guardi|guarda|carichi|carica|indichi|indica|mi (?:indichi|dica|dia|invii|fornisca)|dimmi|dammi|veda|vedi|(?:ne )?parli|parlane|parlatene|senta|faccia riferimento|mi faccia)`,
  ),
  words(
    `(?:può|potrebbe|puoi|potresti|potete|dovrebbe|dovresti|conviene|converrebbe|potrà)(?: [\\p{L}']+){0,3}? ${ADDRESS}`,
  ),
  words(
    '(?:consiglio|suggerisco|raccomando|propongo|la cosa migliore (?:è|sarebbe)|sarebbe (?:meglio|opportuno|preferibile|consigliabile)|è (?:meglio|preferibile|consigliabile|opportuno)|meglio (?:chiedere|consultare|contattare|rivolgersi|verificare|sentire))',
  ),
  words(
    '(?:(?:posso|potrei|potrò|cercherò|proverò|sarei|resto|rimango|sono)(?: (?:però|anche|invece|tuttavia|comunque|volentieri|lieto di|felice di|a sua|a tua|a vostra|quindi))* (?:aiutar|cercar|verificar|controllar|risponder|riassumer|inoltrar|orientar|aprir|felice|liet|disposizione|provar|guardar|spiegar|offrir|passar)\\p{L}*|volentieri|vuole che|vuoi che|desidera che|le piacerebbe)',
  ),
  words(
    '(?:potrà|potranno|saprà|sapranno|dovrebbe|dovrebbero|potrebbe|potrebbero|può|possono)(?: \\p{L}+){0,2}? (?:aiutar|informar|risponder|dir|consigliar|orientar|chiarir|assister)\\p{L}*',
  ),
  words(
    '(?:sarebbe|sarebbero|si tratterebbe)(?: (?:solo|pura|mera|una?|semplice|mere|pure|di|tirare a))* (?:speculazion[ei]|ipotesi|supposizion[ei]|congettur[ae]|indovinare|indovinello|speculativ[oa]|illazioni?)',
  ),
  opening(
    '(?:ho|abbiamo)(?: (?:anche|già))? (?:cercato|consultato|esaminato|controllato|letto|verificato|analizzato|guardato|scorso|rivisto|passato in rassegna)',
  ),
  opening(
    '(?:grazie|grazie mille|ciao|salve|buongiorno|buonasera|(?:è una )?(?:bella|ottima|buona) domanda|capisco|comprendo|certo|certamente|cordiali saluti|saluti)',
  ),
];

const remarks = [
  opening(
    '(?:purtroppo|sfortunatamente|mi dispiace|mi spiace|spiacente|mi scuso|mi scusi|scusi|scusa|scusate|chiedo scusa|sono (?:davvero |molto )?(?:spiacente|dispiaciut[oa])|le mie scuse|temo|ahimè|mi rincresce)',
  ),
  opening(
    "(?:in qualità di|in quanto|come|sono|essendo)(?: (?:solo|soltanto|un|un'|una))*[ ']?(?:assistente|ia|intelligenza|modello|chatbot|robot|agente|progettat|limitat|qui per|programmat|addestrat|configurat)\\p{L}*",
  ),
  opening(
    '(?:posso|dispongo|ho|conosco|rispondo|mi baso|tratto)(?: \\p{L}+){0,2}? (?:solo|soltanto|unicamente|esclusivamente)|mi (?:limito|baso|attengo)',
  ),
  opening(
    '(?:il|la|i|le) (?:mio|mia|miei|mie) (?:[\\p{L}]+ )?(?:conoscenz[ae]|accesso|fonti?|document[oi]|istruzion[ei]|ruolo|funzione|rispost[ae]|informazion[ei]|capacità|ambito|dati|base)',
  ),
  words(
    `(?:più|altr[oaie]|maggiori|ulterior[ei]) ${INFO}|${INFO} (?:aggiuntiv|supplementar|complementar|ulterior|mancant)\\p{L}*`,
  ),
  words(
    '(?:confidenzial[ei]|riservat[oaie]|segret[oaie]|privat[oaie]|sensibil[ei]|inaccessibil[ei]|dati personali|privacy|non (?:è|sono) pubblic(?:o|a|he|i)|non (?:è|sono) disponibil[ei]|non (?:è|sono) accessibil[ei])',
  ),
  words(
    "(?:forse|può darsi|è possibile che|potrebbe|potrebbero|può|possono|magari)(?: (?!non(?!\\p{L}))[\\p{L}'-]+){0,5}? (?:in altr[oaie]|altrove|in un altro|in un'altra|figurare|trovarsi|trovino)",
  ),
  opening(
    `(?:[\\p{L}\\p{N}-]+ ){0,4}?(?:l')?${ANY_SOURCE}${GAP} (?:solo |soltanto |unicamente )?${TREATS}${NOT_THAT}`,
  ),
  opening(
    `(?:quest[ei]|questo|ess[ei]|quell[ei]|tutt[ei]|tutto|che|entramb[ei]) (?:solo |soltanto |unicamente )?${TREATS}${NOT_THAT}`,
  ),
  opening(`(?:solo|soltanto|unicamente) (?:si )?${TREATS}${NOT_THAT}`),
  words(
    'non (?:è|sono)(?: ancora)? stat[oaie](?: ancora)? (?:pubblicat|comunicat|divulgat|annunciat|res[oaie] pubblic)\\p{L}*',
  ),
  opening('(?:solo|soltanto) [^,;]{1,120} (?:menzionat|indicat|citat|affrontat|descritt|trattat)[oaie]'),
  opening("non (?:sono|essendo)(?: un| una| un')? ?[\\p{L}-]+$"),
  opening('(?:font[ei]|riferimenti|vedi anche)$'),
];

const REPORTERS =
  '(?:dice|dicono|disse|indica|indicano|afferma|affermano|affermò|precisa|dichiara|dichiarò|spiega|spiegò|risponde|rispose|risposto|scrive|scrisse|segnala|informa|assicura|annuncia|avverte|sottolinea|constata|conclude|stabilisce|prevede|menziona|aggiunge|dispone|stima|sostiene|riconosce|comunica|detto|lamenta|denuncia|riferisce|riporta)';

/** Italian. */
export const italian: PhraseBook = {
  script: 'latin',
  cues: 'il lo la i gli le l un una uno di del della dei delle degli dello dell e è in che non si per con al alla ai alle all da dal dalla dall nel nella nei nelle nell su sul sulla sui sull mi ma o se questo questa questi queste quello ho ha hanno sono più nessun nessuna nessuno alcun alcuna nulla niente anche come c ci può posso d sua suo miei mie mio mia chi cui quando quale né ne tra fra perché purtroppo',
  refusing,
  idioms: [
    words(
      'non (?:posso|potrei) (?:che|fare a meno|negare|essere più|non )|non posso (?:raccomandar\\p{L}*|ringraziar\\p{L}*) abbastanza',
    ),
    words(
      "(?:non so|non sono (?:sicur|cert)[oa](?: di)?) (?:a |di |per )?(?:quale|cosa|chi|se)(?: [\\p{L}\\p{N}'-]+){0,8}? (?:riferi|intend|vogli|vuol|cerch)\\p{L}*",
    ),
    words('non (?:solo|soltanto|solamente)'),
  ],
  reporting: [
    new Phrase(
      `^(?!(?:io|purtroppo|mi dispiace|secondo|temo|in base|i miei|le mie)(?!\\p{L})).{0,120}?(?<!non |né |si )(?<!\\p{L})${REPORTERS}(?: [\\p{L}]+){0,2} (?:che|di) `,
    ),
    words(
      "(?:se|quando|qualora|nel caso in cui|appena) (?:(?:il |lo |la |i |gli |le |l'|un |una |lei |si |mi |io )?)",
    ),
  ],
  asides,
  remarks,
  joints: {
    turns: 'ma|mentre|però|anche se|sebbene|detto questo|ciò detto|salvo che|bensì',
    particles:
      'tuttavia|comunque|invece|al contrario|quindi|perciò|pertanto|per questo|dunque|poi|infatti|altrimenti',
    links: 'e|quindi|dunque|poi|anche|inoltre',
    inserted: 'purtroppo|sfortunatamente|ahimè|al momento|per ora|che io sappia|a quanto mi risulta',
    openers:
      'sebbene|benché|anche se|nonostante|malgrado|pur|dato che|visto che|poiché|siccome|perché|non (?:essendo|avendo|disponendo|potendo)|mentre|per quanto',
    conditions: 'se|quando|qualora|nel caso|appena|a meno che|purché',
    labels:
      "(?:l')?assistente(?: ia)?|ia|risposta(?: breve| finale)?|in breve|in sintesi|sintesi|conclusione|risultato|nota|domanda|(?:riguardo a|riguardo al|riguardo alla|quanto a|quanto al|quanto alla|per quanto riguarda|circa|in merito a|in merito al|in merito alla|su) ?[^:.,]{1,60}",
    cuts: ", (?=non quell[oaie] )|, (?:e|quindi) (?=(?:può|posso|non|lei|il|lo|la|i|gli|le|l'|si|usi|c'è|per favore)(?!\\p{L}))",
  },
  disputing,
  notDisputing,
  resolving,
  hedging,
  notHedging,
};
