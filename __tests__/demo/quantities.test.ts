import { expect, it } from 'vitest';
import { askedPeriod } from '../../src/app/demo/periods.ts';
import { quantitiesIn } from '../../src/app/demo/quantities.ts';

it.each([
  ['The pump weighs 1,240.5 kg.', [[1240.5, 'kg']]],
  ['Revenue was EUR 66.8 million in 2025.', [[66.8, 'EUR million']]],
  ['The rate is EUR 0.38 per kilometre.', [[0.38, 'EUR per kilometre']]],
  [
    'Es lagen 3.480 Gehäuse und 0,18 mg/l im Lager.',
    [
      [3480, 'Gehäuse'],
      [0.18, 'mg/l'],
    ],
  ],
  [
    '夜班津贴从每班40元提高到每班55元。',
    [
      [40, '元'],
      [55, '元'],
    ],
  ],
  [
    '用电量为286兆瓦时，占８１.５%。',
    [
      [286, '兆瓦时'],
      [81.5, '%'],
    ],
  ],
  ['On 14 March 2025 the TV-40 in hall 2 ran until 9:30 (ticket 1203).', []],
  ['2025年8月的第三季度报告', []],
])('reads the quantities of %s', (sentence, expected) => {
  expect(quantitiesIn(sentence).map(({ value, unit }) => [value, unit])).toEqual(expected);
});

it.each([
  ['in the third quarter of 2025', { year: 2025, quarter: 3 }],
  ['Ende Juni 2025', { year: 2025, month: 6 }],
  ['2025年8月', { year: 2025, month: 8 }],
  ['im Vorjahr', { year: 2025 }],
  ['今年', { year: 2026 }],
  ['may I ask', {}],
])('reads the period of "%s" on a day of 2026', (text, expected) => {
  expect(askedPeriod(text, '2026-03-15')).toEqual(expected);
});
