import { words, type Phrase } from './book.ts';

const BASIS =
  '(?:dados|provas?|evidências?|amostras?|indícios|base|resultados|informaç(?:ão|ões)|fontes|documentação)';

/** Clauses that answer with a reservation, in Portuguese. */
export const hedging: readonly Phrase[] = [
  words(
    '(?:provavelmente|possivelmente|aparentemente|presumivelmente|supostamente|talvez|quiçá|porventura|ao que (?:tudo )?(?:parece|indica|consta)|em princípio|o mais provável|é (?:possível|provável|plausível) que|pode ser que|quem sabe)',
  ),
  words('(?:parecem?|pareceria|parecia)'),
  words('(?:poderia|poderiam|seria|seriam|teria|teriam|haveria)(?! (?:você|eu))'),
  words(
    '(?:deverá|deverão|deve|devem|deveria|deveriam) (?:ter sido|estar|terminar|acabar|durar|custar|bastar|chegar|ficar|alcançar|abrir|fechar|recomeçar|ter|rondar|situar-se|melhorar|haver|subir|cair)(?! (?:entregue|enviad|apresentad|pag|feit|devolvid|assinad|acompanhad|mantid|preenchid|solicitad|guardad|usad|instalad|trocad|limp))',
  ),
  words(
    '(?:sugerem?|faz(?:em)? (?:pensar|supor)|d(?:á|ão) a entender|aponta(?:m)? para|indicaria(?:m)?|tende(?:m)? a (?:indicar|mostrar|confirmar)|leva(?:m)? a crer)',
  ),
  words(
    '(?:que eu saiba|até onde (?:sei|posso ver|vejo|os documentos)|pelo que (?:vejo|entendo|sei|consta)|salvo engano|salvo erro|(?<!não )(?:creio|suponho|diria|presumo|suspeito|acho|acredito|imagino|penso) que|(?:é de|pode-se) supor|supõe-se|na minha opinião|se não me engano)',
  ),
  words(
    '(?:não (?:é|está|fica|são)(?: \\p{L}+)? (?:totalmente|completamente|inteiramente|absolutamente|plenamente|de todo) (?:segur[oa]|clar[oa]|cert[oa]|confirmad[oa]|provad[oa])s?|não se (?:pode )?descarta(?:r|m)?|não está descartad[oa]|com (?:cautela|prudência|reservas?|ressalvas?|alguma incerteza)|sem garantia|nada o confirma|(?:é|são|continua|permanece|fica) (?:\\p{L}+ )?(?:incert[oa]s?|provisóri[oa]s?|preliminar(?:es)?|por confirmar|a confirmar)|a confirmar)',
  ),
  words(
    `${BASIS}(?: [\\p{L}-]+){0,5}? (?:é|são) (?:\\p{L}+ )?(?:limitad[oa]s?|escass[oa]s?|frac[oa]s?|pequen[oa]s?|antig[oa]s?|parcia(?:l|is)|fráge(?:l|is)|incomplet[oa]s?|reduzid[oa]s?)`,
  ),
  words(
    '(?:um só|uma só|um únic[oa]|uma única|apenas uma?|só uma?) (?:estudo|fonte|documento|ensaio|relatório|pesquisa|depoimento)|(?:primeiros|escassos|fracos|limitad[oa]s) (?:indícios|dados|resultados|provas)|(?:indícios|dados|resultados|provas|evidências?) (?:preliminares|limitad[oa]s?|provisóri[oa]s|parciais|escass[oa]s?)',
  ),
  words(
    '(?:estimativas?|estima-se|(?:é|são|foi) estimad[oa]s?|a olho|ordem de grandeza|aproximad[oa]s?|aproximação)',
  ),
  words(
    '(?:deveria|deveriam|deve|devem|convém|conviria|falta|é preciso|precisa|precisam)(?: [\\p{L}-]+){0,3}? (?:confirmar\\p{L}*|confirmad[oa]s?|verificar\\p{L}*|verificad[oa]s?|conferir|(?:vist|interpretad|lid)[oa]s? com (?:cautela|reservas?|prudência|ressalvas?))',
  ),
];

/** Clauses in which such words are no reservation, in Portuguese. */
export const notHedging: readonly Phrase[] = [
  words('(?:o mais \\p{L}+|assim que|logo que|sempre que|se|quanto) possível|(?:se|como) (?:lhe )?parecer'),
  words('(?:se|quando|caso|sempre que)(?: [\\p{L}-]+){0,5}? (?:parecem?|poderia|seria|teria|parecer)'),
  words('(?:data|hora|custo|tempo|prazo|valor) estimad[oa] (?:aparece|consta|é exibid)'),
];
