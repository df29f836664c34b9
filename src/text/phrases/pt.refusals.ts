import { opening, words, type Phrase } from './book.ts';
import { absence, missing, sources } from './pt.absence.ts';
import { ADVERB, ENCLITIC, FEW, INFO, IN_SOURCE, KNOW, NAO, NOT_FLAWS } from './pt.words.ts';

/** What may be declined; "não posso recomendar o bastante" and the like decline nothing. */
const UTTER =
  '(?!(?:recomendar|garantir|prometer|descartar|imaginar|pensar|acreditar|negar|evitar|queixar|reclamar|resistir|agradecer|insistir|deixar|estar mais|senão)(?:-\\p{L}+)?(?!\\p{L}))\\p{L}+';
const WONT_DO = `(?:responder|induzi|induzir|confundir|enganar|adivinhar|especular|supor|ajudar|fornecer|dar|dizer|comunicar|compartilhar|partilhar|divulgar|comentar|inventar|arriscar|redigir|escrever|gerar|revelar|pronunciar|extrapolar|conjecturar|conjeturar|fazer|opinar|falar|palpitar|chutar)${ENCLITIC}`;

/** First person: cannot, will not, does not know, has nothing. */
const speaker = [
  words(`${NAO}(?:posso|poderei|pude)${ADVERB} ${UTTER}${NOT_FLAWS}`),
  words(
    `${NAO}(?:estou|estaria|fui)${ADVERB} (?:em condições|apt[oa]|autorizad[oa]|habilitad[oa]|em posição|a par|informad[oa]|projetad[oa]|programad[oa]|ciente|segur[oa][.! ]*$|cert[oa][.! ]*$|configurad[oa]|qualificad[oa])`,
  ),
  words(
    `${NAO}(?:sou capaz|sou a pessoa|tenho como|tenho condições|tenho autorização|me cabe|me compete|me é permitido)`,
  ),
  words(
    `${NAO}(?:consigo|consegui|conseguiria|logrei|logro)${NOT_FLAWS} (?!(?:imaginar|pensar|recomendar|deixar|evitar)(?!\\p{L}))\\p{L}+${NOT_FLAWS}`,
  ),
  words(
    `(?:${NAO}(?:sei|saberia)(?! (?:qual|a qual|a que|quem|se)(?: [\\p{L}]+){0,6} (?:refere|quer dizer|procura))|ignoro|desconheço|não faço (?:a menor )?ideia|não faço ideia)`,
  ),
  words(
    `${NAO}(?:encontro|vejo|acho|localizo|disponho|possuo|conto com|conheço|detecto|deteto|consta ning)${NOT_FLAWS}(?! (?:que|necessário|preciso)(?!\\p{L}))`,
  ),
  words(
    `${NAO}(?:tenho|obtive|recebi|encontrei|achei|localizei|vi|identifiquei|há comigo)${NOT_FLAWS}${ADVERB}(?: (?:nenhuma?|nada|suficientes?|o|a|os|as|acesso|bastantes?|mais|qualquer|quaisquer|ess[ea]|est[ea]|conhecimento|encontrado|referência|uma?|onde)(?!\\p{L})| (?:\\p{L}+ )?${INFO}|[.! ]*$)`,
  ),
  words(
    '(?:só|somente|apenas) (?:trato|cuido|respondo|atendo)|(?:trato|cuido|respondo) (?:só|somente|apenas)',
  ),
  words('sem (?:encontrar|achar|sucesso|êxito|resultado)'),
  words(
    `(?:me|nos) (?:é|parece|seria|foi)${ADVERB} impossível|(?:é|foi|seria)-(?:me|nos) impossível|${NAO}(?:é|será|seria|foi) possível (?:para mim )?${KNOW}|impossível (?:para mim )?${KNOW}`,
  ),
  words(
    `(?:devo|tenho de|tenho que|prefiro|preferiria|vejo-me obrigad[oa] a|sou obrigad[oa] a|lamento ter de|lamento ter que)(?: \\p{L}+){0,3}? (?:declinar|recusar|abster-me|me abster|não |renunciar|negar)`,
  ),
  words(
    '(?:declino|recuso(?:-me| est[ea]| ess[ea])|abstenho-me|me abstenho|me recuso|prefiro não|vou (?:me abster|abster-me))',
  ),
  words(
    `${NAO}(?:vou|quero|queria|gostaria de|desejo|devo|deveria|pretendo|me atrevo a|me arrisco a)${ADVERB} ${WONT_DO}`,
  ),
  words(
    `${NAO}(?:responderei|especularei|darei|adivinharei|fornecerei|comentarei|inventarei|divulgarei|comunicarei|especulo)`,
  ),
  words(
    `(?:precisaria|seria necessári[oa]|seria preciso|necessitaria)(?: [\\p{L}\\p{N}-]+){1,12}? para (?:poder )?${KNOW}`,
  ),
  words(
    `para (?:poder )?${KNOW}(?: [\\p{L}-]+){0,5}?,? (?:eu )?(?:precisaria|seria necessário|seria preciso|necessitaria)`,
  ),
  words(`(?:me|nos) faltam?${FEW} ${INFO}|falta(?:m)?-(?:me|nos)${FEW} ${INFO}`),
  words(
    '(?:só|somente|apenas|unicamente) (?:posso|consigo|estou aqui para|respondo|atendo)(?: [\\p{L}]+){0,4}? (?:responder|ajudar|atender|perguntas|dúvidas|consultas|falar)',
  ),
  words(`${NAO}(?:dispomos|temos|contamos com|encontramos|possuímos)${NOT_FLAWS}${FEW} ${INFO}`),
  words(
    `${NAO}(?:podemos|se pode|se podem|pode|é possível|dá para|se consegue|foi possível|há como|tem como)${ADVERB} ${KNOW}${NOT_FLAWS}(?:[^,;]{0,80}?${IN_SOURCE}|(?: (?:a )?(?:ess[ea]|est[ea]|a|sua|isso|isto|quem|quando|qual|quais|quant[oa]s?|se|que|onde)(?!\\p{L})|[.! ]*$))`,
  ),
  words(
    'contr(?:a|ári[oa]s? às) (?:as )?minhas (?:regras|instruções|diretrizes)|minhas (?:regras|instruções|diretrizes) (?:me |não me )?(?:impedem|proíbem|permitem)',
  ),
  opening(`(?:eu )?(?:não|nunca) (?:lhe |o |a |te )?(?:poderia|podia)${ADVERB} ${UTTER}${NOT_FLAWS}`),
  words('(?:receio|temo|lamento) não (?:poder|saber|conseguir)|não vou (?:poder|conseguir)'),
  words('(?:estou|sou) proibid[oa] de|não me é permitid[oa]|não tenho (?:permissão|autorização)'),
];

/** Clauses that decline, in Portuguese. */
export const refusing: readonly Phrase[] = [...speaker, ...sources, ...missing, ...absence];
