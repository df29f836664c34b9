import { opening, words, type Phrase } from './book.ts';

const STEM =
  '(?:dokument(?:e|en|s)?|unterlagen?|quellen?|kontext(?:e|es|en|s)?|text(?:e|en|es|s)?|passagen?|seiten?|bericht(?:e|en|es|s)?|dateie?n?|handb(?:uch|uchs|uches|ücher|üchern)|ausz(?:ug|ugs|uges|üge|ügen)|ausschnitt(?:e|en|s)?|material(?:ien|s)?|datenb(?:ank|anken|asis|estand)|wissensbasis|akten?|anleitung(?:en)?|artikeln?|suchergebniss?(?:e|en)?|ergebnissen|textstellen?|fundstellen?|abschnitt(?:e|en|s)?|leitf(?:aden|adens|äden)|protokoll(?:e|en|s)?|kapiteln?|treffern?|inhalt(?:e|en|s)?|vertr(?:ag|ags|ages|äge|ägen)|richtlinien?|informationen|daten|tabellen?|schreiben|e-?mails?|brief(?:e|en|s)?|broschüren?|prospekt(?:e|en|s|es)?|merkbl(?:att|ätter|ättern)|ordnung|satzung|notizen|studien?|angaben|belegen?|folien|anlagen?)';

/** German sources, alone or at the end of a compound (Jahresbericht). */
export const SOURCE = `\\p{L}{0,24}${STEM}`;

const INFO =
  '(?:angaben?|informationen?|infos?|daten|details?|hinweise?|aussagen?|auskunft|auskünfte|antwort(?:en)?|erwähnung(?:en)?|einträge?|eintrag|zahl(?:en)?|werte?|belege?|quellen?|unterlagen|dokumente?|erkenntnisse?|kenntnis(?:se)?|zugriff|zugang|nennung|fundstellen?|textstellen?|passagen?|treffer|grundlage|datum|termine?|betrag|beträge|preise?|regelung(?:en)?|beschreibung|erklärung|begründung|inhalte?|anhaltspunkte?|fakten)';

const NONE = '(?:kein(?:e|en|er|em|es|erlei)?|nichts|nirgends|nirgendwo|nicht|weder)';
const NO = '(?:kein(?:e|en|er|em|es|erlei)?)';
const SOME = '[^,;:]{0,90}?';
const FEW = '(?: [\\p{L}\\p{N}\\uE001-]+){0,9}?';
const DOING =
  '(?:beantworten|sagen|finden|helfen|weiterhelfen|dienen|angeben|nennen|bestätigen|beurteilen|feststellen|ermitteln|herausfinden|entnehmen|erkennen|bereitstellen|liefern|geben|machen|ableiten|bestimmen|klären|belegen|erteilen|zusagen|einschätzen|abschätzen|berechnen|prüfen|nachvollziehen|unterstützen|mitteilen|äußern|entdecken|ausmachen|behilflich sein|einsehen|offenlegen|herausgeben|erfüllen|antworten|raten)';
const FLAW =
  '(?:grund|gründe|fehler|mängel|mangel|problem(?:e)?|widersprüche?|abweichung(?:en)?|unterschiede?|einwände|bedenken|besser(?:e|en|es|er))';
const NOT_FLAWS = `(?!${SOME}(?<!\\p{L})${FLAW}(?!\\p{L}))`;
const HOLDS =
  '(?:enthält|enthalten|enthielt(?:en)?|nennt|nennen|erwähnt|erwähnen|sagt|sagen|gibt|geben|beschreibt|beschreiben|liefert|liefern|behandelt|behandeln|bietet|bieten|macht|machen|umfasst|umfassen|beantwortet|beantworten|führt|führen|äußert|äußern|verrät|verraten|weist|weisen|erklärt|erklären|regelt|regeln|hilft|helfen|reicht|reichen|geht|gehen|steht|stehen|findet|finden|deckt|decken|thematisiert|thematisieren|spezifiziert|legt|legen|hat|haben|trifft|treffen)';
