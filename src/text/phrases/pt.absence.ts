import { opening, words, type Phrase } from './book.ts';
import { ADVERB, ANY_SOURCE, FEW, GAP, INFO, IN_SOURCE, KNOW, NAO, NOT_FLAWS, SOURCE } from './pt.words.ts';

const SAYS =
  '(?:precisam?(?! (?:de|d[oa]s?|que|\\p{L}+r)(?!\\p{L}))|mencionam?|mencionava|indicam?|indicava|diz(?:em)?|diga(?:m)?|abordam?|tratam?|falam?|explicam?|explicava|descrevem?|especificam?|especificava|nomeiam?|detalham?|respondem?|revelam?|quantificam?|definem?|identificam?|divulgam?|esclarecem?|citam?|assinalam?|informam?|pronunciam?|registam?|registram?|refletem?|trazem?|contemplam?|apontam?|apontava|referem?|aludem?|explicitam?|tocam?|faz(?:em)? (?:qualquer |nenhuma )?(?:menção|referência|alusão)|mencion(?:ou|aram)|indic(?:ou|aram)|inform(?:ou|aram)|t(?:e|ê)m (?:mencionado|indicado))';
const HOLDS =
  '(?:contêm|contém|continham?|inclu(?:i|em)|cobrem?|compreendem?|d(?:á|ão)|oferecem?|fornecem?|mostram?|chegam?|abrangem?|traz(?:em)?|apresentam?)';
const STATED =
  '(?:mencionad|indicad|precisad|especificad|comunicad|divulgad|revelad|nomead|citad|assinalad|detalhad|esclarecid|quantificad|informad|referid|explicitad)[oa]s?|dit[oa]s?';
const FOUND =
  '(?:fornecid|dad|cobert|incluíd|encontrad|descrit|tratad|abordad|documentad|contid|explicad|definid|registr?ad|localizad|achad|listad|estabelecid|determinad|confirmad|verificad|deduzid|identificad|extraíd|calculad|clar|conhecid|publicad|refletid|respondid|apontad|discutid)[oa]s?|disponíve(?:l|is)|presentes?';
const ANSWER =
  '(?:informaç(?:ão|ões)|respostas?|dados?|números?|montantes?|datas?|detalhes?|valor(?:es)?|elementos?|pontos?|temas?|assuntos?|perguntas?|questão|solicitaç(?:ão|ões)|pedido|consulta|isso|isto|nomes?)';

/** The sources do not have it. */
export const sources: readonly Phrase[] = [
  words(`${ANY_SOURCE}${GAP} ${NAO}(?:${SAYS})${ADVERB}(?! que(?!\\p{L}))`),
  words(`${SOURCE}${GAP} ${NAO}${HOLDS}${NOT_FLAWS}${ADVERB}${NOT_FLAWS}(?! que(?!\\p{L}))`),
  words(
    `${ANY_SOURCE}${GAP} ${NAO}(?:permitem?|bastam?|são suficientes?|é suficiente|chegam?|ajudam?|servem?)${ADVERB}(?: (?:para |a )?(?:poder )?${KNOW}|[.! ]*$)`,
  ),
  words(
    `${NAO}(?:${SAYS}|figuram?|constam?|aparecem?)(?: [\\p{L}]+){0,3}? (?:o|a|os|as|est[ea]s?|ess[ea]s?|meus|seus|dito) ${ANY_SOURCE}`,
  ),
  opening(
    `(?:e |nem |mas )?(?:est[ea]s? |ess[ea]s? |el[ea]s? )?${NAO}(?:precisam?(?! (?:de|d[oa]s?|que|\\p{L}+r)(?!\\p{L}))|mencionam?|indicam?|diz(?:em)?|explicam?|especificam?|detalham?|esclarecem?|abordam?|nomeiam?|informam?|faz(?:em)? (?:menção|referência)|figuram?|constam?|trazem?)`,
  ),
  words(
    `(?:nenhuma?|nem uma? só)(?:(?: (?:de|del[ea]s|d[oa]s?|dest[ea]s|dess[ea]s|meus|minhas|${ANY_SOURCE}|[\\p{L}-]+)){0,6}?) (?:se |me |o )*(?:${SAYS}|${HOLDS})(?: (?:de|do|da|dos|das|sobre|uma?|o|a|os|as|ao|à|est[ea]s?|ess[ea]s?|isso|isto|nada|como|que|quem|quando|qual|quanto|onde|informações|dados|resposta|tal)(?!\\p{L})|[.! ]*$)${NOT_FLAWS}`,
  ),
  words(
    `nada(?: [\\p{L}-]+){0,5}? ${IN_SOURCE}|${IN_SOURCE}${FEW} (?:não há|não existe|não se encontra|não aparece|não figura|não consta|não se menciona|não se diz|não se fala|não encontrei|não está especificado|falta|faltam)${NOT_FLAWS}`,
  ),
  words(
    `${ANY_SOURCE}${GAP} (?:(?:não )?dizem? nada|nada (?:dizem?|diga|digam|informam?|mencionam?)|(?:é|são|fica|ficam) omiss[oa]s?|silenciam?|calam?|omitem?|deixam? (?:em aberto|sem (?:resposta|esclarecer)|[^,;]{0,60}? (?:em aberto|sem (?:resposta|esclarecer)))|carecem? de)`,
  ),
  words(
    `${ANY_SOURCE}${GAP} (?:é|são|fica|ficam|resulta(?:m)?|mostra(?:m)?-se) (?:totalmente |completamente |demasiado )*(?:insuficientes?|irrelevantes?|incomplet[oa]s?|alhei[oa]s?|escass[oa]s?|mud[oa]s?|silencios[oa]s?|demasiado \\p{L}+)(?= (?:para|a|sobre|quanto)|[.! ]*$)`,
  ),
  words(`não é (?:algo|um tema|um assunto|uma questão|um ponto)(?: [\\p{L}-]+){0,5}? ${SOURCE}`),
  words(`(?:busca|pesquisa)(?: [\\p{L}-]+){0,4}? não (?:deu|devolveu|retornou|produziu|encontrou|trouxe)`),
];

