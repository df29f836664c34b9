import { words, type Phrase } from './book.ts';

/** Clauses that answer with a reservation, in German. */
export const hedging: readonly Phrase[] = [
  words(
    '(?:wahrscheinlich|vermutlich|vielleicht|möglicherweise|eventuell|anscheinend|offenbar|scheinbar|mutmaßlich|voraussichtlich|womöglich|wohl|allem anschein nach|höchstwahrscheinlich|unter umständen)',
  ),
  words('(?:scheint|scheinen|schien|schienen)(?! (?:die sonne|das licht|die lampe))'),
  words('(?:dürfte|dürften|könnte|könnten)(?! (?:ich|sie|du|wir)(?!\\p{L}))'),
  words(
    '(?:deutet|deuten|weist|weisen)(?: [\\p{L}]+){0,6}? (?:darauf hin|hin|auf)|(?:spricht|sprechen)(?: [\\p{L}]+){0,4}? (?:dafür|dagegen)|legt (?:das |es )?nahe|legen (?:das |es )?nahe',
  ),
  words(
    '(?:soweit|soviel) (?:ich (?:sehe|weiß|erkennen kann|das beurteilen kann)|aus|bekannt|ersichtlich|erkennbar)|meines wissens|nach meinem kenntnisstand|nach (?:bisherigem|derzeitigem|heutigem|aktuellem) (?:stand|kenntnisstand)|ich (?:glaube|denke|vermute|nehme an|schätze|gehe davon aus)|(?:glaube|denke|vermute|schätze) ich',
  ),
  words(
    '(?:nicht (?:ganz |völlig |abschließend |vollständig |hundertprozentig |eindeutig )(?:sicher|klar|gesichert|geklärt|belegt)|nicht (?:auszuschließen|gesichert)|ohne gewähr|unter vorbehalt|mit vorsicht|mit (?:einer |gewisser )?unsicherheit|(?:ist|sind|bleibt|bleiben)(?: [\\p{L}]+){0,2}? (?:unsicher|vorläufig|ungewiss))',
  ),
  words(
    '(?:belege|datenlage|datenbasis|beleglage|stichprobe|hinweise|quellenlage|daten|befunde)(?: [\\p{L}]+){0,3}? (?:ist|sind|bleibt|bleiben) (?:recht |sehr |eher |noch |zwar )?(?:dünn|begrenzt|schwach|klein|spärlich|lückenhaft|unvollständig|alt|uneinheitlich)',
  ),
  words(
    '(?:erste|vorläufige|schwache|begrenzte|dünne|spärliche)(?:n|r|s)? (?:hinweise|belege|ergebnisse|anzeichen|daten|schätzung)|nur (?:eine|einer|ein|einem) (?:einzige[rsn]? )?(?:quelle|studie|versuch|bericht)',
  ),
  words(
    '(?:grob geschätzt|grobe schätzung|(?:eine|reine|eigene|nur) schätzung(?:en)?|(?:wird|werden|wurde|wurden) (?:auf [^,;]{1,40} )?geschätzt|schätzungsweise)',
  ),
  words(
    '(?:sollte|sollten|müsste|müssten)(?: [\\p{L}]+){0,5}? (?:bestätigt|geprüft|überprüft|nachgeprüft|abgeklärt) werden',
  ),
  words('kenne ich(?: leider)? nicht|ich kenne (?:[\\p{L}]+ ){1,4}nicht'),
];

/** Clauses in which such words are no reservation, in German. */
export const notHedging: readonly Phrase[] = [
  words('(?:sowohl|gleichwohl|obwohl|trotzdem wohl|sehr wohl|fühlen|fühlt|wohl(?:fühlen|befinden))'),
  words('(?:sie könnten|du könntest|ihr könntet|wir könnten|man könnte)'),
  words('(?:wenn|falls|sobald|sofern|ob) (?:[\\p{L}]+ ){0,5}?(?:scheint|scheinen|könnte|dürfte)'),
  words(
    '(?:deutet|deuten|weist|weisen)(?: [\\p{L}]+){0,6}? (?:schild|tafel|pfeil|hinweis|seite|gefahr|pflicht)',
  ),
];