const IN_SOURCE = `(?:in|im|aus|aus dem|laut|anhand|auf|den|der|dem)(?: [\\p{L}\\p{N}-]+){0,5}? ${SOURCE}`;
const HELD =
  '(?:enthalten|angegeben|genannt|erwähnt|vermerkt|aufgeführt|beschrieben|dokumentiert|behandelt|festgehalten|zu finden|zu entnehmen|ersichtlich|vorhanden|verzeichnet|gesagt|ausgewiesen|beziffert|hinterlegt|erläutert|geregelt|abgedeckt|belegt|auffindbar|erkennbar)';

/** First person: cannot, will not, does not know, has nothing. */
const speaker = [
  words(`(?:kann|konnte|könnte|vermag) ich(?! mich)${NOT_FLAWS}${SOME} ${NONE}${SOME} ${DOING}`),
  words(`ich (?:kann|konnte|könnte|vermag)${NOT_FLAWS}${SOME} ${NONE}${SOME} ${DOING}`),
  words(`ich (?:kann|konnte)${NOT_FLAWS} ${SOME}${NO} ${INFO}`),
  words('(?:kann|konnte) ich(?: leider)? (?:nicht|nichts)[.! ]*$'),
  words('(?:das |es )?(?:weiß ich|ich weiß)(?: es| das| leider| darüber| dazu)* (?:nicht|nichts)'),
  words(
    `(?:habe ich|ich habe|hab ich|ich hab|haben wir)${NOT_FLAWS}${SOME} (?:${NO}${FEW} ${INFO}|nichts (?:gefunden|darüber|dazu|zu|über))`,
  ),
  words(
    `(?:habe ich|ich habe|finde ich|ich finde|sehe ich|ich sehe|fand ich|ich fand)${NOT_FLAWS}${SOME} (?:${NO}|nichts)${SOME} (?:gefunden|entdeckt|${IN_SOURCE})`,
  ),
  words(
    `(?:finde ich|ich finde|sehe ich|ich sehe|fand ich|ich fand|kenne ich|ich kenne|besitze ich|ich besitze)${NOT_FLAWS}${SOME} (?:${NO}${FEW} ${INFO}|nichts (?:dazu|darüber|zu|über))`,
  ),
  words(
    `(?:mir|uns)(?: (?:dazu|hierzu|leider|darüber|dafür|hierfür|derzeit))* ${NO}${FEW} ${INFO}${FEW} (?:vor|bekannt|zur Verfügung|zugänglich)`,
  ),
  words(
    `(?:liegen|liegt|stehen|steht|sind|ist) (?:mir |uns )?${SOME}${NO}${FEW} ${INFO}${FEW} (?:vor|zur Verfügung|zugänglich|bekannt)`,
  ),
  words(`(?:mir|uns) (?:fehlen|fehlt)${FEW} ${INFO}`),
  words('(?:ist|sind) mir(?: leider)? nicht bekannt'),
  words('(?:muss ich|ich muss)(?: [\\p{L}]+){0,4}? (?:ablehnen|passen|verneinen|enttäuschen)'),
  words('(?:lehne ich|ich lehne)(?: [\\p{L}]+){0,6}? ab|ich verweigere'),
  words(
    `(?:werde ich|ich werde|möchte ich|ich möchte|will ich|ich will|darf ich|ich darf|sollte ich|ich sollte)(?: [\\p{L}]+){0,6}? (?:nicht|nichts|${NO})(?: [\\p{L}]+){0,5}? (?:beantworten|raten|spekulieren|mutmaßen|sagen|nennen|äußern|helfen|herausgeben|erfinden|weitergeben|schreiben|erstellen|geben|mitteilen|machen)`,
  ),
  words('(?:finde ich|ich finde|fand ich|ich fand)(?: [\\p{L}]+){0,4}? nichts[.! ]*$'),
  words('(?:übersteigt|überschreitet)(?: [\\p{L}]+){0,2}? (?:meine|mein)'),
  words('bin ich(?: leider)? nicht (?:informiert|unterrichtet|im Bilde|zuständig|befugt)'),
  words('ich (?:rate|spekuliere)(?: hier| da| lieber)? nicht'),
  words(
    'ich bin (?:dazu |hierzu |leider |dafür )*(?:nicht|nicht dazu) (?:befugt|berechtigt|in der Lage|imstande|autorisiert|der richtige)',
  ),
  words('ich bin (?:mir )?(?:da |dabei |dazu |hier )?(?:nicht sicher|unsicher)[.! ]*$'),
  words('(?:nichts|nicht), (?:womit|wobei|wozu) ich'),
  opening(
    `(?:leider )?(?:nicht möglich|kann (?:leider )?nicht (?:beantwortet|gesagt|bestätigt|ermittelt)|unbekannt|keine ahnung|keine angaben?|keine antwort|nicht (?:angegeben|genannt|bekannt|erwähnt|beantwortbar))[.! ]*$`,
  ),
];

