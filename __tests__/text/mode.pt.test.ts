import { describe, expect, it } from 'vitest';
import { detectMode } from '../../src/text/mode.ts';

// Right at the first try, disputes and look-alikes: 11 and 12 of 12 each, then 4 and 8 of 8 each; reservations and
// look-alikes: 12 and 12 of 12, then 5 and 7 of 8.
const disputed = [
  'Os dois relatórios se contradizem quanto à data de fechamento.',
  'As fontes não concordam: uma fala em 40 feridos, a outra em 60.',
  'O guia diz que cães são permitidos, enquanto o contrato os proíbe.',
  'Os documentos dão números diferentes para o mesmo mês.',
  'Há uma contradição entre o contrato e o regulamento interno.',
  'Segundo a circular, o projeto está parado; segundo a ata, continua.',
  'As versões das testemunhas divergem quanto à hora do acidente.',
  'Os seus arquivos contêm informações contraditórias sobre a garantia.',
  'Observo incoerências entre as duas tabelas.',
  'O documento A situa a abertura em 1931, o documento B em 1934.',
  'Os estudos chegam a conclusões opostas, portanto não posso decidir qual está certa.',
  'O segundo e-mail contradiz o primeiro.',
  'O boletim anuncia uma queda de 3 %, mas a tabela anexa mostra uma alta.',
  'As informações reunidas são inconciliáveis: as duas datas não podem estar certas.',
  'Neste ponto as suas duas fichas técnicas se contradizem.',
  'Existem duas versões diferentes da receita, conforme o caderno consultado.',
  'A prefeitura afirma que pagou a fatura; a empresa, em sua carta, afirma o contrário.',
  'Um primeiro trecho fixa o limite em 10 kg e outro em 12 kg.',
  'Os peritos citados no processo divergem sobre a causa do desabamento.',
  'O número do comunicado não bate com o do relatório anual.',
];

const undisputed = [
  'Os dois relatórios não se contradizem.',
  'Não há nenhuma contradição entre o contrato e o regulamento.',
  'As fontes concordam quanto à data.',
  'Os preços variam conforme a região.',
  'A contradição é só aparente: as duas tabelas abrangem períodos diferentes.',
  'O guia novo substitui o antigo: cães são permitidos.',
  'Em caso de conflito entre arquivos, vale o mais recente.',
  'Todo conflito de interesses deve ser comunicado à direção.',
  'Os documentos contradizem a sua suposição: o prazo é de 30 dias.',
  'O manual explica como pegar um livro e o guia, como devolvê-lo.',
  'O inquilino contesta a fatura do encanador.',
  'Ambos os estudos chegam à mesma conclusão.',
  'A tabela confirma a queda anunciada pelo boletim.',
  'As duas fichas são coerentes entre si.',
  'O regulamento distingue dois casos diferentes: adultos e menores.',
  'Os números variam de um ano para outro.',
  'O sindicato está em desacordo com a direção por causa dos horários.',
  'Estes dois valores não são incompatíveis: um é bruto e o outro, líquido.',
  'Sem conexão, as alterações em conflito aparecem em vermelho.',
  'O primeiro capítulo trata da compra e o segundo, da venda.',
];

const hedged = [
  'O atraso deve-se provavelmente à greve.',
  'Parece que a reunião foi adiada para terça-feira.',
  'Segundo um único depoimento, a ponte teria sido fechada em março.',
  'Os dados são escassos, mas apontam para uma leve alta.',
  'Que eu saiba, a assinatura se renova todos os anos.',
  'As obras devem terminar na primavera.',
  'Não sei o valor exato, mas gira em torno de 300 euros.',
  'Não está totalmente claro que a cláusula se aplique, mas o texto vai nesse sentido.',
  'Pode ser que as taxas tenham mudado desde a publicação do guia.',
  'O custo é estimado em 2 milhões de euros.',
  'Salvo engano, a sala está livre no dia 12 de maio.',
  'A causa poderia ser um vazamento na junta.',
  'O autor seria um certo Malvar, a julgar pela assinatura.',
  'Nada o confirma formalmente, mas em geral o depósito é devolvido.',
  'Eu diria que a bomba aguenta mais dois anos.',
  'É de supor que o horário de inverno valha também nos feriados.',
  'O texto dá a entender que o prêmio é pago em junho.',
  'Provavelmente é a válvula, embora o manual seja vago.',
  'Cerca de um terço dos sócios teria renovado, segundo uma pequena pesquisa interna.',
];

const plain = [
  'O atraso deve-se à greve.',
  'Os sócios podem levar cinco livros.',
  'Você pode cancelar a qualquer momento.',
  'Responda à carta o mais rápido possível.',
  'A encomenda foi entregue no dia 3 de maio.',
  'A revista sai às segundas e quintas.',
  'Escolha a opção que lhe parecer mais simples.',
  'A placa diz “talvez fechado no inverno”.',
  'Os funcionários devem bater o ponto ao chegar.',
  'A probabilidade calculada é de 12 %.',
  'O orçamento consta do anexo 2.',
  'A sala está livre no dia 12 de maio.',
  'O depósito é devolvido em oito dias.',
  'É possível pagar em três parcelas.',
  'Se a luz piscar, pode tratar-se de um erro de ligação; veja a página 4.',
  'Os visitantes poderão deixar as bolsas no guarda-volumes.',
  'Este medicamento deve ser tomado com um copo de água.',
  'Sairá nas livrarias em 4 de março.',
  'O júri avalia cada desenho em dez pontos.',
  'Você receberá um e-mail; clique no link.',
];

const abstaining = [
  'Parece que os documentos não mencionam o valor.',
  'Talvez conste em outro lugar, mas não encontrei nada nestas páginas.',
];

describe('detectMode, Portuguese', () => {
  it.each(disputed)('disputed: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'disputed', signal: expect.any(String) });
  });

  it.each(undisputed)('trustworthy: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'trustworthy' });
  });

  it.each(hedged)('trustworthy with a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy', hedge: expect.any(String) });
  });

  it.each(plain)('trustworthy without a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy' });
  });

  it.each(abstaining)('abstains, however hedged: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'abstain', signal: expect.any(String) });
  });
});
