import { opening, Phrase, words, type PhraseBook } from './book.ts';
import { disputing, notDisputing, resolving } from './es.disputes.ts';
import { hedging, notHedging } from './es.hedges.ts';
import { ANY_SOURCE, GAP, INFO } from './es.words.ts';
import { refusing } from './es.refusals.ts';

const ADDRESS =
  '(?:contact|consult|verifi|comprob|pregunt|dirig|dirij|acud|intent|reformul|proporcion|facilit|precis|compart|envi|enví|llam|inform|busc|escrib|revis|mir|sub|aport|indi[cq]|pon(?:er|ga|te|e)|habl|prob|pruebe|solicit|remit|mand|dar|aclar|esperar|ver)\\p{L}*';
const TREATS =
  '(?:tratan?|hablan?|versan?|describen?|abordan?|cubren?|mencionan?|se limitan?|se centran?|se refieren?|se ocupan?|contienen?|llegan?|terminan?|se remontan?|datan?|explican?|detallan?|recogen?|presentan?|incluyen?|aluden?|corresponden?|registran?|citan?|enumeran?|se remiten?|son de|es de)';
const NOT_THAT = '(?! (?:también |expresamente |claramente )*que(?!\\p{L}))';

const asides = [
  opening(
    `(?:para [^,]{1,60}, |en ese caso,? |si [^,]{1,60}, )?(?:por favor|le (?:sugiero|recomiendo|aconsejo|invito|animo)|te (?:sugiero|recomiendo|aconsejo)|no dude|no dudes)`,
  ),
  opening(
    `(?:para [^,]{1,60}, |en ese caso,? )?(?:contacte|contacta|consulte|consulta|verifique|compruebe|pregunte|pregunta|diríjase|dirígete|acuda|acude|intente|intenta|reformule|reformula|proporcione|facilite|precise|comparta|comparte|envíe|envía|llame|llama|busque|busca|escriba|escribe|revise|revisa|mire|suba|sube|aporte|indique|indíqueme|póngase|ponte|hable|pruebe|prueba|solicite|remítase|vea|véase|dígame|dime|deme|dame|aclare|háblelo|háblalo|avíseme|hágamelo)`,
  ),
  words(
    `(?:puede|podría|puedes|podrías|debería|deberías|convendría|conviene|podrá)(?: [\\p{L}]+){0,3}? ${ADDRESS}`,
  ),
  words(
    '(?:recomiendo|sugiero|aconsejo|propongo|lo mejor (?:es|sería)|sería (?:mejor|conveniente|preferible|recomendable)|es (?:mejor|preferible|recomendable|aconsejable)|más vale|mejor (?:pregunte|consulte|contacte|llame|diríjase|acuda|hable|pregunta|consulta))',
  ),
  words(
    '(?:(?:puedo|podría|podré|intentaré|buscaré|revisaré|volveré a|estaré|estaría|quedo|estoy)(?: (?:entonces|también|en cambio|sin embargo|con gusto|encantad[oa] de|a su|a tu|gustosamente))* (?:ayudar|buscar|comprobar|revisar|responder|resumir|remitir|orientar|crear|abrir|encantad[oa]|disposición|intentar|mirar|explicar|ofrecer|trasladar|derivar|pasar)\\p{L}*|con (?:mucho )?gusto|quiere que|desea que|le gustaría)',
  ),
  words(
    '(?:podrá|podrán|sabrá|sabrán|debería|deberían|podría|podrían|puede|pueden)(?: \\p{L}+){0,2}? (?:ayudar|informar|responder|decir|aconsejar|orientar|aclarar|asesorar|atender)\\p{L}*',
  ),
  words(
    '(?:sería|serían|resultaría)(?: (?:solo|pura|mera|una?|simple|meras?|puras?))* (?:especulación|especular|suposición|suposiciones|conjeturas?|adivinar|adivinanza|especulativo|invención)',
  ),
  opening(
    '(?:he|hemos)(?: (?:también|ya))? (?:buscado|consultado|revisado|comprobado|leído|examinado|repasado|analizado|mirado|recorrido|verificado)|(?:busqué|consulté|revisé|leí|examiné|repasé|analicé|comprobé)',
  ),
  opening(
    '(?:gracias|muchas gracias|hola|buenos días|buenas tardes|buenas|(?:es una )?(?:muy )?(?:buena|excelente|gran) pregunta|entiendo|comprendo|por supuesto|claro|un saludo|saludos)',
  ),
];