/** It was not handed over, or its lack shows in the sources. */
export const missing: readonly Phrase[] = [
  words(
    `nada(?: [\\p{L}-]+){0,3}? (?:aparece|figura|consta|há|se (?:diz|encontra|menciona))(?: [\\p{L}-]+){0,3}? ${ANY_SOURCE}`,
  ),
  words(
    `nem (?:o|a|os|as|no|na) ${ANY_SOURCE}[^,;]{0,40}? nem [^,;]{0,40}? (?:me |se |o )*(?:${SAYS}|${HOLDS})`,
  ),
  words(
    'não (?:me|nos) (?:foi|foram)(?: \\p{L}+)? (?:dad|fornecid|facultad|entregue|mostrad|enviad|disponibilizad)[oa]?s?|não (?:me|nos) (?:deram|forneceram|enviaram)',
  ),
  words(
    `(?:não se sabe|desconhece-se|ignora-se)[^;]{0,40}?${SOURCE}|${SOURCE}[^;,]{0,20},? (?:não se (?:sabe|deduz|depreende|entende|infere|vê|percebe)|não dá para)`,
  ),
  words(
    `em nenhuma? (?:ponto|parte|lugar|momento|trecho|página|passagem) (?:do|da|dos|das|dest[ea]s?) (?:[\\p{L}-]+ ){0,2}?${ANY_SOURCE}`,
  ),
  words(`${SOURCE}${GAP} não t(?:em|êm) (?:nada|nenhuma?|informaç\\p{L}+|dados|resposta)${NOT_FLAWS}`),
  opening(`(?:aqui )?não tem (?:nada|nenhuma?|informaç\\p{L}+|menção)`),
  words(
    `nada (?:em|no|na|nos|nas|do|da|dos|das|neste|nesta|nestes|nestas) (?:[\\p{L}-]+ ){0,2}?${ANY_SOURCE}(?![^,;]*(?:proíb|proib|imped|obrig|exig))`,
  ),
  words(
    `não (?:figuram?|constam?|aparecem?|estão?) (?:nel[ea]s?|del[ea]s?|lá|ali|aí)|não (?:foi|foram) (?:encontrad|localizad|achad|recuperad)[oa]s? (?:[\\p{L}]+ )?${INFO}`,
  ),
  words(
    'não (?:vem|vêm|está|estão|foi|foram|vai|vão|segue|seguem) (?:em )?(?:anex|junt|incluíd)[oa]s?[.! ]*$',
  ),
];

