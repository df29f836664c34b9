import { opening, Phrase, words, type PhraseBook } from './book.ts';
import { disputing, notDisputing, resolving } from './de.disputes.ts';
import { hedging, notHedging } from './de.hedges.ts';
import { refusing, SOURCE } from './de.refusals.ts';

const TURN_TO =
  '(?:wenden|wende|fragen|frage|kontaktieren|kontaktiere|konsultieren|konsultiere|sehen sie|siehe|schauen|schau|prüfen|prüfe|rufen|ruf|schreiben|schreib|versuchen|versuch|formulieren|formuliere|nennen sie|nenne|geben sie|gib|laden|lade|teilen|teile|senden|sende|schicken|schick|stellen|stelle|erkundigen|erkundige|besuchen|besuche|suchen|suche|holen|präzisieren|präzisiere|beachten|beachte|ergänzen|ergänze|klären|kläre)';

const asides = [
  opening(`(?:bitte |am besten |für [^,]{1,50} )?(?:${TURN_TO})(?: sie| dich| sich| doch| bitte)`),
  opening(`bitte(?: [\\p{L}]+){0,6}? ${TURN_TO}`),
  words(
    `(?:können|könnten|sollten|müssten|müssen|kannst|könntest|solltest) (?:sie|du|wir)(?: [\\p{L}]+){0,10}? (?:wenden|fragen|kontaktieren|nachfragen|nachsehen|nachschauen|prüfen|erkundigen|konsultieren|nachlesen|teilen|nennen|hochladen|bereitstellen|suchen|anrufen|schreiben|formulieren|stellen|klären|versuchen|schicken|senden|geben)`,
  ),
  words('(?:ich empfehle|empfehle ich|ich rate ihnen|ich schlage vor|es empfiehlt sich|am besten)'),
  words(
    '(?:helfe|helfen|unterstütze|beantworte|suche|schaue|prüfe|fasse) (?:ich |wir )?(?:ihnen |dir )?(?:gern|gerne|weiter)|(?:gern|gerne) (?:helfe|weiter|behilflich|noch einmal|erneut|anders)|(?:ich|wir) [\\p{L}]+ (?:ihnen |dir )?(?:gern|gerne)|gern(?:e)?[.! ]*$',
  ),
  words(
    'lassen sie (?:es )?mich wissen|melden sie sich|lass (?:es )?mich wissen|(?:weiterhelfen|auskunft geben|helfen|beantworten|sagen|antworten)(?: können| kann| könnte| könnten)?[.! ]*$',
  ),
  words('(?:hilft|helfen|weiß|wissen)(?: [\\p{L}]+){0,4}? (?:weiter|bescheid|mehr)'),
  words(
    '(?:wäre|wären|ist|bliebe) (?:nur |bloß |bloße |reine |reines |alles )*(?:spekulation|vermutung|raten|mutmaßung|geraten|spekulativ)',
  ),
  opening(
    'ich habe(?: [\\p{L}\\p{N}]+){0,8}? (?:durchsucht|geprüft|gelesen|durchgesehen|gesucht|nachgesehen|angesehen)',
  ),
  opening('(?:danke|vielen dank|guten tag|hallo|gute frage|ich verstehe|gern geschehen|natürlich)'),
];

