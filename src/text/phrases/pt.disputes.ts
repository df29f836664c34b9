import { words, type Phrase } from './book.ts';
import { ANY_SOURCE } from './pt.words.ts';

const PARTY = `(?:${ANY_SOURCE}|números|cifras|vers(?:ão|ões)|testemunhos?|depoimentos?|declarações|estimativas|autores|análises?|relatos?|indicações|afirmações|valores|datas|pesquisas|inquéritos|ensaios|conclusões|eles|elas|dois|duas|ambos|ambas|três|todos)`;
const BETWEEN = '(?: (?!(?:não|nenhuma?|nunca|que|quem)(?!\\p{L}))[\\p{L}\\p{N}()-]+){0,8}?';
const CLASHING =
  '(?:contraditóri[oa]s?|divergentes?|incompatíveis|incompatível|incoerentes?|discordantes?|inconciliáveis|opost[oa]s?|discrepantes?|inconsistentes?|conflitantes?)';
const FACTS =
  '(?:informaç(?:ão|ões)|dados|números?|datas?|valores|respostas?|montantes?|versões|conclusões|resultados?|indicações|relatos?|nomes?|causas?|motivos?|preços?|declarações|afirmações|instruções|prazos?|depoimentos?|fontes|documentos|relatórios|estudos|passagens|textos|trechos)';
/** What a source claims: two sources that claim differ where a word of contrast joins them. */
const CLAIMS =
  '(?:diz(?:em)?|afirmam?|indicam?|sustentam?|asseguram?|falam?|anunciam?|situam?|atribuem?|autorizam?|proíbem?|permitem?|exigem?|negam?|declaram?|escrevem?|calculam?|estimam?|assinalam?|constatam?|conclu(?:i|em)|preveem?|prevê|colocam?|põe|apontam?|estabelecem?|defendem?|informam?|relatam?|mostram?|admitem?)';
/** What a source gives: two that give differ only in their figures. */
const GIVES =
  '(?:dá|dão|citam?|fixam?|datam?|contam?|mencionam?|registr?am?|traz(?:em)?|refere|situam?|colocam?|apontam?|indicam?|falam?|anunciam?|põe)';
const SAYS = `(?:${CLAIMS}|${GIVES})`;
const CONTRAST = '(?:,? (?:enquanto|mas|ao passo que|contra|quando))';
const ONE = '(?:uma?|a primeira|o primeiro|o primeiro \\p{L}+|um primeiro|uma primeira)';
const AGAINST = '(?:,? (?:enquanto|mas|ao passo que|contra|quando|e|já)|[;,])';
const OTHER = '(?:(?:o|a) outr[oa]|outr[oa]|(?:o|a|um|uma) segund[oa]|(?:o|a) mais recente)';
const THE = '(?:o|a|os|as|um|uma|outro|outra|segundo o|segundo a|no|na|do|da)';

