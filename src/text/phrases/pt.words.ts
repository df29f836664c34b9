const PLAIN_SOURCE =
  'documentos?|documentação|fontes?|contextos?|passage(?:m|ns)|textos?|páginas?|relatórios?|a(?:r)?quivos?|ficheiros?|manua(?:l|is)|guias?|trechos?|excertos?|fragmentos?|artigos?|dados|bases? de (?:conhecimentos?|dados)|corpus|folhetos?|brochuras?|processos?|estudos?|seç(?:ão|ões)|secç(?:ão|ões)|capítulos?|tabelas?|anexos?|balanços?|atas?|e-?mails?|cartas?|conteúdos?|materia(?:l|is)|recursos?|fichas?|catálogos?|notas?|resultados?|wiki|faq|transcriç(?:ão|ões)|referências?|slides?|apresentaç(?:ão|ões)|pdf|comunicados?|bolet(?:im|ins)|circular(?:es)?|cadernos?|jorna(?:l|is)|quadros?|informaç(?:ão|ões)|índice|resumos?|parágrafos?|planilhas?|literatura|acervo';

/** Portuguese sources of which "não cobre", "não inclui" speaks of absence. */
export const SOURCE = `(?:${PLAIN_SOURCE})`;

/** Also those that grant something, where "não cobre" is an answer but "não diz" is none. */
export const ANY_SOURCE = `(?:${PLAIN_SOURCE}|contratos?|regulamentos?|convenç(?:ão|ões)|apólices?|políticas?|condições|garantias?|cláusulas?|estatutos?|acordos?|leis?|normativas?|normas?|registr?os?|programas?|ordem do dia|calendários?|orçamentos?|faturas?|sites?)`;

/** Up to six words between a source and its verb: "os documentos que me foram fornecidos". */
export const GAP =
  '(?: (?!(?:diz|dizem|indicam?|afirmam?|clientes|sócios|mas|não)(?!\\p{L}))[\\p{L}\\p{N}()\\uE001-]+){0,6}?';

/** The negation with the pronouns that may follow it. */
export const NAO =
  '(?:(?:não|nunca|nem|tampouco|jamais|também não|nada) (?:(?:me|te|se|lhe|lhes|o|a|os|as|nos) )*)';

/** Words that may stand between a verb and what it lacks. */
export const ADVERB =
  '(?: (?:infelizmente|lamentavelmente|atualmente|claramente|explicitamente|expressamente|diretamente|precisamente|realmente|simplesmente|ainda|também|aqui|de modo algum|portanto|honestamente|em momento algum|nunca|já|no momento|sequer|em lugar nenhum|de forma alguma))*';

/** Nouns whose lack is the lack of an answer. */
export const INFO =
  '(?:informaç(?:ão|ões)|dados?|detalhes?|respostas?|menç(?:ão|ões)|referências?|indicaç(?:ão|ões)|indícios?|elementos?|números?|valor(?:es)?|montantes?|datas?|fatos?|factos?|passage(?:m|ns)|trechos?|documentos?|documentação|fontes?|contexto|conhecimentos?|acesso|rastros?|provas?|base|resultados?|explicaç(?:ão|ões)|descriç(?:ão|ões)|preços?|nomes?|pistas?|alus(?:ão|ões)|evidências?|material|subsídios|registr?os? de|notícias?|esclarecimentos?)';

const FLAW =
  '(?:erros?|faltas?|defeitos?|problemas?|motivos?|raz(?:ão|ões)|contradiç(?:ão|ões)|incoerências?|diferenças?|anomalias?|inconvenientes?|objeç(?:ão|ões)|melhor(?:es)?|vírus|duplicados?|gralhas?|riscos?|por que|porquê|falhas?|danos?|sinais de|a (?:criticar|objetar|reparar|corrigir|apontar|assinalar))';

/** Things that one may look for and be glad not to find: their absence is an answer. */
export const NOT_FLAWS = `(?! (?:nenhuma? |qualquer |quaisquer |encontrado |visto |detectado |o |a |os |as |nada |outr[oa] |uma? |bom |boa |sinais de )*${FLAW}(?!\\p{L}))`;

/** Up to six words of any kind. */
export const FEW = '(?: [\\p{L}\\p{N}\\uE001-]+){0,6}?';

/** Pronouns at the end of a verb. */
export const ENCLITIC = '(?:-(?:se|me|te|lhe|lhes|lo|la|los|las|nos|o|a))?';

/** What an answer does: say, determine, confirm. */
export const KNOW = `(?:responder|dizer|determinar|saber|estabelecer|confirmar|desmentir|precisar|encontrar|achar|identificar|indicar|concluir|verificar|afirmar|dar|oferecer|fornecer|informar|calcular|estimar|deduzir|inferir|extrair|julgar|pronunciar|avaliar|conhecer|nomear|localizar|apurar|especificar|assegurar|esclarecer|resolver|atender|opinar|tirar)${ENCLITIC}`;

/** In, among, according to the sources. */
export const IN_SOURCE = `(?:em|no|na|nos|nas|num|numa|entre|por|sobre|de|do|da|dos|das|segundo|conforme|a partir|com|dentro|nest[ea]s?|ness[ea]s?|pel[oa]s?)(?: (?:as?|os?|est[ea]s?|ess[ea]s?|meus?|minhas?|seus?|suas?|nenhuma?|uma?|de|do|da|dos|das|todos?|todas?|parte|lugar|base|nos|nas|lado))*(?: [\\p{L}\\p{N}-]+){0,3}? ${SOURCE}`;