/** It is not there, is not known, cannot be had. */
export const absence: readonly Phrase[] = [
  words(
    `${NAO}(?:há|existem?|havia|consta|figura)${NOT_FLAWS}${ADVERB} (?:suficientes? |bastantes? |nenhuma? |qualquer |quaisquer )?(?:\\p{L}+ )?${INFO}(?=[.! ]*$| (?:sobre|acerca|a respeito|relativ\\p{L}+|em|no|na|nos|nas|nest\\p{L}+|ao|à|a|do|da|de|dos|das|que|disponíve\\p{L}+|para|alguma?|pertinentes?|suficientes?|relevantes?|aqui|referentes?|quanto))`,
  ),
  words(`${NAO}(?:há|existem?|havia)${NOT_FLAWS} [^,;]{0,80}?${IN_SOURCE}`),
  words(
    `${NAO}(?:está|estão|estava|foi|foram|é|são|vem|vêm|fica|ficam)${ADVERB} (?:${STATED})(?! que(?!\\p{L}))`,
  ),
  words(`${NAO}(?:está|estão|foi|foram|é|são|vem|vêm|fica|ficam)${ADVERB} (?:${FOUND}) ${IN_SOURCE}`),
  words(
    `não se (?:mencionam?|indicam?|especificam?|precisam?|diz|cita|detalha|esclarece|informa)(?! (?:que|ao)(?!\\p{L}))`,
  ),
  words(
    `não se (?:fornecem?|d[áã]o?|incluem?|encontram?|encontr(?:ou|aram)|descrevem?|trata|aborda|fala|acham?|reflete)${NOT_FLAWS} [^,;]{0,80}?(?:${IN_SOURCE}|${INFO})`,
  ),
  words(
    `${NAO}(?:figuram?|constam?|aparecem?|fazem? parte|estão? |decorrem?|resultam?)${ADVERB} ?(?:em lugar nenhum|em nenhuma?|em qualquer|[^,;]{0,20}?${IN_SOURCE})`,
  ),
  words(
    `${ANSWER}(?: [\\p{L}\\p{N}-]+){0,8}? (?:não (?:se )?(?:figuram?|constam?|aparecem?|encontram?|está (?:n[oa]s?|em|disponível)|vem|acha)|não (?:pode|podem|pôde|se pode|se podem)(?: \\p{L}+)? (?:ser )?(?:${FOUND}|${KNOW}))(?! (?:em dinheiro|por))`,
  ),
  words(`(?:faltam?|está ausente|estão ausentes)(?: \\p{L}+){0,4}? ${IN_SOURCE}`),
  words(
    `${INFO}(?: [\\p{L}-]+){0,6}? (?:faltam?|(?:é|são|parecem?|foram|estão) (?:demasiado )?(?:insuficientes?|escass[oa]s?|inexistentes?|limitad[oa]s? para|ausentes?))`,
  ),
  words(
    `(?:${INFO} insuficientes?|(?:insuficientes?|muito pouc[oa]s?|falta de|na falta de|por falta de|demasiado pouc[oa]s?) (?:mais )?${INFO})(?= (?:para|sobre|como)|[.! ]*$)`,
  ),
  words(
    `${ANSWER}(?: [\\p{L}\\p{N}-]+){0,8}? (?:fica|continua|permanece|ficam)(?: \\p{L}+)? (?:em aberto|abert[oa]|sem resposta|por esclarecer)`,
  ),
  words(
    `nenhuma? (?:\\p{L}+ )?${INFO}(?: [\\p{L}\\p{N}\\uE001-]+){0,9}? (?:está|foi|aparece|figura|consta|disponível|permite|se encontra|pôde|pode)(?! (?:obrigatóri|necessári|exigid))`,
  ),
  words(
    `(?:nenhuma?|qualquer) (?:menção|rastro|indicação|referência|informação|alusão|dado)(?: \\p{L}+)? (?:de|do|da|dos|das|ao?s?|às?|sobre|acerca|que|relativ\\p{L}+)`,
  ),
  opening(
    `(?:desculpe,? |infelizmente,? |dado |informação )?(?:(?:não|sem) (?:${STATED}|${FOUND}|consta|figura|aparece|resposta|dados|informação|especificar|informações)(?: ${IN_SOURCE}|[.! ]*$)|desconhecid[oa]s?[.! ]*$|sem resposta[.! ]*$)`,
  ),
  opening(
    `(?:desculpe,? |infelizmente,? )?(?:nenhuma?|sem|não há) (?:\\p{L}+ )?${INFO}(?=[.! ]*$| (?:sobre|acerca|a respeito|em|no|na|nos|disponíve\\p{L}+|relevantes?|relativ\\p{L}+|para|encontrad[oa]s?))`,
  ),
  words(
    '(?:fora|além|excedem?|escapam?|ultrapassam?|foge|fogem|extrapolam?|sai|saem)(?: (?:de|do|da|dos|das|a|ao|à|aos|às|o|os|as|daquilo|do que))*(?: (?:meus?|minhas?|que|dest[ea]s?))?(?: \\p{L}+)? ?(?:escopo|âmbito|alcance|competências?|conhecimentos?|capacidades|funções|documentos|fontes|domínio|possibilidades|objeto|área|especialidade|contêm|contém)(?! (?:d[ae] (?:garantia|apólice|cobertura)|do contrato))',
  ),
  words(`(?:impossível|difícil) ${KNOW}|não é possível ${KNOW}(?: [\\p{L}-]+){0,6}? ${IN_SOURCE}`),
  opening(
    '(?:e |nem )?não (?:o|a|os|as|seu|sua|quem|quando|onde|a quem|como|quanto|qual)(?! (?:só|apenas|somente))',
  ),
];