/** Sentences that say that sources disagree, in Portuguese. */
export const disputing: readonly Phrase[] = [
  words(`${PARTY}${BETWEEN} (?:se (?:contradizem|contradiz|opõem)|contradizem-se|opõem-se)`),
  words(
    `${PARTY}${BETWEEN} (?:divergem|discordam|diferem (?:quanto|sobre|em relação|na|no|nas|nos|a respeito)|não (?:concordam|coincidem|batem|conferem|estão de acordo|se entendem|condizem|podem ser (?:ambos|ambas|todos)|podem estar (?:ambos|ambas)))`,
  ),
  words(
    `(?:discordam|divergem|contradizem-se|não coincidem|não batem)(?: \\p{L}+){0,3}? (?:as|os|meus|est[ea]s|seus) ${PARTY}`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:é|são|parecem?|estão?|mostram-se)(?: (?:claramente|diretamente|manifestamente|em parte|totalmente|entre si))? (?:${CLASHING}|em (?:desacordo|contradição|conflito)|dividid[oa]s)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:dão|dá|oferecem?|indicam?|apresentam?|citam?|chegam?|mencionam?|trazem?|traz|contêm|contém|fornecem?|apontam?|mostram?|levam?|registr?am)(?: (?:a|em|para))?(?: (?:dois|duas|três|umas?|várias|vários|distintas|diferentes))?(?: [\\p{L}-]+)? ?${FACTS} (?:\\p{L}+ )?(?:diferentes|distint[oa]s|${CLASHING}|que se contradizem)`,
  ),
  words(
    `${PARTY}${BETWEEN} (?:dão|oferecem|indicam|apresentam|citam|chegam a|mencionam|trazem|contêm) (?:distint[oa]s|diferentes) ${FACTS}`,
  ),
  words(
    `(?<!nenhum |nenhuma |sem |não há |não contêm |não contém )${FACTS} (?:[\\p{L}-]+ )?(?:contraditóri[oa]s?|divergentes?|incompatíveis|discordantes|inconciliáveis|discrepantes|conflitantes|que se contradizem)`,
  ),
  words(
    '(?:há|existem?|vejo|observo|encontro|encontrei|observam-se|apresentam?|contêm|contém)(?: (?:ainda|aqui|no entanto))? (?:uma?|várias|duas|algumas) (?:\\p{L}+ )?(?:contradiç(?:ão|ões)|divergências?|discrepâncias?|incoerências?|desacordos?|inconsistências?)',
  ),
  words(
    '(?:contradiç(?:ão|ões)|divergências?|discrepâncias?|desacordos?|incoerências?|inconsistências?) (?:\\p{L}+ )?(?:entre|n[oa]s|em) (?:o|as?|os|ambos|ambas|dois|duas|seus|meus|est[ea]s|vári[oa]s|documentos|fontes)',
  ),
  words(`${ONE}(?: [\\p{L}-]+){0,5}? ${CLAIMS}[ ,:][^.]{1,200}?${CONTRAST} (?:que )?${OTHER}`),
  words(
    `${ONE}(?: [\\p{L}-]+){0,5}? ${CLAIMS}[ ,:][^.]{1,200}?[;,] (?:que )?${OTHER}(?: [\\p{L}\\p{N}-]+){0,4}? (?:os? |as? |não )?${CLAIMS}`,
  ),
  words(`${ONE}(?: [\\p{L}-]+){0,5}? ${SAYS}[ ,:][^.]{0,60}?\\p{Nd}[^.]{0,100}? ${OTHER}[^.]{0,60}?\\p{Nd}`),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}-]+){0,4}? ${SAYS}[ ,:][^.]{1,160}?${CONTRAST} (?:que )?${THE} (?:[\\p{L}\\p{N}-]+ ){0,3}?${ANY_SOURCE}(?: [\\p{L}\\p{N}-]+){0,4}? (?:os? |as? |não )?${CLAIMS}`,
  ),
  words(
    `${ANY_SOURCE}(?: [\\p{L}\\p{N}-]+){0,4}? ${SAYS}[ ,:][^.]{0,60}?\\p{Nd}[^.]{0,100}?${AGAINST} (?:que )?${THE} (?:[\\p{L}\\p{N}-]+ ){0,3}?${ANY_SOURCE}[^.]{0,60}?\\p{Nd}`,
  ),
  words(
    `(?:há|existem|encontro|vejo|encontram-se)(?: (?:ainda|aqui))? (?:duas|dois|várias|vários|três) (?:${FACTS}|receitas) (?:\\p{L}+ )?(?:diferentes|distint[oa]s|${CLASHING})`,
  ),
  words(
    '(?:afirma|sustenta|diz|declara|escreve|assegura|indica|mostra)m? (?:exatamente )?(?:o contrário|o oposto)',
  ),
  words(
    `(?:número|data|montante|valor|total|preço|dado)s?(?: [\\p{L}\\p{N}-]+){0,7}? não (?:bate|corresponde|coincide|confere|condiz)m? (?:com|a|ao|à)`,
  ),
  words(
    `(?:documento|fonte|relatório|texto|trecho|passagem|estudo) (?:[A-Z]|\\p{N}{1,2}) ${SAYS}[ ,:][^.]{1,160}?(?:documento|fonte|relatório|texto|trecho|passagem|estudo) (?:[A-Z]|\\p{N}{1,2})`,
  ),
  words(
    '(?:segundo|conforme|de acordo com) [^.]{1,100}?(?:mas|enquanto|;)(?: \\p{L}+)? (?:segundo|conforme|de acordo com) [^.]{1,80}',
  ),
  words(
    `contradiz(?:em)? (?:diretamente )?(?:(?:o|a|ao|à|os|as|o que diz o|o que diz a|aquilo que) ?)(?:outr[oa]s?|primeir[oa]|segund[oa]|anterior|${ANY_SOURCE})`,
  ),
  words(
    `(?:é|são|continua) (?:objeto de disputa|contestad[oa]s?|controvers[oa]s?|disputad[oa]s?) (?:\\p{L}+ )?(?:entre|por|n[oa]s)[^.]{0,20}?${ANY_SOURCE}`,
  ),
];

