import { describe, expect, it } from 'vitest';
import { languagesOf } from '../../src/text/languages.ts';
import { phraseBooks } from '../../src/text/phrases/index.ts';

const NAMES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'zh', 'ja'];
const LATIN = NAMES.slice(0, 6);

const names = (text: string, otherwise?: readonly number[]): (string | undefined)[] =>
  languagesOf(text, otherwise).map((place) => NAMES[place]);

describe('languagesOf', () => {
  it('has a name for each book', () => {
    expect(NAMES).toHaveLength(phraseBooks.length);
  });

  it.each([
    ['The fee is not given in the documents.', ['en']],
    ['Die Gebühr ist in den Unterlagen nicht genannt.', ['de']],
    ['Le tarif n’est pas précisé dans les documents.', ['fr']],
    ['Los documentos no indican el precio de la visita.', ['es']],
    ['I documenti non indicano il prezzo della visita.', ['it']],
    ['Os documentos não indicam o preço da visita.', ['pt']],
    ['资料中没有说明门票价格。', ['zh']],
    ['資料には入場料が記載されていません。', ['ja']],
  ])('tells %s', (text, languages) => {
    expect(names(text)).toEqual(languages);
  });

  it.each([
    ['one word that no language owns', 'Unbekannt.', LATIN],
    ['nothing at all', '', LATIN],
    ['a label that may be either', '不明。', ['zh', 'ja']],
    ['an ornament in a Chinese name', '鲜の茶没有写明开门时间。', ['zh', 'ja']],
    ['two languages in one', 'The fee is not in the FAQ. 资料中没有说明门票价格。', ['en', 'zh']],
    ['Chinese with an English name', '资料没有提到 Blue Harbour 的门票价格。', ['zh']],
  ])('keeps open what it cannot tell: %s', (_what, text, languages) => {
    expect(names(text)).toEqual(languages);
  });

  it('falls back on the languages of the whole', () => {
    expect(names('Unbekannt.', [1])).toEqual(['de']);
  });
});
