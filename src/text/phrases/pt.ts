import { opening, Phrase, words, type PhraseBook } from './book.ts';
import { disputing, notDisputing, resolving } from './pt.disputes.ts';
import { hedging, notHedging } from './pt.hedges.ts';
import { ANY_SOURCE, GAP, INFO } from './pt.words.ts';
import { refusing } from './pt.refusals.ts';

const ADDRESS =
  '(?:contat|contact|consult|verifi|pergunt|dirig|dirij|recorr|tent|reformul|fornec|precis|compartilh|partilh|envi|lig|inform|busc|procur|escrev|revej|rever|olh|carreg|anex|indi[cq]|fal|solicit|remet|mand|dar|esclarec|aguard|ver|entr)\\p{L}*';
const TREATS =
  '(?:tratam?|falam?|versam?|descrevem?|descreva|abordam?|cobrem?|mencionam?|(?:se )?limitam?(?:-se)?|concentram?-se|se concentram?|referem?-se|se referem?|se ocupam?|ocupam?-se|contêm|contém|chegam?|terminam?|remontam?|datam?|explicam?|detalham?|apresentam?|incluem?|inclui|aludem?|dizem? respeito|vão|vai|trazem?|citam?|registr?am?|enumeram?)';
const NOT_THAT = '(?! (?:também |expressamente |claramente )*que(?!\\p{L}))';

const asides = [
  opening(
    `(?:para [^,]{1,60}, |nesse caso,? )?(?:por favor|(?:eu )?(?:recomendo|sugiro|aconselho)(?:-lhe)?|não hesite)`,
  ),
  opening(
    `(?:para [^,]{1,60}, |nesse caso,? )?(?:contate|contacte|consulte|verifique|pergunte|dirija-se|recorra|tente|reformule|forneça|precise|compartilhe|partilhe|envie|ligue|busque|procure|escreva|reveja|veja|olhe|carregue|anexe|indique|informe|fale|entre em conta[c]?to|solicite|remeta|peça|diga-me|me diga|dê-me|esclareça)`,
  ),
  words(
    `(?:pode|poderia|podes|poderias|deve|deveria|convém|conviria|poderá|podem)(?: [\\p{L}]+){0,3}? ${ADDRESS}`,
  ),
  words(
    '(?:recomendo|sugiro|aconselho|proponho|o melhor (?:é|seria)|seria (?:melhor|conveniente|preferível|recomendável)|é (?:melhor|preferível|recomendável|aconselhável)|mais vale)',
  ),
  words(
    '(?:(?:posso|poderia|poderei|tentarei|procurarei|terei|ficarei|estou|fico|estarei)(?: (?:então|também|no entanto|com prazer|todo o|a|à sua|ao seu|prazer em|contudo|muito))* (?:ajudar|buscar|procurar|verificar|rever|responder|resumir|encaminhar|orientar|criar|abrir|feliz|disposição|dispor|tentar|olhar|explicar|oferecer|prazer|passar)\\p{L}*|com (?:todo o |muito )?prazer|gostaria (?:que|de que)|quer que|deseja que)',
  ),
  words(
    '(?:poderá|poderão|saberá|saberão|deve|devem|deveria|deveriam|poderia|poderiam|pode|podem)(?: \\p{L}+){0,2}? (?:ajudar|informar|responder|dizer|aconselhar|orientar|esclarecer|auxiliar|atender)(?:-\\p{L}+)?',
  ),
  words(
    '(?:seria|seriam)(?: (?:apenas|só|pura|mera|uma?|simples|meras?|puras?))* (?:especulação|especular|suposição|suposições|conjec?turas?|adivinhar|adivinhação|especulativo|palpite|chute|invenção)',
  ),
  opening(
    '(?:(?:eu )?(?:procurei|busquei|consultei|revi|verifiquei|li|examinei|analisei|percorri|pesquisei|revisei|conferi|vasculhei)|(?:tenho|temos) (?:procurado|consultado|verificado))',
  ),
  opening(
    '(?:obrigad[oa]|muito obrigad[oa]|olá|oi|bom dia|boa tarde|boa noite|(?:é uma |essa é uma )?(?:muito )?(?:boa|ótima|excelente) pergunta|entendo|compreendo|claro|com certeza|atenciosamente|cumprimentos)',
  ),
];

