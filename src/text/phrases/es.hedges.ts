import { words, type Phrase } from './book.ts';

const BASIS =
  '(?:datos|pruebas?|evidencias?|muestras?|indicios|base|resultados|información|fuentes|documentación)';

/** Clauses that answer with a reservation, in Spanish. */
export const hedging: readonly Phrase[] = [
  words(
    '(?:probablemente|seguramente|posiblemente|aparentemente|presumiblemente|supuestamente|previsiblemente|quizás?|tal vez|acaso|a lo mejor|al parecer|por lo visto|en principio|lo más probable|es (?:posible|probable) que|puede que|cabe la posibilidad)',
  ),
  words('(?:parecen?|parecería|parecía)'),
  words('(?:podría|podrían|sería|serían|habría|habrían)(?! (?:usted|yo))'),
  words(
    '(?:debería|deberían) (?:ser|estar|terminar|acabar|durar|costar|bastar|llegar|quedar|alcanzar|abrir|cerrar|reanudarse|haber|rondar|situarse|mejorar)|debe(?:n)? de',
  ),
  words(
    '(?:sugieren?|sugiere|hacen? pensar|hacen? suponer|dan? a entender|apuntan? a|indicaría|tienden? a (?:indicar|mostrar|confirmar))',
  ),
  words(
    '(?:que yo sepa|hasta donde (?:sé|puedo ver|alcanzo|alcanza|llegan)|por lo que (?:veo|entiendo|sé)|salvo error|(?<!no )(?:creo|supongo|diría|presumo|sospecho|entiendo|me parece) que|cabe (?:suponer|pensar|imaginar)|es de suponer|en mi opinión|si no me equivoco)',
  ),
  words(
    '(?:no (?:es|está|queda)(?: \\p{L}+)? (?:del todo|totalmente|completamente|enteramente|absolutamente|plenamente) (?:segur[oa]|clar[oa]|ciert[oa]|confirmad[oa]|probad[oa])|no se (?:puede )?descarta(?:r|n)?|con (?:cautela|prudencia|reservas|precaución|cierta incertidumbre)|sin garantía|nada lo confirma|(?:es|son|sigue siendo|queda) (?:\\p{L}+ )?(?:inciert[oa]s?|provisional(?:es)?|preliminar(?:es)?|pendientes? de confirmar)|por confirmar|(?:a falta de|salvo) (?:confirm|verific)\\p{L}*|pendientes? de confirmación)',
  ),
  words(
    `${BASIS}(?: [\\p{L}-]+){0,5}? (?:es|son|resultan?) (?:\\p{L}+ )?(?:limitad[oa]s?|escas[oa]s?|débil(?:es)?|pequeñ[oa]s?|antigu[oa]s?|parcial(?:es)?|frágil(?:es)?|incomplet[oa]s?|reducid[oa]s?)`,
  ),
  words(
    '(?:un solo|una sola|un únic[oa]|una única) (?:estudio|fuente|documento|ensayo|informe|encuesta|testimonio)|(?:primeros|escasos|débiles|limitad[oa]s) (?:indicios|datos|resultados|pruebas)|(?:indicios|datos|resultados|pruebas|evidencias?) (?:preliminares|limitad[oa]s?|provisionales|parciales|escas[oa]s?)',
  ),
  words(
    '(?:estimaci(?:ón|ones)|(?:se|es|son) estima(?:n|d[oa]s?)?|a ojo|orden de magnitud|aproximad[oa]s?|aproximación)',
  ),
  words(
    '(?:debería|deberían|conviene|convendría|habría que|falta|hay que)(?: [\\p{L}-]+){0,3}? (?:confirmar\\p{L}*|verificar\\p{L}*|comprobar\\p{L}*|(?:tomarse|interpretarse) con (?:cautela|prudencia|reservas|precaución))',
  ),
];

/** Clauses in which such words are no reservation, in Spanish. */
export const notHedging: readonly Phrase[] = [
  words(
    '(?:lo antes|lo más \\p{L}+|cuanto|siempre que sea|si es|a ser) posible|si (?:le|te) parece|como (?:le|te) parezca',
  ),
  words(
    '(?:si|cuando|en caso de que|siempre que)(?: [\\p{L}-]+){0,5}? (?:parecen?|podría|sería|habría|pareciera)',
  ),
  words('(?:fecha|hora|coste|tiempo|plazo|valor) estimad[oa] (?:aparece|figura|se muestra)'),
];