const CLASH =
  '(?:contradi\\p{L}*|diverg\\p{L}*|discrep\\p{L}*|desacord\\p{L}*|incoer\\p{L}*|inconsist\\p{L}*|discord\\p{L}*|incompat\\p{L}*|conflit\\p{L}*)';

/** Sentences that deny a dispute, or whose dispute is not between sources. */
export const notDisputing: readonly Phrase[] = [
  words(
    `(?:não|nenhuma?|sem|nem|nunca|jamais|tampouco|nada|qualquer)(?: (?!coincidem|concordam|batem)[\\p{L}-]+){0,4}? ${CLASH}`,
  ),
  words(
    'contradiz(?:em)? (?:(?:a |o )?su[ao]|o que (?:você|o senhor)|ess[ae]|est[ae]|a (?:afirmação|hipótese|ideia|crença|suposição|premissa)|o (?:boato|pressuposto))',
  ),
  words(
    `(?:se (?:[oa]s?|uma?|dois|duas|houver|existir|amb[oa]s|est[ea]s|ess[ea]s)|quando|onde|em caso de|caso|sempre que|como)(?: [\\p{L}-]+){0,6}? ${CLASH}`,
  ),
  words(
    'conflitos? (?:de interesses?|armados?|de merge|trabalhistas?|laborais)|contraditório e (?:a )?ampla defesa|princípio do contraditório',
  ),
];

/** Sentences that explain a dispute away. */
export const resolving: readonly Phrase[] = [
  words(
    '(?<!não )(?:(?:se )?(?:explicam?|devem?|resolvem?|esclarece)-se|se (?:explicam?|devem?|resolvem?))(?! não)|porque (?:uma?|o primeiro|a primeira|o segundo|el[ea]s)|já que (?:uma?|o primeiro|a primeira)',
  ),
  words(
    '(?:períodos?|anos?|regiões|âmbitos?|definições|produtos?|modelos?|populações|unidades|exercícios) (?:diferentes|distint[oa]s)|(?:diferentes|distint[oa]s) (?:períodos|anos|regiões|âmbitos|definições|produtos|modelos|populações|unidades|exercícios)',
  ),
  words(
    '(?:substitui|substituíd[oa]s?|revogad[oa]s?|obsolet[oa]s?|desatualizad[oa]s?|corrigid[oa]s?|retificad[oa]s?|já não (?:é válid[oa]|está em vigor|vale)|não (?:está mais em vigor|vale mais)|retirad[oa]s?|anula)',
  ),
  words(
    '(?:amb[oa]s|os dois|as duas) (?:são|podem ser|estão|podem estar) (?:corret[oa]s|cert[oa]s|verdadeir[oa]s|válid[oa]s|exat[oa]s)|não (?:é|há) (?:uma |nenhuma |qualquer )?(?:verdadeira )?contradição|contradição (?:é )?(?:só |apenas |meramente )?aparente|aparente contradição',
  ),
];
