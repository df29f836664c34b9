import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fabricatedFigures } from '../../src/text/figures.ts';

const reported: readonly (readonly [id: string, figures: readonly string[], text: string])[] = [
  ['m1', [], 'The two reports do not give that figure [1][2].'],
  ['m2', [], 'I found no value for this quarter in the files 【4:0†source】.'],
  ['m3', [], 'The handbook is silent on this [^1^].'],
  ['m4', [], 'None of the documents states it [doc3], so I cannot answer.'],
  ['m5', [], 'The manual does not cover it [ID:46] [ID:47].'],
  ['m6', [], 'I cannot answer; see also [1, 3] and [5-7].'],
  ['d1', [], 'As of 2026-03-31 no result has been published, so I cannot say.'],
  ['d2', [], 'The report dated 31 March 2026 does not contain this number.'],
  ['d3', [], '截至2026年3月31日的资料中没有该数据（来源：年度报告，第3页）。'],
  ['f1', ['12'], 'The reports do not give it, but it is about 12 percent [1].'],
  ['f2', ['450'], '资料中没有说明，大约是450万 [2]。'],
  ['f3', ['9999'], 'I cannot confirm it; perhaps 9999 units.'],
  ['f4', ['12'], 'Not stated in the sources; an estimate is [12 million].'],
];

const noFigure = [
  '[1]',
  '[1, 3]',
  '[5-7]',
  '[^1^]',
  '[^1]',
  '【4:0†source】',
  '[doc3]',
  '[ID:46]',
  '〔1〕',
  '[[1]]',
  '[1](https://docs.example/1/2345)',
  '(Source: plan, p. 3)',
  '(Quelle: Bericht, S. 12)',
  '[report-2024.pdf, p. 3]',
  '[Source 1]',
  '[S1]',
  '[p. 3]',
  '[src:leave-7]',
  '2026-03-31',
  '2026-03-31T12:30:00Z',
  '31 March 2026',
  '31st of March 2026',
  'March 31, 2026',
  'March 31st, 2026 at 12:30',
  'March 2026',
  '31. März 2026',
  'am 31.03.',
  'am 3. April',
  '2026年3月31日',
  '31.03.2026',
  '03/31/2026',
  '31/03/2026',
  '31-Mar-26',
  'Mar. 5, 2026',
  '5 Sept 2026',
  '12 de mayo de 2026',
  'le 3 mars 2026',
  '31 March',
  '1–3 March 2026',
  '２０３０年',
  '2026/03/31',
  'Q1 2025',
  'FY25',
  'H2 FY2025',
  '2025年上半年',
  '2025Q3',
  '2025-Q3',
  'Q1–Q3 2025',
  '1. Quartal 2025',
  '2nd quarter of 2025',
  'FY2024/25',
  '2025/26',
  'Q3',
  "Q1'25",
  '1Q25',
  '2025年第1季度',
  'first half of 2025',
  '1990s',
  '2019,2020',
  '2019-2021',
  'Geschäftsjahr 2025/26',
  'section 4.2',
  'page 3',
  '§ 5',
  '§§ 5 und 6',
  'E41',
  'F-20',
  'COVID-19',
  'ISO 9001',
  'ISO/IEC 27001:2022',
  'pages 3-5',
  'S. 12',
  'Abschnitt 3.1',
  '第3页',
  'v2.1',
  'A4',
  'report-2024.pdf',
  '5G',
  'Table 2',
  'chapters 3 and 4',
  'RFC 2616',
  '①',
];

const figures: readonly (readonly [text: string, figures: readonly string[]])[] = [
  ['9999 units', ['9999']],
  ['450万', ['450']],
  ['12 percent', ['12']],
  ['1,250', ['1,250']],
  ['1.250,50', ['1.250,50']],
  ['3.5.', ['3.5']],
  ['450.', ['450']],
  ['１２件', ['12']],
  ['٣٤', ['٣٤']],
  ['12 million [1]', ['12']],
  ['2.5 million in 2024', ['2.5']],
  ['in 2025: 40', ['40']],
  ['[12 million]', ['12']],
  ['[450 kg]', ['450']],
  ['[1,250]', ['1,250']],
  ['[100-200]', ['100', '200']],
  ['2000万', ['2000']],
  ['$2000', ['2000']],
  ['2000 EUR', ['2000']],
  ['20252025', ['20252025']],
  ['192000 units', ['192000']],
  ['the figure 12 million', ['12']],
  ['page 3 million', ['3']],
  ['EUR450', ['450']],
  ['approx-450', ['450']],
  ['12 may attend', ['12']],
  ['12. That is all', ['12']],
  ['Q1 25 units', ['25']],
  ['45/67/8901', ['45', '67', '8901']],
  ['14:30', ['14', '30']],
  ['3rd', ['3']],
  ['the 3 documents', ['3']],
];

const original: readonly (readonly [text: string, figures: readonly string[]])[] = [
  ['FY 2024 and 2025年 上半年 and 2025 q 3', []],
  ['not in [1][2]', ['1', '2']],
  ['2026-03-31', ['03', '31']],
  ['２０３０年', ['２０３０']],
  ['1,250 or 3.5', ['1', '250', '3.5']],
  ['20252025', []],
];

describe('fabricatedFigures', () => {
  it.each(reported)('%s gives %j: %s', (_id, expected, text) => {
    expect(fabricatedFigures(text)).toEqual(expected);
  });

  it.each(noFigure)('finds no figure in %s', (words) => {
    expect(fabricatedFigures(`It is not in ${words} as far as I see.`)).toEqual([]);
  });

  it.each(figures)('%s holds %j', (text, expected) => {
    expect(fabricatedFigures(text)).toEqual(expected);
  });

  it.each(original)('original: %s holds %j', (text, expected) => {
    expect(fabricatedFigures(text, { compat: 'original' })).toEqual(expected);
  });

  it('drops the numbers of a list, not those that merely begin a line', () => {
    expect(fabricatedFigures('Not given:\n1. The fee\n2. The term')).toEqual([]);
    expect(fabricatedFigures('It is\n12. No more')).toEqual(['12']);
  });

  it('lets the period patterns of the suite replace the year rule', () => {
    expect(fabricatedFigures('in 2025', { stripPeriods: (text) => text })).toEqual(['2025']);
    const stripPeriods = (text: string): string => text.replaceAll('sprint 7', ' ');
    expect(fabricatedFigures('in sprint 7', { stripPeriods, compat: 'original' })).toEqual([]);
  });

  it('keeps every amount of five digits and more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1e15 }), (amount) => {
        expect(fabricatedFigures(`perhaps ${amount} units`)).toEqual([String(amount)]);
      }),
    );
  });

  it.each([
    '1',
    '[',
    '[1',
    '1,',
    '2025 ',
    '（来源：',
    'FY ',
    'a',
    'March ',
    '1.1.',
    '§',
    'A1-',
    'https://',
    'Q1 ',
  ])('ends on 2 MB of %j', (unit) => {
    expect(Array.isArray(fabricatedFigures(unit.repeat(2_000_000 / unit.length)))).toBe(true);
  });
});
