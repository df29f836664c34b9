import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// Written before the first rule of the language.
const refusals = [
  'Os documentos não indicam o valor da caução.',
  'Não encontrei nenhuma informação sobre a licença parental no manual.',
  'Desculpe, não posso responder a essa pergunta com base nos trechos disponíveis.',
  'O contexto não menciona quem assinou o contrato.',
  'Nenhuma das fontes aborda esse assunto.',
  'Não disponho de informações suficientes para responder.',
  'Infelizmente, esse dado não consta das páginas que recebi.',
  'É-me impossível determinar quem aprovou o orçamento.',
  'O relatório é omisso quanto a este ponto.',
  '**Não sei.** Os excertos falam de bicicletas, não de elétricos.',
  'Resposta: não especificado nos documentos.',
  'Prefiro não especular sobre os motivos da saída dele.',
  'Nada na base de conhecimento aponta o prazo de reembolso.',
  'Embora o guia descreva o procedimento antigo, não explica o novo.',
  'Não estou em condições de confirmar essa afirmação. Entre em contato com o departamento jurídico.',
  'Nestes textos não há qualquer menção ao preço da assinatura.',
  'Essa pergunta está fora do escopo dos meus documentos.',
  'Não estou autorizado a divulgar salários; são dados confidenciais.',
  'Na falta de mais dados, não me é possível pronunciar-me.',
  'O número solicitado não aparece em lugar nenhum do balanço. Quer que eu procure em outro lugar?',
  'Revi os 12 arquivos, mas nenhum fala de uma indenização.',
  'As passagens recuperadas não permitem responder.',
  'O arquivo não contém fotografias da antiga estação.',
  'Receio que os seus documentos nada digam sobre quem pagou os reparos.',
];

const answers = [
  'Desculpe a demora: a garantia dura 24 meses.',
  'Os clientes que não conseguem entrar na conta devem redefinir a senha.',
  'Você não pode combinar os dois cupons de desconto.',
  'A mensagem “não foi possível encontrar o arquivo” aparece quando o disco está desligado.',
  'O segurança disse: “Não posso deixá-lo entrar”, e fechou o portão.',
  'O manual não fala de gatos. No entanto, cães são permitidos no térreo.',
  'Não sei o valor exato, mas o relatório fala em cerca de 300 euros por mês.',
  'Não é necessário nenhum documento para entrar no museu.',
  'A primeira visita não tem custo.',
  'Não encontrei nenhum erro no seu arquivo.',
  'A apólice não cobre danos causados por água.',
  'O inquilino não respondeu à carta de 3 de maio.',
  'Se não encontro um documento, peço-o ao arquivo.',
  'O relatório afirma que a comissão não conseguiu determinar a causa do incêndio.',
  'Não vejo motivo para esperar: a atualização é estável.',
  'Não, o contrato proíbe animais.',
  'Não é possível pagar em dinheiro; use um cartão.',
  'Infelizmente, a piscina fecha no inverno.',
  'Embora o documento não dê uma data, as obras devem terminar na primavera.',
  'O servidor não conseguiu iniciar porque a porta estava ocupada.',
  'Sem o número de série não posso dizer qual modelo você tem, mas os dois usam o filtro F-20.',
  'Todo pedido incompleto será recusado pela repartição.',
  'Não encontro a cláusula sobre gatos; já a cláusula 7 permite cães.',
  'Ninguém sabe quando a torre foi construída.',
];

describe('detectRefusal, Portuguese, wordings first met blind', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
