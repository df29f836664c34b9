import { words, type Phrase } from './book.ts';
import { SOURCE } from './de.refusals.ts';

const PARTY = `(?:${SOURCE}|aussagen?|zahlen|werte|befunde?|versionen|schätzungen|autoren|beide|diese|sie|quelle [a-z]|beleglage|datenlage|quellenlage|\\p{L}{0,20}studien|\\p{L}{0,20}analysen)`;
const SOME = '(?: (?!(?:nicht|kein|keine|keinen|nie|dass)(?!\\p{L}))[\\p{L}\\p{N}()-]+){0,9}?';
const CLASHING =
  '(?:widersprüchlich|gegensätzlich|unvereinbar|inkonsistent|gegenteilig|unterschiedlich|abweichend|entgegengesetzt)';
const STRONG =
  '(?:widersprüchlich|gegensätzlich|unvereinbar|inkonsistent|gegenteilig|entgegengesetzt|widersprechend)';
const SAYS =
  '(?:sagt|sagen|behauptet|behaupten|schreibt|schreiben|spricht|führt|besagt|meldet|steht|heißt es|zufolge|verbietet|erlaubt)';
const GIVES = '(?:nennt|nennen|gibt|geben|beziffert|datiert|setzt|führt|kommt auf|spricht von)';
const BUT = '(?:,? (?:während|wohingegen|aber|doch|dagegen|hingegen)|[;,])';
const ONE = '(?:die eine|eine|die erste|das eine|der eine|ein|das erste|der erste)';
const OTHER =
  '(?:die andere|eine andere|die zweite|das andere|der andere|ein anderer|ein anderes|eine zweite|ein zweiter|ein zweites|das zweite|der zweite)';

/** Sentences that say that sources disagree, in German. */
export const disputing: readonly Phrase[] = [
  words(`${PARTY}${SOME} (?:widersprechen|widerspricht|widersprachen|widersprechen einander)(?: sich)?`),
  words(`(?:widersprechen|widerspricht) (?:sich|einander)(?: [\\p{L}]+){0,6}? ${PARTY}`),
  words(
    `${PARTY}${SOME} (?:ist|sind|bleiben)(?: sich)?${SOME} (?:uneins|uneinig|nicht einig|${STRONG}|nicht miteinander vereinbar|im Widerspruch|strittig)`,
  ),
  words(`(?:sind|ist) sich${SOME} ${PARTY}${SOME} (?:uneins|uneinig|nicht einig)`),
  words(
    `${PARTY}${SOME} (?:stehen|steht)${SOME} (?:im|in) (?:klarem |direktem |offenem )?(?:widerspruch|konflikt)`,
  ),
  words(
    `${PARTY}${SOME} (?:stimmen|stimmt|passen|passt|decken|deckt)(?: sich)?${SOME} nicht (?:überein|zusammen|zueinander|miteinander)`,
  ),
  words(`${PARTY}${SOME} (?:gehen|geht|weichen|weicht)(?: [\\p{L}]+){0,8}? (?:auseinander|voneinander ab)`),
  words(
    `${PARTY}${SOME} (?:machen|geben|nennen|enthalten|liefern|kommen|gelangen|zeigen|ziehen|führen|weisen)${SOME} ${CLASHING}(?:e|en|er|es)? (?:[\\p{L}]+ )?(?:angaben?|zahlen|werte|aussagen?|daten?|antworten|ergebniss?en?|beträge|schlüss?en?|termine|auskünfte|namen|gründe|ursachen|informationen|richtungen)`,
  ),
  words(
    `${STRONG}(?:e|en|er|es) (?:[\\p{L}]+ )?(?:angaben?|zahlen|werte|aussagen?|daten|antworten|ergebnisse|quellen|informationen|berichte|auskünfte|dokumente|befunde|studien)`,
  ),
  words(
    `(?:angaben?|zahlen|werte|aussagen?|daten|quellen|informationen|berichte|dokumente|befunde)(?: [\\p{L}]+){0,6}? (?:sind|ist) (?:[\\p{L}]+ ){0,3}?${STRONG}`,
  ),
  words(
    '(?:gibt es|es gibt|besteht|bestehen|finde ich|sehe ich|enthalten|enthält)(?: [\\p{L}\\p{N}-]+){0,8}? (?:widersprüche?|unstimmigkeit(?:en)?|diskrepanz(?:en)?) (?:zwischen|in|unter|bei|zu)',
  ),
  words(
    '(?:zwischen)(?: [\\p{L}\\p{N}-]+){1,8}? (?:gibt es|besteht|bestehen) (?:ein(?:en)? |mehrere )?(?:[\\p{L}]+ )?(?:widerspr(?:uch|üche)|unstimmigkeit(?:en)?|diskrepanz(?:en)?)',
  ),
  words(`${ONE}(?: [\\p{L}-]+){0,4}? ${SAYS}[ ,:][^.]{1,200}?${OTHER}`),
  words(
    `${SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${SAYS}[ ,:][^.]{1,160}?${BUT} (?:das|die|der|dem|den|ein|eine|im|in der|laut)(?: [\\p{L}\\p{N}-]+){0,4}? ${SOURCE}`,
  ),
  words(
    `${SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${SAYS}[ ,:][^.]{1,160}? (?:während|wohingegen) (?:das|die|der|ein|eine)(?: [\\p{L}\\p{N}-]+){0,4}? ${SOURCE}`,
  ),
  words(`${ONE}(?: [\\p{L}-]+){0,4}? ${GIVES} [^.]{0,60}?\\p{Nd}[^.]{0,120}? ${OTHER}[^.]{0,60}?\\p{Nd}`),
  words(
    `${SOURCE}(?: [\\p{L}\\p{N}]+){0,3}? ${GIVES} [^.]{0,60}?\\p{Nd}[^.]{0,120}?${BUT} (?:das|die|der)(?: [\\p{L}\\p{N}-]+){0,4}? ${SOURCE}[^.]{0,60}?\\p{Nd}`,
  ),
  words(
    `(?:dokument|quelle|bericht|text) (?:[A-Z]|\\p{N}{1,2}) (?:${SAYS}|${GIVES}) [^.]{1,160}?(?:dokument|quelle|bericht|text) (?:[A-Z]|\\p{N}{1,2})`,
  ),
  words(
    '(?:im einen|in dem einen|in der einen|in einem)(?: [\\p{L}-]+)? (?:steht|heißt es)[^.]{1,120}?(?:im anderen|in der anderen|in dem anderen|in einem anderen)',
  ),
  words(
    `(?:laut|nach|gemäß) [^.]{1,100}?(?:,| aber| doch| dagegen| hingegen) (?:laut|nach|gemäß) [^.]{1,60}? (?:aber|dagegen|hingegen|jedoch|nur)`,
  ),
  words(
    '(?:dokument|quelle|bericht|text) (?:[A-Z]|\\p{N}{1,2}) [^.]{1,160}?(?:dokument|quelle|bericht|text) (?:[A-Z]|\\p{N}{1,2}) (?:dagegen|hingegen|aber|jedoch)',
  ),
];