const remarks = [
  opening(
    '(?:leider|bedauerlicherweise|entschuldigung|entschuldigen|verzeihung|es tut mir leid|tut mir leid|sorry|ich bitte um|ich bedaure|ich bedauere)',
  ),
  opening(
    '(?:ich bin |als )(?:nur |lediglich |bloß )?(?:ein |eine )?(?:ki|assistent|assistentin|sprachmodell|chatbot|bot|virtuelle)',
  ),
  opening('ich (?:kann |darf |bin )?(?:hier )?(?:nur|lediglich|ausschließlich)'),
  opening(
    '(?:meine|mein|meinen)(?: [\\p{L}]+)? (?:wissen|quellen|unterlagen|aufgabe|anweisungen|zugriff|kenntnisse|informationen|dokumente|antworten|zuständigkeit)',
  ),
  words(
    '(?:weitere|weiteren|zusätzliche|zusätzlichen|mehr|andere|anderen|fehlende|fehlenden) (?:angaben|informationen|unterlagen|dokumente|quellen|details|daten|dateien)',
  ),
  words(
    'vertraulich|vertrauliche|nicht öffentlich|geheim|datenschutz|personenbezogen\\p{L}*|nicht zugänglich|nicht verfügbar|nicht freigegeben',
  ),
  words(
    '(?:möglicherweise|vielleicht|eventuell|vermutlich)[^,;]{0,40} (?:anderswo|woanders|an anderer stelle)',
  ),
  words('(?:möglicherweise|vielleicht|eventuell|vermutlich) (?:steht|stehen|findet|finden|ist|sind|gibt)'),
  words(
    `${SOURCE} (?:[\\p{L}\\p{N}-]+ ){0,4}?(?:behandelt|behandeln|beschreibt|beschreiben|erwähnt|erwähnen|handelt|handeln|befasst|befassen|betrifft|betreffen|umfasst|umfassen|enthält|enthalten|bezieht|beziehen|konzentriert|konzentrieren|reicht|reichen|endet|enden|geht|gehen|thematisiert|decken|deckt)`,
  ),
  opening(
    '(?:sie|es|dort|darin|diese|dieser|dieses|alle|beide)(?: [\\p{L}]+){0,2}? (?:behandelt|behandeln|beschreibt|beschreiben|handelt|handeln|befasst|befassen|betrifft|betreffen|bezieht|beziehen|geht es|konzentriert|reichen|enden)',
  ),
  words(
    '(?:kein|keine|keinen|noch nichts|nicht)(?: [\\p{L}]+){0,5}? (?:veröffentlicht|publiziert|bekannt gegeben|bekanntgegeben|freigegeben|mitgeteilt)',
  ),
  opening('(?:quellen?|siehe auch|fundstellen?)$'),
];

const REPORTERS =
  '(?:sagt|sagte|schreibt|schrieb|meldet|meldete|behauptet|behauptete|erklärt|erklärte|besagt|warnt|steht|lautet|heißt es|berichtet|berichtete|antwortet|antwortete|beklagt|zufolge|teilt mit|teilte mit|verlangt)';

/** German. */
export const german: PhraseBook = {
  script: 'latin',
  cues: 'der die das den dem des und ist sind war waren nicht nichts ein eine einen einem einer eines zu zum zur in im am an auf aus bei mit nach von vom für über sich es ich sie wir er mir ihnen ihr kein keine keinen keinem leider als wie oder aber dass ob wenn kann können hat haben wird werden wurde dazu dies diese dieser dieses diesem auch nur so noch laut weil da was wer liegt liegen also',
  refusing,
  idioms: [
    words(
      '(?:kann|könnte) (?:ich|man) nicht (?:genug|oft genug|besser|meckern|klagen|widerstehen|leugnen)|ich kann (?:mich )?nicht (?:genug|beklagen|umhin)',
    ),
    words('nicht sicher, (?:welche\\p{L}*|was|wen|wer|ob)(?: [\\p{L}]+){0,6}? (?:meinen|meinst|gemeint)'),
    words('(?:nicht|kein\\p{L}*)(?: [\\p{L}]+){0,4}? nur'),
  ],
  reporting: [
    new Phrase(
      `^(?!(?:ich|wir|leider|mein|meine)(?!\\p{L})).{0,120}?(?<!\\p{L})${REPORTERS}(?: [\\p{L}]+){0,3},? (?:dass|ob|er|sie|man)(?!\\p{L})`,
    ),
    words('(?:wenn|falls|sobald|sofern) (?:ich|wir|sie|du|das|die|der|es)'),
  ],
  asides,
  remarks,
  joints: {
    turns: 'sodass|so dass|wohingegen',
    particles:
      'aber|jedoch|doch|allerdings|dennoch|trotzdem|hingegen|dagegen|immerhin|stattdessen|gleichwohl|sondern|daher|deshalb|deswegen',
    links: 'und|also|so',
    openers: 'obwohl|obgleich|auch wenn|zwar|da|weil|während|wenngleich',
    conditions: 'wenn|falls|sobald|sofern|sollten sie|solltest du',
    labels:
      '(?:ki-?)?assistent|antwort|kurz(?:antwort| gesagt)?|hinweis|ergebnis|fazit|zusammenfassung|frage|(?:zu|zum|zur|bezüglich|hinsichtlich|betreffend) [^:.,]{1,60}',
  },
  disputing,
  notDisputing,
  resolving,
  hedging,
  notHedging,
};