const remarks = [
  opening(
    '(?:lamentablemente|desgraciadamente|desafortunadamente|por desgracia|lo siento|lo lamento|siento|lamento|disculpe|disculpa|perdón|perdone|mis disculpas|le pido disculpas|pido disculpas|me temo)',
  ),
  opening(
    '(?:como (?:una? )?|soy (?:solo |sólo |únicamente )?(?:un |una )?|estoy )(?:asistente|ia|inteligencia|modelo|chatbot|robot|agente|diseñad|limitad|aquí para|programad|entrenad|configurad)\\p{L}*',
  ),
  opening(
    '(?:solo|sólo|únicamente|solamente) (?:puedo|dispongo|tengo|conozco|cubro|me baso)|(?:puedo|dispongo|tengo|me baso)(?: \\p{L}+)? (?:solo|sólo|únicamente|solamente)|me (?:limito|baso|ciño)',
  ),
  opening(
    '(?:mi|mis) (?:[\\p{L}]+ )?(?:conocimientos?|acceso|fuentes?|documentos?|instrucciones?|función|respuestas?|información|capacidades|ámbito|datos|base)',
  ),
  words(`(?:más|otros?|otras?) ${INFO}|${INFO} (?:adicional|complementari|suplementari|faltante)\\p{L}*`),
  words(
    '(?:confidencial(?:es)?|secret[oa]s?|privad[oa]s?|sensibles?|reservad[oa]s?|inaccesibles?|restringid[oa]s?|datos personales|privacidad|no (?:es|son) públic[oa]s?|no está(?:n)? disponibles?)',
  ),
  words(
    '(?:quizás?|tal vez|puede que|es posible que|podría|podrían|puede|pueden|a lo mejor)(?: (?!no(?!\\p{L}))[\\p{L}-]+){0,5}? (?:en otr[oa]s?|en otro lugar|figure|figurar|encontrarse|consten?|aparezcan?)',
  ),
  opening(
    `(?:[\\p{L}\\p{N}-]+ ){0,4}?${ANY_SOURCE}${GAP} (?:solo |sólo |únicamente |solamente )?${TREATS}${NOT_THAT}`,
  ),
  opening(
    `(?:est[aeo]s?|ell[oa]s|aquell[oa]s|tod[oa]s|todo|que|ambos) (?:solo |sólo |únicamente |solamente )?${TREATS}${NOT_THAT}`,
  ),
  opening(`(?:solo|sólo|únicamente|solamente) (?:se )?${TREATS}${NOT_THAT}`),
  words(
    'no se (?:ha|han)(?: \\p{L}+)? (?:publicado|comunicado|divulgado|anunciado|hecho públic[oa]s?)|(?:todavía|aún) no (?:se )?(?:ha|han|está|están) (?:sido )?(?:publicad|comunicad|anunciad)[oa]s?',
  ),
  opening('(?:solo|sólo|únicamente) [^,;]{1,120} (?:mencionad|indicad|citad|abordad|descrit|tratad)[oa]s?'),
  opening('(?:como )?no (?:soy|siendo)(?: un| una)? [\\p{L}-]+'),
  opening('(?:fuentes?|referencias?|véase también)$'),
];

const REPORTERS =
  '(?:dice|dicen|dijo|indica|indican|indicó|afirma|afirman|afirmó|precisa|declara|declaró|explica|explicó|responde|respondió|escribe|escribió|señala|señaló|informa|informó|asegura|anuncia|anunció|advierte|subraya|constata|concluye|estipula|establece|prevé|menciona|añade|dispone|estima|sostiene|reconoce|contestó|comunicó|denuncia|denunció)';

/** Spanish. */
export const spanish: PhraseBook = {
  script: 'latin',
  cues: 'el los la las un una unos de del y en que no se es son por con para al lo su sus mi mis me le les como más pero o si este esta estos estas esa ese eso esto hay está están ha he han puedo puede pueden ningún ninguna ninguno nada sobre sin ni usted nos ante según muy qué quién cuál cuándo ya también',
  refusing,
  idioms: [
    words(
      'no (?:puedo|podría) (?:evitar|negar|estar más|menos que|más que|dejar de)|no puedo (?:recomendarl\\p{L}+|agradecer\\p{L}*) (?:bastante|lo suficiente)',
    ),
    words(
      '(?:no sé|no estoy segur[oa](?: de)?) (?:a )?(?:cuál|qué|quién|si)(?: [\\p{L}\\p{N}-]+){0,8}? (?:se refiere|te refieres|quiere decir|busca)',
    ),
    words('no solo|no sólo|no solamente'),
  ],
  reporting: [
    new Phrase(
      `^(?!(?:yo|lamentablemente|lo siento|según|me temo|mis?)(?!\\p{L})).{0,120}?(?<!no |nunca |tampoco |se )(?<!\\p{L})${REPORTERS}(?: [\\p{L}]+){0,2} que `,
    ),
    words(
      '(?:si|cuando|en cuanto|en caso de que|siempre que) (?:(?:el|la|los|las|un|una|usted|se|lo|me|le|yo) )?',
    ),
  ],
  asides,
  remarks,
  joints: {
    turns: 'pero|mientras que|aunque|dicho esto|sino que|salvo que',
    particles:
      'sin embargo|no obstante|en cambio|por lo tanto|por tanto|por eso|por ello|por consiguiente|así que|así pues|luego|de modo que|de lo contrario|eso sí',
    links: 'y|así que|entonces|luego|también|además|pues',
    inserted:
      'lamentablemente|desgraciadamente|por desgracia|desafortunadamente|por ahora|de momento|que yo sepa',
    openers:
      'aunque|si bien|a pesar de|pese a|dado que|puesto que|ya que|como|porque|no (?:siendo|teniendo|disponiendo|habiendo)|mientras que|aun cuando|por más que',
    conditions: 'si|cuando|en cuanto|en caso de|siempre que|a menos que|salvo que',
    labels:
      '(?:el |la )?asistente(?: de ia)?|ia|respuesta(?: breve| corta| final)?|en resumen|resumen|conclusión|resultado|nota|pregunta|(?:sobre|acerca de|respecto a|respecto al|con respecto a|en cuanto a|en cuanto al|en relación con|por lo que respecta a) ?[^:.,]{1,60}',
    cuts: ', (?=no (?:el|la|los|las) del? )|, (?:y|así que) (?=(?:puede|puedo|no|usted|el|la|los|las|se|use|hay|por favor|lo)(?!\\p{L}))',
  },
  disputing,
  notDisputing,
  resolving,
  hedging,
  notHedging,
};
