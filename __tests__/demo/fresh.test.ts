import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../helpers/cli.ts';
import { demoApp, TODAY } from './documents.ts';

/**
 * Questions of the golden set's kinds that were written after the app was finished, and that nothing in it was changed
 * for: what it gets right here, it gets right by its rules.
 */
type Fresh =
  | { readonly asks: string; readonly value: number; readonly unit: string; readonly doc: string }
  | { readonly asks: string; readonly tells: string }
  | { readonly asks: string; readonly says: string; readonly doc: string }
  | { readonly asks: string; readonly outcome: 'ask_first' | 'disputed' | 'refused' };

const FRESH: readonly Fresh[] = [
  {
    asks: 'How long must the shaft of a stored TV-60 wait between turns?',
    value: 8,
    unit: 'weeks',
    doc: 'tv60-manual.md',
  },
  { asks: 'How loud is the TV-60?', value: 68, unit: 'dB', doc: 'tv60-manual.md' },
  { asks: 'What flow rate does the TV-60 S have?', value: 85, unit: 'l/min', doc: 'tv60-datasheet.csv' },
  {
    asks: 'How many pumps did Kelmouth ship in June 2025?',
    value: 1860,
    unit: 'pumps',
    doc: 'site-report-kelmouth-2025-06.md',
  },
  {
    asks: 'How much operating profit was there in 2024?',
    value: 4.9,
    unit: 'EUR million',
    doc: 'annual-report-2024.md',
  },
  {
    asks: 'How many reportable accidents did Kelmouth have last year?',
    value: 6,
    unit: 'accidents',
    doc: 'safety-report-2025.csv',
  },
  {
    asks: 'What is the daily meal allowance on business trips?',
    value: 34,
    unit: 'EUR',
    doc: 'travel-policy-2025.md',
  },
  {
    asks: 'How many bins were missing after the move of the spare parts warehouse?',
    value: 14,
    unit: 'bins',
    doc: 'warehouse-move.md',
  },
  {
    asks: 'How much electricity did Kelmouth use in Q4 2025?',
    value: 402,
    unit: 'MWh',
    doc: 'energy-2025.csv',
  },
  {
    asks: 'Wie viele Stunden dürfen höchstens auf dem Zeitkonto stehen?',
    value: 60,
    unit: 'Stunden',
    doc: 'gleitzeit.md',
  },
  {
    asks: 'Wie hoch war der Kupfergehalt des Abwassers 2025?',
    value: 0.18,
    unit: 'mg/l',
    doc: 'abwasser-2025.md',
  },
  { asks: 'Was kostete ein Tagesgericht im Jahr 2026?', value: 5.6, unit: 'Euro', doc: 'kantine-preise.csv' },
  { asks: '2025年霖江工厂的研发投入是多少？', value: 410, unit: '万元', doc: 'linjiang-nianbao-2025.md' },
  { asks: 'TV-40的电机功率是多少？', value: 0.37, unit: '千瓦', doc: 'tv40-shouce.md' },
  {
    asks: '2025年第一季度输送泵的产量是多少台？',
    value: 980,
    unit: '台',
    doc: 'linjiang-chanliang-2025.csv',
  },
  { asks: 'Who led the move of the spare parts warehouse?', says: 'Gareth Pike', doc: 'warehouse-move.md' },
  { asks: 'When does the payroll provider change?', says: '1 July 2026', doc: 'minutes-2026-02-18.md' },
  { asks: 'Wer leitet die Ausbildung in Ostrefeld?', says: 'Renate Moos', doc: 'ausbildung-2025.md' },
  { asks: '新食堂什么时候启用？', says: '5月6日', doc: 'linjiang-huiyi-2026-02.md' },
  { asks: 'May pump housings be cleaned with acetone?', says: 'must not be used', doc: 'cleaning-agents.md' },
  { asks: 'Summarise ticket 1241.', tells: 'ticket-1241.md' },
  { asks: 'Beschreibe die Ausbildung in Ostrefeld.', tells: 'ausbildung-2025.md' },
  { asks: '工单0077是怎么处理的？', tells: 'linjiang-gongdan-0077.md' },
  { asks: 'What is the motor power of the TV-60?', outcome: 'ask_first' },
  { asks: 'How much did Talvane spend on research?', outcome: 'ask_first' },
  { asks: 'Wie teuer ist der Salatteller?', outcome: 'ask_first' },
  { asks: '输送泵的产量是多少？', outcome: 'ask_first' },
  {
    asks: 'Wie groß war Ende September 2025 der Bestand an Gehäusen im Lager Ostrefeld?',
    outcome: 'disputed',
  },
  { asks: 'How many people were employed in Kelmouth at the end of June 2025?', outcome: 'disputed' },
  { asks: 'How many patents does Talvane Pumps hold?', outcome: 'refused' },
  { asks: 'Who is the head of the plant in Bergholm?', outcome: 'refused' },
  { asks: 'Wie viele Roboter stehen in der Montage?', outcome: 'refused' },
  { asks: '霖江工厂有多少辆班车？', outcome: 'refused' },
];
const LEAST_SHARE = 0.7;

const app = demoApp();

function isRight(fresh: Fresh): boolean {
  const {
    text,
    value,
    unit,
    source,
    sources = [],
    ...answer
  } = app({ prompt: fresh.asks, referenceDate: TODAY });
  const cites = (doc: string): boolean => sources.some((one) => one.doc === doc) && text.includes(doc);
  if ('value' in fresh) return value === fresh.value && unit === fresh.unit && source?.doc === fresh.doc;
  if ('tells' in fresh) return answer.mode === 'trustworthy' && cites(fresh.tells) && text.length > 100;
  if ('says' in fresh) return text.includes(fresh.says) && cites(fresh.doc);
  if (fresh.outcome === 'refused') return answer.refused === true;
  return fresh.outcome === 'disputed' ? answer.mode === 'disputed' : answer.clarification === 'ask_first';
}

it(`answers at least ${LEAST_SHARE * 100} % of ${FRESH.length} questions that it was not made for`, () => {
  const wrong = FRESH.filter((fresh) => !isRight(fresh)).map(({ asks }) => asks);
  expect(1 - wrong.length / FRESH.length, `wrong:\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(LEAST_SHARE);
});

it('shares no question with the golden set', () => {
  const golden = readFileSync(join(ROOT, 'data', 'demo', 'golden.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const known = golden.map((line) => (JSON.parse(line) as { question: string }).question);
  expect(FRESH.filter(({ asks }) => known.includes(asks))).toEqual([]);
});
