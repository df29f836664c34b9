import { words, type Phrase } from './book.ts';

const BASIS =
  '(?:dati|prove|evidenze|campion[ei]|indizi|bas[ei]|risultati|informazioni|fonti|documentazione)';

/** Clauses that answer with a reservation, in Italian. */
export const hedging: readonly Phrase[] = [
  words(
    '(?:probabilmente|forse|verosimilmente|apparentemente|presumibilmente|possibilmente|eventualmente|magari|a quanto pare|con ogni probabilità|in linea di massima|è (?:possibile|probabile|plausibile|verosimile) che|può darsi|potrebbe darsi|stando a)',
  ),
  words('(?:sembra(?:no)?|sembrerebbe(?:ro)?|pare|parrebbe|paiono)'),
  words('(?:potrebbe|potrebbero|sarebbe|sarebbero|avrebbe|avrebbero)(?! (?:lei|io))'),
  words(
    '(?:dovrebbe|dovrebbero) (?:essere|finire|terminare|durare|costare|bastare|arrivare|restare|rimanere|raggiungere|aprire|chiudere|riprendere|aver\\p{L}*|aggirarsi|concludersi|migliorare)|dev(?:e|ono) (?:essere stat|aver)\\p{L}*',
  ),
  words(
    '(?:suggeris(?:ce|cono)|lascia(?:no)? (?:pensare|supporre|intendere)|fa(?:nno)? (?:pensare|supporre)|tend(?:e|ono) a (?:indicare|mostrare|confermare)|indicherebbe(?:ro)?)',
  ),
  words(
    '(?:che io sappia|per quanto (?:ne so|posso vedere|mi risulta|risulta)|a quanto (?:vedo|capisco|mi risulta|risulta)|salvo errori?|(?<!non )(?:credo|suppongo|direi|presumo|penso|ritengo|immagino) (?:che|di)|si può (?:supporre|presumere|pensare)|è da supporre|a mio (?:avviso|parere)|se non sbaglio|se ho capito bene)',
  ),
  words(
    '(?:non (?:è|sono|resta)(?: \\p{L}+)? (?:del tutto|totalmente|completamente|interamente|assolutamente|pienamente) (?:sicur[oaie]|chiar[oaie]|cert[oaie]|confermat[oaie]|provat[oaie])|non (?:è|si può) (?:escluso|escludere|da escludere)|non si esclude|con (?:cautela|prudenza|riserva|le dovute cautele)|salvo conferma|(?:nulla|niente) lo conferma|(?:è|sono|resta(?:no)?|rimane) (?:\\p{L}+ )?(?:incert[oaie]|provvisori[oae]|preliminar[ei]|da confermare|da verificare))',
  ),
  words(
    `${BASIS}(?: [\\p{L}'-]+){0,5}? (?:è|sono|risulta(?:no)?) (?:\\p{L}+ )?(?:limitat[oaie]|scars[oaie]|debol[ei]|piccol[oaie]|vecchi[oae]?|parzial[ei]|fragil[ei]|incomplet[oaie]|ridott[oaie]|esigu[oaie])`,
  ),
  words(
    "(?:un solo|una sola|un unico|un'unica) (?:studio|fonte|documento|prova|rapporto|indagine|testimonianza)|(?:primi|scarsi|deboli|limitat[ie]) (?:indizi|dati|risultati|prove)|(?:indizi|dati|risultati|prove|evidenze) (?:preliminari|limitat[ie]|provvisori|parziali|scars[ie])",
  ),
  words(
    '(?:stim[ae]|(?:è|sono|viene|si) stima(?:t[oaie])?|a occhio|ordine di grandezza|approssimativ[oaie]|approssimativamente|approssimazione)',
  ),
  words(
    '(?:dovrebbe|dovrebbero|conviene|converrebbe|andrebbe|andrebbero|occorre|va|vanno)(?: [\\p{L}-]+){0,3}? (?:confermar\\p{L}*|confermat[oaie]|verificar\\p{L}*|verificat[oaie]|controllat[oaie]|(?:pres|interpretat)[oaie] con (?:cautela|prudenza|riserva|le (?:dovute )?\\p{L}+))',
  ),
];

/** Clauses in which such words are no reservation, in Italian. */
export const notHedging: readonly Phrase[] = [
  words(
    '(?:il|al) più (?:presto|\\p{L}+) possibile|se possibile|per quanto possibile|(?:se|come|che) (?:le |ti |vi |gli |mi )?(?:pare|sembra)|una stima (?:gratuita|del danno)',
  ),
  words(
    '(?:se|quando|qualora|nel caso)(?: [\\p{L}-]+){0,5}? (?:sembra(?:no)?|pare|potrebbe|sarebbe|avrebbe)',
  ),
];