/** The sources do not have it, or it is not there. */
const sources = [
  words(
    `${SOURCE}${FEW} ${HOLDS}${NOT_FLAWS}${SOME} (?:${NONE}(?: ausdrücklich| explizit| genau| näher)?${SOME} (?:${INFO}|an|auf|dazu|darauf|darüber|her|hervor|davon|ein|aus|hierzu|wer|was|wann|wie|wo)|(?:nicht|nichts|${NO}[^,;]{1,60})[.! ]*$)`,
  ),
  words(`${SOURCE}${FEW} ${HOLDS}${NOT_FLAWS}${SOME} nichts (?:zu|zum|zur|über|von|vom|darüber|dazu)`),
  words(
    `${SOURCE}${FEW} (?:nennt|nennen|erwähnt|erwähnen|enthält|enthalten|sagt|sagen|beziffert|behandelt|behandeln|beschreibt|beschreiben)${NOT_FLAWS}${SOME} (?:${NO}|nicht|nichts)`,
  ),
  words(
    `${HOLDS}(?: (?:das|der|die|dieser|diese|dieses|ihr|mein))?(?: [\\p{L}-]+){0,2}? ${SOURCE}${NOT_FLAWS}${SOME} (?:${NO}${FEW} (?:${INFO}|klaren?|genauen?)|nichts)`,
  ),
  words(
    `(?:${HOLDS} (?:er|sie|es)|(?:er|sie|es) ${HOLDS})${NOT_FLAWS}${FEW} (?:${NO}${FEW} ${INFO}|nichts (?:zu|zum|zur|über|dazu|darüber))`,
  ),
  opening(
    `(?:nennt|nennen|enthält|enthalten|erwähnt|erwähnen|sagt|sagen|macht|machen|gibt|geben)(?: (?:aber|jedoch|allerdings|dazu|dabei|darin))*${NOT_FLAWS} (?:${NO}|nichts)`,
  ),
  words(
    `(?:liegt|liegen) (?:mir|uns)(?: [\\p{L}]+){0,3}? nicht vor|(?:habe ich|ich habe)(?: [\\p{L}]+){0,4}? nicht vorliegen`,
  ),
  words(
    `(?:steht|stehen|findet sich|finden sich|taucht|tauchen|kommt|kommen)(?: [\\p{L}]+){0,3}? (?:nicht|nichts|nirgends|nirgendwo|an keiner Stelle) ${IN_SOURCE}`,
  ),
  words(
    `${IN_SOURCE}${FEW} (?:steht|stehen|findet|finden|fand|fanden|taucht|tauchen|heißt|fehlt|fehlen)${NOT_FLAWS}${SOME} ${NONE}`,
  ),
  words(
    `${IN_SOURCE}${FEW} (?:ist|sind|wird|werden|gibt|wurde|wurden|kommt|geht|lässt|lassen|war|waren)${NOT_FLAWS}${SOME} (?:${NONE}${SOME} (?:${HELD}|${INFO}|vor|hervor)|nichts)`,
  ),
  words(`${SOURCE}${SOME} (?:lässt|lassen)(?: [\\p{L}]+){0,5}? offen`),
  words(`${SOURCE} (?:lässt|lassen) offen`),
  words(
    '(?:antwort|aussage|auskunft|angabe|beurteilung|berechnung)[^,;]{0,80}? (?:ist|sind)[^,;]{0,80}? nicht möglich',
  ),
  words(`(?:findet|finden|fand|fanden) sich${NOT_FLAWS}${SOME} (?:${NO}|nichts|nicht)${SOME} ${IN_SOURCE}`),
  words(
    `(?:findet|finden|fand|fanden) sich (?:dazu|hierzu|darüber|leider|zu [^,;]{1,60}?)${FEW} (?:${NO}|nichts)`,
  ),
  words(`(?:fehlt|fehlen)(?: [\\p{L}]+){0,8}? ${IN_SOURCE}|${IN_SOURCE} (?:fehlt|fehlen)`),
  words('(?:geht|gehen)[^;:]{0,90}? nicht (?:eindeutig |klar |direkt )?hervor'),
  words(
    `(?:lässt|lassen|ließ|ließen) sich${SOME} (?:nicht|nichts|${NO}${FEW} ${INFO})${SOME} (?:beantworten|entnehmen|ermitteln|sagen|feststellen|ableiten|klären|bestimmen|finden|belegen|herleiten|beurteilen|machen|treffen|geben|erkennen|angeben)`,
  ),
  words(
    `(?:frage|anfrage|das|dies|es|punkt) (?:kann|konnte|können)${SOME} (?:nicht|nirgends)${SOME} (?:beantwortet|ermittelt|bestimmt|geklärt|gefunden|belegt|entnommen|gesagt|bestätigt|abgeleitet|werden)`,
  ),
  words(
    `(?:frage|antwort)(?: [\\p{L}]+){0,5}? (?:bleibt|bleiben|ist|sind)(?: [\\p{L}]+){0,5}? (?:offen|unbeantwortet|nicht beantwortbar|nicht zu beantworten|nicht enthalten)`,
  ),
  words(
    `(?:ist|sind|war|waren|wird|werden|wurde|wurden)(?: [\\p{L}\\p{N}-]+){0,7}? (?:nicht|nirgends|nirgendwo|mit keinem wort|an keiner stelle) (?:näher |explizit |ausdrücklich |genau )?(?:angegeben|genannt|erwähnt|aufgeführt|dokumentiert|beziffert|gesagt|ausgewiesen|thematisiert)`,
  ),
  words(`nicht (?:teil|bestandteil|gegenstand) (?:der|des|meiner|dieser)(?: [\\p{L}]+){0,3}? ${SOURCE}`),
  words(
    `(?:ist|sind|war|waren|wird|werden)(?: [\\p{L}\\p{N}-]+){0,7}? (?:nicht|nirgends|nichts) (?:[\\p{L}]+ )?${IN_SOURCE}${FEW} ${HELD}`,
  ),
  words(
    `(?:ist|sind|war|waren|wird|werden|wurde|wurden|konnte|konnten)(?: [\\p{L}]+){0,4}? ${IN_SOURCE}${FEW} (?:nicht|nirgends|nichts|${NO})${FEW} (?:${HELD}|gefunden|ermittelt|behandelt|bestimmt)`,
  ),
  words(
    '(?:ist|war|wird|bleibt)(?: (?:daraus|hieraus|mir|für mich|leider|also))* (?:nicht|un)(?: )?(?:ersichtlich|erkennbar|zu erkennen|zu entnehmen|klar|bekannt), (?:wer|was|wann|wo|ob|wie|warum|wieso|welche\\p{L}*)',
  ),
  words(
    `und kann(?: [\\p{L}]+){0,5}? (?:nicht|nichts|${NO})(?: [\\p{L}]+){0,4}? (?:helfen|weiterhelfen|beantworten|sagen|geben)`,
  ),
  words(
    `(?:nennt|nennen|erwähnt|erwähnen|äußert|äußern|verrät|verraten|sagt|sagen|beantwortet|beantworten|behandelt|behandeln|enthält|enthalten|beschreibt|beschreiben)(?: sich)?(?: [\\p{L}-]+){0,3}? ${SOURCE}${NOT_FLAWS}(?: [\\p{L}]+){0,4}? (?:nicht|nichts)`,
  ),
  opening('nicht (?:aber |jedoch )?(?:den|die|das|der|dessen|deren|wer|was|wann|wie|wo|ob|warum)'),
  words(
    `(?:schweigt|schweigen)(?: sich)?(?: [\\p{L}]+){0,5}? ${SOURCE}|${SOURCE}(?: [\\p{L}]+){0,6}? (?:schweigt|schweigen)`,
  ),
  words(
    `es (?:gibt|gab|liegen|existieren|existiert)${NOT_FLAWS}${SOME} ${NO}${FEW} ${INFO}(?:[.! ]*$| (?:zu|zum|zur|über|darüber|dazu|in|im|hierzu|vor|dafür|darauf|wer|was))`,
  ),
  words(`(?:gibt|gab) es${NOT_FLAWS}${SOME} (?:${NO}${FEW} ${INFO}|nichts ${IN_SOURCE})`),
  words(
    `${NO}(?: der| einzige| einziges)? (?:der|des|dieser|meiner|mir)(?: [\\p{L}-]+){0,3}? ${SOURCE}${FEW} ${HOLDS}`,
  ),
  words(`(?:weder|${NO}) (?:[\\p{L}]+ ){0,3}?${SOURCE} (?:noch [^,;]{1,40}? )?${HOLDS}`),
  words(`(?:reicht|reichen|genügt|genügen)${SOME} nicht(?: dafür| dazu| hierfür)?(?: aus)?`),
  words(
    `(?:nicht genügend|nicht genug|nicht ausreichend|unzureichende?|zu wenige?|nicht ausreichende?) (?:[\\p{L}]+ )?${INFO}`,
  ),
  words(
    `${NO}${FEW} ${INFO}${FEW} (?:gefunden|vorhanden|verfügbar|enthalten|ersichtlich|auffindbar|zu finden|möglich)`,
  ),
  opening(`${NO} (?:[\\p{L}]+ ){0,2}?${INFO} (?:zu|zum|zur|über|in|im|darüber|dazu|gefunden|vorhanden)`),
  opening('nichts (?:davon|dazu|darüber) (?:steht|findet|ist)'),
  words(
    '(?:außerhalb|jenseits) (?:meines|meiner|des|der)(?: [\\p{L}]+){0,3}? (?:zuständigkeit|wissens|kenntnisse|möglichkeiten|bereichs|themenbereichs|umfangs|rahmens|unterlagen|dokumente|quellen)',
  ),
  words(
    `(?:unklar|offen|unbekannt|nicht klar)(?: [\\p{L}]+){0,2}? ${IN_SOURCE}|${IN_SOURCE}${FEW} (?:bleibt|ist|wird)${FEW} (?:unklar|offen|nicht klar)`,
  ),
  words(`nichts, (?:was|das)(?: [\\p{L}-]+){0,4}? ${SOURCE}`),
  words(`(?:decken|deckt)(?: [\\p{L}\\p{N}-]+){0,8}? nicht ab`),
  words('es ist (?:mir )?(?:leider )?nicht möglich(?:[.! ]*$|, )'),
  words(
    `dass (?:[\\p{L}]+ ){1,3}?${SOURCE}${SOME} (?:nicht|nichts|${NO})(?: [\\p{L}-]+){0,3}? ?(?:nennen|nennt|enthalten|enthält|erwähnen|erwähnt|sagen|sagt|angeben|angibt|behandeln|behandelt)[.! ]*$`,
  ),
];

/** Clauses that decline, in German. */
export const refusing: readonly Phrase[] = [...speaker, ...sources];
