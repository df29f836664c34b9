import { words, type Phrase } from './book.ts';
import { ANY_SOURCE } from './es.words.ts';

const PARTY = `(?:${ANY_SOURCE}|cifras|versi(?:ón|ones)|testimonios?|declaraciones|estimaciones|autores|análisis|relatos?|indicaciones|afirmaciones|valores|fechas|encuestas|ensayos|conclusiones|ellos|ellas|dos|ambos|ambas|tres|todos)`;
const BETWEEN = '(?: (?!(?:no|ningún|ninguna|nunca|que|quien)(?!\\p{L}))[\\p{L}\\p{N}()-]+){0,8}?';
const CLASHING =
  '(?:contradictori[oa]s?|divergentes?|incompatibles?|incoherentes?|discordantes?|irreconciliables?|opuest[oa]s?|discrepantes?|inconsistentes?)';
const FACTS =
  '(?:informaci(?:ón|ones)|datos|cifras?|fechas?|valores|respuestas?|importes?|versiones|conclusiones|resultados?|indicaciones|relatos?|nombres?|causas?|motivos?|precios?|declaraciones|afirmaciones|instrucciones|plazos?|testimonios?|fuentes|documentos|informes|estudios|pasajes|textos|direcciones)';
/** What a source claims: two sources that claim differ where a word of contrast joins them. */
const CLAIMS =
  '(?:dice|afirma|indica|sostiene|asegura|habla|anuncia|sitúa|atribuye|autoriza|prohíbe|permite|exige|niega|declara|escribe|calcula|estima|señala|constata|concluye|prevé|pone|apunta|establece|defiende|considera|muestra|admite)n?';
/** What a source gives: two that give differ only in their figures. */
const GIVES =
  '(?:da|cita|fija|fecha|cifra|cuenta|menciona|precisa|recoge|registra|sitúa|pone|apunta|indica|habla|anuncia)n?';
const SAYS = `(?:${CLAIMS}|${GIVES})`;
const CONTRAST = '(?:,? (?:mientras que|mientras|pero|en tanto que|frente a|cuando))';
const ONE = '(?:un[oa]?|la primera|el primero|el primer \\p{L}+|un primer)';
const AGAINST = '(?:,? (?:mientras que|mientras|pero|en tanto que|frente a|cuando|y)|[;,])';
const OTHER = '(?:(?:el|la) otr[oa]|otr[oa]|(?:el|la|un|una) segund[oa]|(?:el|la) más reciente)';
const THE = '(?:el|la|los|las|un|una|otro|otra|según el|según la|en el|en la|del|de la)';

