import { MODES, type Mode } from '../model/answer.ts';
import {
  agreementBeyondChance,
  chanceAgreement,
  cohenKappa,
  type AgreementTable,
  type BeyondChance,
  type Kappa,
} from '../stats/kappa.ts';
import type { LabelledCase } from './pairs.ts';

/** Cases of which the annotators agreed on some. */
interface Agreed {
  readonly n: number;
  readonly agreed: number;
}

/** How far two annotators agree, overall and by category. */
export interface Agreement extends Agreed {
  readonly kappa: Kappa;
  /** What chance would give over all cases, 0 to 1. */
  readonly chance: number;
  /** Rows: the first annotator's label; columns: the second's; both in the order of {@link MODES}. */
  readonly table: AgreementTable;
  /** Sorted by name; empty where no case has a category. */
  readonly categories: readonly CategoryAgreement[];
  /** Over the cases that both label alike and whose expected mode is known; absent where none is known. */
  readonly gold?: { readonly n: number; readonly correct: number };
  /** Means of the confidence given, 1 to 5, where they agree and where not; absent where none was given. */
  readonly confidence: { readonly agreed?: number; readonly disagreed?: number };
  /** The cases to talk about. */
  readonly disagreements: readonly LabelledCase[];
}

/** One category's share of the agreement. */
export interface CategoryAgreement extends Agreed {
  readonly category: string;
  /** Over the category's own cases and labels alone. */
  readonly within: Kappa;
  /** See {@link agreementBeyondChance}; absent where κ of all cases is undefined. */
  readonly beyondChance?: BeyondChance;
}

/** Compares two annotators over the cases that both labelled. */
export function measureAgreement(cases: readonly LabelledCase[]): Agreement {
  const table = tableOf(cases);
  const disagreements = cases.filter((one) => !agrees(one));
  const gold = goldAccuracy(cases);
  return {
    n: cases.length,
    agreed: cases.length - disagreements.length,
    kappa: cohenKappa(table),
    chance: chanceAgreement(table),
    table,
    categories: categoriesOf(cases, table),
    ...(gold && { gold }),
    confidence: {
      ...mean('agreed', cases.filter(agrees)),
      ...mean('disagreed', disagreements),
    },
    disagreements,
  };
}

function agrees({ first, second }: LabelledCase): boolean {
  return first === second;
}

function tableOf(cases: readonly LabelledCase[]): number[][] {
  const count = (a: Mode, b: Mode): number =>
    cases.filter(({ first, second }) => first === a && second === b).length;
  return MODES.map((row) => MODES.map((column) => count(row, column)));
}

function categoriesOf(cases: readonly LabelledCase[], all: AgreementTable): CategoryAgreement[] {
  const names = new Set(cases.flatMap(({ category }) => category ?? []));
  return [...names].sort().map((category) => {
    const own = cases.filter((one) => one.category === category);
    const counts = { n: own.length, agreed: own.filter(agrees).length };
    const beyondChance = agreementBeyondChance(counts, all);
    return { category, ...counts, within: cohenKappa(tableOf(own)), ...(beyondChance && { beyondChance }) };
  });
}

function goldAccuracy(cases: readonly LabelledCase[]): Agreement['gold'] {
  if (!cases.some(({ expectedMode }) => expectedMode)) return undefined;
  const known = cases.filter((one) => agrees(one) && one.expectedMode);
  return { n: known.length, correct: known.filter((one) => one.first === one.expectedMode).length };
}

function mean<Key extends string>(
  key: Key,
  cases: readonly LabelledCase[],
): { readonly [key in Key]?: number } {
  const given = cases.flatMap(({ confidence }) => confidence);
  if (given.length === 0) return {};
  return { [key]: given.reduce((sum, one) => sum + one, 0) / given.length } as { [key in Key]: number };
}
