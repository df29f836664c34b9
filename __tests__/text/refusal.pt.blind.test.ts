import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// Three rounds of unseen sentences, refusals and answers; right at the first try: 24 of 24 and 24 of 24 (written before the
// first rule of the language), 10 of 20 and 17 of 20, 5 of 8 and 8 of 8. Misses led to rules for their kind.
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
  'Não tenho acesso aos seus dados bancários, portanto não posso conferir essa transferência.',
  'As informações de que disponho não me permitem responder com segurança.',
  'Na convenção não se faz menção a nenhum teto.',
  'Estas páginas tratam da frota de caminhões e não das bicicletas de serviço; não vejo nada sobre a manutenção delas.',
  'Sinto muito, mas esse tema não está coberto pela minha documentação. Posso ajudar em outra coisa?',
  'A data exata não é conhecida segundo as fontes.',
  'Não foram encontrados resultados relevantes para a sua consulta.',
  'Depois de reler os três relatórios, não localizo o nome do fornecedor.',
  'Não está especificado.',
  'O documento fornecido nada diz sobre as taxas.',
  'Receio não poder ajudá-lo com isso.',
  'As notas contêm apenas a ordem do dia; as decisões não constam delas.',
  'Não faço ideia, os textos não falam disso.',
  'Estou proibido de divulgar o conteúdo desse contrato.',
  'Na ausência de fontes, vou abster-me de responder.',
  'Infelizmente não encontramos resposta para a sua pergunta em nossa central de ajuda.',
  'Não saberia dizer quem redigiu esta nota, pois o texto não está assinado.',
  'Que eu saiba, nada nos estatutos fixa a idade mínima.',
  'A minha resposta seria pura especulação: as contas da filial não vêm em anexo.',
  'Só tenho à mão o calendário de março, não o de abril.',
  'Não faço ideia: não tenho esses números.',
  'O guia não diz uma palavra a esse respeito.',
  'Lamento, só trato de perguntas sobre os nossos contratos.',
  'Difícil responder, o processo não contém nenhum extrato.',
  'A questão da prescrição não é abordada em nenhum dos documentos.',
  'Não quero induzi-lo em erro; é melhor perguntar no cartório.',
  'Esse dado falta nos anexos.',
];

// They only say how far the sources go, or give a reason in a clause of its own.
const missed = ['A sua pergunta refere-se a 2026, mas os dados terminam em 2024.'];

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
  'Sem comprovante não se aceita nenhuma reclamação.',
  'A garantia não menciona as baterias, mas a assistência as troca de graça por um ano.',
  'Não encontro nada a criticar no seu rascunho.',
  'O técnico não encontrou a origem do vazamento e voltará na segunda-feira.',
  'Segundo a testemunha, não se podia ver a placa.',
  'O museu não aceita cheques.',
  'O erro “acesso negado” significa que o seu token expirou. Crie um novo.',
  'Impossível errar: é a porta azul, no fim do corredor.',
  'Menores não estão autorizados a assinar sozinhos.',
  'Esta opção não está disponível em azul, só em cinza.',
  'Desculpe o atraso! A sua encomenda sai hoje à noite.',
  'Eu não diria que é arriscado; a cópia de segurança é automática.',
  'O relatório não contém nenhum erro de cálculo.',
  'O preço não está indicado na etiqueta: são 12 euros no caixa.',
  'Não é preciso apresentar documento de identidade.',
  'Nenhuma das três bombas precisa de óleo.',
  'Nunca se sabe: guarde o recibo.',
  'O guia indica como contestar uma recusa.',
  'Quando não entendo um pedido, faço uma pergunta.',
  'A resposta é não: o estágio não é remunerado.',
  'O guia ainda não está impresso, mas a versão online está atualizada.',
  'Crachás perdidos não são reembolsados.',
  'A caixa não soube responder ao cliente, que reclamou.',
  'Nada é devido se a estadia for cancelada antes de 1º de junho.',
  'Não vejo objeção, o estatuto permite.',
  'O sensor não detecta objetos com menos de 2 cm.',
  'Na falta de quórum, a assembleia fica adiada para 9 de junho.',
  'Se não souber que tamanho escolher, leve o maior.',
];

describe('detectRefusal, Portuguese, wordings first met blind', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });

  it.each(missed)('is known to miss: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