/** Sentences that say that sources disagree, in Spanish. */
export const disputing: readonly Phrase[] = [
  words(`${PARTY}${BETWEEN} se (?:contradicen|contradice|oponen|contradecían)`),
  words(
    `${PARTY}${BETWEEN} (?:divergen|discrepan|difieren (?:en (?:cuanto|la fecha|el|si)|sobre|respecto|acerca)|no (?:concuerdan|coinciden|cuadran|se ponen de acuerdo|están de acuerdo|casan|pueden ser (?:ambos|ambas|todos)))`,
  ),
  words(
    `(?:discrepan|divergen|se contradicen|no coinciden|no concuerdan)(?: \\p{L}+){0,3}? (?:las|los|mis|estas|estos|sus) ${PARTY}`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:es|son|parecen?|resultan?|están?)(?: (?:claramente|directamente|manifiestamente|en parte|totalmente))? (?:${CLASHING}|en (?:desacuerdo|contradicción|conflicto)|enfrentad[oa]s|dividid[oa]s)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:dan?|ofrecen?|indican?|presentan?|citan?|llegan?|mencionan?|aportan?|contienen?|proporcionan?|apuntan?|muestran?|recogen?|arrojan?)(?: (?:a|en))?(?: (?:dos|tres|unas?|varias|varios|distintas|diferentes))?(?: [\\p{L}-]+)? ?${FACTS} (?:\\p{L}+ )?(?:diferentes|distint[oa]s|${CLASHING}|que se contradicen)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:dan|ofrecen|indican|presentan|citan|llegan a|mencionan|aportan|contienen|apuntan en) (?:distint[oa]s|diferentes) ${FACTS}`,
  ),
  words(
    `(?<!ningún |ninguna |sin |no hay |no contienen |no contiene )${FACTS} (?:[\\p{L}-]+ )?(?:contradictori[oa]s?|divergentes?|incompatibles|discordantes|irreconciliables|discrepantes|que se contradicen)`,
  ),
  words(
    '(?:hay|existen?|veo|observo|encuentro|se observan?|presentan?|contienen?)(?: (?:además|aquí|sin embargo))? (?:una?|varias|dos|algunas) (?:\\p{L}+ )?(?:contradicci(?:ón|ones)|divergencias?|discrepancias?|incoherencias?|desacuerdos?|inconsistencias?)',
  ),
  words(
    '(?:contradicci(?:ón|ones)|divergencias?|discrepancias?|desacuerdos?|incoherencias?|inconsistencias?) (?:\\p{L}+ )?(?:entre|en) (?:el|las?|los|ambos|ambas|dos|sus|mis|estas|estos|varias|varios)',
  ),
  words(`${ONE}(?: [\\p{L}-]+){0,5}? ${CLAIMS}[ ,:][^.]{1,200}?${CONTRAST} (?:que )?${OTHER}`),
  words(
    `${ONE}(?: [\\p{L}-]+){0,5}? ${CLAIMS}[ ,:][^.]{1,200}?[;,] (?:que )?${OTHER}(?: [\\p{L}\\p{N}-]+){0,4}? (?:los? |las? |no )?${CLAIMS}`,
  ),
  words(`${ONE}(?: [\\p{L}-]+){0,5}? ${SAYS}[ ,:][^.]{0,60}?\\p{Nd}[^.]{0,100}? ${OTHER}[^.]{0,60}?\\p{Nd}`),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}-]+){0,4}? ${SAYS}[ ,:][^.]{1,160}?${CONTRAST} (?:que )?${THE} (?:[\\p{L}\\p{N}-]+ ){0,3}?${ANY_SOURCE}(?: [\\p{L}\\p{N}-]+){0,4}? (?:los? |las? |no )?${CLAIMS}`,
  ),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}-]+){0,4}? ${SAYS}[ ,:][^.]{0,60}?\\p{Nd}[^.]{0,100}?${AGAINST} (?:que )?${THE} (?:[\\p{L}\\p{N}-]+ ){0,3}?${ANY_SOURCE}[^.]{0,60}?\\p{Nd}`,
  ),
  words(
    `(?:hay|existen|encuentro|veo|se encuentran)(?: (?:además|aquí))? (?:dos|varias|varios|tres) (?:${FACTS}|recetas) (?:\\p{L}+ )?(?:diferentes|distint[oa]s|${CLASHING})`,
  ),
  words(
    '(?:afirma|sostiene|dice|declara|escribe|asegura|indica|muestra)n? (?:exactamente )?(?:lo contrario|todo lo contrario)',
  ),
  words(
    `(?:cifra|fecha|importe|valor|total|número|precio|dato)s?(?: [\\p{L}\\p{N}-]+){0,7}? no (?:concuerda|coincide|cuadra|corresponde|casa)n? con`,
  ),
  words(
    `(?:documento|fuente|informe|texto|pasaje|estudio) (?:[A-Z]|\\p{N}{1,2}) ${SAYS}[ ,:][^.]{1,160}?(?:documento|fuente|informe|texto|pasaje|estudio) (?:[A-Z]|\\p{N}{1,2})`,
  ),
  words('según [^.]{1,100}?(?:pero|mientras que|;)(?: \\p{L}+)? según [^.]{1,80}'),
  words(
    `contradicen? (?:directamente )?(?:(?:al?|el|la|lo que dice el|lo que dice la|lo que dicen) ?)(?:otr[oa]s?|primer[oa]?|segund[oa]|anterior|${ANY_SOURCE})`,
  ),
  words(
    `(?:es|son|sigue siendo) (?:objeto de disputa|discutid[oa]s?|controvertid[oa]s?|disputad[oa]s?) (?:\\p{L}+ )?(?:entre|por|en)[^.]{0,20}?${ANY_SOURCE}`,
  ),
];

const CLASH =
  '(?:contradic\\p{L}*|contradec\\p{L}*|diverg\\p{L}*|discrepa\\p{L}*|desacuerdo\\p{L}*|incoheren\\p{L}*|inconsisten\\p{L}*|discordan\\p{L}*|incompatib\\p{L}*|conflicto\\p{L}*)';

/** Sentences that deny a dispute, or whose dispute is not between sources. */
export const notDisputing: readonly Phrase[] = [
  words(
    `(?:no|ningún|ninguna|sin|ni|nunca|jamás|tampoco|nada)(?: (?!coinciden|concuerdan)[\\p{L}-]+){0,4}? ${CLASH}`,
  ),
  words(
    'contradicen? (?:su|tu|lo que (?:usted|tú)|esa|esta|la (?:afirmación|hipótesis|idea|creencia|suposición|premisa)|el (?:rumor|supuesto))',
  ),
  words(`(?:si|cuando|donde|en caso de|siempre que|cómo)(?: [\\p{L}-]+){0,6}? ${CLASH}`),
  words('conflictos? (?:de intereses|armados?|de fusión|laboral(?:es)?|vecinal(?:es)?)'),
];

/** Sentences that explain a dispute away. */
export const resolving: readonly Phrase[] = [
  words(
    '(?<!no )(?:se (?:explican?|debe|deben|resuelven?|aclara))(?! no)|porque (?:un[oa]|el primero|la primera|el segundo|ell[oa]s|se)|ya que (?:un[oa]|el primero|la primera)',
  ),
  words(
    '(?:periodos?|períodos?|años?|regiones?|ámbitos?|definiciones|productos?|modelos?|poblaciones|unidades|ejercicios) (?:diferentes|distint[oa]s)|(?:diferentes|distint[oa]s) (?:periodos|períodos|años|regiones|ámbitos|definiciones|productos|modelos|poblaciones|unidades|ejercicios)',
  ),
  words(
    '(?:sustituye|sustituid[oa]s?|reemplaza|reemplazad[oa]s?|derogad[oa]s?|obsolet[oa]s?|anticuad[oa]s?|corregid[oa]s?|rectificad[oa]s?|ya no (?:es válid[oa]|está vigente|rige|vale)|retirad[oa]s?|anula)',
  ),
  words(
    '(?:amb[oa]s|los dos|las dos) (?:son|pueden ser|es|están) (?:correct[oa]s|ciert[oa]s|verdader[oa]s|válid[oa]s|exact[oa]s|en lo cierto)|no (?:es|hay) (?:una |ninguna )?(?:verdadera )?contradicción|contradicción (?:es )?(?:solo |sólo |meramente )?aparente|aparente contradicción',
  ),
];