const remarks = [
  opening(
    '(?:infelizmente|lamentavelmente|lamento|sinto muito|desculpe|desculpa|peço desculpas?|perdão|perdoe|minhas desculpas|as minhas desculpas|receio|temo|é pena)',
  ),
  opening(
    '(?:como (?:uma? )?|(?:eu )?sou (?:só |somente |apenas )?(?:um |uma )?|estou |fui )(?:assistente|ia|inteligência|modelo|chatbot|robô|agente|projetad|limitad|aqui para|programad|treinad|configurad|concebid|criad)\\p{L}*',
  ),
  opening(
    '(?:só|somente|apenas|unicamente) (?:posso|disponho|tenho|conheço|cubro|me baseio|consigo)|(?:posso|disponho|tenho|baseio-me)(?: \\p{L}+)? (?:só|somente|apenas|unicamente)|(?:me )?(?:limito|baseio|atenho)(?:-me)?',
  ),
  opening(
    '(?:o |a |os |as )?(?:meu|minha|meus|minhas) (?:[\\p{L}]+ )?(?:conhecimentos?|acesso|fontes?|documentos?|instruções|função|respostas?|informações|capacidades|âmbito|escopo|dados|base)',
  ),
  words(`(?:mais|outr[oa]s?) ${INFO}|${INFO} (?:adiciona|complementar|suplementar|extra|em falta)\\p{L}*`),
  words(
    '(?:confidencia(?:l|is)|sigilos[oa]s?|secret[oa]s?|privad[oa]s?|sensíve(?:l|is)|reservad[oa]s?|inacessíve(?:l|is)|restrit[oa]s?|dados pessoais|privacidade|não (?:é|são) públic[oa]s?|não está(?:o)? disponíve(?:l|is))',
  ),
  words(
    '(?:talvez|é possível que|poderia|poderiam|pode|podem|quem sabe)(?: (?!não(?!\\p{L}))[\\p{L}-]+){0,5}? (?:em outr[oa]s?|noutr[oa]s?|figure|figurar|encontrar-se|constem?|constar|estejam?)',
  ),
  opening(
    `(?:[\\p{L}\\p{N}-]+ ){0,4}?${ANY_SOURCE}${GAP} (?:só |somente |apenas |unicamente )?${TREATS}${NOT_THAT}`,
  ),
  opening(
    `(?:est[ea]s?|el[ea]s?|ess[ea]s?|aquel[ea]s?|tod[oa]s|tudo|que|amb[oa]s) (?:só |somente |apenas |unicamente )?${TREATS}${NOT_THAT}`,
  ),
  opening(`(?:só|somente|apenas|unicamente) (?:se )?${TREATS}${NOT_THAT}`),
  words(
    '(?:ainda )?não (?:foi|foram)(?: ainda)? (?:publicad|comunicad|divulgad|anunciad|tornad[oa]s? públic)\\p{L}*',
  ),
  opening('(?:só|somente|apenas) [^,;]{1,120} (?:mencionad|indicad|citad|abordad|descrit|tratad)[oa]s?'),
  opening('(?:como )?não (?:sou|sendo)(?: um| uma)? [\\p{L}-]+$'),
  opening('(?:fontes?|referências?|ver também|veja também)$'),
];

const REPORTERS =
  '(?:diz|dizem|disse|indica|indicam|indicou|afirma|afirmam|afirmou|precisa|declara|declarou|explica|explicou|responde|respondeu|escreve|escreveu|assinala|informa|informou|assegura|anuncia|anunciou|adverte|avisa|sublinha|constata|conclui|estipula|estabelece|prevê|menciona|acrescenta|dispõe|estima|sustenta|reconhece|comunicou|alega|relata|reclama|queixa-se de)';

/** Portuguese, of both sides of the Atlantic. */
export const portuguese: PhraseBook = {
  script: 'latin',
  cues: 'o os as um uma uns de do da dos das e é em no na nos nas que não se por para com ao aos à às mais mas ou como este esta esse essa isso isto há está estão são foi foram ser seu sua seus meu minha meus minhas nenhum nenhuma nada sobre sem nem pelo pela pelos eu você lhe me neste nesta nesses nestes num numa posso pode podem encontrei qual quem quando segundo também já só',
  refusing,
  idioms: [
    words(
      'não (?:posso|poderia) (?:evitar|negar|estar mais|senão|deixar de)|não posso (?:recomendar|agradecer)(?:-\\p{L}+)? o (?:suficiente|bastante)',
    ),
    words(
      '(?:não sei|não estou cert[oa]|não tenho certeza)(?: de)? (?:a )?(?:qual|que|quem|se)(?: [\\p{L}\\p{N}-]+){0,8}? (?:refere|quer dizer|procura)',
    ),
    words('não (?:só|apenas|somente)'),
  ],
  reporting: [
    new Phrase(
      `^(?!(?:eu|infelizmente|desculpe|segundo|receio|com base|meus?|minhas?|lamento)(?!\\p{L})).{0,120}?(?<!não |nem |se )(?<!\\p{L})${REPORTERS}(?: [\\p{L}]+){0,2} que `,
    ),
    words('(?:se|quando|caso|assim que|sempre que) (?:(?:o|a|os|as|um|uma|você|se|lhe|me|eu) )?'),
  ],
  asides,
  remarks,
  joints: {
    turns: 'mas|enquanto|porém|embora|dito isso|dito isto|exceto que',
    particles:
      'no entanto|contudo|todavia|entretanto|por outro lado|em contrapartida|portanto|por isso|por conseguinte|assim|logo|já|ao passo que|de modo que|do contrário',
    links: 'e|então|assim|também|além disso|pois|logo',
    inserted: 'infelizmente|lamentavelmente|por ora|por enquanto|até onde sei|que eu saiba|de momento',
    openers:
      'embora|ainda que|apesar de|mesmo que|dado que|visto que|uma vez que|já que|como|porque|não (?:sendo|tendo|dispondo|havendo)|enquanto|por mais que',
    conditions: 'se|quando|caso|assim que|sempre que|a menos que|desde que',
    labels:
      '(?:o |a )?assistente(?: de ia)?|ia|resposta(?: curta| breve| final)?|em resumo|resumo|conclusão|resultado|nota|observação|pergunta|(?:sobre|acerca de|acerca do|acerca da|a respeito de|quanto a|quanto ao|quanto à|em relação a|em relação ao|em relação à|no que diz respeito a) ?[^:.,]{1,60}',
    cuts: ', (?=não [oa]s? d[eoa]s? )|, (?:e|então|portanto) (?=(?:pode|posso|não|você|o|a|os|as|se|use|há|por favor)(?!\\p{L}))',
  },
  disputing,
  notDisputing,
  resolving,
  hedging,
  notHedging,
};
