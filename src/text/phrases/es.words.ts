const PLAIN_SOURCE =
  'documentos?|documentación|fuentes?|contextos?|pasajes?|textos?|páginas?|informes?|archivos?|ficheros?|manual(?:es)?|guías?|fragmentos?|extractos?|artículos?|datos|bases? de (?:conocimientos?|datos)|corpus|folletos?|expedientes?|estudios?|secci(?:ón|ones)|capítulos?|tablas?|anexos?|balances?|memorias?|actas?|correos?(?: electrónicos?)?|e-?mails?|cartas?|contenidos?|material(?:es)?|recursos?|fichas?|catálogos?|notas?|resultados?|wiki|faq|transcripci(?:ón|ones)|referencias?|adjuntos?|diapositivas?|presentaci(?:ón|ones)|pdf|comunicados?|bolet(?:ín|ines)|circular(?:es)?|cuadernos?|diarios?|cuadros?|informaci(?:ón|ones)|índice|resumen|resúmenes|apartados?|párrafos?|hojas?|escritos?|literatura';

/** Spanish sources of which "no cubre", "no incluye" speaks of absence. */
export const SOURCE = `(?:${PLAIN_SOURCE})`;

/** Also those that grant something, where "no cubre" is an answer but "no dice" is none. */
export const ANY_SOURCE = `(?:${PLAIN_SOURCE}|contratos?|arrendamiento|reglamentos?|convenios?|pólizas?|políticas?|condiciones|garantías?|cláusulas?|estatutos|acuerdos?|ley(?:es)?|normativas?|normas?|registros?|programas?|orden del día|calendarios?|presupuestos?|facturas?|sitios? web|web)`;

/** Up to six words between a source and its verb: "los documentos que me han facilitado". */
export const GAP =
  '(?: (?!(?:quien|dice|dicen|indican?|afirman?|clientes|socios|pero|no)(?!\\p{L}))[\\p{L}\\p{N}()\\uE001-]+){0,6}?';

/** Pronouns between the negation and its verb. */
const CLITIC = '(?:(?:me|te|se|le|les|lo|la|los|las|nos) )*';

/** The negation with the pronouns that follow it; `nunca`, `tampoco` negate alone before the verb. */
export const NO = `(?:(?:no|nunca|tampoco|jamás|ni siquiera) ${CLITIC})`;

/** Words that may stand between a verb and what it lacks. */
export const ADVERB =
  '(?: (?:lamentablemente|desgraciadamente|actualmente|claramente|explícitamente|expresamente|directamente|precisamente|realmente|simplemente|tampoco|todavía|aún|también|aquí|en absoluto|por tanto|honestamente|en ningún momento|nunca|ya|ahora mismo))*';

/** Nouns whose lack is the lack of an answer. */
export const INFO =
  '(?:informaci(?:ón|ones)|datos?|detalles?|precisi(?:ón|ones)|respuestas?|menci(?:ón|ones)|referencias?|indicaci(?:ón|ones)|indicios?|elementos?|cifras?|valor(?:es)?|importes?|fechas?|hechos?|pasajes?|documentos?|documentación|fuentes?|contexto|conocimientos?|acceso|rastros?|constancia|pruebas?|base|resultados?|explicaci(?:ón|ones)|descripci(?:ón|ones)|precios?|nombres?|pistas?|alusi(?:ón|ones)|evidencias?|material|fragmentos?|registros? de|nada)';

const FLAW =
  '(?:error(?:es)?|faltas?|defectos?|problemas?|motivos?|raz(?:ón|ones)|contradicci(?:ón|ones)|incoherencias?|diferencias?|anomalías?|inconvenientes?|objeci(?:ón|ones)|mejor(?:es)?|virus|duplicados?|erratas?|riesgos?|por qué|fallos?|daños?|señales|que (?:objetar|criticar|reprochar|corregir|señalar))';

/** Things that one may look for and be glad not to find: their absence is an answer. */
export const NOT_FLAWS = `(?! (?:ning(?:ún|una) |encontrado |visto |hallado |detectado |de |el |la |los |las |nada |otro |otra |una? |buena |signos de |señales de )*${FLAW}(?!\\p{L}))`;

/** Up to six words of any kind. */
export const FEW = '(?: [\\p{L}\\p{N}\\uE001-]+){0,6}?';

/** Pronouns at the end of a verb. */
export const ENCLITIC = '(?:se|me|te|le|les|lo|la|los|las|nos|selo|sela|melo)?';

/** What an answer does: say, determine, confirm. */
export const KNOW = `(?:responder|contestar|decir|determinar|saber|establecer|confirmar|desmentir|precisar|encontrar|hallar|identificar|indicar|concluir|verificar|comprobar|afirmar|dar|ofrecer|proporcionar|facilitar|calcular|estimar|deducir|inferir|extraer|juzgar|pronunciar|valorar|conocer|nombrar|localizar|averiguar|especificar|evaluar|asegurar|aclarar|resolver|atender)${ENCLITIC}`;

/** In, among, according to the sources. */
export const IN_SOURCE = `(?:en|entre|por|sobre|de|del|según|a partir|con|dentro)(?: (?:las?|los?|el|estas?|estos?|este|esa|ese|esos|esas|mis?|sus?|tus?|ning(?:ún|una)(?: de)?|un|una|de|del|todos?|todas?|parte|lugar|sitio|alguno))*(?: [\\p{L}\\p{N}-]+){0,3}? ${SOURCE}`;