/** Sentences that deny a dispute, or whose dispute is not between sources. */
export const notDisputing: readonly Phrase[] = [
  words(
    '(?:kein(?:e|en|er|em)?|ohne|weder|nie)(?: [\\p{L}]+){0,3}? (?:widerspr\\p{L}*|unstimmig\\p{L}*|diskrepan\\p{L}*|konflikt\\p{L}*)',
  ),
  words(
    '(?:widersprechen|widerspricht)(?: (?:sich|einander|dabei|damit|hier|also|in diesem punkt))* (?:nicht|keineswegs|keinesfalls|nirgends)',
  ),
  words(
    '(?:stehen|steht|weichen|weicht|gehen|geht|sind|ist)(?: (?:sich|dabei|damit|hier|also|in diesem punkt))* (?:nicht|keineswegs|keinesfalls)(?: [\\p{L}]+){0,3}? (?:widerspr\\p{L}*|uneins|uneinig|auseinander|voneinander|unvereinbar|gegensätzlich)',
  ),
  words(
    '(?:widersprechen|widerspricht) (?:ihrer|deiner|ihren|eurer|der (?:annahme|behauptung|vermutung|these|aussage in|vorstellung)|dieser (?:annahme|behauptung|vermutung|these)|dem (?:gerücht|eindruck))',
  ),
  words(
    '(?:wenn|falls|sobald|wo|ob|sollten|wie)(?: [\\p{L}]+){0,5}? (?:widersprechen|widerspricht|abweichen|auseinandergehen|uneins)',
  ),
  words(
    '(?:ihr|sein|einen|den|ein|das|dem) (?:widerspruch|widerspruchsrecht) (?:gegen|einlegen|einreichen|muss|ist schriftlich)|widerspruch einlegen|widerspruchsfrist',
  ),
];

/** Sentences that explain a dispute away. */
export const resolving: readonly Phrase[] = [
  words(
    '(?:erklärt|erklären|löst|lösen|klärt|klären) sich(?! nicht)|lässt sich (?:leicht |einfach )?(?:erklären|auflösen)|weil (?:eine|einer|eines|die eine|das eine|der eine|sie)|da (?:sich )?(?:eine|die eine|das eine|der eine)',
  ),
  words(
    '(?:unterschiedliche|verschiedene)(?:n|r)? (?:zeiträume|jahre|regionen|zeitpunkte|definitionen|produkte|modelle|gruppen|einheiten|bereiche)(?:n)?',
  ),
  words('(?:ersetzt|abgelöst|überholt|veraltet|korrigiert|zurückgezogen|berichtigt|außer kraft)'),
  words(
    'beide(?:s)? (?:[\\p{L}]+ )?(?:stimmt|stimmen|richtig|zutreffend|gilt|gelten)|kein (?:echter |wirklicher )?widerspruch|nur scheinbar|scheinbare(?:r|n)? widerspr\\p{L}*',
  ),
];
