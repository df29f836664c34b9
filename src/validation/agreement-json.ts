import { MODES, type Mode } from '../model/answer.ts';
import type { Json } from '../model/json.ts';
import type { AgreementTable, Kappa } from '../stats/kappa.ts';
import type { Agreement, CategoryAgreement } from './agreement.ts';
import type { Bar, Standing } from './bar.ts';
import type { LabelledCase, Pairing } from './pairs.ts';

/** Everything that `ragbench agreement` found, for `--json`. What is undefined is null, with the reason beside it. */
export function agreementJson(
  agreement: Agreement,
  { standing, bar, pairing }: { readonly standing: Standing; readonly bar: Bar; readonly pairing: Pairing },
): Json {
  const { n, agreed, chance, gold, confidence } = agreement;
  return {
    n,
    agreed,
    agreement: share(agreed, n),
    ...kappaJson(agreement.kappa),
    chance,
    target: { kappa: bar.target, min_cases: bar.minCases, ...standingJson(standing) },
    confusion: confusionJson(agreement.table),
    categories: agreement.categories.map(categoryJson),
    gold: gold ? { ...gold, accuracy: share(gold.correct, gold.n) } : null,
    confidence: { agreed: confidence.agreed ?? null, disagreed: confidence.disagreed ?? null },
    disagreements: agreement.disagreements.map(caseJson),
    only_first: pairing.onlyFirst,
    only_second: pairing.onlySecond,
    unlabelled: pairing.unlabelled,
    without_gold: pairing.withoutGold,
  };
}

function share(part: number, n: number): number | null {
  return n === 0 ? null : part / n;
}

function kappaJson(kappa: Kappa): { [key: string]: Json } {
  if (kappa.kind === 'undefined')
    return { kappa: null, why: kappa.why, standard_error: null, interval: null };
  const { value, oneSided, spread } = kappa;
  return {
    kappa: value,
    ...(oneSided && { why: 'one_sided' }),
    standard_error: spread?.standardError ?? null,
    interval: spread ? [...spread.interval] : null,
  };
}

function standingJson({ met, below, tooFew }: Standing): { [key: string]: Json } {
  return {
    met,
    below: below.map(({ name, value }) => ({ name, value: value ?? null })),
    too_few: tooFew,
  };
}

function confusionJson(table: AgreementTable): { [first in Mode]?: { [second in Mode]?: number } } {
  const rows = MODES.map((mode, row) => [mode, byMode(table[row] ?? [])] as const);
  return Object.fromEntries(rows);
}

function byMode(counts: readonly number[]): { [mode: string]: number } {
  return Object.fromEntries(MODES.map((mode, column) => [mode, counts[column] ?? 0]));
}

function categoryJson({ category, n, agreed, within, beyondChance }: CategoryAgreement): Json {
  return {
    category,
    n,
    agreed,
    agreement: share(agreed, n),
    ...kappaJson(within),
    beyond_chance: beyondChance ? { value: beyondChance.value, interval: [...beyondChance.interval] } : null,
  };
}

function caseJson({ id, first, second, category, expectedMode, confidence }: LabelledCase): Json {
  return {
    id,
    first,
    second,
    category: category ?? null,
    expected_mode: expectedMode ?? null,
    confidence,
  };
}
