import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// At the first try 14 of 25 refusals and 24 of 25 answers were right.
const refusals = [
  'Com base no contexto fornecido, não dá para saber quantas pessoas foram contratadas em 2024. O texto só cita a abertura da fábrica de Belmonte.',
  'Olá! Obrigado pela pergunta. Infelizmente, nossa base de conhecimento não traz nada sobre o tema.',
  'Não tenho essa informação.',
  'Os documentos que você me enviou não tocam na questão das horas extras.',
  'Isso eu não sei: o manual só vai até a versão 3.',
  'Nenhum dos trechos traz o nome do arquiteto.',
  'A resposta não está nas páginas consultadas.',
  'Desculpe, mas não posso fornecer os contatos de outro cliente, pois isso violaria a privacidade dele.',
  'A ata registra a votação, mas não o resultado.',
  'As fontes disponíveis são escassas demais para tirar uma conclusão.',
  'Falta no processo o contrato de 2025, de que eu precisaria para responder.',
  'Impossível dizer só com este documento.',
  '**Resposta curta:** os textos não dizem.',
  'Como não sou médico, não posso dar conselhos de saúde. Fale com o seu médico.',
  'O trecho [2] descreve o processo; a quantidade de cola não vem indicada.',
  'Lamento, o seu pedido foge da minha área de competência.',
  'Não se sabe, à luz dos documentos, se o elevador foi vistoriado.',
  'Nada disso aparece no regulamento que tenho à frente.',
  'Desculpa, não achei nada que corresponda a “auxílio-transporte”.',
  'Nem o guia nem o anexo precisam quanto tempo dura o estágio.',
  'Os resultados da busca referem-se ao município vizinho. Por isso não consigo lhe dizer a que horas abre a prefeitura.',
  'Prefiro abster-me, já que não me foi dada nenhuma fonte fiável.',
  'Em nenhum ponto do texto se fala em reembolso.',
  'Sem informação disponível sobre este ponto.',
  'Sem o extrato da conta não sou capaz de verificar esse valor. Poderia enviá-lo?',
];

const answers = [
  'Não. Segundo o artigo 4, a sublocação não é permitida.',
  'Não aconselho misturar os dois produtos: eles liberam um gás irritante.',
  'O voo não inclui refeição, mas você pode pedir uma a bordo.',
  'Quem não tem acesso à garagem pode estacionar na rua dos Lírios.',
  'Não tenho o número de 2024; o de 2023 foi de 18 milhões.',
  'O prefeito recusou-se a comentar o projeto.',
  'O estudo não encontrou diferenças entre os dois grupos.',
  'Se a tela mostrar “nenhum dado disponível”, reinicie o aplicativo.',
  'Crianças com menos de seis anos não pagam.',
  'A carta informa que o inquilino não encontrou um substituto.',
  'Aqui está o comando, embora eu não possa executá-lo por você:\n```\nmake test\n```',
  'Não há wi-fi no trem, exceto na primeira classe.',
  'Ninguém pode entrar sem crachá.',
  'Só posso confirmar: a entrega está prevista para terça-feira.',
  'Não se pode cancelar um bilhete depois da partida.',
  'O formulário não tem campo para o nome; escreva-o no topo.',
  'O contrato não precisa este ponto, mas a lei fixa um prazo de um mês.',
  'Nenhum dado se perde durante a migração.',
  'A câmara não respondeu ao pedido, que se considera portanto deferido.',
  'O motor não pega abaixo de -20 graus.',
  'Qual versão você usa, a 3 ou a 4?',
  'O processo incompleto é devolvido ao remetente.',
  'A sua assinatura não dá acesso aos relatórios. Um administrador pode ativá-lo em Configurações, Funções.',
  'Não sei a qual das duas faturas você se refere. Pode me dizer o número?',
  'O Conselho declarou que não dispunha de novos elementos.',
];

describe('detectRefusal, Portuguese', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
